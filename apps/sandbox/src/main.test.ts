import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "#test/test-sandbox.ts";

// The bundle that ships, in the folder it ships in: what it finds beside itself is part of what is tested.
const BUNDLE = fileURLToPath(new URL("../dist/main-under-test.mjs", import.meta.url));
let folder: string;

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL("main.ts", import.meta.url))],
    outfile: BUNDLE,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
  });
  folder = await mkdtemp(join(tmpdir(), "sandbox-main-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(BUNDLE, { force: true });
});

function run(...options: string[]): ChildProcess {
  return spawn(process.execPath, [BUNDLE, ...options], { stdio: "pipe" });
}

async function firstLine(child: ChildProcess): Promise<{ ready: boolean; port: number }> {
  let text = "";
  for await (const piece of child.stdout ?? []) {
    text += String(piece);
    if (text.includes("\n")) break;
  }
  return JSON.parse(text) as { ready: boolean; port: number };
}

/** Waits until it is gone: the next test uses the same folder. */
async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.stdin?.end();
  await gone;
}

async function failure(child: ChildProcess): Promise<{ code: unknown; text: string }> {
  let text = "";
  child.stderr?.on("data", (piece) => (text += String(piece)));
  const [code] = (await once(child, "close")) as unknown[];
  return { code, text };
}

test("prints one ready line, answers, and goes when its parent's pipe closes", async () => {
  const child = run("--data", folder, "--port", "0", "--parent-pipe");
  const { ready, port } = await firstLine(child);
  const health = await fetch(`http://127.0.0.1:${port}/_sandbox/health`);
  const gone = once(child, "exit");
  child.stdin?.end();
  const [code] = (await gone) as unknown[];

  expect(ready).toBe(true);
  expect(health.status).toBe(200);
  expect(code).toBe(0);
});

test("the bundle finds its clips", async () => {
  const child = run("--data", folder, "--parent-pipe");
  const { port } = await firstLine(child);
  const base = `http://127.0.0.1:${port}`;
  await fetch(`${base}/_sandbox/settings`, { method: "POST", body: JSON.stringify({ taskMs: 0 }) });
  const answer = await fetch(`${base}/gemini/v1beta/interactions`, {
    method: "POST",
    headers: { "x-goog-api-key": "sandbox-k" },
    body: JSON.stringify({ model: "gemini-omni-1.1-flash", input: "a kite" }),
  });
  const text = await answer.text();
  await end(child);

  expect(text).toContain('"type":"video"');
});

test("what was answered outlives a kill -9", async () => {
  const first = run("--data", folder);
  const { port } = await firstLine(first);
  const paid = await fetch(`http://127.0.0.1:${port}/freepik/v1/ai/text-to-video/kling-v3-turbo-720p`, {
    method: "POST",
    headers: { "x-magnific-api-key": "sandbox-kill", "content-type": "application/json" },
    body: JSON.stringify({ prompt: "a kite" }),
  });
  first.kill("SIGKILL");
  await once(first, "exit");
  const second = run("--data", folder, "--parent-pipe");
  const restarted = await firstLine(second);
  const ledger = await (await fetch(`http://127.0.0.1:${restarted.port}/_sandbox/ledger`)).json();
  await end(second);

  expect(paid.status).toBe(200);
  expect(ledger).toMatchObject({ chargesByKey: { "sandbox-kill": 1 } });
});

test("goes when its parent is killed with -9", async () => {
  const script = `
    const child = require("node:child_process").spawn(process.execPath, ${JSON.stringify([BUNDLE, "--data", folder, "--parent-pipe"])}, { stdio: ["pipe", "pipe", "inherit"] });
    child.stdout.once("data", () => console.log(JSON.stringify({ ready: true, port: child.pid })));`;
  const parent = spawn(process.execPath, ["-e", script], { stdio: "pipe" });
  const { port: sandboxPid } = await firstLine(parent);
  parent.kill("SIGKILL");

  expect(await eventually(async () => (isRunning(sandboxPid) ? undefined : "gone"))).toBe("gone");
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test("stops on SIGTERM", async () => {
  const child = run("--data", folder);
  await firstLine(child);
  const gone = once(child, "exit");
  child.kill("SIGTERM");

  expect(await gone).toEqual([0, null]);
});

test("refuses another host than loopback", async () => {
  const { code, text } = await failure(run("--data", folder, "--host", "0.0.0.0"));

  expect(code).toBe(1);
  expect(text).toContain("only listens on loopback");
});

test("says how it is used when the data directory is missing", async () => {
  const { code, text } = await failure(run());

  expect(code).toBe(1);
  expect(text).toContain("--data DIR");
});

test("says that a port is taken", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { code, text } = await failure(run("--data", folder, "--port", String(port)));
  holder.close();

  expect(code).toBe(1);
  expect(text).toContain("EADDRINUSE");
});
