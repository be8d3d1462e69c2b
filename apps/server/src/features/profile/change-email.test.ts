import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withTestProduct } from "#test/test-product.ts";

const t = withTestProduct();
const DAY_MS = 86_400_000;

async function changeEmail(user: TestUser, email: string, token = user.token): Promise<Answer> {
  const body = { fullname: "Ada Yılmaz", username: user.username, email };
  return callApi(t.product(), "PUT", `/api/users/${user.id}/profile`, { token, body });
}

async function undo(token: string): Promise<Answer> {
  return callApi(t.product(), "POST", "/api/email/undo", { body: { token } });
}

async function undoTokenFor(address: string): Promise<string> {
  const [mail] = await mailsTo(t.product(), address);
  return tokenIn(mail, "/email/undo");
}

async function emailOf(user: TestUser): Promise<string | undefined> {
  const [row] = await t.product().context.db.select().from(users).where(eq(users.id, user.id));
  return row?.email;
}

test("the old address is told of the change and can take it back", async () => {
  const user = await makeUser(t.product());
  const old = `${user.username}@example.com`;
  expect((await changeEmail(user, "thief@example.net")).status).toBe(200);
  const token = await undoTokenFor(old);

  expect((await undo(token)).status).toBe(200);

  expect(await emailOf(user)).toBe(old);
  const stolen = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
  expect(stolen.status).toBe(401);
  const [mail] = await mailsTo(t.product(), old);
  expect(mail?.text).toContain("/auth/reset-password#token=");
  expect((await undo(token)).status).toBe(422);
});

test("a password set by whoever changed the address is void after the undo", async () => {
  const user = await makeUser(t.product());
  await changeEmail(user, "thief@example.net");
  const token = await undoTokenFor(`${user.username}@example.com`);
  await callApi(t.product(), "PUT", `/api/users/${user.id}/password`, {
    token: user.token,
    body: { currentPassword: "gizli-sifre", password: "hirsizin-sifresi" },
  });

  await undo(token);

  for (const password of ["hirsizin-sifresi", "gizli-sifre", ""]) {
    const login = await callApi(t.product(), "POST", "/login", { body: { username: user.username, password } });
    expect(login.status).not.toBe(200);
  }
});

test("the first holder wins over any later change, whose links stop working", async () => {
  const user = await makeUser(t.product());
  const old = `${user.username}@example.com`;
  await changeEmail(user, "second@example.net");
  const first = await undoTokenFor(old);
  t.product().clock.advance(1_000);
  await changeEmail(user, "third@example.net");
  const later = await undoTokenFor("second@example.net");

  expect((await undo(first)).status).toBe(200);
  expect((await undo(later)).status).toBe(422);
  expect(await emailOf(user)).toBe(old);
});

test("nobody else can take the old address while it can be taken back", async () => {
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const old = `${user.username}@example.com`;
  await changeEmail(user, "new@example.net");
  const registration = { fullname: "Eve", username: "eve_1", email: old.toUpperCase(), password: "gizli-sifre" };

  expect((await callApi(t.product(), "POST", "/register", { body: registration })).status).toBe(409);
  expect((await changeEmail(other, old)).status).toBe(409);

  t.product().clock.advance(8 * DAY_MS);
  expect((await callApi(t.product(), "POST", "/register", { body: registration })).status).toBe(201);
});

test("the link ends after seven days, and a made-up one never works", async () => {
  const user = await makeUser(t.product());
  await changeEmail(user, "new@example.net");
  const token = await undoTokenFor(`${user.username}@example.com`);

  expect((await undo("made-up")).status).toBe(422);
  t.product().clock.advance(7 * DAY_MS);
  expect((await undo(token)).status).toBe(422);
});

test("an address only written differently mails nobody", async () => {
  const user = await makeUser(t.product());

  await changeEmail(user, `${user.username.toUpperCase()}@Example.com`);

  expect(await mailsTo(t.product(), `${user.username}@example.com`)).toEqual([]);
});
