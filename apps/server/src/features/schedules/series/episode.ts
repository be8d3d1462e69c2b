import { randomInt } from "node:crypto";
import { episodeWords, fillEpisode, topicAfter, topicsLeft, type EpisodeWords } from "@sahne/contract/studio/episodes";
import { TOPIC_MAX, type Series } from "@sahne/contract/schedules/series";
import { VIDEO_NAME_MAX } from "@sahne/contract/limits";
import {
  publishDescription,
  publishTitle,
  type FilmPublication,
  type FurtherPublication,
} from "@sahne/contract/publishing/publication";
import { withoutBrackets } from "@sahne/contract/videos/video-name";
import { withoutAngles } from "@sahne/contract/publishing/publication-template";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { countStarted, type NewSchedule, type ScheduleRow } from "#features/schedules/schedules.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import type { VideoRecipe } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";

type Recipe = Pick<VideoRecipe, "name" | "promptText" | "description" | "publication">;

/** What the film of this run is made from: the plan's texts with this run's number, day and topic in them. */
export async function recipeOfRun(executor: Executor, schedule: ScheduleRow, at: Date): Promise<VideoRecipe> {
  if (topicsLeft(schedule.series) === 0) throw new AppError("plan_topics_ended");
  const n = (await countStarted(executor, schedule.id)) + 1;
  // The picture and the music of a film follow from its seed: with a new one the same text makes another film.
  const options = n === 1 ? schedule.recipe.options : { ...schedule.recipe.options, seed: randomInt(2 ** 31) };
  const text = schedule.writer === null ? null : (schedule.episode?.text ?? null);
  const recipe = { ...schedule.recipe, options, ...(text !== null && { promptText: text }) };
  if (!namesWords(recipe)) return recipe;
  const language = await languageOf(executor, schedule);
  const own = schedule.series === null ? undefined : topicAfter(schedule.series, 0);
  const topic = own ?? (text === null ? undefined : hookOf(text));
  return { ...recipe, ...filled(recipe, episodeWords({ n, at, timeZone: schedule.timeZone, language, topic })) };
}

/** What a written film is about stands in its first line. */
function hookOf(text: string): string {
  return withoutBrackets(text.split("\n", 1)[0] ?? "")
    .replace(/^\d+[.)]\s+/, "")
    .trim()
    .slice(0, TOPIC_MAX);
}

function namesWords({ name, promptText, description, publication }: Recipe): boolean {
  const published = [publication, ...(publication?.further ?? [])].flatMap((one) => [one?.title, one?.description]);
  return [name, promptText, description, ...published].some((text) => text?.includes("{"));
}

export async function languageOf(executor: Executor, { userId, recipe }: Pick<ScheduleRow, "userId" | "recipe">) {
  const chosen = recipe.publication?.language ?? recipe.options.language;
  if (chosen) return chosen;
  const user = await findUserById(executor, userId);
  return user?.language === "en" ? "en" : "tr";
}

export function filledName(name: string, words: EpisodeWords): string {
  const whole = fillEpisode(name, words);
  return whole.length <= VIDEO_NAME_MAX ? whole : `${whole.slice(0, VIDEO_NAME_MAX - 1).trimEnd()}…`;
}

function filled({ name, promptText, description, publication }: Recipe, words: EpisodeWords): Recipe {
  const own = filledName(name, words);
  return {
    name: own,
    promptText: fillEpisode(promptText, words),
    description: fillEpisode(description, words),
    publication: publication ? filledPublication(publication, own, words) : (publication ?? null),
  };
}

/** As where its words are chosen: what the channel would refuse is left out whole. */
function filledPublication(publication: FilmPublication, name: string, words: EpisodeWords): FilmPublication {
  const { further } = publication;
  return {
    ...withEpisode(publication, name, words),
    ...(further && { further: further.map((one) => withEpisode(one, name, words)) }),
  };
}

function withEpisode<Words extends FurtherPublication | FilmPublication>(
  publication: Words,
  name: string,
  words: EpisodeWords,
): Words {
  const title = publishTitle.safeParse(withoutAngles(fillEpisode(publication.title, words)));
  const description = publishDescription.safeParse(withoutAngles(fillEpisode(publication.description, words)));
  return {
    ...publication,
    title: title.success ? title.data : withoutAngles(name),
    description: description.success ? description.data : "",
  };
}

/** The plan once the film of its next topic has begun: after the last one it is over, waits for its owner, or begins anew. */
export function afterEpisode({ series }: ScheduleRow): Partial<NewSchedule> {
  if (series === null) return { episode: null };
  const following = series.next + 1;
  const isLast = following >= series.topics.length;
  const next = isLast && series.whenDone === "again" ? 0 : following;
  return { series: { ...series, next }, episode: null, ...(isLast && listEnded(series)) };
}

export function listEnded(series: Series | null): Partial<NewSchedule> {
  if (series?.whenDone === "stop") return { nextRunAt: null, waitsFor: null };
  return series?.whenDone === "ask" ? { isPaused: true, waitsFor: null } : {};
}
