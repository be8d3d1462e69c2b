// Do others keep being answered while strangers try passwords? npx tsx bench/login-flood.ts. Exits 1 beyond a limit.
// Server, flood and measurement are three processes; what counts is the ratio to the idle server, not the figures.
import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as wait } from "node:timers/promises";

const MEASURE_MS = 8_000;
const CONNECTIONS = 60;
/** Answered per second under the flood, against idle. */
const LEAST_RATIO = 0.1;
const MOST_P99_MS = 1_500;

type Measured = { perSecond: number; p50: number; p99: number; failed: number };

const flood = fileURLToPath(new URL("./login-flood-sender.ts", import.meta.url));
const main = fileURLToPath(new URL("../apps/server/src/main.ts", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "sahne-flood-"));
const address = `http://localhost:${await freePort()}`;
const server = startServer();

try {
  await untilReady();
  const { token, userId } = await signUp();
  const request = new Request(`${address}/api/users/${userId}/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await measure(request, 1_000);
  const idle = await measure(request, MEASURE_MS);
  const sender = fork(flood, [address, String(CONNECTIONS)], { execArgv: ["--import", "tsx"], stdio: "inherit" });
  await once(sender, "message");
  const flooded = await measure(request, MEASURE_MS);
  sender.send("stop");
  const [sent] = (await once(sender, "message")) as [Record<string, number>];
  report(idle, flooded, sent);
} finally {
  await stop(server);
  rmSync(dataDir, { recursive: true, force: true });
}

function report(idle: Measured, flooded: Measured, sent: Record<string, number>): void {
  const ratio = flooded.perSecond / idle.perSecond;
  console.log(
    `load of the machine ${loadavg()[0]?.toFixed(1)}; ${CONNECTIONS} connections try passwords without pause`,
  );
  console.log(`  answers to the flood by status: ${JSON.stringify(sent)}`);
  for (const [name, { perSecond, p50, p99, failed }] of Object.entries({ idle, flooded })) {
    console.log(
      `  ${name}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, failed ${failed}`,
    );
  }
  const limits: [string, boolean][] = [
    [`answered under the flood / idle ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`, ratio >= LEAST_RATIO],
    [`p99 under the flood ${flooded.p99.toFixed(0)} ms (at most ${MOST_P99_MS})`, flooded.p99 <= MOST_P99_MS],
    [`requests of the signed-in user that failed ${flooded.failed} (none)`, flooded.failed === 0],
    [`passwords looked at ${sent["401"] ?? 0} (some)`, (sent["401"] ?? 0) > 0],
  ];
  for (const [text, isKept] of limits) console.log(`${isKept ? "kept  " : "BROKEN"} ${text}`);
  process.exitCode = limits.every(([, isKept]) => isKept) ? 0 : 1;
}

async function measure(request: Request, milliseconds: number): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const start = performance.now();
    const response = await fetch(request.clone());
    await response.arrayBuffer();
    if (!response.ok) failed += 1;
    times.push(performance.now() - start);
  }
  times.sort((left, right) => left - right);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: (1000 * times.length) / milliseconds, p50: at(0.5), p99: at(0.99), failed };
}

async function signUp(): Promise<{ token: string; userId: string }> {
  const response = await fetch(`${address}/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fullname: "Ada", username: "ada", email: "ada@example.com", password: "gizli-sifre" }),
  });
  const { token, user } = (await response.json()) as { token: string; user: { _id: string } };
  return { token, userId: user._id };
}

/** Behind a proxy that names a new visitor each time: the limit per address does not help, only the gate does. */
function startServer(): ChildProcess {
  const env = {
    ...process.env,
    PORT: new URL(address).port,
    DATA_DIR: dataDir,
    TRUST_PROXY: "127.0.0.1,::1",
    GOOGLE_CLIENT_ID: "nobody",
    GOOGLE_CLIENT_SECRET: "nothing",
  };
  return spawn(process.execPath, ["--import", "tsx", main], { env, stdio: ["ignore", "ignore", "inherit"] });
}

async function untilReady(): Promise<void> {
  for (let round = 0; round < 300; round += 1) {
    const isReady = await fetch(`${address}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    if (server.exitCode !== null) throw new Error("The server did not start.");
    await wait(200);
  }
  throw new Error("The server was not ready in time.");
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
