import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { ChangeKillPoint, UploadKillPoint } from "./kill-points.ts";
import type { PublishPlace } from "./publish-context.ts";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const programs = new Map<string, string>();

export type Life<Told = PublishTold> = {
  /** The signal it died of; null when it came to its end. */
  signal: string | null;
  told: Told | undefined;
};
type PublishTold = { status?: string; states?: string[]; sha256?: string; seconds: number; grownBytes: number };

export type PublishOrder = {
  bytes: number;
  kill: UploadKillPoint | null;
  /** It says where the film lies and leaves the work to the next life. */
  isOnlyOrder?: boolean;
  /** It goes to two channels. */
  isForTwo?: boolean;
  hour?: { publishAt: string; publishBy: "channel" | "sahne" };
};

/** Lives once, from start to end or to its death. */
export async function liveOnce(place: PublishPlace, order: PublishOrder): Promise<Life> {
  return run<PublishTold>("publish-process", { ...place, ...order });
}

/** The same for a film that is published and then changed on its channel. */
export async function changeOnce(
  place: PublishPlace,
  kill: ChangeKillPoint | null,
): Promise<Life<{ status: string; youtubeVideoId: string }>> {
  return run("change-process", { ...place, kill });
}

async function run<Told>(name: string, order: object): Promise<Life<Told>> {
  const program = programs.get(name) ?? bundleProcess(name);
  programs.set(name, program);
  const parameters = [program, JSON.stringify(order)];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  const [output, [code, signal]] = await Promise.all([
    text(child.stdout),
    once(child, "exit") as Promise<[number | null, string | null]>,
  ]);
  if (code !== 0 && signal === null) throw new Error(`The process ended with ${code}.`);
  return { signal, told: output ? (JSON.parse(output) as Told) : undefined };
}

/** One file starts in a second; from the sources every life would take several. */
function bundleProcess(name: string): string {
  const bundle = `apps/server/dist/${name}.mjs`;
  execFileSync(process.execPath, ["scripts/bundle.mjs", `apps/server/test/publishing/${name}.ts`, bundle], {
    cwd: ROOT,
  });
  return join(ROOT, bundle);
}
