import { fillEpisode, namesTopic, placeInList, topicsLeft } from "@sahne/contract/studio/episodes";
import type { Series, SeriesInput } from "@sahne/contract/schedules/series";
import { listEnded } from "./episode.ts";
import { PROMPT_MAX } from "@sahne/contract/limits";
import type { ChangeSchedule } from "@sahne/contract/schedules/plans";
import type { NewSchedule, ScheduleRow } from "#features/schedules/schedules.repo.ts";
import type { VideoRecipe } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";

/** The list of topics after an edit, and whether a plan that waited for topics goes on. */
export function changedSeries(row: ScheduleRow, recipe: VideoRecipe, body: ChangeSchedule): Partial<NewSchedule> {
  const series = body.series === undefined ? row.series : body.series && newSeries(body.series, row.series);
  if (body.series !== undefined || body.promptText !== undefined) assertUsed(series, recipe);
  const isEnded = topicsLeft(series) === 0;
  const resumes = body.isPaused === false || (body.isPaused === undefined && waitsForTopics(row) && !isEnded);
  if (body.isPaused === false && isEnded) throw new AppError("plan_topics_ended");
  return {
    ...(body.series !== undefined && { series }),
    ...(resumes && { isPaused: false, waitsFor: null }),
    // Its times must not come back either: there is nothing to make at them.
    ...(isEnded && body.series !== undefined && { ...listEnded(series), undo: null }),
  };
}

/** A plan is paused by its list, not by its owner, when that has ended. */
function waitsForTopics({ isPaused, series, nextRunAt }: ScheduleRow): boolean {
  return isPaused && nextRunAt !== null && topicsLeft(series) === 0;
}

export function newSeries({ topics, whenDone, ...sent }: SeriesInput, before: Series | null): Series {
  const next = sent.next ?? placeInList(topics, before);
  return { topics, whenDone, next: Math.min(next, topics.length) };
}

/** Topics that no text names would make the same film again and again. */
export function assertUsed(
  series: Series | null,
  { promptText, film }: Pick<VideoRecipe, "promptText" | "film">,
): void {
  if (series === null) return;
  const refuse = (text: string) => new AppError("invalid_request", { fields: { series: text } });
  if (film) throw refuse("plan.topics.ownFilm");
  if (!namesTopic(promptText)) throw refuse("plan.topics.unused");
  const longest = Math.max(...series.topics.map((topic) => fillEpisode(promptText, { topic }).length));
  if (longest > PROMPT_MAX) throw refuse("plan.topics.promptLong");
}
