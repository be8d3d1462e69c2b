import { DAY_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Channel } from "@sahne/contract/publishing/youtube";
import sharp from "sharp";
import { connections } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { connectAs, connectedUser, mainChannel, noticesOf } from "#test/published-films.ts";
import { changeSandbox, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { freshAccessToken } from "./refresh-access-token.ts";
import { markUsedUp, takeUpload } from "./upload-quota.ts";
import { watchGrants } from "./watch-grants.ts";

const t = withTestProduct();

// Uploads are counted by the day of California.
beforeEach(() => t.product().clock.stopAtNoon());

async function channelOf(user: TestUser): Promise<Channel> {
  const { body } = await callApi(t.product(), "GET", "/api/youtube/token/check", { token: user.token });
  return body["channel"] as Channel;
}

test("the channel's picture is drawn anew and served by us under a signed link [R8.1]", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  await product.context.queue.drain();

  const { picture } = await channelOf(user);
  const served = await product.app.inject({ url: String(picture), headers: { host: "localhost:3000" } });

  expect(picture).toMatch(/^\/media\/channels\//);
  expect(served.headers["content-type"]).toBe("image/jpeg");
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 240, height: 240 });
  await callApi(product, "DELETE", "/api/youtube/disconnect", { token: user.token });
  await product.context.queue.drain();
  const gone = await product.app.inject({ url: String(picture), headers: { host: "localhost:3000" } });
  expect(gone.statusCode).toBe(404);
});

test.each([
  "https://evil.example/a.png",
  "https://yt3.ggpht.com.evil.example/a.png",
  "http://169.254.169.254/latest",
  "file:///etc/passwd",
])("a picture at %s is never fetched", async (url) => {
  await expect(t.product().context.youtube.fetchPicture(url)).rejects.toMatchObject({ kind: "rejected" });
});

test("rights, health and the end of the grant are shown [R8.1]", async () => {
  const product = t.product();
  await changeSandbox(product, { consentScreenInTesting: true });
  const user = await connectedUser(product);

  const channel = await channelOf(user);

  expect(channel).toMatchObject({
    rights: { canUpload: true, canRead: true, canSeeAnalytics: true, canChange: false },
    health: { uploadsLeftToday: 100, uploadsPausedUntil: null },
  });
  expect(Date.parse(channel.health.quotaResetsAt)).toBeGreaterThan(product.clock.now().getTime());
  const ends = Date.parse(channel.grantExpiresAt ?? "");
  expect(Math.abs(ends - product.clock.now().getTime() - 7 * DAY_MS)).toBeLessThan(60_000);
});

test("a grant that is about to end is told of once, a day before", async () => {
  const product = t.product();
  await changeSandbox(product, { consentScreenInTesting: true });
  const user = await connectedUser(product);
  await watchGrants(product.context);
  expect(await noticesOf(product, user)).toEqual([]);

  product.clock.advance(6 * DAY_MS + DAY_MS / 2);
  await watchGrants(product.context);
  await watchGrants(product.context);

  expect(await noticesOf(product, user)).toEqual(["channel_grant_ends"]);
});

test("reconnecting replaces the grant and keeps a single one of each channel", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  for (const account of ["ayse", "marka", "ayse"]) {
    expect((await connectAs(product, user, { account })).status).toBe(200);
    product.clock.advance(2_000);
  }

  const rows = await product.context.db.select().from(connections).where(eq(connections.userId, user.id));
  expect(rows).toHaveLength(2);
  expect(await channelOf(user)).toMatchObject({ title: "Deneme Kanalı" });
  const token = await freshAccessToken(product.context, mainChannel(user));
  expect(await product.context.youtube.channel(token)).toMatchObject({ title: "Deneme Kanalı" });
});

test("one user's disconnect does not end another's connection to the same channel", async () => {
  const product = t.product();
  const [first, second] = [await connectedUser(product), await connectedUser(product)];

  await callApi(product, "DELETE", "/api/youtube/disconnect", { token: first.token });

  expect((await readLedger(product)).counts["google.revoke"] ?? 0).toBe(0);
  const token = await freshAccessToken(product.context, mainChannel(second));
  expect(await product.context.youtube.channel(token)).toMatchObject({ handle: "@deneme" });
});

test("the day's uploads are shared: nobody takes more than their part while others are connected", async () => {
  const product = t.product();
  const users = [];
  for (let user = 0; user < 5; user += 1) users.push(await connectedUser(product));
  const [greedy, late] = users;
  const take = (userId: string) => takeUpload(product.context, { userId, isScheduled: false });

  const answers = [];
  for (let upload = 0; upload < 30; upload += 1) answers.push(await take(greedy?.id ?? ""));

  expect(answers.filter((answer) => answer === "taken")).toHaveLength(25);
  expect(answers.at(-1)).toBe("share_used");
  expect(await take(late?.id ?? "")).toBe("taken");
  await markUsedUp(product.context, "uploads");
  expect(await take(late?.id ?? "")).toBe("day_used");
});

test("some of the day is kept for schedules that fall due before it ends", async () => {
  const product = t.product();
  const user = await makeUser(product);
  await connectAs(product, user, {});
  const create = { scenario: "scheduled", promptText: "bir kedi", keywords: "kedi" };
  for (let plan = 0; plan < 3; plan += 1) {
    const { body } = await callApi(product, "POST", "/video/create", { token: user.token, body: create });
    const { _id } = body["video"] as { _id: string };
    const scheduledAt = new Date(product.clock.now().getTime() + 60_000).toISOString();
    const path = `/api/videos/${_id}/schedule`;
    const answer = await callApi(product, "POST", path, { token: user.token, body: { scheduledAt } });
    expect(answer.status).toBe(200);
  }

  expect(await channelOf(user)).toMatchObject({ health: { uploadsLeftToday: 97 } });
});
