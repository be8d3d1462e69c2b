import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#platform/db/schema.ts";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { register } from "./accounts.service.ts";

const t = withTestProduct();

const ada = { fullname: "Ada Yılmaz", username: "Ada_42", email: "ada@example.com", password: "gizli-sifre" };

test("a visitor opens an account and is signed in [R11.2] [R12.1]", async () => {
  const answer = await callApi(t.product(), "POST", "/register", { body: ada });

  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    token: expect.stringMatching(/^cv1_[\w-]{43}$/),
    user: { fullname: "Ada Yılmaz", username: "Ada_42", email: "ada@example.com", geminiApiKey: "", freepikApiKey: "" },
  });
  expect(JSON.stringify(answer.body)).not.toContain("gizli-sifre");
});

test("a new account keeps the browser's time zone and theme, and says so in its first answer [R11.2] [R13.1]", async () => {
  const body = { ...ada, timeZone: "America/New_York", theme: "light" };

  const answer = await callApi(t.product(), "POST", "/register", { body });

  expect(answer.body).toMatchObject({ user: { preferences: { timeZone: "America/New_York", theme: "light" } } });
});

test.each(["Etc/Unknown", "+03:00", "", null, 7])(
  "a browser's zone that is none (%s) keeps nobody out; the account has none until one is chosen",
  async (timeZone) => {
    const opened = await callApi(t.product(), "POST", "/register", { body: { ...ada, timeZone } });

    expect(opened).toMatchObject({ status: 201, body: { user: { preferences: { timeZone: null } } } });
    const { token, user } = opened.body as { token: string; user: { _id: string } };
    const path = `/api/users/${user._id}/preferences`;
    const chosen = await callApi(t.product(), "PUT", path, { token, body: { timeZone: "Europe/Istanbul" } });
    expect(chosen.body).toMatchObject({ user: { preferences: { timeZone: "Europe/Istanbul" } } });
  },
);

test("a user signs in by username in any case, or by e-mail [R11.1]", async () => {
  await callApi(t.product(), "POST", "/register", { body: ada });

  for (const username of ["Ada_42", "ADA_42", "Ada@Example.com"]) {
    const answer = await callApi(t.product(), "POST", "/login", { body: { username, password: ada.password } });
    expect(answer.status).toBe(200);
  }
});

test("an unknown user and a wrong password get equal answers", async () => {
  await callApi(t.product(), "POST", "/register", { body: ada });

  const wrong = await callApi(t.product(), "POST", "/login", {
    body: { username: "Ada_42", password: "yanlis-sifre" },
  });
  const unknown = await callApi(t.product(), "POST", "/login", { body: { username: "nobody", password: "yanlis" } });

  expect(wrong.status).toBe(401);
  expect({ ...wrong.body, requestId: "" }).toEqual({ ...unknown.body, requestId: "" });
  expect(wrong.body).toMatchObject({ code: "login_failed" });
});

test("a taken username or e-mail is refused whatever its case, at its field [R9.3]", async () => {
  await callApi(t.product(), "POST", "/register", { body: ada });

  const sameName = await callApi(t.product(), "POST", "/register", {
    body: { ...ada, username: "ADA_42", email: "other@example.com" },
  });
  const sameMail = await callApi(t.product(), "POST", "/register", {
    body: { ...ada, username: "other", email: "ADA@example.com" },
  });

  expect(sameName).toMatchObject({ status: 409, body: { code: "username_taken", fields: { username: {} } } });
  expect(sameMail).toMatchObject({ status: 409, body: { code: "email_taken", fields: { email: {} } } });
});

test.each([
  ["fullname", "", "Ad soyad gerekli"],
  ["fullname", " a ", "Ad soyad en az 2 karakter olmalı"],
  ["email", "", "E-posta gerekli"],
  ["email", "ada@example", "Geçerli bir e-posta adresi girin"],
  ["username", "", "Kullanıcı adı gerekli"],
  ["username", "ab", "Kullanıcı adı en az 3 karakter olmalı"],
  ["username", "çağrı", "Kullanıcı adı sadece harf, rakam ve alt çizgi içerebilir"],
])("registering with %s %j says what is wrong, at that field only [R9.3]", async (field, value, text) => {
  const answer = await callApi(t.product(), "POST", "/register", { body: { ...ada, [field]: value }, language: "mix" });

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: "invalid_request", fields: { [field]: { message: text } } });
  expect(Object.keys(answer.body["fields"] as object)).toEqual([field]);
});

test("a short password is refused in the seed's words [R10.2]", async () => {
  const answer = await callApi(t.product(), "POST", "/register", {
    body: { ...ada, password: "12345" },
    language: "mix",
  });

  expect(answer.body).toMatchObject({
    fields: { password: { message: "Password must be at least 6 characters long" } },
  });
});

test("whoever runs the site may ask for longer passwords, and everybody is told at the field", async () => {
  const { context } = t.product();
  const limits = { ...context.config.limits, passwordMinLength: 12 };
  const strict = { ...context, config: { ...context.config, limits } };
  const visitor = { userAgent: "x", network: "n", language: "en" } as const;

  const short = register(strict, { ...ada, password: "kisa-sifrem" }, visitor);

  await expect(short).rejects.toMatchObject({ code: "password_weak", fields: { password: "error.password_weak" } });
  await register(strict, { ...ada, password: "daha-uzun-bir-parola" }, visitor);
});

test("fields nobody asked for are never stored [R11.17]", async () => {
  const extra = { id: "mine", _id: "mine", role: "admin", passwordHash: "x", createdAt: "2020-01-01T00:00:00Z" };
  await callApi(t.product(), "POST", "/register", { body: { ...ada, ...extra } });

  const [row] = await t.product().context.db.select().from(users).where(eq(users.usernameKey, "ada_42"));

  expect(row?.id).not.toBe("mine");
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row?.createdAt.getFullYear()).toBeGreaterThan(2025);
});

test("signing out ends the session on the server at once [R4.3]", async () => {
  const user = await makeUser(t.product());
  const profile = `/api/users/${user.id}/profile`;

  expect((await callApi(t.product(), "GET", profile, { token: user.token })).status).toBe(200);
  expect((await callApi(t.product(), "POST", "/api/logout", { token: user.token })).status).toBe(200);

  expect(await callApi(t.product(), "GET", profile, { token: user.token })).toMatchObject({
    status: 401,
    body: { code: "session_required" },
  });
});

test("a session ends after seven idle days, and after thirty days in any case", async () => {
  const { clock } = t.product();
  const user = await makeUser(t.product());
  const isAlive = async (): Promise<boolean> =>
    (await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token })).status === 200;
  const dayMs = 86_400_000;

  for (let day = 0; day < 28; day += 4) {
    clock.advance(4 * dayMs);
    expect(await isAlive()).toBe(true);
  }
  clock.advance(4 * dayMs);
  expect(await isAlive()).toBe(false);

  const idle = await makeUser(t.product());
  clock.advance(8 * dayMs);
  expect((await callApi(t.product(), "GET", `/api/users/${idle.id}/profile`, { token: idle.token })).status).toBe(401);
});

test("only the hash of a session's token is kept", async () => {
  const user = await makeUser(t.product());

  const rows = await t.product().context.db.select().from(sessions).where(eq(sessions.userId, user.id));

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(user.token.slice(4));
});

test("another user's id answers as if nobody had it [R11.16]", async () => {
  const [one, two] = [await makeUser(t.product()), await makeUser(t.product())];

  const answer = await callApi(t.product(), "GET", `/api/users/${one.id}/profile`, { token: two.token });

  expect(answer.status).toBe(404);
  expect(JSON.stringify(answer.body)).not.toContain(one.username);
});
