import { randomBytes } from "node:crypto";
import { HOUR_MS } from "@sahne/contract/time-units";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { UploadCandidate } from "@sahne/contract/publishing/publishing";
import { jobs } from "#jobs.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { asChannelOwner } from "#test/channel-owner.ts";
import { uploadPicture } from "#test/pictures.ts";
import {
  connectedUser,
  makeFilm,
  MEBIBYTE,
  noticesOf,
  passTime,
  publishFilm,
  settleUpload,
  uploadOf,
  wholeUploadOf,
} from "#test/published-films.ts";
import { armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { verifyDelayMs } from "./verify-schedule.ts";

const t = withTestProduct();

/** A publication whose last answer was lost together with its session. */
async function lostOne(user: TestUser): Promise<string> {
  const film = await makeFilm(t.product(), user, 1000);
  await armFault(t.product(), { name: "gone-after-final" });
  await publishFilm(t.product(), user, film.id, { title: "Kayıp film" });
  expect(await settleUpload(t.product(), user, film.id)).toMatchObject({ error: { code: "youtube_outcome_unknown" } });
  return film.id;
}

function decide(user: TestUser, videoId: string, body: object) {
  return callApi(t.product(), "POST", `/api/videos/${videoId}/upload/decide`, { token: user.token, body });
}

async function candidates(user: TestUser, videoId: string): Promise<UploadCandidate[]> {
  const path = `/api/videos/${videoId}/upload/candidates`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  return body["candidates"] as UploadCandidate[];
}

test("after an unknown outcome the channel's own list is offered, and its owner says which one it is", async () => {
  const user = await connectedUser(t.product());
  const other = await makeFilm(t.product(), user, 1000);
  await publishFilm(t.product(), user, other.id, { title: "Bilinen film" });
  await settleUpload(t.product(), user, other.id);
  const videoId = await lostOne(user);
  const [found, ...others] = await candidates(user, videoId);

  // What another publication is known to have become cannot be this one.
  expect(others).toEqual([]);
  expect(found).toMatchObject({ title: "Kayıp film", url: expect.stringContaining(String(found?.youtubeVideoId)) });
  expect(await decide(user, videoId, { decision: "published" })).toMatchObject({
    status: 400,
    body: { fields: { youtubeVideoId: { code: "publish.decide.which" } } },
  });
  expect(await decide(user, videoId, { decision: "published", youtubeVideoId: "nobodys" })).toMatchObject({
    status: 422,
    body: { code: "youtube_video_not_yours" },
  });
  const answer = await decide(user, videoId, { decision: "published", youtubeVideoId: found?.youtubeVideoId });

  expect(answer.status).toBe(200);
  expect(await settleUpload(t.product(), user, videoId)).toMatchObject({
    status: "published",
    youtubeVideoId: found?.youtubeVideoId,
  });
  expect((await readLedger(t.product())).uploads).toHaveLength(2);
  expect(await decide(user, videoId, { decision: "retry" })).toMatchObject({
    status: 409,
    body: { code: "upload_not_undecided" },
  });
});

test("its owner may have it sent again, or give up; no machine does either", async () => {
  const user = await connectedUser(t.product());
  const [again, given] = [await lostOne(user), await lostOne(user)];

  await passTime(t.product(), 2 * HOUR_MS);
  expect((await uploadOf(t.product(), user, again))?.status).toBe("needs_attention");
  expect((await publishFilm(t.product(), user, again)).status).toBe(409);
  // The channel's list may be late: for a day an empty one says nothing.
  expect(await decide(user, again, { decision: "retry" })).toMatchObject({ body: { code: "upload_in_doubt" } });
  await passTime(t.product(), 23 * HOUR_MS);
  await decide(user, again, { decision: "retry" });
  await decide(user, given, { decision: "give_up" });

  expect(await settleUpload(t.product(), user, again)).toMatchObject({ status: "published" });
  expect(await settleUpload(t.product(), user, given)).toMatchObject({ error: { code: "youtube_cancelled" } });
});

test.each([
  ["cannot be processed", { name: "processing-failed", value: "codec" }, "youtube_processing_failed", "codec"],
  ["is rejected", { name: "rejected", value: "duplicate" }, "youtube_video_refused", "duplicate"],
])("a video that %s fails with the channel's own reason", async (_name, fault, code, reason) => {
  const user = await connectedUser(t.product());
  const film = await makeFilm(t.product(), user, 1000);
  await armFault(t.product(), fault);

  await publishFilm(t.product(), user, film.id);

  expect(await settleUpload(t.product(), user, film.id)).toMatchObject({ status: "failed", reason, error: { code } });
  expect(await noticesOf(t.product(), user)).toEqual(["upload_failed"]);
});

test("every choice of the dialog arrives, and what the channel made of it is read back", async () => {
  const user = await connectedUser(t.product());
  const film = await makeFilm(t.product(), user, 1000);
  const choices = {
    madeForKids: true,
    containsSyntheticMedia: false,
    notifySubscribers: false,
    categoryId: "27",
    language: "tr",
  };

  await publishFilm(t.product(), user, film.id, choices);
  await settleUpload(t.product(), user, film.id);

  expect(await wholeUploadOf(t.product(), user, film.id)).toMatchObject({
    ...choices,
    status: "published",
    isDisclosed: false,
    publishedAt: expect.any(String),
    thumbnailStatus: "none",
  });
});

test("films are disclosed as synthetic unless somebody says otherwise", async () => {
  const user = await connectedUser(t.product());
  const film = await makeFilm(t.product(), user, 1000);
  await publishFilm(t.product(), user, film.id);
  await settleUpload(t.product(), user, film.id);

  expect(await wholeUploadOf(t.product(), user, film.id)).toMatchObject({
    containsSyntheticMedia: true,
    isDisclosed: true,
  });
});

test("a frame of the film becomes its thumbnail; a channel that takes none keeps the film published", async () => {
  const [verified, unverified] = [await connectedUser(t.product()), await connectedUser(t.product(), "zeynep")];
  const thumbnail = { kind: "frame", atSeconds: 2 };
  const [taken, refused] = [await makeFilm(t.product(), verified, 1000), await makeFilm(t.product(), unverified, 1000)];

  await publishFilm(t.product(), verified, taken.id, { thumbnail });
  await publishFilm(t.product(), unverified, refused.id, { thumbnail });

  expect(await settleUpload(t.product(), verified, taken.id)).toMatchObject({
    status: "published",
    thumbnailStatus: "set",
  });
  expect(await settleUpload(t.product(), unverified, refused.id)).toMatchObject({
    status: "published",
    thumbnailStatus: "refused",
    error: null,
  });
});

test("a channel that has had too many thumbnails gets this one a little later", async () => {
  const user = await connectedUser(t.product());
  const poster = await makeFilm(t.product(), user, 1000);
  await armFault(t.product(), { name: "thumbnail-429" });

  await publishFilm(t.product(), user, poster.id, { thumbnail: { kind: "frame", atSeconds: 100 } });
  await settleUpload(t.product(), user, poster.id);
  t.product().clock.advance(60_000);

  expect(await settleUpload(t.product(), user, poster.id)).toMatchObject({ thumbnailStatus: "set" });
});

test("a picture of more than 3 MB is pressed to what every channel takes before it is sent as a thumbnail [R18.1]", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const raw = { width: 1600, height: 900, channels: 3 } as const;
  const noise = await sharp(randomBytes(1600 * 900 * 3), { raw })
    .png()
    .toBuffer();
  expect(noise.length).toBeGreaterThan(3 * MEBIBYTE);
  const kept = await uploadPicture(product, user, noise, { name: "noise.png" });
  const imageId = kept.body["_id"];

  await publishFilm(product, user, film.id, { privacyStatus: "private", thumbnail: { kind: "image", imageId } });

  const upload = await settleUpload(product, user, film.id);
  expect(upload).toMatchObject({ status: "published", thumbnailStatus: "set" });
  const { snippet } = await asChannelOwner(product, upload?.youtubeVideoId ?? "").read();
  const { default: shown } = snippet["thumbnails"] as { default: { url: string } };
  const there = await (await fetch(shown.url)).arrayBuffer();
  expect(there.byteLength).toBeGreaterThan(10_000);
  expect(there.byteLength).toBeLessThanOrEqual(2 * MEBIBYTE);
});

test("a picture that is not one's own cannot be a thumbnail", async () => {
  const user = await connectedUser(t.product());
  const film = await makeFilm(t.product(), user, 1000);

  const answer = await publishFilm(t.product(), user, film.id, { thumbnail: { kind: "image", imageId: "foreign" } });

  expect(answer).toMatchObject({ status: 404, body: { code: "image_not_found" } });
});

test("a channel that takes a day over a film is told as slow, and nothing is sent again", async () => {
  await changeSandbox(t.product(), { processingMs: 48 * HOUR_MS });
  const user = await connectedUser(t.product());
  const film = await makeFilm(t.product(), user, MEBIBYTE);
  await publishFilm(t.product(), user, film.id);
  await t.product().context.queue.drain();
  expect((await uploadOf(t.product(), user, film.id))?.status).toBe("verifying");

  await passTime(t.product(), 25 * HOUR_MS);

  expect(await settleUpload(t.product(), user, film.id)).toMatchObject({ error: { code: "youtube_slow" } });
  expect((await readLedger(t.product())).uploads).toHaveLength(1);
});

test("the channel is asked less and less often", () => {
  const ages = [0, 5, 10, 20, 40, 100, 19 * 60, 21 * 60, 5 * 3600, 20 * 3600];
  const delays = ages.map((seconds) => verifyDelayMs(seconds * 1000) / 1000);
  expect(delays).toEqual([5, 5, 10, 20, 40, 60, 60, 600, 3000, 7200]);
});

test("the publish profile is kept, and films that publish themselves use it", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const path = `/api/users/${user.id}/publish-profile`;
  expect((await callApi(product, "GET", path, { token: user.token })).body).toMatchObject({
    profile: { privacyStatus: "public", containsSyntheticMedia: true, categoryId: "22", tags: [], thumbnail: "auto" },
  });
  const body = { privacyStatus: "unlisted", categoryId: "10", tags: "sahne, müzik", description: "Abone olun" };
  expect(await callApi(product, "PUT", path, { token: user.token, body })).toMatchObject({
    status: 200,
    body: { profile: { tags: ["sahne", "müzik"], madeForKids: false } },
  });
  const film = await makeFilm(product, user, 1000, { keywords: "deniz", description: "Boğaz", scenario: "instant" });

  await product.context.db.transaction((tx) =>
    product.context.queue.enqueue(tx, jobs.publishFinished, { userId: user.id, videoId: film.id }),
  );
  await settleUpload(product, user, film.id);

  expect(await wholeUploadOf(product, user, film.id)).toMatchObject({
    status: "published",
    privacyStatus: "unlisted",
    categoryId: "10",
    tags: ["deniz", "sahne", "müzik"],
    description: "Boğaz\n\nAbone olun",
  });
});

test.each([
  ["categoryId", { categoryId: "999" }],
  ["language", { language: "Türkçe" }],
  ["description", { description: "<b>" }],
  ["tags", { tags: ["x".repeat(501)] }],
])("a wrong %s in the profile is refused at its field", async (field, body) => {
  const user = await connectedUser(t.product());
  const path = `/api/users/${user.id}/publish-profile`;

  expect(await callApi(t.product(), "PUT", path, { token: user.token, body })).toMatchObject({
    status: 400,
    body: { fields: { [field]: { message: expect.any(String) } } },
  });
});
