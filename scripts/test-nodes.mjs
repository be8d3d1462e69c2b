// `npm run test:nodes`: the unit tests and a start of the product with the supported lines of Node, whichever runs this.
// `npm run test:nodes -- 24` takes one line, `-- start` only the start.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { boot } from "./boot.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { capture, commandFile, root, runNpm } from "./processes.mjs";
import { die, say } from "./terminal.mjs";
import { finish, runAndTell } from "./test-telling.mjs";

const LINES = ["22", "24"];
const START_TIMEOUT_MS = 180_000;
const POLL_MS = 250;

const asked = process.argv.slice(2);
const lines = LINES.filter((line) => asked.includes(line) || !asked.some((name) => LINES.includes(name)));
const steps = ["unit", "start"].filter((step) => asked.includes(step) || !asked.some((name) => !LINES.includes(name)));

await boot();
await buildStale().catch(dieOfBuild);

const results = [];
for (const line of lines) {
  const node = await fetchNode(line);
  const { output } = await capture(node, ["--version"]);
  say(`Node ${output.trim()} on ${process.platform} ${process.arch} ...`);
  const runs = { unit: () => unitTests(node), start: () => startOnce(node) };
  for (const step of steps) results.push(await runAndTell(`${step} on ${output.trim()}`, runs[step]));
}
finish(results);

/**
 * The package `node` fetches the right binary with an install script, which we do not run; the package it would fetch
 * brings the binary as a plain file.
 */
async function fetchNode(line) {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const folder = join(root, "node_modules", ".cache", "nodes", line);
  mkdirSync(folder, { recursive: true });
  const flags = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  const code = await runNpm(["install", "--prefix", folder, ...flags, `${name}@${line}`], { cwd: folder });
  if (code !== 0)
    die(`Node ${line} could not be fetched: the npm registry has no ${name}@${line}, or cannot be reached.`);
  return join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
}

async function unitTests(node) {
  const { code, output } = await capture(node, [
    commandFile("vitest"),
    "run",
    "--project",
    "unit",
    "--exclude",
    "**/*.long.test.ts",
  ]);
  return toResult(code === 0, output);
}

/** The built server on an empty folder: it must become healthy, and end by itself when told to. */
async function startOnce(node) {
  const dataDir = mkdtempSync(join(tmpdir(), "sahne-nodes-"));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(node, [join(root, "apps/server/dist/main.mjs")], { env, stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(String(chunk)));
  const ended = once(child, "exit");
  try {
    const isHealthy = await untilHealthy(`http://localhost:${port}/healthz`, child);
    child.kill("SIGTERM");
    const [code] = await ended;
    return toResult(isHealthy && code === 0, output.join(""));
  } finally {
    child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function untilHealthy(address, child) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const isHealthy = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isHealthy) return true;
    await delay(POLL_MS);
  }
  return false;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

function toResult(isPassed, output) {
  const counts = { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: [] };
  return { code: isPassed ? 0 : 1, output, counts };
}
