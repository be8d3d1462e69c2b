import type { UploadCandidate } from "@sahne/contract/publishing/publishing";
import { HOUR_MS } from "@sahne/contract/time-units";
import { readFile } from "node:fs/promises";
import { beforeEach, expect, test } from "vitest";
import { callApi, type Answer, type TestUser } from "#test/api.ts";
import { asChannelOwner } from "#test/channel-owner.ts";
import {
  connectedUser,
  makeFilm,
  MEBIBYTE,
  passTime,
  publishFilm,
  settleUpload,
  uploadOf,
} from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

function decide(user: TestUser, videoId: string, body: object): Promise<Answer> {
  return callApi(t.product(), "POST", `/api/videos/${videoId}/upload/decide`, { token: user.token, body });
}

async function candidates(user: TestUser, videoId: string): Promise<UploadCandidate[]> {
  const path = `/api/videos/${videoId}/upload/candidates`;
  const { body } = await callApi(t.product(), "GET", path, { token: user.token });
  return body["candidates"] as UploadCandidate[];
}

test("of several videos on the channel the one with the very file is recognised, whatever its title", async () => {
  const user = await connectedUser(t.product());
  const film = await makeFilm(t.product(), user, 1000);
  await armFault(t.product(), { name: "gone-after-final" });
  await publishFilm(t.product(), user, film.id, { title: "Kayıp film" });
  await settleUpload(t.product(), user, film.id);
  const [lost] = (await readLedger(t.product())).uploads.slice(-1);
  const owner = asChannelOwner(t.product(), lost?.videoId ?? "");
  await owner.update("snippet", { title: "Studio’da yeniden adlandı" });
  const same = await readFile(new URL("../../../../sandbox/clips/square.mp4", import.meta.url));
  await owner.upload("Kayıp film", same);

  const found = await candidates(user, film.id);

  expect(found.map(({ title, match }) => [title, match])).toEqual([
    ["Studio’da yeniden adlandı", "file"],
    ["Kayıp film", "other"],
  ]);
});

test("a duplicate is settled by naming the one that is there, as it is, and is never sent again", async () => {
  const user = await connectedUser(t.product());
  const first = await makeFilm(t.product(), user, 1000);
  await publishFilm(t.product(), user, first.id, { title: "İlk", privacyStatus: "unlisted" });
  const there = (await settleUpload(t.product(), user, first.id))?.youtubeVideoId;
  await callApi(t.product(), "DELETE", `/api/videos/${first.id}`, { token: user.token });
  const film = await makeFilm(t.product(), user, 1000);
  await armFault(t.product(), { name: "rejected", value: "duplicate" });
  await publishFilm(t.product(), user, film.id, { title: "Yine", privacyStatus: "public" });
  expect(await settleUpload(t.product(), user, film.id)).toMatchObject({ status: "failed", reason: "duplicate" });
  expect(await candidates(user, film.id)).toMatchObject([{ youtubeVideoId: there, title: "İlk" }]);
  const sent = (await readLedger(t.product())).uploads.length;
  for (const decision of ["retry", "give_up"]) {
    expect((await decide(user, film.id, { decision })).body["code"]).toBe("upload_not_undecided");
  }

  expect((await decide(user, film.id, { decision: "published", youtubeVideoId: there })).status).toBe(200);

  expect(await settleUpload(t.product(), user, film.id)).toMatchObject({
    status: "published",
    youtubeVideoId: there,
    actualPrivacyStatus: "unlisted",
    reason: null,
  });
  expect((await readLedger(t.product())).uploads).toHaveLength(sent);
});

test("one that is processed for days can be looked after once more, and comes out when it is done", async () => {
  const user = await connectedUser(t.product());
  await changeSandbox(t.product(), { processingMs: 48 * HOUR_MS });
  const film = await makeFilm(t.product(), user, MEBIBYTE);
  await publishFilm(t.product(), user, film.id, { privacyStatus: "private" });
  await t.product().context.queue.drain();
  await changeSandbox(t.product(), { processingMs: 0 });
  await passTime(t.product(), 25 * HOUR_MS);
  expect(await settleUpload(t.product(), user, film.id)).toMatchObject({ error: { code: "youtube_slow" } });
  const stranger = await connectedUser(t.product(), "can");
  expect((await decide(stranger, film.id, { decision: "look" })).status).toBe(404);

  await passTime(t.product(), 24 * HOUR_MS);
  expect((await decide(user, film.id, { decision: "look" })).status).toBe(200);

  expect(await settleUpload(t.product(), user, film.id)).toMatchObject({ status: "published", error: null });
  expect((await decide(user, film.id, { decision: "look" })).body["code"]).toBe("upload_not_undecided");
  expect((await uploadOf(t.product(), user, film.id))?.status).toBe("published");
});
