import { crc32 } from "node:zlib";

export type UnpackedFile = { name: string; content: Buffer };

const END = 0x06054b50;
const LONG_END = 0x06064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

/** Reads an archive by its table of contents, as an ordinary unpacker does, and checks every length and checksum. */
export function readZip(archive: Buffer): UnpackedFile[] {
  const end = archive.length - 22;
  expectSignature(archive, end, END);
  let count = archive.readUInt16LE(end + 10);
  let position = archive.readUInt32LE(end + 16);
  if (count === 0xffff) {
    const long = Number(archive.readBigUInt64LE(end - 20 + 8));
    expectSignature(archive, long, LONG_END);
    count = Number(archive.readBigUInt64LE(long + 32));
    position = Number(archive.readBigUInt64LE(long + 48));
  }
  const files: UnpackedFile[] = [];
  for (let index = 0; index < count; index += 1) {
    expectSignature(archive, position, CENTRAL);
    const nameLength = archive.readUInt16LE(position + 28);
    const name = archive.toString("utf8", position + 46, position + 46 + nameLength);
    files.push({ name, content: readContent(archive, position) });
    position += 46 + nameLength + archive.readUInt16LE(position + 30) + archive.readUInt16LE(position + 32);
  }
  return files;
}

function readContent(archive: Buffer, central: number): Buffer {
  const bytes = archive.readUInt32LE(central + 24);
  const local = archive.readUInt32LE(central + 42);
  expectSignature(archive, local, LOCAL);
  // From the version to the sizes both records must say the same.
  const [inCentral, inLocal] = [archive.subarray(central + 6, central + 28), archive.subarray(local + 4, local + 26)];
  if (!inCentral.equals(inLocal)) throw new Error("The two records of a file differ.");
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const content = archive.subarray(start, start + bytes);
  if (crc32(content) !== archive.readUInt32LE(central + 16)) throw new Error("A checksum is wrong.");
  return content;
}

function expectSignature(archive: Buffer, position: number, signature: number): void {
  if (archive.readUInt32LE(position) !== signature) throw new Error(`Not a ZIP record at ${position}.`);
}
