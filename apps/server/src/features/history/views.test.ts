import type { Figures } from "@sahne/contract/history/history";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queryRows } from "#platform/db/rows.ts";
import { history, publishedCounts, uploads, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();

beforeEach(() => t.product().clock.stopAtNoon());

const ago = (milliseconds: number): Date => new Date(t.product().clock.now().getTime() - milliseconds);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** On the channel since then, with so many views. */
async function publish(user: TestUser, sentAt: Date, views: number | null, videoId?: string): Promise<string> {
  const { db } = t.product().context;
  const about = { name: `Film ${views}`, nameKey: "film", status: "completed", createdAt: sentAt };
  const id = videoId ?? (await addVideoRow(t.product(), user, about));
  const channelId = videoId === undefined ? "UCone" : "UCtwo";
  await db.insert(uploads).values({
    id: `${id} ${channelId}`,
    userId: user.id,
    videoId: id,
    channelId,
    title: "Film",
    description: "",
    tags: [],
    privacyStatus: "public",
    status: "published",
    totalBytes: 1,
    createdAt: sentAt,
    updatedAt: sentAt,
  });
  if (views !== null) await tell(id, channelId, views);
  return id;
}

/** The channel says so. */
async function tell(videoId: string, channelId: string, views: number): Promise<void> {
  const { db } = t.product().context;
  await db
    .update(uploads)
    .set({ views, statisticsAt: ago(0) })
    .where(eq(uploads.id, `${videoId} ${channelId}`));
}

async function figures(user: TestUser, search: string): Promise<Figures> {
  const path = `/api/users/${user.id}/figures?${search}`;
  return (await callApi(t.product(), "GET", path, { token: user.token })).body as Figures;
}

/** Straight from the publications, without anything that is kept by day. */
async function counted(user: TestUser, { from, to, timeZone }: { from: string; to: string; timeZone: string }) {
  const seen = await queryRows<{ id: string; views: number }>(
    t.product().context.db,
    sql`select videos.id, videos.views from videos
         where user_id = ${user.id} and deleted_at is null and views is not null
           and (select (min(uploads.created_at) at time zone ${timeZone})::date from uploads
                 where uploads.video_id = videos.id and uploads.status = 'published') between ${from}::date and ${to}::date
         order by views desc`,
  );
  const best = seen.filter(({ views }) => views > 0).slice(0, 5);
  return {
    views: seen.length === 0 ? null : seen.reduce((sum, { views }) => sum + views, 0),
    best: best.map(({ id }) => id),
  };
}

test("views and the best videos of a period are those that SQL adds up by itself, in every zone and over every edge [R14.2]", async () => {
  const user = await makeUser(t.product());
  const stranger = await makeUser(t.product());
  // Every five hours for twelve days, so that some lie at every edge of somebody's day; no two with as many views.
  for (let index = 0; index < 58; index += 1) {
    const views = index % 9 === 0 ? null : (index * 37) % 101;
    await publish(user, ago(index * 5 * HOUR_MS + 7 * MINUTE_MS), views);
  }
  await publish(stranger, ago(DAY_MS), 5_000);

  for (const timeZone of ["UTC", "Europe/Istanbul", "Asia/Kathmandu", "America/Los_Angeles", "Pacific/Kiritimati"]) {
    for (const [first, last] of [
      [11, 0],
      [6, 2],
      [3, 3],
      [1, 0],
      [40, 30],
    ] as const) {
      const period = { from: dayOf(ago(first * DAY_MS)), to: dayOf(ago(last * DAY_MS)), timeZone };
      const { views, best } = await figures(user, new URLSearchParams(period).toString());
      const told = { ...period, views, best: best.map(({ videoId }) => videoId) };
      expect(told).toEqual({ ...period, ...(await counted(user, period)) });
    }
  }
  const everything = { from: "2000-01-01", to: dayOf(ago(0)), timeZone: "UTC" };
  const { views } = await counted(user, everything);
  expect(views).toBeGreaterThan(1_000);
  expect(await figures(user, "")).toMatchObject({ views });
});

test("what is kept of views follows new numbers, a second channel, a deletion, its undoing and the end of the row [R14.2]", async () => {
  const user = await makeUser(t.product());
  const { db } = t.product().context;
  const told = async () => {
    const { views, best } = await figures(user, `from=${dayOf(ago(5 * DAY_MS))}`);
    return [views, ...best.map((film) => film.views)];
  };
  expect(await told()).toEqual([null]);
  const first = await publish(user, ago(DAY_MS), 10);
  const second = await publish(user, ago(DAY_MS), null);
  expect(await told()).toEqual([10, 10]);

  await tell(second, "UCone", 25);
  expect(await told()).toEqual([35, 25, 10]);
  // On a second channel it is still one video, of the day it first went out.
  await publish(user, ago(0), 30, first);
  expect(await told()).toEqual([65, 40, 25]);
  expect((await figures(user, `from=${dayOf(ago(0))}`)).views).toBeNull();

  await db
    .update(videos)
    .set({ deletedAt: ago(0) })
    .where(eq(videos.id, first));
  expect(await told()).toEqual([25, 25]);
  await db.update(videos).set({ deletedAt: null }).where(eq(videos.id, first));
  expect(await told()).toEqual([65, 40, 25]);
  await db.update(uploads).set({ status: "failed" }).where(eq(uploads.videoId, second));
  expect(await told()).toEqual([40, 40]);
  await db.delete(videos).where(eq(videos.id, first));
  expect(await told()).toEqual([null]);

  const rows = await db.select().from(publishedCounts).where(eq(publishedCounts.userId, user.id));
  expect(rows.reduce((sum, { views, viewed }) => sum + views + viewed, 0)).toBe(0);
  await db.delete(history).where(eq(history.userId, user.id));
});
