import type { ChangeUploadInput, ChannelValues, OnChannel } from "@sahne/contract/publishing/channel-changes";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sweepUploads } from "#features/publishing/sweep-uploads.ts";
import { uploads } from "#platform/db/schema.ts";
import { callApi, type Answer, type TestUser } from "#test/api.ts";
import { asChannelOwner } from "#test/channel-owner.ts";
import {
  connectAs,
  connectedUser,
  giveChangeRight,
  makeFilm,
  passTime,
  publishFilm,
  settleUpload,
  uploadOf,
} from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();
const PLAN = { film: { language: "tr", scenes: [{ text: "Merhaba deniz", start: 0, end: 3 }] }, untold: "" };

beforeEach(() => holdRenders(t.product()));

type Published = { user: TestUser; videoId: string; youtubeVideoId: string };

async function published(words: object = {}, { hasRight = true } = {}): Promise<Published> {
  const user = await connectedUser(t.product());
  if (hasRight) await giveChangeRight(t.product(), user);
  const { id: videoId } = await makeFilm(t.product(), user, 1000, { plan: PLAN });
  await publishFilm(t.product(), user, videoId, { privacyStatus: "private", tags: ["deniz"], ...words });
  const upload = await settleUpload(t.product(), user, videoId);
  return { user, videoId, youtubeVideoId: upload?.youtubeVideoId ?? "" };
}

async function look({ user, videoId }: Published): Promise<OnChannel> {
  const { body } = await callApi(t.product(), "GET", `/api/videos/${videoId}/upload/on-channel`, { token: user.token });
  return body as OnChannel;
}

async function change(film: Published, changes: object, more: Partial<ChangeUploadInput> = {}): Promise<Answer> {
  const base = more.base ?? (await look(film)).channel;
  const path = `/api/videos/${film.videoId}/upload/change`;
  return callApi(t.product(), "POST", path, { token: film.user.token, body: { changes, ...more, base } });
}

async function openNotices({ id, token }: TestUser): Promise<string[]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${id}/notifications`, { token });
  const notices = body["notifications"] as { kind: string; isSettled: boolean }[];
  return notices.filter(({ kind, isSettled }) => kind !== "upload_published" && !isSettled).map(({ kind }) => kind);
}

const owner = (film: Published) => asChannelOwner(t.product(), film.youtubeVideoId);
const settle = () => t.product().context.queue.drain();
const changeOf = async ({ user, videoId }: Published) => (await uploadOf(t.product(), user, videoId))?.change;
const counted = async (call: string) => (await readLedger(t.product())).counts[`youtube.${call}`] ?? 0;

test("the words of a published film are changed on its channel, and everything else there stays [R18.5]", async () => {
  const film = await published({ language: "tr", containsSyntheticMedia: true });
  await owner(film).update("status", { embeddable: false });
  expect(await look(film)).toMatchObject({ channel: { title: "Gün batımı", tags: ["deniz"] }, change: null });

  const changes = {
    title: "Gün doğumu",
    description: "Sabah",
    tags: "sabah, deniz",
    categoryId: "19",
    madeForKids: true,
  };
  expect((await change(film, changes)).body).toEqual({ outcome: "accepted", channel: null });
  expect(await changeOf(film)).toMatchObject({ status: "queued" });
  await settle();

  const { snippet, status } = await owner(film).read();
  expect(snippet).toMatchObject({ title: "Gün doğumu", tags: ["sabah", "deniz"], categoryId: "19" });
  expect(snippet).toMatchObject({ description: "Sabah", defaultLanguage: "tr" });
  expect(status).toMatchObject({ privacyStatus: "private", selfDeclaredMadeForKids: true, embeddable: false });
  expect(status).toMatchObject({ containsSyntheticMedia: true });
  expect(await changeOf(film)).toBeNull();
  const { ours, channel } = await look(film);
  expect(ours).toEqual(channel);
});

test("the further right is asked for by itself, of this channel only, and nothing is changed without it [R18.5]", async () => {
  const film = await published({}, { hasRight: false });
  expect((await change(film, { title: "Yeni" })).body["code"]).toBe("youtube_change_right_missing");
  const { token } = film.user;
  const { body } = await callApi(t.product(), "GET", "/api/youtube/auth?right=change", { token });
  const asked = new URL(String(body["authUrl"])).searchParams;
  expect(asked.get("scope")).toBe("https://www.googleapis.com/auth/youtube.force-ssl");
  expect(asked.get("include_granted_scopes")).toBe("true");

  const other = await giveChangeRight(t.product(), film.user, { account: "can" });
  expect(other.body["code"]).toBe("youtube_right_of_other");
  const answer = await giveChangeRight(t.product(), film.user);
  expect(answer.body["channel"]).toMatchObject({
    id: "UCsbx0000000000000000001",
    rights: { canUpload: true, canRead: true, canSeeAnalytics: true, canChange: true },
  });
  expect((await change(film, { title: "Yeni" })).status).toBe(202);
});

test("what the channel changed meanwhile is answered, not overwritten; shown, it may be [R18.5]", async () => {
  const film = await published();
  const { channel: base } = await look(film);
  await owner(film).update("snippet", { title: "Studio’da yazıldı" });

  const refused = await change(film, { title: "Buradan" }, { base });
  expect(refused.body).toMatchObject({ outcome: "conflict", channel: { title: "Studio’da yazıldı" } });
  expect(await changeOf(film)).toBeNull();
  const { ours, channel } = await look(film);
  expect([ours.title, channel.title]).toEqual(["Gün batımı", "Studio’da yazıldı"]);

  // Another field is nobody's conflict.
  expect((await change(film, { description: "Yalnız açıklama" }, { base })).body["outcome"]).toBe("accepted");
  await settle();
  expect((await owner(film).read()).snippet).toMatchObject({
    title: "Studio’da yazıldı",
    description: "Yalnız açıklama",
  });

  expect((await change(film, { title: "Buradan" }, { base: channel })).body["outcome"]).toBe("accepted");
  await settle();
  expect((await owner(film).read()).snippet).toMatchObject({ title: "Buradan" });
});

test("a planned change is made at its hour, and asks if the channel was changed before it [R18.5]", async () => {
  const film = await published();
  const at = new Date(t.product().clock.now().getTime() + DAY_MS).toISOString();
  await change(film, { privacyStatus: "public" }, { at });
  expect(await changeOf(film)).toMatchObject({ status: "planned", at });
  await settle();
  expect((await owner(film).read()).status).toMatchObject({ privacyStatus: "private" });
  await passTime(t.product(), DAY_MS + MINUTE_MS);
  await settle();
  expect((await owner(film).read()).status).toMatchObject({ privacyStatus: "public" });
  expect(await uploadOf(t.product(), film.user, film.videoId)).toMatchObject({
    privacyStatus: "public",
    actualPrivacyStatus: "public",
    change: null,
  });

  const later = new Date(t.product().clock.now().getTime() + HOUR_MS).toISOString();
  await change(film, { title: "Cuma" }, { at: later });
  await owner(film).update("snippet", { title: "Perşembe" });
  await passTime(t.product(), 2 * HOUR_MS);
  await settle();
  expect(await changeOf(film)).toMatchObject({ status: "conflict", error: { code: "youtube_changed_meanwhile" } });
  expect(await openNotices(film.user)).toContain("upload_needs_attention");
  const path = `/api/videos/${film.videoId}/upload/change`;
  expect((await callApi(t.product(), "DELETE", path, { token: film.user.token })).status).toBe(200);
  expect(await changeOf(film)).toBeNull();
  expect(await openNotices(film.user)).toEqual([]);
  expect((await owner(film).read()).snippet).toMatchObject({ title: "Perşembe" });
});

test("no change makes a film public that does not say so [R18.5]", async () => {
  const film = await published();
  await change(film, { title: "Başka", madeForKids: true, categoryId: "10" });
  await settle();
  expect((await owner(film).read()).status).toMatchObject({ privacyStatus: "private" });
});

test("private, said of one that the channel would open at its hour, keeps it private [R18.5]", async () => {
  const publishAt = new Date(t.product().clock.now().getTime() + DAY_MS).toISOString();
  const film = await published({ publishAt, publishBy: "channel", privacyStatus: "public" });
  await change(film, { title: "Yalnız başlık" });
  await settle();
  expect((await owner(film).read()).status).toHaveProperty("publishAt");

  await change(film, { privacyStatus: "private" });
  await settle();
  await passTime(t.product(), 2 * DAY_MS);

  expect((await owner(film).read()).status).toMatchObject({ privacyStatus: "private" });
  expect(await uploadOf(t.product(), film.user, film.videoId)).toMatchObject({
    status: "published",
    actualPrivacyStatus: "private",
    publishAt: null,
  });
});

const move = ({ user: { token }, videoId }: Published, publishAt: string): Promise<Answer> =>
  callApi(t.product(), "PATCH", `/api/videos/${videoId}/upload`, { token, body: { publishAt } });
const later = (milliseconds: number): string => {
  const seconds = Math.floor((t.product().clock.now().getTime() + milliseconds) / 1000);
  return new Date(seconds * 1000).toISOString();
};

test("an hour that the channel keeps is moved from here, once, and it opens at the new one [R18.4] [R18.5]", async () => {
  const film = await published({ publishAt: later(3 * DAY_MS), publishBy: "channel", privacyStatus: "public" });
  const updates = await counted("videos.update");
  await armFault(t.product(), { name: "drop-answer", method: "PUT", path: "/youtube/v3/videos" });
  const sooner = later(DAY_MS);
  expect(await move(film, sooner)).toMatchObject({ status: 200, body: { upload: { status: "scheduled" } } });
  expect((await move(film, later(2 * DAY_MS))).body["code"]).toBe("upload_change_running");
  for (let round = 0; round < 3; round += 1) {
    await settle();
    await passTime(t.product(), MINUTE_MS);
  }
  expect(await counted("videos.update")).toBe(updates + 1);
  expect((await owner(film).read()).status).toMatchObject({ privacyStatus: "private", publishAt: sooner });
  expect(await look(film)).toMatchObject({ ours: { publishAt: sooner }, channel: { publishAt: sooner }, change: null });
  expect(await uploadOf(t.product(), film.user, film.videoId)).toMatchObject({
    status: "scheduled",
    publishAt: sooner,
  });

  // Read back at the new hour, not at the one before.
  await passTime(t.product(), DAY_MS + 12 * HOUR_MS);
  expect(await settleUpload(t.product(), film.user, film.videoId)).toMatchObject({
    status: "published",
    actualPrivacyStatus: "public",
  });
  expect((await move(film, later(DAY_MS))).body["code"]).toBe("upload_not_waiting");
});

test("moved or opened on the channel meanwhile, its hour is not overwritten; taken away, it stays private [R18.4] [R18.5]", async () => {
  const stranger = await connectedUser(t.product());
  const film = await published({ publishAt: later(DAY_MS), publishBy: "channel", privacyStatus: "public" });
  const there = later(2 * DAY_MS);
  await owner(film).update("status", { publishAt: there });
  expect((await move(film, later(3 * DAY_MS))).body["code"]).toBe("youtube_changed_meanwhile");
  expect((await owner(film).read()).status).toMatchObject({ publishAt: there });
  expect((await look(film)).ours.publishAt).not.toBe(there);
  // Seen, it may be moved; with public besides it says two things.
  const both = await change(film, { publishAt: later(3 * DAY_MS), privacyStatus: "public" });
  expect(both.body["fields"]).toHaveProperty(["changes.publishAt"]);
  const publishAt = later(4 * DAY_MS);
  expect((await change(film, { publishAt })).body["outcome"]).toBe("accepted");
  await settle();
  expect((await owner(film).read()).status).toMatchObject({ publishAt });

  // Another wish that waits is not forgotten for it.
  await change(film, { title: "Cuma" }, { at: later(DAY_MS) });
  expect((await move(film, later(5 * DAY_MS))).body["code"]).toBe("upload_change_waits");
  await callApi(t.product(), "DELETE", `/api/videos/${film.videoId}/upload/change`, { token: film.user.token });
  expect((await move(film, later(5 * MINUTE_MS))).body["fields"]).toHaveProperty("publishAt");

  const cancel = `/api/videos/${film.videoId}/upload/cancel`;
  expect((await callApi(t.product(), "POST", cancel, { token: stranger.token })).status).toBe(404);
  expect((await callApi(t.product(), "POST", cancel, { token: film.user.token })).status).toBe(200);
  await settle();
  await passTime(t.product(), 6 * DAY_MS);
  await settle();
  expect((await owner(film).read()).status).toMatchObject({ privacyStatus: "private" });
  expect(await uploadOf(t.product(), film.user, film.videoId)).toMatchObject({ status: "published", publishAt: null });
  // What is private for good gets no hour by the way.
  expect((await change(film, { publishAt: later(DAY_MS) })).body["code"]).toBe("upload_not_waiting");
});

test("an hour that comes while it is taken away is told, not passed over; without the right nothing moves [R18.4]", async () => {
  const hour = { publishAt: later(DAY_MS), publishBy: "channel", privacyStatus: "public" };
  const film = await published(hour);
  const { channel: base } = await look(film);
  await passTime(t.product(), DAY_MS + MINUTE_MS);
  const late = await change(film, { publishAt: null }, { base });
  expect(late.body).toMatchObject({ outcome: "conflict", channel: { privacyStatus: "public", publishAt: null } });

  const bare = await published({ ...hour, publishAt: later(DAY_MS) }, { hasRight: false });
  expect((await move(bare, later(2 * DAY_MS))).body["code"]).toBe("youtube_change_right_missing");
});

test("captions, playlist and thumbnail go to the channel once, however often the work is begun [R18.5]", async () => {
  const film = await published();
  const { playlists } = await look(film);
  const [first, second] = playlists.map(({ id }) => id);
  const inserted = [await counted("captions.insert"), await counted("playlistItems.insert")];
  await change(film, { captions: true, playlistId: first, thumbnail: { kind: "frame", atSeconds: 1 } });
  await settle();
  // As if the process had died after everything was done and before it was written down.
  const wish = { captions: true, playlistId: first } as const;
  const base = (await look(film)).channel;
  const again = { changeId: "again", changeStatus: "queued", change: { wish, base, refusedFields: [] } };
  const { context } = t.product();
  await context.db.update(uploads).set(again).where(eq(uploads.videoId, film.videoId));
  await passTime(t.product(), 2 * MINUTE_MS);
  await sweepUploads(context);
  await settle();

  expect(await changeOf(film)).toBeNull();
  expect([await counted("captions.insert"), await counted("playlistItems.insert")]).toEqual(
    inserted.map((count) => count + 1),
  );
  expect(await look(film)).toMatchObject({ playlistId: first, hasCaptions: true });
  expect(await uploadOf(t.product(), film.user, film.videoId)).toMatchObject({ thumbnailStatus: "set" });
  expect(await owner(film).captions()).toMatchObject([{ language: "tr", name: "", status: "serving" }]);

  await change(film, { playlistId: second });
  await settle();
  expect(await owner(film).entries(first)).toBe(0);
  expect(await owner(film).entries(second)).toBe(1);
});

test("a playlist chosen before sending gets the film once it is on the channel, once; without the right it is told [R18.1] [R18.5]", async () => {
  const product = t.product();
  const first = await published();
  const listed = await callApi(product, "GET", "/api/youtube/playlists", { token: first.user.token });
  const [list] = listed.body["playlists"] as { id: string; title: string }[];
  expect(list?.title).toEqual(expect.any(String));
  const { id: videoId } = await makeFilm(product, first.user, 1000);
  const sent = await publishFilm(product, first.user, videoId, { privacyStatus: "private", playlistId: list?.id });
  expect(sent.body["upload"]).toMatchObject({ playlistId: list?.id });
  const upload = await settleUpload(product, first.user, videoId);
  await settle();

  const film = { user: first.user, videoId, youtubeVideoId: upload?.youtubeVideoId ?? "" };
  expect(await owner(film).entries(list?.id)).toBe(1);
  expect(await look(film)).toMatchObject({ playlistId: list?.id, change: null });
  expect(await counted("playlistItems.insert")).toBe(1);

  const without = await published({ playlistId: list?.id }, { hasRight: false });
  await settle();
  expect(await changeOf(without)).toMatchObject({
    status: "failed",
    error: { code: "youtube_change_right_missing" },
  });
  expect(await openNotices(without.user)).toEqual(["upload_needs_attention"]);
});

test("an update whose answer is lost is read back, not doubled; a lost job is found [R18.5]", async () => {
  const film = await published();
  const updates = await counted("videos.update");
  await armFault(t.product(), { name: "drop-answer", method: "PUT", path: "/youtube/v3/videos" });
  await change(film, { title: "Bir kez" });
  const { context } = t.product();
  await context.db.execute(sql`delete from pgboss.job where name = 'upload-change'`);
  await passTime(t.product(), 2 * MINUTE_MS);
  await sweepUploads(context);
  for (let round = 0; round < 4; round += 1) {
    await settle();
    await passTime(t.product(), MINUTE_MS);
  }
  expect(await changeOf(film)).toBeNull();
  expect((await owner(film).read()).snippet).toMatchObject({ title: "Bir kez" });
  expect(await counted("videos.update")).toBe(updates + 1);
});

test("a lock of the channel and a refused word end with their reason, and change nothing here [R18.5]", async () => {
  // What an unaudited project uploads is locked, whatever is asked for afterwards.
  await changeSandbox(t.product(), { projectAudited: false });
  const film = await published();
  await changeSandbox(t.product(), { projectAudited: true });
  await change(film, { privacyStatus: "public" });
  await settle();
  expect(await changeOf(film)).toMatchObject({ status: "failed", error: { code: "youtube_locked_private" } });
  expect(await uploadOf(t.product(), film.user, film.videoId)).toMatchObject({ actualPrivacyStatus: "private" });
});

test.each([
  ["a title with angles", { title: "a <b>" }, "changes.title"],
  ["a title of 101 letters", { title: "a".repeat(101) }, "changes.title"],
  ["5,001 bytes", { description: "a".repeat(5_001) }, "changes.description"],
  ["501 bytes of tags", { tags: ["a".repeat(501)] }, "changes.tags"],
  ["YouTube's own picture", { thumbnail: { kind: "auto" } }, "changes.thumbnail"],
  ["nothing", {}, "changes"],
])("%s is refused with words, and nothing is kept [R18.5]", async (_name, changes, field) => {
  const base: ChannelValues = {
    title: "",
    description: "",
    tags: [],
    privacyStatus: "private",
    categoryId: "22",
    madeForKids: false,
    publishAt: null,
  };
  const user = await connectedUser(t.product());
  const { id } = await makeFilm(t.product(), user, 1000);
  const answer = await change({ user, videoId: id, youtubeVideoId: "" }, changes, { base });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body["fields"] as object)).toEqual([field]);
});

test("a film that is not on the channel, an hour that has passed and a stranger's picture are refused [R18.5]", async () => {
  const film = await published();
  const at = new Date(t.product().clock.now().getTime() - MINUTE_MS).toISOString();
  expect((await change(film, { title: "a" }, { at })).body["fields"]).toHaveProperty("at");
  const thumbnail = { kind: "image", imageId: "nobody" };
  expect((await change(film, { thumbnail })).body["code"]).toBe("image_not_found");
  await callApi(t.product(), "DELETE", "/api/youtube/disconnect", { token: film.user.token });
  await connectAs(t.product(), film.user, { account: "can" });
  const path = `/api/videos/${film.videoId}/upload/on-channel`;
  const elsewhere = await callApi(t.product(), "GET", path, { token: film.user.token });
  expect(elsewhere.body["code"]).toBe("youtube_other_channel");
  await callApi(t.product(), "DELETE", "/api/youtube/disconnect", { token: film.user.token });
  await connectAs(t.product(), film.user, {});
  await giveChangeRight(t.product(), film.user);
  const { id: videoId } = await makeFilm(t.product(), film.user, 1000);
  const { channel: base } = await look(film);
  await publishFilm(t.product(), film.user, videoId, {
    publishAt: new Date(t.product().clock.now().getTime() + HOUR_MS).toISOString(),
  });
  expect((await change({ ...film, videoId }, { title: "a" }, { base })).body["code"]).toBe("upload_not_changeable");
});
