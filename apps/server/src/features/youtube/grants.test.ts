import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { eraseAccount } from "#features/account-data/erase-account.ts";
import { connections, users } from "#platform/db/schema.ts";
import type { GoogleOauth } from "#providers/google-oauth.ts";
import { callApi, makeUser } from "#test/api.ts";
import { connectAs, connectedUser, mainChannel } from "#test/published-films.ts";
import { giveConsent } from "#test/vendors/sandbox-consent.ts";
import { armFault } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { freshAccessToken } from "./refresh-access-token.ts";
import { withAccessToken } from "./with-access-token.ts";

const t = withTestProduct();

test("a channel connected again while its old token is being refreshed keeps its new tokens", async () => {
  const { context, clock } = t.product();
  const user = await connectedUser(t.product());
  const { google } = context;
  onTestFinished(() => void Object.assign(context, { google }));
  let [reached, letGo] = [() => {}, () => {}];
  const onWire = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const refresh: GoogleOauth["refresh"] = async (token) => {
    const tokens = await google.refresh(token);
    reached();
    await released;
    return tokens;
  };
  Object.assign(context, { google: { ...google, refresh } });
  clock.advance(3_600_000);

  const late = freshAccessToken(context, mainChannel(user));
  await onWire;
  expect((await connectAs(t.product(), user, {})).status).toBe(200);
  const [connected] = await context.db.select().from(connections);
  letGo();
  const token = await late;

  expect((await context.youtube.channel(token))?.id).toBe(connected?.channelId);
  const [kept] = await context.db.select().from(connections);
  expect(kept).toMatchObject({
    accessTokenSealed: connected?.accessTokenSealed,
    refreshTokenSealed: connected?.refreshTokenSealed,
  });
});

test("a token that is refused, and whose successor is refused too, asks for a reconnect", async () => {
  const { context } = t.product();
  const user = await connectedUser(t.product());
  await context.queue.drain();
  const error = { code: 401, message: "no", errors: [{ reason: "authError" }] };
  await armFault(t.product(), { name: "status", path: "/youtube/v3/channels", times: 2, status: 401, body: { error } });

  await expect(
    withAccessToken(context, mainChannel(user), (token) => context.youtube.channel(token)),
  ).rejects.toMatchObject({
    code: "youtube_reauth_required",
  });

  expect(await context.db.select().from(connections)).toMatchObject([{ needsReconnect: true }]);
});

test("erasing an account leaves another user's grant to the same channel alone; the last one's is revoked", async () => {
  const { context, clock } = t.product();
  const [leaving, staying] = [await connectedUser(t.product()), await connectedUser(t.product())];
  const erase = async (id: string) => {
    await context.db.update(users).set({ deletedAt: clock.now() }).where(eq(users.id, id));
    await eraseAccount(context, { userId: id });
  };

  await erase(leaving.id);
  const token = await freshAccessToken(context, mainChannel(staying));
  expect(await context.youtube.channel(token)).toMatchObject({ title: "Deneme Kanalı" });

  await erase(staying.id);
  await expect(context.youtube.channel(token)).rejects.toMatchObject({ kind: "unauthorized" });
});

test("a state belongs to the session it was made in: the same user's other session cannot use it", async () => {
  const product = t.product();
  const user = await makeUser(product);
  const body = { username: user.username, password: "gizli-sifre" };
  const login = await callApi(product, "POST", "/login", { body });
  const elsewhere = { ...user, token: String(login.body["token"]) };
  const begin = await callApi(product, "GET", "/api/youtube/auth", { token: user.token });
  const { code, state } = await giveConsent(String(begin.body["authUrl"]));
  const comeBack = (token: string, given = code) => {
    const query = new URLSearchParams({ code: given, state }).toString();
    return callApi(product, "GET", `/api/youtube/callback?${query}`, { token });
  };

  expect(await comeBack(elsewhere.token)).toMatchObject({ status: 400, body: { code: "youtube_state_invalid" } });
  expect((await comeBack(user.token)).status).toBe(200);
  // A used state answers its own code again, and no other.
  expect(await comeBack(user.token, "another-code")).toMatchObject({ status: 400 });
  // Nor is the answer of the first repeated to the second.
  expect(await comeBack(elsewhere.token)).toMatchObject({ status: 400, body: { code: "youtube_state_invalid" } });
});

test("however often a channel is connected again, one picture of it is kept", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  await product.context.queue.drain();
  for (let round = 0; round < 3; round += 1) {
    await connectAs(product, user, {});
    await product.context.queue.drain();
  }

  const kept: string[] = [];
  for await (const key of product.context.media.list(`channels/${user.id}`)) kept.push(key);
  const [row] = await product.context.db.select().from(connections);
  expect(kept).toEqual([row?.pictureKey]);
});
