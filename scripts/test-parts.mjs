// The parts of `npm test`. Each resolves with { code, output, counts }: what it wrote is shown only when it failed.
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildStale } from "./build.mjs";
import { capture, commandFile, root } from "./processes.mjs";
import { countPlaywright, countVitest, readCounts } from "./test-report.mjs";

const REPORTS = join(root, "test-results");
const WORKSPACES = [
  "packages/contract",
  "packages/messages",
  "packages/engine",
  "apps/sandbox",
  "apps/server",
  "apps/web",
  ".",
];

/** In the order in which they are shown. `beside` parts may run at the same time as their neighbours. */
export const parts = [
  { name: "lock", beside: true, run: () => check([join("scripts", "check-lock.mjs")]) },
  { name: "format", beside: true, run: () => check([commandFile("oxfmt"), "--check", "."]) },
  { name: "lint", beside: true, needs: ["messages"], run: () => check([commandFile("oxlint")]) },
  { name: "types", beside: true, needs: ["messages"], run: checkTypes },
  { name: "deadcode", beside: true, needs: ["messages"], run: () => check([commandFile("knip")]) },
  { name: "unit", needs: ["messages", "engine"], run: () => project("unit") },
  { name: "server", needs: ["messages", "engine", "sandbox", "database template"], run: () => project("server") },
  { name: "web", needs: ["messages"], run: () => project("web") },
  { name: "sizes", needs: ["messages", "web"], run: () => check([join("scripts", "sizes.mjs")]) },
  { name: "e2e", needs: ["messages", "engine", "web", "server", "sandbox", "database template"], run: testInBrowser },
];

/** Builds what the part needs, then runs it; a failed build is the part's failure. */
export async function runPart(part) {
  try {
    if (part.needs) await buildStale(part.needs);
    return await part.run();
  } catch (error) {
    return { code: 1, output: String(error), counts: { passed: 0, failed: 1, skipped: [] } };
  }
}

/** Vitest with its own JSON report; `report` names the file. */
export async function vitest(report, args) {
  const file = freshReport(report);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await capture(process.execPath, [commandFile("vitest"), "run", ...args, ...reporters]);
  return { code, output, counts: readCounts(file, countVitest, code) };
}

// The long ones carry the same ending and have a command of their own.
function project(name) {
  return vitest(name, ["--project", name, "--exclude", "**/*.long.test.ts"]);
}

// A static check has no tests of its own: it counts as one.
async function check(args) {
  const { code, output } = await capture(process.execPath, args);
  return { code, output, counts: { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] } };
}

async function checkTypes() {
  const outputs = [];
  for (const workspace of WORKSPACES) {
    const { code, output } = await capture(process.execPath, [commandFile("typescript", "tsc"), "-p", workspace]);
    if (code !== 0) outputs.push(output);
  }
  const isClean = outputs.length === 0;
  const counts = { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1, skipped: [] };
  return { code: isClean ? 0 : 1, output: outputs.join("\n"), counts };
}

async function testInBrowser() {
  const { file: browser, problem } = await ensureBrowser();
  if (problem) return { code: 1, output: problem, counts: { passed: 0, failed: 1, skipped: [] } };
  const report = freshReport("e2e");
  const env = { ...process.env, SAHNE_E2E_REPORT: report, ...(browser && { SAHNE_BROWSER: browser }) };
  const playwright = [commandFile("@playwright/test", "playwright"), "test", "--config", "e2e/playwright.config.ts"];
  const { code, output } = await capture(process.execPath, playwright, { env });
  return { code, output, counts: readCounts(report, countPlaywright, code) };
}

function freshReport(name) {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  if (existsSync(file)) rmSync(file);
  return file;
}
