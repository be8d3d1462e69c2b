import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schedules } from "#platform/db/schema.ts";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

test("a thousand long rows are stored whole, and a thousand with one that is wrong not at all [R13.3]", async () => {
  const user = await makeUser(t.product());
  const send = async (last: string) => {
    const rows = Array.from({ length: 999 }, (_, n) => `Konu ${n} ${"a".repeat(2_000)},2027-${10 + (n % 3)}-15,18:00`);
    const text = `text,date,time\n${[...rows, last].join("\n")}`;
    const path = `/api/users/${user.id}/schedule-file`;
    return (await callApi(t.product(), "POST", path, { token: user.token, body: { text } })).body;
  };
  const count = () => t.product().context.db.$count(schedules, eq(schedules.userId, user.id));

  expect(await send("Konu,2027-02-30,18:00")).toMatchObject({ isStored: false, problems: [{ row: 1001 }] });
  expect(await count()).toBe(0);
  expect(await send("Konu,2027-02-28,18:00")).toMatchObject({ rows: 1000, problems: [], isStored: true });
  expect(await count()).toBe(1000);
});
