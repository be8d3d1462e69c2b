import { z } from "zod";
import { instant, timeZone, userParams } from "#common.ts";
import { privacyStatus } from "#publishing/publication.ts";
import { defineRoute } from "#route.ts";

export const FILE_ROWS_MAX = 1_000;
/** A thousand rows with long texts; far more than a file that is refused for its rows needs. */
export const FILE_MAX_BYTES = 4 * 1024 * 1024;

/** The columns of the schedule as a CSV file, in the order in which it is saved; one that is read may have any of them. */
export const fileColumn = z.enum([
  /** A plan that exists: the row changes it. Blank, or of another account: a new one. */
  "id",
  /** A finished video that goes out at its hour; blank: a plan that makes one. */
  "video",
  "name",
  "text",
  "keywords",
  "date",
  "time",
  "zone",
  "repeat",
  "count",
  "until",
  "topics",
  "topicsEnd",
  /** Who writes each next episode of a plan that repeats: `service/model`. */
  "writer",
  "paused",
  "service",
  "images",
  "style",
  "scene",
  "captions",
  "music",
  "language",
  "voice",
  "shape",
  "seconds",
  "resolution",
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
  "ahead",
]);
export type FileColumn = z.output<typeof fileColumn>;

/** Which heading of the file each column is read from; null: from none. */
const columnMap = z.partialRecord(fileColumn, z.string().max(200).nullable());
export type ColumnMap = z.output<typeof columnMap>;

const fileProblem = z.object({
  /** As a spreadsheet counts: the headings are row 1. */
  row: z.int(),
  column: fileColumn.nullable(),
  message: z.string(),
});
export type FileProblem = z.output<typeof fileProblem>;

const fileEntry = z.object({
  row: z.int(),
  /** A new plan, a finished video that gets its hour, a plan that changes, or one that is as the row says. */
  kind: z.enum(["plan", "film", "change", "same"]),
  name: z.string(),
  at: instant.nullable(),
  /** Its hour is the next free posting time of its channel. */
  isSlot: z.boolean(),
  isRepeated: z.boolean(),
  /** Where and how it goes out; null: it stays here. */
  channelTitle: z.string().nullable(),
  title: z.string().nullable(),
  privacyStatus: privacyStatus.nullable(),
});
export type FileEntry = z.output<typeof fileEntry>;

export const scheduleFileRoute = defineRoute({
  id: "readScheduleFile",
  method: "POST",
  path: "/api/users/:userId/schedule-file",
  tag: "schedules",
  summary: "Plan many videos at once from a CSV file: all rows or none; `check` only tells what they would come to",
  idempotent: true,
  bodyBytes: FILE_MAX_BYTES,
  params: userParams,
  body: z.object({
    text: z.string().max(FILE_MAX_BYTES, "file.large"),
    /** Left out, or for columns left out: by the headings themselves, in Turkish or English. */
    columns: columnMap.optional(),
    /** Of rows that name none. */
    timeZone: timeZone.optional(),
    check: z.boolean().default(false),
  }),
  reply: z.object({
    headings: z.array(z.string()),
    columns: columnMap,
    rows: z.int(),
    entries: z.array(fileEntry),
    /** With a single one nothing is stored. */
    problems: z.array(fileProblem),
    isStored: z.boolean(),
  }),
});
export type ScheduleFile = z.output<typeof scheduleFileRoute.reply>;

export const saveScheduleFileRoute = defineRoute({
  id: "saveScheduleFile",
  method: "GET",
  path: "/api/users/:userId/schedule.csv",
  tag: "schedules",
  summary: "Every plan and every publication that waits here for its hour, as a CSV file that can be read back",
  params: userParams,
  reply: z.string(),
  fileType: "text/csv; charset=utf-8",
});
