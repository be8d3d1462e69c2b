import type { QueueMove } from "@sahne/contract/schedules/slots";
import { HOUR_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { uploads } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { connectedUser, mainChannel, makeFilm, publishFilm } from "#test/published-films.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => holdRenders(t.product()));

const hour = (ahead: number): string => new Date(t.product().clock.now().getTime() + ahead * HOUR_MS).toISOString();

async function queued(user: TestUser, publishAt: string): Promise<string> {
  const { id } = await makeFilm(t.product(), user, 1000);
  await publishFilm(t.product(), user, id, { publishAt, privacyStatus: "private", title: id });
  return id;
}

const reorder = (user: TestUser, moves: QueueMove[], by = user): Promise<Answer> =>
  callApi(t.product(), "POST", `/api/users/${by.id}/posting-times/${mainChannel(user).channelId}/order`, {
    token: by.token,
    body: { moves },
  });

async function hours(user: TestUser): Promise<Record<string, string | undefined>> {
  const rows = await t.product().context.db.select().from(uploads).where(eq(uploads.userId, user.id));
  return Object.fromEntries(rows.map(({ videoId, publishAt }) => [videoId, publishAt?.toISOString()]));
}

test("films of a queue change places among their own hours, a stale order is refused, and the same call takes it back [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const [first, second, third] = [hour(24), hour(48), hour(72)] as [string, string, string];
  const [a, b, c] = [await queued(user, first), await queued(user, second), await queued(user, third)];
  const moves = [
    { videoId: c, from: third, to: first },
    { videoId: a, from: first, to: second },
    { videoId: b, from: second, to: third },
  ];

  expect((await reorder(user, moves)).status).toBe(200);
  expect(await hours(user)).toEqual({ [a]: second, [b]: third, [c]: first });
  expect((await reorder(user, moves)).body["code"]).toBe("plan_changed");

  const back = moves.map(({ videoId, from, to }) => ({ videoId, from: to, to: from }));
  expect((await reorder(user, back)).status).toBe(200);
  expect(await hours(user)).toEqual({ [a]: first, [b]: second, [c]: third });
});

test("another hour, one film twice, one that has gone meanwhile or films of others: refused, and nobody moves [R18.4]", async () => {
  const user = await connectedUser(t.product());
  const [first, second] = [hour(24), hour(48)] as [string, string];
  const [a, b] = [await queued(user, first), await queued(user, second)];
  const swap = [
    { videoId: a, from: first, to: second },
    { videoId: b, from: second, to: first },
  ];
  const before = await hours(user);

  const elsewhere = swap.map((move, index) => (index === 0 ? { ...move, to: hour(99) } : move));
  expect((await reorder(user, elsewhere)).body["fields"]).toHaveProperty("moves");
  expect((await reorder(user, [swap[0], swap[0]] as QueueMove[])).body["fields"]).toHaveProperty("moves");
  expect((await reorder(user, swap, await makeUser(t.product()))).status).toBe(404);
  await callApi(t.product(), "POST", `/api/videos/${b}/upload/cancel`, { token: user.token });
  expect((await reorder(user, swap)).status).toBe(409);

  expect(await hours(user)).toMatchObject({ [a]: before[a] });
});
