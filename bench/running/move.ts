// How long does `db:move` take with 100,000 videos, what memory, and does it go on after `kill -9`?
// npx tsx bench/running/move.ts [videos]. Needs the built product and the tests' PostgreSQL. Exits 1 when a row is missing.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { startProduct } from "#e2e/support/product.ts";
import { send } from "#bench/create-account.ts";
import { keepPostgres } from "#bench/kept-server.ts";

const VIDEOS = Number(process.argv[2] ?? 100_000);
/** So much of the videos has arrived when the first run is killed. */
const KILLED_AT = 0.4;
const LOOK_MS = 100;

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const postgres = await keepPostgres();
const { url } = postgres;
const product = await startProduct({ LOG_LEVEL: "error" });
try {
  const person = { fullname: "Ada", username: "bench_move", email: "move@example.com", password: "kirmizi-ucurtma-9" };
  const { user } = (await send(product, { method: "POST", path: "/register", body: person })) as {
    user: { _id: string };
  };
  await product.kill("SIGTERM");
  const script = at("apps/server/scripts/fill-videos.ts");
  const parameters = ["--import", "tsx", script, product.dataDir, user._id, String(VIDEOS), "90"];
  const filled = spawnSync(process.execPath, parameters, { stdio: ["ignore", "inherit", "inherit"] });
  if (filled.status !== 0) throw new Error("The installation could not be filled.");

  const target = new Client({ connectionString: url });
  await target.connect();
  const arrived = async (): Promise<number> => {
    const { rows } = await target
      .query("select count(*)::int as videos from public.videos")
      .catch(() => ({ rows: [{ videos: 0 }] }));
    return (rows as { videos: number }[])[0]?.videos ?? 0;
  };
  say(`${VIDEOS} videos, load ${loadavg()[0]?.toFixed(1)}`);

  const first = move();
  while (first.child.exitCode === null && (await arrived()) < VIDEOS * KILLED_AT) await wait(LOOK_MS);
  first.child.kill("SIGKILL");
  await first.ended;
  const half = await arrived();
  say(
    `first run: killed with -9 after ${first.seconds()} s with ${half} videos there, ${first.megabytes()} MB at most`,
  );
  demand(half > 0 && half < VIDEOS, "it was killed in the middle");

  const second = move();
  const code = await second.ended;
  say(`second run: ${second.seconds()} s, ${second.megabytes()} MB at most; ${second.lastLine()}`);
  demand(code === 0, "the second run went on to the end, and found every table's rows and sums as they were");
  demand((await arrived()) === VIDEOS, `${VIDEOS} videos have arrived`);
  const { rows } = await target.query("select pg_database_size(current_database())::float8 as bytes");
  const [{ bytes } = { bytes: Number.NaN }] = rows as { bytes: number }[];
  say(
    `on PostgreSQL it takes ${(bytes / VIDEOS / 1024).toFixed(1)} KiB a video, with indexes and five lines of history`,
  );
  await target.end();
} finally {
  await product.stop();
  postgres.letGo();
}

function demand(isKept: boolean, promise: string): void {
  say(`${isKept ? "kept  " : "BROKEN"} ${promise}`);
  if (!isKept) process.exitCode = 1;
}

type Run = {
  child: ChildProcess;
  ended: Promise<number | null>;
  seconds(): string;
  megabytes(): number;
  lastLine(): string;
};

/** As whoever runs the product does it; the embedded database lives in the same process. */
function move(): Run {
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: product.dataDir, DATABASE_URL: url };
  const from = performance.now();
  const child = spawn(process.execPath, [at("apps/server/dist/operate.mjs"), "db:move"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let [took, most, last] = [0, 0, ""];
  createInterface(child.stdout).on("line", (line) => {
    last = line;
  });
  const timer = setInterval(() => {
    most = Math.max(most, peakMegabytes(child.pid));
  }, LOOK_MS);
  const ended = once(child, "exit").then(([code]: unknown[]) => {
    clearInterval(timer);
    took = performance.now() - from;
    return code as number | null;
  });
  return { child, ended, seconds: () => (took / 1000).toFixed(1), megabytes: () => most, lastLine: () => last };
}

function peakMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes = "0"] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
