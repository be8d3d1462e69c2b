import { spawn, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

const SERVER_FOLDER = fileURLToPath(new URL("../..", import.meta.url));

export type Script = ChildProcessByStdio<Writable, Readable, null>;

/** Runs a TypeScript file of this folder in a process of its own; only its errors are shown. */
export function startScript(file: string, parameters: string[] = []): Script {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawn(process.execPath, ["--import", "tsx", path, ...parameters], {
    cwd: SERVER_FOLDER,
    stdio: ["pipe", "pipe", "inherit"],
  });
}

/** The lines a process prints, one by one; ends when it ends. */
export async function* linesOf(child: Script): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

export async function firstLine(child: Script): Promise<string> {
  const { value, done } = await linesOf(child).next();
  if (done) throw new Error("The process ended without a word.");
  return value;
}

/** Ends a process the hard way and waits until it is gone. */
export async function kill(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  if (isGone(child)) return;
  child.kill(signal);
  await once(child, "exit");
}

/** Also when it has ended before anybody asked. */
export async function untilGone(child: ChildProcess): Promise<void> {
  if (!isGone(child)) await once(child, "exit");
}

function isGone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
