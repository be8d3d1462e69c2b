import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { RenderJob, RenderMessage, RenderProgress, RenderResult } from "#child/messages.ts";
import { NODE_OPTIONS } from "#child/process-options.ts";
import { partPath } from "#encode/durable-file.ts";
import { frameWeight, pictureWeight } from "#plan/frame-size.ts";
import { createRenderCache } from "./render-cache.ts";
import { isDiskFull, RenderError } from "./render-error.ts";
import { renderKey } from "./render-key.ts";
import type { RenderSpec } from "./spec.ts";
import { checkRenderSpec, LONGEST_SECONDS } from "./spec.ts";

export type { RenderProgress, RenderResult };

export type RenderLimits = {
  /** Work, not waiting: on a busy machine a film takes long and is still right. */
  cpuMilliseconds: number;
  /** How long nothing may come on before the process counts as hung. */
  standstillMilliseconds: number;
  rssBytes: number;
  outputBytes: number;
};

export type RenderOptions = {
  /** Both files are written durably: after a crash they are whole or absent. */
  outputPath: string;
  posterPath: string;
  limits?: Partial<RenderLimits>;
  /** The built render process; default: `defaultChildPath()`. */
  childPath?: string;
  /** A folder of finished films and prepared pictures: the same spec is answered by a copy, the same picture read once. */
  cacheFolder?: string;
  /** Allows films of two seconds, for samples of the presets. */
  isSample?: boolean;
  /** For our own pages, which are loaded before anybody asked for a film: half the bits. */
  isForPage?: boolean;
};

export type RenderRun = {
  /** Rejects with RenderError only. */
  result: Promise<RenderResult>;
  onProgress(listener: (progress: RenderProgress) => void): void;
  cancel(): void;
};

/** What a film of 1080p may take: its own half of it, and room for twelve pictures of the user. */
const RSS_LIMIT_BYTES = 1024 ** 3;
/** A minute at the highest quality is a tenth of this: a file that grows beyond it will never be a film. */
const OUTPUT_LIMIT_BYTES = 1024 ** 3;
const STANDSTILL_LIMIT_MS = 180_000;
const CPU_TICK_MS = 10;
const WATCH_EVERY_MS = 500;
const LAST_LOG_BYTES = 4_000;
/**
 * Two allocation arenas instead of eight per core, and pictures go back to the system when they are freed: left alone, the
 * allocator keeps what threads that come and go, and decoders that run once, have used.
 */
const ALLOCATOR = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576", MALLOC_TRIM_THRESHOLD_: "1048576" };

/** Starts one process that makes one film. Everything native and everything under the GPL lives in that process. */
export function startRender(spec: RenderSpec, options: RenderOptions): RenderRun {
  const listeners: ((progress: RenderProgress) => void)[] = [];
  const stopper = new AbortController();
  const result = runChild(spec, options, stopper.signal, (progress) => {
    for (const listener of listeners) listener(progress);
  });
  return {
    result,
    onProgress: (listener) => void listeners.push(listener),
    cancel: () => stopper.abort(),
  };
}

/** The built render process, beside the sources or, when the caller is bundled, in the workspace above the bundle. */
export function defaultChildPath(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const fromSources = join(here, "../dist/render-child.cjs");
  if (existsSync(fromSources)) return fromSources;
  for (let folder = here; dirname(folder) !== folder; folder = dirname(folder)) {
    const candidate = join(folder, "packages/engine/dist/render-child.cjs");
    if (existsSync(candidate)) return candidate;
  }
  return fromSources;
}

async function runChild(
  spec: RenderSpec,
  options: RenderOptions,
  signal: AbortSignal,
  onProgress: (progress: RenderProgress) => void,
): Promise<RenderResult> {
  const { outputPath, posterPath, isSample = false, isForPage = false } = options;
  const pictureFolder = options.cacheFolder && join(options.cacheFolder, "pictures");
  const job = { spec: checkRenderSpec(spec, { isSample }), outputPath, posterPath, isSample, isForPage, pictureFolder };
  const cache = options.cacheFolder && !isSample && !isForPage ? createRenderCache(options.cacheFolder) : null;
  try {
    const key = cache ? await renderKey(job.spec) : "";
    const known = await cache?.find(key, options);
    if (known) return known;
    const result = await watchChild(job, options, signal, onProgress);
    // The film is made; that it could not be remembered is no reason to fail it.
    await cache?.keep(key, options, result).catch(() => undefined);
    return result;
  } catch (error) {
    await Promise.all([outputPath, posterPath].map((path) => rm(partPath(path), { force: true })));
    throw error instanceof RenderError
      ? error
      : new RenderError(isDiskFull(error) ? "no_space" : "crashed", "The film could not be made.", { cause: error });
  }
}

function watchChild(
  job: RenderJob,
  { limits, childPath = defaultChildPath() }: RenderOptions,
  signal: AbortSignal,
  onProgress: (progress: RenderProgress) => void,
): Promise<RenderResult> {
  // A voice may make an edited film longer than it was asked to be.
  const longest = job.spec.film ? 2 * LONGEST_SECONDS : (job.spec.durationSeconds ?? LONGEST_SECONDS);
  const cpuLimit = limits?.cpuMilliseconds ?? (longest * 10 * frameWeight(job.spec.resolution) + 60) * 1000;
  const standstillLimit = limits?.standstillMilliseconds ?? STANDSTILL_LIMIT_MS;
  const rssLimit = limits?.rssBytes ?? RSS_LIMIT_BYTES * (0.5 + 0.5 * pictureWeight(job.spec.resolution));
  const outputLimit = limits?.outputBytes ?? OUTPUT_LIMIT_BYTES;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new RenderError("cancelled", "The render was cancelled before it began."));
      return;
    }
    // The child reads untrusted pictures: it gets none of our environment, so none of our secrets.
    const child = spawn(process.execPath, [...NODE_OPTIONS, childPath], {
      env: { NODE_ENV: "production", ...ALLOCATOR },
      stdio: ["pipe", "pipe", "pipe"],
    });
    let outcome: RenderResult | RenderError | undefined;
    let lastLog = "";

    function stop(error: RenderError): void {
      outcome ??= error;
      child.kill("SIGKILL");
    }

    function checkMemory(rssBytes: number): void {
      if (rssBytes > rssLimit) stop(new RenderError("out_of_memory", `The render process used ${rssBytes} bytes.`));
    }

    function checkOutput(bytes: number): void {
      if (bytes > outputLimit) stop(new RenderError("crashed", `The film grew beyond ${outputLimit} bytes.`));
    }

    function checkCpu(milliseconds: number): void {
      if (milliseconds > cpuLimit) stop(new RenderError("timeout", `The render used ${milliseconds} ms of CPU.`));
    }

    const standstillTimer = setTimeout(
      () => stop(new RenderError("timeout", `The render stood still for ${standstillLimit} ms.`)),
      standstillLimit,
    );
    const watchTimer = setInterval(() => {
      void readRss(child.pid).then(checkMemory);
      void readCpu(child.pid).then(checkCpu);
      void readSize(partPath(job.outputPath)).then(checkOutput);
    }, WATCH_EVERY_MS);
    const handleAbort = () => stop(new RenderError("cancelled", "The render was cancelled."));
    signal.addEventListener("abort", handleAbort, { once: true });

    createInterface({ input: child.stdout }).on("line", (line) => {
      const message = parseMessage(line);
      if (message) standstillTimer.refresh();
      if (message?.type === "done") outcome ??= message.result;
      if (message?.type === "failed") outcome ??= new RenderError(message.reason, message.message);
      if (message?.type !== "progress" || outcome) return;
      checkMemory(message.rssBytes);
      onProgress({ stage: message.stage, percent: message.percent });
    });
    child.stderr.on("data", (chunk: Buffer) => {
      lastLog = (lastLog + chunk.toString()).slice(-LAST_LOG_BYTES);
    });
    // A child that died early closes its input; the exit tells why, the broken pipe does not.
    child.stdin.on("error", () => undefined);
    child.stdin.write(`${JSON.stringify(job)}\n`);
    child.on("error", (error) => {
      outcome ??= new RenderError("crashed", "The render process did not start.", { cause: error });
      finish();
    });
    child.on("close", finish);

    function finish(): void {
      clearTimeout(standstillTimer);
      clearInterval(watchTimer);
      signal.removeEventListener("abort", handleAbort);
      if (outcome && !(outcome instanceof RenderError)) resolve(outcome);
      else reject(outcome ?? describeDeath(lastLog));
    }
  });
}

function describeDeath(lastLog: string): RenderError {
  const isHeapFull = /heap out of memory|Cannot allocate memory|WebAssembly\.Memory\.grow/u.test(lastLog);
  return new RenderError(isHeapFull ? "out_of_memory" : "crashed", `The render process died. ${lastLog}`.trim());
}

function parseMessage(line: string): RenderMessage | undefined {
  try {
    return JSON.parse(line) as RenderMessage;
  } catch {
    // A native library may print to the standard output; only our own lines are JSON.
    return undefined;
  }
}

/** Linux tells at any moment; elsewhere the child's own progress lines carry the number. */
async function readRss(pid: number | undefined): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+) kB/u.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** User and system time of the whole process; only Linux tells. */
async function readCpu(pid: number | undefined): Promise<number> {
  try {
    // The name in parentheses may hold spaces: the fields are counted from its end.
    const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * CPU_TICK_MS;
  } catch {
    return 0;
  }
}

async function readSize(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
