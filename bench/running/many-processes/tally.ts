import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "./client.ts";

/** What is away just now, and what was answered meanwhile. */
export type Outage = { what: "database" | "store"; answers: Map<string, Map<string, number>> };

export type Tally = {
  isOver: boolean;
  outage: Outage | null;
  kinds: Map<string, { asked: number; retried: number; failed: number; why: Map<string, number> }>;
  broken: string[];
};

type Wish = { kind: string; /** What the store is needed for may fail while it is away. */ needsStore?: boolean };

const RETRY_MS = 250;
const WAIT_MS = 500;

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

export function openTally(): Tally {
  return { isOver: false, outage: null, kinds: new Map(), broken: [] };
}

export function demand(tally: Tally, isKept: boolean, promise: string): void {
  say(`${isKept ? "kept  " : "BROKEN"} ${promise}`);
  if (!isKept) tally.broken.push(promise);
}

/**
 * Asks until it is answered. Outside of outages one retry is allowed, and what fails then too is counted; during one every
 * answer is written down. Null once the trial is over.
 */
export async function insist(
  tally: Tally,
  { kind, needsStore = false }: Wish,
  ask: () => Promise<Answer>,
): Promise<Answer | null> {
  const counts = tally.kinds.get(kind) ?? { asked: 0, retried: 0, failed: 0, why: new Map<string, number>() };
  tally.kinds.set(kind, counts);
  counts.asked += 1;
  const seen: string[] = [];
  for (;;) {
    const before = tally.outage;
    const answer = await ask();
    const outage = before ?? tally.outage;
    if (outage) add(answersOf(outage, kind), nameOf(answer));
    if (!isFailed(answer)) {
      // One that was cancelled by a first try whose answer got lost cannot be cancelled again.
      const isRefused = answer.status >= 400 && !(answer.status === 409 && kind === "cancel");
      if (isRefused) {
        counts.failed += 1;
        add(counts.why, nameOf(answer));
      }
      return answer;
    }
    if (tally.isOver) return null;
    const isExcused = outage !== null && (needsStore || outage.what === "database");
    if (!isExcused) {
      seen.push(nameOf(answer));
      if (seen.length === 1) counts.retried += 1;
      if (seen.length === 2) {
        counts.failed += 1;
        add(counts.why, seen.join(" then "));
      }
    }
    await wait(isExcused ? WAIT_MS : RETRY_MS);
  }
}

export function isFailed({ status }: Answer): boolean {
  return status === 0 || status >= 500;
}

function nameOf({ status, code }: Answer): string {
  return status === 0 ? `no answer (${code})` : [status, code].filter(Boolean).join(" ");
}

function answersOf(outage: Outage, kind: string): Map<string, number> {
  const answers = outage.answers.get(kind) ?? new Map<string, number>();
  outage.answers.set(kind, answers);
  return answers;
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

export function listed(counts: Map<string, number>): string {
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(", ");
}
