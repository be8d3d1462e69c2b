import type { Draft, DraftContent } from "@sahne/contract/studio/studio";
import type { Video } from "@sahne/contract/videos/videos";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { sampleFilm } from "#test/films.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { act, createVideo, makeVendorUser, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

const film = sampleFilm({ texts: ["First words", "Second words"] });

async function newDraft(user: TestUser, body: object = { script: "First words. Second words.", film }): Promise<Draft> {
  const answer = await callApi(t.product(), "POST", "/api/drafts", { token: user.token, body });
  expect(answer.status).toBe(201);
  return answer.body["draft"] as Draft;
}

function save(user: TestUser, draft: Draft, changes: Partial<DraftContent>, revision = draft.revision) {
  const { title, script, options, imageIds } = draft;
  const content = { title, script, options, imageIds, film: draft.film, ...changes };
  return callApi(t.product(), "PUT", `/api/drafts/${draft._id}`, { token: user.token, body: { revision, content } });
}

const read = async (user: TestUser, id: string): Promise<Draft> =>
  (await callApi(t.product(), "GET", `/api/drafts/${id}`, { token: user.token })).body["draft"] as Draft;

test("a draft is named by its text, keeps what is saved and raises its revision [R17.2]", async () => {
  const user = await makeUser(t.product());
  const draft = await newDraft(user, { script: "Kediler neden mırlar? Çünkü mutlular." });
  expect(draft).toMatchObject({ title: "Kediler neden mırlar", film: null, revision: 1, versions: [] });

  const saved = await save(user, draft, { film, options: { aspectRatio: "9:16" } });

  expect(saved).toMatchObject({ status: 200, body: { replaced: null, draft: { revision: 2, film } } });
  expect(await read(user, draft._id)).toMatchObject({ revision: 2, film, options: { aspectRatio: "9:16" } });
  const { body } = await callApi(t.product(), "GET", "/api/drafts", { token: user.token });
  expect(body["drafts"]).toMatchObject([{ _id: draft._id, sceneCount: 2, durationSeconds: 6 }]);
});

test("two tabs: the later save wins, says so, and what it covered is kept whole [R17.2]", async () => {
  const user = await makeUser(t.product());
  const draft = await newDraft(user);
  await save(user, draft, { title: "From the first tab" });

  const later = await save(user, draft, { title: "From the second tab" });

  expect(later.body).toMatchObject({
    draft: { title: "From the second tab" },
    replaced: { reason: "other_tab", number: 1 },
  });
  const version = await callApi(t.product(), "GET", `/api/drafts/${draft._id}/versions/1`, { token: user.token });
  expect(version.body).toMatchObject({ content: { title: "From the first tab", film } });
});

test("a save that changes nothing makes no version and no revision", async () => {
  const user = await makeUser(t.product());
  const draft = await newDraft(user);

  expect((await save(user, draft, {}, 99)).body).toMatchObject({
    draft: { revision: 1, versions: [] },
    replaced: null,
  });
});

test("takes are counted on; with 40 kept, the oldest that nobody asked for goes first [R17.2]", async () => {
  const user = await makeUser(t.product());
  let draft = await newDraft(user);
  const keep = () => callApi(t.product(), "POST", `/api/drafts/${draft._id}/versions`, { token: user.token });
  expect((await keep()).body["version"]).toMatchObject({ number: 1, reason: "take", sceneCount: 2 });
  for (let index = 0; index < 40; index += 1) {
    draft = (await save(user, draft, { title: `take ${index}` }, -1)).body["draft"] as Draft;
  }

  const { versions } = draft;
  expect(versions).toHaveLength(40);
  expect(versions[0]).toMatchObject({ number: 1, reason: "take" });
  expect(versions.at(-1)).toMatchObject({ number: 41, reason: "other_tab" });
});

test("a finished video opens as a new draft with its scenes, and stays as it is [R17.2]", async () => {
  const user = await makeUser(t.product());
  const body = {
    scenario: "text2video",
    serviceType: "sahne",
    promptText: "A cat sleeps all day. A dog runs in the park.",
    options: { resolution: "480p", music: "none", language: "en" },
  };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });
  const { _id } = made.body["video"] as Video;
  expect(await edit(user, _id)).toMatchObject({ status: 409, body: { code: "video_not_editable" } });
  await t.product().context.queue.drain();

  const draft = (await edit(user, _id)).body["draft"] as Draft;

  expect(draft.script).toBe(body.promptText);
  expect(draft.film?.scenes.map(({ text }) => text).join(" ")).toContain("cat sleeps");
  const other = await makeUser(t.product());
  expect((await edit(other, _id)).status).toBe(404);
});

test("a vendor's clip is finished in the studio: captions and a closing card over it, and nothing is paid again [R17.10]", async () => {
  const user = await makeVendorUser(t.product());
  const clip = await startVideo(t.product(), user, { promptText: "A red kite over the sea. Slow push-in." });
  expect(await edit(user, clip)).toMatchObject({ status: 409, body: { code: "video_not_editable" } });
  await settleVideo(t.product(), user, clip);

  const { film, options } = (await edit(user, clip)).body["draft"] as Draft;

  expect(film).toMatchObject({
    language: "en",
    durationSeconds: 7.5,
    scenes: [
      { text: "A red kite over the sea", clip, end: 5 },
      { kind: "end", text: "Follow for more!" },
    ],
  });
  const finished = await createVideo(t.product(), user, { serviceType: "sahne", options, film });
  expect(finished.status).toBe(201);
  await act(t.product(), user, `${(finished.body["video"] as Video)._id}/cancel`);
  expect((await readLedger(t.product())).charges).toHaveLength(1);
});

test("a plan without scenes, from before there were any, opens by its text [R17.2]", async () => {
  const user = await makeUser(t.product());
  const { context, clock } = t.product();
  const old = { scenario: "text2video", serviceType: "sahne", engine: "sahne", promptText: "Old words", keywords: "" };
  const row = { ...old, id: "old-video", userId: user.id, name: "Old", description: "", status: "completed" };
  const now = clock.now();
  const options = { aspectRatio: "16:9", resolution: "720p", voice: "off" } as const;
  const plan = { engineVersion: "1.0.0", sentences: ["Old words"] };
  await context.db.insert(videos).values({ ...row, options, plan, autoUpload: false, createdAt: now, updatedAt: now });

  expect((await edit(user, "old-video")).body["draft"]).toMatchObject({ script: "Old words", film: null });
  await context.db.delete(videos).where(eq(videos.id, "old-video"));
});

test("a draft nobody can draw is refused, and the one saved before stays [R17.2]", async () => {
  const user = await makeUser(t.product());
  const draft = await newDraft(user);
  const many = sampleFilm({ texts: Array.from({ length: 61 }, () => "a") });

  const refused = await save(user, draft, { film: many });

  expect(refused.status).toBe(400);
  expect((await read(user, draft._id)).film).toEqual(film);
});

test("an unfinished one is kept: too long, or without any scene", async () => {
  const user = await makeUser(t.product());
  const draft = await newDraft(user);
  const long = sampleFilm({ texts: Array.from({ length: 60 }, () => "a") });

  expect((await save(user, draft, { film: long })).status).toBe(200);
  expect((await save(user, draft, { film: { ...film, scenes: [], durationSeconds: 0 } })).status).toBe(200);
});

test("a deleted draft is gone, for its owner and with its versions", async () => {
  const user = await makeUser(t.product());
  const draft = await newDraft(user);
  await callApi(t.product(), "POST", `/api/drafts/${draft._id}/versions`, { token: user.token });
  await callApi(t.product(), "DELETE", `/api/drafts/${draft._id}`, { token: user.token });

  expect((await save(user, draft, { title: "x" })).status).toBe(404);
  const version = await callApi(t.product(), "GET", `/api/drafts/${draft._id}/versions/1`, { token: user.token });
  expect(version.status).toBe(404);
});

function edit(user: TestUser, videoId: string) {
  return callApi(t.product(), "POST", `/api/videos/${videoId}/draft`, { token: user.token });
}
