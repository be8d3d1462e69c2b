// `npm run lighthouse`: accessibility, best practices and search engine marks of the landing page, which must all be 100.
// Lighthouse is large and nobody needs it to work on the product: it has a folder and a lock of its own.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import { boot } from "./boot.mjs";
import { ensureBrowser } from "./browser.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { capture, root, runNpm } from "./processes.mjs";
import { die, say } from "./terminal.mjs";

const FOLDER = join(root, "tools/lighthouse");
const COMMAND = join(FOLDER, "node_modules/lighthouse/cli/index.js");
const CATEGORIES = ["accessibility", "best-practices", "seo"];
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-background-networking --disable-component-update";

await boot();
if (!existsSync(COMMAND)) {
  say("installing Lighthouse (once) ...");
  const code = await runNpm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: FOLDER });
  if (code !== 0) die("Lighthouse could not be installed; the lines above say why.");
}
await buildStale().catch(dieOfBuild);
const { file: browser, problem } = await ensureBrowser();
if (problem) die(problem);
const { startProduct } = await tsImport("../e2e/support/product.ts", import.meta.url);
const product = await startProduct();
const report = await judge(product.url).finally(() => product.stop());

let isPerfect = true;
for (const name of CATEGORIES) {
  const { score, auditRefs } = report.categories[name];
  console.log(`${name}: ${Math.round(score * 100)}`);
  for (const { id, weight } of auditRefs) {
    const audit = report.audits[id];
    if (weight === 0 || audit.score === null || audit.score === 1) continue;
    isPerfect = false;
    console.log(`  ${id}: ${audit.title}`);
  }
}
process.exit(isPerfect ? 0 : 1);

async function judge(url) {
  const options = [
    `--only-categories=${CATEGORIES.join(",")}`,
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
  ];
  const { chromium } = await import("@playwright/test");
  const { code, output } = await capture(
    process.execPath,
    [COMMAND, url, ...options, `--chrome-flags=${CHROME_FLAGS}`],
    {
      env: { ...process.env, CHROME_PATH: browser ?? chromium.executablePath() },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  if (code !== 0) die(`Lighthouse ended with ${code}.`);
  return JSON.parse(output);
}
