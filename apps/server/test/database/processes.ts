import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const SERVER_FOLDER = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a TypeScript file of this folder in a process of its own; its standard streams are pipes. */
export function startScript(
  file: string,
  parameters: string[] = [],
  environment: Record<string, string> = {},
): ChildProcess & { stdin: NonNullable<ChildProcess["stdin"]>; stdout: NonNullable<ChildProcess["stdout"]> } {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawn(process.execPath, ["--import", "tsx", path, ...parameters], {
    cwd: SERVER_FOLDER,
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  }) as ReturnType<typeof startScript>;
}

/** The lines a process prints, one by one; ends when it ends. */
export async function* linesOf(child: ReturnType<typeof startScript>): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

export async function firstLine(child: ReturnType<typeof startScript>): Promise<string> {
  const { value, done } = await linesOf(child).next();
  if (done) throw new Error("The process ended without a word.");
  return value;
}

/** Ends a process the hard way and waits until it is gone. */
export async function kill(child: ChildProcess, signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}
