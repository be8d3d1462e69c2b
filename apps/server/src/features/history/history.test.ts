import type { Figures, HistoryEntry } from "@sahne/contract/history/history";
import { DAY_MS, MINUTE_MS } from "@sahne/contract/time-units";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queryRows } from "#platform/db/rows.ts";
import { connections, history, paidCalls, videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { connectedUser, makeFilm, publishFilm, settleUpload } from "#test/published-films.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();

// The figures go by days.
beforeEach(() => t.product().clock.stopAtNoon());

const ago = (days: number): Date => new Date(t.product().clock.now().getTime() - days * DAY_MS);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

async function add(user: TestUser, changes: Partial<typeof videos.$inferInsert> & { createdAt: Date }) {
  const { createdAt, status = "completed" } = changes;
  const end = new Date(createdAt.getTime() + 2 * MINUTE_MS);
  const ended = status === "completed" ? { completedAt: end } : status === "failed" ? { failedAt: end } : {};
  return addVideoRow(t.product(), user, { name: "Film", nameKey: "film", ...ended, ...changes, status });
}

function ask(user: TestUser, path: string, search = "", language = "en") {
  return callApi(t.product(), "GET", `/api/users/${user.id}/${path}${search}`, { token: user.token, language });
}

async function list(user: TestUser, search = ""): Promise<HistoryEntry[]> {
  const { status, body } = await ask(user, "history", search);
  expect(status).toBe(200);
  return body["entries"] as HistoryEntry[];
}

test("every attempt is its own line, and a retry does not wipe out the failure before it [R14.1]", async () => {
  const user = await makeUser(t.product());
  const [first, second, end] = [ago(1), ago(0.5), ago(0.4)];
  const id = await add(user, { createdAt: first, status: "failed", errorCode: "render_failed" });
  const { context } = t.product();
  const retry = { status: "processing", attempt: 2, errorCode: null, failedAt: null, updatedAt: second };
  await context.db.update(videos).set(retry).where(eq(videos.id, id));
  await add(user, { createdAt: ago(2) });
  const done = { status: "completed", completedAt: end, startedAt: second, updatedAt: end };
  await context.db.update(videos).set(done).where(eq(videos.id, id));

  expect(await list(user)).toHaveLength(3);
  expect(await list(user, `?videoId=${id}`)).toMatchObject([
    { attempt: 2, result: "done", error: null, askedAt: second.toISOString(), endedAt: end.toISOString() },
    { attempt: 1, result: "failed", error: { code: "render_failed" }, askedAt: first.toISOString(), cost: "free" },
  ]);
});

test("a publication is a line with its channel, result and link [R14.1]", async () => {
  const user = await connectedUser(t.product());
  const { id } = await makeFilm(t.product(), user, 1000);
  await publishFilm(t.product(), user, id, { privacyStatus: "private" });
  await settleUpload(t.product(), user, id);

  const [publication] = await list(user, "?kind=publication");
  const { db } = t.product().context;
  const [line] = await db
    .select()
    .from(history)
    .where(eq(history.id, publication?._id ?? ""));
  expect(await list(user, `?channelId=${line?.channelId}`)).toEqual([publication]);
  expect(await list(user, "?channelId=UCnobody")).toEqual([]);
  expect(publication).toMatchObject({ kind: "publication", videoId: id, result: "done", cost: "none", isThere: true });
  expect(publication?.channelTitle).not.toBe("");
  expect(publication?.url).toContain("watch");
  expect(publication?.endedAt).not.toBeNull();
});

test("a line names its own channel and its own model, never those of another video or user [R14.1]", async () => {
  const stranger = await connectedUser(t.product());
  const { db } = t.product().context;
  await db.update(connections).set({ channelTitle: "Not yours" }).where(eq(connections.userId, stranger.id));
  const film = await add(stranger, { createdAt: ago(2), engine: "gemini" });
  const call = { id: newId(ago(2)), userId: stranger.id, videoId: film, number: 1, videoAttempt: 1, vendor: "gemini" };
  const rest = { model: "theirs", keyFingerprint: "k", keySealed: "s", state: "accepted", webhookTokenHash: film };
  await db.insert(paidCalls).values({ ...call, ...rest, createdAt: ago(2), settledAt: ago(2) });
  const user = await makeUser(t.product());
  await add(user, { createdAt: ago(1), engine: "gemini" });

  expect(await list(stranger)).toMatchObject([{ model: "theirs", channelTitle: null }]);
  expect(await list(user)).toMatchObject([{ model: null, channelTitle: null }]);
});

test("what waits for its time is no line; a renamed video is found by its new name; a deleted one keeps its line", async () => {
  const user = await makeUser(t.product());
  await add(user, { createdAt: ago(1), status: "scheduled" });
  const id = await add(user, { createdAt: ago(1) });
  await callApi(t.product(), "PATCH", `/api/videos/${id}`, {
    token: user.token,
    body: { videoName: "IĞDIR Kayısısı" },
  });

  expect(await list(user, "?q=%C4%B1%C4%9Fd%C4%B1r")).toMatchObject([{ videoName: "IĞDIR Kayısısı", isThere: true }]);
  expect(await list(user, "?q=film")).toEqual([]);
  await callApi(t.product(), "DELETE", `/api/videos/${id}`, { token: user.token });
  expect(await list(user)).toMatchObject([{ videoName: "IĞDIR Kayısısı", isThere: false }]);
});

test("filters, and pages that neither repeat nor skip a line", async () => {
  const user = await makeUser(t.product());
  const same = ago(3);
  for (let index = 0; index < 5; index += 1) await add(user, { createdAt: same });
  await add(user, { createdAt: ago(2), status: "failed", errorCode: "video_cancelled" });
  await add(user, { createdAt: ago(40), engine: "gemini", status: "failed", errorCode: "a_code_of_an_old_release" });

  const seen: string[] = [];
  let cursor: string | null = "";
  for (let pages = 0; cursor !== null && pages < 9; pages += 1) {
    const { body } = await ask(user, "history", `?limit=2${cursor === "" ? "" : `&cursor=${cursor}`}`);
    seen.push(...(body["entries"] as HistoryEntry[]).map(({ _id }) => _id));
    cursor = body["nextCursor"] as string | null;
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen).toHaveLength(7);
  expect(await list(user, "?result=cancelled")).toHaveLength(1);
  // What the success rate counts.
  expect((await list(user, "?result=ended")).map(({ result }) => result)).toEqual([...Array(5).fill("done"), "failed"]);
  expect(await list(user, "?origin=plan")).toEqual([]);
  await add(user, { createdAt: ago(1), scenario: "scheduled" });
  expect(await list(user, "?origin=plan")).toMatchObject([{ isPlanned: true }]);
  expect(await list(user, "?origin=hand")).toHaveLength(7);
  expect(await list(user, "?engine=gemini")).toMatchObject([
    { result: "failed", cost: "none", error: { code: "internal" } },
  ]);
  expect(await list(user, `?from=${dayOf(ago(3))}&to=${dayOf(ago(2))}`)).toHaveLength(6);
});

test("days are those of the asking person's zone", async () => {
  const user = await makeUser(t.product());
  const noon = ago(5);
  // Ten at night in UTC is the next day in Istanbul.
  await add(user, { createdAt: new Date(noon.getTime() + 10 * 60 * MINUTE_MS) });
  const next = dayOf(ago(4));

  expect(await list(user, `?from=${next}&to=${next}&timeZone=Europe/Istanbul`)).toHaveLength(1);
  expect(await list(user, `?from=${next}&to=${next}&timeZone=UTC`)).toHaveLength(0);
});

test("nonsense is refused in words; somebody else's lines are never shown", async () => {
  const user = await makeUser(t.product());
  const other = await makeUser(t.product());
  await add(other, { createdAt: ago(1) });

  expect((await ask(user, "history", "?from=2026-02-30")).status).toBe(400);
  expect((await ask(user, "history", "?from=2026-03-02&to=2026-03-01")).body["fields"]).toMatchObject({
    to: { code: "history.period.backwards" },
  });
  expect((await ask(user, "figures", "?from=1990-01-01&to=2026-03-01")).status).toBe(400);
  expect((await ask(user, "history", "?timeZone=Mars/Olympus")).status).toBe(400);
  expect((await ask(user, "history", "?cursor=%00")).status).toBe(400);
  expect((await ask(user, "history", "?result=splendid")).status).toBe(400);
  const { body } = await ask(other, "history", "?limit=1");
  expect(body["entries"]).toHaveLength(1);
  const path = `/api/users/${other.id}/history`;
  expect((await callApi(t.product(), "GET", path, { token: user.token })).status).toBe(404);
  expect(await list(user)).toEqual([]);
  // Somebody else's cursor is a place in time and nothing more.
  await add(other, { createdAt: ago(2) });
  const own = await add(user, { createdAt: ago(3) });
  const { body: page } = await ask(other, "history", "?limit=1");
  expect(await list(user, `?cursor=${String(page["nextCursor"])}`)).toMatchObject([{ videoId: own }]);
});

test("every figure is the one that SQL counts by itself, and charts add up to it [R14.2]", async () => {
  const user = await makeUser(t.product());
  for (const days of [1, 1, 2, 8]) await add(user, { createdAt: ago(days) });
  await add(user, { createdAt: ago(1), status: "failed", errorCode: "render_failed" });
  await add(user, { createdAt: ago(2), status: "failed", errorCode: "render_failed" });
  await add(user, { createdAt: ago(2), status: "failed", errorCode: "video_cancelled" });
  await add(user, { createdAt: ago(9), status: "failed", errorCode: "render_failed" });

  const search = `?from=${dayOf(ago(6))}&to=${dayOf(ago(0))}`;
  const figures = (await ask(user, "figures", search)).body as Figures;

  const [counted] = await queryRows<{ made: number; failed: number }>(
    t.product().context.db,
    sql`select count(*) filter (where status = 'completed')::int as made,
               count(*) filter (where status = 'failed' and error_code <> 'video_cancelled')::int as failed
          from videos where user_id = ${user.id} and created_at >= ${dayOf(ago(6))}::date`,
  );
  expect(figures).toMatchObject({ ...counted, cancelled: 1, published: 0, views: null, best: [] });
  expect(figures.successRate).toBe(60);
  expect([figures.madeTrend, figures.successTrend]).toEqual([200, 10]);
  expect(figures.readySeconds).toEqual({ median: 120, p95: 120, films: 3 });
  expect(figures.causes).toMatchObject([{ error: { code: "render_failed" }, count: 2 }]);
  expect(figures.engines).toEqual([{ engine: "sahne", made: 3, failed: 2 }]);
  expect(figures.byDay).toHaveLength(7);
  for (const parts of [figures.byDay, figures.byHour, figures.byWeekday]) {
    expect(parts.reduce((sum, part) => sum + part.made, 0)).toBe(figures.made);
  }
  expect(figures.byDay.reduce((sum, { failed }) => sum + failed, 0)).toBe(figures.failed);
  expect(figures.causes.reduce((sum, { count }) => sum + count, 0)).toBe(figures.failed);
});

test("each bar of a chart is what SQL counts for it, in the zone of whoever asks [R14.2]", async () => {
  const user = await makeUser(t.product());
  for (const days of [0.1, 0.4, 1.2, 1.9, 2.5, 4.75]) await add(user, { createdAt: ago(days) });
  await add(user, { createdAt: ago(2.6), status: "failed", errorCode: "render_failed" });
  const zone = "Asia/Kathmandu";
  const figures = (await ask(user, "figures", `?timeZone=${zone}`)).body as Figures;

  const bars = (part: string, result: string) =>
    queryRows<{ name: string; count: number }>(
      t.product().context.db,
      sql`select to_char(asked_at at time zone ${zone}, ${part}) as name, count(*)::int as count from history
           where user_id = ${user.id} and result = ${result} group by 1 order by 1`,
    );
  const shown = (rows: { name: string; count: number }[]) => rows.filter(({ count }) => count > 0);
  const hours = figures.byHour.map(({ hour, made }) => ({ name: String(hour).padStart(2, "0"), count: made }));
  const weekdays = figures.byWeekday.map(({ weekday, made }) => ({ name: String(weekday), count: made }));
  expect(shown(hours)).toEqual(await bars("HH24", "done"));
  expect(shown(weekdays)).toEqual(await bars("ID", "done"));
  for (const [what, result] of [
    ["made", "done"],
    ["failed", "failed"],
  ] as const) {
    const days = figures.byDay.map((day) => ({ name: day.day, count: day[what] }));
    expect(shown(days)).toEqual(await bars("YYYY-MM-DD", result));
  }
});

test("the kept counts follow every line through retry, failure, another reason and removal [R14.2]", async () => {
  const user = await makeUser(t.product());
  const { db } = t.product().context;
  // A quarter of an hour past midnight in Nepal, which is the day before in UTC.
  const at = new Date(`${dayOf(ago(3))}T18:30:00Z`);
  const id = await add(user, { createdAt: at, status: "failed", errorCode: "render_failed" });
  const other = await add(user, { createdAt: at, status: "processing" });
  const kept = async () => {
    const { body } = await ask(user, "figures", "?timeZone=Asia/Kathmandu");
    const { made, failed, cancelled, byDay } = body as Figures;
    return { made, failed, cancelled, day: byDay.find((day) => day.made + day.failed > 0)?.day };
  };
  const nextDay = dayOf(ago(2));
  expect(await kept()).toEqual({ made: 0, failed: 1, cancelled: 0, day: nextDay });

  await db.update(videos).set({ errorCode: "video_cancelled" }).where(eq(videos.id, id));
  await db
    .update(videos)
    .set({ status: "completed", completedAt: ago(1), name: "New" })
    .where(eq(videos.id, other));
  expect(await kept()).toEqual({ made: 1, failed: 0, cancelled: 1, day: nextDay });

  await db.update(videos).set({ name: "Newer" }).where(eq(videos.id, other));
  await db.delete(history).where(eq(history.videoId, id));
  expect(await kept()).toEqual({ made: 1, failed: 0, cancelled: 0, day: nextDay });
  const [whole] = await queryRows<{ lines: number }>(
    db,
    sql`select coalesce(sum(lines), 0)::int as lines from history_counts where user_id = ${user.id}`,
  );
  expect(whole?.lines).toBe(1);
});

test("an empty account has dashes, not zeros in percent, also over everything there is [R14.2]", async () => {
  const user = await makeUser(t.product());

  const figures = (await ask(user, "figures")).body as Figures;
  expect(figures).toMatchObject({ from: null, made: 0, successRate: null, madeTrend: null, readySeconds: null });
});

test("the export is the list with its filters; a name cannot become a formula [R14.3]", async () => {
  const user = await makeUser(t.product());
  await add(user, { createdAt: ago(1), name: '=HYPERLINK("x")', nameKey: "x" });
  await add(user, { createdAt: ago(2), name: "Deniz", nameKey: "deniz" });

  const csv = await ask(user, "history.csv");
  expect(csv.raw.headers["content-disposition"]).toContain("sahne-history.csv");
  const lines = csv.raw.body.split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  const json = await ask(user, "history.json", "?q=deniz");
  expect(json.body).toMatchObject([{ video: "Deniz", kind: "making", result: "done", seconds: 120 }]);
  expect((await ask(await makeUser(t.product()), "history.json")).body).toEqual([]);
});

test("an erased account leaves no line", async () => {
  const user = await makeUser(t.product());
  await add(user, { createdAt: ago(1) });
  await t.product().context.db.execute(sql`delete from users where id = ${user.id}`);

  expect(await t.product().context.db.select().from(history).where(eq(history.userId, user.id))).toEqual([]);
});
