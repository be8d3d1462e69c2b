import { beforeEach, expect, test } from "vitest";
import { freshAccessToken } from "#features/youtube/refresh-access-token.ts";
import { callApi } from "#test/api.ts";
import { dumpDatabase } from "#test/everything-stored.ts";
import {
  MEBIBYTE,
  connectedUser,
  mainChannel,
  makeFilm,
  publishFilm,
  settleUpload,
  withdrawGrant,
} from "#test/published-films.ts";
import { armFault } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

// What is tried again is tried when the test lets time pass.
beforeEach(() => t.product().clock.stopAtNoon());

/** How the sandbox writes access tokens, refresh tokens, codes and session addresses. */
const SECRETS = /ya29\.sbx|1\/\/sbx|4\/0Asbx|upload_id/;

test("no token of Google's and no session address is logged, stored in clear or answered, in good times and bad", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 20 * MEBIBYTE);
  await armFault(product, { name: "chunk-503" });
  await armFault(product, { name: "token-401", skip: 2 });
  await armFault(product, { name: "cut-at", value: 18 * MEBIBYTE });
  const answers = [JSON.stringify((await publishFilm(product, user, film.id)).body)];
  await product.context.queue.drain();
  const inFlight = await dumpDatabase(product.context);
  await settleUpload(product, user, film.id);
  await withdrawGrant(product, await freshAccessToken(product.context, mainChannel(user)));
  product.clock.advance(3_600_000);
  await expect(freshAccessToken(product.context, mainChannel(user))).rejects.toMatchObject({ status: 409 });
  for (const path of ["/api/youtube/token/check", `/api/videos/${film.id}`, `/api/videos/${film.id}/upload`]) {
    const answer = await callApi(product, "GET", path, { token: user.token });
    expect(answer.status).toBe(200);
    answers.push(JSON.stringify(answer.body));
  }

  expect(product.logLines.join("")).toContain("video-publish");
  expect(product.logLines.join("")).not.toMatch(SECRETS);
  expect(answers.join("")).not.toMatch(SECRETS);
  expect(inFlight).not.toMatch(SECRETS);
  expect(await dumpDatabase(product.context)).not.toMatch(SECRETS);
});
