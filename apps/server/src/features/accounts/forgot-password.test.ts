import { MINUTE_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passwordResets, users } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

async function forgot(email: string, headers: Record<string, string> = {}): Promise<Answer> {
  return callApi(t.product(), "POST", "/api/password/forgot", { body: { email }, headers });
}

async function reset(token: string, password = "yeni-sifre"): Promise<Answer> {
  return callApi(t.product(), "POST", "/api/password/reset", { body: { token, password } });
}

async function login(user: TestUser, password: string): Promise<number> {
  const body = { username: user.username, password };
  return (await callApi(t.product(), "POST", "/login", { body })).status;
}

async function newestToken(user: TestUser): Promise<string> {
  const [mail] = await mailsTo(t.product(), `${user.username}@example.com`);
  return tokenIn(mail, "/auth/reset-password");
}

test("a forgotten password is set anew with the mailed link, which ends every session [R10.4]", async () => {
  const user = await makeUser(t.product());

  expect(await forgot(`${user.username.toUpperCase()}@example.com`)).toMatchObject({ status: 202, body: { ok: true } });
  expect((await reset(await newestToken(user))).status).toBe(200);

  expect(await login(user, "gizli-sifre")).toBe(401);
  expect(await login(user, "yeni-sifre")).toBe(200);
  const old = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
  expect(old.status).toBe(401);
});

test("an address without an account gets the same answer and no mail [R10.4]", async () => {
  const user = await makeUser(t.product());

  const known = await forgot(`${user.username}@example.com`);
  const unknown = await forgot("nobody@example.com");

  expect([unknown.status, unknown.raw.body]).toEqual([known.status, known.raw.body]);
  expect(await mailsTo(t.product(), "nobody@example.com")).toEqual([]);
});

test("a link works once", async () => {
  const user = await makeUser(t.product());
  await forgot(`${user.username}@example.com`);
  const token = await newestToken(user);

  expect((await reset(token, "yeni-sifre")).status).toBe(200);
  expect(await reset(token, "baska-sifre")).toMatchObject({ status: 422, body: { code: "link_invalid" } });
});

test("only the newest link works", async () => {
  const user = await makeUser(t.product());
  await forgot(`${user.username}@example.com`);
  const older = await newestToken(user);
  t.product().clock.advance(1_000);
  await forgot(`${user.username}@example.com`);
  const newer = await newestToken(user);

  expect(newer).not.toBe(older);
  expect((await reset(older)).status).toBe(422);
  expect((await reset(newer)).status).toBe(200);
});

test("a link ends after thirty minutes", async () => {
  const user = await makeUser(t.product());
  await forgot(`${user.username}@example.com`);
  const token = await newestToken(user);

  t.product().clock.advance(30 * MINUTE_MS);

  expect((await reset(token)).status).toBe(422);
});

test("two uses at the same moment set one password", async () => {
  const user = await makeUser(t.product());
  await forgot(`${user.username}@example.com`);
  const token = await newestToken(user);

  const statuses = await Promise.all([reset(token, "yeni-sifre-1"), reset(token, "yeni-sifre-2")]);

  expect(statuses.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 422]);
});

test("the token has 256 bits and only its hash is kept", async () => {
  const user = await makeUser(t.product());
  await forgot(`${user.username}@example.com`);
  const token = await newestToken(user);

  const rows = await t.product().context.db.select().from(passwordResets);

  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("the link is built from the configured address, whatever host the request names", async () => {
  const user = await makeUser(t.product());

  await forgot(`${user.username}@example.com`, { host: "evil.example", "x-forwarded-host": "evil.example" });

  const [mail] = await mailsTo(t.product(), `${user.username}@example.com`);
  expect(mail?.text).toContain("http://localhost:3000/auth/reset-password#token=");
  expect(mail?.text).not.toContain("evil.example");
});

test("a weak password is refused at its field and leaves the link usable", async () => {
  const user = await makeUser(t.product());
  await forgot(`${user.username}@example.com`);
  const token = await newestToken(user);

  expect(await reset(token, "123456")).toMatchObject({
    status: 422,
    body: { code: "password_weak", fields: { password: {} } },
  });
  expect((await reset(token)).status).toBe(200);
});

test("nobody's mailbox is flooded: five links an hour, the answer stays the same", async () => {
  const user = await makeUser(t.product());

  for (let index = 0; index < 9; index += 1) {
    expect((await forgot(`${user.username}@example.com`)).status).toBe(202);
    await t.product().context.queue.drain();
  }

  expect(await mailsTo(t.product(), `${user.username}@example.com`)).toHaveLength(5);
});

test("the mail is in the language the user chose", async () => {
  const user = await makeUser(t.product());
  await callApi(t.product(), "PUT", `/api/users/${user.id}/preferences`, {
    token: user.token,
    body: { language: "tr" },
  });

  await forgot(`${user.username}@example.com`);

  const [mail] = await mailsTo(t.product(), `${user.username}@example.com`);
  expect(mail).toMatchObject({ subject: "Şifrenizi sıfırlayın" });
});

test("changing the password ends every other session and keeps this one", async () => {
  const user = await makeUser(t.product());
  const second = await callApi(t.product(), "POST", "/login", {
    body: { username: user.username, password: "gizli-sifre" },
  });
  const change = (body: object): Promise<Answer> =>
    callApi(t.product(), "PUT", `/api/users/${user.id}/password`, { token: user.token, body });
  const isAlive = async (token: string): Promise<boolean> =>
    (await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token })).status === 200;

  expect(await change({ currentPassword: "yanlis", password: "yeni-sifre" })).toMatchObject({
    status: 422,
    body: { code: "password_wrong", fields: { currentPassword: {} } },
  });
  expect(await change({ currentPassword: "gizli-sifre", password: user.username })).toMatchObject({ status: 422 });
  expect((await change({ currentPassword: "gizli-sifre", password: "yeni-sifre" })).status).toBe(200);

  expect(await isAlive(user.token)).toBe(true);
  expect(await isAlive(String(second.body["token"]))).toBe(false);
  expect(await login(user, "yeni-sifre")).toBe(200);
});

test("passwords that agree in their first 72 bytes are still two passwords", async () => {
  const user = await makeUser(t.product());
  const long = "ş".repeat(60);
  await callApi(t.product(), "PUT", `/api/users/${user.id}/password`, {
    token: user.token,
    body: { currentPassword: "gizli-sifre", password: `${long}-one` },
  });

  expect(await login(user, `${long}-two`)).toBe(401);
  expect(await login(user, `${long}-one`)).toBe(200);
});

test("a hash made with weaker parameters is made anew at the next sign-in", async () => {
  const user = await makeUser(t.product());
  const { hash } = await import("@node-rs/argon2");
  const old = await hash("gizli-sifre", { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const { db } = t.product().context;
  await db.update(users).set({ passwordHash: old }).where(eq(users.id, user.id));

  expect(await login(user, "gizli-sifre")).toBe(200);

  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await login(user, "gizli-sifre")).toBe(200);
});
