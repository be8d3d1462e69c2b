import type { FilmPublication } from "@sahne/contract/publishing/publication";
import { NO_MAILS } from "@sahne/contract/accounts/notification-choices";
import type { Overview } from "@sahne/contract/history/overview";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { beforeEach, expect, test } from "vitest";
import { keepHouse } from "#housekeeping.ts";
import { jobs } from "#jobs.ts";
import { approvalLinks, type videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { connectedUser, makeFilm, noticesOf, publishFilm, settleUpload, uploadOf } from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

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

/** Somebody who wishes such mails, and the secret of the link in the one about a video that asks. */
async function mailed(): Promise<{ user: TestUser; videoId: string; token: string }> {
  const user = await connectedUser(t.product());
  const body = { ...NO_MAILS, attention: "at_once" };
  await callApi(t.product(), "PUT", `/api/users/${user.id}/notification-choices`, { token: user.token, body });
  const videoId = await asking(user);
  t.product().clock.advance(MINUTE_MS);
  const [mail] = await mailsTo(t.product(), `${user.username}@example.com`);
  return { user, videoId, token: tokenIn(mail, "/dashboard/inbox") };
}

const open = (user: TestUser, token: string): Promise<Answer> =>
  callApi(t.product(), "POST", "/api/approvals/open", { token: user.token, body: { token } });

test("the mail's link names the publication to its owner once, publishes nothing, and only its hash is kept [R18.2]", async () => {
  const { user, videoId, token } = await mailed();
  const kept = JSON.stringify(await t.product().context.db.select().from(approvalLinks));
  expect(kept).toContain(videoId);
  expect(kept).not.toContain(token);

  const headers = { host: "localhost:3000" };
  // What a mail scanner does, and whoever the mail was passed on to.
  const page = await t.product().app.inject({ method: "GET", url: "/dashboard/inbox", headers });
  expect(page.statusCode).toBe(200);
  const get = await t.product().app.inject({ method: "GET", url: `/api/approvals/open?token=${token}`, headers });
  expect(get.statusCode).toBe(404);
  expect(await open(await makeUser(t.product()), token)).toMatchObject({ status: 422, body: { code: "link_invalid" } });

  expect(await open(user, token)).toMatchObject({ status: 200, body: { videoId, channelId: expect.any(String) } });
  expect(await open(user, token)).toMatchObject({ status: 422, body: { code: "link_invalid" } });
  await t.product().context.queue.drain();
  expect(await uploadOf(t.product(), user, videoId)).toMatchObject({ status: "awaiting_approval" });
  expect(await sent()).toBe(0);
});

test("pressed twice at once it opens once; after a week it opens nothing and is gone; made up, neither [R18.2]", async () => {
  const first = await mailed();
  const answers = await Promise.all([open(first.user, first.token), open(first.user, first.token)]);
  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
  expect((await open(first.user, `${first.token}x`)).status).toBe(422);

  const { user, token } = await mailed();
  t.product().clock.advance(7 * DAY_MS + HOUR_MS);
  const { body } = await callApi(t.product(), "POST", "/login", {
    body: { username: user.username, password: "gizli-sifre" },
  });
  expect((await open({ ...user, token: String(body["token"]) }, token)).body["code"]).toBe("link_invalid");
  await keepHouse(t.product().context);
  expect(await t.product().context.db.select().from(approvalLinks)).toEqual([]);
});
