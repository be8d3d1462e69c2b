import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { errorKinds } from "@sahne/contract/errors";
import { expect, test } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();
const source = fileURLToPath(new URL(".", import.meta.url));

async function filesThat(pattern: RegExp): Promise<string[]> {
  const names = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const found: string[] = [];
  for (const name of names) if (pattern.test(await readFile(join(source, name), "utf8"))) found.push(name);
  return found;
}

test("401 comes from our own session and from a failed login, and from nowhere else [R10.5]", async () => {
  const codes = Object.entries(errorKinds).filter(([, kind]) => kind.status === 401);

  expect(codes.map(([code]) => code)).toEqual(["session_required", "login_failed"]);
  expect(await filesThat(/AppError\("session_required"/)).toEqual(["features/accounts/session.ts"]);
  expect(await filesThat(/AppError\("login_failed"/)).toEqual(["features/accounts/accounts.service.ts"]);
  expect(await filesThat(/\.(status|code)\(401\)/)).toEqual([]);
});

test("a foreign page is given no right to read an answer, and no cookie is ever set (T6)", async () => {
  const user = await makeUser(t.product());
  const headers = { origin: "https://evil.example", "access-control-request-method": "PUT" };

  const preflight = await t.product().app.inject({ method: "OPTIONS", url: `/api/users/${user.id}/profile`, headers });
  const answer = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token, headers });

  for (const raw of [preflight, answer.raw]) {
    expect(Object.keys(raw.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(raw.headers["set-cookie"]).toBeUndefined();
  }
  expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
});
