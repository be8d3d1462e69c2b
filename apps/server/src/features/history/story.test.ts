import type { Authorship } from "@sahne/contract/videos/authorship";
import type { Figures, HistoryEntry } from "@sahne/contract/history/history";
import type { VideoEdit, VideoStory } from "@sahne/contract/videos/library";
import { HOUR_MS } from "@sahne/contract/time-units";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { queryRows } from "#platform/db/rows.ts";
import { createOpenaiWriter } from "#providers/openai/write.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { sampleFilm } from "#test/films.ts";
import {
  connectedUser,
  giveChangeRight,
  makeFilm,
  passTime,
  publishFilm,
  settleUpload,
} from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { startScriptedVendor } from "#test/vendors/scripted-vendor.ts";
import { giveKey, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

async function ask<Body>(user: TestUser, path: string): Promise<Body> {
  return (await callApi(t.product(), "GET", path, { token: user.token })).body as Body;
}

const storyOf = async (user: TestUser, id: string) =>
  (await ask<{ story: VideoStory }>(user, `/api/videos/${id}/story`)).story;
const editsOf = async (user: TestUser, id: string) => (await storyOf(user, id)).edits;
const told = (edits: VideoEdit[]) => edits.map(({ field, before, after }) => [field, before, after]);
/** Those of one change are a moment apart. */
const inAnyOrder = (edits: unknown[]) => edits.map((edit) => JSON.stringify(edit)).toSorted();

function change(user: TestUser, method: "POST" | "PUT" | "PATCH", path: string, body: object) {
  t.product().clock.advance(1_000);
  return callApi(t.product(), method, path, { token: user.token, body });
}

test("each edit of what is on a channel is in the story: when, what, before and after; the authorship has them too [R14.1]", async () => {
  const user = await connectedUser(t.product());
  await giveChangeRight(t.product(), user);
  const { id } = await makeFilm(t.product(), user, 1000);
  await publishFilm(t.product(), user, id, { privacyStatus: "private", tags: ["deniz"], description: "Akşam" });
  await settleUpload(t.product(), user, id);
  expect(await editsOf(user, id)).toEqual([]);

  await change(user, "PATCH", `/api/videos/${id}`, { videoName: "Yeni ad" });
  const { channel } = await ask<{ channel: object }>(user, `/api/videos/${id}/upload/on-channel`);
  const changes = { title: "Gün doğumu", description: "Sabah", tags: "sabah, deniz", privacyStatus: "unlisted" };
  await change(user, "POST", `/api/videos/${id}/upload/change`, { changes, base: channel });
  await t.product().context.queue.drain();

  const edits = await editsOf(user, id);
  expect(told(edits)).toEqual([
    ["description", "Akşam", "Sabah"],
    ["privacy", "private", "unlisted"],
    ["tags", "deniz", "sabah, deniz"],
    ["title", "Gün batımı", "Gün doğumu"],
    ["name", "Film", "Yeni ad"],
  ]);
  expect(edits.map(({ channelTitle }) => channelTitle !== null)).toEqual([true, true, true, true, false]);
  for (const { at } of edits) expect(Date.parse(at)).toBeLessThanOrEqual(t.product().clock.now().getTime());
  const { authorship } = await ask<{ authorship: Authorship }>(user, `/api/videos/${id}/authorship`);
  expect(authorship.edits).toEqual(edits);
});

test("a planned video tells every move of its time and every change of its text; making it is no edit [R14.1]", async () => {
  await holdRenders(t.product());
  const user = await makeUser(t.product());
  const { clock } = t.product();
  const planned = { scenario: "scheduled", serviceType: "sahne", promptText: "Fener döner", keywords: "fener" };
  const { body } = await callApi(t.product(), "POST", "/video/create", {
    token: user.token,
    body: { ...planned, autoUpload: false },
  });
  const { _id: id } = body["video"] as { _id: string };
  const [soon, later] = [2, 5].map((hours) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString());
  const given = await change(user, "POST", `/api/videos/${id}/schedule`, { scheduledAt: soon, timeZone: "UTC" });
  const { schedule } = given.body as { schedule: { _id: string } };
  const moved = await change(user, "PATCH", `/api/schedules/${schedule._id}`, {
    scheduledAt: later,
    promptText: "Fener söner",
    keywords: "fener, gece",
    style: "neon",
  });
  expect(moved.status).toBe(200);

  const all = [
    ["keywords", "fener", "fener, gece"],
    ["options", null, null],
    ["script", "Fener döner", "Fener söner"],
    ["time", soon, later],
    ["time", null, soon],
  ];
  expect(inAnyOrder(told(await editsOf(user, id)))).toEqual(inAnyOrder(all));

  // Its time comes, and it becomes the video that was planned.
  clock.advance(6 * HOUR_MS);
  expect(await runDue(t.product().context)).toBe(1);
  expect((await ask<{ video: { status: string } }>(user, `/api/videos/${id}`)).video.status).toBe("processing");
  expect(inAnyOrder(told(await editsOf(user, id)))).toEqual(inAnyOrder(all));
});

test("the hour of a publication that is moved is an edit; that it comes is none [R14.1]", async () => {
  const user = await connectedUser(t.product());
  const { clock } = t.product();
  const { id } = await makeFilm(t.product(), user, 1000);
  const [first, second] = [2, 4].map((hours) => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString());
  await publishFilm(t.product(), user, id, { publishAt: first, privacyStatus: "unlisted" });
  const moved = await change(user, "PATCH", `/api/videos/${id}/upload`, { publishAt: second });
  expect(moved.status).toBe(200);
  expect(told(await editsOf(user, id))).toEqual([["hour", first, second]]);

  await passTime(t.product(), 5 * HOUR_MS);
  expect(await settleUpload(t.product(), user, id)).toMatchObject({ status: "published" });
  expect(told(await editsOf(user, id))).toEqual([["hour", first, second]]);
});

test("an hour that falls away because the video is shown at once is no move of the hour [R14.1]", async () => {
  const user = await connectedUser(t.product());
  await giveChangeRight(t.product(), user);
  const { id } = await makeFilm(t.product(), user, 1000);
  const publishAt = new Date(t.product().clock.now().getTime() + 2 * HOUR_MS).toISOString();
  await publishFilm(t.product(), user, id, { publishAt, publishBy: "channel", privacyStatus: "public" });
  await t.product().context.queue.drain();
  const { channel } = await ask<{ channel: object }>(user, `/api/videos/${id}/upload/on-channel`);
  await change(user, "POST", `/api/videos/${id}/upload/change`, {
    changes: { privacyStatus: "unlisted" },
    base: channel,
  });
  await t.product().context.queue.drain();

  const { video } = await ask<{ video: { upload: object } }>(user, `/api/videos/${id}`);
  expect(video.upload).toMatchObject({ status: "published", publishAt: null });
  expect(told(await editsOf(user, id))).toEqual([["privacy", "public", "unlisted"]]);
});

test("takes and words of the studio belong to the video that was made of the draft, and to no other's [R14.1]", async () => {
  await holdRenders(t.product());
  const user = await makeUser(t.product());
  const film = sampleFilm({ texts: ["İlk söz", "İkinci söz"] });
  const made = await change(user, "POST", "/api/drafts", { script: "Eski söz.", film });
  const { _id: draftId } = made.body["draft"] as { _id: string };
  await change(user, "POST", `/api/drafts/${draftId}/versions`, {});
  const body = { scenario: "text2video", serviceType: "sahne", promptText: "Eski söz.", film, draftId };

  const own = await change(user, "POST", "/video/create", body);
  const other = await makeUser(t.product());
  const foreign = await change(other, "POST", "/video/create", body);

  const { _id: id } = own.body["video"] as { _id: string };
  expect(told(await editsOf(user, id))).toEqual([
    ["take", null, "İlk söz\nİkinci söz"],
    ["scenes", "Eski söz.", "İlk söz\nİkinci söz"],
  ]);
  expect(await editsOf(other, (foreign.body["video"] as { _id: string })._id)).toEqual([]);
});

/** What speech and writing of a user took, counted from the calls themselves. */
async function countedCalls(user: TestUser) {
  return queryRows<{ what: string; service: string; calls: number; unpriced: number; tokens: number | null }>(
    t.product().context.db,
    sql`select 'speech' as what, service, count(*)::int as calls, (count(*) - count(cents))::int as unpriced, null::int as tokens
          from speech_clips where user_id = ${user.id} and state <> 'refused' group by service
        union all
        select 'writing', service, count(*)::int, (count(*) - count(cents))::int, sum(pieces_read + pieces_written)::int
          from writings where user_id = ${user.id} and state <> 'refused' group by service order by what, service`,
  );
}

test("what writers and voices were asked is in the figures, in the line and in the file, free in the sandbox and without a price elsewhere [R14.1] [R14.2]", async () => {
  const { context } = t.product();
  const { renderChildPath } = context;
  // The speech is bought; the film itself is not drawn, which is all that would take long.
  context.renderChildPath = "/nowhere";
  onTestFinished(() => void (context.renderChildPath = renderChildPath));
  const user = await makeUser(t.product());
  await giveKey(t.product(), user, "openai", `sandbox-gpt-${user.username}`);
  await giveKey(t.product(), user, "gemini", `sandbox-gem-${user.username}`);
  const write = async (service: string, model: string) => {
    const question = { service, model, task: "script", text: "fener", language: "tr" };
    return callApi(t.product(), "POST", `/api/users/${user.id}/writing`, { token: user.token, body: question });
  };
  await write("openai", "gpt-5.4-mini");
  const options = { resolution: "480p", music: "none", language: "tr", voice: "gemini:Kore" };
  const id = await startVideo(t.product(), user, {
    serviceType: "sahne",
    promptText: "Fener döner. Gemi görür.",
    options,
  });
  await context.queue.drain();
  const money = async () => (await ask<Figures>(user, `/api/users/${user.id}/figures`)).money;
  const line = async () => (await ask<{ entries: HistoryEntry[] }>(user, `/api/users/${user.id}/history`)).entries[0];

  expect(await money()).toMatchObject(await countedCalls(user));
  expect(await money()).toMatchObject([
    { what: "speech", service: "gemini", calls: 2, unpriced: 0, cents: 0, tokens: null },
    { what: "writing", service: "openai", calls: 1, unpriced: 0, cents: 0, tokens: expect.any(Number) },
  ]);
  expect(await line()).toMatchObject({ cost: "free", spokenCalls: 2 });
  expect((await storyOf(user, id)).services).toMatchObject([
    { what: "speech", service: "gemini", calls: 2, unpriced: 0 },
  ]);

  // With a key that is nobody's toy: the service takes money and does not say how much.
  await giveKey(t.product(), user, "openai", "paid-key-of-a-writer");
  const { url } = await startScriptedVendor((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const usage = { input_tokens: 11, output_tokens: 22 };
    for (const event of [
      { type: "response.output_text.delta", delta: "Fener." },
      { type: "response.completed", response: { usage } },
    ]) {
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  });
  const { openai } = context.writers;
  context.writers.openai = createOpenaiWriter({
    ...context.config.vendors.openai,
    baseUrl: url,
    sandboxUrl: undefined,
  });
  onTestFinished(() => void (context.writers.openai = openai));
  const tokens = (await money())[1]?.tokens ?? 0;
  await write("openai", "gpt-5.4-mini");
  expect((await money())[1]).toMatchObject({ calls: 2, unpriced: 1, tokens: tokens + 33 });
  await context.db.execute(sql`update speech_clips set cents = null, state = state where user_id = ${user.id}`);
  expect(await money()).toMatchObject(await countedCalls(user));
  expect(await line()).toMatchObject({ cost: "unknown", spokenCalls: 2 });
  const { raw } = await callApi(t.product(), "GET", `/api/users/${user.id}/history.csv`, { token: user.token });
  const [head = "", row = ""] = raw.body.split("\r\n");
  const cell = (name: string) => row.split(",")[head.replace("\uFEFF", "").split(",").indexOf(name)];
  expect([cell("cost"), cell("spokenCalls")]).toEqual(['"unknown"', '"2"']);
});
