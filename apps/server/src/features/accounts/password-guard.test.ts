import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queryRows } from "#platform/db/rows.ts";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { verifications } from "./password.ts";

const t = withTestProduct();

// A wait passes only where a test lets it.
beforeEach(() => t.product().clock.stopAtNoon());

async function guess(username: string, password: string, address = "203.0.113.7"): Promise<number> {
  const raw = await t.product().app.inject({
    method: "POST",
    url: "/login",
    remoteAddress: address,
    headers: { host: "localhost:3000" },
    payload: { username, password },
  });
  return raw.statusCode;
}

test("an unknown user and a wrong password cost one verification each and answer alike but for the request id", async () => {
  const user = await makeUser(t.product());

  const answers = [];
  for (const username of [user.username, "nobody_here"]) {
    const before = verifications.count;
    const answer = await callApi(t.product(), "POST", "/login", { body: { username, password: "yanlis-sifre" } });
    answers.push({ ...answer.body, requestId: "", status: answer.status, verified: verifications.count - before });
  }

  expect(answers[0]).toMatchObject({ status: 401, code: "login_failed", verified: 1 });
  expect(answers[1]).toEqual(answers[0]);
});

test("from the fifth wrong password on each try must wait longer, and at most twenty are looked at in 15 minutes", async () => {
  const user = await makeUser(t.product());
  const before = verifications.count;

  for (let second = 0; second < 900; second += 3) {
    await guess(user.username, `yanlis-${second}`);
    t.product().clock.advance(3_000);
  }

  expect(verifications.count - before).toBeGreaterThan(10);
  expect(verifications.count - before).toBeLessThanOrEqual(20);
});

test("a hundred guesses at the same moment count as a hundred", async () => {
  const user = await makeUser(t.product());
  const before = verifications.count;

  const statuses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => guess(user.username, `yanlis-${index}`)),
  );

  expect(verifications.count - before).toBe(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(95);
});

test("nobody is locked out: the owner signs in from elsewhere, and from the same place after the wait", async () => {
  const user = await makeUser(t.product());
  for (let index = 0; index < 8; index += 1) await guess(user.username, `yanlis-${index}`);

  expect(await guess(user.username, "gizli-sifre")).toBe(429);
  expect(await guess(user.username, "gizli-sifre", "198.51.100.4")).toBe(200);

  t.product().clock.advance(121_000);
  expect(await guess(user.username, "gizli-sifre")).toBe(200);
  expect(await guess(user.username, "yanlis-yine")).toBe(401);
});

test("an unknown name must wait just as a known one, so that the wait tells nothing", async () => {
  for (let index = 0; index < 5; index += 1) await guess("nobody_here", `yanlis-${index}`);

  expect(await guess("nobody_here", "yanlis")).toBe(429);
});

test("username and e-mail of one account share one count", async () => {
  const user = await makeUser(t.product());
  for (let index = 0; index < 5; index += 1) {
    await guess(index % 2 === 0 ? user.username : `${user.username.toUpperCase()}@example.com`, `yanlis-${index}`);
  }

  expect(await guess(`${user.username}@example.com`, "gizli-sifre")).toBe(429);
  expect(await guess(user.username, "gizli-sifre")).toBe(429);
});

test("whoever has to wait is refused without a write", async () => {
  const user = await makeUser(t.product());
  for (let index = 0; index < 5; index += 1) await guess(user.username, `yanlis-${index}`);
  const counted = () =>
    queryRows(t.product().context.db, sql`select xmin::text, xmax::text, * from password_failures order by key`);
  const before = await counted();

  expect(await guess(user.username, "yanlis")).toBe(429);
  expect(await counted()).toEqual(before);
});

test("the answer says how long to wait", async () => {
  const user = await makeUser(t.product());
  for (let index = 0; index < 5; index += 1) {
    await callApi(t.product(), "POST", "/login", { body: { username: user.username, password: `yanlis-${index}` } });
  }

  const { status, raw } = await callApi(t.product(), "POST", "/login", {
    body: { username: user.username, password: "gizli-sifre" },
  });

  expect(status).toBe(429);
  expect(Number(raw.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(raw.headers["retry-after"])).toBeLessThanOrEqual(5);
});
