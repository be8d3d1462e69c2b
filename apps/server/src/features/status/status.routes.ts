import { access } from "node:fs/promises";
import {
  figuresRoute,
  healthRoute,
  livenessRoute,
  readinessRoute,
  type Readiness,
  type SiteFigures,
  type Status,
} from "@sahne/contract/status";
import type { Context } from "#context.ts";
import { countAlive } from "#platform/watching/heartbeat.ts";
import type { Mount } from "#platform/http/mount.ts";
import { AppError } from "#platform/errors.ts";
import { readSiteFigures } from "./figures.ts";

const PART_TIMEOUT_MS = 3_000;
/** Health is asked often and by anyone: an answer is good for a moment. */
const FRESH_MS = 1_000;
/** Every visit of the landing page asks for these; slightly old figures are fine. */
const FIGURES_FRESH_MS = 10 * 60_000;

type PartName = Status["parts"][number]["name"];

export function statusRoutes(mount: Mount, context: Context, version: string): void {
  const now = (): number => context.clock.now().getTime();
  const status = keepFor(FRESH_MS, now, () => readStatus(context, version));
  const figures = keepFor(FIGURES_FRESH_MS, now, (): Promise<SiteFigures> => readSiteFigures(context));

  mount.public(healthRoute, async () => {
    const current = await status();
    if (!current.ok) throw new AppError("unavailable", { retryAfterSeconds: 2 });
    return current;
  });
  mount.public(livenessRoute, async () => ({ ok: true as const, version }));
  const readiness = keepFor(FRESH_MS, now, () => readReadiness(context, version));
  mount.public(readinessRoute, async () => {
    const current = await readiness();
    if (!current.ok) throw new AppError("unavailable", { retryAfterSeconds: 2 });
    return current;
  });
  mount.public(figuresRoute, figures);
}

/** One reading for all who ask within that time; one that failed is not kept. */
function keepFor<Value>(freshMs: number, now: () => number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; value: Promise<Value> } | undefined;
  return async () => {
    const age = last ? now() - last.at : -1;
    // A reading from the future means that the clock was set back: it is not fresh.
    if (last && age >= 0 && age <= freshMs) return last.value;
    const reading = { at: now(), value: read() };
    last = reading;
    reading.value.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.value;
  };
}

/** The parts without which nothing can be served decide; the sandbox only reports. */
async function readStatus(context: Context, version: string): Promise<Status> {
  const checks: [PartName, () => Promise<unknown>][] = [
    ["database", () => context.database.ping()],
    ["queue", () => context.queue.stats()],
    ["media", () => context.media.check()],
    ["renderer", () => access(context.renderChildPath)],
  ];
  const { sandboxUrl } = context;
  if (sandboxUrl !== undefined) checks.push(["sandbox", () => askSandbox(sandboxUrl)]);
  const parts = await Promise.all(checks.map(async ([name, check]) => ({ name, ok: await succeeds(check) })));
  return { ok: parts.every((part) => part.ok || part.name === "sandbox"), version, parts };
}

/** Only the database decides: without a worker, or with the store away, people can still read, plan and ask. */
async function readReadiness(context: Context, version: string): Promise<Readiness> {
  const isThere = await succeeds(() => context.database.ping());
  const hasWorker = isThere && (await succeeds(() => assertWorker(context)));
  return {
    ok: isThere,
    version,
    parts: [
      { name: "database", ok: isThere },
      { name: "worker", ok: hasWorker },
    ],
  };
}

async function assertWorker(context: Context): Promise<void> {
  if ((await countAlive(context, "worker")) === 0) throw new Error("No worker lives.");
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  const deadline = new Promise<false>((resolve) => {
    setTimeout(resolve, PART_TIMEOUT_MS, false).unref();
  });
  return Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    deadline,
  ]);
}

async function askSandbox(url: string): Promise<void> {
  const response = await fetch(`${url}/_sandbox/health`);
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}.`);
}
