import { createHash } from "node:crypto";
import { mkdir, open, rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { askHolder } from "./lock-holder.ts";

/** Another process works in the directory. */
export class DirectoryInUseError extends Error {
  override readonly name = "DirectoryInUseError";
  readonly directory: string;
  readonly holderPid: number | null;

  constructor(directory: string, holderPid: number | null) {
    super(`The directory ${directory} is in use by ${holderPid ? `process ${holderPid}` : "another process"}.`);
    this.directory = directory;
    this.holderPid = holderPid;
  }
}

/** The longest socket path every system takes. */
const MAX_SOCKET_PATH_BYTES = 100;
/** Removing a dead holder's socket takes moments; an older marker was left by a process that died doing it. */
const TAKE_OVER_MS = 5000;
const TAKE_OVER_STEP_MS = 50;
/** So often is a holder asked who it is before it is called another process. */
const NAME_TRIES = 4;
/** Longer than such a marker is respected, so that a start does not fail because of one left a moment ago. */
const TAKE_OVER_TRIES = (2 * TAKE_OVER_MS) / TAKE_OVER_STEP_MS;

/**
 * Locks a directory for this process. The lock is a listening socket, so the kernel gives it back when the process
 * dies, however it dies: no process ids to guess and no heartbeat that a blocked event loop could miss.
 */
export async function lockDirectory(
  directory: string,
  options: { useKernelName?: boolean } = {},
): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.splice(0).map(close));
  };
  try {
    const id = await identify(directory);
    const kernelName = options.useKernelName === false ? null : nameInKernel(id);
    if (kernelName) held.push(await take(kernelName, directory));
    const path = socketPath(directory, id);
    // The path is also seen by a container that shares the volume but not the kernel's name space.
    if (path) held.push(await takePath(path, directory));
    return release;
  } catch (error) {
    await release();
    throw error;
  }
}

/** The same for every path that leads to the directory. */
async function identify(directory: string): Promise<string> {
  const { dev, ino } = await stat(directory, { bigint: true });
  return createHash("sha256").update(`${dev}:${ino}`).digest("hex").slice(0, 24);
}

function nameInKernel(id: string): string | null {
  if (process.platform === "linux") return `\0sahne-${id}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\sahne-${id}`;
  return null;
}

function socketPath(directory: string, id: string): string | null {
  if (process.platform === "win32") return null;
  const path = join(resolve(directory), "lock");
  return Buffer.byteLength(path) > MAX_SOCKET_PATH_BYTES ? join(tmpdir(), `sahne-${id}.lock`) : path;
}

async function take(address: string, directory: string): Promise<Server> {
  const server = await listen(address);
  if (server) return server;
  // A socket just bound refuses for an instant before it listens: its holder is asked for its name again.
  for (let tries = 0; tries < NAME_TRIES; tries += 1) {
    const holder = await askHolder(address);
    if (holder) throw new DirectoryInUseError(directory, holder.pid);
    await wait(TAKE_OVER_STEP_MS);
  }
  throw new DirectoryInUseError(directory, null);
}

async function takePath(path: string, directory: string): Promise<Server> {
  for (let tries = 0; tries < TAKE_OVER_TRIES; tries += 1) {
    const server = await listen(path);
    if (server) return server;
    const holder = await askHolder(path);
    if (holder) throw new DirectoryInUseError(directory, holder.pid);
    await removeDeadSocket(path);
  }
  throw new DirectoryInUseError(directory, null);
}

/** One at a time, and only after asking again: else a slow starter could remove the socket of a quicker one. */
async function removeDeadSocket(path: string): Promise<void> {
  const sign = `${path}.take-over`;
  try {
    await (await open(sign, "wx")).close();
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    await wait(TAKE_OVER_STEP_MS);
    const left = await stat(sign).catch(() => null);
    if (left && Date.now() - left.mtimeMs > TAKE_OVER_MS) await rm(sign, { force: true });
    return;
  }
  try {
    // A socket just bound refuses for an instant before it listens.
    await wait(TAKE_OVER_STEP_MS);
    if (!(await askHolder(path))) await rm(path, { force: true });
  } finally {
    await rm(sign, { force: true });
  }
}

/** Null when somebody else has the address. */
function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(String(process.pid));
    });
    server.once("error", (error) => (hasCode(error, "EADDRINUSE") ? resolve(null) : reject(error)));
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
