// `npm run lighthouse`: what Lighthouse thinks of the pages people meet first. The landing page's marks for accessibility,
// best practices and search engines must all be 100; speed is printed and judged by whoever reads it, because it is only
// worth something on an idle machine.
// Lighthouse is large and nobody needs it to work on the product: it has a folder and a lock of its own.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { boot } from "./boot.mjs";
import { ensureBrowser } from "./browser.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { capture, root, runNpm } from "./processes.mjs";
import { die, say } from "./terminal.mjs";

const FOLDER = join(root, "tools/lighthouse");
const COMMAND = join(FOLDER, "node_modules/lighthouse/cli/index.js");
const MUST_BE_PERFECT = ["accessibility", "best-practices", "seo"];
/** The landing page is judged for a stranger, the others for somebody who has signed in. */
const PAGES = ["/", "/dashboard", "/dashboard/create", "/dashboard/videos"];
const BROWSER_ARGUMENTS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
];

await boot();
if (!existsSync(COMMAND)) {
  say("installing Lighthouse (once) ...");
  const code = await runNpm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: FOLDER });
  if (code !== 0) die("Lighthouse could not be installed; the lines above say why.");
}
await buildStale().catch(dieOfBuild);
const { file: browser, problem } = await ensureBrowser();
if (problem) die(problem);
const { startProduct, freePort } = await tsImport("../e2e/support/product.ts", import.meta.url);
const product = await startProduct();
const profile = await mkdtemp(join(tmpdir(), "sahne-lighthouse-"));
let isPerfect = true;
try {
  const port = await freePort();
  const { chromium } = await import("@playwright/test");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser ?? undefined,
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  for (const path of PAGES) {
    if (path !== "/") await signIn(context, product.url);
    printReport(path, await judge(product.url + path, port));
  }
  await measureSlowLine(context, `${product.url}/dashboard`);
  await context.close();
} finally {
  await product.stop();
  await rm(profile, { recursive: true, force: true });
}
process.exit(isPerfect ? 0 : 1);

/** Once for all pages after it: the session is kept by the browser. */
async function signIn(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  const isIn = await page.evaluate(() => localStorage.getItem("authToken") !== null);
  if (!isIn) {
    const { newAccount } = await tsImport("../e2e/support/account.ts", import.meta.url);
    const answer = await page.request.post(`${url}/register`, { data: newAccount() });
    const { token, user } = await answer.json();
    await page.evaluate(
      ([key, person]) => {
        localStorage.setItem("authToken", key);
        localStorage.setItem("user", person);
      },
      [token, JSON.stringify(user)],
    );
  }
  await page.close();
}

/** What somebody far from the next mast sees, and when: nothing cached, 400 kbit/s, 400 ms. */
async function measureSlowLine(context, url) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  const throughput = 400_000 / 8;
  const line = { offline: false, latency: 400, downloadThroughput: throughput, uploadThroughput: throughput };
  await devtools.send("Network.emulateNetworkConditions", line);
  await page.goto(url, { waitUntil: "commit", timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const frame = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime / 1000);
  await page.locator("main#content section").first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => document.querySelector("main#content [role=status]") === null);
  const content = await page.evaluate(() => performance.now() / 1000);
  console.log(`\n/dashboard at 400 kbit/s and 400 ms: frame ${frame.toFixed(1)} s, content ${content.toFixed(1)} s`);
  await page.close();
}

async function judge(url, port) {
  const categories = ["performance", ...(new URL(url).pathname === "/" ? MUST_BE_PERFECT : [])];
  const options = [
    `--port=${port}`,
    "--disable-storage-reset",
    `--only-categories=${categories.join(",")}`,
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
  ];
  const { code, output } = await capture(process.execPath, [COMMAND, url, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (code !== 0) die(`Lighthouse ended with ${code}.`);
  return JSON.parse(output);
}

function printReport(path, { categories, audits }) {
  const { performance, ...others } = categories;
  const requests = audits["network-requests"].details.items;
  const sumOf = (some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const films = requests.filter(({ resourceType }) => resourceType === "Media");
  const speed = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]
    .map((id) => `${audits[id].title} ${audits[id].displayValue}`)
    .join(", ");
  console.log(`\n${path} performance: ${Math.round(performance.score * 100)} (load ${loadavg()[0].toFixed(1)})`);
  console.log(
    `  ${speed}, ${sumOf(requests).toFixed(0)} KiB, ${sumOf(films).toFixed(0)} of them films after the first view`,
  );
  for (const [name, { score, auditRefs }] of Object.entries(others)) {
    console.log(`${name}: ${Math.round(score * 100)}`);
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (weight === 0 || audit.score === null || audit.score === 1) continue;
      isPerfect = false;
      console.log(`  ${id}: ${audit.title}`);
    }
  }
}
