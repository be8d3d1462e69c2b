import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { Log } from "#platform/log.ts";

export type SandboxProcess = { url: string; stop(): Promise<void> };

type SandboxOptions = { entry: string; dataDir: string; port: number; redirectUri: string; log: Log };

const READY_MS = 20_000;
const FIRST_REVIVAL_MS = 250;
const LONGEST_REVIVAL_MS = 30_000;
const readyLine = z.object({ ready: z.literal(true), port: z.int() });

/** Starts the stand-in for the vendors. It ends with us: its input is our pipe, which the kernel closes even on kill -9. */
export async function startSandboxProcess(options: SandboxOptions): Promise<SandboxProcess> {
  await mkdir(options.dataDir, { recursive: true });
  const { port, process: first } = await spawnOnPort(options, options.port || (await lastPort(options.dataDir)));
  await writeFile(join(options.dataDir, "port"), String(port));
  let current = first;
  let isStopping = false;

  /** What it knows lies on the disk: one that died goes on at the same address, a little later each time. */
  async function revive(failures = 0): Promise<void> {
    await wait(Math.min(FIRST_REVIVAL_MS * 2 ** failures, LONGEST_REVIVAL_MS), undefined, { ref: false });
    if (isStopping) return;
    try {
      current = (await spawnSandbox(options, port)).process;
      current.once("exit", onExit);
      if (isStopping) current.stdin?.end();
    } catch (error) {
      options.log.warn({ err: error }, "the sandbox could not be started again");
      await revive(failures + 1);
    }
  }

  function onExit(code: number | null): void {
    if (isStopping) return;
    options.log.error({ code }, "the sandbox ended and is started again");
    void revive();
  }

  first.once("exit", onExit);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      isStopping = true;
      if (current.exitCode !== null || current.signalCode !== null) return;
      const ended = once(current, "exit");
      current.stdin?.end();
      await ended;
    },
  };
}

type Started = { process: ChildProcess; port: number };

async function spawnOnPort(options: SandboxOptions, port: number): Promise<Started> {
  try {
    return await spawnSandbox(options, port);
  } catch (error) {
    // The port of last time may be taken now; one that was asked for must not be replaced silently.
    if (port === 0 || options.port !== 0) throw error;
    return spawnSandbox(options, 0);
  }
}

async function spawnSandbox(options: SandboxOptions, port: number): Promise<Started> {
  const place = ["--data", options.dataDir, "--port", String(port)];
  const parameters = [...place, "--redirect-uri", options.redirectUri, "--parent-pipe"];
  // It stands in for strangers: none of our settings and secrets are its business.
  const env = { NODE_ENV: "production" };
  const child = spawn(process.execPath, [options.entry, ...parameters], { env, stdio: ["pipe", "pipe", "pipe"] });
  child.stderr.on("data", (chunk: Buffer) => options.log.warn({ from: "sandbox" }, chunk.toString("utf8").trim()));
  const lines = createInterface({ input: child.stdout });
  const signal = AbortSignal.timeout(READY_MS);
  const ready = once(lines, "line", { signal }).then(([line]) => readyLine.parse(JSON.parse(String(line))).port);
  const died = once(child, "exit", { signal }).then(([code]) => {
    throw new Error(`The sandbox ended at its start (exit ${String(code)}).`);
  });
  return { process: child, port: await Promise.race([ready, died]) };
}

/** The same port as last time, so that links into the sandbox outlive a restart. */
async function lastPort(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, "port"), "utf8").catch(() => "0");
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
}
