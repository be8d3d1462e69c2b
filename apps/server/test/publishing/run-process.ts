import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { programOf } from "#test/database/processes.ts";
import type { ChangeKillPoint, UploadKillPoint } from "./kill-points.ts";
import type { PublishPlace } from "./publish-context.ts";

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
  order: { kill: ChangeKillPoint | null; hour: string },
): Promise<Life<{ status: string; youtubeVideoId: string }>> {
  return run("change-process", { ...place, ...order });
}

async function run<Told>(name: string, order: object): Promise<Life<Told>> {
  const parameters = [...programOf(new URL(`${name}.ts`, import.meta.url)), JSON.stringify(order)];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  const [output, [code, signal]] = await Promise.all([
    text(child.stdout),
    once(child, "exit") as Promise<[number | null, string | null]>,
  ]);
  if (code !== 0 && signal === null) throw new Error(`The process ended with ${code}.`);
  return { signal, told: output ? (JSON.parse(output) as Told) : undefined };
}
