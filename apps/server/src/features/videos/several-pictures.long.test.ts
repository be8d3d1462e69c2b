import type { Image } from "@sahne/contract/videos/images";
import type { Video } from "@sahne/contract/videos/videos";
import type { Plan } from "@sahne/engine/plan/plan";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { images, schedules, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { jpeg, uploadPicture } from "#test/pictures.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

async function addPicture(user: TestUser, name: string, width: number): Promise<string> {
  const answer = await uploadPicture(t.product(), user, await jpeg({ width, height: 90 }), { name });
  return (answer.body as Image)._id;
}

const create = (user: TestUser, body: object) =>
  callApi(t.product(), "POST", "/video/create", { token: user.token, body });
const later = { scenario: "scheduled", promptText: "x", keywords: "k" };

test("a film shows several pictures, each where its name is told [R7.2] [R16.5]", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const [kite, tomato] = [await addPicture(user, "kite.jpg", 120), await addPicture(user, "tomato.jpg", 121)];
  const promptText = "Slice one ripe tomato. Then fly a kite over the sea.";
  const options = { resolution: "480p", durationSeconds: 5, language: "en", music: "none" };
  const made = await create(user, { scenario: "generate", promptText, imageIds: [kite, tomato], options });
  await context.queue.drain();

  const { _id } = made.body["video"] as Video;
  expect(made.body["video"]).toMatchObject({ imageId: kite, imageIds: [kite, tomato] });
  const [row] = await context.db.select().from(videos).where(eq(videos.id, _id));
  const plan = row?.plan as Plan | undefined;
  expect(plan?.pictures).toHaveLength(2);
  const shown = plan?.film.scenes.filter(({ picture }) => picture !== undefined).map(({ picture }) => picture);
  expect(shown).toEqual([1, 0]);
});

test("the single picture of old stands first, none counts twice, and an eleventh is refused [R7.10] [R7.11]", async () => {
  const user = await makeUser(t.product());
  const [one, two] = [await addPicture(user, "one.jpg", 120), await addPicture(user, "two.jpg", 121)];

  expect((await create(user, { ...later, imageId: two, imageIds: [one, two] })).body["video"]).toMatchObject({
    imageId: two,
    imageIds: [two, one],
  });
  expect((await create(user, { ...later, imageId: one })).body["video"]).toMatchObject({ imageIds: [one] });
  expect(await create(user, { scenario: "instant", promptText: "x", imageIds: [] })).toMatchObject({
    status: 400,
    body: { fields: { imageId: { code: "create.image.required" } } },
  });
  const many = Array.from({ length: 10 }, (_, index) => `p${index}`);
  expect((await create(user, { ...later, imageId: one, imageIds: many })).status).toBe(400);
});

test("one picture of somebody else among one's own makes no film", async () => {
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const [own, foreign] = [await addPicture(user, "own.jpg", 120), await addPicture(other, "foreign.jpg", 121)];

  expect(await create(user, { ...later, imageIds: [own, foreign] })).toMatchObject({
    status: 404,
    body: { code: "image_not_found", fields: { imageIds: { code: "error.image_not_found" } } },
  });
});

test("a second picture is kept until the last film and the last run of a series that show it are over (F32)", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const [one, two] = [await addPicture(user, "one.jpg", 120), await addPicture(user, "two.jpg", 121)];
  const { _id } = (await create(user, { ...later, imageIds: [one, two] })).body["video"] as Video;
  const scheduledAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
  const plan = { scheduledAt, recurring: true, recurringType: "daily" };
  const planned = await callApi(t.product(), "POST", `/api/videos/${_id}/schedule`, { token: user.token, body: plan });
  const [row] = await context.db.select().from(images).where(eq(images.id, two));
  const isThere = async () => (await context.media.size(row?.mediaKey ?? "")) !== null;
  const lookAgain = async () => {
    clock.advance(11 * 60_000);
    await context.queue.drain();
  };

  expect(planned.status).toBe(200);
  await callApi(t.product(), "DELETE", `/api/users/images/${two}`, { token: user.token });
  await lookAgain();
  expect(await isThere()).toBe(true);
  // The first film of the series is over; the later ones show the same pictures.
  await context.db.update(videos).set({ status: "completed" }).where(eq(videos.id, _id));
  await lookAgain();
  expect(await isThere()).toBe(true);
  await context.db.update(schedules).set({ nextRunAt: null });
  await lookAgain();
  expect(await isThere()).toBe(false);
});
