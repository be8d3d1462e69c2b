import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections, oauthStates } from "#platform/db/schema.ts";
import { mainChannel } from "#test/published-films.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { connectChannel, giveConsent, type Returned } from "#test/vendors/sandbox-consent.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { freshAccessToken } from "./refresh-access-token.ts";

const t = withTestProduct();

async function beginAt(user: TestUser): Promise<string> {
  const { body } = await callApi(t.product(), "GET", "/api/youtube/auth", { token: user.token });
  return String(body["authUrl"]);
}

async function comeBack(user: TestUser, returned: Pick<Returned, "code" | "state">) {
  const query = new URLSearchParams({ code: returned.code, state: returned.state }).toString();
  return callApi(t.product(), "GET", `/api/youtube/callback?${query}`, { token: user.token });
}

async function status(user: TestUser) {
  return (await callApi(t.product(), "GET", "/api/youtube/token/check", { token: user.token })).body;
}

test("a channel is connected through the consent page and shown as a sandbox one [R11.3] [R11.4] [R11.14] [R8.4]", async () => {
  const user = await makeUser(t.product());
  const nobody = { hasToken: false, connected: false, isAuthenticated: false, channel: null, channels: [] };
  expect(await status(user)).toEqual(nobody);
  const authUrl = new URL(await beginAt(user));
  expect(Object.fromEntries(authUrl.searchParams)).toMatchObject({
    access_type: "offline",
    prompt: "consent select_account",
    code_challenge_method: "S256",
    redirect_uri: "http://localhost:3000/youtube/callback",
  });

  const answer = await comeBack(user, await giveConsent(authUrl.href));

  expect(answer).toMatchObject({ status: 200, body: { connected: true, channel: { title: "Deneme Kanalı" } } });
  expect(await status(user)).toMatchObject({
    connected: true,
    isAuthenticated: true,
    channel: { handle: "@deneme", subscribers: 1480, isSandbox: true, needsReconnect: false },
  });
});

test("tokens are sealed at rest and never leave the server", async () => {
  const user = await makeUser(t.product());
  await connectChannel(t.product(), user);

  const [row] = await t.product().context.db.select().from(connections).where(eq(connections.userId, user.id));
  const token = await freshAccessToken(t.product().context, mainChannel(user));

  expect(row?.refreshTokenSealed).toMatch(/^v1\./);
  expect(JSON.stringify(row)).not.toContain(token);
  expect(JSON.stringify(await status(user))).not.toContain(token);
});

test("a state works once, for the user and the session it was made for, and for ten minutes", async () => {
  const { clock } = t.product();
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const returned = await giveConsent(await beginAt(ada));

  expect(await comeBack(eve, returned)).toMatchObject({ status: 400, body: { code: "youtube_state_invalid" } });
  expect(await comeBack(ada, { ...returned, state: "made-up" })).toMatchObject({ status: 400 });
  expect((await comeBack(ada, returned)).status).toBe(200);
  clock.advance(61_000);
  expect(await comeBack(ada, returned)).toMatchObject({ status: 400, body: { code: "youtube_state_invalid" } });

  const late = await giveConsent(await beginAt(ada));
  clock.advance(11 * 60_000);
  expect((await comeBack(ada, late)).status).toBe(400);
});

test("a callback screen that runs twice at once connects once and gets the same answer twice", async () => {
  const user = await makeUser(t.product());
  const before = await readLedger(t.product());
  const returned = await giveConsent(await beginAt(user));

  const answers = await Promise.all([comeBack(user, returned), comeBack(user, returned)]);

  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  const after = await readLedger(t.product());
  const exchanges = (ledger: typeof after): number => ledger.counts["google.token.authorization_code"] ?? 0;
  expect(exchanges(after) - exchanges(before)).toBe(1);
});

test.each([
  ["an account without a channel", { account: "mehmet" }, "youtube_no_channel"],
  ["no right to read the channel", { without: ["youtube.readonly"] }, "youtube_scope_missing"],
])("connecting with %s says so and leaves nothing connected", async (_name, consent, code) => {
  const user = await makeUser(t.product());

  const answer = await comeBack(user, await giveConsent(await beginAt(user), consent));

  expect(answer).toMatchObject({ status: 422, body: { code } });
  expect(await status(user)).toMatchObject({ hasToken: false });
});

test("disconnecting forgets the tokens here and revokes them there [R11.5]", async () => {
  const user = await makeUser(t.product());
  await connectChannel(t.product(), user);
  const token = await freshAccessToken(t.product().context, mainChannel(user));

  const answer = await callApi(t.product(), "DELETE", "/api/youtube/disconnect", { token: user.token });

  expect(answer.status).toBe(200);
  expect(await status(user)).toMatchObject({ hasToken: false, connected: false });
  await expect(t.product().context.youtube.channel(token)).rejects.toMatchObject({ kind: "unauthorized" });
});

test("an expired access token is refreshed once, however many ask at the same time", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  await connectChannel(t.product(), user);
  const before = await readLedger(t.product());
  clock.advance(3_600_000);

  const tokens = await Promise.all(Array.from({ length: 5 }, () => freshAccessToken(context, mainChannel(user))));

  expect(new Set(tokens).size).toBe(1);
  const after = await readLedger(t.product());
  const refreshes = (ledger: typeof after): number => ledger.counts["google.token.refresh_token"] ?? 0;
  expect(refreshes(after) - refreshes(before)).toBe(1);
});

test("a revoked grant asks for a reconnect and never ends our own session [R10.5]", async () => {
  const { clock, context, sandbox } = t.product();
  const user = await makeUser(t.product());
  await connectChannel(t.product(), user);
  const token = await freshAccessToken(context, mainChannel(user));
  await fetch(`${sandbox.url}/google/revoke`, { method: "POST", body: new URLSearchParams({ token }) });
  clock.advance(3_600_000);

  await expect(freshAccessToken(context, mainChannel(user))).rejects.toMatchObject({
    code: "youtube_reauth_required",
    status: 409,
  });
  expect(await status(user)).toMatchObject({ hasToken: true, connected: false, channel: { needsReconnect: true } });
});

test("what is stored of a pending connect is hashed and sealed", async () => {
  const user = await makeUser(t.product());
  const state = new URL(await beginAt(user)).searchParams.get("state") ?? "";

  const rows = await t.product().context.db.select().from(oauthStates);

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(state);
});
