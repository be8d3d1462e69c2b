import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { createDiskStore } from "#platform/media/disk-store.ts";
import type { MediaStore } from "#platform/media/media-store.ts";
import { openS3Client } from "#platform/media/s3-client.ts";
import { openS3Store } from "#platform/media/s3-store.ts";
import type { S3Config } from "#platform/s3-config.ts";
import { firstLine, startScript } from "#test/database/processes.ts";
import { findCeph } from "./ceph-binaries.ts";
import type { Gateway } from "./ceph-gateway.ts";
import { testFolder } from "#test/product/temporary-folder.ts";

type Access = Omit<S3Config, "bucket">;
type OpenStore = { store: MediaStore; /** For files of the test's own. */ folder: string };

/** Kept for the whole run, across files: a cluster takes a quarter of a minute to start. */
const shared = ((globalThis as { sahneTestS3?: { access?: Promise<Access> } }).sahneTestS3 ??= {});

/** Runs a suite on the disk and on S3. The store is empty before every test. A machine without S3 names what it did not run. */
export function eachStore(name: string, suite: (opened: () => OpenStore) => void): void {
  describe(`${name} [disk]`, () => {
    let opened: OpenStore | undefined;
    beforeEach(async () => {
      const folder = await testFolder();
      opened = { store: createDiskStore(join(folder, "media")), folder };
    });
    suite(() => given(opened));
  });
  onS3(name, (bucket) => {
    let opened: OpenStore | undefined;
    beforeEach(async () => {
      const folder = await testFolder();
      const store = await openS3Store({ ...bucket(), temporaryDir: join(folder, "tmp") });
      await store.removePrefix("");
      await store.sweepTemporary(0);
      opened = { store, folder };
    });
    suite(() => given(opened));
  });
}

/** Runs a suite on a bucket of its own, which is gone afterwards. */
export function onS3(name: string, suite: (bucket: () => S3Config) => void): void {
  describe(`${name} [S3]`, () => {
    const reason = missingS3();
    if (reason) return test.skip(reason);
    let bucket: S3Config | undefined;
    beforeAll(async () => {
      bucket = await makeBucket();
    });
    afterAll(async () => {
      if (bucket) await dropBucket(bucket);
    });
    return suite(() => given(bucket));
  });
}

export async function makeBucket(): Promise<S3Config> {
  const config = { ...(await s3Access()), bucket: `sahne-${randomUUID()}` };
  const { calls } = await openS3Client(config);
  await calls.createBucket({ Bucket: config.bucket });
  return config;
}

export async function dropBucket(config: S3Config): Promise<void> {
  const store = await openS3Store({ ...config, temporaryDir: tmpdir() });
  await store.removePrefix("");
  await store.sweepTemporary(0);
  const { calls } = await openS3Client(config);
  await calls.deleteBucket({ Bucket: config.bucket });
}

/** Null where there is an S3 to test with. */
export function missingS3(): string | null {
  if (process.env.TEST_S3_ENDPOINT || findCeph()) return null;
  return "NOT RUN: no S3 on this machine (set TEST_S3_ENDPOINT and its keys, or TEST_CEPH_ROOT after test/media/unpack-ceph.sh)";
}

async function s3Access(): Promise<Access> {
  const { TEST_S3_ENDPOINT, TEST_S3_REGION, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } = process.env;
  const region = TEST_S3_REGION ?? "us-east-1";
  if (TEST_S3_ENDPOINT) {
    const keys = { accessKeyId: TEST_S3_ACCESS_KEY_ID ?? "", secretAccessKey: TEST_S3_SECRET_ACCESS_KEY ?? "" };
    return { endpoint: new URL(TEST_S3_ENDPOINT), region, ...keys };
  }
  shared.access ??= startCeph(region);
  return shared.access;
}

async function startCeph(region: string): Promise<Access> {
  const keeper = startScript("./keeper.ts", ["s3"]);
  keeper.unref();
  const { gateway } = JSON.parse(await firstLine(keeper)) as { gateway: Omit<Gateway, "stop"> };
  const { accessKeyId, secretAccessKey } = gateway;
  return { endpoint: new URL(gateway.endpoint), region, accessKeyId, secretAccessKey };
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("It is there only inside a test.");
  return value;
}
