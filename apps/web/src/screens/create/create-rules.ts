import { KEYWORDS_MAX } from "@sahne/contract/limits";
import type { Scenario } from "@sahne/contract/videos/videos";
import { latestSchedule, momentOf } from "@sahne/contract/schedules/zoned-time";
import type { PlainKey } from "#lib/messages.tsx";
import type { CreateValues } from "./create-values.ts";
import type { When } from "./timing/when.ts";

export type FieldName = "promptText" | "keywords" | "image" | "when" | "publication";
export type Problem = { field: FieldName; code: PlainKey };

/** R7.10: what is looked at, and in which order. `noImage` is the question whether to go on without a picture. */
const ORDER: Record<Scenario, readonly (FieldName | "noImage")[]> = {
  text2video: ["promptText"],
  instant: ["promptText", "image", "publication"],
  generate: ["promptText", "image"],
  scheduled: ["promptText", "keywords", "noImage", "when", "publication"],
};

export type Situation = {
  now: Date;
  /** The zone in which date and time are meant. */
  zone: string;
  /** The longest prompt the chosen machine takes. */
  promptMax: number;
  /** What keeps the film from going out as it is shown; only for one that goes out by itself. */
  publicationProblem?: PlainKey | null;
};

/** What is wrong with one field, whether or not it has been looked at yet. */
export function problemAt(
  field: FieldName,
  values: CreateValues,
  { now, zone, promptMax, publicationProblem = null }: Situation,
): PlainKey | null {
  switch (field) {
    case "promptText":
      if (values.promptText.trim() === "") return "create.prompt.required";
      return values.promptText.trim().length > promptMax ? "create.prompt.long" : null;
    case "keywords":
      if (values.keywords.trim() === "") return "create.keywords.required";
      return values.keywords.trim().length > KEYWORDS_MAX ? "create.keywords.long" : null;
    case "image":
      return values.imageIds.length === 0 ? "create.image.required" : null;
    case "when":
      return whenProblem(values.when, now, zone);
    case "publication":
      return publicationProblem;
  }
}

export function whenProblem(when: When, now: Date, zone: string): PlainKey | null {
  const at = momentOf(when, zone);
  if (at === null) return "create.when.required";
  if (at <= now) return "create.when.future";
  if (when.isRecurring && when.repeat?.isBad) return "create.repeat.bad";
  return at > latestSchedule(now) ? "create.when.far" : null;
}

/** The first thing that stands in the way of sending, in the order of R7.10; null when it may go. */
export function firstObstacle(
  values: CreateValues,
  situation: Situation,
  isWithoutImageAccepted: boolean,
): Problem | "noImage" | null {
  for (const check of ORDER[values.scenario]) {
    if (check === "noImage") {
      if (values.imageIds.length === 0 && !isWithoutImageAccepted) return "noImage";
      continue;
    }
    const code = problemAt(check, values, situation);
    if (code !== null) return { field: check, code };
  }
  return null;
}

/**
 * Why the button is disabled: a required field is empty or too long. A time that has passed does not disable it: the
 * clock alone can make it so, and it is told when one sends (R7.5).
 */
export function blockingProblem(values: CreateValues, situation: Situation): Problem | null {
  for (const check of ORDER[values.scenario]) {
    if (check === "noImage") continue;
    const code = problemAt(check, values, situation);
    if (code !== null && code !== "create.when.future") return { field: check, code };
  }
  return null;
}
