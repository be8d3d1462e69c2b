import type { Authorship } from "@sahne/contract/videos/authorship";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { images, paidCalls, videos, writings } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { connectedUser, makeFilm, publishFilm, settleUpload } from "#test/published-films.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();

function ask(user: TestUser, videoId: string) {
  return callApi(t.product(), "GET", `/api/videos/${videoId}/authorship`, { token: user.token });
}

async function authorshipOf(user: TestUser, videoId: string): Promise<Authorship> {
  return (await ask(user, videoId)).body["authorship"] as Authorship;
}

test("the authorship says which words come from whom, with version, seed, pictures and hashes [R14.1]", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const now = clock.now();
  const picture = { id: "p1", userId: user.id, label: "kedi.jpg", mediaKey: "m", thumbKey: "n", width: 1, height: 1 };
  await context.db.insert(images).values({ ...picture, bytes: 1, sourceSha256: "ab12", createdAt: now });
  const scene = (text: string, start: number) => ({ text, start, end: start + 1 });
  const film = { seed: 7, language: "tr", scenes: [scene("Kediler, UYUR", 0), scene("", 1), scene("Elle yazıldı", 2)] };
  const id = await addVideoRow(t.product(), user, {
    name: "Kedi",
    nameKey: "kedi",
    status: "completed",
    promptText: "Kediler uyur. Köpekler koşar.",
    imageIds: ["p1", "gone"],
    plan: { engineVersion: "2.4.0", film, untold: "" },
    sha256: "f00d",
    createdAt: now,
  });

  expect(await authorshipOf(user, id)).toMatchObject({
    author: "Ada Yılmaz",
    isEdited: false,
    engineVersion: "2.4.0",
    seed: 7,
    sha256: "f00d",
    scenes: [
      { text: "Kediler, UYUR", source: "prompt" },
      { text: "Elle yazıldı", source: "reading" },
    ],
    pictures: [
      { imageId: "p1", label: "kedi.jpg", sha256: "ab12" },
      { imageId: "gone", label: null, sha256: null },
    ],
  });

  const edited = film as unknown as NonNullable<typeof videos.$inferInsert.film>;
  await context.db.update(videos).set({ film: edited }).where(eq(videos.id, id));
  const { isEdited, scenes } = await authorshipOf(user, id);
  expect([isEdited, scenes.map(({ source }) => source)]).toEqual([true, ["prompt", "studio"]]);
});

test("it names the vendor's task and every publication with its disclosure, never a key, and only to its owner [R14.1]", async () => {
  const { context, clock } = t.product();
  const user = await connectedUser(t.product());
  const other = await makeUser(t.product());
  const { id } = await makeFilm(t.product(), user, 1000);
  const call = {
    id: "c1",
    userId: user.id,
    videoId: id,
    number: 1,
    videoAttempt: 1,
    vendor: "freepik",
    model: "kling",
  };
  const secret = { keyFingerprint: "finger", keySealed: "sealed-key", webhookTokenHash: "hash" };
  await context.db
    .insert(paidCalls)
    .values({ ...call, ...secret, state: "accepted", operation: "task-1", createdAt: clock.now() });
  await publishFilm(t.product(), user, id, { privacyStatus: "private", containsSyntheticMedia: true });
  await settleUpload(t.product(), user, id);

  const answer = await ask(user, id);

  expect(answer.body["authorship"]).toMatchObject({
    vendorTasks: [{ vendor: "freepik", model: "kling", task: "task-1", state: "accepted" }],
    publications: [
      { privacyStatus: "private", containsSyntheticMedia: true, youtubeVideoId: expect.any(String) as string },
    ],
  });
  expect(answer.raw.body).not.toMatch(/sealed-key|finger|hash"/);
  expect((await ask(other, id)).status).toBe(404);
});

test("words that a service wrote are told as its own, with the model; a word or two that it wrote as well are not [R17.7]", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const other = await makeUser(t.product());
  const now = clock.now();
  const asked = { userId: user.id, service: "openai", model: "gpt-5", task: "script", createdAt: now };
  const words = "Kediler günde on altı saat uyur! Neden mi?";
  await context.db.insert(writings).values([
    { ...asked, id: "w1", state: "written", words },
    { ...asked, id: "w2", state: "written", words: "Yarın yazılacak uzun cümle", createdAt: new Date(+now + 60_000) },
    { ...asked, id: "w3", state: "written", words: "Başkasına yazılmış uzun cümle", userId: other.id },
  ]);
  const texts = ["Kediler günde on altı saat uyur", "Neden mi?", "Benim kendi cümlem burada"];
  const later = ["Yarın yazılacak uzun cümle", "Başkasına yazılmış uzun cümle"];
  const scenes = [...texts, ...later].map((text, at) => ({ text, start: at, end: at + 1 }));
  const id = await addVideoRow(t.product(), user, {
    name: "Uyku",
    nameKey: "uyku",
    status: "completed",
    promptText: `${words} Benim kendi cümlem burada.`,
    plan: { engineVersion: "2.4.0", film: { seed: 7, language: "tr", scenes }, untold: "" },
    createdAt: now,
  });

  expect((await authorshipOf(user, id)).scenes).toEqual([
    { text: texts[0], source: "service", writer: { service: "openai", model: "gpt-5" } },
    { text: texts[1], source: "prompt" },
    { text: texts[2], source: "prompt" },
    ...later.map((text) => ({ text, source: "reading" })),
  ]);
});
