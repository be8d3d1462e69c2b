import type { Calendar } from "@sahne/contract/schedules/calendar";
import type { Series } from "@sahne/contract/schedules/series";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Context } from "#context.ts";
import type { AppDb } from "#platform/db/database.ts";
import { connections, occurrences, postingTimes, schedules, uploads, users, videos } from "#platform/db/schema.ts";
import { eachEngine } from "#test/database/engines.ts";
import { readCalendar } from "./calendar.service.ts";

const ZONE = "America/New_York";
// The clocks go back there on 7 November 2027: one of the days has 25 hours.
const NOW = new Date("2027-11-03T17:00:00Z");
const RANGE = { from: "2027-10-25", to: "2027-12-05", timeZone: ZONE };
const PER_DAY = 3;
/** Three posting times, each taken by something else: 14:00 there on a Monday, a Wednesday and a Friday. */
const POSTED = [8, 10, 12].map((day) => new Date(Date.UTC(2027, 10, day, 19))) as [Date, Date, Date];

const days = (count: number, hours = 0): Date => new Date(NOW.getTime() + count * DAY_MS + hours * HOUR_MS);
const moments = { createdAt: NOW, updatedAt: NOW };
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const OPTIONS = { aspectRatio: "16:9", resolution: "720p", voice: "off" } as const;
const recipe = (name: string, changes: object = {}) => ({
  serviceType: "sahne",
  engine: "sahne",
  promptText: name,
  keywords: "",
  imageId: null,
  autoUpload: false,
  options: OPTIONS,
  name,
  description: "",
  ...changes,
});

type Plan = Partial<typeof schedules.$inferInsert> & { id: string };

function planRow({ id, ...changes }: Plan, at: Date, userId = "ada") {
  const times = { anchorAt: at, nextRunAt: at, timeZone: ZONE };
  return { id, userId, recipe: recipe(`Plan ${id}`), ...times, ...moments, ...changes };
}

async function addVideo(db: AppDb, id: string, changes: Partial<typeof videos.$inferInsert> = {}): Promise<string> {
  const words = { scenario: "text2video", serviceType: "sahne", engine: "sahne", promptText: "", keywords: "" };
  const row = { userId: "ada", autoUpload: false, options: OPTIONS, name: id, description: "", status: "completed" };
  await db.insert(videos).values({ id, ...words, ...row, ...moments, ...changes });
  return id;
}

async function addUpload(db: AppDb, id: string, state: Partial<typeof uploads.$inferInsert>, isGone = false) {
  const videoId = await addVideo(db, `film-${id}`, isGone ? { deletedAt: NOW } : {});
  const words = { title: id, description: "", tags: [], privacyStatus: "private", totalBytes: 1 };
  const row = { id, userId: "ada", videoId, channelId: "UC1", status: "queued", ...words, ...moments };
  await db.insert(uploads).values({ ...row, ...state });
}

/** Something of everything that a calendar shows, days that overflow, and what it must not show. */
async function fill(db: AppDb): Promise<void> {
  for (const id of ["ada", "other"]) {
    const names = { fullname: id, email: `${id}@e.com`, emailKey: `${id}@e.com`, username: id, usernameKey: id };
    await db.insert(users).values({ id, ...names, passwordHash: "-", ...moments });
  }
  const held = await addVideo(db, "held", { status: "scheduled", deletedAt: NOW });
  const random = { minHours: 5, maxHours: 30, fromHour: 0, toHour: 24 };
  const series: Series = { topics: ["sea", "wood", "town"], next: 1, whenDone: "stop" };
  const out = { autoUpload: true, publication: { channelId: "UC1", title: "Out" } };
  const plans = [
    ...range(5).map((n) => planRow({ id: `daily-${n}`, recurringType: "daily" }, days(-2, n))),
    planRow({ id: "paused", recurringType: "daily", isPaused: true }, days(-6)),
    planRow({ id: "weekly", recurringType: "weekly", changes: [moved(days(8, 2), days(9, 2))] }, days(1, 2)),
    planRow({ id: "ending", recurringType: "daily", endAfter: 4, recipe: recipe("Part {n}") }, days(2)),
    planRow({ id: "series", recurringType: "daily", series, recipe: recipe("On {topic}") }, days(3)),
    planRow({ id: "random", random, seed: 7, drawnAt: days(0, 3) }, days(0, 3)),
    planRow({ id: "slot-daily", recurringType: "weekly", recipe: recipe("Slot", out) }, POSTED[0]),
    planRow({ id: "slot-once", recipe: recipe("Slot", out) }, POSTED[1]),
    ...range(40).map((n) => planRow({ id: `once-${n}` }, days(n % 20, n / 4))),
    // The last moment of a day and the first of the next, there.
    planRow({ id: "evening" }, new Date("2027-11-08T04:59:59.999Z")),
    planRow({ id: "night", recipe: recipe("Numbered {n}") }, new Date("2027-11-08T05:00:00.000Z")),
    planRow({ id: "held-plan", videoId: held }, days(4)),
    planRow({ id: "foreign" }, days(4), "other"),
  ];
  await db.insert(schedules).values(plans);
  const runs = range(30).map((n) => {
    const at = days(-(n % 6), -n / 10);
    return { id: `run-${n}`, userId: "ada", scheduleId: "daily-0", plannedAt: at, outcome: "missed", createdAt: at };
  });
  await db.insert(occurrences).values(runs);
  for (const n of range(8)) {
    await addUpload(db, `out-${n}`, { status: "published", publishedAt: days(-3, n / 2) }, n === 0);
    await addUpload(db, `planned-${n}`, { status: "planned", publishAt: days(6, n / 2), publishBy: "sahne" }, n === 1);
    await addUpload(db, `failed-${n}`, { status: "failed", errorCode: n === 2 ? "youtube_cancelled" : "no" });
    await addUpload(db, `sent-${n}`, { status: "uploading", updatedAt: days(-1, n / 2) });
    const change = { changeStatus: "planned", changeAt: days(7, n) };
    await addUpload(db, `change-${n}`, { status: "published", publishedAt: days(-90), ...change }, n === 3);
  }
  await addUpload(db, "slot-film", { status: "planned", publishAt: POSTED[2], publishBy: "sahne" });
  const channel = { id: "c", userId: "ada", origin: "o", channelId: "UC1", channelTitle: "Sea", scopes: [] };
  const tokens = { refreshTokenSealed: "-", accessTokenSealed: "-", accessExpiresAt: NOW };
  await db.insert(connections).values({ ...channel, ...tokens, connectedAt: NOW, updatedAt: NOW });
  const times = [1, 3, 5].map((weekday) => ({ weekday, time: "14:00" }));
  await db.insert(postingTimes).values({ userId: "ada", channelId: "UC1", timeZone: ZONE, times, updatedAt: NOW });
}

const moved = (of: Date, at: Date) => ({ of: of.toISOString(), at: at.toISOString() });

function contextOf(db: AppDb): Context {
  return { db, clock: { now: () => NOW }, mediaLinks: { link: () => "" } } as unknown as Context;
}

/** Everything, answer after answer, as week and list have it. */
async function everything(db: AppDb): Promise<Calendar["entries"]> {
  const entries: Calendar["entries"] = [];
  for (let moreFrom: string | undefined; ;) {
    const answer = await readCalendar(contextOf(db), "ada", { ...RANGE, moreFrom });
    entries.push(...answer.entries);
    if (answer.moreFrom === null) return entries;
    ({ moreFrom } = answer);
  }
}

/** By Intl, which no code of ours has a hand in. */
function byDay(entries: Calendar["entries"]): Map<string, string[]> {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short" });
  const found = new Map<string, string[]>();
  for (const { id, at } of entries) {
    const day = format.format(new Date(at));
    found.set(day, [...(found.get(day) ?? []), id]);
  }
  return found;
}

eachEngine("a month of everything", (open) => {
  test("counts on every day of the zone what there is, and holds the first of each [R13.3 month]", async () => {
    const { db } = await open();
    await fill(db);
    const expected = byDay(await everything(db));
    expect([...expected.values()].flat().length).toBeGreaterThan(300);
    for (const at of POSTED) expect([...expected.values()].flat()).not.toContain(`slot/UC1/${at.toISOString()}`);
    expect(Math.max(...[...expected.values()].map((ids) => ids.length))).toBeGreaterThan(2 * PER_DAY);

    const month = await readCalendar(contextOf(db), "ada", { ...RANGE, perDay: PER_DAY });

    expect(month.days).toEqual(
      [...expected].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([day, ids]) => ({ day, count: ids.length })),
    );
    const shown = [...expected.values()].flatMap((ids) => ids.slice(0, PER_DAY));
    expect(month.entries.map(({ id }) => id).toSorted()).toEqual(shown.toSorted());
    expect(month.moreFrom).toBeNull();
  });

  test("shows each as it is shown anywhere else [R13.3 month]", async () => {
    const { db } = await open();
    await fill(db);
    const all = new Map((await everything(db)).map((entry) => [entry.id, entry]));

    const { entries } = await readCalendar(contextOf(db), "ada", { ...RANGE, perDay: 10 });

    expect(entries).toEqual(entries.map(({ id }) => all.get(id)));
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(["film", "publication", "change", "slot"]));
  });

  test("asked for again it is the same, and every change of a plan that repeats is in it at once [R13.3 month]", async () => {
    const { db } = await open();
    await fill(db);
    const month = async (now = NOW, perDay = PER_DAY) =>
      readCalendar({ ...contextOf(db), clock: { now: () => now } }, "ada", { ...RANGE, perDay });
    const total = async () => (await month()).days?.reduce((sum, { count }) => sum + count, 0) ?? 0;
    const before = await total();
    expect(await month()).toEqual(await month());

    // At the very moment of the one before: no clock tells them apart.
    await db
      .update(schedules)
      .set({ until: days(5) })
      .where(eq(schedules.id, "daily-0"));
    const shorter = await total();
    expect(shorter).toBeLessThan(before);
    await db.update(schedules).set({ until: null }).where(eq(schedules.id, "daily-0"));
    expect(await total()).toBe(before);
    await db.insert(schedules).values(planRow({ id: "new", recurringType: "weekly" }, days(3)));
    expect(await total()).toBe(before + 5);
    await db.delete(schedules).where(eq(schedules.id, "new"));
    expect(await total()).toBe(before);

    // What passes while a plan is paused is not made up for. More of each day has never been asked for: that is found out anew.
    const later = days(1, 1);
    expect((await month(later)).days).toEqual((await month(later, PER_DAY + 1)).days);
  });
});
