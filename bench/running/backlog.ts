// With 10,000 videos in work and 4,000 plans that wait for room: what does the sweep of stranded videos take, and do fresh plans of
// others begin on time? npx tsx bench/running/backlog.ts [in work] [waiting] [fresh]. Needs the tests' PostgreSQL. Exits 1 beyond a limit.
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { keepPostgres } from "#bench/kept-server.ts";

const MOST_SWEEP_MS = 100;
/** A look every second, and the transactions of a look. */
const MOST_LAG_MS = 3_000;

const pathOf = (file: string): string => fileURLToPath(new URL(`../../apps/server/${file}`, import.meta.url));
const postgres = await keepPostgres();
try {
  const parameters = ["--import", "tsx", pathOf("scripts/measure-backlog.ts"), postgres.url, ...process.argv.slice(2)];
  const { status, stdout } = spawnSync(process.execPath, parameters, {
    cwd: pathOf("."),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error(`The backlog could not be measured: ${stdout.slice(0, 2000)}`);
  const { looks, lags } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as { looks: number[]; lags: number[] };
  const sorted = looks.toSorted((a, b) => a - b);
  const sweep = sorted[sorted.length >> 1] ?? Number.NaN;
  const last = lags.at(-1) ?? Number.NaN;
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
  process.stdout.write(`sweep of stranded videos, ms: median ${sweep.toFixed(0)}, best ${sorted[0]?.toFixed(0)}\n`);
  process.stdout.write(`fresh plans begin late by, ms: median ${lags[lags.length >> 1]}, last ${last}\n`);
  if (!(sweep <= MOST_SWEEP_MS && last <= MOST_LAG_MS)) process.exitCode = 1;
} finally {
  postgres.letGo();
}
