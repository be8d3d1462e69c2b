import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join, relative } from "node:path";

import type { NodeFS } from "@electric-sql/pglite/nodefs";

/** The parts of the WASM runtime's file layer that change something on the disk. */
type Node = object;
type Stream = { nfd: number; node: Node };
type Change = { size?: number };
type Block = [buffer: Uint8Array, offset: number, length: number, position: number];
type HostFiles = {
  NODEFS: {
    realPath(node: Node): string;
    stream_ops: {
      open(stream: Stream): void;
      write(stream: Stream, ...block: Block): number;
      setattr(stream: Stream, change: Change): void;
    };
    node_ops: {
      setattr(node: Node, change: Change): void;
      mknod(parent: Node, name: string, mode: number, device: number): Node;
      rename(node: Node, folder: Node, name: string): void;
      unlink(folder: Node, name: string): void;
      rmdir(folder: Node, name: string): void;
    };
  };
};

type Write = { position: number; data: Buffer };

export type PowerCutDisk = {
  attach(files: NodeFS): void;
  /** What `fsync` does on this disk. */
  sync(descriptor: number): void;
  /** Pulls the plug: every write not yet synced survives with the given probability. Answers how many were at stake. */
  cut(survival: number, random: () => number): number;
};

/**
 * Keeps a second folder that holds what a disk would hold after a power cut: names and sizes at once, contents only
 * when they were synced. Metadata is modelled as ordered and durable, and a single write is never torn.
 */
export function createPowerCutDisk(live: string, shadow: string): PowerCutDisk {
  const pending = new Map<string, Write[]>();
  const opened = new Map<number, () => string>();
  const inShadow = (path: string) => join(shadow, relative(live, path));

  function apply(path: string, writes: Write[]): void {
    if (!existsSync(inShadow(path))) return;
    const descriptor = openSync(inShadow(path), "r+");
    for (const { data, position } of writes) writeSync(descriptor, data, 0, data.length, position);
    closeSync(descriptor);
  }

  function resize(path: string, { size }: Change): void {
    if (size === undefined) return;
    truncateSync(inShadow(path), size);
    const writes = pending.get(path);
    if (writes)
      pending.set(
        path,
        writes.filter(({ position }) => position < size),
      );
  }

  function watchStreams({ realPath, stream_ops: operations }: HostFiles["NODEFS"]): void {
    const { open, write, setattr } = operations;
    operations.open = (stream) => {
      open(stream);
      opened.set(stream.nfd, () => realPath(stream.node));
    };
    operations.write = (stream, ...block) => {
      const written = write(stream, ...block);
      const [buffer, offset, , position] = block;
      const path = realPath(stream.node);
      const data = Buffer.from(buffer.subarray(offset, offset + written));
      const writes = pending.get(path);
      if (writes) writes.push({ position, data });
      else pending.set(path, [{ position, data }]);
      return written;
    };
    operations.setattr = (stream, change) => {
      setattr(stream, change);
      resize(realPath(stream.node), change);
    };
  }

  function watchNames({ realPath, node_ops: operations }: HostFiles["NODEFS"]): void {
    const { setattr, mknod, rename, unlink, rmdir } = operations;
    operations.setattr = (node, change) => {
      setattr(node, change);
      resize(realPath(node), change);
    };
    operations.mknod = (parent, name, mode, device) => {
      const node = mknod(parent, name, mode, device);
      const path = realPath(node);
      if (statSync(path).isDirectory()) mkdirSync(inShadow(path), { recursive: true });
      else writeFileSync(inShadow(path), "");
      return node;
    };
    operations.rename = (node, folder, name) => {
      const from = realPath(node);
      const to = join(realPath(folder), name);
      rename(node, folder, name);
      renameSync(inShadow(from), inShadow(to));
      pending.delete(to);
      const writes = pending.get(from);
      pending.delete(from);
      if (writes) pending.set(to, writes);
    };
    operations.unlink = (folder, name) => {
      const path = join(realPath(folder), name);
      unlink(folder, name);
      rmSync(inShadow(path), { force: true });
      pending.delete(path);
    };
    operations.rmdir = (folder, name) => {
      const path = join(realPath(folder), name);
      rmdir(folder, name);
      rmSync(inShadow(path), { recursive: true, force: true });
    };
  }

  return {
    attach(files) {
      const initialise = files.init.bind(files);
      files.init = async (engine, options) => {
        const result = await initialise(engine, options);
        const preRun = result.emscriptenOpts.preRun as ((runtime: unknown) => void)[];
        preRun.push((runtime) => {
          const { NODEFS } = runtime as HostFiles;
          watchStreams(NODEFS);
          watchNames(NODEFS);
        });
        return result;
      };
    },
    sync(descriptor) {
      const path = opened.get(descriptor)?.();
      const writes = path && pending.get(path);
      if (!writes) return;
      apply(path, writes);
      pending.delete(path);
    },
    cut(survival, random) {
      let atStake = 0;
      for (const [path, writes] of pending) {
        atStake += writes.length;
        apply(
          path,
          writes.filter(() => random() < survival),
        );
      }
      return atStake;
    },
  };
}
