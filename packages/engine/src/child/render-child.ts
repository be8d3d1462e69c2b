// The render process: reads one job from its standard input, writes progress lines, and dies with its parent.
import { getPriority, setPriority } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { isDiskFull, RenderError } from "#render-error.ts";
import { checkRenderSpec } from "#spec.ts";
import type { RenderJob, RenderMessage } from "./messages.ts";
import { renderFilm } from "./render-film.ts";

const NICENESS = 5;
/** How long code must have run before it is compiled again to run faster; V8 does it after a fifth of that. */
const BYTES_BEFORE_OPTIMIZING = 700_000;
/** How often a pattern must have been looked for before it becomes machine code; V8 does it after the first time. */
const SEARCHES_BEFORE_COMPILING = 10;

const files = {
  kernelPath: beside("kernel.wasm"),
  assetFolder: beside("."),
  fontFolder: beside("../fonts"),
};

// Somebody is always waiting for a web page; nobody minds a film a second later. Not lower: it must end on a busy machine too.
// Nor higher than whoever asked for the film: only an administrator may do that, and everybody else would be refused.
setPriority(Math.max(NICENESS, getPriority()));

// Most of what reads and directs a text runs for a moment and never again: optimizing it costs more than it saves. An option
// V8 does not know any more is ignored here, and would stop the process if it stood on its command line.
setFlagsFromString(`--interrupt-budget=${BYTES_BEFORE_OPTIMIZING}`);
// So it is with patterns: there are hundreds, and a short text meets most of them a few times.
setFlagsFromString(`--regexp-tier-up-ticks=${SEARCHES_BEFORE_COMPILING}`);
setFlagsFromString("--no-regexp-peephole-optimization");

const input = createInterface({ input: process.stdin });
input.once("line", (line) => void run(line));
// The parent holds our input open for as long as it lives and wants the film.
input.once("close", () => process.exit(1));

async function run(line: string): Promise<void> {
  try {
    const job = JSON.parse(line) as RenderJob;
    const spec = checkRenderSpec(job.spec, { isSample: job.isSample });
    const result = await renderFilm(
      { ...job, spec },
      {
        files,
        loadVoice: async () => (await import("#voice/robot-voice.ts")).createRobotVoice(),
        onProgress: (progress) => send({ type: "progress", rssBytes: process.memoryUsage.rss(), ...progress }),
      },
    );
    send({ type: "done", result }, () => process.exit(0));
  } catch (error) {
    const reason = error instanceof RenderError ? error.reason : isDiskFull(error) ? "no_space" : "crashed";
    send(
      { type: "failed", reason, message: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      () => process.exit(1),
    );
  }
}

function send(message: RenderMessage, onSent?: () => void): void {
  process.stdout.write(`${JSON.stringify(message)}\n`, onSent);
}

function beside(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
