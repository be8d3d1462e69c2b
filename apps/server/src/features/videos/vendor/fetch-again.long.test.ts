import { HOUR_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { paidCalls, videos } from "#platform/db/schema.ts";
import { armFault, changeSandbox, disarmFaults, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import {
  act,
  limitVendors,
  listMedia,
  makeVendorUser,
  readVideo,
  settleVideo,
  startVideo,
} from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

/** Lets everything happen that happens within so many hours. */
async function passHours(hours: number, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    t.product().clock.advance((hours * HOUR_MS) / rounds);
    await t.product().context.queue.drain();
  }
}

async function charges(): Promise<number> {
  return (await readLedger(t.product())).charges.length;
}

test.each([
  "[expired-url]",
  "[file-404]",
  "[file-type]",
  "[file-short]",
  "[file-cut]",
  "[file-cut-open]",
  "[file-drip]",
])(
  "a paid film that cannot be fetched (%s) is asked for over hours, says why it waits, and nothing half is stored (F16, F17) [R7.11]",
  async (marker) => {
    if (marker === "[file-drip]") limitVendors(t.product(), { downloadTimeoutMs: 1_000 });
    const user = await makeVendorUser(t.product());
    const id = await startVideo(t.product(), user, { promptText: `kite ${marker}` });
    await settleVideo(t.product(), user, id, 5);
    await passHours(3, 4);

    expect(await readVideo(t.product(), user, id)).toMatchObject({
      status: "processing",
      stage: "downloading",
      videoUrl: null,
      error: { code: "provider_fetch_waits", action: "wait" },
    });
    expect(await listMedia(t.product(), `videos/${user.id}`)).toEqual([]);
    expect(await listMedia(t.product(), `incoming/${user.id}`)).toEqual([]);
    expect(await charges()).toBe(1);
  },
);

test("a film that could not be fetched for a day is fetched again by its owner, as often as wanted, and never paid again", async () => {
  const user = await makeVendorUser(t.product());
  await changeSandbox(t.product(), { linkMs: 1_000 * HOUR_MS });
  await armFault(t.product(), { name: "status", path: "/cdn/", status: 404, times: 100_000 });
  const id = await startVideo(t.product(), user);
  await settleVideo(t.product(), user, id, 3);
  const lost = { status: "failed", canFetch: true, error: { code: "provider_result_lost", action: "fetch_again" } };
  for (let time = 0; time < 2; time += 1) {
    await passHours(25, 30);
    expect(await readVideo(t.product(), user, id)).toMatchObject(lost);
    const again = await act(t.product(), user, `${id}/fetch`);
    expect(again).toMatchObject({ status: 200, body: { video: { status: "processing", stage: "downloading" } } });
    const twice = await act(t.product(), user, `${id}/fetch`);
    expect(twice).toMatchObject({ status: 409, body: { code: "video_not_fetchable" } });
  }
  await disarmFaults(t.product());

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null, canFetch: false });
  expect(await charges()).toBe(1);
});

test("a film that took longer than a day at its vendor can still be fetched, and is not paid again", async () => {
  const user = await makeVendorUser(t.product());
  const id = await startVideo(t.product(), user, { promptText: "kite [stuck]" });
  await settleVideo(t.product(), user, id, 2);
  await passHours(25, 3);
  expect(await readVideo(t.product(), user, id)).toMatchObject({ canFetch: true, error: { code: "provider_timeout" } });

  await act(t.product(), user, `${id}/fetch`);
  await passHours(1, 3);
  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "processing" });
  await fetch(`${t.product().sandbox.url}/_sandbox/release`, { method: "POST" });
  await passHours(1, 3);

  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
  expect(await charges()).toBe(1);
});

test.each(["[fail]", "[no-output]", "[no-credit]"])(
  "where the vendor has no film (%s) there is nothing to fetch",
  async (marker) => {
    const user = await makeVendorUser(t.product());
    const id = await startVideo(t.product(), user, { promptText: `kite ${marker}` });

    expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "failed", canFetch: false });
    expect(await act(t.product(), user, `${id}/fetch`)).toMatchObject({ body: { code: "video_not_fetchable" } });
  },
);

test.each([
  [404, "provider_unclear"],
  [401, "provider_key_refused"],
])(
  "a vendor that answers %i about a paid film is asked on: its owner is told, its key is free, and the film comes home",
  async (status, code) => {
    const { context } = t.product();
    const user = await makeVendorUser(t.product());
    await armFault(t.product(), { name: "status", method: "GET", path: "/v1/ai", status, times: 100_000 });
    const id = await startVideo(t.product(), user);
    await settleVideo(t.product(), user, id, 12);
    expect(await readVideo(t.product(), user, id)).toMatchObject({ stage: "generating", error: { code } });
    await passHours(2, 10);

    const asking = { status: "processing", stage: "generating", needsAttention: true, error: { code } };
    expect(await readVideo(t.product(), user, id)).toMatchObject(asking);
    const [call] = await context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
    expect(call?.endedAt).not.toBeNull();
    await disarmFaults(t.product());
    await passHours(1, 4);
    expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", needsAttention: false });
    expect(await charges()).toBe(1);
  },
);

test.each(["freePick", "gemini"] as const)(
  "a word of %s that nobody knows asks its owner after twenty minutes, frees the key, and the film is taken when it comes",
  async (serviceType) => {
    const { context } = t.product();
    const user = await makeVendorUser(t.product(), serviceType === "gemini" ? "gemini" : "freepik");
    const id = await startVideo(t.product(), user, { serviceType, promptText: "kite [odd-word]" });
    await settleVideo(t.product(), user, id, 4);
    const early = { needsAttention: false, error: { code: "provider_unclear" } };
    expect(await readVideo(t.product(), user, id)).toMatchObject(early);
    await passHours(0.5, 4);

    expect(await readVideo(t.product(), user, id)).toMatchObject({ ...early, needsAttention: true });
    const [call] = await context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
    expect(call?.endedAt).not.toBeNull();
    await fetch(`${t.product().sandbox.url}/_sandbox/release`, { method: "POST" });
    await passHours(0.5, 4);
    expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", needsAttention: false });
  },
);

test.each(["31536000", "1e300"])(
  "a vendor that wants to be left alone for %s seconds is asked again within a quarter of an hour, and the film says why it waits",
  async (seconds) => {
    const user = await makeVendorUser(t.product());
    const headers = { "retry-after": seconds, "content-type": "application/json" };
    await armFault(t.product(), { name: "status", method: "GET", path: "/v1/ai", status: 429, headers });
    const id = await startVideo(t.product(), user);
    await settleVideo(t.product(), user, id, 2);
    expect(await readVideo(t.product(), user, id)).toMatchObject({ error: { code: "provider_limited" } });
    t.product().clock.advance(15 * 60_000);

    expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
  },
);

test("a paid call that was put off for a year is made a quarter of an hour later", async () => {
  const user = await makeVendorUser(t.product());
  const headers = { "retry-after": "31536000", "content-type": "application/json" };
  await armFault(t.product(), { name: "status", method: "POST", path: "/v1/ai", status: 429, headers });
  const id = await startVideo(t.product(), user);
  await t.product().context.queue.drain();
  t.product().clock.advance(15 * 60_000 + 1_000);

  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
  expect(await charges()).toBe(1);
});

test("a limit that stays ends without the promise of another try", async () => {
  const user = await makeVendorUser(t.product());
  await armFault(t.product(), { name: "status", method: "POST", path: "/v1/ai", status: 429, times: 100 });
  const id = await startVideo(t.product(), user);
  await passHours(4, 20);

  expect(await readVideo(t.product(), user, id)).toMatchObject({
    status: "failed",
    error: { code: "provider_stays_limited", action: "retry" },
  });
  expect(await charges()).toBe(0);
});

test("a file whose name has dashes and a film that does not begin with its brand are films", async () => {
  await changeSandbox(t.product(), { dashedFileIds: true });
  const gemini = await makeVendorUser(t.product(), "gemini");
  const dashed = await startVideo(t.product(), gemini, { serviceType: "gemini" });
  const freepik = await makeVendorUser(t.product());
  const plain = await startVideo(t.product(), freepik, { promptText: "kite [file-no-ftyp]" });

  expect(await settleVideo(t.product(), gemini, dashed)).toMatchObject({ status: "completed" });
  expect(await settleVideo(t.product(), freepik, plain)).toMatchObject({ status: "completed" });
});

test("a film that waits to be fetched does not keep others of its key from being made", async () => {
  const { context } = t.product();
  const user = await makeVendorUser(t.product());
  limitVendors(t.product(), { tasksPerKey: 1 });
  const waiting = await startVideo(t.product(), user, { promptText: "kite [file-404]" });
  await settleVideo(t.product(), user, waiting, 5);
  const next = await startVideo(t.product(), user, { promptText: "the next" });

  expect(await settleVideo(t.product(), user, next)).toMatchObject({ status: "completed" });
  const [row] = await context.db.select().from(videos).where(eq(videos.id, waiting));
  expect(row).toMatchObject({ status: "processing", stage: "downloading" });
});
