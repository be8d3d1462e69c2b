import type { Overview } from "@sahne/contract/overview";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { schedules, videos } from "#platform/db/schema.ts";
import { queryRows } from "#platform/db/rows.ts";
import { newId } from "#platform/ids.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/test-product.ts";

const t = withTestProduct();

const DAY_MS = 86_400_000;
const OPTIONS = { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" } as const;

async function addVideo(user: TestUser, status: string, daysAgo: number, views: number | null = null): Promise<string> {
  const { context } = t.product();
  const createdAt = new Date(context.clock.now().getTime() - daysAgo * DAY_MS);
  const id = newId(createdAt);
  await context.db.insert(videos).values({
    id,
    userId: user.id,
    scenario: "text2video",
    serviceType: "freePick",
    engine: "sahne",
    promptText: "p",
    keywords: "",
    autoUpload: false,
    options: OPTIONS,
    name: `${status} ${daysAgo}`,
    description: "",
    status,
    views,
    createdAt,
    updatedAt: createdAt,
  });
  return id;
}

async function readOverview(user: TestUser): Promise<Overview> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/overview`, { token: user.token });
  return body as Overview;
}

test("an empty account shows no invented figure [R5.1]", async () => {
  const user = await makeUser(t.product());

  expect(await readOverview(user)).toEqual({
    totalVideos: 0,
    totalViews: null,
    scheduled: 0,
    successRate: null,
    videosTrend: null,
    successTrend: null,
    processing: 0,
    recent: [],
    upcoming: [],
  });
});

test("every figure agrees with what SQL computes from a known history [R5.1] [R5.2] [R5.3]", async () => {
  const { context } = t.product();
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  for (const daysAgo of [1, 2, 3, 4, 5, 6]) await addVideo(user, "completed", daysAgo, daysAgo * 100);
  for (const daysAgo of [7, 8]) await addVideo(user, "failed", daysAgo);
  for (const daysAgo of [40, 41, 42]) await addVideo(user, "completed", daysAgo);
  await addVideo(user, "failed", 43);
  await addVideo(user, "processing", 0);
  const planned = await addVideo(user, "scheduled", 0.5);
  await addVideo(user, "scheduled", 0.6);
  await addVideo(other, "completed", 1, 9999);
  const nextRunAt = new Date(context.clock.now().getTime() + DAY_MS);
  await context.db.insert(schedules).values({
    id: "plan",
    userId: user.id,
    videoId: planned,
    recipe: {
      serviceType: "freePick",
      engine: "sahne",
      promptText: "p",
      keywords: "k",
      imageId: null,
      autoUpload: true,
      options: OPTIONS,
      name: "Planlı",
      description: "",
    },
    anchorAt: nextRunAt,
    timeZone: "UTC",
    nextRunAt,
    createdAt: new Date(),
    updatedAt: new Date(),
  });

  const overview = await readOverview(user);

  const [computed] = await queryRows<{ total: number; views: number; rate: number }>(
    context.db,
    sql`
    select count(*)::int total, sum(views)::int views,
      round(100.0 * count(*) filter (where status = 'completed')
        / count(*) filter (where status in ('completed', 'failed')), 1)::float8 rate
    from videos where user_id = ${user.id}`,
  );
  expect(overview).toMatchObject({
    totalVideos: computed?.total,
    totalViews: computed?.views,
    successRate: computed?.rate,
    scheduled: 1,
    processing: 1,
    // 11 in the last 30 days against 4 before; 6 of 8 finished against 3 of 4.
    videosTrend: 175,
    successTrend: 0,
  });
  expect(overview.recent.map((video) => video.videoName)).toEqual([
    "processing 0",
    "scheduled 0.5",
    "scheduled 0.6",
    "completed 1",
    "completed 2",
  ]);
  expect(overview.upcoming).toMatchObject([{ videoName: "Planlı", nextRunAt: nextRunAt.toISOString() }]);
});
