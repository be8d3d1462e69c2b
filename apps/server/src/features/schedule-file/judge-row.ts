import { FILM_IMAGES_MAX } from "@sahne/contract/limits";
import type { ChangeSchedule } from "@sahne/contract/schedules/plans";
import type { FilmPublication } from "@sahne/contract/publishing/publication";
import { fileColumn, type FileColumn, type FileEntry } from "@sahne/contract/schedules/schedule-file";
import type { SeriesInput } from "@sahne/contract/schedules/series";
import { nameFromPrompt } from "@sahne/contract/videos/video-name";
import type { CreateVideoBody } from "@sahne/contract/videos/videos";
import { publishAtProblem } from "@sahne/contract/publishing/waiting-uploads";
import { DAY_MS } from "@sahne/contract/time-units";
import { momentOf } from "@sahne/contract/schedules/zoned-time";
import { withoutAngles } from "@sahne/contract/publishing/publication-template";
import type { Context } from "#context.ts";
import type { PublicationText } from "#features/publishing/publication-text.ts";
import { assertPlausible } from "#features/schedules/plan-rules.ts";
import { assertUsed } from "#features/schedules/series/change-series.ts";
import type { ScheduleRow } from "#features/schedules/schedules.repo.ts";
import { rowOfVideo } from "#features/videos/videos.service.ts";
import type { NewVideo } from "#features/videos/videos.repo.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { AppError } from "#platform/errors.ts";
import type { Cells, FileRow } from "./file-rows.ts";
import type { Known } from "./look-up.ts";
import { cellsOfPlan, cellsOfUpload, DEFAULT_CHANNEL, saidOf, wordsOfFilm } from "./plan-cells.ts";
import { isRepeating, type RowValues } from "./row-values.ts";

/** What a row asks for. Its moment is null until a posting time has been found for it. */
type Asked = { row: number; at: Date | null; channel: ConnectionRow | null; isSlot: boolean };
export type NewPlan = Asked & {
  kind: "plan";
  video: NewVideo;
  timeZone: string;
  values: RowValues;
  series: SeriesInput | null;
  until: Date | null;
};
export type FilmHour = Asked & { kind: "film"; videoId: string; words: PublicationText };
export type PlanChange = Asked & { kind: "change"; plan: ScheduleRow; body: ChangeSchedule };
type Same = Asked & { kind: "same"; name: string };
export type Wish = NewPlan | FilmHour | PlanChange | Same;

type Judging = { context: Context; userId: string; known: Known; timeZone: string };

/** Refused at a column of the row, as a field of a form is. */
export function refuseCell(column: FileColumn, text: string): AppError {
  return new AppError("invalid_request", { fields: { [column]: text } });
}

/** What a row comes to; throws an AppError whose fields are columns, or fields of the calls that do the same for one. */
export async function judgeRow(judging: Judging, { row, cells }: FileRow, values: RowValues): Promise<Wish> {
  const plan = values.id === undefined ? undefined : judging.known.plans.get(values.id);
  if (values.video !== undefined) return judgeFilm(judging, { row, cells }, values.video, values);
  if (plan) return judgeChange(judging, { row, cells }, plan, values);
  return judgePlan(judging, row, values);
}

async function judgePlan(judging: Judging, row: number, values: RowValues): Promise<NewPlan> {
  const { context, userId, known } = judging;
  const { text: promptText, keywords = "", images = [], count: _count } = values;
  if (promptText === undefined) throw refuseCell("text", "create.prompt.required");
  const timeZone = values.zone ?? judging.timeZone;
  const channel = channelOf(known, values.channel);
  const at = momentIn(values, timeZone, channel);
  if (at !== null) assertPlausible(at, context.clock.now());
  if (images.length > FILM_IMAGES_MAX) throw refuseCell("images", "create.image.many");
  if (images.some((id) => !known.images.has(id))) throw refuseCell("images", "error.image_not_found");
  const engine = await known.engineOf(values.service ?? "sahne");
  if (engine === "sahne") await known.requireVoice(values.voice);
  if (engine === "sahne") await known.requireMusic(values.music);
  const name = values.name ?? nameFromPrompt(promptText);
  const publication =
    channel === null ? undefined : await publicationOf(known, channel, values, { name, before: null });
  const body: CreateVideoBody = {
    scenario: "scheduled",
    serviceType: values.service ?? "sahne",
    promptText,
    keywords,
    imageId: images[0] ?? null,
    imageIds: images,
    autoUpload: channel !== null,
    publication,
    options: optionsOf(values),
  };
  const series = seriesOf(values);
  if (values.writer && !isRepeating(values.repeat)) throw refuseCell("writer", "file.writer.once");
  if (series) assertUsed({ ...series, next: 0 }, { promptText, film: null });
  const video = { ...rowOfVideo(context, { userId, engine, imageIds: images }, body), name };
  return {
    kind: "plan",
    row,
    at,
    channel,
    isSlot: at === null,
    video,
    timeZone,
    values,
    series,
    until: values.until === undefined ? null : endOfDay(values.until, timeZone),
  };
}

async function judgeFilm(
  { context, known, timeZone: own }: Judging,
  { row, cells }: FileRow,
  videoId: string,
  values: RowValues,
): Promise<FilmHour | Same> {
  const film = known.films.get(videoId);
  if (!film) throw refuseCell("video", "error.video_not_found");
  if (values.text !== undefined) throw refuseCell("text", "file.video.text");
  if (film.status !== "completed" || film.bytes === null) throw refuseCell("video", "error.video_not_completed");
  const timeZone = values.zone ?? own;
  const channel = channelOf(known, values.channel ?? DEFAULT_CHANNEL);
  if (channel === null) throw refuseCell("channel", "file.channel.unknown");
  const before = known.uploadOf(videoId, channel.channelId);
  const waiting = before?.status === "planned" ? before : undefined;
  const at = momentIn(values, timeZone, channel);
  const asked = { row, at, channel, isSlot: at === null };
  const stored = waiting && { ...cellsOfUpload(waiting, film.name, timeZone), channel: cells.channel ?? "" };
  if (stored && differing(cells, stored).length === 0) return { ...asked, kind: "same", name: film.name };
  if (before && !["planned", "awaiting_approval", "failed"].includes(before.status)) {
    throw refuseCell("video", "error.youtube_already_published");
  }
  const problem = at === null ? null : publishAtProblem(at, "sahne", context.clock.now());
  if (problem !== null) throw refuseCell("date", problem);
  const base = waiting
    ? (waiting as PublicationText)
    : wordsOfFilm(withoutAngles(film.name), await known.profileOf(channel.channelId));
  return { ...asked, kind: "film", videoId, words: { ...pickWords(base), ...saidOf(values) } };
}

/** Of a row of the database only what a publication is opened with. */
function pickWords(from: PublicationText): PublicationText {
  const { title, description, tags, privacyStatus, madeForKids, containsSyntheticMedia } = from;
  const { notifySubscribers, categoryId, language, thumbnail, playlistId } = from;
  const choices = { privacyStatus, madeForKids, containsSyntheticMedia, notifySubscribers, categoryId, language };
  return { title, description, tags, thumbnail, playlistId, ...choices };
}

/** Only the cells that differ from what the plan says are changes, and only those columns that the file has. */
async function judgeChange(
  { context, known }: Judging,
  { row, cells }: FileRow,
  plan: ScheduleRow,
  values: RowValues,
): Promise<PlanChange | Same> {
  const before = cellsOfPlan(plan);
  const changed = new Set(differing(cells, before));
  const channel = channelOf(known, values.channel ?? (cells.channel === undefined ? before.channel : undefined));
  if (changed.size === 0) {
    return { kind: "same", row, at: plan.nextRunAt, channel: null, isSlot: false, name: plan.recipe.name };
  }
  const fixed = FIXED.find((column) => changed.has(column));
  if (fixed !== undefined) throw refuseCell(fixed, "file.column.fixed");
  const timeZone = values.zone ?? plan.timeZone;
  const isMoved = changed.has("date") || changed.has("time");
  const at = isMoved ? momentIn(values, timeZone, channel) : plan.nextRunAt;
  if (isMoved && at !== null) assertPlausible(at, context.clock.now());
  const isPublished = PUBLICATION.some((column) => changed.has(column));
  const name = values.name ?? plan.recipe.name;
  const body: ChangeSchedule = {
    ...(changed.has("name") && { videoName: values.name ?? nameFromPrompt(values.text ?? "") }),
    ...(changed.has("text") && { promptText: values.text ?? required("text", "create.prompt.required") }),
    ...(changed.has("keywords") && { keywords: values.keywords ?? "" }),
    ...(changed.has("style") && { style: values.style ?? null }),
    ...(changed.has("zone") && { timeZone }),
    ...(changed.has("repeat") && (values.repeat ?? { recurringType: null, random: null })),
    ...(changed.has("count") && { endAfter: values.count ?? null }),
    ...(changed.has("until") && {
      until: values.until === undefined ? null : endOfDay(values.until, timeZone).toISOString(),
    }),
    ...((changed.has("topics") || changed.has("topicsEnd")) && { series: seriesOf(values) }),
    ...(changed.has("writer") && { writer: values.writer ?? null }),
    ...(changed.has("ahead") && { aheadHours: values.ahead ?? 0 }),
    ...(changed.has("paused") && { isPaused: values.paused ?? false }),
    ...(isMoved && at !== null && { scheduledAt: at.toISOString() }),
    ...(isPublished && {
      autoUpload: channel !== null,
      publication:
        channel === null
          ? null
          : await publicationOf(known, channel, values, { name, before: plan.recipe.publication }),
    }),
  };
  return { kind: "change", row, at, channel, isSlot: at === null, plan, body };
}

/** What a plan keeps for good, so that its films stay of one kind. */
const FIXED: readonly FileColumn[] = [
  "service",
  "images",
  "scene",
  "captions",
  "music",
  "language",
  "voice",
  "shape",
  "seconds",
  "resolution",
];

const PUBLICATION: readonly FileColumn[] = [
  "channel",
  "title",
  "description",
  "privacy",
  "tags",
  "category",
  "audience",
  "kids",
  "synthetic",
  "notify",
  "asks",
];

function differing(cells: Cells, before: Cells): FileColumn[] {
  const plain = (text: string | undefined): string => (text ?? "").replaceAll("\r\n", "\n").trim();
  return fileColumn.options.filter((column) => column in cells && plain(cells[column]) !== plain(before[column]));
}

function required(column: FileColumn, text: string): never {
  throw refuseCell(column, text);
}

/** By its id, by its name, or the default one; null: it stays here. */
function channelOf(known: Known, named: string | undefined): ConnectionRow | null {
  if (named === undefined || named === "") return null;
  const { channels } = known;
  const isNamed = ({ channelId, channelTitle }: ConnectionRow): boolean =>
    channelId === named || channelTitle.toLocaleLowerCase("tr") === named.toLocaleLowerCase("tr");
  const matching = channels.filter(isNamed);
  if (matching.length > 1) throw refuseCell("channel", "file.channel.several");
  const channel = matching[0] ?? (named === DEFAULT_CHANNEL ? channels.find(({ isDefault }) => isDefault) : undefined);
  if (!channel) throw refuseCell("channel", "file.channel.unknown");
  return channel;
}

/** Null: the next free posting time of its channel. */
function momentIn({ date, time }: RowValues, timeZone: string, channel: ConnectionRow | null): Date | null {
  if (date === undefined && time === undefined) {
    if (channel === null) throw refuseCell("date", "file.when.noChannel");
    return null;
  }
  if (date === undefined || time === undefined)
    throw refuseCell(date === undefined ? "date" : "time", "file.when.half");
  const at = momentOf({ date, time }, timeZone);
  if (at === null) throw refuseCell("date", "file.date.bad");
  return at;
}

function endOfDay(day: string, timeZone: string): Date {
  const following = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  const midnight = momentOf({ date: following, time: "00:00" }, timeZone);
  return new Date((midnight ?? new Date(Date.parse(following))).getTime() - 1);
}

function seriesOf({ topics, topicsEnd }: RowValues): SeriesInput | null {
  return topics === undefined ? null : { topics, whenDone: topicsEnd ?? "ask" };
}

function optionsOf(values: RowValues): CreateVideoBody["options"] {
  const { style, scene, captions, music, language, voice, shape, seconds, resolution } = values;
  const named = { style, scene, captions, music, language, voice, resolution };
  return { ...named, aspectRatio: shape, durationSeconds: seconds };
}

async function publicationOf(
  known: Known,
  { channelId }: ConnectionRow,
  values: RowValues,
  { name, before }: { name: string; before: FilmPublication | null | undefined },
): Promise<FilmPublication> {
  const profile = await known.profileOf(channelId);
  const base = before ?? { title: withoutAngles(name), description: "", privacyStatus: profile.privacyStatus };
  const asksFirst = values.asks ?? before?.asksFirst ?? profile.asksFirst;
  return { ...base, ...saidOf(values), channelId, asksFirst };
}

export function entryOf(wish: Wish): FileEntry {
  const { row, kind, at, isSlot, channel } = wish;
  const shown = shownOf(wish);
  return { row, kind, at: at?.toISOString() ?? null, isSlot, channelTitle: channel?.channelTitle ?? null, ...shown };
}

function shownOf(wish: Wish): Pick<FileEntry, "name" | "isRepeated" | "title" | "privacyStatus"> {
  const nowhere = { isRepeated: false, title: null, privacyStatus: null };
  if (wish.kind === "same") return { ...nowhere, name: wish.name };
  if (wish.kind === "film") {
    const { title, privacyStatus } = wish.words;
    return { name: title, isRepeated: false, title, privacyStatus };
  }
  if (wish.kind === "change") {
    const { recurringType, random, recipe } = wish.plan;
    const { title, privacyStatus } = wish.body.publication ?? recipe.publication ?? nowhere;
    const isRepeated = recurringType !== null || random !== null;
    return { name: wish.body.videoName ?? recipe.name, isRepeated, title, privacyStatus };
  }
  const isRepeated = isRepeating(wish.values.repeat);
  const { title = null, privacyStatus = null } = wish.video.publication ?? {};
  return { name: wish.video.name, isRepeated, title, privacyStatus };
}
