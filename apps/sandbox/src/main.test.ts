import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-main-"));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function run(...options: string[]): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", MAIN, ...options], { stdio: "pipe" });
}

async function firstLine(child: ChildProcess): Promise<{ ready: boolean; port: number }> {
  let text = "";
  for await (const piece of child.stdout ?? []) {
    text += String(piece);
    if (text.includes("\n")) break;
  }
  return JSON.parse(text) as { ready: boolean; port: number };
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
