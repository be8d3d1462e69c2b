import type { Video } from "@sahne/contract/videos/videos";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";
import { channelNamedIn } from "./render-video.ts";

const t = withTestProduct();

const ask = (user: TestUser, videoId: string, format: string) =>
  callApi(t.product(), "GET", `/api/videos/${videoId}/subtitles/${format}`, { token: user.token });

async function read(user: TestUser, videoId: string): Promise<Video> {
  const { body } = await callApi(t.product(), "GET", `/api/videos/${videoId}`, { token: user.token });
  return body["video"] as Video;
}

test("a film that was made here gives its words as subtitles, to its owner alone [R16.3]", async () => {
  const { context } = t.product();
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const options = { resolution: "480p", music: "none" };
  const body = { scenario: "text2video", promptText: "Günaydın İstanbul. Çay hazır.", options };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });
  const { _id } = made.body["video"] as Video;
  expect((await ask(user, _id, "srt")).body["code"]).toBe("no_subtitles");
  await context.queue.drain();

  const video = await read(user, _id);
  expect(video).toMatchObject({ hasSubtitles: true, untoldText: "", options: { aspectRatio: "9:16" } });
  expect(video.options.durationSeconds).toBeUndefined();
  const srt = await ask(user, _id, "srt");
  expect(srt.status).toBe(200);
  expect(srt.raw.body).toMatch(/^1\n00:00:00,000 --> 00:00:0\d,\d{3}\nGünaydın İstanbul/);
  expect(srt.raw.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(srt.raw.headers["content-disposition"]).toContain(encodeURIComponent("Günaydın İstanbul.srt"));
  expect((await ask(user, _id, "vtt")).raw.body).toMatch(/^WEBVTT\n/);
  expect((await ask(user, _id, "doc")).status).toBe(400);
  expect(await ask(other, _id, "srt")).toMatchObject({ status: 404, body: { code: "video_not_found" } });
});

test("a film of an older plan, or of a vendor, says that it has none", async () => {
  const { clock } = t.product();
  const user = await makeUser(t.product());
  const film = { createdAt: clock.now(), name: "a", status: "completed" };
  for (const plan of [null, { captions: [{ text: "x" }] }]) {
    const id = await addVideoRow(t.product(), user, { ...film, plan });
    expect(await ask(user, id, "srt")).toMatchObject({ status: 404, body: { code: "no_subtitles" } });
    expect(await read(user, id)).toMatchObject({ hasSubtitles: false, untoldText: "" });
  }
});

test("what did not fit into the chosen length is told with the film, never silently lost [R16.3]", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const lines = ["First the dough rests", "Then the oven warms up slowly", "Meanwhile the cheese is grated"];
  const promptText = [...lines, "Tomatoes are cut into thin slices", "In the end everybody eats"].join(". ");
  const options = { resolution: "480p", music: "none", language: "en", durationSeconds: 5 };
  const body = { scenario: "text2video", promptText, options };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });
  await context.queue.drain();

  const video = await read(user, (made.body["video"] as Video)._id);
  expect(video.status).toBe("completed");
  expect(video.untoldText).toContain("In the end everybody eats");
});

test("[R16.3] a film that its text is too short for says that it ends early; one whose scenes were edited does not", async () => {
  const { clock } = t.product();
  const user = await makeUser(t.product());
  const scenes = [{ text: "Deniz sakin", start: 0, end: 9 }];
  const plan = { film: { scenes }, untold: "" };
  const options = { aspectRatio: "9:16", resolution: "480p", voice: "off", durationSeconds: 60 } as const;
  const row = { createdAt: clock.now(), name: "a", status: "completed", plan, options, durationSeconds: 9 };
  const shown = async (changes: object) =>
    (await read(user, await addVideoRow(t.product(), user, { ...row, ...changes }))).endsEarly;

  expect(await shown({})).toBe(true);
  expect(await shown({ durationSeconds: 59.8 })).toBe(false);
  expect(await shown({ options: { ...options, durationSeconds: undefined } })).toBe(false);
  expect(await shown({ film: { scenes } })).toBe(false);
  expect(await shown({ plan: null })).toBe(false);
});

test("the end card names the channel that the film goes to by itself [R16.6]", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const film = { createdAt: clock.now(), name: "a", status: "processing" };
  const rowOf = async (changes: object) => {
    const id = await addVideoRow(t.product(), user, { ...film, ...changes });
    const [row] = await context.db.select().from(videos).where(eq(videos.id, id));
    if (!row) throw new Error("No row.");
    return row;
  };
  const words = { title: "a", description: "", privacyStatus: "private" } as const;
  const stays = await rowOf({ autoUpload: false });
  const goes = await rowOf({ autoUpload: true });
  const goesElsewhere = await rowOf({ autoUpload: true, publication: { ...words, channelId: "other" } });
  const further = [{ ...words, channelId: "other" }];
  const goesToBoth = await rowOf({ autoUpload: true, publication: { ...words, channelId: "mine", further } });

  expect(await channelNamedIn(context.db, goes)).toBeUndefined();
  const connection = {
    userId: user.id,
    origin: "x",
    scopes: [],
    refreshTokenSealed: "",
    accessTokenSealed: "",
    accessExpiresAt: clock.now(),
    connectedAt: clock.now(),
    updatedAt: clock.now(),
  };
  await context.db
    .insert(connections)
    .values({ ...connection, id: "c", channelId: "mine", channelTitle: "Mutfak", isDefault: true });
  expect(await channelNamedIn(context.db, goes)).toBe("Mutfak");
  expect(await channelNamedIn(context.db, stays)).toBeUndefined();
  expect(await channelNamedIn(context.db, goesElsewhere)).toBeUndefined();
  expect(await channelNamedIn(context.db, goesToBoth)).toBeUndefined();

  await context.db
    .insert(connections)
    .values({ ...connection, id: "b", channelId: "other", channelTitle: "Bahçe", isDefault: false });
  expect(await channelNamedIn(context.db, goes)).toBe("Mutfak");
  expect(await channelNamedIn(context.db, goesElsewhere)).toBe("Bahçe");
});
