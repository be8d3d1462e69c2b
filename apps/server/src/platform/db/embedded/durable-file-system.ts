import { fsyncSync } from "node:fs";

import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of the WASM runtime's file layer that is replaced: it has no `fsync` of its own and so never reaches the disk. */
type HostFiles = {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd: number }) => number };
    node_ops: { setattr(node: unknown, attributes: { mode?: number }): void };
    tryFSOperation(operation: () => void): void;
  };
};

/** All permission bits except those of group and others. */
const OWN_MODE = ~0o077;

export type DurableFileSystem = {
  files: NodeFS;
  /** How often the disk was told to keep what was written. */
  syncs: () => number;
};

/**
 * PGlite's own file system lets the engine believe that a commit is on the disk when it is only in the page cache:
 * a power cut then loses acknowledged rows or the whole directory. This one passes every sync on.
 */
export function createDurableFileSystem(
  directory: string,
  syncFile: (descriptor: number) => void = fsyncSync,
): DurableFileSystem {
  let syncs = 0;
  const files = new NodeFS(directory);
  const initialise = files.init.bind(files);
  files.init = async (engine, options) => {
    const result = await initialise(engine, options);
    const preRun = result.emscriptenOpts.preRun;
    if (!Array.isArray(preRun)) throw new Error("The embedded database has no place for our file system.");
    preRun.push((runtime: unknown) => {
      const { NODEFS } = runtime as HostFiles;
      NODEFS.stream_ops.fsync = (stream) => {
        // Errors become the engine's own error numbers, so that it stops as it does on any failing disk.
        NODEFS.tryFSOperation(() => syncFile(stream.nfd));
        syncs += 1;
        return 0;
      };
      const setattr = NODEFS.node_ops.setattr.bind(NODEFS.node_ops);
      // The runtime sets the mode of each new file itself, past the umask of this process.
      NODEFS.node_ops.setattr = (node, attributes) =>
        setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & OWN_MODE });
    });
    return result;
  };
  return { files, syncs: () => syncs };
}

/** `fdatasync` of the WASM runtime never leaves it, hence `fsync`; PGlite's `-F` would switch both off. */
export function durableStartParameters(defaults: readonly string[]): string[] {
  return [
    ...defaults.filter((parameter) => parameter !== "-F"),
    ...["fsync=on", "wal_sync_method=fsync", "synchronous_commit=on"].flatMap((setting) => ["-c", setting]),
  ];
}

/** The file system hooks into PGlite's insides, so every start proves that a commit still reaches the disk. */
export async function assertDurable(
  query: (text: string) => Promise<{ rows: unknown[] }>,
  syncs: () => number,
): Promise<void> {
  const { rows } = await query("show fsync");
  const [setting] = rows as { fsync: string }[];
  const before = syncs();
  await query("select pg_logical_emit_message(true, 'sahne', 'start')");
  if (setting?.fsync === "on" && syncs() > before) return;
  throw new Error("The embedded database does not write commits through to the disk; it is not safe to use.");
}
