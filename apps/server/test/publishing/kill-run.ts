import { join } from "node:path";
import { startSandbox } from "@sahne/sandbox/sandbox";
import { asChannelOwner } from "#test/channel-owner.ts";
import { makeFolder, removeFolder } from "#test/temporary-folder.ts";
import type { TestProduct } from "#test/test-product.ts";
import type { UploadKillPoint } from "./kill-points.ts";
import type { PublishPlace } from "./publish-context.ts";
import { liveOnce, type Life } from "./run-process.ts";

const BYTES = 20 * 1024 * 1024;

const HOUR_MS = 3_600_000;

export type KillRun = {
  first: Life;
  second: Life;
  received: Received[];
};

type Received = { videoId: string; bytes: number; bytesOnWire: number; sha256: string };

/** Publishes with a process that dies at this point and another one that goes on; then asks the channel. */
export async function killAndGoOn(point: UploadKillPoint, { isForTwo = false } = {}): Promise<KillRun> {
  return withSandbox(point, async ({ place, received }) => {
    const first = await liveOnce(place, { bytes: BYTES, kill: point, isForTwo });
    const second = await liveOnce(place, { bytes: BYTES, kill: null, isForTwo });
    return { first, second, received: await received() };
  });
}

type HourRun = KillRun & { privacies: unknown[] };

/**
 * The same of a film with an hour, which passes while nobody lives. One whose hour the channel keeps is sent before it, one
 * that waits here after it: each dies on its way.
 */
export async function killOverTheHour(point: UploadKillPoint, publishBy: "channel" | "sahne"): Promise<HourRun> {
  return withSandbox(point, async ({ place, received, post, url }) => {
    const hour = { publishAt: new Date(Date.now() + HOUR_MS).toISOString(), publishBy };
    const later = { ...place, aheadMs: 2 * HOUR_MS };
    const before = { bytes: BYTES, kill: point, hour };
    const early = await liveOnce(place, publishBy === "channel" ? before : { ...before, isOnlyOrder: true });
    await post("clock", { advanceMs: 2 * HOUR_MS });
    const first = publishBy === "channel" ? early : await liveOnce(later, { bytes: BYTES, kill: point });
    const second = await liveOnce(later, { bytes: BYTES, kill: null });
    const all = await received();
    const owner = (videoId: string) => asChannelOwner({ sandbox: { url } } as TestProduct, videoId).read();
    const found = await Promise.all(all.map(({ videoId }) => owner(videoId)));
    return { first, second, received: all, privacies: found.map(({ status }) => status["privacyStatus"]) };
  });
}

type Stage = {
  place: PublishPlace;
  url: string;
  post: (path: string, body: unknown) => Promise<unknown>;
  received: () => Promise<Received[]>;
};

async function withSandbox<Result>(point: UploadKillPoint, run: (stage: Stage) => Promise<Result>): Promise<Result> {
  const folder = await makeFolder();
  const sandbox = await startSandbox({ dataDir: join(folder, "sandbox") });
  const { url } = sandbox;
  const headers = { "content-type": "application/json" };
  const post = (path: string, body: unknown) =>
    fetch(`${url}/_sandbox/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const received = async () => {
    const ledger = await fetch(`${url}/_sandbox/ledger`);
    return ((await ledger.json()) as { uploads: Received[] }).uploads;
  };
  try {
    await post("settings", { processingMs: 0 });
    // Else the chunk would be through before anybody could die in it.
    if (point === "u4-in-a-chunk") await post("faults", { name: "slow-upload", skip: 1, value: 20 });
    return await run({ place: { dataDir: join(folder, "data"), sandboxUrl: url }, url, post, received });
  } finally {
    await sandbox.close();
    await removeFolder(folder);
  }
}
