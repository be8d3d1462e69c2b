import type { Overview } from "@sahne/contract/history/overview";
import { DAY_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { schedules, uploads, videos } from "#platform/db/schema.ts";
import { queryRows } from "#platform/db/rows.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();

// The figures go by days.
beforeEach(() => t.product().clock.stopAtNoon());

const OPTIONS = { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" } as const;

async function addVideo(user: TestUser, status: string, daysAgo: number, views: number | null = null): Promise<string> {
  const createdAt = new Date(t.product().clock.now().getTime() - daysAgo * DAY_MS);
  return addVideoRow(t.product(), user, { name: `${status} ${daysAgo}`, status, views, createdAt });
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
    made: 0,
    failed: 0,
    successRate: null,
    madeTrend: null,
    successTrend: null,
    daily: Array.from({ length: 30 }, () => ({ made: 0, failed: 0 })),
    processing: 0,
    working: 0,
    needsAttention: 0,
    inProgress: [],
    asking: [],
    inbox: 0,
    recent: [],
    upcoming: [],
  });
});

async function addPlan(user: TestUser, videoId: string | null, name: string, changes: object = {}): Promise<Date> {
  const { context } = t.product();
  const nextRunAt = new Date(context.clock.now().getTime() + DAY_MS);
  await context.db.insert(schedules).values({
    id: `plan-${name}`,
    userId: user.id,
    videoId,
    recipe: {
      serviceType: "freePick",
      engine: "sahne",
      promptText: "p",
      keywords: "k",
      imageId: null,
      autoUpload: true,
      options: OPTIONS,
      name,
      description: "",
    },
    anchorAt: nextRunAt,
    timeZone: "UTC",
    nextRunAt,
    createdAt: new Date(),
    updatedAt: new Date(),
    ...changes,
  });
  return nextRunAt;
}

type Computed = Omit<Overview, "inProgress" | "asking" | "recent" | "upcoming">;

/** Every figure once more, straight from the videos and the lines of the history: no kept count is asked. */
async function compute(user: TestUser): Promise<Computed> {
  const { context } = t.product();
  const today = context.clock.now().toISOString().slice(0, 10);
  const [computed] = await queryRows<Computed>(
    context.db,
    sql`
    with mine as (
      select * from videos where user_id = ${user.id} and deleted_at is null
    ), makings as (
      select result, (${today}::date - (asked_at at time zone 'UTC')::date) as age
      from history where user_id = ${user.id} and kind = 'making' and result in ('done', 'failed')
    ), parts as (
      select
        count(*) filter (where result = 'done' and age < 30) as now_made,
        count(*) filter (where result = 'done' and age >= 30 and age < 60) as then_made,
        100.0 * count(*) filter (where result = 'done' and age < 30)
          / nullif(count(*) filter (where age < 30), 0) as now_rate,
        100.0 * count(*) filter (where result = 'done' and age >= 30 and age < 60)
          / nullif(count(*) filter (where age >= 30 and age < 60), 0) as then_rate
      from makings
    )
    select
      (select count(*)::int from mine) as "totalVideos",
      (select sum(views)::float8 from mine) as "totalViews",
      (select count(*)::int from schedules where user_id = ${user.id} and next_run_at is not null and not is_paused
        and (video_id is null or video_id in (select id from mine))) as "scheduled",
      (select now_made::int from parts) as "made",
      (select count(*)::int from makings where result = 'failed' and age < 30) as "failed",
      (select round(now_rate, 1)::float8 from parts) as "successRate",
      (select round(100.0 * (now_made - then_made) / nullif(then_made, 0), 1)::float8 from parts) as "madeTrend",
      (select round(now_rate - then_rate, 1)::float8 from parts) as "successTrend",
      (select json_agg(json_build_object('made', made, 'failed', failed) order by age desc)
        from (select ages.age, count(*) filter (where result = 'done') as made,
                count(*) filter (where result = 'failed') as failed
              from generate_series(0, 29) as ages (age) left join makings on makings.age = ages.age
              group by ages.age) as days) as "daily",
      (select count(*)::int from mine where status = 'processing') as "processing",
      (select count(*)::int from mine where (status = 'processing' and not needs_attention) or exists (
        select 1 from (
          select distinct on (video_id) * from uploads order by video_id, created_at desc
        ) newest
        where newest.video_id = mine.id and (newest.status = 'uploading'
          or (newest.status in ('queued', 'verifying') and newest.error_code is null)))) as "working",
      (select count(*)::int from mine where (status = 'processing' and needs_attention) or 'needs_attention' = (
        select status from uploads where video_id = mine.id order by created_at desc limit 1)) as "needsAttention"`,
  );
  if (!computed) throw new Error("The database computed nothing.");
  return computed;
}

test("every figure agrees with what SQL computes from a known history [R5.1] [R5.2] [R5.3]", async () => {
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  for (const daysAgo of [1, 2, 3, 4, 5, 6]) await addVideo(user, "completed", daysAgo, daysAgo * 100);
  for (const daysAgo of [7, 8]) await addVideo(user, "failed", daysAgo);
  // Stopped by its owner: that is no failure.
  const stopped = await addVideo(user, "failed", 9);
  await t.product().context.db.update(videos).set({ errorCode: "video_cancelled" }).where(eq(videos.id, stopped));
  for (const daysAgo of [29, 30, 40, 41, 42, 59, 60, 200]) await addVideo(user, "completed", daysAgo);
  await addVideo(user, "failed", 43);
  await addVideo(user, "processing", 0);
  const planned = await addVideo(user, "scheduled", 0.5);
  await addVideo(user, "scheduled", 0.6);
  await addVideo(other, "completed", 1, 9999);
  const nextRunAt = await addPlan(user, planned, "Planlı");
  await addPlan(user, null, "Her gün", { recurringType: "daily", nextRunAt: new Date(nextRunAt.getTime() + DAY_MS) });
  await addPlan(user, null, "Duraklatılmış", { isPaused: true });
  await addPlan(user, null, "Bitmiş", { nextRunAt: null });

  const { recent, upcoming, inProgress, asking: _asking, inbox: _inbox, ...figures } = await readOverview(user);

  expect(figures).toEqual(await compute(user));
  // By hand: 7 made in 30 days against 5 in the 30 before; 7 of 9 ended well against 5 of 6.
  expect(figures.daily.reduce((sum, { made }) => sum + made, 0)).toBe(figures.made);
  expect(figures).toEqual({
    daily: figures.daily,
    totalVideos: 21,
    totalViews: 2_100,
    // Also the daily one, whose first film is long made.
    scheduled: 2,
    made: 7,
    failed: 2,
    successRate: 77.8,
    madeTrend: 40,
    successTrend: -5.6,
    processing: 1,
    working: 1,
    needsAttention: 0,
  });
  // One source: the figures of the same days say the same.
  const from = t.product().clock.now().getTime() - 29 * DAY_MS;
  const path = `/api/users/${user.id}/figures?from=${new Date(from).toISOString().slice(0, 10)}`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  const { made, failed, successRate, madeTrend, successTrend, daily } = figures;
  expect(body).toMatchObject({ made, failed, successRate, madeTrend, successTrend, byDay: daily });
  expect(inProgress.map((video) => video.videoName)).toEqual(["processing 0"]);
  expect(recent.map((video) => video.videoName)).toEqual([
    "processing 0",
    "scheduled 0.5",
    "scheduled 0.6",
    "completed 1",
    "completed 2",
  ]);
  expect(upcoming).toMatchObject([
    { videoName: "Planlı", nextRunAt: nextRunAt.toISOString() },
    { videoName: "Her gün" },
  ]);
});

test("the figures follow what happens to a video: finished, viewed, hidden, brought back, gone [R5.1]", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const ids = [
    await addVideo(user, "processing", 1),
    await addVideo(user, "processing", 2),
    await addVideo(user, "failed", 3),
  ];
  const [first = "", second = ""] = ids;
  const change = (id: string, changes: Partial<typeof videos.$inferInsert>) =>
    context.db.update(videos).set(changes).where(eq(videos.id, id));

  const steps: [() => PromiseLike<unknown>, Partial<Overview>][] = [
    [() => change(first, { status: "completed", progress: null }), { successRate: 50, processing: 1 }],
    [() => change(first, { views: 0 }), { totalViews: 0 }],
    [() => change(first, { views: 3_000_000_000 % 2_147_483_647 }), { totalViews: 852_516_353 }],
    [() => change(second, { progress: 40 }), { processing: 1, totalVideos: 3 }],
    [() => change(first, { deletedAt: new Date() }), { totalVideos: 2, totalViews: null, successRate: 50 }],
    [() => change(first, { deletedAt: null }), { totalVideos: 3, successRate: 50 }],
    [
      () => context.db.delete(videos).where(eq(videos.id, first)),
      { totalVideos: 2, totalViews: null, successRate: 50 },
    ],
  ];
  for (const [step, expected] of steps) {
    await step();
    const {
      recent: _recent,
      upcoming: _upcoming,
      inProgress: _working,
      asking: _asking,
      inbox: _inbox,
      ...figures
    } = await readOverview(user);
    expect(figures).toMatchObject(expected);
    expect(figures).toEqual(await compute(user));
  }
});

test("the days of the overview are those of whoever asks, as in the figures [R5.1]", async () => {
  const user = await makeUser(t.product());
  // Ten in the evening of yesterday in UTC is today in Istanbul.
  await addVideo(user, "completed", 14 / 24);

  const path = `/api/users/${user.id}/overview?timeZone=Europe/Istanbul`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  expect((body as Overview).daily.at(-1)).toEqual({ made: 1, failed: 0 });
  expect((await readOverview(user)).daily.at(-2)).toEqual({ made: 1, failed: 0 });
});

test("views of many popular videos are added up beyond what an integer of the database holds [R5.1]", async () => {
  const user = await makeUser(t.product());
  for (const daysAgo of [1, 2]) await addVideo(user, "completed", daysAgo, 2_000_000_000);

  expect(await readOverview(user)).toMatchObject({ totalViews: 4_000_000_000 });
});

test("work in progress is counted whenever it was asked for, and what waits for its owner is none of it [R5.1] [R4.2]", async () => {
  const user = await makeUser(t.product());
  const states: [string, Partial<typeof uploads.$inferInsert>][] = [
    ["on its way", { status: "uploading", errorCode: "youtube_unavailable" }],
    ["in the queue", { status: "queued" }],
    ["waits for quota", { status: "queued", errorCode: "youtube_quota" }],
    ["published", { status: "published" }],
    ["asks for a look", { status: "needs_attention", errorCode: "youtube_outcome_unknown" }],
  ];
  for (const [name, state] of states) {
    const id = await addVideo(user, "completed", 300);
    await addUpload(user, id, { title: name, ...state });
  }
  for (let count = 0; count < 8; count += 1) await addVideo(user, "processing", 200 + count);
  const asked = await addVideo(user, "processing", 150);
  await t.product().context.db.update(videos).set({ needsAttention: true }).where(eq(videos.id, asked));
  for (let count = 0; count < 101; count += 1) await addVideo(user, "completed", 1);

  const {
    recent: _recent,
    upcoming: _upcoming,
    inProgress,
    asking,
    inbox: _inbox,
    ...figures
  } = await readOverview(user);
  const profile = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });

  expect(figures).toEqual(await compute(user));
  expect(figures).toMatchObject({ processing: 9, working: 10, needsAttention: 2 });
  expect(asking.map((video) => video.videoName)).toEqual(["processing 150", "completed 300"]);
  expect(profile.body).toMatchObject({ working: 10, totals: { processing: 9 } });
  expect(inProgress.map((video) => video.videoName)).toEqual(
    [0, 1, 2, 3, 4, 5].map((count) => `processing ${200 + count}`),
  );
});

async function addUpload(
  user: TestUser,
  videoId: string,
  state: Partial<typeof uploads.$inferInsert> & { title: string },
): Promise<void> {
  const now = t.product().clock.now();
  await t
    .product()
    .context.db.insert(uploads)
    .values({
      id: `upload-${videoId}`,
      userId: user.id,
      videoId,
      channelId: "UC1",
      description: "",
      tags: [],
      privacyStatus: "private",
      status: "queued",
      totalBytes: 1,
      createdAt: now,
      updatedAt: now,
      ...state,
    });
}
