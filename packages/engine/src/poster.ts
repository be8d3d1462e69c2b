import { spawn } from "node:child_process";
import { once } from "node:events";

export type PosterOptions = {
  /** The built process, `dist/poster-child.mjs`. */
  childPath: string;
  /** The moment to show. */
  atSeconds?: number;
  timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;
const HEAP_LIMIT_MB = 256;

/** Writes a JPEG of one frame. The video is decoded in a process of its own, which ends with us or when it takes too long. */
export async function takePoster(videoPath: string, posterPath: string, options: PosterOptions): Promise<void> {
  const { childPath, atSeconds = 1, timeoutMs = TIMEOUT_MS } = options;
  const parameters = [`--max-old-space-size=${HEAP_LIMIT_MB}`, childPath, videoPath, posterPath, String(atSeconds)];
  // The process decodes what a stranger made: it gets none of our environment, so none of our secrets.
  const child = spawn(process.execPath, parameters, {
    env: { NODE_ENV: "production" },
    stdio: ["pipe", "ignore", "ignore"],
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    if (code !== 0) throw new Error(`No still could be taken (exit ${String(code)}).`);
  } finally {
    clearTimeout(timer);
  }
}
