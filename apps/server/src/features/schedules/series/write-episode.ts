import { episodeWords, fillEpisode, topicAfter } from "@sahne/contract/studio/episodes";
import type { ErrorCode } from "@sahne/contract/errors";
import type { Context } from "#context.ts";
import {
  changeSchedule,
  countStarted,
  lastTexts,
  lockSchedule,
  type ScheduleRow,
} from "#features/schedules/schedules.repo.ts";
import { writeNext } from "#features/writing/writing.service.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { languageOf } from "./episode.ts";

type PlanOf = { userId: string; scheduleId: string };

/** So many films back the writer is told of, and so much of each. */
const EARLIER = 10;
const EARLIER_CHARACTERS = 600;

export function needsText({ writer, episode }: Pick<ScheduleRow, "writer" | "episode">): boolean {
  return writer !== null && (episode?.text ?? null) === null;
}

/** Job: the text of the film that is due. What goes wrong leaves the plan asking; nothing else is made in its place. */
export async function writeEpisode(context: Context, of: PlanOf): Promise<void> {
  try {
    await prepareEpisode(context, of);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await context.db.transaction(async (tx) => {
      const row = await lockSchedule(tx, of.userId, of.scheduleId);
      if (row && needsText(row)) await leaveAsking(context, tx, row, error.code);
    });
  }
}

/** The plan makes nothing more until its owner has seen to it. Its time stays, and is late or missed when it goes on. */
export async function leaveAsking(
  context: Context,
  tx: Transaction,
  { userId, id }: ScheduleRow,
  code: ErrorCode,
): Promise<void> {
  const asking = { isPaused: true, waitsFor: code, episode: null, undo: null, updatedAt: context.clock.now() };
  await changeSchedule(tx, userId, id, asking);
}

/** One paid call, marked before it is made. One that was marked and has no text may have been paid: it is not made again. */
export async function prepareEpisode(context: Context, { userId, scheduleId }: PlanOf): Promise<void> {
  const plan = await context.db.transaction(async (tx) => {
    const row = await lockSchedule(tx, userId, scheduleId);
    if (!row || !needsText(row)) return null;
    if (row.episode?.isAsked === true) throw new AppError("writing_broken");
    const asked = { episode: { isAsked: true, text: null }, updatedAt: context.clock.now() };
    return (await changeSchedule(tx, userId, scheduleId, asked)) ?? null;
  });
  if (plan === null) return;
  const { text, writingId } = await textFor(context, plan);
  await context.db.transaction(async (tx) => {
    const row = await lockSchedule(tx, userId, scheduleId);
    // Another idea or writer was chosen meanwhile: what was written belongs to the one before.
    if (row?.episode?.isAsked !== true) return;
    const written = { episode: { isAsked: true, text, writingId }, waitsFor: null, updatedAt: context.clock.now() };
    await changeSchedule(tx, userId, scheduleId, written);
  });
}

async function textFor(context: Context, plan: ScheduleRow): Promise<{ text: string; writingId: string }> {
  if (plan.writer === null) throw new AppError("plan_changed");
  const { db } = context;
  const n = (await countStarted(db, plan.id)) + 1;
  const language = (await languageOf(db, plan)) === "en" ? "en" : "tr";
  const topic = plan.series === null ? undefined : topicAfter(plan.series, 0);
  const at = plan.nextRunAt ?? context.clock.now();
  const words = episodeWords({ n, at, timeZone: plan.timeZone, language, topic });
  const earlier = await lastTexts(db, plan.id, EARLIER);
  return writeNext(
    context,
    { userId: plan.userId, language },
    {
      ...plan.writer,
      idea: fillEpisode(plan.recipe.promptText, words),
      earlier: earlier.toReversed().map((text) => text.slice(0, EARLIER_CHARACTERS)),
      language,
      seconds: plan.recipe.options.durationSeconds,
    },
    AbortSignal.timeout(240_000),
  );
}
