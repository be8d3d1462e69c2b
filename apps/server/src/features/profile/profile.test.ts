import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { serviceKeys, users } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { armFault } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();
const KEY = "sandbox-0123456789-abcd";
const MASK = "sand***************abcd";

function formOf(user: TestUser): Record<string, unknown> {
  return { fullname: "Ada Yılmaz", email: `${user.username}@example.com`, username: user.username };
}

async function save(user: TestUser, changes: Record<string, unknown>): Promise<Answer> {
  const body = { ...formOf(user), ...changes };
  return callApi(t.product(), "PUT", `/api/users/${user.id}/profile`, { token: user.token, body });
}

async function rowOf(user: TestUser) {
  const [row] = await t.product().context.db.select().from(users).where(eq(users.id, user.id));
  return row;
}

async function keysOf(user: TestUser) {
  return t.product().context.db.select().from(serviceKeys).where(eq(serviceKeys.userId, user.id));
}

async function reveal(user: TestUser, password = "gizli-sifre", service = "gemini"): Promise<Answer> {
  const url = `/api/users/${user.id}/keys/${service}/reveal`;
  return callApi(t.product(), "POST", url, { token: user.token, body: { password } });
}

async function testKey(user: TestUser, body: object, service = "gemini"): Promise<unknown> {
  const url = `/api/users/${user.id}/keys/${service}/test`;
  const answer = await callApi(t.product(), "POST", url, { token: user.token, body });
  return answer.status === 200 ? answer.body["result"] : answer.body["code"];
}

test("the profile is saved and answered whole [R11.10]", async () => {
  const user = await makeUser(t.product());

  const answer = await save(user, { fullname: "  Ayşe Öz  ", username: "ayse_oz" });

  expect(answer).toMatchObject({ status: 200, body: { user: { fullname: "Ayşe Öz", username: "ayse_oz" } } });
  expect(await rowOf(user)).toMatchObject({ fullname: "Ayşe Öz", usernameKey: "ayse_oz" });
});

test("the profile brings the newest hundred videos, or as few as asked for, and totals that count them all [R11.9]", async () => {
  const user = await makeUser(t.product());
  const now = t.product().clock.now().getTime();
  for (let count = 1; count <= 103; count += 1) {
    const createdAt = new Date(now + count);
    await addVideoRow(t.product(), user, { name: `film ${count}`, status: "completed", createdAt });
  }

  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });

  const names = (body["videos"] as { videoName: string }[]).map((video) => video.videoName);
  expect(names).toHaveLength(100);
  expect([names[0], names[99]]).toEqual(["film 103", "film 4"]);
  expect(body["totals"]).toMatchObject({ total: 103, completed: 103 });

  // The screens ask again and again while something is made: for fewer, and then it weighs a fifth.
  const path = `/api/users/${user.id}/profile?videos=20`;
  const slim = await callApi(t.product(), "GET", path, { token: user.token });
  const few = (slim.body["videos"] as { videoName: string }[]).map((video) => video.videoName);
  expect(few).toEqual(names.slice(0, 20));
  expect(slim.body["totals"]).toEqual(body["totals"]);
  expect(slim.raw.body.length).toBeLessThan(JSON.stringify(body).length / 4);
  const tooMany = `/api/users/${user.id}/profile?videos=101`;
  expect((await callApi(t.product(), "GET", tooMany, { token: user.token })).status).toBe(400);
});

test("keys are stored sealed and come back masked, first and last four kept [R9.1]", async () => {
  const user = await makeUser(t.product());

  const answer = await save(user, { geminiApiKey: KEY, freepikApiKey: "12345678" });

  expect(answer.body).toMatchObject({ user: { geminiApiKey: MASK, freepikApiKey: "********" } });
  expect(JSON.stringify(await keysOf(user))).not.toContain("0123456789");
  expect(answer.raw.headers["cache-control"]).toBe("no-store");
});

test("the unchanged mask, or no key at all, changes nothing; an empty key removes it [R9.1]", async () => {
  const user = await makeUser(t.product());
  await save(user, { geminiApiKey: KEY });

  await save(user, { geminiApiKey: MASK });
  await save(user, {});
  expect((await reveal(user)).body).toEqual({ key: KEY });

  const cleared = await save(user, { geminiApiKey: "" });
  expect(cleared.body).toMatchObject({ user: { geminiApiKey: "" } });
  expect(await reveal(user)).toMatchObject({ status: 422, body: { code: "provider_key_missing" } });
});

test("half a mask is refused at its field, so that no key is overwritten with stars", async () => {
  const user = await makeUser(t.product());
  await save(user, { geminiApiKey: KEY });

  const answer = await save(user, { geminiApiKey: `${MASK}x` });

  expect(answer).toMatchObject({ status: 400, body: { fields: { geminiApiKey: { code: "keys.masked" } } } });
  expect((await reveal(user)).body).toEqual({ key: KEY });
});

test("a sealed key of one user opens for no other [R9.1]", async () => {
  const [one, two] = [await makeUser(t.product()), await makeUser(t.product())];
  await save(one, { geminiApiKey: KEY });
  await save(two, { geminiApiKey: "sandbox-another-one" });
  const { db } = t.product().context;
  const [stored] = await db.select().from(serviceKeys).where(eq(serviceKeys.userId, one.id));
  await db
    .update(serviceKeys)
    .set({ keySealed: stored?.keySealed ?? "" })
    .where(eq(serviceKeys.userId, two.id));

  expect((await reveal(two)).status).toBe(500);
});

test("a key is shown to its owner with the right password only, and that is written down [R9.1]", async () => {
  const user = await makeUser(t.product());
  await save(user, { geminiApiKey: KEY });

  expect(await reveal(user, "yanlis")).toMatchObject({ status: 422, body: { code: "password_wrong" } });
  expect((await reveal(user)).body).toEqual({ key: KEY });

  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/security-events`, { token: user.token });
  expect((body["events"] as { kind: string }[]).map(({ kind }) => kind)).toContain("key_revealed");
});

test("a stolen session cannot guess the password: from the fifth failure it must wait", async () => {
  t.product().clock.stopAtNoon();
  const user = await makeUser(t.product());
  await save(user, { geminiApiKey: KEY });

  const statuses = [];
  for (let index = 0; index < 7; index += 1) statuses.push((await reveal(user, `yanlis-${index}`)).status);

  expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

test("a test says whether the vendor refused the key or could not be asked [R9.1]", async () => {
  const user = await makeUser(t.product());

  await armFault(t.product(), { name: "status", path: "/freepik/", status: 401, body: { message: "Invalid API key" } });
  expect(await testKey(user, { key: KEY }, "freepik")).toBe("refused");
  await armFault(t.product(), { name: "status", path: "/freepik/", status: 500, body: { message: "Oops" } });
  expect(await testKey(user, { key: KEY }, "freepik")).toBe("unreachable");
  await armFault(t.product(), { name: "drop", path: "/gemini/" });
  expect(await testKey(user, { key: KEY })).toBe("unreachable");
});

test("a key is tested without storing it [R9.1]", async () => {
  const user = await makeUser(t.product());

  expect(await testKey(user, { key: KEY })).toBe("valid");
  expect(await testKey(user, { key: KEY }, "freepik")).toBe("valid");
  expect(await testKey(user, {})).toBe("provider_key_missing");
  expect(await keysOf(user)).toEqual([]);
});

test("[R17.8] [R17.12] a company that only speaks takes its key, tests it, and speaks with it", async () => {
  const { context } = t.product();
  const whole = { ...context.writers };
  onTestFinished(() => void Object.assign(context.writers, whole));
  delete (context.writers as Partial<typeof context.writers>).openai;
  const user = await makeUser(t.product());

  expect(await testKey(user, { key: KEY }, "openai")).toBe("valid");
  await armFault(t.product(), { name: "status", path: "/openai/", status: 401, body: { error: { message: "No" } } });
  expect(await testKey(user, { key: KEY }, "openai")).toBe("refused");
  await save(user, { openaiApiKey: KEY });
  expect(await testKey(user, {}, "openai")).toBe("valid");
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/voices`, { token: user.token });
  expect(body["speakers"]).toContainEqual(expect.objectContaining({ service: "openai", isReady: true }));
});

test("without a key in the form, or with its mask, the stored one is tested", async () => {
  const user = await makeUser(t.product());
  await save(user, { geminiApiKey: KEY });

  expect(await testKey(user, {})).toBe("valid");
  expect(await testKey(user, { key: MASK })).toBe("valid");
});

test("a taken username is refused at its field, whatever its case [R9.3]", async () => {
  const [one, two] = [await makeUser(t.product()), await makeUser(t.product())];

  expect(await save(two, { username: one.username.toUpperCase() })).toMatchObject({
    status: 409,
    body: { code: "username_taken", fields: { username: {} } },
  });
});

test("of two people who want the same name at the same moment one gets it", async () => {
  const people = [await makeUser(t.product()), await makeUser(t.product())];

  const answers = await Promise.all(people.map((person) => save(person, { username: "the_same" })));

  expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409]);
});

test("nothing but the named fields is ever written [R11.17]", async () => {
  const user = await makeUser(t.product());
  const before = await rowOf(user);

  await save(user, {
    _id: "mine",
    id: "mine",
    passwordHash: "x",
    createdAt: "2020-01-01T00:00:00.000Z",
    mediaEpoch: 9,
    deletedAt: "2020-01-01T00:00:00.000Z",
    geminiKeySealed: "x",
    theme: "light",
    role: "admin",
    emailVerified: true,
    constructor: { prototype: { isAdmin: true } },
  });

  const after = await rowOf(user);
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
});

test("preferences are kept one by one and come with the user", async () => {
  const user = await makeUser(t.product());
  const set = (body: object): Promise<Answer> =>
    callApi(t.product(), "PUT", `/api/users/${user.id}/preferences`, { token: user.token, body });

  expect((await set({ timeZone: "America/New_York" })).body).toMatchObject({
    user: { preferences: { timeZone: "America/New_York", theme: "dark" } },
  });
  expect((await set({ theme: "light", language: "tr" })).body).toMatchObject({
    user: { preferences: { timeZone: "America/New_York", theme: "light", language: "tr" } },
  });
  for (const timeZone of ["Mars/Olympus", "+03:00", "", "../../etc/passwd", "x".repeat(10_000)]) {
    expect(await set({ timeZone })).toMatchObject({ status: 400, body: { fields: { timeZone: {} } } });
  }
});
