import { afterAll, beforeAll, expect, test } from "vitest";
import { publishFilm } from "#test/publish-film.ts";
import { json, look, scopePrefix, startTestSandbox, type TestSandbox } from "#test/test-sandbox.ts";

const NOW = new Date("2026-11-15T12:00:00Z");

let sandbox: TestSandbox;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => NOW });
  ({ accessToken: token } = await sandbox.connect());
});

afterAll(async () => {
  await sandbox.stop();
});

const report = (query: string, value = token) =>
  sandbox.get(`/youtubeanalytics/v2/reports?${query}`, { authorization: `Bearer ${value}` });
const month = "ids=channel==MINE&startDate=2026-10-15&endDate=2026-11-15";

test("a report by day has a column per word and lacks the newest two days", async () => {
  const table = await json(
    await report(`${month}&metrics=views,estimatedMinutesWatched,averageViewDuration&dimensions=day&sort=day`),
  );
  const rows = table["rows"] as [string, number, number, number][];

  expect(look(table, "columnHeaders.0")).toEqual({ name: "day", columnType: "DIMENSION", dataType: "STRING" });
  expect(look(table, "columnHeaders.1.name")).toBe("views");
  expect(rows).toHaveLength(30);
  expect(rows[0]?.[0]).toBe("2026-10-15");
  expect(rows.at(-1)?.[0]).toBe("2026-11-13");
  expect(rows.every(([, views]) => views > 0)).toBe(true);
});

test("days without data give no rows at all", async () => {
  const table = await json(
    await report("ids=channel==MINE&startDate=2026-11-14&endDate=2026-11-15&metrics=views&dimensions=day"),
  );

  expect(table).not.toHaveProperty("rows");
});

test.each(["insightTrafficSourceType", "deviceType"])("the parts by %s add up to the days", async (dimension) => {
  const total = (rows: unknown): number => (rows as [string, number][]).reduce((sum, [, views]) => sum + views, 0);
  const days = await json(await report(`${month}&metrics=views&dimensions=day`));
  const parts = await json(await report(`${month}&metrics=views&dimensions=${dimension}&sort=-views`));

  expect((parts["rows"] as unknown[]).length).toBeGreaterThan(3);
  expect(total(parts["rows"])).toBe(total(days["rows"]));
});

test("a film's days add up to the same total as its row in the top list", async () => {
  const id = await publishFilm(sandbox, token, "Film", { privacyStatus: "public" });
  await sandbox.post("/_sandbox/clock", { advanceMs: 6 * 24 * 3_600_000 });
  const { accessToken } = await sandbox.connect();
  const span = "ids=channel==MINE&startDate=2026-11-10&endDate=2026-11-30&metrics=views";
  const days = await json(await report(`${span}&dimensions=day&filters=video==${id}`, accessToken));
  const top = await json(await report(`${span}&dimensions=video&sort=-views&maxResults=10`, accessToken));
  const total = (days["rows"] as [string, number][]).reduce((sum, [, views]) => sum + views, 0);

  expect(top["rows"]).toEqual([[id, total]]);
  expect(total).toBeGreaterThan(0);
});

test.each([
  ["likes by device", `${month}&metrics=likes&dimensions=deviceType`, 400, "badRequest"],
  ["a missing parameter", "ids=channel==MINE&startDate=2026-10-15&metrics=views", 400, "required"],
  ["video and day together", `${month}&metrics=views&dimensions=video,day`, 400, "badRequest"],
  ["a top list without sort", `${month}&metrics=views&dimensions=video`, 400, "badRequest"],
  [
    "an unknown metric",
    `${month}&metrics=videoThumbnailImpressions&dimensions=video&sort=-views&maxResults=5`,
    400,
    "badRequest",
  ],
  [
    "somebody else's channel",
    "ids=channel==UCother&startDate=2026-10-15&endDate=2026-11-14&metrics=views",
    403,
    "forbidden",
  ],
])("%s is refused", async (_name, query, status, reason) => {
  const { accessToken } = await sandbox.connect();
  const response = await report(query, accessToken);

  expect(response.status).toBe(status);
  expect(look(await json(response), "error.errors.0.reason")).toBe(reason);
});

test("both reading scopes are needed", async () => {
  const half = await sandbox.connect("ayse", [`${scopePrefix}yt-analytics.readonly`]);

  expect((await report(`${month}&metrics=views`, half.accessToken)).status).toBe(403);
});
