import type { Figures, HistoryEntry } from "@sahne/contract/history/history";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { queryRows } from "#platform/db/rows.ts";
import { channelReports, history, paidCalls, speechClips, videos } from "#platform/db/schema.ts";
import { createFreepik } from "#providers/freepik/film.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { startScriptedVendor } from "#test/vendors/scripted-vendor.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, giveKey, limitVendors, makeVendorUser, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

async function read<Body>(user: TestUser, path: string): Promise<Body> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/${path}`, { token: user.token });
  return body as Body;
}

const lines = async (user: TestUser): Promise<HistoryEntry[]> =>
  (await read<{ entries: HistoryEntry[] }>(user, "history")).entries;

/** Has a key that is not the sandbox's: what is made with it would be paid. The vendor takes every call and never ends one. */
async function payingUser(key: string): Promise<TestUser> {
  const { context } = t.product();
  const { freepik } = context.generators;
  let tasks = 0;
  const { url } = await startScriptedVendor((response) => {
    tasks += 1;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ data: { task_id: `${key}-${tasks}`, status: "IN_PROGRESS", generated: [] } }));
  });
  context.generators.freepik = createFreepik({
    ...context.config.vendors.freepik,
    baseUrl: url,
    sandboxUrl: undefined,
  });
  onTestFinished(() => void (context.generators.freepik = freepik));
  const user = await makeUser(t.product());
  await giveKey(t.product(), user, "freepik", key);
  return user;
}

/** Sent and taken; then its owner does not want it any more. What was taken may cost all the same. */
async function buy(user: TestUser): Promise<string> {
  const id = await startVideo(t.product(), user, { options: { durationSeconds: 5 } });
  expect(await settleVideo(t.product(), user, id, 2)).toMatchObject({ stage: "generating" });
  expect((await act(t.product(), user, `${id}/cancel`)).status).toBe(200);
  return id;
}

test("a vendor's video costs what the settings say by the second, as it was that day; line, details, figures and file agree [R14.1] [R14.2]", async () => {
  limitVendors(t.product(), { videoPrices: { "kling-v2-6-pro": 9 } });
  const user = await payingUser("paid-key-1");
  const id = await buy(user);
  // Another price tomorrow does not change what was paid today.
  limitVendors(t.product(), { videoPrices: { "kling-v2-6-pro": 900 } });

  expect(await lines(user)).toMatchObject([{ cost: "estimated", costCents: 45 }]);
  const { body } = await callApi(t.product(), "GET", `/api/videos/${id}/story`, { token: user.token });
  expect(body["story"]).toMatchObject({ paidCalls: [{ cents: 45 }] });
  const spent = [{ service: "freepik", what: "film", calls: 1, unpriced: 0, cents: 45, tokens: null }];
  expect((await read<Figures>(user, "figures")).money).toEqual(spent);
  const { raw } = await callApi(t.product(), "GET", `/api/users/${user.id}/history.csv`, { token: user.token });
  expect(raw.body.split("\r\n")[1]).toContain('"estimated","45"');
  const [counted] = await queryRows<{ cents: number }>(
    t.product().context.db,
    sql`select sum(cents) as cents from paid_calls where user_id = ${user.id} and state = 'accepted'`,
  );
  expect(counted?.cents).toBe(45);

  // What was spent stays spent, also when the video and the record of its call are gone for good.
  await t.product().context.db.delete(videos).where(eq(videos.id, id));
  expect((await read<Figures>(user, "figures")).money).toEqual(spent);
});

test("a model without a price is told as one, and the sandbox takes no money [R14.1] [R14.2]", async () => {
  limitVendors(t.product(), { videoPrices: { "kling-v2-6-pro": 9 } });
  const guest = await makeVendorUser(t.product());
  await settleVideo(t.product(), guest, await startVideo(t.product(), guest));
  expect(await lines(guest)).toMatchObject([{ cost: "free", costCents: null }]);

  limitVendors(t.product(), { videoPrices: {} });
  const user = await payingUser("paid-key-2");
  await buy(user);
  expect(await lines(user)).toMatchObject([{ cost: "unknown", costCents: null }]);
  expect((await read<Figures>(user, "figures")).money).toEqual([
    { service: "freepik", what: "film", calls: 1, unpriced: 1, cents: 0, tokens: null },
  ]);
});

test("a call that may have been paid has no price until that is known; one that was refused costs nothing [R14.1]", async () => {
  limitVendors(t.product(), { videoPrices: { "kling-v2-6-pro": 9 } });
  const user = await payingUser("paid-key-3");
  const id = await buy(user);
  const { db } = t.product().context;
  const become = (state: string) => db.update(paidCalls).set({ state }).where(eq(paidCalls.videoId, id));

  await become("unknown");
  expect(await lines(user)).toMatchObject([{ cost: "unknown", costCents: null }]);
  await become("refused");
  expect(await lines(user)).toMatchObject([{ cost: "none", costCents: null }]);
  await become("accepted");
  expect(await lines(user)).toMatchObject([{ cost: "estimated", costCents: 45 }]);
});

test("sentences that a service spoke are counted by service, without a price [R14.2]", async () => {
  const user = await makeUser(t.product());
  const { db, clock } = t.product().context;
  const clip = { userId: user.id, service: "openai", model: "m", voice: "v", createdAt: clock.now() };
  const states = ["ready", "unknown", "refused", "intent"];
  for (const state of states)
    await db.insert(speechClips).values({ ...clip, id: `${user.id} ${state}`, hash: state, state });

  expect((await read<Figures>(user, "figures")).money).toEqual([
    { service: "openai", what: "speech", calls: 2, unpriced: 2, cents: 0, tokens: null },
  ]);
});

test("minutes watched are those of the channels' days in the period; without a report there is no figure [R14.4]", async () => {
  const user = await makeUser(t.product());
  expect((await read<Figures>(user, "figures")).minutesWatched).toBeNull();
  const { db, clock } = t.product().context;
  const day = (date: string, minutesWatched: number) => ({
    day: date,
    views: 1,
    minutesWatched,
    likes: 0,
    subscribersGained: 0,
  });
  const report = {
    from: "2026-03-01",
    to: "2026-03-03",
    sharesFrom: "2026-03-01",
    topVideos: [],
    sources: [],
    devices: [],
  };
  for (const [channelId, days] of [
    ["UCone", [day("2026-03-01", 5), day("2026-03-02", 7.5)]],
    ["UCtwo", [day("2026-03-02", 2), day("2026-03-03", 90)]],
  ] as const) {
    await db
      .insert(channelReports)
      .values({ userId: user.id, channelId, report: { ...report, days: [...days] }, refreshedAt: clock.now() });
  }

  expect((await read<Figures>(user, "figures?from=2026-03-02&to=2026-03-02")).minutesWatched).toBe(9.5);
  expect((await read<Figures>(user, "figures?from=2026-02-01&to=2026-02-28")).minutesWatched).toBeNull();
});

test("an attempt tells each stage with its seconds, and they add up to the whole [R14.1]", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id);

  const [line] = await lines(user);
  expect(line?.stages.map(({ stage }) => stage)).toEqual([
    "queued",
    "submitting",
    "generating",
    "downloading",
    "finishing",
  ]);
  const [row] = await t.product().context.db.select().from(history).where(eq(history.videoId, id));
  const whole = ((row?.endedAt?.getTime() ?? 0) - (row?.askedAt.getTime() ?? 0)) / 1_000;
  expect(line?.stages.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)).toBeCloseTo(whole, 1);
});
