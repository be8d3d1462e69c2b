import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import { erasures, subscribers, users, videos } from "#platform/db/schema.ts";
import { userTables } from "#platform/db/user-data.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { mailsTo } from "#test/mails.ts";
import { connectChannel } from "#test/vendors/sandbox-consent.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

async function deleteAccount(user: TestUser, body: object = {}): Promise<Answer> {
  return callApi(t.product(), "POST", `/api/users/${user.id}/delete`, {
    token: user.token,
    body: { password: "gizli-sifre", confirm: user.username, ...body },
  });
}

async function createVideo(user: TestUser): Promise<string> {
  const { body } = await callApi(t.product(), "POST", "/video/create", {
    token: user.token,
    body: { scenario: "scheduled", promptText: "canary-prompt", keywords: "canary-keyword" },
  });
  return (body["video"] as { _id: string })._id;
}

async function rowsLeft(user: TestUser): Promise<string[]> {
  const left: string[] = [];
  for (const { table, owner } of userTables) {
    const rows = await t.product().context.db.select().from(table).where(eq(owner, user.id));
    if (rows.length > 0) left.push(getTableName(table));
  }
  return left;
}

test("a deleted account is gone: session at once, then grant, rows, files and mails in one job [R14.7]", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const address = `${user.username}@example.com`;
  const mediaKey = `videos/${user.id}/${await createVideo(user)}.mp4`;
  await context.media.put(mediaKey, Buffer.from("film"));
  const link = context.mediaLinks.link({ key: mediaKey, userId: user.id, epoch: 0 }, context.clock.now());
  await connectChannel(t.product(), user);
  await callApi(t.product(), "POST", "/api/newsletter", { body: { email: address } });
  await callApi(t.product(), "POST", "/api/password/forgot", { body: { email: address } });
  await callApi(t.product(), "POST", `/api/users/${user.id}/export`, { token: user.token });
  const sent = await mailsTo(t.product(), address);
  const revokedBefore = (await readLedger(t.product())).counts["google.revoke"] ?? 0;

  expect((await deleteAccount(user)).status).toBe(200);
  const profile = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
  const login = await callApi(t.product(), "POST", "/login", {
    body: { username: user.username, password: "gizli-sifre" },
  });
  expect([profile.status, login.status]).toEqual([401, 401]);
  expect((await callApi(t.product(), "GET", link)).status).toBe(404);

  await context.queue.drain();
  expect(await rowsLeft(user)).toEqual([]);
  expect(await context.db.select().from(subscribers)).toEqual([]);
  expect(await context.media.size(mediaKey)).toBeNull();
  for await (const key of context.media.list("")) expect(key).not.toContain(user.id);
  const outbox = await readdir(context.config.mail.outboxDir);
  for (const { _id, text } of sent.filter((mail) => !mail.text.includes("/newsletter/"))) {
    expect([text, outbox.includes(`${_id}.eml`)]).toEqual([text, false]);
  }
  expect((await readLedger(t.product())).counts["google.revoke"]).toBe(revokedBefore + 1);
  expect(await context.db.select().from(erasures)).toHaveLength(1);
});

test("whoever left is told by mail, and nothing but that mail remembers the address", async () => {
  const user = await makeUser(t.product());

  await deleteAccount(user);

  const mails = await mailsTo(t.product(), `${user.username}@example.com`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe("Your account was deleted");
  const path = join(t.product().context.config.mail.outboxDir, `${mails[0]?._id}.eml`);
  expect(await readFile(path, "utf8")).not.toContain("#token=");
});

test.each([
  ["a wrong password", { password: "yanlis" }, 422, "password"],
  ["another name", { confirm: "somebody" }, 400, "confirm"],
  ["no name", { confirm: "" }, 400, "confirm"],
  ["no password", { password: "" }, 400, "password"],
])("%s deletes nothing and is told at its field", async (_name, body, status, field) => {
  const user = await makeUser(t.product());

  expect(await deleteAccount(user, body)).toMatchObject({ status, body: { fields: { [field]: {} } } });

  expect(await rowsLeft(user)).toContain("users");
});

test("the names are free at once", async () => {
  const user = await makeUser(t.product());
  await deleteAccount(user);

  const body = {
    fullname: "Ada Yeni",
    username: user.username,
    email: `${user.username}@example.com`,
    password: "gizli-sifre",
  };

  expect((await callApi(t.product(), "POST", "/register", { body })).status).toBe(201);
});

test("a silent Google keeps nobody's data here", async () => {
  const user = await makeUser(t.product());
  await connectChannel(t.product(), user);
  await armFault(t.product(), { name: "drop", path: "/google/revoke", times: 3 });

  await deleteAccount(user);
  await t.product().context.queue.drain();

  expect(await rowsLeft(user)).toEqual([]);
});

test("a film that is put in its place while the account goes is swept up afterwards", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  await deleteAccount(user);
  await context.queue.drain();
  await context.media.put(`videos/${user.id}/late.mp4`, Buffer.from("late"));

  clock.advance(16 * 60_000);
  await context.queue.drain();

  expect(await context.media.size(`videos/${user.id}/late.mp4`)).toBeNull();
});

test("work under way stops: a worker finds its video gone before the rows are", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await createVideo(user);
  await context.db.update(videos).set({ status: "processing", stage: "queued" }).where(eq(videos.id, videoId));

  await deleteAccount(user);

  const rows = await context.db.select().from(videos).where(eq(videos.id, videoId));
  for (const row of rows) expect(row.deletedAt).not.toBeNull();
  const people = await context.db.select().from(users).where(eq(users.id, user.id));
  for (const person of people) expect(person).toMatchObject({ passwordHash: "" });
});
