import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

/** What a file with sound in it is: `format` as its first bytes say. */
export type SoundFacts = { format: string; seconds: number; isSilent: boolean };
export type SoundAnswer = ({ isOk: true } & SoundFacts) | { isOk: false };

type LookOptions = {
  /** The built process, `dist/sound-child.mjs`. */
  childPath: string;
  /** Beyond it nothing is read: what is longer answers with a second more. */
  maxSeconds: number;
  timeoutMs?: number;
};

const TIMEOUT_MS = 60_000;
const HEAP_LIMIT_MB = 256;

/** Decodes a sound in a process of its own, which may crash or be killed and takes nobody with it. Null: it is none. */
export async function lookIntoSound(path: string, options: LookOptions): Promise<SoundFacts | null> {
  const { childPath, maxSeconds, timeoutMs = TIMEOUT_MS } = options;
  // What a stranger made gets none of our environment, so none of our secrets.
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_LIMIT_MB}`, childPath, path, String(maxSeconds)],
    { env: { NODE_ENV: "production" }, stdio: ["pipe", "pipe", "ignore"] },
  );
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  try {
    const line = (await text(child.stdout)).trim().split("\n").at(-1) ?? "";
    // A process that died says nothing: what killed it is no sound that anybody can use.
    if (line === "") return null;
    const answer = JSON.parse(line) as SoundAnswer;
    return answer.isOk ? { format: answer.format, seconds: answer.seconds, isSilent: answer.isSilent } : null;
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}
