import type { ErrorCode } from "@sahne/contract/errors";
import type { Context } from "#context.ts";
import { codeOfLastRefusal, codeOfRefusal, noteOf } from "#features/videos/vendor/vendor-problem.ts";
import { untilWritten } from "#features/videos/vendor/settle-paid-call.ts";
import { newId, sha256 } from "#platform/ids.ts";
import { isOutgoingNoted } from "#platform/outgoing.ts";
import { giveBackQuota, takeQuota, utcDay } from "#platform/quota.ts";
import { intentGraceMs } from "#platform/vendor-config.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { Speaker, SpokenFile } from "#providers/speaker.ts";
import { isSandboxKey } from "#providers/vendor-host.ts";
import { countRefused, findClip, insertIntent, settleClip, takeUpClip, type SpeechClip } from "./speech.repo.ts";

/** Words that a service shall say. */
export type SpeechOrder = {
  userId: string;
  apiKey: string;
  speaker: Speaker;
  voice: string;
  language: "tr" | "en";
  text: string;
  /** The attempt it is said in; none for a sample. */
  video?: { videoId: string; videoAttempt: number };
  /** Since when refusals count. */
  since: Date;
};

export type Bought =
  | { kind: "ready"; clip: SpeechClip }
  /** It may have been paid, and nothing came: only its owner may decide to ask again. */
  | { kind: "unknown" }
  | { kind: "failed"; code: ErrorCode }
  /** Surely not taken, or still under way elsewhere: look again then. */
  | { kind: "later"; waitMs: number; code: ErrorCode | null };

const REFUSALS_MAX = 10;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/** The same words by the same voice and model are the same clip. */
export function clipHash({
  speaker,
  voice,
  language,
  text,
}: Omit<SpeechOrder, "userId" | "apiKey" | "since" | "video">): string {
  return sha256(JSON.stringify([speaker.service, speaker.model, voice, language, text]));
}

/** The clip of these words: kept from before, or bought now with one call that is never repeated while in doubt. */
export async function buySpeech(context: Context, order: SpeechOrder): Promise<Bought> {
  const hash = clipHash(order);
  const words = { userId: order.userId, hash };
  const found = await findClip(context.db, words);
  if (found) return judge(context, found.clip, found.ageMs);
  const refusals = await countRefused(context.db, words, order.since);
  const opened = await openIntent(context, order, hash);
  if (opened === "day is used up") return { kind: "failed", code: "provider_daily_cap" };
  if (!opened) return { kind: "later", waitMs: FIRST_WAIT_MS, code: null };
  const { clip, bornAt } = opened;
  const isNoted = await isOutgoingNoted(context);
  if (!isNoted || performance.now() - bornAt > context.config.vendors.submitWindowMs) {
    await refuse(context, clip, isNoted ? "too late for its own intent" : "could not be counted");
    return { kind: "later", waitMs: FIRST_WAIT_MS, code: null };
  }
  return call(context, order, clip, refusals);
}

async function judge(context: Context, clip: SpeechClip, ageMs: number): Promise<Bought> {
  if (clip.state === "ready") {
    const used = await takeUpClip(context.db, clip.id);
    // Swept at this very moment: the next look finds that these words have to be bought.
    return used ? { kind: "ready", clip: used } : { kind: "later", waitMs: 0, code: null };
  }
  if (clip.state === "unknown") return { kind: "unknown" };
  const waitMs = intentGraceMs(context.config.vendors) - ageMs;
  if (waitMs > 0) return { kind: "later", waitMs, code: null };
  // Whoever wrote it down cannot be making the call any more, and nobody knows whether it was made.
  await leaveUnknown(context, clip, "the worker ended in the middle of the call");
  return { kind: "unknown" };
}

/** `bornAt`, by this process's own clock, is a moment before the intent got its time. */
type OpenIntent = { clip: SpeechClip; bornAt: number };

async function openIntent(
  context: Context,
  { userId, speaker, voice, video, apiKey }: SpeechOrder,
  hash: string,
): Promise<OpenIntent | "day is used up" | undefined> {
  const now = context.clock.now();
  const { service, model } = speaker;
  return context.db.transaction(async (tx) => {
    // Taken here, so that waiting for the database does not count against the intent's deadline.
    const bornAt = performance.now();
    // No service tells what a sentence costs; the sandbox's cost nothing.
    const cents = isSandboxKey(apiKey) ? 0 : null;
    const clip = await insertIntent(tx, { id: newId(now), userId, hash, service, model, voice, cents, ...video });
    if (!clip) return undefined;
    const limit = context.config.vendors.speechCallsPerDay;
    if (await takeQuota(tx, { ...quotaOf(userId, clip.createdAt), limit })) return { clip, bornAt };
    await settleClip(tx, clip.id, "refused", { reason: "daily cap", settledAt: now });
    return "day is used up";
  });
}

async function call(context: Context, order: SpeechOrder, clip: SpeechClip, refusals: number): Promise<Bought> {
  const { speaker, apiKey, text, voice, language } = order;
  const timeoutMs = context.config.vendors.submitTimeoutMs;
  let spoken: SpokenFile;
  try {
    spoken = await speaker.speak(apiKey, { text, voice, language, timeoutMs });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ service: speaker.service, kind: error.kind, status: error.status }, "speech was not had");
    if (error.kind === "unknown") {
      await leaveUnknown(context, clip, error.message);
      return { kind: "unknown" };
    }
    await refuse(context, clip, error.message);
    const isTemporary = error.kind === "limited" || error.kind === "unavailable";
    if (!isTemporary || refusals >= REFUSALS_MAX) return { kind: "failed", code: codeOfLastRefusal(error) };
    const waitMs = Math.max(error.retryAfterMs ?? 0, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals));
    return { kind: "later", waitMs, code: codeOfRefusal(error) };
  }
  return { kind: "ready", clip: await keep(context, clip, spoken) };
}

/** The file first, then the row that shows it. Paid speech exists only in this process until both are written. */
async function keep(context: Context, clip: SpeechClip, { wav, seconds }: SpokenFile): Promise<SpeechClip> {
  const mediaKey = `speech/${clip.userId}/${clip.id}.wav`;
  const kept = { mediaKey, seconds, settledAt: context.clock.now() };
  await untilWritten(context, async () => {
    await context.media.put(mediaKey, wav);
    await settleClip(context.db, clip.id, "ready", kept);
  });
  return { ...clip, state: "ready", ...kept };
}

async function leaveUnknown(context: Context, clip: SpeechClip, reason: string): Promise<void> {
  const changes = { reason: noteOf(reason), settledAt: context.clock.now() };
  await untilWritten(context, () => settleClip(context.db, clip.id, "unknown", changes));
}

async function refuse(context: Context, clip: SpeechClip, reason: string): Promise<void> {
  const changes = { reason: noteOf(reason), settledAt: context.clock.now() };
  await untilWritten(context, () =>
    context.db.transaction(async (tx) => {
      if (!(await settleClip(tx, clip.id, "refused", changes))) return;
      await giveBackQuota(tx, quotaOf(clip.userId, clip.createdAt));
    }),
  );
}

function quotaOf(userId: string, at: Date): { bucket: string; day: string } {
  return { bucket: `speech-calls/${userId}`, day: utcDay(at) };
}
