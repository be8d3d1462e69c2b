import { mkdir, readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { submitVideo } from "#features/videos/vendor/submit-video.ts";
import { checkSecretKey } from "#installation.ts";
import { installation, paidCalls, videos } from "#platform/db/schema.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { makeFolder } from "#test/product/temporary-folder.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { makeVendorUser, readVideo, startVideo } from "#test/vendors/vendor-videos.ts";
import { noteOutgoing } from "./outgoing.ts";

const t = withTestProduct();

beforeEach(async () => {
  const { context } = t.product();
  await checkSecretKey(context.db, context.secrets, context.clock.now());
});

test("thirty calls that leave at the same moment are all counted, in the database and beside it", async () => {
  const { db } = t.product().context;
  const config = { dataDir: await makeFolder() };
  const [before] = await db.select().from(installation);

  await Promise.all(Array.from({ length: 30 }, async () => noteOutgoing({ db, config })));

  const [after] = await db.select().from(installation);
  expect(after?.outgoing).toBe((before?.outgoing ?? 0) + 30);
  expect(await readFile(join(config.dataDir, "outgoing"), "utf8")).toBe(String(after?.outgoing));
  expect(await readdir(config.dataDir)).toEqual(["outgoing"]);
});

test("a paid call that cannot be counted never leaves, comes again, and is no question to its owner", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" });
  await context.db.update(videos).set({ status: "processing", stage: "queued" });
  const dataDir = await makeFolder();
  // No file can be put where a folder stands.
  await mkdir(join(dataDir, "outgoing", "full"), { recursive: true });
  const crowded = { ...context, config: { ...context.config, dataDir } };

  await expect(submitVideo(crowded, { videoId: id, attempt: 1 })).rejects.toThrow(RetryLater);

  expect(await readVideo(t.product(), user, id)).toMatchObject({ stage: "queued", needsAttention: false });
  expect((await readLedger(t.product())).charges).toEqual([]);
  expect(await readdir(dataDir)).toEqual(["outgoing"]);
  expect(await context.db.select().from(paidCalls)).toMatchObject([{ state: "refused" }]);
  await submitVideo(context, { videoId: id, attempt: 1 });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
});
