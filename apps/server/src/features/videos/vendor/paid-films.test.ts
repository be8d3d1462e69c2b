import { HOUR_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { failVideo } from "#features/videos/fail-video.ts";
import { jobs } from "#jobs.ts";
import { paidCalls, videos } from "#platform/db/schema.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { makeVendorUser, readVideo, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";
import { fetchVideo } from "./fetch-video.ts";

const t = withTestProduct();

/** A film that is paid for and ready at the vendor, and that nobody fetches yet. */
async function readyFilm(): Promise<{ user: Awaited<ReturnType<typeof makeVendorUser>>; id: string }> {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [stuck]" });
  await settleVideo(t.product(), user, id, 2);
  await fetch(`${t.product().sandbox.url}/_sandbox/release`, { method: "POST" });
  await context.db.execute(sql`delete from pgboss.job where state < 'active'`);
  await context.db.update(videos).set({ stage: "downloading" }).where(eq(videos.id, id));
  return { user, id };
}

test("a run that has lost its place does not remove the film that another has fetched (F31)", async () => {
  const { context } = t.product();
  const { user, id } = await readyFilm();
  const position = { videoId: id, attempt: 1 };
  const { media } = context;
  onTestFinished(() => void Object.assign(context, { media }));
  let isFirst = true;
  const adopt: typeof media.adopt = async (key, path) => {
    const stored = await media.adopt(key, path);
    if (!isFirst) return stored;
    isFirst = false;
    // While this run slept, another one has brought the film and moved on.
    await context.db.update(videos).set({ stage: "finishing" }).where(eq(videos.id, id));
    await context.queue.enqueue(context.db, jobs.finishVideo, position, { runAt: new Date(Date.now() + HOUR_MS) });
    return stored;
  };
  Object.assign(context, { media: { ...media, adopt } });

  await fetchVideo(context, position, { signal: new AbortController().signal, tryNumber: 1, isLastTry: false });
  t.product().clock.advance(2 * HOUR_MS);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
});

test("a process that stops while it fetches has not missed the film", async () => {
  const { context } = t.product();
  const { id } = await readyFilm();
  const run = { signal: AbortSignal.abort(), tryNumber: 1, isLastTry: false };

  for (let round = 0; round < 4; round += 1) {
    await expect(fetchVideo(context, { videoId: id, attempt: 1 }, run)).rejects.toThrow(RetryLater);
  }

  expect(await context.db.select().from(paidCalls)).toMatchObject([{ misses: 0, endedAt: null }]);
});

test.each([
  ["generating", 429, "provider_timeout"],
  ["downloading", 503, "provider_result_lost"],
])(
  "a vendor that puts off a film in stage %s with %i for ever frees its place after a day (F18)",
  async (stage, status, code) => {
    const { context, clock } = t.product();
    const { user, id } = await readyFilm();
    await context.db.update(videos).set({ stage }).where(eq(videos.id, id));
    await armFault(t.product(), { name: "status", method: "GET", path: "/v1/ai", status, times: 1_000 });
    const position = { videoId: id, attempt: 1 };
    if (stage === "generating") await context.queue.enqueue(context.db, jobs.pollVideo, { ...position, isHint: false });
    else await context.queue.enqueue(context.db, jobs.fetchVideo, position);
    expect(await settleVideo(t.product(), user, id, 3)).toMatchObject({ status: "processing" });

    clock.advance(31 * HOUR_MS);

    expect(await settleVideo(t.product(), user, id, 3)).toMatchObject({
      status: "failed",
      error: { code },
    });
    expect((await context.db.select().from(paidCalls))[0]?.endedAt).not.toBeNull();
  },
);

test("a video fails as a whole or not at all: what could not be told is not over", async () => {
  const { context } = t.product();
  const { user, id } = await readyFilm();
  const position = { videoId: id, attempt: 1, stages: ["downloading"] as const };
  await context.db.execute(sql`alter table notifications add constraint full_up check (false) not valid`);
  const broken = failVideo(context, context.db, position, "provider_result_lost");
  await expect(broken).rejects.toThrow();
  await context.db.execute(sql`alter table notifications drop constraint full_up`);

  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "processing" });
  expect(await context.db.select().from(paidCalls)).toMatchObject([{ endedAt: null }]);
  expect(await failVideo(context, context.db, position, "provider_result_lost")).toBe(true);
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "failed" });
});
