import { HOUR_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { calendarFeeds, schedules, users } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { toICalendar } from "./ical.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

async function plan(user: TestUser, name: string): Promise<string> {
  const wish = { scenario: "scheduled", promptText: name, keywords: "deniz", scheduled: true };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
  const scheduledAt = new Date(t.product().clock.now().getTime() + HOUR_MS).toISOString();
  const path = `/api/videos/${(made.body["video"] as Video)._id}/schedule`;
  await callApi(t.product(), "POST", path, { token: user.token, body: { scheduledAt } });
  return scheduledAt;
}

const path = (user: TestUser): string => `/api/users/${user.id}/calendar-feed`;

async function create(user: TestUser): Promise<string> {
  const { body } = await callApi(t.product(), "POST", path(user), { token: user.token });
  return new URL(String(body["url"])).pathname;
}

const read = (feed: string) => t.product().app.inject({ method: "GET", url: feed });

/** As a reader of RFC 5545 does: lines put together again, then what was escaped taken back. */
function unfolded(text: string): string[] {
  return text.replaceAll("\r\n ", "").split("\r\n");
}

test("whoever has the secret link reads the schedule as iCalendar, and nothing of anybody else [R13.3]", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const at = await plan(ada, "Deniz, kum; güneş");
  await plan(eve, "Orman");

  const answer = await read(await create(ada));

  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const lines = unfolded(answer.body);
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines).toContain("SUMMARY:Deniz\\, kum\\; güneş");
  expect(lines).toContain(`DTSTART:${at.slice(0, 19).replaceAll(/[-:]/g, "")}Z`);
  expect(answer.body).not.toContain("Orman");
});

test("only the hash is kept, the link is told once, and an old one, a revoked one and that of a deleted account open nothing [R13.3]", async () => {
  const { db } = t.product().context;
  const user = await makeUser(t.product());
  const first = await create(user);
  const kept = JSON.stringify(await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, user.id)));
  expect(kept).not.toContain(first.split("/").at(-1));
  const told = await callApi(t.product(), "GET", path(user), { token: user.token });
  expect(told.body).toEqual({ feed: { createdAt: expect.any(String) as string, lastReadAt: null } });

  const second = await create(user);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  const seen = await callApi(t.product(), "GET", path(user), { token: user.token });
  expect(seen.body["feed"]).toMatchObject({ lastReadAt: expect.any(String) as string });

  await callApi(t.product(), "DELETE", path(user), { token: user.token });
  expect((await read(second)).statusCode).toBe(404);
  const third = await create(user);
  await db.update(users).set({ deletedAt: t.product().clock.now() }).where(eq(users.id, user.id));
  expect((await read(third)).statusCode).toBe(404);
  expect((await read("/api/calendar-feeds/nonsense")).statusCode).toBe(404);
});

test("no line is longer than 75 octets, no letter is torn apart, and no title can write a line of its own [R13.3]", () => {
  const summary = `${"İğüşöç ".repeat(30)}👩‍🚀\r\nEND:VEVENT\nX;Y,Z\\ \u0007`;
  const at = new Date("2026-11-16T18:30:00.000Z");

  const text = toICalendar([{ uid: "a", at, summary, description: "", status: "CONFIRMED" }], {
    now: at,
    description: "",
  });

  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(text).not.toContain("\u0007");
  const lines = unfolded(text);
  expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
  const written = `${"İğüşöç ".repeat(30)}👩‍🚀\\nEND:VEVENT\\nX\\;Y\\,Z\\\\  `;
  expect(lines).toContain(`SUMMARY:${written}`);
  expect(lines).toContain("DTSTART:20261116T183000Z");
});

test("a schedule of more than a feed holds ends in an entry that says so, and a smaller one in none [R13.3]", async () => {
  const { db } = t.product().context;
  const user = await makeUser(t.product());
  await db.update(users).set({ language: "en" }).where(eq(users.id, user.id));
  await plan(user, "Deniz");
  const [few] = await db.select().from(schedules).where(eq(schedules.userId, user.id));
  if (!few) throw new Error("no plan");
  const feed = await create(user);
  const small = unfolded((await read(feed)).body);
  expect(small.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(small.join("\n")).not.toContain("UID:more@sahne");
  expect(small.find((line) => line.startsWith("X-WR-CALDESC:"))).toMatch(/Your schedule from .* to /);

  // 150 plans of every day: 54 days ahead hold some 8,000 films, a feed 5,000.
  const daily = Array.from({ length: 150 }, (_, n) => {
    const at = new Date((few.nextRunAt?.getTime() ?? 0) + n * 60_000);
    return { ...few, id: `daily-${n}`, videoId: null, recurringType: "daily", anchorAt: at, nextRunAt: at };
  });
  await db.insert(schedules).values(daily);
  const lines = unfolded((await read(feed)).body);
  const starts = lines.filter((line) => line.startsWith("DTSTART:")).map((line) => line.slice("DTSTART:".length));
  expect(starts.length).toBeGreaterThan(4_000);
  const end = lines.indexOf("UID:more@sahne");
  expect(end).toBeGreaterThan(0);
  const closing = lines.slice(end, lines.indexOf("END:VEVENT", end));
  // Nothing lies behind it, and the page that has the rest is named.
  expect(closing).toContain(`DTSTART:${starts.toSorted().at(-1)}`);
  expect(closing.join("\n")).toContain("holds at most 5\\,000 entries");
  expect(closing.join("\n")).toContain("/dashboard/schedule");
});
