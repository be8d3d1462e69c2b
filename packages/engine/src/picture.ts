import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import type { Subject } from "#picture/faces.ts";

export type PictureSize = { width: number; height: number };

/** What a picture of a stranger may cost, by its header; beyond it nothing is decoded. */
export type PictureLimits = { maxSide: number; minSide: number; maxPixels: number; maxDecodedBytes: number };

/** What a vendor takes. */
export type PictureRules = { minSide: number; maxSide: number; maxRatio: number; maxBytes: number };

export type PictureOrder =
  /** The picture drawn anew, and a thumbnail of it. */
  | { kind: "clean"; limits: PictureLimits; keptSide: number; thumbnailSide: number; isOpaque: boolean }
  /** A JPEG within a vendor's rules. */
  | { kind: "fit"; limits: PictureLimits; rules: PictureRules };

export type PictureFailure = "unreadable" | "too_large";

/** `subject` is what must be seen of it; only looked for in a picture that is kept. */
export type DrawnPicture = PictureSize & { isOpaque: boolean; subject: Subject | null; pictures: Buffer[] };

/** The first line that the process writes; the pictures follow it, one behind the other. */
export type PictureAnswer =
  | (PictureSize & { isOk: true; isOpaque: boolean; subject: Subject | null; lengths: number[] })
  | { isOk: false; reason: PictureFailure };

export class PictureError extends Error {
  override readonly name = "PictureError";
  readonly reason: PictureFailure;

  constructor(reason: PictureFailure) {
    super(`The picture is ${reason}.`);
    this.reason = reason;
  }
}

type ChildOptions = {
  /** The built process, `dist/picture-child.mjs`. */
  childPath: string;
  timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;
const HEAP_LIMIT_MB = 256;

/** Decodes and draws in a process of its own, which may crash or be killed and takes nobody with it. */
export async function drawPicture(source: Buffer, order: PictureOrder, options: ChildOptions): Promise<DrawnPicture> {
  // What a stranger made gets none of our environment, so none of our secrets.
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_LIMIT_MB}`, options.childPath], {
    env: { NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), options.timeoutMs ?? TIMEOUT_MS);
  // A child that is gone before it has read everything is told by its answer, or by the lack of one.
  child.stdin.on("error", () => undefined);
  child.stdin.write(`${JSON.stringify(order)}\n`);
  child.stdin.end(source);
  try {
    return readAnswer(await buffer(child.stdout));
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}

function readAnswer(output: Buffer): DrawnPicture {
  const end = output.indexOf("\n");
  if (end === -1) throw new PictureError("unreadable");
  const answer = JSON.parse(output.toString("utf8", 0, end)) as PictureAnswer;
  if (!answer.isOk) throw new PictureError(answer.reason);
  let at = end + 1;
  const pictures = answer.lengths.map((length) => {
    at += length;
    return output.subarray(at - length, at);
  });
  const { width, height, isOpaque, subject } = answer;
  return { width, height, isOpaque, subject, pictures };
}
