import { join } from "node:path";
import { startSandbox, type RunningSandbox } from "@sahne/sandbox/sandbox";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { S3Config } from "#platform/s3-config.ts";
import { onS3 } from "#test/media/stores.ts";
import type { PublishPlace } from "./publish-context.ts";
import { liveOnce } from "./run-process.ts";
import { makeFolder, removeFolder } from "#test/product/temporary-folder.ts";

const MEBIBYTE = 1024 * 1024;
const CHUNK = 8 * MEBIBYTE;
/** The limit of `bench/publish.ts`: two chunks, a copy of the one on the wire, and what fetch keeps for a while. */
const MOST_GROWTH = 160 * MEBIBYTE;

type Received = { bytes: number; bytesOnWire: number; sha256: string };

onS3("publishing a film that lies", (bucket) => {
  let folder = "";
  let sandbox: RunningSandbox;
  let place: PublishPlace;
  beforeEach(async () => {
    folder = await makeFolder();
    sandbox = await startSandbox({ dataDir: join(folder, "sandbox") });
    await tellSandbox("settings", { processingMs: 0 });
    place = { dataDir: join(folder, "data"), sandboxUrl: sandbox.url, s3: settingsOf(bucket()) };
  });
  afterEach(async () => {
    await sandbox.close();
    await removeFolder(folder);
  });

  async function tellSandbox(path: string, body: unknown): Promise<void> {
    const headers = { "content-type": "application/json" };
    await fetch(`${sandbox.url}/_sandbox/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  }

  async function received(): Promise<Received[]> {
    const ledger = await fetch(`${sandbox.url}/_sandbox/ledger`);
    return ((await ledger.json()) as { uploads: Received[] }).uploads;
  }

  test("300 MB go out whole, and memory grows no more than from the disk", async () => {
    const bytes = 300 * MEBIBYTE;
    await liveOnce(place, { bytes, kill: null, isOnlyOrder: true });

    const { told } = await liveOnce(place, { bytes, kill: null });

    expect(told).toMatchObject({ status: "published" });
    expect((await received()).map(({ sha256 }) => sha256)).toEqual([told?.sha256]);
    expect(told?.grownBytes).toBeLessThan(MOST_GROWTH);
  });

  test("a process killed inside a chunk leaves one whole video on the channel (F11)", async () => {
    const bytes = 20 * MEBIBYTE;
    await tellSandbox("faults", { name: "slow-upload", skip: 1, value: 20 });

    const first = await liveOnce(place, { bytes, kill: "u4-in-a-chunk" });
    const second = await liveOnce(place, { bytes, kill: null });

    expect([first.signal, second.told?.status]).toEqual(["SIGKILL", "published"]);
    const [only, ...others] = await received();
    expect([only?.sha256, others]).toEqual([second.told?.sha256, []]);
    expect((only?.bytesOnWire ?? Infinity) - bytes).toBeLessThanOrEqual(CHUNK);
  });
});

function settingsOf({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): Record<string, string> {
  return {
    S3_ENDPOINT: endpoint.href,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
