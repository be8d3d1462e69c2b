import type { ChangeSchedule, Plan } from "@sahne/contract/schedules/plans";
import {
  episodeWords,
  fillEpisode,
  placeInList,
  splitTopics,
  topicAfter,
  topicsLeft,
} from "@sahne/contract/studio/episodes";
import type { EpisodeWriter, ListEnd, Series } from "@sahne/contract/schedules/series";
import { planRuns } from "@sahne/contract/schedules/plan-runs";
import type { FilmPublication, FurtherPublication } from "@sahne/contract/publishing/publication";
import type { RecurringType } from "@sahne/contract/schedules/schedules";
import { numberOf, randomOf } from "#ui/video/random-values.ts";
import { WEEKDAYS } from "#ui/video/random-fields.tsx";
import { addDays } from "#screens/schedule/calendar/calendar-days.ts";
import { dayIn, fieldsAt, momentOf } from "@sahne/contract/schedules/zoned-time";

export type Rhythm = "once" | RecurringType | "random";
export type End = "never" | "count" | "date";

/** The form as it is typed: numbers stay text until they are sent. */
export type PlanValues = {
  videoName: string;
  promptText: string;
  keywords: string;
  /** Blank: the one that fits the text. */
  style: string;
  /** One per line; blank: every film is made from the same text. */
  topics: string;
  whenDone: ListEnd;
  /** Who writes each of its films; null: nobody. */
  writer: EpisodeWriter | null;
  /** Which topic comes next; null: as the list says. */
  nextTopic: number | null;
  date: string;
  time: string;
  rhythm: Rhythm;
  minHours: string;
  maxHours: string;
  fromHour: string;
  toHour: string;
  weekdays: readonly number[];
  end: End;
  endAfter: string;
  untilDay: string;
  autoUpload: boolean;
  channelId: string | null;
  title: string;
  description: string;
  privacyStatus: "public" | "unlisted" | "private";
  /** The channels its films go to besides. */
  further: readonly FurtherPublication[];
  asksFirst: boolean;
  /** Hours before its hour at which its film is made. */
  ahead: string;
};

export function valuesOf(plan: Plan, zone: string): PlanValues {
  const { random, publication } = plan;
  const until = plan.until === null ? null : new Date(plan.until);
  return {
    videoName: plan.videoName,
    promptText: plan.promptText,
    keywords: plan.keywords,
    style: plan.style ?? "",
    topics: plan.series?.topics.join("\n") ?? "",
    whenDone: plan.series?.whenDone ?? "ask",
    nextTopic: null,
    writer: plan.writer,
    ...fieldsAt(zone, new Date(plan.nextRunAt ?? plan.scheduledAt)),
    rhythm: random === null ? (plan.recurringType ?? "once") : "random",
    minHours: String(random?.minHours ?? 20),
    maxHours: String(random?.maxHours ?? 30),
    fromHour: String(random?.fromHour ?? 9),
    toHour: String(random?.toHour ?? 21),
    weekdays: random?.weekdays ?? WEEKDAYS,
    end: until === null ? (plan.endAfter === null ? "never" : "count") : "date",
    endAfter: String(plan.endAfter ?? 10),
    untilDay: dayIn(zone, until ?? new Date(Date.parse(plan.nextRunAt ?? plan.scheduledAt) + 30 * 86_400_000)),
    autoUpload: plan.autoUpload,
    channelId: publication?.channelId ?? null,
    title: publication?.title ?? "",
    description: publication?.description ?? "",
    privacyStatus: publication?.privacyStatus ?? "public",
    further: publication?.further ?? [],
    asksFirst: publication?.asksFirst ?? false,
    ahead: String(plan.aheadHours),
  };
}

/** Only what differs: whatever else changed meanwhile stays. */
export function changesOf(plan: Plan, values: PlanValues, zone: string): ChangeSchedule {
  const before = valuesOf(plan, zone);
  const isOther = (...names: (keyof PlanValues)[]) =>
    names.some((name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]));
  const at = momentOf(values, zone);
  const isRepeated = values.rhythm !== "once";
  return {
    ...(isOther("videoName") && { videoName: values.videoName }),
    ...(isOther("promptText") && { promptText: values.promptText }),
    ...(isOther("keywords") && { keywords: values.keywords }),
    ...(isOther("style") && { style: values.style === "" ? null : values.style }),
    ...(isOther("topics", "whenDone", "nextTopic") && { series: seriesSent(values) }),
    ...(isOther("writer") && { writer: values.writer }),
    ...(isOther("date", "time") && at !== null && { scheduledAt: at.toISOString() }),
    ...(isOther("rhythm", "minHours", "maxHours", "fromHour", "toHour", "weekdays") && rhythmOf(values)),
    ...(isOther("rhythm", "end", "endAfter", "untilDay") && {
      endAfter: isRepeated && values.end === "count" ? numberOf(values.endAfter) : null,
      until: isRepeated && values.end === "date" ? endOf(values.untilDay, zone) : null,
    }),
    ...(isOther("autoUpload") && { autoUpload: values.autoUpload }),
    ...(isOther("ahead") && { aheadHours: numberOf(values.ahead) }),
    ...(plan.publication !== null &&
      isOther("channelId", "title", "description", "privacyStatus", "further", "asksFirst") && {
        publication: {
          ...plan.publication,
          ...channelsOfPlan(plan.publication, values),
          title: values.title,
          description: values.description,
          privacyStatus: values.privacyStatus,
          asksFirst: values.asksFirst,
        },
      }),
  };
}

/** Each channel once; a playlist belongs to the one it was chosen for. */
function channelsOfPlan(before: FilmPublication, { channelId, further }: PlanValues) {
  return {
    channelId,
    further: further.filter((one) => one.channelId !== channelId),
    playlistId: channelId === before.channelId ? before.playlistId : null,
  };
}

function seriesSent({ topics, whenDone, nextTopic }: PlanValues): ChangeSchedule["series"] {
  const list = splitTopics(topics);
  return list.length === 0 ? null : { topics: list, whenDone, ...(nextTopic !== null && { next: nextTopic }) };
}

/** The list as it will be once this is saved. */
export function seriesOf(plan: Plan, values: PlanValues): Series | null {
  const sent = seriesSent(values);
  if (!sent) return null;
  return { ...sent, next: Math.min(sent.topics.length, sent.next ?? placeInList(sent.topics, plan.series)) };
}

/** What the coming films will be called; null where all have the same name. */
export function namesOf(plan: Plan, values: PlanValues, runs: readonly Date[], language: string): string[] | null {
  if (!values.videoName.includes("{")) return null;
  const list = seriesOf(plan, values);
  return runs.map((at, others) => {
    const topic = list === null ? undefined : topicAfter(list, others);
    const { timeZone } = plan;
    return fillEpisode(values.videoName, episodeWords({ n: plan.made + others + 1, at, timeZone, language, topic }));
  });
}

function rhythmOf(values: PlanValues): Pick<ChangeSchedule, "recurringType" | "random"> {
  if (values.rhythm === "once") return { recurringType: null, random: null };
  if (values.rhythm !== "random") return { recurringType: values.rhythm };
  return { random: randomOf(values) };
}

/** The last moment of the last day. */
function endOf(day: string, zone: string): string | null {
  const following = momentOf({ date: addDays(day, 1), time: "00:00" }, zone);
  return following === null ? null : new Date(following.getTime() - 1).toISOString();
}

/** The next times as the server will count them; null where they are only drawn when the plan is saved. */
export function previewOf(plan: Plan, values: PlanValues, zone: string, limit: number): Date[] | null {
  const { scheduledAt, recurringType, random, until, endAfter, series } = changesOf(plan, values, zone);
  const isSame = scheduledAt === undefined && recurringType === undefined && random === undefined;
  const topics = topicsLeft(seriesOf(plan, values));
  const known = plan.nextRuns.slice(0, topics).map((run) => new Date(run));
  const isUnchanged = isSame && until === undefined && endAfter === undefined;
  // A list that grew has more times than were told.
  if (isUnchanged && (series === undefined || known.length >= Math.min(topics, limit))) return known;
  const anchorAt = momentOf(values, zone);
  if (values.rhythm === "random") return null;
  if (anchorAt === null) return [];
  const count = values.end === "count" ? Math.max(0, numberOf(values.endAfter) - plan.made) : limit;
  const left = Math.min(topics, Number.isFinite(count) ? count : limit);
  const last = values.end === "date" ? endOf(values.untilDay, zone) : null;
  const times = {
    anchorAt,
    timeZone: plan.timeZone,
    recurringType: values.rhythm === "once" ? null : values.rhythm,
    random: null,
    seed: 0,
    drawnAt: null,
    nextIndex: 0,
    until: last === null ? null : new Date(last),
    earlier: [],
    changes: [],
  };
  const runs = planRuns(times, { limit: Math.min(limit, left) });
  return runs.map((run) => run.at);
}
