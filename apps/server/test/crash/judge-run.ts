import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { RunningSandbox } from "@sahne/sandbox/sandbox";
import type { PaidCallRow } from "#features/videos/vendor/paid-calls.repo.ts";
import { WORKER_ENDED } from "#features/videos/vendor/submit-video.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Context } from "#context.ts";
import { paidCalls, videos } from "#platform/db/schema.ts";
import type { CrashRun } from "./crash-run.ts";
import { entriesOf, type Entry } from "./journal.ts";

type Verdict = {
  total: number;
  completed: number;
  undecided: number;
  unfinished: number;
  /** Of the undecided ones: the vendor took the film and its answer was cut, by the vendor or by a kill. */
  cutAfterCharge: number;
  /** Of the undecided ones: the process died between its intent and the vendor. */
  cutBeforeCharge: number;
  chargedTwice: string[];
  badFiles: string[];
  strayFiles: string[];
  /** Left to a person although no call was cut. */
  unexplained: string[];
};

type Charge = { prompt: string; isAnswerLost: boolean };

/** What the database, the disk and the vendor's ledger say together. */
export async function judgeRun(run: CrashRun): Promise<Verdict> {
  const { context } = run;
  const rows = await context.db.select().from(videos);
  const calls = await context.db.select().from(paidCalls);
  const charges = await readCharges(run.sandbox);
  const undecided = rows.filter(({ needsAttention }) => needsAttention);
  const isCharged = ({ promptText }: VideoRow): boolean => charges.some(({ prompt }) => prompt === promptText);
  const isCut = createCutCheck(calls, charges, run);
  return {
    total: rows.length,
    completed: rows.filter(({ status }) => status === "completed").length,
    undecided: undecided.length,
    unfinished: rows.filter(({ status, needsAttention }) => status === "processing" && !needsAttention).length,
    cutAfterCharge: undecided.filter(isCharged).length,
    cutBeforeCharge: undecided.filter((row) => !isCharged(row)).length,
    chargedTwice: rows
      .map(({ promptText }) => promptText)
      .filter((prompt) => charges.filter((charge) => charge.prompt === prompt).length > 1),
    ...(await judgeFiles(context, rows)),
    unexplained: undecided.filter((row) => !isCut(row)).map(({ id }) => `${id}: ${reasonsOf(calls, id)}`),
  };
}

function reasonsOf(calls: readonly PaidCallRow[], id: string): string {
  return calls.flatMap(({ videoId, reason }) => (videoId === id ? [reason ?? "none"] : [])).join(", ");
}

/**
 * Whether the outcome can really not be known: the vendor took the call and dropped its answer, or the very process
 * that opened this call was killed and so could not write down what became of it.
 */
function createCutCheck(
  calls: readonly PaidCallRow[],
  charges: readonly Charge[],
  run: CrashRun,
): (row: VideoRow) => boolean {
  const kills = run.kills();
  const intents = new Map(entriesOf(run.journal.intents).map((entry) => [entry.what, entry]));
  const diedInCall = (opened: Entry | undefined): boolean =>
    opened !== undefined && kills.some(({ pid, at }) => pid === opened.pid && at >= opened.at);
  return ({ id, attempt, promptText }) => {
    const call = calls.find((row) => row.videoId === id && row.videoAttempt === attempt && row.state === "unknown");
    if (call === undefined || call.operation !== null) return false;
    const isAnswerLost = charges.some((charge) => charge.prompt === promptText && charge.isAnswerLost);
    return isAnswerLost || (call.reason === WORKER_ENDED && diedInCall(intents.get(call.id)));
  };
}

async function judgeFiles(
  context: Context,
  rows: readonly VideoRow[],
): Promise<Pick<Verdict, "badFiles" | "strayFiles">> {
  const badFiles: string[] = [];
  for (const row of rows.filter(({ status }) => status === "completed")) {
    const bytes = await context.media
      .withLocalFile(row.mediaKey ?? "", (path) => readFile(path))
      .catch(() => Buffer.alloc(0));
    if (createHash("sha256").update(bytes).digest("hex") !== row.sha256) badFiles.push(row.id);
  }
  const shown = new Set(rows.flatMap(({ mediaKey, posterKey }) => [mediaKey, posterKey]));
  const strayFiles: string[] = [];
  for (const prefix of ["videos", "incoming"]) {
    for await (const key of context.media.list(prefix)) if (!shown.has(key)) strayFiles.push(key);
  }
  return { badFiles, strayFiles };
}

export async function readCharges(sandbox: RunningSandbox): Promise<Charge[]> {
  const response = await fetch(`${sandbox.url}/_sandbox/ledger`);
  return ((await response.json()) as { charges: Charge[] }).charges;
}
