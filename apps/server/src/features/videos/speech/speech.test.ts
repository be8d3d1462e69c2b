import { servicesThat } from "@sahne/contract/services/services";
import type { Video } from "@sahne/contract/videos/videos";
import type { Plan } from "@sahne/engine/plan/plan";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { speechClips, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { sampleFilm } from "#test/films.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import {
  act,
  createVideo,
  giveKey,
  limitVendors,
  readVideo,
  settleVideo,
  startVideo,
} from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

const SPEAKERS = servicesThat("speaks");

const PROMPT = "Fener geceleri döner. Gemiler ışığı görür.";
const SMALL = { resolution: "480p", music: "none", aspectRatio: "1:1", language: "tr" } as const;
const spokenBy = (voice: string, promptText = PROMPT) => ({
  serviceType: "sahne",
  promptText,
  options: { ...SMALL, voice },
});

async function speechUser({ isDrawn = false } = {}): Promise<TestUser> {
  const { context } = t.product();
  const { renderChildPath } = context;
  if (!isDrawn) context.renderChildPath = "/nowhere";
  onTestFinished(() => {
    context.renderChildPath = renderChildPath;
  });
  const user = await makeUser(t.product());
  for (const service of SPEAKERS) await giveKey(t.product(), user, service, `sandbox-${service}-${user.username}`);
  return user;
}

async function chargesOf(user: TestUser): Promise<string[]> {
  const { charges } = await readLedger(t.product());
  return charges.filter(({ key }) => key.endsWith(user.username)).map(({ prompt }) => prompt);
}

/** Lets the speech be bought; the film itself is not drawn, which is all that would take long. */
async function speak(user: TestUser, id: string): Promise<Video> {
  await t.product().context.queue.drain();
  return readVideo(t.product(), user, id);
}

const SPOKEN = { status: "processing", stage: "generating", needsAttention: false, error: null };

async function planOf(id: string): Promise<Plan> {
  const [row] = await t.product().context.db.select().from(videos).where(eq(videos.id, id));
  return row?.plan as Plan;
}

test("a film is spoken by the voice its owner chose: sentences are heard, shown when they are said, and paid once [R17.8]", async () => {
  const user = await speechUser({ isDrawn: true });

  const id = await startVideo(t.product(), user, spokenBy("gemini:Kore"));
  const made = await settleVideo(t.product(), user, id);

  expect(made).toMatchObject({ status: "completed", options: { voice: "gemini:Kore" } });
  const plan = await planOf(id);
  expect(plan.voice).toBe("given");
  const said = plan.film.scenes.flatMap((scene) => scene.said?.map(({ word }) => word) ?? []);
  expect(said.join(" ")).toContain("Gemiler ışığı görür");
  // The sandbox takes 60 ms for a letter: speech, and not silence, makes the film as long as it is.
  expect(plan.durationSeconds).toBeGreaterThan(PROMPT.length * 0.06);
  expect(await chargesOf(user)).toEqual(["Fener geceleri döner", "Gemiler ışığı görür"]);
});

test.each(SPEAKERS)("the same words by %s are never bought again [R17.8]", async (service) => {
  const user = await speechUser();
  const voice = `${service}:${t.product().context.speakers[service].voices[0]}`;

  expect(await speak(user, await startVideo(t.product(), user, spokenBy(voice)))).toMatchObject(SPOKEN);
  expect(await speak(user, await startVideo(t.product(), user, spokenBy(voice)))).toMatchObject(SPOKEN);

  expect(await chargesOf(user)).toEqual(["Fener geceleri döner", "Gemiler ışığı görür"]);
});

test("an edited film is spoken scene by scene, and only the changed scene is bought anew [R17.8]", async () => {
  const user = await speechUser();
  const edited = (...texts: string[]) => ({ ...spokenBy("gemini:Puck"), film: sampleFilm({ texts }) });

  await speak(user, await startVideo(t.product(), user, edited("Fener döner", "Gemi geçer")));
  await speak(user, await startVideo(t.product(), user, edited("Fener söner", "Gemi geçer")));

  expect(await chargesOf(user)).toEqual(["Fener döner", "Gemi geçer", "Fener söner"]);
});

test("the same bought words are said faster or slower without being paid again, and the film follows them [R17.8]", async () => {
  const user = await speechUser({ isDrawn: true });
  const lengths: number[] = [];
  for (const tempo of [1, 1.5]) {
    const asked = spokenBy("gemini:Kore");
    const id = await startVideo(t.product(), user, { ...asked, options: { ...asked.options, tempo } });
    expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", options: { tempo } });
    const { film } = await planOf(id);
    const said = film.scenes.find((scene) => (scene.said?.length ?? 0) > 1)?.said ?? [];
    lengths.push((said.at(-1)?.at ?? 0) - (said[0]?.at ?? 0));
  }
  const [usual = 0, fast = 0] = lengths;
  expect(usual).toBeGreaterThan(0);
  expect(Math.abs(fast - usual / 1.5)).toBeLessThan(0.05);
  expect(await chargesOf(user)).toHaveLength(2);
  const wild = spokenBy("gemini:Kore");
  expect(await createVideo(t.product(), user, { ...wild, options: { ...wild.options, tempo: 4 } })).toMatchObject({
    status: 400,
  });
});

test("a scene may be spoken by another voice and another service; each is paid once, and a key that is missing pays for nothing [R17.8]", async () => {
  const user = await speechUser();
  const film = sampleFilm({ texts: ["Fener döner", "Gemi geçer"] });
  const [first, second] = film.scenes;
  if (!first || !second) throw new Error("The sample has two scenes.");
  const withVoice = (voice: string) => ({ ...film, scenes: [first, { ...second, voice }] });
  const asked = { ...spokenBy("gemini:Kore"), film: withVoice("openai:alloy") };

  expect(await speak(user, await startVideo(t.product(), user, asked))).toMatchObject(SPOKEN);
  const clips = await t.product().context.db.select().from(speechClips).where(eq(speechClips.userId, user.id));
  expect(clips.map(({ service, voice }) => `${service}:${voice}`).toSorted()).toEqual(["gemini:Kore", "openai:alloy"]);
  expect(await chargesOf(user)).toHaveLength(2);
  // The film's own voice says the same words anew; the other scene is kept.
  await speak(user, await startVideo(t.product(), user, { ...asked, film }));
  expect(await chargesOf(user)).toHaveLength(3);

  for (const [voice, sceneVoice] of [
    ["robot", "openai:alloy"],
    ["gemini:Kore", "robot"],
    ["gemini:Kore", "openai:Nobody"],
  ] as const) {
    const bad = { ...spokenBy(voice), film: withVoice(sceneVoice) };
    expect(await createVideo(t.product(), user, bad)).toMatchObject({ status: 400 });
  }
  const id = await startVideo(t.product(), user, { ...asked, film: { ...withVoice("openai:echo") } });
  await giveKey(t.product(), user, "openai", null);
  expect(await speak(user, id)).toMatchObject({ status: "failed", error: { code: "provider_key_missing" } });
  expect(await chargesOf(user)).toHaveLength(3);
});

test.each([
  ["filtered", "provider_content_refused"],
  ["no-output", "speech_empty"],
  ["no-credit", "provider_no_credit"],
])("%s ends the film with its own reason, and the robot voice only speaks when asked [R17.8]", async (name, code) => {
  const user = await speechUser();
  await armFault(t.product(), { name, path: "tts" });
  const id = await startVideo(t.product(), user, spokenBy("gemini:Kore"));

  expect(await speak(user, id)).toMatchObject({ status: "failed", error: { code }, options: { voice: "gemini:Kore" } });
  const { body } = await act(t.product(), user, `${id}/voice`, { voice: "robot" });

  expect(body["video"]).toMatchObject({ status: "processing", stage: "queued", options: { voice: "robot" } });
  await t.product().context.queue.drain();
  expect((await act(t.product(), user, `${id}/voice`, { voice: "robot" })).status).toBe(409);
});

test("a vendor that takes no more for now is waited for, without a second charge [R17.8]", async () => {
  const user = await speechUser();
  await armFault(t.product(), { name: "429", path: "tts", times: 2 });
  const id = await startVideo(t.product(), user, spokenBy("gemini:Kore"));

  const limited = { stage: "speaking", error: { code: "provider_limited" } };
  expect(await speak(user, id)).toMatchObject(limited);
  t.product().clock.advance(20_000);
  expect(await speak(user, id)).toMatchObject(limited);
  t.product().clock.advance(20_000);
  expect(await speak(user, id)).toMatchObject(SPOKEN);
  expect(await chargesOf(user)).toHaveLength(2);
});

test("a lost answer is a question to the owner, and paid again only at their word [R17.8]", async () => {
  const user = await speechUser();
  await armFault(t.product(), { name: "drop-after-accept", path: "tts", skip: 1 });
  const id = await startVideo(t.product(), user, spokenBy("gemini:Kore"));

  const asking = await speak(user, id);
  expect(asking).toMatchObject({
    status: "processing",
    needsAttention: true,
    error: { code: "speech_outcome_unknown", action: "decide" },
  });
  // Another film with the same words does not pay in its stead.
  const other = await startVideo(t.product(), user, spokenBy("gemini:Kore"));
  expect(await speak(user, other)).toMatchObject({ needsAttention: true });
  expect(await chargesOf(user)).toHaveLength(2);

  expect((await act(t.product(), user, `${id}/decide`, { decision: "adopt" })).status).toBe(409);
  await act(t.product(), user, `${id}/decide`, { decision: "retry" });
  expect(await speak(user, id)).toMatchObject(SPOKEN);
  expect(await chargesOf(user)).toHaveLength(3);
});

test("a worker that died in the middle of a call is never followed by a second one by itself [R17.8]", async () => {
  const user = await speechUser();
  const { context } = t.product();
  await armFault(t.product(), { name: "no-credit", path: "tts" });
  const id = await startVideo(t.product(), user, spokenBy("gemini:Kore"));
  expect(await speak(user, id)).toMatchObject({ status: "failed" });
  // What a killed worker leaves behind: its intent, and nobody who knows whether the call went out.
  const long = new Date(Date.now() - 600_000);
  await context.db.update(speechClips).set({ state: "intent", settledAt: null, createdAt: long });
  await act(t.product(), user, `${id}/retry`);

  expect(await speak(user, id)).toMatchObject({ needsAttention: true, error: { code: "speech_outcome_unknown" } });
  expect(await chargesOf(user)).toEqual([]);
});

test("a call that another worker is making right now is waited for [R17.8]", async () => {
  const user = await speechUser();
  const { context } = t.product();
  await armFault(t.product(), { name: "no-credit", path: "tts" });
  const id = await startVideo(t.product(), user, spokenBy("gemini:Kore"));
  await speak(user, id);
  await context.db.update(speechClips).set({ state: "intent", settledAt: null, createdAt: new Date() });
  await act(t.product(), user, `${id}/retry`);

  expect(await speak(user, id)).toMatchObject({ status: "processing", stage: "speaking", needsAttention: false });
  expect(await chargesOf(user)).toEqual([]);
});

test("nothing is bought for words that find no room in the asked length [R17.8]", async () => {
  const user = await speechUser();
  const sentences = Array.from({ length: 8 }, (_, index) => `Bu fenerin ${index + 1}. hikâyesi oldukça uzundur.`);
  const body = { ...spokenBy("gemini:Kore", sentences.join(" ")) };
  const options = { ...body.options, durationSeconds: 5 };

  expect(await speak(user, await startVideo(t.product(), user, { ...body, options }))).toMatchObject(SPOKEN);
  expect((await chargesOf(user)).length).toBeLessThan(5);
});

test("the day's allowance of spoken sentences is a limit [R17.8]", async () => {
  const user = await speechUser();
  limitVendors(t.product(), { speechCallsPerDay: 1 });

  const video = await speak(user, await startVideo(t.product(), user, spokenBy("gemini:Kore")));

  expect(video).toMatchObject({ status: "failed", error: { code: "provider_daily_cap" } });
  expect(await chargesOf(user)).toHaveLength(1);
});

test.each([
  ["gemini:Nobody", "sahne", 400],
  ["azure:Kore", "sahne", 400],
  ["gemini:../x", "sahne", 400],
  ["gemini:Kore", "freePick", 400],
])("the voice %s for %s is refused at its field [R17.8]", async (voice, serviceType, status) => {
  const user = await speechUser();
  await giveKey(t.product(), user, "freepik", "sandbox-films");

  const answer = await createVideo(t.product(), user, { ...spokenBy(voice), serviceType });

  expect(answer).toMatchObject({ status, body: { fields: { "options.voice": { message: expect.any(String) } } } });
});

test("without a key nothing is started, and the voices say who is ready [R17.8]", async () => {
  const user = await makeUser(t.product());

  const refused = await createVideo(t.product(), user, spokenBy("gemini:Kore"));
  expect(refused).toMatchObject({ status: 422, body: { code: "provider_key_missing" } });
  await giveKey(t.product(), user, "gemini", "sandbox-only-voice");
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/voices`, { token: user.token });
  expect(body["speakers"]).toMatchObject(
    SPEAKERS.map((service) => ({ service, isReady: service === "gemini", isSandbox: service === "gemini" })),
  );
  expect(body["speakers"]).toContainEqual(
    expect.objectContaining({ service: "gemini", voices: expect.arrayContaining(["Kore"]) }),
  );
  expect(JSON.stringify(body)).not.toContain("sandbox-only-voice");
});

test("a voice can be heard for one short call, which is kept; after a lost one the next press is a new call [R17.8]", async () => {
  const user = await speechUser();
  const listen = () =>
    callApi(t.product(), "POST", `/api/users/${user.id}/voices/sample`, {
      token: user.token,
      body: { voice: "gemini:Leda", language: "tr" },
    });
  await armFault(t.product(), { name: "drop-after-accept", path: "tts" });

  expect(await listen()).toMatchObject({ status: 409, body: { code: "speech_outcome_unknown" } });
  const [first, second] = [await listen(), await listen()];

  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await chargesOf(user)).toHaveLength(2);
  const sound = await callApi(t.product(), "GET", String(first.body["url"]));
  expect(sound.raw.headers["content-type"]).toBe("audio/wav");
  expect(sound.raw.rawPayload.subarray(0, 4).toString("latin1")).toBe("RIFF");
});

test("keys of the voices stand in no log, answer or table [R17.8]", async () => {
  const user = await speechUser();
  const id = await startVideo(t.product(), user, spokenBy("gemini:Kore"));
  const video = await speak(user, id);
  const clips = await t.product().context.db.select().from(speechClips);

  expect(clips.length).toBeGreaterThan(0);
  expect(JSON.stringify([video, clips, t.product().logLines])).not.toContain(`sandbox-gem-${user.username}`);
});
