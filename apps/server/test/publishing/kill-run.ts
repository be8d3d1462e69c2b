import { join } from "node:path";
import { startSandbox } from "@sahne/sandbox/sandbox";
import { asChannelOwner } from "#test/channel-owner.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";
import type { TestProduct } from "#test/product/test-product.ts";
import type { UploadKillPoint } from "./kill-points.ts";
import type { PublishPlace } from "./publish-context.ts";
import { liveOnce, type Life } from "./run-process.ts";

const BYTES = 20 * 1024 * 1024;

const HOUR_MS = 3_600_000;

type Received = { videoId: string; bytes: number; bytesOnWire: number; sha256: string };

export type KillRun = { signals: Life["signal"][]; last: Life; received: Received[] };

/** Publishes with one process after another, each of which dies at its point, and a last one; then asks the channel. */
export async function dieAtEach(points: readonly UploadKillPoint[], { isForTwo = false } = {}): Promise<KillRun> {
  return withSandbox(async ({ place, post, received }) => {
    const signals: Life["signal"][] = [];
    for (const point of points) {
      await slowDown(point, post);
      const life = await liveOnce(place, { bytes: BYTES, kill: point, isForTwo });
      signals.push(life.signal);
    }
    const last = await liveOnce(place, { bytes: BYTES, kill: null, isForTwo });
    return { signals, last, received: await received() };
  });
}

type HourRun = { first: Life; last: Life; received: Received[]; privacies: unknown[] };

/**
 * One death of a film with an hour, which passes while nobody lives. One whose hour the channel keeps is sent before it, one
 * that waits here after it: each dies on its way.
 */
export async function killOverTheHour(point: UploadKillPoint, publishBy: "channel" | "sahne"): Promise<HourRun> {
  return withSandbox(async ({ place, received, post, url }) => {
    await slowDown(point, post);
    const hour = { publishAt: new Date(Date.now() + HOUR_MS).toISOString(), publishBy };
    const later = { ...place, aheadMs: 2 * HOUR_MS };
    const before = { bytes: BYTES, kill: point, hour };
    const early = await liveOnce(place, publishBy === "channel" ? before : { ...before, isOnlyOrder: true });
    await post("clock", { advanceMs: 2 * HOUR_MS });
    const first = publishBy === "channel" ? early : await liveOnce(later, { bytes: BYTES, kill: point });
    const last = await liveOnce(later, { bytes: BYTES, kill: null });
    const all = await received();
    const owner = (videoId: string) => asChannelOwner({ sandbox: { url } } as TestProduct, videoId).read();
    const found = await Promise.all(all.map(({ videoId }) => owner(videoId)));
    return { first, last, received: all, privacies: found.map(({ status }) => status["privacyStatus"]) };
  });
}

type Post = (path: string, body: unknown) => Promise<unknown>;
type Stage = {
  place: PublishPlace;
  url: string;
  post: Post;
  received: () => Promise<Received[]>;
};

/** Else the chunk would be through before anybody could die in it. */
async function slowDown(point: UploadKillPoint, post: Post): Promise<void> {
  if (point === "u4-in-a-chunk") await post("faults", { name: "slow-upload", skip: 1, value: 20 });
}

async function withSandbox<Result>(run: (stage: Stage) => Promise<Result>): Promise<Result> {
  const folder = await makeFolder();
  const sandbox = await startSandbox({ dataDir: join(folder, "sandbox") });
  const { url } = sandbox;
  const headers = { "content-type": "application/json" };
  const post: Post = (path, body) =>
    fetch(`${url}/_sandbox/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const received = async () => {
    const ledger = await fetch(`${url}/_sandbox/ledger`);
    return ((await ledger.json()) as { uploads: Received[] }).uploads;
  };
  try {
    await post("settings", { processingMs: 0 });
    return await run({ place: { dataDir: join(folder, "data"), sandboxUrl: url }, url, post, received });
  } finally {
    await sandbox.close();
    await removeFolder(folder);
  }
}
