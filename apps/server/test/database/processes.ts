import { execFileSync, spawn, type ChildProcess, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { renameSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

const SERVER_FOLDER = fileURLToPath(new URL("../..", import.meta.url));
const ROOT = join(SERVER_FOLDER, "../..");
const bundles = new Map<string, string>();

export type Script = ChildProcessByStdio<Writable, Readable, null>;

/** Runs a TypeScript file of this folder in a process of its own; only its errors are shown. */
export function startScript(file: string, parameters: string[] = []): Script {
  return spawn(process.execPath, [...programOf(new URL(file, import.meta.url)), ...parameters], {
    cwd: SERVER_FOLDER,
    stdio: ["pipe", "pipe", "inherit"],
  });
}

/**
 * What node is given to run a script, which is made into one file once per run: that starts in a moment, from the sources
 * each start would take seconds. One that lives for seconds does not earn back what V8 spends on making the embedded
 * database's code quick, so it stays with the first compiler.
 */
export function programOf(script: URL): string[] {
  return ["--liftoff-only", bundleScript(script)];
}

function bundleScript(script: URL): string {
  const known = bundles.get(script.href);
  if (known) return known;
  const entry = fileURLToPath(script);
  const bundle = join(SERVER_FOLDER, "dist", `${basename(entry, ".ts")}.mjs`);
  // Runs side by side make the same one; none may start what another has half written.
  const draft = `${bundle}.${process.pid}`;
  execFileSync(process.execPath, ["scripts/bundle.mjs", relative(ROOT, entry), relative(ROOT, draft)], { cwd: ROOT });
  rmSync(`${draft}.map`);
  renameSync(draft, bundle);
  bundles.set(script.href, bundle);
  return bundle;
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
