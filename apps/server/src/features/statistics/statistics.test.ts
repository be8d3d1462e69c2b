import { DAY_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { statisticsRoute, type Statistics } from "@sahne/contract/statistics";
import { channelReports, connections, videos } from "#platform/db/schema.ts";
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
import { readLedger } from "#test/sandbox-ledger.ts";
import { withTestProduct } from "#test/test-product.ts";
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
