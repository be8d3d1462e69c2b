import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { operatorActs, schedules, users } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { callAdmin, makeOperator, PASSWORD, SITE } from "#test/operator.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();
beforeEach(() => holdRenders(t.product()));

const call = (user: TestUser, asked: Parameters<typeof callAdmin>[2], body?: object) =>
  callAdmin(t.product(), user, asked, body);

async function login({ username }: TestUser): Promise<Answer> {
  return callApi(t.product(), "POST", "/login", { body: { username, password: PASSWORD } });
}

async function acts(): Promise<(string | null)[][]> {
  const rows = await t.product().context.db.select().from(operatorActs).orderBy(operatorActs.createdAt);
  return rows.map(({ act, personId }) => [act, personId]);
}

test("[R19.1] people are found by name, username and address, newest first, page by page", async () => {
  const operator = await makeOperator(t.product());
  const { context } = t.product();
  const [row] = await context.db.select().from(users).where(eq(users.id, operator.id));
  if (!row) throw new Error("The operator is gone.");
  const many = Array.from({ length: 60 }, (_, index) => {
    const name = `reader${String(index).padStart(3, "0")}`;
    const keys = { username: name, usernameKey: name, email: `${name}@x.co`, emailKey: `${name}@x.co` };
    return { ...row, id: `00${name}`, ...keys, fullname: "Okur", isOperator: false };
  });
  await context.db.insert(users).values(many);
  type Page = { people: { username: string }[]; nextCursor: string | null };

  const first = (await call(operator, ["GET", "people"])).body as Page;
  const second = (await call(operator, ["GET", `people?cursor=${first.nextCursor}`])).body as Page;
  const names = [...first.people, ...second.people].map(({ username }) => username);
  expect([first.people.length, new Set(names).size, second.nextCursor]).toEqual([50, 61, null]);
  expect(names[0]).toBe(operator.username);

  const found = async (q: string) =>
    ((await call(operator, ["GET", `people?q=${encodeURIComponent(q)}`])).body as Page).people.map(
      (one) => one.username,
    );
  expect(await found("READER007")).toEqual(["reader007"]);
  expect(await found("reader011@X.co")).toEqual(["reader011"]);
  expect(await found("%")).toEqual([]);
  expect(await found(`${operator.username}@`)).toEqual([operator.username]);
  expect((await call(operator, ["GET", "people?cursor=bm9uc2Vuc2U"])).status).toBe(400);
});

test("[R19.1] who is blocked is out at once, cannot sign in, and none of their plans runs until they are let in", async () => {
  const { context, clock } = t.product();
  const [operator, person] = [await makeOperator(t.product()), await makeUser(t.product())];
  const created = await callApi(t.product(), "POST", "/video/create", {
    token: person.token,
    body: { scenario: "scheduled", promptText: "x", keywords: "y", scheduled: true },
  });
  const videoId = (created.body["video"] as { _id: string })._id;
  const at = new Date(clock.now().getTime() + 60 * 60_000).toISOString();
  const planned = await callApi(t.product(), "POST", `/api/videos/${videoId}/schedule`, {
    token: person.token,
    body: { scheduledAt: at, recurring: false, recurringType: null },
  });
  expect(planned.status).toBeLessThan(300);
  const block = (isBlocked: boolean, password = PASSWORD) =>
    call(operator, ["POST", `people/${person.id}/block`], { isBlocked, password });

  expect((await block(true, "yanlis-sifre")).status).toBe(422);
  expect((await login(person)).status).toBe(200);
  expect(await block(true)).toMatchObject({ status: 200, body: { person: { isBlocked: true } } });
  const profile = await callApi(t.product(), "GET", `/api/users/${person.id}/profile`, { token: person.token });
  expect([profile.status, (await login(person)).body["code"]]).toEqual([401, "account_blocked"]);
  clock.advance(2 * 60 * 60_000);
  expect(await runDue(context)).toBe(0);

  await block(false);
  expect((await login(person)).status).toBe(200);
  expect(await runDue(context)).toBe(1);
  expect((await context.db.select().from(schedules).where(eq(schedules.userId, person.id)))[0]?.nextRunAt).toBeNull();
  expect(await acts()).toEqual([
    ["granted", operator.id],
    ["blocked", person.id],
    ["unblocked", person.id],
  ]);
});

test("[R19.1] an operator can neither block nor delete themselves", async () => {
  const operator = await makeOperator(t.product());
  const path = `people/${operator.id}`;

  const blocked = await call(operator, ["POST", `${path}/block`], { isBlocked: true, password: PASSWORD });
  const deleted = await call(operator, ["POST", `${path}/delete`], { confirm: operator.username, password: PASSWORD });

  expect([blocked.body["code"], deleted.body["code"]]).toEqual(["operator_self", "operator_self"]);
});

test("[R19.1] a limit of one person is theirs alone, and null gives the common one back", async () => {
  const [operator, person, other] = [
    await makeOperator(t.product()),
    await makeUser(t.product()),
    await makeUser(t.product()),
  ];
  const { clock } = t.product();
  await addVideoRow(t.product(), person, {
    name: "a",
    status: "completed",
    bytes: 3 * 1024 * 1024,
    createdAt: clock.now(),
  });
  const create = (user: TestUser) =>
    callApi(t.product(), "POST", "/video/create", {
      token: user.token,
      body: { scenario: "text2video", promptText: "deniz", keywords: "", autoUpload: false },
    });
  const limit = (body: object) => call(operator, ["PUT", `people/${person.id}/limits`], body);

  await limit({ storageMb: 2, createsPerHour: null });
  expect((await create(person)).body["code"]).toBe("storage_full");
  await limit({ storageMb: null, createsPerHour: 0 });
  expect((await create(person)).body["code"]).toBe("rate_limited");
  expect((await create(other)).status).toBe(201);
  await limit({ storageMb: null, createsPerHour: null });
  expect((await create(person)).status).toBe(201);
  expect((await limit({ storageMb: -1, createsPerHour: null })).status).toBe(400);
});

test("[R19.1] when all together keep as much as the operator allows, nobody adds to it, and reading goes on", async () => {
  const [operator, person] = [await makeOperator(t.product()), await makeUser(t.product())];
  const { clock } = t.product();
  await addVideoRow(t.product(), operator, {
    name: "a",
    status: "completed",
    bytes: 2 * 1024 * 1024,
    createdAt: clock.now(),
  });
  const create = () =>
    callApi(t.product(), "POST", "/video/create", {
      token: person.token,
      body: { scenario: "text2video", promptText: "deniz", keywords: "", autoUpload: false },
    });

  await call(operator, ["PUT", "site"], { ...SITE, storageCapMb: 1 });
  expect((await create()).body["code"]).toBe("no_space");
  await call(operator, ["PUT", "site"], { ...SITE, storageCapMb: 3 });
  expect((await create()).status).toBe(201);
});

test("[R19.1] sessions are ended, a reset link goes to the person's own address, and the account is deleted with all it has", async () => {
  const { context } = t.product();
  const [operator, person] = [await makeOperator(t.product()), await makeUser(t.product())];
  const path = `people/${person.id}`;

  await call(operator, ["POST", `${path}/end-sessions`]);
  const profile = await callApi(t.product(), "GET", `/api/users/${person.id}/profile`, { token: person.token });
  expect(profile.status).toBe(401);
  await call(operator, ["POST", `${path}/reset-link`]);
  const [reset] = await mailsTo(t.product(), `${person.username}@example.com`);
  expect(tokenIn(reset, "/auth/reset-password")).not.toBe("");

  const remove = (body: object) => call(operator, ["POST", `${path}/delete`], body);
  expect((await remove({ confirm: "other", password: PASSWORD })).status).toBe(400);
  expect((await remove({ confirm: person.username, password: "yanlis-sifre" })).status).toBe(422);
  expect((await remove({ confirm: person.username, password: PASSWORD })).status).toBe(200);
  await context.queue.drain();
  expect(await context.db.select().from(users).where(eq(users.id, person.id))).toEqual([]);
  expect((await call(operator, ["GET", "acts"])).body["acts"]).toMatchObject([
    { act: "deleted", by: operator.username, about: null },
    { act: "reset_mailed", about: null },
    { act: "sessions_ended", about: null },
    { act: "granted", by: null, about: operator.username },
  ]);
});

test("[R19.1] people are listed by what they keep, most first, page by page", async () => {
  const { context, clock } = t.product();
  const operator = await makeOperator(t.product());
  const people: TestUser[] = [];
  for (const bytes of [300, 900, 600]) {
    const person = await makeUser(t.product());
    people.push(person);
    await addVideoRow(t.product(), person, { name: "a", status: "completed", bytes, createdAt: clock.now() });
  }
  const [row] = await context.db.select().from(users).where(eq(users.id, operator.id));
  if (!row) throw new Error("The operator is gone.");
  const many = Array.from({ length: 60 }, (_, index) => {
    const keys = {
      username: `e${index}`,
      usernameKey: `e${index}`,
      email: `e${index}@x.co`,
      emailKey: `e${index}@x.co`,
    };
    return { ...row, id: `00e${String(index).padStart(3, "0")}`, ...keys, isOperator: false };
  });
  await context.db.insert(users).values(many);
  type Page = { people: { _id: string; storageBytes: number }[]; nextCursor: string };

  const first = (await call(operator, ["GET", "people?order=stored"])).body as Page;
  const second = (await call(operator, ["GET", `people?order=stored&cursor=${first.nextCursor}`])).body as Page;

  expect(first.people.slice(0, 4).map(({ storageBytes }) => storageBytes)).toEqual([900, 600, 300, 0]);
  expect(first.people[0]?._id).toBe(people[1]?.id);
  expect(new Set([...first.people, ...second.people].map(({ _id }) => _id)).size).toBe(64);
  expect((await call(operator, ["GET", "people?order=heaviest"])).status).toBe(400);
  const foreign = Buffer.from(JSON.stringify(["x", "y"])).toString("base64url");
  expect((await call(operator, ["GET", `people?order=stored&cursor=${foreign}`])).status).toBe(400);
});

test("[R19.1] everything of a person can be saved before the account is deleted, with a password, and its owner is told", async () => {
  const { context } = t.product();
  const operator = await makeOperator(t.product());
  const person = await makeUser(t.product());
  const path = `people/${person.id}/export`;
  expect((await call(operator, ["GET", path])).body["export"]).toBeNull();
  expect((await call(operator, ["POST", path], { password: "guessed-wrong" })).status).toBe(422);
  expect((await call(operator, ["POST", path], { password: PASSWORD })).status).toBe(202);
  await context.queue.drain();

  const made = (await call(operator, ["GET", path])).body["export"] as { status: string; url: string };
  expect(made.status).toBe("ready");
  const zip = await t.product().app.inject({ method: "GET", url: made.url });
  expect([zip.statusCode, zip.rawPayload.subarray(0, 2).toString()]).toEqual([200, "PK"]);
  expect(await mailsTo(t.product(), `${person.username}@example.com`)).not.toEqual([]);
  expect(await acts()).toContainEqual(["exported", person.id]);
  expect((await call(operator, ["POST", "people/nobody/export"], { password: PASSWORD })).status).toBe(404);
  expect(await acts()).not.toContainEqual(["exported", "nobody"]);
});

test("[R19.1] an export that does not come about is noted by nobody", async () => {
  const { context } = t.product();
  const operator = await makeOperator(t.product());
  const person = await makeUser(t.product());
  const { exportsPerDay } = context.config.limits;
  context.config.limits.exportsPerDay = 1;
  onTestFinished(() => void (context.config.limits.exportsPerDay = exportsPerDay));
  const ask = async () => (await call(operator, ["POST", `people/${person.id}/export`], { password: PASSWORD })).status;
  expect(await ask()).toBe(202);
  await context.queue.drain();
  expect(await ask()).toBe(429);
  expect((await acts()).filter(([act]) => act === "exported")).toHaveLength(1);
});
