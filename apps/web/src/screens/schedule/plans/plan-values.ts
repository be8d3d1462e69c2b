import type { ChangeSchedule, Plan } from "@sahne/contract/plans";
import { planRuns } from "@sahne/contract/plan-runs";
import type { RecurringType } from "@sahne/contract/schedules";
import { addDays } from "#screens/schedule/calendar/calendar-days.ts";
import { dayIn, fieldsAt, momentOf } from "@sahne/contract/zoned-time";

export type Rhythm = "once" | RecurringType | "random";
export type End = "never" | "count" | "date";

/** The form as it is typed: numbers stay text until they are sent. */
export type PlanValues = {
  videoName: string;
  promptText: string;
  keywords: string;
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
  asksFirst: boolean;
};

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function valuesOf(plan: Plan, zone: string): PlanValues {
  const { random, publication } = plan;
  const until = plan.until === null ? null : new Date(plan.until);
  return {
    videoName: plan.videoName,
    promptText: plan.promptText,
    keywords: plan.keywords,
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
    asksFirst: publication?.asksFirst ?? false,
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
    ...(isOther("date", "time") && at !== null && { scheduledAt: at.toISOString() }),
    ...(isOther("rhythm", "minHours", "maxHours", "fromHour", "toHour", "weekdays") && rhythmOf(values)),
    ...(isOther("rhythm", "end", "endAfter", "untilDay") && {
      endAfter: isRepeated && values.end === "count" ? numberOf(values.endAfter) : null,
      until: isRepeated && values.end === "date" ? endOf(values.untilDay, zone) : null,
    }),
    ...(isOther("autoUpload") && { autoUpload: values.autoUpload }),
    ...(plan.publication !== null &&
      isOther("channelId", "title", "description", "privacyStatus", "asksFirst") && {
        publication: {
          ...plan.publication,
          channelId: values.channelId,
          title: values.title,
          description: values.description,
          privacyStatus: values.privacyStatus,
          asksFirst: values.asksFirst,
        },
      }),
  };
}

function rhythmOf(values: PlanValues): Pick<ChangeSchedule, "recurringType" | "random"> {
  if (values.rhythm === "once") return { recurringType: null, random: null };
  if (values.rhythm !== "random") return { recurringType: values.rhythm };
  return {
    random: {
      minHours: numberOf(values.minHours),
      maxHours: numberOf(values.maxHours),
      fromHour: numberOf(values.fromHour),
      toHour: numberOf(values.toHour),
      ...(values.weekdays.length < WEEKDAYS.length && { weekdays: [...values.weekdays] }),
    },
  };
}

/** Not a number stays none: the server says so at its field. */
function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}

/** The last moment of the last day. */
function endOf(day: string, zone: string): string | null {
  const following = momentOf({ date: addDays(day, 1), time: "00:00" }, zone);
  return following === null ? null : new Date(following.getTime() - 1).toISOString();
}

/** The next times as the server will count them; null where they are only drawn when the plan is saved. */
export function previewOf(plan: Plan, values: PlanValues, zone: string, limit: number): Date[] | null {
  const { scheduledAt, recurringType, random, until, endAfter } = changesOf(plan, values, zone);
  const isSame = scheduledAt === undefined && recurringType === undefined && random === undefined;
  if (isSame && until === undefined && endAfter === undefined) return plan.nextRuns.map((run) => new Date(run));
  const anchorAt = momentOf(values, zone);
  if (values.rhythm === "random") return null;
  if (anchorAt === null) return [];
  const left = values.end === "count" ? Math.max(0, numberOf(values.endAfter) - plan.made) : limit;
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
  const runs = planRuns(times, { limit: Math.min(limit, Number.isFinite(left) ? left : limit) });
  return runs.map((run) => run.at);
}
