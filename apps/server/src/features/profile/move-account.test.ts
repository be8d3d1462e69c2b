import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();
const PASSWORD = "gizli-sifre";

async function save(user: TestUser, changes: object): Promise<Answer> {
  const own = { fullname: "Ada Yılmaz", username: user.username, email: `${user.username}@example.com` };
  const request = { token: user.token, body: { ...own, ...changes } };
  return callApi(t.product(), "PUT", `/api/users/${user.id}/profile`, request);
}

async function moveTo(user: TestUser, email: string): Promise<Answer> {
  t.product().clock.advance(1_000);
  return save(user, { email, currentPassword: PASSWORD });
}

async function undoTokenFor(address: string): Promise<string> {
  const [mail] = await mailsTo(t.product(), address);
  return tokenIn(mail, "/email/undo");
}

async function undo(token: string): Promise<number> {
  return (await callApi(t.product(), "POST", "/api/email/undo", { body: { token } })).status;
}

async function changePassword(user: TestUser): Promise<void> {
  const body = { currentPassword: PASSWORD, password: "mavi-bir-ucurtma" };
  await callApi(t.product(), "PUT", `/api/users/${user.id}/password`, { token: user.token, body });
}

test("an open session alone cannot move the account to another address [R9.3]", async () => {
  const user = await makeUser(t.product());

  const without = await save(user, { email: "thief@example.net" });
  const wrong = await save(user, { email: "thief@example.net", currentPassword: "yanlis" });

  expect(without).toMatchObject({ status: 400, body: { fields: { currentPassword: {} } } });
  expect(wrong).toMatchObject({ status: 422, body: { code: "password_wrong", fields: { currentPassword: {} } } });
  const [row] = await t.product().context.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.email).toBe(`${user.username}@example.com`);
  expect((await save(user, { fullname: "Ayşe Öz" })).status).toBe(200);
});

test("nobody can find out by changing addresses who has an account", async () => {
  const [asker, holder, other] = [
    await makeUser(t.product()),
    await makeUser(t.product()),
    await makeUser(t.product()),
  ];
  const taken = `${holder.username.toUpperCase()}@example.com`;
  const free = "nobody@example.net";
  const shown = ({ status, body }: Answer) => {
    const { email, recoveryEmail } = body["user"] as { email: string; recoveryEmail: string | null };
    return { status, isShown: [taken, free].includes(email), isRecoverable: recoveryEmail !== null };
  };

  const answers = [await moveTo(asker, taken), await moveTo(other, free)];

  expect(answers.map(shown)).toEqual([shown(answers[1] as Answer), shown(answers[1] as Answer)]);
  const counts = [await mailsTo(t.product(), taken.toLowerCase()), await mailsTo(t.product(), free)];
  expect([(await mailsTo(t.product(), taken)).length + (counts[0]?.length ?? 0), counts[1]?.length]).toEqual([1, 1]);
});

test("another's address that somebody typed opens and confirms nothing, and is left again without a trace", async () => {
  const [asker, holder] = [await makeUser(t.product()), await makeUser(t.product())];
  const taken = `${holder.username}@example.com`;
  await moveTo(asker, taken);

  const login = await callApi(t.product(), "POST", "/login", { body: { username: taken, password: PASSWORD } });
  expect(login.body).toMatchObject({ user: { _id: holder.id } });
  const texts = (await mailsTo(t.product(), taken)).map(({ text }) => text).join();
  expect(texts).not.toContain("token=");
  expect(await moveTo(asker, "mine@example.net")).toMatchObject({ status: 200, body: { user: {} } });
  expect((await mailsTo(t.product(), taken)).map(({ text }) => text).join()).not.toContain("/email/undo");
});

test("a new password ends every undo link but those to the address that was the account's the longest", async () => {
  const user = await makeUser(t.product());
  const first = `${user.username}@example.com`;
  await moveTo(user, "second@example.net");
  await moveTo(user, "third@example.net");
  const [trusted, later] = [await undoTokenFor(first), await undoTokenFor("second@example.net")];

  await changePassword(user);

  expect(await undo(later)).toBe(422);
  expect(await undo(trusted)).toBe(200);
});

test("saving a profile over and over is slowed down", async () => {
  const user = await makeUser(t.product());

  const statuses = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await save(user, {})).status);

  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
});
