import { timeZone } from "@sahne/contract/common";
import { serviceType } from "@sahne/contract/videos/engines";
import { KEYWORDS_MAX, PROMPT_MAX, VIDEO_NAME_MAX } from "@sahne/contract/limits";
import { END_AFTER_MAX } from "@sahne/contract/schedules/plans";
import {
  type privacyStatus,
  publishCategory,
  publishDescription,
  publishLanguage,
  publishTags,
  publishTitle,
} from "@sahne/contract/publishing/publication";
import type { FileColumn } from "@sahne/contract/schedules/schedule-file";
import {
  aheadHours,
  randomInterval,
  type RandomInterval,
  type RecurringType,
} from "@sahne/contract/schedules/schedules";
import { episodeWriter, listEnd, series, type EpisodeWriter } from "@sahne/contract/schedules/series";
import { requestedOptions } from "@sahne/contract/videos/video-options";
import { z } from "zod";
import type { Cells } from "./file-rows.ts";

/** One of these, in English or Turkish, as somebody writes it. */
function wordOf<Value extends string | boolean>(words: Record<string, Value>) {
  return z.string().transform((written, context) => {
    const found = words[written.toLocaleLowerCase("tr")] ?? words[written.toLowerCase()];
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message: "file.value.unknown" });
    return z.NEVER;
  });
}

const yesOrNo = wordOf({
  yes: true,
  no: false,
  true: true,
  false: false,
  "1": true,
  "0": false,
  evet: true,
  hayır: false,
});

const ISO_DAY = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/;
const LOCAL_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** `2026-11-20` or `20.11.2026`. With slashes the day and the month cannot be told apart, unless the year comes first. */
const day = z.string().transform((written, context) => {
  const [year, month, date] = ISO_DAY.exec(written)?.slice(1) ?? LOCAL_DAY.exec(written)?.slice(1).toReversed() ?? [];
  const iso = `${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}`;
  if (z.iso.date().safeParse(iso).success) return iso;
  context.addIssue({ code: "custom", message: "file.date.bad" });
  return z.NEVER;
});

/** `18:30`, `9.05` or `18:30:00`, as spreadsheets write it. */
const clock = z.string().transform((written, context) => {
  const [hour, minute] = /^(\d{1,2})[:.](\d\d)(?::00)?$/.exec(written)?.slice(1) ?? [];
  if (hour !== undefined && minute !== undefined && Number(hour) < 24 && Number(minute) < 60) {
    return `${hour.padStart(2, "0")}:${minute}`;
  }
  context.addIssue({ code: "custom", message: "slots.time.bad" });
  return z.NEVER;
});

export type Rhythm = { recurringType: RecurringType | null; random: RandomInterval | null };

export function isRepeating(rhythm: Rhythm | undefined): boolean {
  return rhythm !== undefined && (rhythm.recurringType !== null || rhythm.random !== null);
}

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;
const RANDOM = new RegExp(`^random ${NUMBER}-${NUMBER} (\\d+)-(\\d+)(?: ([1-7](?:,[1-7])*))?$`);
const RHYTHMS: Record<string, RecurringType | null> = {
  once: null,
  "bir kez": null,
  daily: "daily",
  günlük: "daily",
  weekly: "weekly",
  haftalık: "weekly",
  monthly: "monthly",
  aylık: "monthly",
};

/** `daily`, or `random 20-30 9-21 1,3,5`: hours between two, hours of the day, days of the week. */
const rhythm = z.string().transform((written, context): Rhythm => {
  const known = RHYTHMS[written.toLocaleLowerCase("tr")];
  if (known !== undefined) return { recurringType: known, random: null };
  const [min, max, from, to, days] = RANDOM.exec(written)?.slice(1) ?? [];
  const drawn = randomInterval.safeParse({
    minHours: Number(min),
    maxHours: Number(max),
    fromHour: Number(from),
    toHour: Number(to),
    ...(days !== undefined && { weekdays: days.split(",").map(Number) }),
  });
  if (min !== undefined && drawn.success) return { recurringType: null, random: drawn.data };
  context.addIssue({ code: "custom", message: "file.repeat.bad" });
  return z.NEVER;
});

export function rhythmCell({
  recurringType,
  random,
}: {
  recurringType: string | null;
  random: RandomInterval | null;
}): string {
  if (random === null) return recurringType ?? "once";
  const { minHours, maxHours, fromHour, toHour, weekdays } = random;
  return `random ${minHours}-${maxHours} ${fromHour}-${toHour}${weekdays ? ` ${weekdays.join(",")}` : ""}`;
}

/** `openai/gpt-5.4-mini`: the service, and of it the model, whose own name may have such a stroke too. */
const writer = z.string().transform((written, context): EpisodeWriter => {
  const [service, ...model] = written.split("/");
  const named = episodeWriter.safeParse({ service, model: model.join("/") });
  if (named.success) return named.data;
  context.addIssue({ code: "custom", message: "file.writer.bad" });
  return z.NEVER;
});

const { style, scene, captions, music, language, voice, aspectRatio, resolution, durationSeconds } =
  requestedOptions.shape;
const words = z.string();
const lines = z.string().transform((text) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean),
);

const PRIVACIES: Record<string, z.output<typeof privacyStatus>> = {
  public: "public",
  unlisted: "unlisted",
  private: "private",
  "herkese açık": "public",
  "liste dışı": "unlisted",
  gizli: "private",
};

const rowValues = z
  .object({
    id: words,
    video: words,
    name: words.max(VIDEO_NAME_MAX, "plan.name.long"),
    text: words.max(PROMPT_MAX, "create.prompt.long"),
    keywords: words.max(KEYWORDS_MAX, "create.keywords.long"),
    date: day,
    time: clock,
    zone: timeZone,
    repeat: rhythm,
    count: z.coerce
      .number("plan.endAfter.bad")
      .int("plan.endAfter.bad")
      .min(1, "plan.endAfter.bad")
      .max(END_AFTER_MAX, "plan.endAfter.bad"),
    until: day,
    topics: lines.pipe(series.shape.topics),
    topicsEnd: listEnd,
    writer,
    paused: yesOrNo,
    service: serviceType,
    images: words.transform((ids) => ids.split(/\s+/)),
    style,
    scene,
    captions,
    music,
    language,
    voice,
    shape: aspectRatio,
    seconds: z.coerce.number().pipe(durationSeconds.unwrap()),
    resolution,
    channel: words,
    title: publishTitle,
    description: publishDescription,
    privacy: wordOf(PRIVACIES),
    tags: publishTags,
    category: publishCategory,
    audience: publishLanguage,
    kids: yesOrNo,
    synthetic: yesOrNo,
    notify: yesOrNo,
    asks: yesOrNo,
    ahead: z.coerce.number("plan.ahead.bad").pipe(aheadHours),
  })
  .partial();
export type RowValues = z.output<typeof rowValues>;

export type RowProblem = { column: FileColumn | null; text: string };

/** What the cells of a row say, or the first problem of each cell that says nothing that can be meant. */
export function readValues(cells: Cells): { values: RowValues } | { problems: RowProblem[] } {
  const filled = Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== ""));
  const read = rowValues.safeParse(filled);
  if (read.success) return { values: read.data };
  const found = new Map<string, string>();
  for (const { path, message } of read.error.issues) {
    const column = String(path[0]);
    if (!found.has(column)) found.set(column, message);
  }
  return { problems: [...found].map(([column, text]) => ({ column: column as FileColumn, text })) };
}
