import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uploads } from "#platform/db/schema.ts";
import { makeUser, type TestUser } from "#test/api.ts";
import {
  connectedUser as connectUser,
  makeFilm as addFilm,
  MEBIBYTE,
  publishFilm,
  settleUpload,
} from "#test/published-films.ts";
import { armFault, changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

const connectedUser = () => connectUser(t.product());
const makeFilm = (user: TestUser, bytes: number, status = "completed") => addFilm(t.product(), user, bytes, { status });
const publish = (user: TestUser, videoId: string, body: object = {}) => publishFilm(t.product(), user, videoId, body);
const settle = (user: TestUser, videoId: string) => settleUpload(t.product(), user, videoId);

test("a completed video is sent whole and read back as published [R11.13] [R12.5]", async () => {
  const user = await connectedUser();
  const film = await makeFilm(user, 3 * MEBIBYTE);

  const answer = await publish(user, film.id, {
    tags: "deniz, martı ,deniz",
    privacyStatus: "unlisted",
    description: "Boğaz",
  });
  const upload = await settle(user, film.id);

  expect(answer).toMatchObject({
    status: 202,
    body: { upload: { videoId: film.id, tags: ["deniz", "martı"], privacyStatus: "unlisted", status: "queued" } },
  });
  expect(upload).toMatchObject({ status: "published", actualPrivacyStatus: "unlisted", error: null });
  const ledger = await readLedger(t.product());
  expect(ledger.uploads).toMatchObject([{ title: "Gün batımı", sha256: film.sha256, privacyStatus: "unlisted" }]);
  expect(upload?.url).toContain(ledger.uploads[0]?.videoId);
});

test("privacy is public unless told otherwise [R6.3]", async () => {
  const user = await connectedUser();
  const film = await makeFilm(user, 1000);

  expect((await publish(user, film.id)).body).toMatchObject({ upload: { privacyStatus: "public" } });
});

test("only completed videos of one's own can be published [R6.4] [R6.3]", async () => {
  const [user, other] = [await connectedUser(), await connectedUser()];
  const unfinished = await makeFilm(user, 1000, "processing");
  const foreign = await makeFilm(other, 1000);

  expect(await publish(user, unfinished.id)).toMatchObject({ status: 409, body: { code: "video_not_completed" } });
  expect(await publish(user, foreign.id)).toMatchObject({ status: 404, body: { code: "video_not_found" } });
  expect(await publish(user, "nothing")).toMatchObject({ status: 404 });
});

test("without a channel the answer says to connect one, and is no 401", async () => {
  const user = await makeUser(t.product());
  const film = await makeFilm(user, 1000);

  expect(await publish(user, film.id)).toMatchObject({ status: 409, body: { code: "youtube_not_connected" } });
});

test("a video is published to a channel once, however often it is asked", async () => {
  const user = await connectedUser();
  const film = await makeFilm(user, 1000);

  const answers = await Promise.all([publish(user, film.id), publish(user, film.id), publish(user, film.id)]);
  await settle(user, film.id);
  const again = await publish(user, film.id);

  expect(answers.map((answer) => answer.status).toSorted((left, right) => left - right)).toEqual([202, 409, 409]);
  expect(again).toMatchObject({ status: 409, body: { code: "youtube_already_published" } });
  expect((await readLedger(t.product())).uploads).toHaveLength(1);
});

test("a channel that locks the video private is told as such", async () => {
  await changeSandbox(t.product(), { projectAudited: false });
  const user = await connectedUser();
  const film = await makeFilm(user, 1000);

  await publish(user, film.id);
  const upload = await settle(user, film.id);

  expect(upload).toMatchObject({
    status: "needs_attention",
    privacyStatus: "public",
    actualPrivacyStatus: "private",
    error: { code: "youtube_locked_private" },
  });
  await changeSandbox(t.product(), { projectAudited: true });
});

test("the session's address is a secret and is kept sealed", async () => {
  const user = await connectedUser();
  const film = await makeFilm(user, 20 * MEBIBYTE);
  await armFault(t.product(), { name: "chunk-503", times: 3 });
  await publish(user, film.id);
  await settle(user, film.id);

  const rows = await t.product().context.db.select().from(uploads).where(eq(uploads.videoId, film.id));

  expect(JSON.stringify(rows)).not.toContain("upload_id");
});

test.each([
  ["title", { title: " " }],
  ["title", { title: "x".repeat(101) }],
  ["title", { title: "<b>" }],
  ["description", { description: "ş".repeat(2501) }],
  ["tags", { tags: "x".repeat(501) }],
  ["privacyStatus", { privacyStatus: "secret" }],
])("a wrong %s is refused at its field before anything is sent", async (field, body) => {
  const user = await connectedUser();
  const film = await makeFilm(user, 1000);

  const answer = await publish(user, film.id, body);

  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { message: expect.any(String) } } } });
});
