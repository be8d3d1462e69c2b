// Do 10,000 cards of My Videos scroll as smoothly as an empty page of the same height? npx tsx bench/scroll.ts [grid|list]
// Frames are measured in Chromium, in turns with the empty page; only their ratio counts. Exits 1 beyond a limit.
import { spawnSync } from "node:child_process";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { startProduct, type Product } from "#e2e/support/product.ts";
import { enter, register, type Member } from "#e2e/support/studio.ts";
import { percentile } from "./create-account.ts";

const VIDEOS = 10_000;
const POSTERS = 40;
const ROUNDS = 2;
const SECONDS = 5;
/** Faster than a person reads, slower than a thrown page. */
const PIXELS_PER_SECOND = 2_500;
/** 95th percentile of the frames ÷ that of the empty page, same browser, same minute. */
const MOST_TIMES_EMPTY = 2;
/** However long the list is, so many elements at most stand in the page. */
const MOST_ELEMENTS = 6_000;
/** A task longer than this is felt as a stutter. */
const STUTTER_MS = 200;

type Run = { frames: number[]; longTasks: number[] };

const samples = fileURLToPath(new URL("../packages/engine/samples", import.meta.url));
const product = await startProduct({ LOG_LEVEL: "error" });
const browser = await chromium.launch({
  ...(existsSync("/usr/bin/chromium") && { executablePath: "/usr/bin/chromium" }),
  args: ["--disable-background-networking", "--disable-component-update"],
});
try {
  const member = await register(product);
  await fillWith(product, member);
  const views = process.argv.length > 2 ? process.argv.slice(2) : ["grid", "list"];
  for (const view of views) await bench(view, member);
} finally {
  await browser.close();
  await product.stop();
}

async function bench(view: string, member: Member): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await enter(context, member);
  const page = await context.newPage();
  await page.goto(`${product.url}/dashboard/videos?view=${view}`);
  await page.getByRole("listitem").first().waitFor();
  const empty = await context.newPage();
  await empty.setContent(`<body style="margin:0"><div style="height:2000000px">empty</div></body>`);

  report(`${view}: first pages, while they are fetched`, await inTurns(page, empty));
  const startedAt = performance.now();
  const shown = await fetchAll(page);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { height, elements } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    elements: document.querySelectorAll("*").length,
  }));
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), height / 2);
  await page.waitForTimeout(1_000);
  report(`${view}: amidst all of them`, await inTurns(page, empty));
  const isSmall = elements <= MOST_ELEMENTS;
  if (!isSmall) process.exitCode = 1;
  console.log(
    `${isSmall ? "kept  " : "BROKEN"} ${view}: ${shown} videos fetched to the end in ${seconds.toFixed(0)} s, ` +
      `${height} px high, ${elements} elements (at most ${MOST_ELEMENTS}); load ${loadavg()[0]?.toFixed(1)}`,
  );
  await context.close();
}

async function inTurns(page: Page, empty: Page): Promise<{ cards: Run; empty: Run }> {
  const runs = { cards: newRun(), empty: newRun() };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, tab] of [["cards", page] as const, ["empty", empty] as const]) {
      await tab.bringToFront();
      // tsx names functions by a helper that a page does not have.
      await tab.evaluate("globalThis.__name = (value) => value");
      const { frames, longTasks } = await tab.evaluate(scrollDown, [PIXELS_PER_SECOND, SECONDS] as const);
      runs[name].frames.push(...frames);
      runs[name].longTasks.push(...longTasks);
    }
  }
  return runs;
}

function newRun(): Run {
  return { frames: [], longTasks: [] };
}

/** Runs in the page: moves it a little with every frame and writes down how long each took. */
function scrollDown([speed, seconds]: readonly [number, number]): Promise<Run> {
  const frames: number[] = [];
  const longTasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration);
  });
  observer.observe({ entryTypes: ["longtask"] });
  const start = performance.now();
  return new Promise((resolve) => {
    let last = start;
    function step(now: number): void {
      frames.push(now - last);
      window.scrollBy({ top: ((now - last) / 1_000) * speed, behavior: "instant" });
      last = now;
      if (now - start < seconds * 1_000) requestAnimationFrame(step);
      else {
        observer.disconnect();
        // The first ones include getting to the front.
        resolve({ frames: frames.slice(3), longTasks });
      }
    }
    requestAnimationFrame(step);
  });
}

/**
 * Goes to the end again and again, as somebody would who holds the End key. Not painted meanwhile: without a graphics card
 * that takes most of the time, and it is not what this measures.
 */
async function fetchAll(page: Page): Promise<number> {
  await page.bringToFront();
  await page.evaluate(() => (document.body.style.visibility = "hidden"));
  const more = page.getByRole("button", { name: /More videos|Daha fazla video/, includeHidden: true });
  while ((await more.count()) > 0) {
    // At once: the page's own smooth way there, begun anew every time, took a second for each page.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.waitForTimeout(20);
  }
  await page.evaluate(() => (document.body.style.visibility = ""));
  const last = page.getByRole("listitem").last();
  return Number(await last.getAttribute("aria-posinset"));
}

function report(name: string, { cards, empty }: { cards: Run; empty: Run }): void {
  const [slow, usual] = [percentile(cards.frames, 0.95), percentile(empty.frames, 0.95)];
  const stutters = cards.longTasks.filter((time) => time > STUTTER_MS).length;
  const ratio = slow / usual;
  const isKept = ratio <= MOST_TIMES_EMPTY && stutters === 0;
  if (!isKept) process.exitCode = 1;
  console.log(
    `${isKept ? "kept  " : "BROKEN"} ${name}: frames p50 ${percentile(cards.frames, 0.5).toFixed(1)} ms, ` +
      `p95 ${slow.toFixed(1)} ms, p99 ${percentile(cards.frames, 0.99).toFixed(1)} ms; empty p50 ${percentile(empty.frames, 0.5).toFixed(1)} ms, ` +
      `p95 ${usual.toFixed(1)} ms; ratio ${ratio.toFixed(2)} (at most ${MOST_TIMES_EMPTY}); ${cards.longTasks.length} tasks over 50 ms, ` +
      `longest ${Math.max(0, ...cards.longTasks).toFixed(0)} ms, ${stutters} over ${STUTTER_MS} ms`,
  );
}

async function fillWith(running: Product, { userId }: Member): Promise<void> {
  await running.kill("SIGTERM");
  const script = fileURLToPath(new URL("../apps/server/scripts/fill-videos.ts", import.meta.url));
  const parameters = ["--import", "tsx", script, running.dataDir, userId, String(VIDEOS)];
  const { status } = spawnSync(process.execPath, parameters, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error("The installation could not be filled.");
  const folder = join(running.dataDir, "media", "videos", userId);
  await mkdir(folder, { recursive: true });
  const pictures = (await readdir(samples)).filter((name) => name.endsWith(".jpg"));
  for (let index = 0; index < POSTERS; index += 1) {
    const picture = pictures[index % pictures.length] ?? "";
    await copyFile(join(samples, picture), join(folder, `${index}.jpg`));
  }
  await running.restart();
}
