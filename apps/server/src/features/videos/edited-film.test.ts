import { SCENE_COUNT_MAX, TEMPO_MAX, TEMPO_MIN } from "@sahne/contract/limits";
import type { StudioFilm } from "@sahne/contract/videos/film";
import { backdropId, landscapeId, lookId, sceneKind, thingColor, transitionId } from "@sahne/contract/videos/film";
import type { Video } from "@sahne/contract/videos/videos";
import { MOST_OF_ONE } from "@sahne/engine/film/check-film";
import { BACKDROP_IDS, SCENE_KINDS, TRANSITION_IDS } from "@sahne/engine/film/film";
import { THING_COLORS } from "@sahne/engine/film/thing-colors";
import type { Plan } from "@sahne/engine/plan/plan";
import { FASTEST_TEMPO, PRESET_IDS, SCENE_IDS, SLOWEST_TEMPO } from "@sahne/engine/presets";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schedules, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { sampleFilm } from "#test/films.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

const asked = {
  scenario: "text2video",
  serviceType: "sahne",
  promptText: "Cats and fish",
  options: { resolution: "480p", music: "none", aspectRatio: "1:1" },
};

const create = (user: TestUser, body: object) =>
  callApi(t.product(), "POST", "/video/create", { token: user.token, body: { ...asked, ...body } });

async function rowOf(id: string) {
  const [row] = await t.product().context.db.select().from(videos).where(eq(videos.id, id));
  return row;
}

test("an edited film is made as it stands, and kept with its video for the next try [R17.2]", async () => {
  const user = await makeUser(t.product());
  const film = sampleFilm({ texts: ["My own first line", "And the second"] });

  const made = await create(user, { film });
  expect(made.status).toBe(201);
  await t.product().context.queue.drain();

  const row = await rowOf((made.body["video"] as Video)._id);
  expect(row?.status).toBe("completed");
  expect(row?.film).toEqual(film);
  const plan = row?.plan as Plan;
  expect(plan.film.scenes.map(({ text }) => text)).toEqual(["My own first line", "And the second"]);
  expect(plan.durationSeconds).toBeCloseTo(film.durationSeconds, 1);
});

test("a plan repeats the edited film, not the prompt [R17.2]", async () => {
  const user = await makeUser(t.product());
  const film = sampleFilm({ texts: ["Every week the same", "scenes"] });
  const made = await create(user, { scenario: "scheduled", keywords: "cats", imageId: await starter(user), film });
  const { _id } = made.body["video"] as Video;
  const scheduledAt = new Date(t.product().clock.now().getTime() + 3_600_000).toISOString();
  const body = { scheduledAt, recurring: true, recurringType: "weekly" };
  await callApi(t.product(), "POST", `/api/videos/${_id}/schedule`, { token: user.token, body });

  const [plan] = await t.product().context.db.select().from(schedules).where(eq(schedules.videoId, _id));
  expect(plan?.recipe.film).toEqual(film);
});

test("a failed video is tried again with its edited film [R17.2]", async () => {
  const user = await makeUser(t.product());
  const film = sampleFilm({ texts: ["Once more", "with feeling"] });
  const made = await create(user, { film });
  const { _id } = made.body["video"] as Video;
  await callApi(t.product(), "POST", `/api/videos/${_id}/cancel`, { token: user.token });
  await callApi(t.product(), "POST", `/api/videos/${_id}/retry`, { token: user.token });
  await t.product().context.queue.drain();

  const row = await rowOf(_id);
  expect(row).toMatchObject({ status: "completed", attempt: 2, film });
  expect((row?.plan as Plan | undefined)?.film.scenes[0]?.text).toBe("Once more");
});

const good = sampleFilm({ texts: ["One line", "Two lines"] });

test.each<[string, object, string]>([
  ["for a vendor", { serviceType: "freePick", film: good }, "film.service.other"],
  ["that is no film", { film: "scenes" }, "film.broken"],
  ["without a scene", { film: { ...good, scenes: [], durationSeconds: 0 } }, "film.scenes.none"],
  ["of 61 scenes", { film: sampleFilm({ texts: Array.from({ length: 61 }, () => "a") }) }, "film.scenes.many"],
  ["of two minutes", { film: sampleFilm({ texts: Array.from({ length: 40 }, () => "a"), seconds: 3 }) }, "film.long"],
  ["of three seconds", { film: sampleFilm({ texts: ["a"] }) }, "film.short"],
  ["with 301 letters in a scene", { film: sampleFilm({ texts: ["a".repeat(301), "b"] }) }, "film.text.long"],
  ["with a hole in its times", { film: withScene({ start: 0.5 }) }, "film.times.bad"],
  ["with a scene that never ends", { film: withScene({ end: 1e9 }) }, "film.times.bad"],
  ["of an unknown kind", { film: withScene({ kind: "__proto__" }) }, "film.broken"],
  ["with a drawing like a path", { film: withScene({ things: [thing("../x")] }) }, "film.thing.unknown"],
  ["with a picture nobody gave", { film: withScene({ picture: 3 }) }, "film.picture.missing"],
  [
    "whose words nobody could say in a minute",
    { film: sampleFilm({ texts: Array.from({ length: 8 }, () => "word ".repeat(40)) }), options: { voice: "robot" } },
    "film.voice.long",
  ],
])("a film %s is refused with the reason, and nothing is begun [R17.2]", async (_name, body, code) => {
  const user = await makeUser(t.product());

  const answer = await create(user, body);

  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request", fields: { film: { code } } } });
  expect(await t.product().context.db.$count(videos, eq(videos.userId, user.id))).toBe(0);
});

test("the contract and the renderer know the same kinds, grounds, looks and passages", () => {
  expect(sceneKind.options).toEqual([...SCENE_KINDS]);
  expect(backdropId.options).toEqual([...BACKDROP_IDS]);
  expect(thingColor.options).toEqual([...THING_COLORS]);
  expect(SCENE_COUNT_MAX).toBe(MOST_OF_ONE);
  expect([TEMPO_MIN, TEMPO_MAX]).toEqual([SLOWEST_TEMPO, FASTEST_TEMPO]);
  expect(transitionId.options).toEqual([...TRANSITION_IDS]);
  expect(landscapeId.options).toEqual([...SCENE_IDS]);
  expect(lookId.options).toEqual([...PRESET_IDS]);
});

function thing(slug: string) {
  return { slug, word: "", count: 1, isRefused: false };
}

function withScene(changes: object): StudioFilm {
  return { ...good, scenes: good.scenes.map((scene, index) => (index === 0 ? { ...scene, ...changes } : scene)) };
}

async function starter(user: TestUser): Promise<string> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/images`, { token: user.token });
  return (body["images"] as { _id: string }[])[0]?._id ?? "";
}
