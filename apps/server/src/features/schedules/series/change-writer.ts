import type { EpisodeWriter } from "@sahne/contract/schedules/series";
import type { ChangeSchedule } from "@sahne/contract/schedules/plans";
import type { NewSchedule, ScheduleRow } from "#features/schedules/schedules.repo.ts";
import type { VideoRecipe } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";

/** Paused by a text that was not written, not by its owner. */
export function isAsking({ isPaused, writer, waitsFor }: ScheduleRow): boolean {
  return isPaused && writer !== null && waitsFor !== null;
}

/** Who writes after an edit. With another idea, topic or writer nothing that was written before is used. */
export function changedWriter(row: ScheduleRow, recipe: VideoRecipe, body: ChangeSchedule): Partial<NewSchedule> {
  const isOther = body.writer !== undefined || body.promptText !== undefined || body.series !== undefined;
  if (!isOther) return {};
  const writer = body.writer === undefined ? row.writer : body.writer;
  assertWritable(writer, recipe);
  const resumes = isAsking(row) && body.isPaused === undefined;
  return { writer, episode: null, ...(resumes && { isPaused: false, waitsFor: null }) };
}

/** Only what is drawn here is told by its text: one put together by hand or filmed by a vendor has no script. */
export function assertWritable(
  writer: EpisodeWriter | null,
  { engine, film }: Pick<VideoRecipe, "engine" | "film">,
): void {
  if (writer === null) return;
  if (engine !== "sahne" || film) throw new AppError("invalid_request", { fields: { writer: "plan.writer.engine" } });
}
