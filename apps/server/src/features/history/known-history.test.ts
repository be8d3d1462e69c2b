import type { Figures } from "@sahne/contract/history/history";
import type { Overview } from "@sahne/contract/history/overview";
import { DAY_MS } from "@sahne/contract/time-units";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { queueStatistics } from "#features/statistics/refresh-statistics.ts";
import { queryRows } from "#platform/db/rows.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { connectedUser, passTime, publishFilm, settleUpload } from "#test/published-films.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { armFault, disarmFaults } from "#test/vendors/sandbox-ledger.ts";
import { act, giveKey, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

async function read<Body>(user: TestUser, path: string): Promise<Body> {
  return (await callApi(t.product(), "GET", `/api/users/${user.id}/${path}`, { token: user.token })).body as Body;
}

/** Every row by itself, past whatever the product keeps counted. */
async function countInSql(user: TestUser) {
  const [row] = await queryRows<Record<string, number | null>>(
    t.product().context.db,
    sql`select
      count(*) filter (where kind = 'making' and result = 'done')::int as made,
      count(*) filter (where kind = 'making' and result = 'failed')::int as failed,
      count(*) filter (where kind = 'making' and result = 'cancelled')::int as cancelled,
      count(*) filter (where kind = 'publication' and result = 'done')::int as published,
      percentile_cont(0.5) within group (order by date_part('epoch', ended_at - asked_at))
        filter (where kind = 'making' and result = 'done') as median,
      (select sum(views)::int from uploads where user_id = ${user.id}) as views,
      (select count(*)::int from paid_calls where user_id = ${user.id} and state <> 'refused') as calls
      from history where user_id = ${user.id}`,
  );
  return row ?? {};
}

test("a history made through the product, day by day: figures, charts and overview are what SQL counts in its rows [R14.2] [R5.1]", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  await giveKey(product, user, "freepik", "sandbox-key-history");
  const films: string[] = [];
  for (const prompt of ["a red kite", "a blue kite"]) {
    const id = await startVideo(product, user, { promptText: prompt });
    expect((await settleVideo(product, user, id)).status).toBe("completed");
    films.push(id);
  }
  product.clock.advance(DAY_MS);
  // Refused once, then made: two lines of one video.
  await armFault(product, { name: "status", path: "/freepik/", status: 400 });
  const refused = await startVideo(product, user, { promptText: "a green kite" });
  expect((await settleVideo(product, user, refused)).status).toBe("failed");
  await disarmFaults(product);
  expect((await act(product, user, `${refused}/retry`)).status).toBe(200);
  expect((await settleVideo(product, user, refused)).status).toBe("completed");
  const stopped = await startVideo(product, user, { promptText: "a grey kite" });
  expect((await act(product, user, `${stopped}/cancel`)).status).toBe(200);
  product.clock.advance(DAY_MS);
  for (const [index, id] of films.entries()) {
    await publishFilm(product, user, id, { title: `Kite ${index}` });
    expect((await settleUpload(product, user, id))?.status).toBe("published");
  }
  await passTime(product, 5 * DAY_MS);
  await queueStatistics(product.context);
  await product.context.queue.drain();

  const figures = await read<Figures>(user, "figures");
  const counted = await countInSql(user);

  expect({
    made: figures.made,
    failed: figures.failed,
    cancelled: figures.cancelled,
    published: figures.published,
    median: figures.readySeconds?.median,
    views: figures.views,
    calls: figures.money.reduce((sum, { calls }) => sum + calls, 0),
  }).toEqual(counted);
  expect(counted).toMatchObject({ made: 3, failed: 1, cancelled: 1, published: 2 });
  expect(figures.successRate).toBe(75);
  expect(figures.best.map(({ views }) => views).reduce((sum, views) => sum + views, 0)).toBe(figures.views);
  for (const bars of [figures.byDay, figures.byHour, figures.byWeekday]) {
    expect(bars.reduce((sum, { made }) => sum + made, 0)).toBe(3);
  }
  expect(
    figures.byDay.filter(({ made, failed }) => made + failed > 0).map(({ made, failed }) => [made, failed]),
  ).toEqual([
    [2, 0],
    [1, 1],
  ]);
  const { made, failed, successRate, totalViews, daily } = await read<Overview>(user, "overview");
  expect({ made, failed, successRate, totalViews }).toEqual({
    made: figures.made,
    failed: figures.failed,
    successRate: figures.successRate,
    totalViews: figures.views,
  });
  expect(daily.filter((day) => day.made + day.failed > 0)).toEqual([
    { made: 2, failed: 0 },
    { made: 1, failed: 1 },
  ]);
});
