import type { Channel } from "@sahne/contract/publishing/youtube";
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { eraseAccount } from "#features/account-data/erase-account.ts";
import { connections, users } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { connectAs, connectedUser, giveChangeRight, mainChannel } from "#test/published-films.ts";
import { giveConsent } from "#test/vendors/sandbox-consent.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { freshAccessToken } from "./refresh-access-token.ts";

const t = withTestProduct();

const BRAND = "UCsbx0000000000000000003";

async function channels(user: TestUser): Promise<Channel[]> {
  const { body } = await callApi(t.product(), "GET", "/api/youtube/channels", { token: user.token });
  return body["channels"] as Channel[];
}

/** As the seed asks: it knows of one channel. */
async function seedsChannel(user: TestUser): Promise<string | undefined> {
  const { body } = await callApi(t.product(), "GET", "/api/youtube/token/check", { token: user.token });
  return (body["channel"] as Channel | null)?.title;
}

const namesOf = (all: Channel[]) => all.map(({ title, isDefault }) => `${title}${isDefault ? " *" : ""}`);

test("a second channel is added, and the calls that know of one keep answering for the default [R18.3]", async () => {
  const user = await connectedUser(t.product());
  const answer = await connectAs(t.product(), user, { account: "marka" });

  expect(answer.body["channel"]).toMatchObject({ title: "Kuzey Stüdyo", isDefault: false });
  expect(namesOf(await channels(user))).toEqual(["Deneme Kanalı *", "Kuzey Stüdyo"]);
  expect(await seedsChannel(user)).toBe("Deneme Kanalı");

  const path = `/api/youtube/channels/${BRAND}/default`;
  const chosen = await callApi(t.product(), "PUT", path, { token: user.token });
  expect(namesOf(chosen.body["channels"] as Channel[])).toEqual(["Kuzey Stüdyo *", "Deneme Kanalı"]);
  expect(await seedsChannel(user)).toBe("Kuzey Stüdyo");

  await callApi(t.product(), "DELETE", "/api/youtube/disconnect", { token: user.token });
  expect(namesOf(await channels(user))).toEqual(["Deneme Kanalı *"]);
});

test("connecting a channel again replaces its grant and no other one's [R18.3]", async () => {
  const user = await connectedUser(t.product());
  await connectAs(t.product(), user, { account: "marka" });
  const { db } = t.product().context;
  const read = () => db.select().from(connections).orderBy(asc(connections.id));
  const [main, brand] = await read();

  await connectAs(t.product(), user, { account: "marka" });

  const [mainNow, brandNow] = await read();
  expect(mainNow).toEqual(main);
  expect(brandNow).toMatchObject({ id: brand?.id, isDefault: false });
  expect(brandNow?.refreshTokenSealed).not.toBe(brand?.refreshTokenSealed);
});

test("of channels that are connected at the same moment exactly one is the default [R18.3]", async () => {
  const user = await makeUser(t.product());
  const begun = await Promise.all(
    ["ayse", "marka", "can"].map(async (account) => {
      const { body } = await callApi(t.product(), "GET", "/api/youtube/auth", { token: user.token });
      return giveConsent(String(body["authUrl"]), { account });
    }),
  );

  const answers = await Promise.all(
    begun.map(({ code, state }) => {
      const query = new URLSearchParams({ code, state }).toString();
      return callApi(t.product(), "GET", `/api/youtube/callback?${query}`, { token: user.token });
    }),
  );

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await channels(user)).filter((channel) => channel.isDefault)).toHaveLength(1);
  expect(await channels(user)).toHaveLength(3);
});

test("each channel is called with its own grant, and one that is withdrawn asks only for itself [R18.3]", async () => {
  const { context } = t.product();
  const user = await connectedUser(t.product());
  await connectAs(t.product(), user, { account: "can" });
  const [main, other] = await channels(user);
  const tokens = await Promise.all(
    [main, other].map((channel) => freshAccessToken(context, { userId: user.id, channelId: channel?.id ?? "" })),
  );
  const read = await Promise.all(tokens.map((token) => context.youtube.channel(token)));
  expect(read.map((channel) => channel?.id)).toEqual([main?.id, other?.id]);

  await context.google.revoke(tokens[1] ?? "");
  t.product().clock.advance(3_600_000);

  await expect(freshAccessToken(context, { userId: user.id, channelId: other?.id ?? "" })).rejects.toMatchObject({
    code: "youtube_reauth_required",
  });
  await freshAccessToken(context, mainChannel(user));
  expect((await channels(user)).map(({ needsReconnect }) => needsReconnect)).toEqual([false, true]);
});

test("the further right is asked of the channel that is named, and given to it alone [R18.3] [R18.5]", async () => {
  const user = await connectedUser(t.product());
  await connectAs(t.product(), user, { account: "marka" });
  const { body } = await callApi(t.product(), "GET", `/api/youtube/auth?right=change&channelId=${BRAND}`, {
    token: user.token,
  });
  const { code, state } = await giveConsent(String(body["authUrl"]), { account: "marka" });
  const query = new URLSearchParams({ code, state }).toString();
  await callApi(t.product(), "GET", `/api/youtube/callback?${query}`, { token: user.token });
  const canChange = async () => (await channels(user)).map(({ rights }) => rights.canChange);

  expect(await canChange()).toEqual([false, true]);
  await giveChangeRight(t.product(), user);
  expect(await canChange()).toEqual([true, true]);
});

test("erasing an account revokes none of its grants while somebody else uses one of its channels [R18.3]", async () => {
  const { context, clock } = t.product();
  const [leaving, staying] = [await connectedUser(t.product()), await connectedUser(t.product())];
  await connectAs(t.product(), leaving, { account: "marka" });

  await context.db.update(users).set({ deletedAt: clock.now() }).where(eq(users.id, leaving.id));
  await eraseAccount(context, { userId: leaving.id });

  expect((await readLedger(t.product())).counts["google.revoke"]).toBeUndefined();
  const token = await freshAccessToken(context, mainChannel(staying));
  expect(await context.youtube.channel(token)).toMatchObject({ title: "Deneme Kanalı" });
});
