import { DAY_MS } from "@sahne/contract/time-units";
import type { FilmPublication } from "@sahne/contract/publishing/publication";
import { beforeEach, expect, test } from "vitest";
import { jobs } from "#jobs.ts";
import { occurrences, schedules, type videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { connectedUser, makeFilm, settleUpload, uploadOf, wholeUploadOf } from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

/** As a worker does it when a film is done. */
async function finish(user: TestUser, state: Partial<typeof videos.$inferInsert>): Promise<string> {
  const product = t.product();
  const { id } = await makeFilm(product, user, 1000, { autoUpload: true, ...state });
  await publishFinished(user, id);
  return id;
}

async function publishFinished(user: TestUser, videoId: string): Promise<void> {
  const { context } = t.product();
  await context.db.transaction((tx) => context.queue.enqueue(tx, jobs.publishFinished, { userId: user.id, videoId }));
}

async function publishByItself(user: TestUser, state: Partial<typeof videos.$inferInsert>) {
  const videoId = await finish(user, state);
  await settleUpload(t.product(), user, videoId);
  return wholeUploadOf(t.product(), user, videoId);
}

async function channelOf(user: TestUser): Promise<string> {
  const { body } = await callApi(t.product(), "GET", "/api/youtube/token/check", { token: user.token });
  return (body["channel"] as { id: string }).id;
}

async function saveProfile(user: TestUser, body: object): Promise<void> {
  const path = `/api/users/${user.id}/publish-profile`;
  const { status } = await callApi(t.product(), "PUT", path, { token: user.token, body });
  expect(status).toBe(200);
}

test("a film made without any form goes out as private until its owner has saved another word [R18.1]", async () => {
  const user = await connectedUser(t.product());
  expect(await publishByItself(user, {})).toMatchObject({ status: "published", privacyStatus: "private" });

  await saveProfile(user, { privacyStatus: "public" });

  expect(await publishByItself(user, { name: "Another film" })).toMatchObject({
    status: "published",
    privacyStatus: "public",
  });
});

test("every choice of the form goes out as it stood there, whatever the profile says by then [R18.1]", async () => {
  const user = await connectedUser(t.product());
  const shown: FilmPublication = {
    channelId: await channelOf(user),
    title: "Sabah denizi",
    description: "Her gün bir dalga.",
    privacyStatus: "unlisted",
    tags: ["dalga", "sabah denizi"],
    madeForKids: true,
    containsSyntheticMedia: false,
    notifySubscribers: false,
    categoryId: "15",
    language: "tr",
  };
  await saveProfile(user, { privacyStatus: "public", categoryId: "10", tags: ["profil"], description: "Profil" });
  const { channelId: _channelId, ...words } = shown;

  const upload = await publishByItself(user, { publication: shown, keywords: "başka" });

  expect(upload).toMatchObject({ status: "published", ...words });
});

test("the templates of the profile become words where no form was shown [R18.1]", async () => {
  const user = await connectedUser(t.product());
  await saveProfile(user, { language: "tr", title: "{title} #{n}", description: "{keywords} · {date}\n{prompt}" });

  const upload = await publishByItself(user, {
    name: "Deniz",
    promptText: "Bir <deniz> çiz",
    description: "Bir <deniz> çiz",
    keywords: "mavi, dalga",
  });

  expect(upload.title).toBe("Deniz #1");
  expect(upload.description).toMatch(/^mavi, dalga · \d{1,2} \S+ \d{4}\nBir deniz çiz$/);
});

test("each film of a plan has its own number and day in its words [R18.1]", async () => {
  const { context } = t.product();
  const user = await connectedUser(t.product());
  const now = new Date("2026-11-16T06:00:00Z");
  const publication = {
    channelId: await channelOf(user),
    title: "Deniz {n}",
    description: "{date}",
    privacyStatus: "private",
    language: "tr",
  } as const;
  const scheduleId = newId(now);
  const row = { id: scheduleId, userId: user.id, anchorAt: now, timeZone: "Europe/Istanbul", updatedAt: now };
  const recipe = { serviceType: "sahne", engine: "sahne", promptText: "x", keywords: "", imageId: null };
  const options = { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" } as const;
  await context.db.insert(schedules).values({
    ...row,
    recipe: { ...recipe, autoUpload: true, options, name: "x", description: "" },
    createdAt: now,
  });
  const told: string[] = [];
  for (let run = 0; run < 2; run += 1) {
    const { id: videoId } = await makeFilm(t.product(), user, 1000, { autoUpload: true, publication });
    const plannedAt = new Date(now.getTime() + run * DAY_MS);
    const about = { id: newId(plannedAt), userId: user.id, scheduleId, plannedAt, videoId, createdAt: plannedAt };
    await context.db.insert(occurrences).values({ ...about, outcome: "started" });
    await publishFinished(user, videoId);
    await settleUpload(t.product(), user, videoId);
    const { title, description } = await wholeUploadOf(t.product(), user, videoId);
    told.push(`${title}, ${description}`);
  }

  expect(told).toEqual(["Deniz 1, 16 Kasım 2026", "Deniz 2, 17 Kasım 2026"]);
});

test("a film whose owner was shown no channel asks before it goes to one that is connected meanwhile [R18.1]", async () => {
  const user = await connectedUser(t.product());
  const publication = { channelId: null, title: "Deniz", description: "", privacyStatus: "public" } as const;

  const videoId = await finish(user, { publication });
  await t.product().context.queue.drain();

  expect(await uploadOf(t.product(), user, videoId)).toMatchObject({ status: "awaiting_approval" });
  expect((await readLedger(t.product())).uploads).toHaveLength(0);
});
