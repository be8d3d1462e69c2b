import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ProbeError } from "@sahne/engine/probe";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { videos } from "#platform/db/schema.ts";
import { createDiskStore } from "#platform/media/disk-store.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { jpeg, uploadPicture } from "#test/pictures.ts";
import { makeFilm } from "#test/published-films.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { makeSmallDisk } from "#test/product/small-disk.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import {
  createVideo,
  listMedia,
  makeVendorUser,
  readVideo,
  settleVideo,
  startVideo,
} from "#test/vendors/vendor-videos.ts";
import { startGeneration } from "./start-generation.ts";

const t = withTestProduct();

function ioError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

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
  // Whoever makes room waits half a minute at most.
  t.product().clock.advance(30_000);
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
  expect(await readVideo(t.product(), user, id)).toMatchObject({ videoUrl: expect.any(String) });
});

test("a film that Sahne makes on a full disk waits, and is made within half a minute of there being room", async (task) => {
  const user = await makeUser(t.product());
  const disk = await fillDisk();
  if (!disk) {
    Object.assign(task.task.meta, { skipReason: "no small disk is to be had here" });
    return task.skip();
  }
  const film = { engine: "sahne", options: { resolution: "480p", durationSeconds: 5 } };

  const id = await startVideo(t.product(), user, film);
  await t.product().context.queue.drain();
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "processing", error: { code: "no_space" } });
  for (let round = 0; round < 6; round += 1) {
    t.product().clock.advance(30_000);
    await t.product().context.queue.drain();
  }
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "processing", error: { code: "no_space" } });

  await disk.makeRoom();
  t.product().clock.advance(30_000);
  await t.product().context.queue.drain();
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
});

/** A paid film that has come home, and whose file is met with this error as often as asked. */
async function troubledFilm(error: Error, times: number): Promise<{ user: TestUser; id: string }> {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const { media } = context;
  let left = times;
  const withLocalFile: typeof media.withLocalFile = async (key, work) => {
    left -= 1;
    if (left >= 0) throw error;
    return media.withLocalFile(key, work);
  };
  Object.assign(context, { media: { ...media, withLocalFile } });
  onTestFinished(() => void Object.assign(context, { media }));
  return { user, id: await startVideo(t.product(), user) };
}

test.each([
  ["a disk that fails while it is read", ioError("EIO")],
  ["a reader that found no room", new ProbeError("unreadable", "cannot", { cause: ioError("ENOSPC") })],
  ["a machine too busy to read it in time", new ProbeError("timeout", "too long")],
])("%s never costs a paid film: it is kept, looked into again and shown", async (_name, error) => {
  const { user, id } = await troubledFilm(error, 12);

  const waiting = await settleVideo(t.product(), user, id, 6);
  expect(waiting).toMatchObject({ status: "processing", stage: "finishing" });
  expect(await listMedia(t.product(), `incoming/${user.id}`)).toHaveLength(1);

  for (let round = 0; round < 16; round += 1) {
    t.product().clock.advance(700_000);
    await t.product().context.queue.drain();
  }
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
});

test.each([
  ["full", "53100", 507, "no_space"],
  ["failing", "58030", 503, "unavailable"],
])(
  "a database whose disk is %s is told in words, and answers again when it is not",
  async (_name, code, status, said) => {
    const { db } = t.product().context;
    const user = await makeUser(t.product());
    await db.execute(
      sql.raw(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`),
    );
    await db.execute(sql.raw("create trigger no_room before insert on videos execute function no_room()"));
    const refused = await createVideo(t.product(), user, { engine: "sahne", scenario: "scheduled", keywords: "k" });
    await db.execute(sql.raw("drop function no_room() cascade"));

    expect(refused).toMatchObject({ status, body: { code: said, message: expect.stringMatching(/\w+ \w+/) } });
    expect((await createVideo(t.product(), user, { scenario: "scheduled", keywords: "k" })).status).toBe(201);
  },
);

test.each([
  ["missing", null],
  ["empty", Buffer.alloc(0)],
])("a film whose file is %s is said to be so, and no server error", async (_name, content) => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const film = await makeFilm(t.product(), user, 1000);
  const key = `videos/${user.id}/${film.id}.mp4`;
  const { videoUrl } = await readVideo(t.product(), user, film.id);
  if (content) await context.media.put(key, content);
  else await context.media.remove(key);

  const { pathname, search } = new URL(videoUrl ?? "", "http://localhost:3000");
  expect(await callApi(t.product(), "GET", `${pathname}${search}`)).toMatchObject({
    status: 404,
    body: { code: "film_missing", message: expect.stringContaining("missing") },
  });
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
