import { DAY_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { jobs } from "#jobs.ts";
import { videos } from "#platform/db/schema.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { connectAs, connectedUser, makeFilm, settleUpload, uploadOf, wholeUploadOf } from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

const shown = { title: "Sabah denizi", description: "Her gün bir dalga.", privacyStatus: "unlisted" } as const;

async function create(user: TestUser, body: object): Promise<Video> {
  const whole = { promptText: "Bir deniz çiz, 8 saniye", keywords: "deniz", ...body };
  const answer = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: whole });
  return answer.body["video"] as Video;
}

async function publishByItself(user: TestUser, state: Partial<typeof videos.$inferInsert>) {
  const product = t.product();
  const film = await makeFilm(product, user, 1000, { autoUpload: true, ...state });
  await product.context.db.transaction((tx) =>
    product.context.queue.enqueue(tx, jobs.publishFinished, { userId: user.id, videoId: film.id }),
  );
  await settleUpload(product, user, film.id);
  return wholeUploadOf(product, user, film.id);
}

async function channelOf(user: TestUser): Promise<string> {
  const { body } = await callApi(t.product(), "GET", "/api/youtube/token/check", { token: user.token });
  return (body["channel"] as { id: string }).id;
}

test("what was shown before sending is what goes out [R7.11] [R11.13]", async () => {
  const user = await connectedUser(t.product());
  const publication = { ...shown, channelId: await channelOf(user) };

  expect(await create(user, { scenario: "scheduled", publication })).toMatchObject({ publication });
  expect(await publishByItself(user, { publication, keywords: "deniz" })).toMatchObject({
    ...shown,
    status: "published",
    tags: ["deniz"],
  });
});

test("every run of a plan goes out with what was shown when it was made [R13.1]", async () => {
  const { clock, context } = t.product();
  const user = await connectedUser(t.product());
  const publication = { ...shown, channelId: await channelOf(user) };
  const first = await create(user, { scenario: "scheduled", publication });
  const body = {
    scheduledAt: new Date(clock.now().getTime() + DAY_MS).toISOString(),
    recurring: true,
    recurringType: "daily",
  };
  await callApi(t.product(), "POST", `/api/videos/${first._id}/schedule`, { token: user.token, body });

  for (let run = 0; run < 2; run += 1) {
    clock.advance(DAY_MS + 1000);
    await runDue(context);
  }

  const rows = await context.db.select().from(videos).where(eq(videos.userId, user.id)).orderBy(asc(videos.createdAt));
  expect(rows.map((row) => row.publication)).toEqual([publication, publication]);
});

test("a film that names its channel goes to no other that was connected in its place", async () => {
  const user = await connectedUser(t.product());
  const publication = { ...shown, channelId: await channelOf(user) };
  await callApi(t.product(), "DELETE", "/api/youtube/disconnect", { token: user.token });
  await connectAs(t.product(), user, { account: "can" });
  expect(await channelOf(user)).not.toBe(publication.channelId);

  const { videoId } = await publishByItself(user, { publication });

  expect(await uploadOf(t.product(), user, videoId)).toMatchObject({ error: { code: "youtube_other_channel" } });
  expect((await readLedger(t.product())).uploads).toHaveLength(0);
});

test("nobody's prompt becomes the description of a film by itself", async () => {
  const user = await connectedUser(t.product());
  const prompt = "Bir deniz çiz, 8 saniye";

  const upload = await publishByItself(user, { promptText: prompt, description: prompt });

  expect(upload).toMatchObject({ status: "published", description: "" });
});

test.each([
  ["a blank title", { title: "  " }],
  ["angle brackets in the description", { description: "<b>" }],
  ["an unknown privacy", { privacyStatus: "everyone" }],
])("%s is refused before anything is made", async (_name, change) => {
  const user = await connectedUser(t.product());
  const publication = { ...shown, channelId: null, ...change };
  const body = { scenario: "scheduled", promptText: "x", keywords: "y", publication };

  const answer = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });

  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body["fields"] as object)).toEqual([`publication.${Object.keys(change)[0]}`]);
});

test("a film that only its owner publishes keeps no words for it", async () => {
  const user = await connectedUser(t.product());

  const made = await create(user, { scenario: "text2video", publication: { ...shown, channelId: null } });

  expect(made.publication).toBeNull();
});
