// Does a month of 10,000 items answer and draw like an empty one? npx tsx bench/calendar.ts [embedded|postgres] [items] [shapes]
// Items of several shapes: plans of one film each, plans that repeat every day (hundreds of them), every week (more than a thousand) and
// every month (thousands), and what was made and went out. Each is asked for and drawn in turns with the same month of an account that
// has nothing. Exits 1 beyond a limit. Only ratios of the same run count.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "@playwright/test";
import { startProduct, type Product } from "#e2e/support/product.ts";
import { enter, register, type Member } from "#e2e/support/studio.ts";
import { percentile } from "./create-account.ts";
import { tasksOf, type Task } from "./page-tasks.ts";
import { keepPostgres } from "./kept-server.ts";

const ITEMS = Number(process.argv[3] ?? 10_000);
const ROUNDS = 60;
const WARM_UP_ROUNDS = 30;
const DRAWINGS = 5;
/** Median of the full month ÷ median of the empty one. */
const MOST_TIMES_EMPTY = 3;
/** A task longer than this is felt. */
const LONG_TASK_MS = 50;
const DAY_MS = 86_400_000;
/** As much as a month shows, with the rest of its first and last week. */
const DAYS = 42;
/** In which month, counted from this one, they lie. */
const SHAPES = { plans: 1, daily: 1, weekly: 1, monthly: 1, past: -2 } as const;

type Shape = keyof typeof SHAPES;
type Account = Member & { month: string; first: string };

const engines = process.argv[2] === undefined ? ["embedded", "postgres"] : [process.argv[2]];
for (const engine of engines) await bench(engine);

async function bench(engine: string): Promise<void> {
  const server = engine === "postgres" ? await keepPostgres() : null;
  const product = await startProduct({ LOG_LEVEL: "error", ...(server && { DATABASE_URL: server.url }) });
  const browser = await chromium.launch({
    ...(existsSync("/usr/bin/chromium") && { executablePath: "/usr/bin/chromium" }),
    args: ["--disable-background-networking", "--disable-component-update"],
  });
  try {
    const empty = await register(product);
    const accounts = await openAccounts(product);
    await product.kill("SIGTERM");
    for (const [shape, account] of accounts) fill(server?.url ?? product.dataDir, shape, account);
    await product.restart();
    for (const [shape, account] of accounts) {
      await measureRoute(`${engine}, ${shape}`, product, account, empty);
      // Whoever answers: what is drawn is the same.
      if (engine === engines[0]) await measureDrawing(shape, product, browser, { full: account, empty });
    }
  } finally {
    await browser.close();
    await product.stop();
    server?.letGo();
  }
}

async function openAccounts(product: Product): Promise<[Shape, Account][]> {
  const accounts: [Shape, Account][] = [];
  for (const shape of (process.argv[4]?.split(",") ?? Object.keys(SHAPES)) as Shape[]) {
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + SHAPES[shape], 1));
    const monday = new Date(month.getTime() - ((month.getUTCDay() + 6) % 7) * DAY_MS);
    const days = { month: month.toISOString().slice(0, 10), first: monday.toISOString().slice(0, 10) };
    accounts.push([shape, { ...(await register(product)), ...days }]);
  }
  return accounts;
}

function fill(place: string, shape: Shape, { userId, first }: Account): void {
  const script = fileURLToPath(new URL("../apps/server/scripts/fill-calendar.ts", import.meta.url));
  const parameters = [place, userId, shape, `${first}T00:00:00Z`, String(DAYS), String(ITEMS)];
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, ...parameters], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) throw new Error("The installation could not be filled.");
}

/** In turns: a busy moment of the machine hits both. */
async function measureRoute(name: string, product: Product, full: Account, empty: Member): Promise<void> {
  const to = new Date(Date.parse(full.first) + (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const query = `from=${full.first}&to=${to}&timeZone=Europe/Istanbul&perDay=3`;
  const times = { full: [] as number[], empty: [] as number[] };
  let [counted, bytes] = [0, 0];
  // Plans that repeat are computed once and kept until one of them changes: what the first look costs is told as well.
  let first: number | undefined;
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const [who, { userId, token }] of [["full", full] as const, ["empty", empty] as const]) {
      const start = performance.now();
      const response = await fetch(`${product.url}/api/users/${userId}/calendar?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const body = await response.text();
      if (!response.ok) throw new Error(`The calendar answered ${response.status}: ${body}`);
      if (round >= 0) times[who].push(performance.now() - start);
      if (who === "empty") continue;
      first ??= performance.now() - start;
      const { days } = JSON.parse(body) as { days: { count: number }[] };
      counted = days.reduce((sum, { count }) => sum + count, 0);
      bytes = body.length;
    }
  }
  const [slow, usual] = [percentile(times.full, 0.5), percentile(times.empty, 0.5)];
  tell(
    slow / usual <= MOST_TIMES_EMPTY && counted > ITEMS * 0.97,
    `${name}: month of ${counted} items ${slow.toFixed(1)} ms (${bytes} bytes), of none ${usual.toFixed(1)} ms; ` +
      `${(slow / usual).toFixed(2)} × the empty one (at most ${MOST_TIMES_EMPTY}); the very first look ${first?.toFixed(0)} ms`,
  );
}

/**
 * Tasks of the page from the arrow key on, while the month of before gives way to this one: the program is there already, what is
 * measured is the answer read, the drawing and what the browser makes of it. The limit is on the processor's time of a task, which is
 * what it takes on a machine that is free; how long it took with everybody else on the machine is told beside it, and so is the empty
 * month, drawn in turns: its tasks grow as well on a busy one.
 */
async function measureDrawing(
  name: string,
  product: Product,
  browser: Browser,
  { full, empty }: { full: Account; empty: Member },
): Promise<void> {
  const tasks = { full: [] as Task[], empty: [] as Task[] };
  const pages = {
    full: await openNear(browser, product, full, full),
    empty: await openNear(browser, product, empty, full),
  };
  for (let round = 0; round < DRAWINGS; round += 1) {
    for (const who of ["full", "empty"] as const) {
      const page = pages[who];
      await page.bringToFront();
      tasks[who].push(...(await tasksOf(page, () => drawMonth(page, who === "full"))));
      await page.keyboard.press("ArrowLeft");
      await page.waitForTimeout(500);
    }
  }
  for (const page of Object.values(pages)) await page.context().close();
  const [busiest, usual] = [summed(tasks.full), summed(tasks.empty)];
  tell(
    busiest.cpu <= LONG_TASK_MS,
    `${name}: drawn ${DRAWINGS} times, longest task ${busiest.cpu.toFixed(1)} ms of processor (at most ${LONG_TASK_MS}), the empty ` +
      `month's ${usual.cpu.toFixed(1)} ms; by the clock ${busiest.long} tasks over ${LONG_TASK_MS} ms, longest ` +
      `${busiest.wall.toFixed(0)} ms, the empty month's ${usual.long}, longest ${usual.wall.toFixed(0)} ms`,
  );
}

function summed(tasks: readonly Task[]): Task & { long: number } {
  return {
    cpu: Math.max(0, ...tasks.map(({ cpu }) => cpu)),
    wall: Math.max(0, ...tasks.map(({ wall }) => wall)),
    long: tasks.filter(({ wall }) => wall > LONG_TASK_MS).length,
  };
}

/** The month before: from there the arrow leads to the one that is measured. */
async function openNear(browser: Browser, product: Product, member: Member, { month }: Account): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enter(context, member);
  const page = await context.newPage();
  const before = new Date(Date.parse(month) - 40 * DAY_MS).toISOString().slice(0, 7);
  await page.goto(`${product.url}/dashboard/schedule?view=month&day=${before}-15`);
  await page.getByRole("table").waitFor();
  // The live line is never idle.
  await page.waitForTimeout(2_000);
  return page;
}

async function drawMonth(page: Page, isFull: boolean): Promise<void> {
  await page.keyboard.press("ArrowRight");
  if (isFull)
    await page
      .getByText(/^\d+ (more|tane daha)$/)
      .first()
      .waitFor();
  await page.waitForTimeout(700);
}

function tell(isKept: boolean, words: string): void {
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? "kept  " : "BROKEN"} ${words}; load ${loadavg()[0]?.toFixed(1)}`);
}
