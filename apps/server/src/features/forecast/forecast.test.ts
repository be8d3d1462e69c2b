import type { Forecast } from "@sahne/contract/schedules/forecast";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { nextPacificMidnight } from "#features/youtube/pacific-day.ts";
import { connections } from "#platform/db/schema.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { connectAs, connectedUser, mainChannel, makeFilm, publishFilm } from "#test/published-films.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

async function read(user: TestUser, gapMinutes = 60): Promise<Forecast> {
  const path = `/api/users/${user.id}/forecast?gapMinutes=${gapMinutes}`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  return body["forecast"] as Forecast;
}

/** A finished video that goes out at an hour. */
async function plan(user: TestUser, at: Date, title: string, sameAs?: string): Promise<string> {
  const film = await makeFilm(t.product(), user, 1000, sameAs === undefined ? {} : { sha256: sameAs });
  await publishFilm(t.product(), user, film.id, { publishAt: at.toISOString(), title, privacyStatus: "private" });
  return film.id;
}

/** Two days from now at the beginning of the channel's day, so that nothing of it falls into another. */
const aDay = (): Date => new Date(nextPacificMidnight(t.product().clock.now()).getTime() + 2 * DAY_MS);
const after = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

test("a day of the project tells what is left and when it resets, and what does not fit goes out after that [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const perDay = t.product().context.config.youtubeUploadsPerDay;
  const day = aDay();
  const file = Array.from({ length: perDay + 2 }, (_, n) => {
    const at = after(day, HOUR_MS + n * MINUTE_MS);
    return `Film ${n},${at.toISOString().slice(0, 10)},${at.toISOString().slice(11, 16)},UTC,default`;
  });
  const path = `/api/users/${user.id}/schedule-file`;
  const text = `text,date,time,zone,channel\n${file.join("\n")}`;
  await callApi(t.product(), "POST", path, { token: user.token, body: { text } });

  const { days, full, perDay: told } = await read(user, 5);

  expect(told).toBe(perDay);
  const [today, planned, following] = days;
  expect(today).toMatchObject({
    planned: 0,
    left: perDay,
    resetAt: nextPacificMidnight(t.product().clock.now()).toISOString(),
  });
  expect(planned).toMatchObject({ from: day.toISOString(), planned: perDay + 2, left: 0 });
  expect(following).toMatchObject({ planned: 2, left: perDay - 2 });
  expect(full.map(({ title }) => title)).toEqual([`Film ${perDay}`, `Film ${perDay + 1}`]);
  expect(full.every(({ goesOutAt }) => goesOutAt === planned?.resetAt)).toBe(true);
});

test("what stands too near, has an equal title or is the same film clashes, and spread out none is near any more [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const day = aDay();
  const first = await plan(user, after(day, HOUR_MS), "Deniz", "same-bytes");
  await plan(user, after(day, HOUR_MS + 10 * MINUTE_MS), "Orman");
  await plan(user, after(day, HOUR_MS + 20 * MINUTE_MS), "Dağ");
  await plan(user, after(day, 9 * HOUR_MS), "deniz");
  await plan(user, after(day, 15 * HOUR_MS), "Başka", "same-bytes");

  const { clashes, spread } = await read(user, 30);
  expect(clashes.map(({ kind, second }) => [kind, second.title])).toEqual([
    ["close", "Orman"],
    ["close", "Dağ"],
    ["title", "deniz"],
    ["film", "Başka"],
  ]);
  expect(spread.map(({ title, to }) => [title, to])).toEqual([
    ["Orman", after(day, 90 * MINUTE_MS).toISOString()],
    ["Dağ", after(day, 120 * MINUTE_MS).toISOString()],
  ]);
  expect((await read(user, 5)).clashes.map(({ kind }) => kind)).toEqual(["title", "film"]);

  for (const { videoId, to } of spread) {
    const body = { publishAt: to };
    await callApi(t.product(), "PATCH", `/api/videos/${videoId}/upload`, { token: user.token, body });
  }
  const spaced = await read(user, 30);
  expect(spaced.spread).toEqual([]);
  expect(spaced.clashes.some(({ kind }) => kind === "close")).toBe(false);
  expect(first).not.toBe("");
});

test("a plan of every day under one title is one row with its count and its nearest days, and so are two plans that meet every day [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const day = aDay();
  const daily = async (title: string, at: Date) => {
    const publication = { title, description: "", privacyStatus: "private", channelId: mainChannel(user).channelId };
    const wish = { scenario: "scheduled", promptText: title, keywords: "deniz", autoUpload: true, publication };
    const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
    const path = `/api/videos/${(made.body["video"] as { _id: string })._id}/schedule`;
    const body = { scheduledAt: at.toISOString(), timeZone: "UTC", recurring: true, recurringType: "daily" };
    const answer = await callApi(t.product(), "POST", path, { token: user.token, body });
    return (answer.body["schedule"] as { _id: string })._id;
  };
  const same = await daily("Deniz", after(day, HOUR_MS));
  await daily("Orman {n}", after(day, HOUR_MS + 10 * MINUTE_MS));

  const { clashes } = await read(user, 30);

  expect(clashes.map(({ kind, isOnePlan }) => [kind, isOnePlan])).toEqual([
    ["close", false],
    ["title", true],
  ]);
  const [close, title] = clashes;
  expect(close).toMatchObject({ first: { title: "Deniz" }, second: { title: "Orman 1" } });
  expect(close?.count).toBeGreaterThan(25);
  const days = [after(day, HOUR_MS), after(day, DAY_MS + HOUR_MS)].map((at) => at.toISOString());
  expect(title).toMatchObject({ scheduleId: same, first: { at: days[0] }, second: { at: days[1] } });
  expect(title?.count).toBe((close?.count ?? 0) - 1);
});

test("a plan counts on each of its channels, clashes there too, and is moved at its first one only [R18.3] [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const second = await connectAs(t.product(), user, { account: "can" });
  const channelId = (second.body["channel"] as { id: string }).id;
  const words = { description: "", privacyStatus: "private" };
  const further = [{ channelId, title: "Besides", ...words }];
  const publication = { ...words, channelId: mainChannel(user).channelId, title: "First", further };
  const wish = { scenario: "scheduled", promptText: "Deniz", keywords: "deniz", autoUpload: true, publication };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: wish });
  const day = aDay();
  const body = { scheduledAt: after(day, HOUR_MS).toISOString(), timeZone: "UTC" };
  const path = `/api/videos/${(made.body["video"] as { _id: string })._id}/schedule`;
  await callApi(t.product(), "POST", path, { token: user.token, body });
  const film = await makeFilm(t.product(), user, 1000);
  const publishAt = after(day, HOUR_MS - 10 * MINUTE_MS).toISOString();
  await publishFilm(t.product(), user, film.id, { channelId, publishAt, title: "Other", privacyStatus: "private" });

  const { days, clashes, spread } = await read(user, 30);

  expect(days.find(({ from }) => from === day.toISOString())).toMatchObject({ planned: 3 });
  expect(clashes.map(({ kind, first, second: next }) => [kind, first.title, next.title])).toEqual([
    ["close", "Other", "Besides"],
  ]);
  expect(spread).toEqual([]);
});

test("a grant that ends is told with the first publication it would break, and not where none would [R18.3]", async () => {
  const user = await connectedUser(t.product());
  const day = aDay();
  await plan(user, day, "Önce");
  await plan(user, after(day, 5 * HOUR_MS), "Sonra");
  const grant = (changes: object) =>
    t.product().context.db.update(connections).set(changes).where(eq(connections.userId, user.id));

  await grant({ grantExpiresAt: after(day, HOUR_MS) });
  const { channelId } = mainChannel(user);
  expect((await read(user)).expiring).toMatchObject([{ channelId, first: { title: "Sonra" } }]);
  await grant({ grantExpiresAt: after(day, DAY_MS) });
  expect((await read(user)).expiring).toEqual([]);
  await grant({ needsReconnect: true });
  expect((await read(user)).expiring).toMatchObject([{ expiresAt: null, first: { title: "Önce" } }]);
});
