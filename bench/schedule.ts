// Does a scheduler stay as quick with 100,000 plans as with 1,000, and does it keep up with 1,000 that are due in one second?
// npx tsx bench/schedule.ts [few] [many] [due]. Needs the tests' PostgreSQL. Exits 1 beyond a limit. Only ratios of the same run count.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { keepPostgres } from "./kept-server.ts";

/** A look at many plans ÷ a look at few. */
const MOST_GROWTH = 1.2;
/** More films than these a second no machine of ours renders: what is begun faster than that waits for a renderer anyway. */
const RENDERED_PER_SECOND = 20;
const MOST_LAG_MS = 1_000;

type Cost = { idle: number; film: number };
type Measured = { atFew: Cost; atMany: Cost; took: number; lags: number[] };

const pathOf = (file: string): string => fileURLToPath(new URL(`../apps/server/${file}`, import.meta.url));
const postgres = await keepPostgres();
try {
  const parameters = ["--import", "tsx", pathOf("scripts/measure-plans.ts"), postgres.url, ...process.argv.slice(2)];
  const { status, stdout } = spawnSync(process.execPath, parameters, {
    cwd: pathOf("."),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("The plans could not be measured.");
  // What it logs stands before it.
  const lines = stdout.trim().split("\n");
  for (const logged of lines.slice(0, -1)) process.stderr.write(`${logged}\n`);
  report(JSON.parse(lines.at(-1) ?? "") as Measured);
} finally {
  postgres.letGo();
}

function report({ atFew, atMany, took, lags }: Measured): void {
  const growth = { idle: atMany.idle / atFew.idle, film: atMany.film / atFew.film };
  // The film of each place in the queue, against the moment at which a renderer could first have had it.
  const beyond = lags.map((lag, place) => lag - (place / RENDERED_PER_SECOND) * 1000).toSorted((a, b) => a - b);
  const p99 = beyond[Math.floor(beyond.length * 0.99)] ?? Number.NaN;
  const figures = {
    "look that finds nothing, ms": [atFew.idle, atMany.idle, growth.idle],
    "one film begun, ms": [atFew.film, atMany.film, growth.film],
    "films begun per second": [lags.length / (took / 1000)],
    "start lag p99 beyond the renderers, ms": [p99],
    "start lag p50 and last, ms": [lags[Math.floor(lags.length / 2)] ?? 0, lags.at(-1) ?? 0],
  };
  for (const [name, values] of Object.entries(figures)) {
    process.stdout.write(`${name}: ${values.map((value) => value.toFixed(2)).join(" | ")}\n`);
  }
  const isFine = growth.idle <= MOST_GROWTH && growth.film <= MOST_GROWTH && p99 <= MOST_LAG_MS;
  if (!isFine) process.exitCode = 1;
}
