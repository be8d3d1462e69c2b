import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { UploadKillPoint } from "./kill-points.ts";
import type { PublishPlace } from "./publish-context.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const ENTRY = "apps/server/test/publishing/publish-process.ts";
const BUNDLE = "apps/server/dist/publish-process.mjs";
let program: string | undefined;

export type Life = {
  /** The signal it died of; null when it came to its end. */
  signal: string | null;
  told: { status?: string; sha256?: string; seconds: number; grownBytes: number } | undefined;
};

/** Lives once, from start to end or to its death. */
export async function liveOnce(
  place: PublishPlace,
  order: { bytes: number; kill: UploadKillPoint | null; isOnlyOrder?: boolean },
): Promise<Life> {
  program ??= bundleProcess();
  const parameters = [program, JSON.stringify({ ...place, ...order })];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  const [output, [code, signal]] = await Promise.all([
    text(child.stdout),
    once(child, "exit") as Promise<[number | null, string | null]>,
  ]);
  if (code !== 0 && signal === null) throw new Error(`The process ended with ${code}.`);
  return { signal, told: output ? (JSON.parse(output) as Life["told"]) : undefined };
}

/** One file starts in a second; from the sources every life would take several. */
function bundleProcess(): string {
  execFileSync(process.execPath, ["scripts/bundle.mjs", ENTRY, BUNDLE], { cwd: ROOT });
  return join(ROOT, BUNDLE);
}
