import { HOUR_MS } from "@sahne/contract/time-units";
import type { OnChannel } from "@sahne/contract/publishing/channel-changes";
import { statisticsRoute } from "@sahne/contract/history/statistics";
import { expect, onTestFinished, test } from "vitest";
import { queueStatistics } from "#features/statistics/refresh-statistics.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { makeFilm, MEBIBYTE, noticesOf, passTime, publishFilm, settleUpload } from "#test/published-films.ts";
import { connectShelf, shelfTarget } from "#test/publishing/shelf-target.ts";
import { connectChannel } from "#test/vendors/sandbox-consent.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();
const MAIN = "UCsbx0000000000000000001";

/** With the shelf beside the main target; by default whoever asks YouTube's client or Google for anything fails. */
function addShelf({ isAlone = true } = {}): void {
  const { context } = t.product();
  const { targets, youtube, google } = context;
  onTestFinished(() => void Object.assign(context, { targets, youtube, google }));
  const forbidden = new Proxy(
    {},
    {
      get(_target, name) {
        throw new Error(`somebody asked YouTube for ${String(name)}`);
      },
    },
  );
  const main = { ...targets.main, origin: () => "nobody" };
  const alone = { targets: { main, others: { shelf: shelfTarget } }, youtube: forbidden, google: forbidden };
  Object.assign(context, isAlone ? alone : { targets: { ...targets, others: { shelf: shelfTarget } } });
}

async function shelfOwner(): Promise<{ user: TestUser; channelId: string }> {
  const user = await makeUser(t.product());
  return { user, channelId: await connectShelf(t.product().context, user.id, "raf") };
}

test("a film is published, read back, counted and changed on a target that is not YouTube [R18.9]", async () => {
  addShelf();
  const product = t.product();
  const { user, channelId } = await shelfOwner();
  const film = await makeFilm(product, user, 20 * MEBIBYTE);

  const answer = await publishFilm(product, user, film.id, { channelId, privacyStatus: "public" });
  expect(answer.status).toBe(202);
  const upload = await settleUpload(product, user, film.id);
  expect(upload).toMatchObject({ status: "published", channelId, actualPrivacyStatus: "public" });
  expect(upload?.url).toBe(`${product.sandbox.url}/shelf/films/${upload?.youtubeVideoId?.split(":")[1]}`);
  expect(await noticesOf(product, user)).toContain("upload_published");
  expect((await publishFilm(product, user, film.id, { channelId })).body).toMatchObject({
    code: "youtube_already_published",
  });

  await passTime(product, 7 * HOUR_MS);
  await queueStatistics(product.context);
  await product.context.queue.drain();
  const told = await callApi(product, "GET", `/api/users/${user.id}/statistics?channelId=${channelId}`, {
    token: user.token,
  });
  expect(statisticsRoute.reply.parse(told.body)).toMatchObject({ totals: { views: 7 }, report: null });

  const path = `/api/videos/${film.id}/upload`;
  const { body } = await callApi(product, "GET", `${path}/on-channel`, { token: user.token });
  const { channel: base, playlists } = body as OnChannel;
  expect([base.title, playlists]).toEqual(["Gün batımı", []]);
  const wish = { changes: { title: "Gün doğumu" }, base };
  expect((await callApi(product, "POST", `${path}/change`, { token: user.token, body: wish })).status).toBe(202);
  await product.context.queue.drain();
  const after = await callApi(product, "GET", `${path}/on-channel`, { token: user.token });
  expect(after.body).toMatchObject({ ours: { title: "Gün doğumu" }, channel: { title: "Gün doğumu" }, change: null });

  const { uploads, counts } = await readLedger(product);
  expect(uploads.map(({ channelId: shelf, sha256 }) => [shelf, sha256])).toEqual([["raf", film.sha256]]);
  expect(counts).toMatchObject({ "shelf.films.begin": 1, "shelf.films.change": 1 });
});

test("an answer lost with the last bytes makes no second film there either [R18.9]", async () => {
  addShelf();
  const product = t.product();
  const { user, channelId } = await shelfOwner();
  const film = await makeFilm(product, user, 20 * MEBIBYTE);
  await armFault(product, { name: "drop-answer", method: "PUT", path: "/shelf/films/", skip: 2 });

  await publishFilm(product, user, film.id, { channelId });

  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
  const { uploads, counts } = await readLedger(product);
  expect([uploads.map(({ sha256 }) => sha256), counts["shelf.films.begin"]]).toEqual([[film.sha256], 1]);
});

test("what the target refuses ends with a reason, and nothing is sent again [R18.9]", async () => {
  addShelf();
  const product = t.product();
  const { user, channelId } = await shelfOwner();
  const film = await makeFilm(product, user, 1000);

  await publishFilm(product, user, film.id, { channelId, title: "ş".repeat(61) });

  expect(await settleUpload(product, user, film.id)).toMatchObject({
    status: "failed",
    error: { code: "youtube_rejected" },
  });
  expect((await readLedger(product)).uploads).toEqual([]);
});

test("one film goes to both targets, once to each, and connecting one leaves the other [R18.9]", async () => {
  addShelf({ isAlone: false });
  const product = t.product();
  const foreign = await connectShelf(product.context, (await makeUser(product)).id, "raf");
  const user = await makeUser(product);
  const shelf = await connectShelf(product.context, user.id, "depo");
  await connectChannel(product, user);
  const film = await makeFilm(product, user, 1000);

  for (const channelId of [MAIN, shelf]) await publishFilm(product, user, film.id, { channelId });
  await settleUpload(product, user, film.id);
  // One film of a user after the user.
  await passTime(product, 20_000);
  await product.context.queue.drain();
  await passTime(product, 20_000);
  await product.context.queue.drain();
  const { body } = await callApi(product, "GET", `/api/videos/${film.id}`, { token: user.token });
  expect(body).toMatchObject({ video: { uploads: [{ status: "published" }, { status: "published" }] } });
  const { uploads } = await readLedger(product);
  expect(uploads.map((received) => received.channelId).toSorted()).toEqual([MAIN, "depo"]);

  const refused = await publishFilm(product, user, film.id, { channelId: foreign });
  expect(refused.body).toMatchObject({ code: "youtube_other_channel" });
});
