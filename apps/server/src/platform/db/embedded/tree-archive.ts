import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

const BLOCK = 512;
const FOLDER = "5";
const FILE = "0";
const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Packs a folder into a gzipped tar; only what a database cluster holds: folders and files with short names. */
export async function packTree(root: string): Promise<Buffer> {
  const blocks: Buffer[] = [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort();
  for (const path of paths) {
    const status = await stat(join(root, path));
    const isFolder = status.isDirectory();
    const content = isFolder ? Buffer.alloc(0) : await readFile(join(root, path));
    blocks.push(header({ path, mode: status.mode, size: content.length, type: isFolder ? FOLDER : FILE }), content);
    blocks.push(Buffer.alloc(padding(content.length)));
  }
  blocks.push(Buffer.alloc(2 * BLOCK));
  return compress(Buffer.concat(blocks), { level: 6 });
}

/** Unpacks such an archive into an empty folder. */
export async function unpackTree(archive: Buffer, root: string): Promise<void> {
  const tar = await decompress(archive);
  await mkdir(root, { recursive: true, mode: 0o700 });
  for (let offset = 0; offset + BLOCK <= tar.length && tar[offset] !== 0;) {
    const { path, mode, size, type } = readHeader(tar.subarray(offset, offset + BLOCK));
    const start = offset + BLOCK;
    if (type === FOLDER) await mkdir(join(root, path), { recursive: true, mode });
    else await writeFile(join(root, path), tar.subarray(start, start + size), { mode });
    offset = start + size + padding(size);
  }
}

type Header = { path: string; mode: number; size: number; type: string };

function header({ path, mode, size, type }: Header): Buffer {
  const block = Buffer.alloc(BLOCK);
  const name = path.replaceAll("\\", "/");
  if (Buffer.byteLength(name) > 99) throw new Error(`Too long a name for the archive: ${name}`);
  block.write(name, 0);
  block.write(octal(mode & 0o777, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(0, 11), 136);
  block.write(type, 156);
  block.write("ustar\u000000", 257);
  // The checksum is taken over the header with blanks in its own place.
  block.write(" ".repeat(8), 148);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\u0000 `, 148);
  return block;
}

function readHeader(block: Buffer): Header {
  const text = (start: number, length: number) =>
    block
      .subarray(start, start + length)
      .toString()
      .split("\u0000", 1)[0] ?? "";
  const path = text(0, 100);
  if (path.split("/").includes("..") || path.startsWith("/")) throw new Error(`Not a path of an archive: ${path}`);
  return {
    path,
    mode: Number.parseInt(text(100, 8), 8),
    size: Number.parseInt(text(124, 12), 8),
    type: text(156, 1),
  };
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}
