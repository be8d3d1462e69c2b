import { expect, test } from "vitest";
import type { TestUser } from "#test/api.ts";
import {
  connectedUser as connectUser,
  makeFilm as addFilm,
  MEBIBYTE,
  publishFilm,
  settleUpload,
} from "#test/published-films.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

const connectedUser = () => connectUser(t.product());
const makeFilm = (user: TestUser, bytes: number) => addFilm(t.product(), user, bytes, { status: "completed" });
const publish = (user: TestUser, videoId: string, body: object = {}) => publishFilm(t.product(), user, videoId, body);
const settle = (user: TestUser, videoId: string) => settleUpload(t.product(), user, videoId);

test.each([
  ["the line is cut inside a chunk", { name: "cut-at", value: 9 * MEBIBYTE }],
  ["the server breaks down after keeping a chunk", { name: "chunk-503" }],
  ["the answer to the last chunk is lost", { name: "lose-final" }],
  ["the answer to the last chunk names no video", { name: "no-id" }],
  ["the server breaks down after the last chunk", { name: "chunk-503", skip: 2 }],
  ["the access token ends in the middle", { name: "token-401" }],
  ["opening the session fails at first", { name: "init-503" }],
  ["another start is in the way", { name: "init-409" }],
  ["the way there is slow", { name: "slow-upload", times: 3, value: 2 }],
  ["the session is forgotten before the last chunk", { name: "expire-session", skip: 1 }],
  [
    "the session is said to be gone for good",
    { name: "status", method: "PUT", path: "/upload/", skip: 1, status: 410 },
  ],
])("when %s, one video arrives whole and at most a chunk is sent twice", async (_name, fault) => {
  const user = await connectedUser();
  const film = await makeFilm(user, 20 * MEBIBYTE);
  await armFault(t.product(), fault);

  await publish(user, film.id);
  const upload = await settle(user, film.id);

  expect(upload).toMatchObject({ status: "published" });
  const { uploads: received } = await readLedger(t.product());
  expect(received).toMatchObject([{ sha256: film.sha256 }]);
  expect((received[0]?.bytesOnWire ?? Infinity) - 20 * MEBIBYTE).toBeLessThanOrEqual(8 * MEBIBYTE);
});

test("a session lost before the last chunk starts over; lost after it, only a person may decide", async () => {
  const user = await connectedUser();
  const [early, late] = [await makeFilm(user, 20 * MEBIBYTE), await makeFilm(user, 20 * MEBIBYTE)];
  await armFault(t.product(), { name: "expire-session", text: "early", value: 8 * MEBIBYTE });
  await publish(user, early.id, { title: "early" });
  expect(await settle(user, early.id)).toMatchObject({ status: "published" });

  await armFault(t.product(), { name: "gone-after-final", text: "late" });
  await publish(user, late.id, { title: "late" });
  expect(await settle(user, late.id)).toMatchObject({
    status: "needs_attention",
    error: { code: "youtube_outcome_unknown", action: "decide" },
  });
  const gone = { name: "status", method: "PUT", path: "/upload/", status: 410 };
  const latest = await makeFilm(user, 1000);
  await armFault(t.product(), { name: "lose-final", text: "latest" });
  await armFault(t.product(), { ...gone, skip: 1 });
  await publish(user, latest.id, { title: "latest" });
  expect(await settle(user, latest.id)).toMatchObject({ error: { code: "youtube_outcome_unknown" } });

  const { uploads: received } = await readLedger(t.product());
  expect(received.map(({ title }) => title)).toEqual(["early", "late", "latest"]);
});

test("a channel that says done and never as which video leaves one there and a question, and nothing is sent again", async () => {
  const user = await connectedUser();
  const film = await makeFilm(user, 20 * MEBIBYTE);
  await armFault(t.product(), { name: "no-id", times: 1000 });

  await publish(user, film.id);

  expect(await settle(user, film.id)).toMatchObject({
    status: "needs_attention",
    error: { code: "youtube_outcome_unknown", action: "decide" },
  });
  expect(await publish(user, film.id)).toMatchObject({ status: 409 });
  expect((await readLedger(t.product())).uploads).toMatchObject([{ sha256: film.sha256 }]);
});
