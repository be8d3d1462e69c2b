import { expect, test } from "vitest";
import { subscribers } from "#platform/db/schema.ts";
import { callApi, type Answer } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();
const ADDRESS = "okur@example.com";

async function subscribe(email = ADDRESS): Promise<Answer> {
  return callApi(t.product(), "POST", "/api/newsletter", { body: { email } });
}

async function follow(path: "confirm" | "unsubscribe", token: string): Promise<number> {
  return (await callApi(t.product(), "POST", `/api/newsletter/${path}`, { body: { token } })).status;
}

async function rows() {
  return t.product().context.db.select().from(subscribers);
}

test("a visitor subscribes, confirms by the mailed link and may leave again [R1.9]", async () => {
  expect(await subscribe()).toMatchObject({ status: 202, body: { ok: true } });
  const [mail] = await mailsTo(t.product(), ADDRESS);
  expect(await rows()).toMatchObject([{ email: ADDRESS, confirmedAt: null }]);

  expect(await follow("confirm", tokenIn(mail, "/newsletter/confirm"))).toBe(200);
  expect((await rows())[0]?.confirmedAt).toBeInstanceOf(Date);

  expect(await follow("unsubscribe", tokenIn(mail, "/newsletter/unsubscribe"))).toBe(200);
  expect(await rows()).toEqual([]);
});

test("asking again stands there once and answers alike; a confirmed address is not mailed again [R1.9]", async () => {
  const first = await subscribe();
  const again = await subscribe(ADDRESS.toUpperCase());
  expect([again.status, again.raw.body]).toEqual([first.status, first.raw.body]);
  expect(await rows()).toHaveLength(1);

  const [mail] = await mailsTo(t.product(), ADDRESS.toUpperCase());
  await follow("confirm", tokenIn(mail, "/newsletter/confirm"));
  await subscribe();

  expect(await mailsTo(t.product(), ADDRESS)).toHaveLength(1);
  expect((await rows())[0]?.confirmedAt).toBeInstanceOf(Date);
});

test("nobody can be confirmed or removed without the mailed secret", async () => {
  await subscribe();
  const [row] = await rows();

  expect(await follow("confirm", "made-up")).toBe(422);
  expect(await follow("unsubscribe", `${row?.id}.made-up`)).toBe(422);
  expect(await follow("unsubscribe", String(row?.id))).toBe(422);
  expect(await rows()).toHaveLength(1);
});

test("a stranger's mailbox is not flooded: three mails an hour", async () => {
  for (let index = 0; index < 6; index += 1) expect((await subscribe()).status).toBe(202);

  expect(await mailsTo(t.product(), ADDRESS)).toHaveLength(3);
});
