import { namesTopic, splitTopics } from "@sahne/contract/studio/episodes";
import { seriesInput } from "@sahne/contract/schedules/series";
import { randomInterval, type ScheduleInput } from "@sahne/contract/schedules/schedules";
import { WEEKDAYS } from "#ui/video/random-fields.tsx";
import { randomOf } from "#ui/video/random-values.ts";
import type { Repeat, When } from "./when.ts";

export const USUAL_REPEAT: Repeat = {
  topics: "",
  whenDone: "ask",
  minHours: "20",
  maxHours: "30",
  fromHour: "9",
  toHour: "21",
  weekdays: WEEKDAYS,
  isBad: false,
};

/** What is wrong, by field; the same rules as the server's. */
export function repeatProblems({ recurringType, repeat = USUAL_REPEAT }: When): Record<string, string> {
  const topics = splitTopics(repeat.topics);
  const list = topics.length === 0 ? undefined : seriesInput.safeParse({ topics, whenDone: repeat.whenDone }).error;
  const chance = recurringType === "random" ? randomInterval.safeParse(randomOf(repeat)).error : undefined;
  return Object.fromEntries([
    ...(list ? [["topics", list.issues[0]?.message ?? ""]] : []),
    ...(chance?.issues.map(({ path, message }) => [`random.${String(path[0])}`, message]) ?? []),
  ]) as Record<string, string>;
}

export function scheduleBodyOf(when: When, at: Date, zone: string): ScheduleInput {
  const { isRecurring, recurringType, repeat = USUAL_REPEAT } = when;
  const topics = isRecurring ? splitTopics(repeat.topics) : [];
  return {
    scheduledAt: at.toISOString(),
    recurring: isRecurring,
    recurringType: isRecurring && recurringType !== "random" ? recurringType : null,
    timeZone: zone,
    ...(isRecurring && recurringType === "random" && { random: randomOf(repeat) }),
    ...(topics.length > 0 && { series: { topics, whenDone: repeat.whenDone } }),
  };
}

/** The topic stands where the prompt names it, else at its end. */
export function promptOfSeries(promptText: string, { isRecurring, repeat }: When): string {
  const prompt = promptText.trim();
  const hasTopics = isRecurring && splitTopics(repeat?.topics ?? "").length > 0;
  return hasTopics && !namesTopic(prompt) ? `${prompt} {topic}` : prompt;
}
