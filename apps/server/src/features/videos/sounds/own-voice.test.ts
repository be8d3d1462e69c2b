import { ownSound } from "@sahne/contract/studio/sounds";
import type { Plan } from "@sahne/engine/plan/plan";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requireVoice } from "#features/videos/speech/voices.service.ts";
import { sounds, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { sampleFilm } from "#test/films.ts";
import { musicFile, uploadSound } from "#test/sounds.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { createVideo, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();
const OPTIONS = { aspectRatio: "1:1", resolution: "480p", music: "none", language: "tr" } as const;

async function speech(user: TestUser, seconds: number, kind: "speech" | "recording" = "recording"): Promise<string> {
  const { sound } = await uploadSound(t.product(), user, musicFile({ seconds, pitch: 300 + seconds }), { kind });
  return sound._id;
}

function spoken(recordings: readonly (string | undefined)[]) {
  const film = sampleFilm({ texts: ["Fener döner", "Gemi geçer"] });
  const scenes = film.scenes.map((scene, index) => {
    const recording = recordings[index];
    return recording === undefined ? scene : { ...scene, recording };
  });
  const options = { ...OPTIONS, voice: "own" };
  return { serviceType: "sahne", promptText: "Fener", options, film: { ...film, scenes } };
}

async function planOf(id: string): Promise<Plan> {
  const [row] = await t.product().context.db.select().from(videos).where(eq(videos.id, id));
  return row?.plan as Plan;
}

test("scenes are spoken by their owner's recordings; one without stays silent, and a deleted one waits [R17.8]", async () => {
  const user = await makeUser(t.product());
  const recording = await speech(user, 4);
  const id = await startVideo(t.product(), user, spoken([recording]));
  await callApi(t.product(), "DELETE", `/api/sounds/${recording}`, { token: user.token });
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", options: { voice: "own" } });

  const { voice, film } = await planOf(id);
  expect(voice).toBe("given");
  const [first, second] = film.scenes.filter(({ text }) => text !== "");
  expect(first?.said?.map(({ word }) => word)).toEqual(["Fener", "döner"]);
  // As long as what is said in it takes.
  expect((first?.end ?? 0) - (first?.start ?? 0)).toBeGreaterThan(3.5);
  expect(second?.said ?? []).toEqual([]);
  t.product().clock.advance(20 * 60_000);
  await t.product().context.queue.drain();
  expect(await t.product().context.db.select().from(sounds)).toEqual([]);
});

test("one recording of the whole text speaks a video from its prompt [R17.8]", async () => {
  const user = await makeUser(t.product());
  const voice = ownSound(await speech(user, 6, "speech"));
  const body = { serviceType: "sahne", promptText: "Fener döner. Gemi geçer.", options: { ...OPTIONS, voice } };
  const id = await startVideo(t.product(), user, body);
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", options: { voice } });

  const plan = await planOf(id);
  expect(plan.voice).toBe("given");
  const said = plan.film.scenes.flatMap((scene) => scene.said?.map(({ word }) => word) ?? []);
  expect(said).toEqual(["Fener", "döner", "Gemi", "geçer"]);
});

test("a voice that nobody recorded, a stranger's and one of another kind are refused at their field [R17.8]", async () => {
  const [user, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const theirs = await speech(eve, 3);
  const song = (await uploadSound(t.product(), user, musicFile({ seconds: 6 }))).sound._id;
  const refused = { body: { fields: { "options.voice": { message: expect.any(String) } } } };

  expect(await createVideo(t.product(), user, spoken([]))).toMatchObject({ status: 400, ...refused });
  expect(await createVideo(t.product(), user, spoken([theirs]))).toMatchObject({ status: 404, ...refused });
  expect(await createVideo(t.product(), user, spoken([song]))).toMatchObject({ status: 404, ...refused });
  const plain = { serviceType: "sahne", promptText: "Fener", options: { ...OPTIONS, voice: "own" } };
  expect(await createVideo(t.product(), user, plain)).toMatchObject({ status: 400, ...refused });
  // Where no film is at hand, such as in a plan read from a file.
  const { context } = t.product();
  for (const voice of ["own", ownSound(theirs)])
    await expect(requireVoice(context, context.db, user.id, voice)).rejects.toMatchObject({ name: "AppError" });
});
