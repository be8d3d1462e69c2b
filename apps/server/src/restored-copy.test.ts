import { HOUR_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { checkSecretKey } from "#installation.ts";
import { jobs } from "#jobs.ts";
import { holdRestoredWork } from "#restored-copy.ts";
import { installation, speechClips, uploads, videos } from "#platform/db/schema.ts";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { submitVideo } from "#features/videos/vendor/submit-video.ts";
import { callApi } from "#test/api.ts";
import { connectChannel } from "#test/vendors/sandbox-consent.ts";
import { makeFilm, noticesOf, publishFilm, settleUpload, uploadOf } from "#test/published-films.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { act, makeVendorUser, readVideo, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

beforeEach(async () => {
  const { context } = t.product();
  await checkSecretKey(context.db, context.secrets, context.clock.now());
});

/** A film that was paid for and published since the backup, as the backup knows both: not yet. */
async function restoredCopy() {
  const product = t.product();
  const { db } = product.context;
  const user = await makeVendorUser(product);
  await connectChannel(product, user);
  const paid = await startVideo(product, user);
  await settleVideo(product, user, paid);
  const film = await makeFilm(product, user, 1000);
  await publishFilm(product, user, film.id);
  await settleUpload(product, user, film.id);
  const before = await readLedger(product);
  expect([before.charges.length, before.uploads.length]).toEqual([1, 1]);
  const unsent = { sessionUriSealed: null, youtubeVideoId: null, lastChunkSent: false, quotaDay: null };
  await db.update(uploads).set({ ...unsent, status: "queued", errorCode: null });
  const unmade = { status: "processing", stage: "queued", mediaKey: null, errorCode: null, autoUpload: true };
  await db.update(videos).set(unmade).where(eq(videos.id, paid));
  return { user, paid, film };
}

async function runEverything({ paid }: { paid: string }): Promise<void> {
  const { context } = t.product();
  await submitVideo(context, { videoId: paid, attempt: 1 });
  const [upload] = await context.db.select().from(uploads);
  await context.queue.enqueue(context.db, jobs.publishVideo, { uploadId: upload?.id ?? "" });
  await context.queue.drain();
}

test.each(["its journal", "the operator"])(
  "a copy that %s says is restored pays and publishes nothing again: its owner is asked",
  async (teller) => {
    const product = t.product();
    const { context } = product;
    const { user, paid, film } = await restoredCopy();
    if (teller === "its journal") await context.db.update(installation).set({ outgoing: 0 });
    else context.config.isRestored = true;
    onTestFinished(() => void (context.config.isRestored = false));

    expect(await holdRestoredWork(context)).toEqual({ films: 1, publications: 1, plans: 0 });
    await runEverything({ paid });

    const { charges, uploads: received } = await readLedger(product);
    expect([charges.length, received.length]).toEqual([1, 1]);
    expect(await readVideo(product, user, paid)).toMatchObject({
      needsAttention: true,
      autoUpload: false,
      error: { code: "provider_outcome_unknown", action: "decide" },
    });
    expect(await uploadOf(product, user, film.id)).toMatchObject({
      status: "needs_attention",
      error: { code: "youtube_outcome_unknown", action: "decide" },
    });
    expect(await noticesOf(product, user)).toEqual(
      expect.arrayContaining(["video_needs_attention", "upload_needs_attention"]),
    );
    expect((await act(product, user, `${paid}/decide`, { decision: "give_up" })).status).toBe(200);
  },
);

test("in a restored copy no sentence is bought again by itself: the owner of the film is asked [R17.8]", async () => {
  const product = t.product();
  const { context } = product;
  const user = await makeVendorUser(product, "gemini");
  context.config.isRestored = true;
  onTestFinished(() => void (context.config.isRestored = false));
  const options = { voice: "gemini:Kore", resolution: "480p", aspectRatio: "1:1" };
  const id = await startVideo(product, user, { serviceType: "sahne", promptText: "Fener döner.", options });
  // As the backup knows it: before anything was bought.
  await act(product, user, `${id}/cancel`);
  await context.queue.drain();
  await context.db.update(speechClips).set({ state: "refused" });
  const { charges: before } = await readLedger(product);
  await context.db.update(videos).set({ status: "processing", stage: "speaking", errorCode: null, attempt: 7 });

  expect(await holdRestoredWork(context)).toMatchObject({ films: 1 });
  await context.queue.enqueue(context.db, jobs.speakVideo, { videoId: id, attempt: 7 });
  await context.queue.drain();

  expect(await readVideo(product, user, id)).toMatchObject({
    needsAttention: true,
    error: { code: "speech_outcome_unknown", action: "decide" },
  });
  expect((await readLedger(product)).charges).toEqual(before);
});

test("a start on its own data holds nothing back", async () => {
  const { context } = t.product();
  await restoredCopy();

  expect(await holdRestoredWork(context)).toBeNull();
});

test("a film about to be published, and a plan that is due, wait in a restored copy too", async () => {
  const product = t.product();
  const { context, clock } = product;
  const user = await makeVendorUser(product);
  await connectChannel(product, user);
  const film = await makeFilm(product, user, 1000, { scenario: "instant" });
  const later = new Date(clock.now().getTime() + 3_600_000);
  const payload = { userId: user.id, videoId: film.id };
  await context.queue.enqueue(context.db, jobs.publishFinished, payload, { runAt: later });
  const planned = await startVideo(product, user, { scenario: "scheduled", keywords: "k" });
  const body = { scheduledAt: later.toISOString(), recurring: true, recurringType: "daily", timeZone: "UTC" };
  await callApi(product, "POST", `/api/videos/${planned}/schedule`, { token: user.token, body });
  clock.advance(3_660_000);
  context.config.isRestored = true;
  onTestFinished(() => void (context.config.isRestored = false));

  expect(await holdRestoredWork(context)).toEqual({ films: 0, publications: 1, plans: 1 });
  await context.queue.drain();

  expect(await runDue(context)).toBe(0);
  expect((await readLedger(product)).uploads).toEqual([]);
  expect(await uploadOf(product, user, film.id)).toMatchObject({ error: { code: "youtube_outcome_unknown" } });
  expect(await noticesOf(product, user)).toEqual(expect.arrayContaining(["schedule_missed"]));
});

test("one whose hour came since the backup may be on the channel already; one whose hour is to come keeps it [R18.4]", async () => {
  const product = t.product();
  const { context, clock } = product;
  const user = await makeVendorUser(product);
  await connectChannel(product, user);
  const [due, later] = [await makeFilm(product, user, 1000), await makeFilm(product, user, 1000)];
  const at = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();
  await publishFilm(product, user, due.id, { publishAt: at(1) });
  await publishFilm(product, user, later.id, { publishAt: at(30) });
  clock.advance(2 * HOUR_MS);
  context.config.isRestored = true;
  onTestFinished(() => void (context.config.isRestored = false));

  expect(await holdRestoredWork(context)).toMatchObject({ publications: 1 });
  await context.queue.drain();

  expect(await uploadOf(product, user, due.id)).toMatchObject({ error: { code: "youtube_outcome_unknown" } });
  expect(await uploadOf(product, user, later.id)).toMatchObject({ status: "planned" });
  expect((await readLedger(product)).uploads).toHaveLength(0);
});
