import type { FilmPublication } from "@sahne/contract/publication";
import type { Overview } from "@sahne/contract/overview";
import { beforeEach, expect, test } from "vitest";
import { jobs } from "#jobs.ts";
import type { videos } from "#platform/db/schema.ts";
import { callApi, type Answer, type TestUser } from "#test/api.ts";
import { connectedUser, makeFilm, noticesOf, publishFilm, settleUpload, uploadOf } from "#test/published-films.ts";
import { holdRenders } from "#test/render-process.ts";
import { readLedger } from "#test/sandbox-ledger.ts";
import { withTestProduct } from "#test/test-product.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

async function finish(user: TestUser, state: Partial<typeof videos.$inferInsert>): Promise<string> {
  const { context } = t.product();
  const { id: videoId } = await makeFilm(t.product(), user, 1000, { autoUpload: true, ...state });
  await context.db.transaction((tx) => context.queue.enqueue(tx, jobs.publishFinished, { userId: user.id, videoId }));
  await context.queue.drain();
  return videoId;
}

async function asking(user: TestUser): Promise<string> {
  const { body } = await callApi(t.product(), "GET", "/api/youtube/token/check", { token: user.token });
  const { id: channelId } = body["channel"] as { id: string };
  const words = { title: "Sabah denizi", description: "Dalgalar", privacyStatus: "public" } as const;
  const publication: FilmPublication = { channelId, ...words, asksFirst: true };
  return finish(user, { publication });
}

const act = (user: TestUser, videoId: string, deed: string): Promise<Answer> =>
  callApi(t.product(), "POST", `/api/videos/${videoId}/upload/${deed}`, { token: user.token });
const sent = async () => (await readLedger(t.product())).uploads.length;

test("a film that asks first waits, is told of once, and goes out when its owner says so [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const videoId = await asking(user);
  expect(await uploadOf(t.product(), user, videoId)).toMatchObject({ status: "awaiting_approval", error: null });
  expect(await noticesOf(t.product(), user)).toEqual(["upload_awaits_approval"]);
  expect(await sent()).toBe(0);

  const answers = await Promise.all([act(user, videoId, "approve"), act(user, videoId, "approve")]);
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);

  expect(await settleUpload(t.product(), user, videoId)).toMatchObject({
    status: "published",
    actualPrivacyStatus: "public",
  });
  expect(await sent()).toBe(1);
});

test("discarded, it stays here and can be published by hand later; approved then, it is no longer waiting [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const videoId = await asking(user);

  expect((await act(user, videoId, "cancel")).status).toBe(200);
  expect(await uploadOf(t.product(), user, videoId)).toMatchObject({ status: "failed" });
  expect((await act(user, videoId, "approve")).body["code"]).toBe("upload_not_waiting");
  expect(await sent()).toBe(0);

  expect((await publishFilm(t.product(), user, videoId, { privacyStatus: "private" })).status).toBe(202);
  expect(await settleUpload(t.product(), user, videoId)).toMatchObject({ status: "published" });
});

test("edited, it goes out with the words of the dialog, once [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const videoId = await asking(user);

  await publishFilm(t.product(), user, videoId, { title: "Akşam denizi", privacyStatus: "unlisted" });

  expect(await settleUpload(t.product(), user, videoId)).toMatchObject({
    status: "published",
    actualPrivacyStatus: "unlisted",
  });
  expect(await sent()).toBe(1);
});

test("it is counted among what needs its owner [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const videoId = await asking(user);

  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/overview`, { token: user.token });

  expect((body as unknown as Overview).asking.map(({ _id }) => _id)).toEqual([videoId]);
});

test("without a form, films of plans ask where the saved profile says so; a stranger approves nothing [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const save = (body: object) =>
    callApi(t.product(), "PUT", `/api/users/${user.id}/publish-profile`, { token: user.token, body });
  await save({ privacyStatus: "public" });
  const first = await finish(user, { scenario: "scheduled" });
  expect(await uploadOf(t.product(), user, first)).toMatchObject({ status: "awaiting_approval" });

  await save({ privacyStatus: "public", asksFirst: false });
  const second = await finish(user, { scenario: "scheduled" });
  expect(await settleUpload(t.product(), user, second)).toMatchObject({ status: "published" });

  const stranger = await connectedUser(t.product(), "can");
  expect((await act(stranger, first, "approve")).status).toBe(404);
});
