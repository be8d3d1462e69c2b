import { createHash, randomUUID } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { askHolder, type Holder } from "./lock-holder.ts";

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
/** Two starters may both find a dead holder's socket; this is how long the later one has to show itself. */
const SETTLE_MS = 150;

/**
 * Locks a directory for this process. The lock is a listening socket, so the kernel gives it back when the process
 * dies, however it dies: no process ids to guess and no heartbeat that a blocked event loop could miss.
 */
export async function lockDirectory(
  directory: string,
  options: { useKernelName?: boolean } = {},
): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const nonce = randomUUID();
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.splice(0).map(close));
  };
  try {
    const id = await identify(directory);
    const kernelName = options.useKernelName === false ? null : nameInKernel(id);
    if (kernelName) held.push(await take(kernelName, nonce, directory));
    const path = socketPath(directory, id);
    // The path is also seen by a container that shares the volume but not the kernel's name space.
    if (path) held.push(await takePath(path, nonce, directory, kernelName !== null));
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

async function take(address: string, nonce: string, directory: string): Promise<Server> {
  try {
    return await listen(address, nonce);
  } catch (error) {
    if (!isAddressTaken(error)) throw error;
    const holder = await askHolder(address);
    throw new DirectoryInUseError(directory, holder?.pid ?? null);
  }
}

async function takePath(path: string, nonce: string, directory: string, isAlone: boolean): Promise<Server> {
  const server = await listen(path, nonce).catch((error: unknown) => {
    if (isAddressTaken(error)) return null;
    throw error;
  });
  if (server) return server;
  const holder = await askHolder(path);
  if (holder) throw new DirectoryInUseError(directory, holder.pid);
  // Nobody answers: the socket file was left behind by a process that died.
  await rm(path, { force: true });
  const taken = await take(path, nonce, directory);
  if (isAlone) return taken;
  await wait(SETTLE_MS);
  const winner: Holder | null = await askHolder(path);
  if (winner?.nonce === nonce) return taken;
  await close(taken);
  throw new DirectoryInUseError(directory, winner?.pid ?? null);
}

function listen(address: string, nonce: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on("error", () => socket.destroy());
      socket.end(`${process.pid} ${nonce}`);
    });
    server.once("error", reject);
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

function isAddressTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
