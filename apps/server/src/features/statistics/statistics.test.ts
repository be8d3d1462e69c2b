import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { statisticsRoute, videoDaysRoute, type Statistics, type VideoDays } from "@sahne/contract/history/statistics";
import { channelHours, channelReports, connections, uploads, videoReports, videos } from "#platform/db/schema.ts";
import { callApi, type TestUser } from "#test/api.ts";
import {
  connectedUser,
  mainChannel,
  makeFilm,
  passTime,
  publishFilm,
  settleUpload,
  withdrawGrant,
} from "#test/published-films.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { freshAccessToken } from "#features/youtube/refresh-access-token.ts";
import { expireChannelData } from "./expire-channel-data.ts";
import { queueStatistics } from "./refresh-statistics.ts";

const t = withTestProduct();

async function statistics(user: TestUser): Promise<Statistics> {
  const path = `/api/users/${user.id}/statistics`;
  return statisticsRoute.reply.parse((await callApi(t.product(), "GET", path, { token: user.token })).body);
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

async function publishedFilm(user: TestUser): Promise<string> {
  const film = await makeFilm(t.product(), user, 1000);
  await publishFilm(t.product(), user, film.id);
  await settleUpload(t.product(), user, film.id);
  return film.id;
}

test("views, likes and comments of published films come in batches, with the channel's days and top videos [R14.4]", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const videoId = await publishedFilm(user);
  await passTime(product, 5 * DAY_MS);

  await queueStatistics(product.context);
  await product.context.queue.drain();
  const known = await statistics(user);

  expect(known.isRefreshing).toBe(false);
  expect(known.videos).toMatchObject([{ videoId, views: expect.any(Number), likes: expect.any(Number) }]);
  expect(known.totals?.views).toBe(known.videos[0]?.views);
  expect(known.totals?.views).toBeGreaterThan(0);
  expect(known.report?.days.length).toBeGreaterThan(60);
  expect(known.report?.days.every((day) => day.views >= 0 && day.minutesWatched >= 0)).toBe(true);
  const { days = [], sources = [], devices = [], sharesFrom = "" } = known.report ?? {};
  expect(sum(days.map((day) => day.likes))).toBeGreaterThan(0);
  expect(days.every((day) => day.subscribersGained <= day.views)).toBe(true);
  const recent = sum(days.filter(({ day }) => day >= sharesFrom).map(({ views }) => views));
  expect([sum(sources.map(({ views }) => views)), sum(devices.map(({ views }) => views))]).toEqual([recent, recent]);
  expect(sources.find(({ source }) => source === "other")?.views).toBeGreaterThan(0);
  expect(devices[0]?.device).toBe("mobile");
  expect(known.report?.topVideos[0]).toMatchObject({ videoId, title: "Film" });
  const { body } = await callApi(product, "GET", `/api/videos/${videoId}`, { token: user.token });
  expect(body["video"]).toMatchObject({ views: known.totals?.views });
});

test("a channel with posting times is asked every hour, and what was watched since then is kept by its hour; longer gaps are not [R18.4]", async () => {
  const product = t.product();
  const { db } = product.context;
  const user = await connectedUser(product);
  await publishedFilm(user);
  const { channelId } = mainChannel(user);
  const refresh = async () => {
    await queueStatistics(product.context);
    await product.context.queue.drain();
  };
  const hours = () => db.select().from(channelHours).where(eq(channelHours.userId, user.id));
  await refresh();
  await passTime(product, HOUR_MS);
  await refresh();
  expect(await hours()).toEqual([]);

  const body = { times: [{ weekday: 1, time: "18:00" }], timeZone: "UTC" };
  const path = `/api/users/${user.id}/posting-times/${channelId}`;
  await callApi(product, "PUT", path, { token: user.token, body });
  // So long ago that nothing can be said of a single hour.
  await passTime(product, 3 * HOUR_MS);
  await refresh();
  expect(await hours()).toEqual([]);
  const [before] = await db.select().from(uploads).where(eq(uploads.userId, user.id));
  await db.update(uploads).set({ views: 0 }).where(eq(uploads.userId, user.id));
  await passTime(product, HOUR_MS);
  await refresh();
  const [after] = await db.select().from(uploads).where(eq(uploads.userId, user.id));

  expect(await hours()).toMatchObject([{ channelId, views: after?.views, minutes: 60 }]);
  expect(after?.views).toBeGreaterThanOrEqual(before?.views ?? 0);
  await passTime(product, 31 * DAY_MS);
  await expireChannelData(product.context);
  expect(await hours()).toEqual([]);
});

async function daysOf(user: TestUser, videoId: string): Promise<VideoDays> {
  const path = `/api/users/${user.id}/statistics/videos/${videoId}`;
  return videoDaysRoute.reply.parse((await callApi(t.product(), "GET", path, { token: user.token })).body);
}

test("[R14.4] the days of one video are its own, begin when it was published and are asked for once in six hours", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const videoId = await publishedFilm(user);
  const other = await publishedFilm(user);
  await passTime(product, 6 * DAY_MS);
  await statistics(user);
  await product.context.queue.drain();

  expect(await daysOf(user, videoId)).toEqual({ days: null, refreshedAt: null, isRefreshing: true });
  await product.context.queue.drain();
  const known = await daysOf(user, videoId);
  await daysOf(user, other);
  await product.context.queue.drain();
  const [mine, theirs] = [known.days ?? [], (await daysOf(user, other)).days ?? []];
  const { report } = await statistics(user);

  expect(known.isRefreshing).toBe(false);
  expect(mine.length).toBeGreaterThan(2);
  expect(mine.length).toBeLessThan(8);
  expect(sum(mine.map(({ views }) => views))).toBeGreaterThan(0);
  const views = (days: typeof mine, day: string): number => days.find((one) => one.day === day)?.views ?? 0;
  const onChannel = report?.days ?? [];
  // Two videos and what the channel had before: never more than the channel was watched.
  expect(mine.filter(({ day }) => views(mine, day) + views(theirs, day) > views(onChannel, day))).toEqual([]);
  expect(mine).not.toEqual(onChannel.slice(-mine.length));

  await passTime(product, 7 * HOUR_MS);
  expect(await daysOf(user, videoId)).toMatchObject({ days: known.days, isRefreshing: true });
});

test("[R14.4] the days of a video go with the channel's grant, and nobody else sees them", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const videoId = await publishedFilm(user);
  await daysOf(user, videoId);
  await product.context.queue.drain();
  expect(await product.context.db.select().from(videoReports)).toHaveLength(1);
  const stranger = await connectedUser(product);
  const path = `/api/users/${stranger.id}/statistics/videos/${videoId}`;
  expect((await callApi(product, "GET", path, { token: stranger.token })).status).toBe(404);

  await callApi(product, "DELETE", `/api/youtube/disconnect`, { token: user.token });

  expect(await product.context.db.select().from(videoReports)).toEqual([]);
});

test("a report of an earlier release is asked for again, and not shown with holes", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  await statistics(user);
  await product.context.queue.drain();
  expect(await statistics(user)).toMatchObject({ isRefreshing: false, report: { devices: expect.any(Array) } });
  const earlier = sql`${channelReports.report} - 'sharesFrom' - 'sources' - 'devices'`;
  await product.context.db.update(channelReports).set({ report: earlier });

  expect(await statistics(user)).toMatchObject({ isRefreshing: true, report: null });
  await product.context.queue.drain();

  expect(await statistics(user)).toMatchObject({ isRefreshing: false, report: { devices: expect.any(Array) } });
});

test("numbers are asked for once in six hours, however often they are looked at", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  await publishedFilm(user);
  expect(await statistics(user)).toMatchObject({ isRefreshing: true, totals: null });
  await product.context.queue.drain();
  const [first] = await product.context.db.select().from(connections);

  for (let look = 0; look < 3; look += 1) expect((await statistics(user)).isRefreshing).toBe(false);
  await queueStatistics(product.context);
  await product.context.queue.drain();

  const [second] = await product.context.db.select().from(connections);
  expect(second?.statisticsAt).toEqual(first?.statisticsAt);
});

test("a film published after the last look is asked about at the next one", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  await statistics(user);
  await product.context.queue.drain();
  expect(await statistics(user)).toMatchObject({ isRefreshing: false, videos: [] });

  await passTime(product, 60_000);
  await publishedFilm(user);

  expect((await statistics(user)).isRefreshing).toBe(true);
  await product.context.queue.drain();
  expect((await statistics(user)).isRefreshing).toBe(false);
});

test("what cannot be refreshed is forgotten after thirty days", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const videoId = await publishedFilm(user);
  await queueStatistics(product.context);
  await product.context.queue.drain();
  expect((await statistics(user)).totals).not.toBeNull();
  await withdrawGrant(product, await freshAccessToken(product.context, mainChannel(user)));
  await passTime(product, 31 * DAY_MS);
  await queueStatistics(product.context);
  await product.context.queue.drain();

  await expireChannelData(product.context);

  const [video] = await product.context.db.select().from(videos).where(eq(videos.id, videoId));
  const [connection] = await product.context.db.select().from(connections);
  expect(video).toMatchObject({ views: null, likes: null, comments: null });
  expect(connection).toMatchObject({ subscribers: null, pictureKey: null, needsReconnect: true });
  expect(await product.context.db.select().from(channelReports)).toEqual([]);
});

test("disconnecting forgets what the channel told", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const videoId = await publishedFilm(user);
  await queueStatistics(product.context);
  await product.context.queue.drain();
  expect(await statistics(user)).toMatchObject({
    totals: { views: expect.any(Number) },
    report: { days: expect.any(Array) },
  });

  await callApi(product, "DELETE", "/api/youtube/disconnect", { token: user.token });

  const [video] = await product.context.db.select().from(videos).where(eq(videos.id, videoId));
  expect(video?.views).toBeNull();
  expect(await product.context.db.select().from(channelReports)).toEqual([]);
  expect(await statistics(user)).toMatchObject({ totals: null, videos: [], report: null });
  expect((await readLedger(product)).counts["google.revoke"]).toBe(1);
});
