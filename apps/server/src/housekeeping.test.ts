import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { clearUnfinished, keepHouse, startHousekeeping, startOwnSweep, sweepErased } from "#housekeeping.ts";
import {
  auditEvents,
  contactMessages,
  emailChanges,
  mails,
  passwordFailures,
  notifications,
  passwordResets,
  quotaDays,
  rateBuckets,
  sessions,
  subscribers,
  users,
  videos,
} from "#platform/db/schema.ts";
import { FILM_CACHE, filmCacheOf } from "#platform/media/film-cache.ts";
import { callApi, makeUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { listMedia, makeVendorUser, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

async function countsAfter(days: number): Promise<Record<string, number>> {
  const { context, clock } = t.product();
  clock.advance(days * DAY_MS);
  await keepHouse(context);
  const tables = { auditEvents, contactMessages, emailChanges, mails, passwordFailures, passwordResets, subscribers };
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(tables)) counts[name] = (await context.db.select().from(table)).length;
  return counts;
}

test("everything personal is kept for a time and no longer", async () => {
  const user = await makeUser(t.product());
  const email = `${user.username}@example.com`;
  const send = (path: string, body: object) => callApi(t.product(), "POST", path, { body });
  await send("/login", { username: user.username, password: "yanlis" });
  await send("/api/password/forgot", { email });
  await send("/api/newsletter", { email: "unsure@example.com" });
  await send("/api/newsletter", { email: "reader@example.com" });
  const [mail] = await mailsTo(t.product(), "reader@example.com");
  await send("/api/newsletter/confirm", { token: tokenIn(mail, "/newsletter/confirm") });
  await send("/api/contact", { name: "Ada", email, message: "Merhaba" });
  await callApi(t.product(), "PUT", `/api/users/${user.id}/profile`, {
    token: user.token,
    body: { fullname: "Ada", username: user.username, email: "new@example.net", currentPassword: "gizli-sifre" },
  });
  await t.product().context.queue.drain();

  expect(await countsAfter(0)).toMatchObject({
    emailChanges: 1,
    passwordFailures: 2,
    subscribers: 2,
    contactMessages: 1,
  });
  expect(await countsAfter(2)).toMatchObject({ passwordFailures: 0, passwordResets: 0, emailChanges: 1 });
  expect(await countsAfter(6)).toMatchObject({ emailChanges: 0, subscribers: 2 });
  expect(await countsAfter(25)).toMatchObject({ mails: 0, subscribers: 1, contactMessages: 1 });
  expect(await countsAfter(150)).toMatchObject({ contactMessages: 0, auditEvents: 4 });
  expect(await countsAfter(200)).toMatchObject({ auditEvents: 0, subscribers: 1 });
});

test("notices go a quarter after they were read and a year after they came, used allowances after weeks [R19.6]", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const now = clock.now();
  const notice = { userId: user.id, kind: "video_ready", values: {}, createdAt: now };
  await context.db.insert(notifications).values([
    { id: "read", ...notice, readAt: now },
    { id: "settled", ...notice, settledAt: now },
    { id: "unread", ...notice },
  ]);
  await context.db.insert(quotaDays).values({ bucket: "x", day: now.toISOString().slice(0, 10), used: 1 });
  const left = async (days: number) => {
    clock.advance(days * DAY_MS);
    await keepHouse(context);
    const kept = await context.db.select({ id: notifications.id }).from(notifications);
    return [kept.map(({ id }) => id).sort(), await context.db.$count(quotaDays)];
  };

  expect(await left(39)).toEqual([["read", "settled", "unread"], 1]);
  expect(await left(50)).toEqual([["read", "settled", "unread"], 0]);
  expect(await left(2)).toEqual([["unread"], 0]);
  expect(await left(275)).toEqual([[], 0]);
});

test("limits that nobody has met for days leave nothing behind", async () => {
  const { context } = t.product();
  const bucket = { tokens: 1, refilledAt: new Date(Date.now() - 3 * DAY_MS) };
  await context.db.insert(rateBuckets).values([{ key: "old", ...bucket }]);

  await keepHouse(context);

  expect(await context.db.select().from(rateBuckets).where(eq(rateBuckets.key, "old"))).toEqual([]);
});

test("a start clears what killed runs left behind: work folders, half files and films that nobody waits for", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const [awaited, cancelled] = [
    await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" }),
    await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" }),
  ];
  await context.db.update(videos).set({ status: "processing", stage: "finishing" }).where(eq(videos.id, awaited));
  await context.db.update(videos).set({ status: "failed", stage: null }).where(eq(videos.id, cancelled));
  for (const id of [awaited, cancelled])
    await context.media.put(`incoming/${user.id}/${id}-1.mp4`, Buffer.from("film"));
  await mkdir(join(context.temporaryDir, "render-left"), { recursive: true });
  await writeFile(join(context.temporaryDir, "render-left", "film.mp4.part"), "half");

  await clearUnfinished(context);

  expect(await readdir(context.temporaryDir)).not.toContain("render-left");
  expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([`incoming/${user.id}/${awaited}-1.mp4`]);
});

test("the house is kept at once at a start, not only after the first hour", async () => {
  const { context, clock } = t.product();
  await makeUser(t.product());
  clock.advance(31 * DAY_MS);

  await startHousekeeping(context).stop();

  expect(await context.db.select().from(sessions)).toEqual([]);
});

test("a step that fails is told and keeps no other from being done", async () => {
  const { context, clock, logLines } = t.product();
  await makeUser(t.product());
  clock.advance(31 * DAY_MS);
  const refused = { value: () => Promise.reject(new Error("away")) };
  const media = Object.create(context.media, { sweepTemporary: refused }) as typeof context.media;
  let asked = 0;
  const failingFirst = {
    now: () => {
      asked += 1;
      if (asked === 1) throw new Error("the first step");
      return clock.now();
    },
  };
  const maintained: string[] = [];
  const maintain = { value: async () => void maintained.push("maintain") };
  const database = Object.create(context.database, { maintain }) as typeof context.database;

  await mkdir(context.temporaryDir, { recursive: true });

  await keepHouse({ ...context, clock: failingFirst, media, database });

  expect(maintained).toEqual(["maintain"]);
  expect(await context.db.select().from(mails)).toEqual([]);
  const failed = logLines.filter((line) => line.includes('"housekeeping"'));
  expect(failed.map((line) => (JSON.parse(line) as { step: string }).step)).toEqual(["sessions", "media"]);
});

test("an account that another process erased is gone from this worker's folder too [R19.6]", async () => {
  const { context } = t.product();
  const [erased, kept] = [await makeUser(t.product()), await makeUser(t.product())];
  // Another worker's machine: the same database, a folder of its own that the erasing one cannot reach.
  const elsewhere = { ...context, temporaryDir: join(context.config.dataDir, "another-worker") };
  for (const { id } of [erased, kept]) {
    await mkdir(filmCacheOf(elsewhere, id), { recursive: true });
    await writeFile(join(filmCacheOf(elsewhere, id), "film.mp4"), "film");
  }
  const path = `/api/users/${erased.id}/delete`;
  const body = { password: "gizli-sifre", confirm: erased.username };
  expect((await callApi(t.product(), "POST", path, { token: erased.token, body })).status).toBe(200);
  await context.queue.drain();
  expect(await context.db.select().from(users).where(eq(users.id, erased.id))).toEqual([]);
  expect(await readdir(join(elsewhere.temporaryDir, FILM_CACHE))).toHaveLength(2);

  await sweepErased(elsewhere);

  expect(await readdir(join(elsewhere.temporaryDir, FILM_CACHE))).toEqual([kept.id]);
});

test("a worker alone keeps its own folder clean, from its start on [R19.6]", async () => {
  const { context } = t.product();
  const elsewhere = { ...context, temporaryDir: join(context.config.dataDir, "lonely-worker") };
  await mkdir(filmCacheOf(elsewhere, "nobody"), { recursive: true });
  const sweep = startOwnSweep(elsewhere);
  await expect.poll(() => readdir(join(elsewhere.temporaryDir, FILM_CACHE))).toEqual([]);
  await sweep.stop();
});
