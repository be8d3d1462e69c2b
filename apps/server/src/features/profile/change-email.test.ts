import { DAY_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

async function changeEmail(user: TestUser, email: string, token = user.token): Promise<Answer> {
  const body = { fullname: "Ada Yılmaz", username: user.username, email, currentPassword: "gizli-sifre" };
  return callApi(t.product(), "PUT", `/api/users/${user.id}/profile`, { token, body });
}

async function undo(token: string): Promise<Answer> {
  return callApi(t.product(), "POST", "/api/email/undo", { body: { token } });
}

async function confirm(token: string): Promise<Answer> {
  return callApi(t.product(), "POST", "/api/email/confirm", { body: { token } });
}

async function confirmTokenFor(address: string): Promise<string> {
  const [mail] = await mailsTo(t.product(), address);
  return tokenIn(mail, "/email/confirm");
}

/** Asks for a reset link with this address and tells which mailboxes got one. */
async function resetMailsAfterAsking(email: string, mailboxes: readonly string[]): Promise<string[]> {
  t.product().clock.advance(1_000);
  const counts = await Promise.all(mailboxes.map(resetMails));
  expect((await callApi(t.product(), "POST", "/api/password/forgot", { body: { email } })).status).toBe(202);
  const after = await Promise.all(mailboxes.map(resetMails));
  return mailboxes.filter((_mailbox, index) => after[index] !== counts[index]);
}

async function resetMails(address: string): Promise<number> {
  const mails = await mailsTo(t.product(), address);
  return mails.filter(({ text }) => text.includes("/auth/reset-password#token=")).length;
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
  await confirm(await confirmTokenFor("new@example.net"));
  const registration = { fullname: "Eve", username: "eve_1", email: old.toUpperCase(), password: "gizli-sifre" };

  expect((await callApi(t.product(), "POST", "/register", { body: registration })).status).toBe(409);
  // Answered like any other, but it stays with its holder: no link to confirm it is mailed.
  expect((await changeEmail(other, old)).status).toBe(200);
  expect((await mailsTo(t.product(), old)).map(({ text }) => text).join()).not.toContain("/email/confirm");

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

test("reset links go to the old address until the new one is confirmed, whichever of the two is asked with", async () => {
  const user = await makeUser(t.product());
  const [old, fresh] = [`${user.username}@example.com`, "new@example.net"];
  const mailboxes = [old, fresh];
  expect((await changeEmail(user, fresh)).body).toMatchObject({ user: { email: fresh, recoveryEmail: old } });

  expect(await resetMailsAfterAsking(fresh, mailboxes)).toEqual([old]);
  expect(await resetMailsAfterAsking(old, mailboxes)).toEqual([old]);

  expect((await confirm(await confirmTokenFor(fresh))).status).toBe(200);
  const profile = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
  expect(profile.body).toMatchObject({ user: { email: fresh, recoveryEmail: null } });
  expect(await resetMailsAfterAsking(old, mailboxes)).toEqual([]);
  expect(await resetMailsAfterAsking(fresh, mailboxes)).toEqual([fresh]);
});

test("whoever takes a session over and changes the address gets no reset link, and the owner is told", async () => {
  const user = await makeUser(t.product());
  const owner = `${user.username}@example.com`;
  await changeEmail(user, "thief@example.net");
  await changeEmail(user, "second@example.net");

  const mailboxes = [owner, "thief@example.net", "second@example.net"];
  for (const asked of mailboxes.slice(1)) await resetMailsAfterAsking(asked, mailboxes);
  await callApi(t.product(), "PUT", `/api/users/${user.id}/password`, {
    token: user.token,
    body: { currentPassword: "gizli-sifre", password: "hirsizin-sifresi" },
  });

  expect(await Promise.all(mailboxes.map(resetMails))).toEqual([1, 0, 0]);
  const subjects = (await mailsTo(t.product(), owner)).map(({ subject }) => subject);
  expect(subjects).toContain("Your password was changed");
});

test("a confirmation works once, for a day, and only for the address it was sent to", async () => {
  const user = await makeUser(t.product());
  await changeEmail(user, "first@example.net");
  const first = await confirmTokenFor("first@example.net");
  await changeEmail(user, "second@example.net");
  const second = await confirmTokenFor("second@example.net");

  expect((await confirm(first)).status).toBe(422);
  expect((await confirm("made-up")).status).toBe(422);
  t.product().clock.advance(DAY_MS);
  expect((await confirm(second)).status).toBe(422);

  const again = await callApi(t.product(), "POST", `/api/users/${user.id}/email/confirmation`, { token: user.token });
  expect(again.status).toBe(202);
  const third = await confirmTokenFor("second@example.net");
  expect((await confirm(third)).status).toBe(200);
  expect((await confirm(third)).status).toBe(422);
});

test("with nothing to confirm nothing is sent, and an account cannot be used to write to strangers", async () => {
  const user = await makeUser(t.product());
  const path = `/api/users/${user.id}/email/confirmation`;
  expect((await callApi(t.product(), "POST", path, { token: user.token })).status).toBe(202);
  expect(await mailsTo(t.product(), `${user.username}@example.com`)).toEqual([]);

  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    statuses.push((await changeEmail(user, `stranger${index}@example.net`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await emailOf(user)).toBe("stranger4@example.net");
});

test("back to the proven address there is nothing to confirm", async () => {
  const user = await makeUser(t.product());
  const old = `${user.username}@example.com`;
  await changeEmail(user, "new@example.net");

  expect((await changeEmail(user, old)).body).toMatchObject({ user: { email: old, recoveryEmail: null } });
  expect((await mailsTo(t.product(), old)).map(({ text }) => text).join()).not.toContain("/email/confirm");
});

test("an unconfirmed change keeps the old address out of others' hands, and undoing brings everything back", async () => {
  const user = await makeUser(t.product());
  const old = `${user.username}@example.com`;
  await changeEmail(user, "new@example.net");
  const undoToken = await undoTokenFor(old);
  const confirmToken = await confirmTokenFor("new@example.net");

  expect((await undo(undoToken)).status).toBe(200);
  expect((await confirm(confirmToken)).status).toBe(422);
  expect(await resetMailsAfterAsking("new@example.net", [old, "new@example.net"])).toEqual([]);
  expect(await resetMailsAfterAsking(old, [old, "new@example.net"])).toEqual([old]);

  const other = await makeUser(t.product());
  await changeEmail(other, "elsewhere@example.net");
  t.product().clock.advance(30 * DAY_MS);
  const registration = {
    fullname: "Eve",
    username: "eve_2",
    email: `${other.username}@example.com`,
    password: "gizli-sifre",
  };
  expect((await callApi(t.product(), "POST", "/register", { body: registration })).status).toBe(409);
});
