// What do more processes give? `npx tsx bench/running/more-processes.ts workers [films]`: films a minute with one worker, two … as many as there are
// cores. `npx tsx bench/running/more-processes.ts reads [seconds]`: reads a second through two api processes ÷ through one.
// Needs the built product and the tests' PostgreSQL, and a machine at rest: the clock's figures are of what others left over. Beside them
// stands the processor's time, which is nearly the same on a busy machine. Who asks takes part of the machine too, and is told.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "#e2e/support/product.ts";
import { keepPostgres } from "#bench/kept-server.ts";

const [mode = "workers", amount] = process.argv.slice(2);
const CORES = availableParallelism();
const FILMS = Number(amount ?? 4 * CORES);
const SECONDS = Number(amount ?? 15);
const ROUNDS = 3;
const CONNECTIONS = 8;
const LEAST_GAIN = 1.7;
/** A tick of /proc is a hundredth of a second. */
const TICKS_PER_SECOND = 100;

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), "sahne-more-"));
const dataDir = join(folder, "data");
mkdirSync(dataDir, { mode: 0o700 });
const postgres = await keepPostgres();
const { url } = postgres;
const running: ChildProcess[] = [];

try {
  say(`${CORES} cores, load ${loadavg()[0]?.toFixed(1)} before it begins`);
  await (mode === "reads" ? measureReads() : measureWorkers());
} finally {
  for (const child of running) child.kill("SIGKILL");
  postgres.letGo();
  rmSync(folder, { recursive: true, force: true });
}

type Started = { pid: number; port: number; stop(): Promise<void> };

async function start(roles: string): Promise<Started> {
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"] ?? "",
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    SECRET_KEY: "1".repeat(64),
    SANDBOX_URL: "http://127.0.0.1:9",
    PUBLIC_URL: "http://localhost:3000",
    ROLES: roles,
    MAX_RENDERS: "1",
    MAX_JOBS_PER_USER: "10000",
    MAX_CREATES_PER_HOUR: "100000",
    ...(roles.includes("api") ? { PORT: String(port) } : { STATUS_PORT: String(port) }),
  };
  const child = spawn(process.execPath, [at("apps/server/dist/main.mjs")], { cwd: "/", env, stdio: "ignore" });
  running.push(child);
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.status === 200) break;
    if (child.exitCode !== null || tries > 900) throw new Error(`A process with ${roles} did not start.`);
    await wait(100);
  }
  return {
    pid: child.pid ?? 0,
    port,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

type Person = { id: string; token: string };

async function call(port: number, path: string, body?: object, token = ""): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      host: "localhost:3000",
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return response.json();
}

async function signUp(port: number): Promise<Person> {
  const body = { fullname: "Ada", username: "bench_more", email: "more@example.com", password: "kirmizi-ucurtma-9" };
  const { token, user } = (await call(port, "/register", body)) as { token: string; user: { _id: string } };
  return { id: user._id, token };
}

/** Of a process, of those it started and of those of them that have ended, in seconds of a core. */
function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    const own = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0) / TICKS_PER_SECOND;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    return children.reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
  } catch {
    return 0;
  }
}

/** What all the machine did meanwhile, in cores. */
function machineSeconds(): number {
  const fields = readFileSync("/proc/stat", "utf8").split("\n")[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = fields;
  return (user + nice + system + irq + softirq) / TICKS_PER_SECOND;
}

async function measureWorkers(): Promise<void> {
  const api = await start("api,scheduler");
  const person = await signUp(api.port);
  const workers: Started[] = [];
  let one = Number.NaN;
  for (let count = 1; count <= CORES; count += 1) {
    workers.push(await start("worker"));
    await make(api.port, person, count);
    const spent = () => workers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
    const [cpu, machine, from] = [spent(), machineSeconds(), performance.now()];
    await make(api.port, person, FILMS);
    const seconds = (performance.now() - from) / 1000;
    const [own, all] = [spent() - cpu, machineSeconds() - machine];
    const perMinute = (FILMS / seconds) * 60;
    if (count === 1) one = perMinute;
    say(
      `${count} worker${count === 1 ? "" : "s"}: ${perMinute.toFixed(1)} films a minute (${(perMinute / one).toFixed(2)} × one); ` +
        `${(own / FILMS).toFixed(1)} s of a core for each film of 5 s at 480p; the workers had ${(own / seconds).toFixed(2)} of ` +
        `${CORES} cores, everybody together ${(all / seconds).toFixed(2)}`,
    );
  }
}

async function make(port: number, { id, token }: Person, films: number): Promise<void> {
  const options = { durationSeconds: 5, resolution: "480p" };
  for (let number = 0; number < films; number += 1) {
    const promptText = `Deniz feneri ${Math.random()}.`;
    await call(port, "/video/create", { scenario: "text2video", promptText, options }, token);
  }
  for (;;) {
    const path = `/api/users/${id}/videos?limit=100&status=processing`;
    const { videos } = (await call(port, path, undefined, token)) as { videos: unknown[] };
    if (videos.length === 0) return;
    await wait(250);
  }
}

type Round = { perSecond: number; msEach: number; asking: number; all: number };

async function measureReads(): Promise<void> {
  const first = await start("api");
  const second = await start("api");
  const person = await signUp(first.port);
  await round([first, second], person, 5);
  const rounds: { one: Round; two: Round }[] = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    rounds.push({
      one: await round([first], person, SECONDS),
      two: await round([first, second], person, SECONDS),
    });
  }
  const best = (name: "one" | "two"): Round =>
    rounds.map((of) => of[name]).reduce((a, b) => (a.perSecond > b.perSecond ? a : b));
  const [one, two] = [best("one"), best("two")];
  for (const [name, { perSecond, msEach, asking, all }] of [
    ["one api process", one],
    ["two api processes", two],
  ] as const) {
    say(
      `${name}: ${perSecond.toFixed(0)} reads a second, ${msEach.toFixed(2)} ms of a core for each in the api; ` +
        `who asks took ${asking.toFixed(2)} of ${CORES} cores, everybody together ${all.toFixed(2)}`,
    );
  }
  const gain = two.perSecond / one.perSecond;
  const possible = (2 * one.msEach) / two.msEach;
  say(`by the clock: two ÷ one = ${gain.toFixed(2)} (at least ${LEAST_GAIN})`);
  say(`by the processor: two with a core each can do ${possible.toFixed(2)} × one`);
  const isCrowded = two.all > CORES * 0.95;
  if (isCrowded) say("The machine was full: the clock says what was left over, not what two processes can do.");
  if (gain < LEAST_GAIN && !(isCrowded && possible >= LEAST_GAIN)) process.exitCode = 1;
}

async function round(processes: Started[], { id, token }: Person, seconds: number): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const spent = () => processes.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const headers = { host: "localhost:3000", authorization: `Bearer ${token}` };
  const [cpu, own, machine, from] = [spent(), process.cpuUsage(), machineSeconds(), performance.now()];
  const until = from + seconds * 1000;
  let asked = 0;
  const lane = async (port: number): Promise<void> => {
    while (performance.now() < until) {
      await read({ port, path: `/api/users/${id}/overview`, headers, agent });
      asked += 1;
    }
  };
  await Promise.all(processes.flatMap(({ port }) => Array.from({ length: CONNECTIONS }, () => lane(port))));
  const took = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(own);
  agent.destroy();
  return {
    perSecond: asked / took,
    msEach: ((spent() - cpu) * 1000) / asked,
    asking: (user + system) / 1e6 / took,
    all: (machineSeconds() - machine) / took,
  };
}

/** As little as can be: whoever asks takes the same machine. */
function read(options: { port: number; path: string; headers: Record<string, string>; agent: Agent }): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", ...options }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A read answered ${response.statusCode}.`));
      response.resume().on("end", resolve);
    }).on("error", reject);
  });
}
