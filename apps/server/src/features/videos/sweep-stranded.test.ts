import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { paidCalls, videos } from "#platform/db/schema.ts";
import type { TestUser } from "#test/api.ts";
import { advanceSandbox, armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, makeVendorUser, readVideo, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";
import { startGeneration } from "./start-generation.ts";
import { sweepStranded } from "./sweep-stranded.ts";
import type { VideoRow } from "./videos.repo.ts";

const t = withTestProduct();

async function passMinutes(minutes: number): Promise<void> {
  t.product().clock.advance(minutes * 60_000);
  await t.product().context.queue.drain();
}

/** A video whose row says that it waits for its first step, without a job that would take it. */
async function strandVideo(user: TestUser): Promise<VideoRow> {
  const { context } = t.product();
  const id = await startVideo(t.product(), user, { scenario: "scheduled", keywords: "k" });
  const waiting = { status: "processing", stage: "queued", updatedAt: context.clock.now() };
  const [row] = await context.db.update(videos).set(waiting).where(eq(videos.id, id)).returning();
  if (!row) throw new Error("No video.");
  return row;
}

const loseJobs = () => t.product().context.db.execute(sql`delete from pgboss.job where state < 'active'`);

test("a video whose job used up its tries fails with a word, and can be made anew", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const { freepik } = context.generators;
  const broken = { ...freepik };
  Object.defineProperty(broken, "vendor", {
    get() {
      throw new Error("a fault of ours");
    },
  });
  context.generators.freepik = broken;
  try {
    const row = await strandVideo(user);
    await context.db.transaction(async (tx) => {
      await startGeneration(context, tx, row);
      await tx.execute(sql`update pgboss.job set data = jsonb_set(data, '{failures}', '49') where state < 'active'`);
    });
    await context.queue.drain();
    expect(await context.queue.stats()).toEqual({ waiting: 0, active: 0, failed: 1 });
    expect(await readVideo(t.product(), user, row.id)).toMatchObject({ status: "processing" });
    await passMinutes(2);
    await sweepStranded(context);

    expect(await readVideo(t.product(), user, row.id)).toMatchObject({
      status: "failed",
      error: { code: "internal", action: "retry" },
    });
    context.generators.freepik = freepik;
    await act(t.product(), user, `${row.id}/retry`);
    expect(await settleVideo(t.product(), user, row.id)).toMatchObject({ status: "completed" });
  } finally {
    context.generators.freepik = freepik;
  }
});

test("a video whose job got lost before it began goes on", async () => {
  const user = await makeVendorUser(t.product());
  const { id } = await strandVideo(user);
  await passMinutes(2);

  await sweepStranded(t.product().context);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
});

test.each(["generating", "downloading"])("a video whose job got lost while %s goes on, paid once", async (stage) => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  if (stage === "generating") await changeSandbox(t.product(), { taskMs: 60_000 });
  else await armFault(t.product(), { name: "status", path: "/cdn/", status: 503 });
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id, 2);
  expect((await readVideo(t.product(), user, id)).stage).toBe(stage);
  await loseJobs();
  await advanceSandbox(t.product(), 60_000);
  await passMinutes(2);
  expect((await readVideo(t.product(), user, id)).stage).toBe(stage);

  await sweepStranded(context);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
  expect((await readLedger(t.product())).charges).toHaveLength(1);
});

test("a call that nobody came back to is settled, so that its key is free again", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id);
  const longAgo = new Date(Date.now() - 3_600_000);
  const open = { state: "intent", settledAt: null, endedAt: null, operation: null, createdAt: longAgo };
  await context.db.update(paidCalls).set(open).where(eq(paidCalls.videoId, id));

  await sweepStranded(context);

  const [row] = await context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
  expect(row).toMatchObject({ state: "unknown", settledAt: expect.any(Date) });
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "completed", needsAttention: false });
});

test("a video that is being worked on, or that waits for its owner, is left alone", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  const waiting = await startVideo(t.product(), user, { promptText: "kite [stuck]" });
  const undecided = await startVideo(t.product(), user, { promptText: "kite [drop-after-accept]" });
  await settleVideo(t.product(), user, undecided);
  await passMinutes(5);
  const before = await context.queue.stats();

  await sweepStranded(context);

  expect(await context.queue.stats()).toEqual(before);
  expect(await readVideo(t.product(), user, waiting)).toMatchObject({ stage: "generating", error: null });
  expect(await readVideo(t.product(), user, undecided)).toMatchObject({ needsAttention: true });
});
