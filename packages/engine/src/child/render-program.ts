// What the render process does: reads one job from its standard input, writes progress lines, and dies with its parent.
// render-child.ts starts it.
import { getPriority, setPriority } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isDiskFull, RenderError } from "#render-error.ts";
import { checkRenderSpec } from "#spec.ts";
import type { RenderJob, RenderMessage } from "./messages.ts";
import { renderFilm } from "./render-film.ts";

const NICENESS = 5;

const files = {
  kernelPath: beside("kernel.wasm"),
  assetFolder: beside("."),
  fontFolder: beside("../fonts"),
};

// Somebody is always waiting for a web page; nobody minds a film a second later. Not lower: it must end on a busy machine too.
// Nor higher than whoever asked for the film: only an administrator may do that, and everybody else would be refused.
setPriority(Math.max(NICENESS, getPriority()));

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
