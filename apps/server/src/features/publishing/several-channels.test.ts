import type { Statistics } from "@sahne/contract/history/statistics";
import { DAY_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import type { Channel } from "@sahne/contract/publishing/youtube";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { queueStatistics } from "#features/statistics/refresh-statistics.ts";
import { jobs } from "#jobs.ts";
import { notifications, uploads } from "#platform/db/schema.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { connectAs, connectedUser, makeFilm, passTime, publishFilm, settleUpload } from "#test/published-films.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

const MAIN = "UCsbx0000000000000000001";
/** A brand channel of the same Google account. */
const BRAND = "UCsbx0000000000000000003";
/** Somebody else's. */
const FOREIGN = "UCsbx0000000000000000002";

async function ownerOfTwo(): Promise<TestUser> {
  const user = await connectedUser(t.product());
  await connectAs(t.product(), user, { account: "marka" });
  return user;
}

async function ask<Body>(user: TestUser, path: string): Promise<Body> {
  return (await callApi(t.product(), "GET", path, { token: user.token })).body as Body;
}

async function uploadsOf(user: TestUser, videoId: string): Promise<Video["uploads"]> {
  await settleUpload(t.product(), user, videoId);
  return (await ask<{ video: Video }>(user, `/api/videos/${videoId}`)).video.uploads;
}

async function saveProfile(user: TestUser, channelId: string, body: object): Promise<void> {
  const path = `/api/users/${user.id}/publish-profile?channelId=${channelId}`;
  expect((await callApi(t.product(), "PUT", path, { token: user.token, body })).status).toBe(200);
}

async function publishByItself(user: TestUser, channelId: string | null) {
  const { context } = t.product();
  const words = { title: "Gösterilen", description: "", privacyStatus: "private" as const };
  const publication = channelId === null ? null : { ...words, channelId };
  const film = await makeFilm(t.product(), user, 1000, { autoUpload: true, publication });
  const payload = { userId: user.id, videoId: film.id };
  await context.db.transaction((tx) => context.queue.enqueue(tx, jobs.publishFinished, payload));
  await settleUpload(t.product(), user, film.id);
  return context.db.select().from(uploads).where(eq(uploads.videoId, film.id));
}

test("each channel has its own profile: the same film starts with other words and another privacy [R18.3]", async () => {
  const user = await ownerOfTwo();
  await saveProfile(user, MAIN, { title: "Ana: {title}", privacyStatus: "public", tags: ["ana"], asksFirst: false });
  await saveProfile(user, BRAND, { title: "Marka: {title}", privacyStatus: "unlisted", asksFirst: false });

  const path = `/api/users/${user.id}/publish-profile`;
  const profiles = await Promise.all(
    [path, `${path}?channelId=${MAIN}`, `${path}?channelId=${BRAND}`].map((one) =>
      ask<{ profile: { title: string; privacyStatus: string } }>(user, one),
    ),
  );

  expect(profiles.map(({ profile }) => [profile.title, profile.privacyStatus])).toEqual([
    ["Ana: {title}", "public"],
    ["Ana: {title}", "public"],
    ["Marka: {title}", "unlisted"],
  ]);
  const [onMain] = await publishByItself(user, null);
  expect(onMain).toMatchObject({ channelId: MAIN, title: "Ana: Film", privacyStatus: "public", tags: ["ana"] });
  await callApi(t.product(), "PUT", `/api/youtube/channels/${BRAND}/default`, { token: user.token });
  const [onBrand] = await publishByItself(user, null);
  expect(onBrand).toMatchObject({ channelId: BRAND, title: "Marka: Film", privacyStatus: "unlisted", tags: [] });
});

test("what one channel's profile says is not said of another: there a film without a form is private [R18.3] [R18.1]", async () => {
  const user = await ownerOfTwo();
  await saveProfile(user, MAIN, { privacyStatus: "public", asksFirst: false });
  await callApi(t.product(), "PUT", `/api/youtube/channels/${BRAND}/default`, { token: user.token });

  expect(await publishByItself(user, null)).toMatchObject([{ channelId: BRAND, privacyStatus: "private" }]);
});

test("a film goes to both channels, to each once, whatever is lost on the way [R18.3]", async () => {
  const user = await ownerOfTwo();
  const film = await makeFilm(t.product(), user, 1000);
  await armFault(t.product(), { name: "lose-final", times: 1 });

  const answers = await Promise.all([
    publishFilm(t.product(), user, film.id, { title: "Ana" }),
    publishFilm(t.product(), user, film.id, { title: "Marka", channelId: BRAND, privacyStatus: "unlisted" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  expect(await uploadsOf(user, film.id)).toHaveLength(2);
  for (let round = 0; round < 20; round += 1) {
    const states = (await uploadsOf(user, film.id)).map(({ status }) => status);
    if (states.every((status) => status === "published")) break;
    await passTime(t.product(), 20_000);
    await t.product().context.queue.drain();
  }

  const both = await uploadsOf(user, film.id);
  expect(both.map(({ channelId, channelTitle, status }) => `${channelId} ${channelTitle} ${status}`).sort()).toEqual([
    `${MAIN} Deneme Kanalı published`,
    `${BRAND} Kuzey Stüdyo published`,
  ]);
  for (const channelId of [undefined, MAIN, BRAND]) {
    const again = await publishFilm(t.product(), user, film.id, { channelId });
    expect(again.body["code"]).toBe("youtube_already_published");
  }
  const { uploads: received } = await readLedger(t.product());
  expect(received.map(({ title, sha256 }) => `${title} ${sha256}`).sort()).toEqual([
    `Ana ${film.sha256}`,
    `Marka ${film.sha256}`,
  ]);
  const named = await ask<{ upload: { title: string } }>(user, `/api/videos/${film.id}/upload?channelId=${BRAND}`);
  const main = await ask<{ upload: { title: string } }>(user, `/api/videos/${film.id}/upload`);
  expect([named.upload.title, main.upload.title]).toEqual(["Marka", "Ana"]);
});

test("a film that publishes itself goes to every channel of its form, to each with the words that stood there [R18.3] [R18.1]", async () => {
  const product = t.product();
  const user = await ownerOfTwo();
  // Neither profile has a say in what was shown.
  await saveProfile(user, BRAND, { title: "Marka: {title}", privacyStatus: "public", asksFirst: false });
  const shown = { title: "Ana {n}", description: "Burada", privacyStatus: "unlisted" as const, tags: ["ana"] };
  const onBrand = {
    ...shown,
    title: "Marka {n}",
    privacyStatus: "private" as const,
    channelId: BRAND,
    thumbnail: "poster",
  };
  const publication = {
    ...shown,
    channelId: MAIN,
    asksFirst: false,
    further: [onBrand, { ...onBrand, title: "İkinci" }],
  };
  const created = await callApi(product, "POST", "/video/create", {
    token: user.token,
    body: { scenario: "scheduled", promptText: "Bir deniz çiz", keywords: "deniz", publication },
  });
  expect(created.body["video"]).toMatchObject({ publication });
  const film = await makeFilm(product, user, 1000, { autoUpload: true, publication: publication as never });
  const payload = { userId: user.id, videoId: film.id };
  const publishBoth = () =>
    product.context.db.transaction((tx) => product.context.queue.enqueue(tx, jobs.publishFinished, payload));

  await publishBoth();
  await settleUpload(product, user, film.id);
  // Begun again by a process that died before it could say so.
  await publishBoth();
  // One at a time: the second goes a little later.
  for (let round = 0; round < 3; round += 1) {
    await product.context.queue.drain();
    product.clock.advance(20_000);
  }

  const rows = await product.context.db.select().from(uploads).where(eq(uploads.videoId, film.id));
  const told = rows.map(({ channelId, title, privacyStatus, thumbnail }) => [
    channelId,
    title,
    privacyStatus,
    thumbnail,
  ]);
  expect(told).toHaveLength(2);
  expect(told).toContainEqual([MAIN, "Ana 1", "unlisted", { kind: "auto" }]);
  expect(told).toContainEqual([BRAND, "Marka 1", "private", { kind: "poster" }]);
  expect((await readLedger(product)).uploads.map(({ title }) => title).sort()).toEqual(["Ana 1", "Marka 1"]);
});

test("asked first, it waits on each of its channels; what one is told is not told to the other [R18.3] [R18.2]", async () => {
  const product = t.product();
  const user = await ownerOfTwo();
  const shown = { title: "Soran", description: "", privacyStatus: "public" as const };
  const publication = { ...shown, channelId: MAIN, asksFirst: true, further: [{ ...shown, channelId: BRAND }] };
  const film = await makeFilm(product, user, 1000, { autoUpload: true, publication });
  const payload = { userId: user.id, videoId: film.id };
  await product.context.db.transaction((tx) => product.context.queue.enqueue(tx, jobs.publishFinished, payload));
  await product.context.queue.drain();
  const states = async () => (await uploadsOf(user, film.id)).map(({ channelId, status }) => [channelId, status]);
  expect((await readLedger(product)).uploads).toEqual([]);

  const path = `/api/videos/${film.id}/upload`;
  await callApi(product, "POST", `${path}/approve?channelId=${BRAND}`, { token: user.token });
  await callApi(product, "POST", `${path}/cancel?channelId=${MAIN}`, { token: user.token });

  expect(await states()).toEqual([
    [MAIN, "failed"],
    [BRAND, "published"],
  ]);
  expect((await readLedger(product)).uploads).toMatchObject([{ channelId: BRAND, privacyStatus: "public" }]);
});

test("a foreign channel's id is refused in clear words, and nothing is sent [R18.3]", async () => {
  const user = await ownerOfTwo();
  await connectedUser(t.product(), "can");
  const film = await makeFilm(t.product(), user, 1000);
  const path = `/api/users/${user.id}/publish-profile?channelId=${FOREIGN}`;

  const sent = await publishFilm(t.product(), user, film.id, { channelId: FOREIGN });
  const saved = await callApi(t.product(), "PUT", path, { token: user.token, body: {} });
  const chosen = await callApi(t.product(), "PUT", `/api/youtube/channels/${FOREIGN}/default`, { token: user.token });
  const asked = await callApi(t.product(), "GET", `/api/youtube/auth?right=change&channelId=${FOREIGN}`, {
    token: user.token,
  });
  const read = await callApi(t.product(), "GET", `/api/videos/${film.id}/upload?channelId=${FOREIGN}`, {
    token: user.token,
  });

  expect([sent, saved, asked].map(({ status, body }) => [status, body["code"]])).toEqual([
    [409, "youtube_other_channel"],
    [409, "youtube_other_channel"],
    [409, "youtube_other_channel"],
  ]);
  expect([chosen.status, read.status]).toEqual([404, 404]);
  expect(sent.body["message"]).toBe("This channel is not connected to your account.");
  await publishByItself(user, FOREIGN);
  await t.product().context.queue.drain();
  expect((await readLedger(t.product())).uploads).toEqual([]);
});

test("disconnecting one channel leaves the other's publications, numbers and grant [R18.3]", async () => {
  const product = t.product();
  const user = await ownerOfTwo();
  const film = await makeFilm(product, user, 1000);
  await publishFilm(product, user, film.id, { privacyStatus: "public" });
  await publishFilm(product, user, film.id, { privacyStatus: "public", channelId: BRAND });
  await uploadsOf(user, film.id);
  await product.context.queue.drain();
  await passTime(product, 5 * DAY_MS);
  await queueStatistics(product.context);
  await product.context.queue.drain();
  const statistics = `/api/users/${user.id}/statistics?channelId=`;
  const [main, brand] = await Promise.all([
    ask<Statistics>(user, statistics + MAIN),
    ask<Statistics>(user, statistics + BRAND),
  ]);
  const { video } = await ask<{ video: Video }>(user, `/api/videos/${film.id}`);
  expect(main.totals?.views).toBeGreaterThan(0);
  expect(video.views).toBe((main.totals?.views ?? 0) + (brand.totals?.views ?? 0));
  expect(main.report).not.toEqual(brand.report);
  const later = await makeFilm(product, user, 1000);
  const publishAt = new Date(product.clock.now().getTime() + DAY_MS).toISOString();
  await publishFilm(product, user, later.id, { publishAt });
  await publishFilm(product, user, later.id, { publishAt, channelId: BRAND });

  await callApi(product, "DELETE", `/api/youtube/disconnect?channelId=${BRAND}`, { token: user.token });

  expect((await readLedger(product)).counts["google.revoke"]).toBeUndefined();
  const states = (await ask<{ video: Video }>(user, `/api/videos/${later.id}`)).video.uploads;
  expect(states.map(({ channelId, status }) => [channelId, status])).toEqual([
    [MAIN, "planned"],
    [BRAND, "failed"],
  ]);
  await passTime(product, DAY_MS);
  expect(await settleUpload(product, user, later.id)).toMatchObject({ channelId: MAIN, status: "published" });
  expect(await ask<Statistics>(user, statistics + BRAND)).toMatchObject({ totals: null, report: null });
  expect((await ask<Statistics>(user, statistics + MAIN)).totals?.views).toBe(main.totals?.views);
  expect((await ask<{ video: Video }>(user, `/api/videos/${film.id}`)).video.views).toBe(main.totals?.views);

  await callApi(product, "DELETE", "/api/youtube/disconnect", { token: user.token });
  expect((await readLedger(product)).counts["google.revoke"]).toBe(1);
  expect(await ask<{ channels: Channel[] }>(user, "/api/youtube/channels")).toEqual({ channels: [] });
});

test("what happens to a publication on one channel settles no notice of the other's [R18.3]", async () => {
  const user = await ownerOfTwo();
  const film = await makeFilm(t.product(), user, 1000);
  const { context } = t.product();
  await armFault(t.product(), { name: "upload-limit", times: 1 });
  await publishFilm(t.product(), user, film.id, { channelId: BRAND });
  await context.queue.drain();
  const open = () => context.db.select().from(notifications).where(eq(notifications.kind, "upload_needs_attention"));
  expect(await open()).toMatchObject([{ settledAt: null, values: { channelId: BRAND } }]);

  await publishFilm(t.product(), user, film.id);
  await context.queue.drain();
  expect(await open()).toMatchObject([{ settledAt: null }]);

  await callApi(t.product(), "POST", `/api/videos/${film.id}/upload/cancel?channelId=${BRAND}`, { token: user.token });
  expect(await open()).toMatchObject([{ settledAt: expect.any(Date) }]);
});
