import { SERVICES, servicesThat } from "@sahne/contract/services/services";
import type { StudioFilm } from "@sahne/contract/videos/film";
import type { Clip } from "@sahne/contract/studio/cameras";
import type { Video } from "@sahne/contract/videos/videos";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { sweepStranded } from "#features/videos/sweep-stranded.ts";
import { paidCalls, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { sampleFilm } from "#test/films.ts";
import { armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import {
  act,
  createVideo,
  giveKey,
  makeVendorUser,
  readVideo,
  settleVideo,
  startVideo,
} from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

const SMALL = { resolution: "480p", music: "none", aspectRatio: "1:1" } as const;

/** Films are not drawn: all that would take long. Everything before it is real. */
function withoutDrawing(): void {
  const { context } = t.product();
  const { renderChildPath } = context;
  context.renderChildPath = "/nowhere";
  onTestFinished(() => {
    context.renderChildPath = renderChildPath;
  });
}

const orderClip = (user: TestUser, promptText: string, options: object = {}) =>
  startVideo(t.product(), user, { promptText, engine: "freepik", options });

function filmOf(clips: readonly (string | undefined)[]): StudioFilm {
  const seconds = Math.max(1.5, 6 / clips.length);
  const film = sampleFilm({ texts: clips.map((_, index) => `Cats sleep ${index}`), seconds });
  return { ...film, scenes: film.scenes.map((scene, at) => ({ ...scene, ...(clips[at] && { clip: clips[at] }) })) };
}

const askFilm = (user: TestUser, clips: readonly (string | undefined)[]) =>
  createVideo(t.product(), user, { serviceType: "sahne", promptText: "cats", options: SMALL, film: filmOf(clips) });

async function startFilm(user: TestUser, clips: readonly (string | undefined)[]): Promise<string> {
  const answer = await askFilm(user, clips);
  expect(answer.status).toBe(201);
  return (answer.body["video"] as Video)._id;
}

async function promptsCharged(): Promise<string[]> {
  return (await readLedger(t.product())).charges.map(({ prompt }) => prompt);
}

/** Lets everything run that can run, until the film would be drawn or has come to rest. */
async function run(user: TestUser, id: string): Promise<Video> {
  let video = await readVideo(t.product(), user, id);
  for (let round = 0; round < 6 && video.status === "processing" && video.stage !== "generating"; round += 1) {
    await t.product().context.queue.drain();
    t.product().clock.advance(12_000);
    video = await readVideo(t.product(), user, id);
  }
  return video;
}

test("a film waits for its clips and is put together of them and of built-in scenes; each is paid once and kept [R17.10]", async () => {
  const user = await makeVendorUser(t.product());
  const clips = [await orderClip(user, "a sleeping cat"), await orderClip(user, "a kitten", { aspectRatio: "9:16" })];
  const id = await startFilm(user, [clips[0], undefined, clips[1], undefined]);

  expect(await readVideo(t.product(), user, id)).toMatchObject({ status: "processing", stage: "queued" });
  const made = await settleVideo(t.product(), user, id);

  expect(made).toMatchObject({ status: "completed", engine: "sahne", videoDuration: 6 });
  expect((await promptsCharged()).toSorted()).toEqual(["a kitten", "a sleeping cat"]);
  // They are there for other films, which pay for nothing.
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/clips`, { token: user.token });
  // Each with the shape it came in: the studio says where a film shows only a part of it.
  expect((body["clips"] as Clip[]).map(({ _id, status, shape }) => [_id, status, shape])).toEqual(
    [...clips.entries()].toReversed().map(([index, clip]) => [clip, "completed", index === 0 ? "16:9" : "9:16"]),
  );
  withoutDrawing();
  expect(await run(user, await startFilm(user, [clips[1], clips[1], undefined]))).toMatchObject({
    stage: "generating",
    error: null,
  });
  expect(await promptsCharged()).toHaveLength(2);
});

test("a clip of unknown outcome is a question of its own; the film waits for the answer and nobody pays twice [R17.10]", async () => {
  withoutDrawing();
  const user = await makeVendorUser(t.product());
  const good = await orderClip(user, "a good one");
  await settleVideo(t.product(), user, good);
  await armFault(t.product(), { name: "drop-after-accept" });
  const lost = await orderClip(user, "a lost one");
  const id = await startFilm(user, [good, lost]);

  const waiting = { status: "processing", stage: "filming", needsAttention: false, error: { code: "clip_waits" } };
  expect(await run(user, id)).toMatchObject(waiting);
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/inbox`, { token: user.token });
  const asked = body["items"] as { kind: string; video: Video | null }[];
  expect(asked.map(({ kind, video }) => [kind, video?._id])).toEqual([["paid_call", lost]]);
  expect(await promptsCharged()).toEqual(["a good one", "a lost one"]);

  await act(t.product(), user, `${lost}/decide`, { decision: "adopt" });
  expect(await run(user, id)).toMatchObject({ status: "processing", stage: "generating", error: null });
  expect(await promptsCharged()).toEqual(["a good one", "a lost one"]);
});

test("a clip that failed ends the film with the reason; it alone is tried again or replaced [R17.10]", async () => {
  withoutDrawing();
  const user = await makeVendorUser(t.product());
  const good = await orderClip(user, "a good one");
  const bad = await orderClip(user, "a bad one [fail]");
  const id = await startFilm(user, [good, bad]);

  expect(await run(user, id)).toMatchObject({ status: "failed", error: { code: "clip_failed", action: "retry" } });
  expect(await act(t.product(), user, `${id}/retry`)).toMatchObject({ status: 409, body: { code: "clip_failed" } });
  expect(await askFilm(user, [good, bad])).toMatchObject({ status: 409, body: { code: "clip_failed" } });

  const other = await orderClip(user, "another one");
  expect(await run(user, await startFilm(user, [good, other]))).toMatchObject({ stage: "generating" });
  expect(await promptsCharged()).toEqual(["a good one", "a bad one [fail]", "another one"]);
});

test("a clip that is deleted while its film waits ends the film, and what is no clip of one's own is refused [R17.10]", async () => {
  withoutDrawing();
  const user = await makeVendorUser(t.product());
  await changeSandbox(t.product(), { taskMs: 3_600_000 });
  const clip = await orderClip(user, "a slow one");
  const id = await startFilm(user, [clip, undefined]);
  await t.product().context.queue.drain();
  expect(await readVideo(t.product(), user, id)).toMatchObject({ stage: "filming" });

  await callApi(t.product(), "DELETE", `/api/videos/${clip}`, { token: user.token });
  expect(await run(user, id)).toMatchObject({ status: "failed", error: { code: "clip_not_found" } });

  const stranger = await makeUser(t.product());
  const own = await startVideo(t.product(), stranger, { serviceType: "sahne", options: SMALL });
  for (const refused of [clip, own, "0190a0a0-0000-7000-8000-000000000000"])
    expect(await askFilm(stranger, [refused, undefined])).toMatchObject({
      status: 404,
      body: { code: "clip_not_found" },
    });
});

test("a film whose waiting got lost is waited for again [R17.10]", async () => {
  withoutDrawing();
  const user = await makeVendorUser(t.product());
  const { context, clock } = t.product();
  const clip = await orderClip(user, "a kite");
  await settleVideo(t.product(), user, clip);
  const id = await startFilm(user, [clip, undefined]);
  await context.db.execute("delete from pgboss.job where name = 'video-await-clips'");
  clock.advance(120_000);

  await sweepStranded(context);
  expect(await run(user, id)).toMatchObject({ stage: "generating" });
});

test("cameras tell their models with lengths and prices as far as known, and who may film [R17.11]", async () => {
  const user = await makeVendorUser(t.product());
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/cameras`, { token: user.token });

  const cameras = body["cameras"] as { service: string }[];
  const types = servicesThat("films").map((service) => SERVICES[service].films.serviceType);
  expect(cameras.map(({ service }) => service)).toEqual(types);
  expect(cameras.filter(({ service }) => service === "freePick" || service === "gemini")).toMatchObject([
    {
      service: "freePick",
      isReady: true,
      isSandbox: true,
      models: expect.arrayContaining([
        expect.objectContaining({ name: "kling-v2-6-pro", durations: [5, 10], centsPerSecond: null }),
      ]),
    },
    { service: "gemini", isReady: false, models: [{ name: "gemini-omni-1.1-flash", centsPerSecond: 10 }] },
  ]);
});

test("the chosen model films, for as long as it can; an unknown one is refused and a retired one charges nothing [R17.11]", async () => {
  const user = await makeVendorUser(t.product());
  await giveKey(t.product(), user, "gemini", "sandbox-models");
  const chosen = { model: "seedance-1-5-pro-480p", durationSeconds: 7 };

  const id = await startVideo(t.product(), user, { promptText: "chosen", options: chosen });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", options: chosen });
  const [call] = await t.product().context.db.select().from(paidCalls).where(eq(paidCalls.videoId, id));
  expect(call?.model).toBe("seedance-1-5-pro-480p");

  for (const body of [
    { options: { model: "kling-v9" } },
    { serviceType: "gemini", options: { model: "kling-v2-6-pro" } },
    { serviceType: "sahne", options: { model: "kling-v2-6-pro" } },
  ])
    expect(await createVideo(t.product(), user, body)).toMatchObject({
      status: 400,
      body: { fields: { "options.model": {} } },
    });
  expect(await createVideo(t.product(), user, { options: { ...chosen, durationSeconds: 15 } })).toMatchObject({
    status: 400,
    body: { fields: { "options.durationSeconds": {} } },
  });

  const old = await startVideo(t.product(), user, { promptText: "old" });
  const options = { aspectRatio: "16:9", resolution: "720p", voice: "off", model: "kling-v1" } as const;
  await t.product().context.db.update(videos).set({ options }).where(eq(videos.id, old));
  expect(await settleVideo(t.product(), user, old)).toMatchObject({
    status: "failed",
    error: { code: "provider_model_retired" },
  });
  expect(await promptsCharged()).toEqual(["chosen"]);
});
