// The parts of `npm test`. Each resolves with { code, output, counts }: what it wrote is shown only when it failed.
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildStale } from "./build.mjs";
import { capture, commandFile, root } from "./processes.mjs";
import { say, secondsSince } from "./terminal.mjs";
import { addCounts, countPlaywright, countVitest, readCounts } from "./test-report.mjs";

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

/** Tests of the browser between two lines that say how far they are. */
const TOLD_EVERY = 20;

const SERVER = ["messages", "engine", "sandbox", "database template"];
const PRODUCT = [...SERVER, "web", "server"];

/** The server's tests are the longest lane: they come first, and the others share what is left. */
const PATIENT = { niceness: 10 };

/**
 * At a desk a test that wavers fails, so that somebody repairs it. The pipeline asks once more and names it, as the
 * browser's tests do everywhere. Runs that kill processes never get a second try: what they find is rare by nature.
 */
const RETRIES = process.env.SAHNE_SECOND_TRY === "1" ? 1 : 0;

/**
 * In the order in which they are shown. Stages follow each other; inside one, lanes run side by side and the parts of a
 * lane one after the other, so that two cores are busy and nothing is built twice at the same time.
 */
export const parts = [
  { name: "lock", stage: 1, lane: "files", run: () => check([join("scripts", "check-lock.mjs")]) },
  { name: "format", stage: 1, lane: "files", run: () => check([commandFile("oxfmt"), "--check", "."]) },
  { name: "lint", stage: 1, lane: "lint", needs: ["messages"], run: () => check([commandFile("oxlint")]) },
  { name: "types", stage: 1, lane: "types", needs: ["messages"], run: checkTypes },
  { name: "deadcode", stage: 1, lane: "files", needs: ["messages"], run: () => check([commandFile("knip")]) },
  { name: "unit", stage: 2, lane: "units", needs: ["messages", "engine"], run: () => project("unit", PATIENT) },
  { name: "server", stage: 2, lane: "server", needs: SERVER, run: () => halves("server") },
  {
    name: "processes",
    stage: 2,
    lane: "processes",
    needs: [...SERVER, "server"],
    run: () => project("processes", PATIENT, 0),
  },
  { name: "web", stage: 2, lane: "processes", needs: ["messages"], run: () => project("web", PATIENT) },
  {
    name: "sizes",
    stage: 2,
    lane: "processes",
    needs: ["messages", "web"],
    run: () => check([join("scripts", "sizes.mjs")]),
  },
  {
    name: "e2e",
    stage: 2,
    lane: "units",
    needs: PRODUCT,
    run: () => playwright("e2e", ["--grep-invert", "@long"], PATIENT),
  },
];

/** Runs a part; what goes wrong around its tests is its failure too. */
export async function runPart(part) {
  try {
    return await part.run();
  } catch (error) {
    return failure(String(error));
  }
}

/** One stage: builds what its parts need, then runs its lanes. A failed build is the failure of all of them. */
export async function runStage(chosen, run) {
  try {
    await buildStale(chosen.flatMap((part) => part.needs ?? []));
  } catch (error) {
    return Promise.all(chosen.map((part) => run({ ...part, run: () => failure(String(error)) })));
  }
  const lanes = new Map();
  for (const part of chosen) lanes.set(part.lane, [...(lanes.get(part.lane) ?? []), part]);
  const results = await Promise.all([...lanes.values()].map((lane) => runLane(lane, run)));
  return results.flat();
}

async function runLane(lane, run) {
  const results = [];
  for (const part of lane) results.push(await run(part));
  return results;
}

function failure(output) {
  return { code: 1, output, counts: { passed: 0, failed: 1, skipped: [] } };
}

/** Vitest with its own JSON report; `report` names the file. */
export async function vitest(report, args, options) {
  const file = freshReport(report);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const command = [commandFile("vitest"), "run", ...args, ...reporters];
  const { code, output } = await capture(process.execPath, command, options);
  return { code, output, counts: readCounts(file, countVitest, code) };
}

// The long ones carry the same ending and have a command of their own.
const LONG = "**/*.long.test.ts";

function project(name, options, retries = RETRIES) {
  return vitest(name, ["--project", name, "--exclude", LONG, `--retry=${retries}`], options);
}

// Half of a server's test is waiting, for a hash, a file or the sandbox: two processes fill each other's pauses.
async function halves(name) {
  const runs = [1, 2].map((half) =>
    vitest(`${name}-${half}`, ["--project", name, `--shard=${half}/2`, "--exclude", LONG, `--retry=${RETRIES}`]),
  );
  const [first, second] = await Promise.all(runs);
  return {
    code: first.code || second.code,
    output: [first, second]
      .filter(({ code }) => code !== 0)
      .map(({ output }) => output)
      .join("\n"),
    counts: addCounts(first.counts, second.counts),
  };
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

/** The browser's tests with their own JSON report; `report` names the file. */
export async function playwright(report, args, options) {
  const { file: browser, problem } = await ensureBrowser();
  if (problem) return failure(problem);
  const file = freshReport(report);
  const env = { ...process.env, SAHNE_E2E_REPORT: file, ...(browser && { SAHNE_BROWSER: browser }) };
  const command = [commandFile("@playwright/test", "playwright"), "test", "--config", "e2e/playwright.config.ts"];
  const heed = tellProgress(report);
  const { code, output } = await capture(process.execPath, [...command, ...args], { env, heed, ...options });
  return { code, output, counts: readCounts(file, countPlaywright, code) };
}

/** Says now and then how far the browser's tests are: a run that is cut off from outside has then told where it stood. */
function tellProgress(name) {
  const startedAt = Date.now();
  let ended = 0;
  return (text) => {
    for (const line of text.split("\n")) {
      const [, mark, test] = /^\s+([✓✘])\s+\d+ (.+)$/u.exec(line) ?? [];
      if (!mark) continue;
      ended += 1;
      if (mark === "✘") say(`${name}: failed: ${test}`);
      if (ended % TOLD_EVERY === 0) say(`${name}: ${ended} tests after ${secondsSince(startedAt)}`);
    }
  };
}

function freshReport(name) {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  if (existsSync(file)) rmSync(file);
  return file;
}
