import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { videos } from "#platform/db/schema.ts";
import { createDiskStore } from "#platform/media/disk-store.ts";
import { callApi } from "#test/api.ts";
import { jpeg, uploadPicture } from "#test/pictures.ts";
import { readLedger } from "#test/sandbox-ledger.ts";
import { makeSmallDisk } from "#test/small-disk.ts";
import { withTestProduct } from "#test/test-product.ts";
import { createVideo, listMedia, makeVendorUser, readVideo, settleVideo, startVideo } from "#test/vendor-videos.ts";
import { startGeneration } from "./start-generation.ts";

const t = withTestProduct();

/** Moves the media to a disk of a few megabytes that is full; undefined where there is none to be had. */
async function fillDisk(): Promise<{ makeRoom(): Promise<void> } | undefined> {
  const { context } = t.product();
  const disk = await makeSmallDisk(8);
  if (!disk) return undefined;
  const { media, temporaryDir } = context;
  const { folder } = disk;
  Object.assign(context, { media: createDiskStore(join(folder, "media")), temporaryDir: join(folder, "tmp") });
  onTestFinished(async () => {
    Object.assign(context, { media, temporaryDir });
    await disk.remove();
  });
  const filler = join(folder, "filler");
  await writeFile(filler, Buffer.alloc(8 * 1024 * 1024)).catch(() => undefined);
  return { makeRoom: () => rm(filler) };
}

test("a full disk: uploads are told, films wait and go on when there is room, nothing half is seen (F25)", async (task) => {
  const user = await makeVendorUser(t.product());
  const disk = await fillDisk();
  if (!disk) {
    Object.assign(task.task.meta, { skipReason: "no small disk is to be had here" });
    return task.skip();
  }

  const id = await startVideo(t.product(), user);
  const refused = await uploadPicture(t.product(), user, await jpeg({ width: 1200, height: 800 }));
  expect(refused).toMatchObject({ status: 507, body: { code: "no_space" } });
  const paused = await settleVideo(t.product(), user, id, 6);
  expect(paused).toMatchObject({ status: "processing", stage: "downloading", error: { code: "no_space" } });
  expect(await listMedia(t.product(), `videos/${user.id}`)).toEqual([]);
  expect((await callApi(t.product(), "GET", `/api/videos/${id}`, { token: user.token })).status).toBe(200);

  await disk.makeRoom();
  t.product().clock.advance(90_000);
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
  expect(await readVideo(t.product(), user, id)).toMatchObject({ videoUrl: expect.any(String) });
});

test("whoever has used up the storage gets no new film, and pays for none", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const allowed = context.config.limits.storageBytes;
  context.config.limits.storageBytes = 1;
  try {
    const first = await startVideo(t.product(), user);
    const planned = await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" });
    expect(await settleVideo(t.product(), user, first)).toMatchObject({ status: "completed" });

    expect(await createVideo(t.product(), user, {})).toMatchObject({ status: 409, body: { code: "storage_full" } });
    const started = { status: "processing", stage: "queued" };
    const [row] = await context.db.update(videos).set(started).where(eq(videos.id, planned)).returning();
    if (row) await startGeneration(context, context.db, row);
    expect(await settleVideo(t.product(), user, planned)).toMatchObject({ error: { code: "storage_full" } });
    expect((await readLedger(t.product())).charges).toHaveLength(1);
  } finally {
    context.config.limits.storageBytes = allowed;
  }
});
