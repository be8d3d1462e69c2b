import {
  fileColumn,
  type ColumnMap,
  type FileColumn,
  type FileProblem,
  type ScheduleFile,
} from "@sahne/contract/schedules/schedule-file";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { listPlanned } from "#features/publishing/publishing.repo.ts";
import { openUpload } from "#features/publishing/publishing.service.ts";
import { changePlanIn } from "#features/schedules/plans.service.ts";
import { DEFAULT_ZONE, newSchedule } from "#features/schedules/schedules.service.ts";
import type { NewSchedule } from "#features/schedules/schedules.repo.ts";
import { insertVideos, type VideoRow } from "#features/videos/videos.repo.ts";
import type { Caller } from "#features/videos/videos.service.ts";
import { BYTE_ORDER_MARK, csvLine } from "#platform/csv.ts";
import type { Transaction } from "#platform/db/database.ts";
import { schedules } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { readRows, type Cells } from "./file-rows.ts";
import { entryOf, judgeRow, refuseCell, type NewPlan, type Wish } from "./judge-row.ts";
import { lookUp, type Known } from "./look-up.ts";
import { cellsOfPlan, cellsOfUpload } from "./plan-cells.ts";
import { readValues } from "./row-values.ts";

type Sent = { text: string; columns?: ColumnMap | undefined; timeZone?: string | undefined; check: boolean };

/** Undoes everything the transaction has written and carries what there is to tell. */
class Undone extends Error {
  readonly reply: ScheduleFile;
  constructor(reply: ScheduleFile) {
    super("nothing of the file was stored");
    this.reply = reply;
  }
}

/** All rows of a file or none of them; a check goes the same way and stores nothing. */
export async function readScheduleFile(
  context: Context,
  { userId, language }: Caller,
  sent: Sent,
  idempotencyKey: string | undefined,
): Promise<ScheduleFile> {
  await takeToken(context.db, { name: "schedule-file", burst: 120, perSeconds: 3600 }, userId);
  const { headings, columns, rows } = readRows(sent.text, sent.columns);
  const translate = context.translatorFor(language) as ((key: string) => string) & { has(key: string): boolean };
  const worded = (text: string): string => translate(translate.has(text) ? text : "file.value.unknown");
  const keyed = { userId, key: sent.check ? undefined : idempotencyKey, route: "scheduleFile", body: sent };
  try {
    return await onceByKey(context.db, { ...keyed, now: context.clock.now() }, async (tx) => {
      const problems: FileProblem[] = [];
      const tell = (row: number, found: unknown): void => {
        if (!(found instanceof AppError)) throw found;
        problems.push(...problemsOf(row, found).map((one) => ({ ...one, message: worded(one.message) })));
      };
      const known = await lookUp(context, tx, userId, rows);
      const user = await findUserById(tx, userId);
      const timeZone = sent.timeZone ?? user?.timeZone ?? DEFAULT_ZONE;
      const wishes: Wish[] = [];
      const taken = new Set<string>();
      for (const row of rows) {
        const read = readValues(row.cells);
        if ("problems" in read) {
          problems.push(...read.problems.map(({ column, text }) => ({ row: row.row, column, message: worded(text) })));
          continue;
        }
        try {
          const wish = await judgeRow({ context, userId, known, timeZone }, row, read.values);
          const thing = thingOf(wish);
          if (thing !== null && taken.has(thing)) throw refuseCell(wish.kind === "film" ? "video" : "id", "file.twice");
          if (thing !== null) taken.add(thing);
          wishes.push(wish);
        } catch (error) {
          tell(row.row, error);
        }
      }
      const placed = await placeInSlots(known, wishes, tell);
      const isLast = sent.check || problems.length > 0;
      await store(context, tx, { userId, wishes: placed, isLast, tell });
      const reply = {
        headings,
        columns,
        rows: rows.length,
        entries: placed.map(entryOf),
        problems: problems.toSorted((a, b) => a.row - b.row),
        isStored: !sent.check && problems.length === 0,
      };
      if (!reply.isStored) throw new Undone(reply);
      return reply;
    });
  } catch (error) {
    if (error instanceof Undone) return error.reply;
    throw error;
  }
}

/** What only one row of a file may name. */
function thingOf(wish: Wish): string | null {
  if (wish.kind === "film") return `film/${wish.videoId}/${wish.channel?.channelId}`;
  return wish.kind === "change" ? `plan/${wish.plan.id}` : null;
}

/** Rows without an hour get the next free posting times of their channels, in the order of the file. */
async function placeInSlots(
  known: Known,
  wishes: readonly Wish[],
  tell: (row: number, error: unknown) => void,
): Promise<Wish[]> {
  const free = new Map<string, Iterator<Date> | null>();
  // In one order, so that two files at once never wait for each other.
  const waiting = wishes.flatMap((wish) => (wish.at === null && wish.channel ? [wish.channel.channelId] : []));
  for (const channelId of [...new Set(waiting)].toSorted()) {
    const inFile = wishes.flatMap(({ at, channel }) => (at !== null && channel?.channelId === channelId ? [at] : []));
    free.set(channelId, await known.slotsOf(channelId, inFile));
  }
  return wishes.flatMap((wish) => {
    if (wish.at !== null) return [wish];
    const slots = free.get(wish.channel?.channelId ?? "") ?? null;
    const next = slots?.next();
    if (next !== undefined && next.done !== true) return [withMoment(wish, next.value)];
    tell(wish.row, refuseCell("date", slots === null ? "slots.none" : "slots.full"));
    return [];
  });
}

function withMoment(wish: Wish, at: Date): Wish {
  if (wish.kind !== "change") return { ...wish, at };
  return { ...wish, at, body: { ...wish.body, scheduledAt: at.toISOString() } };
}

type Storing = {
  userId: string;
  wishes: readonly Wish[];
  /** Nothing of it will stay: what is certain not to be refused need not be written. */
  isLast: boolean;
  tell: (row: number, error: unknown) => void;
};

async function store(context: Context, tx: Transaction, { userId, wishes, isLast, tell }: Storing): Promise<void> {
  const plans: { plan: NewPlan; schedule: NewSchedule }[] = [];
  for (const wish of wishes) {
    try {
      if (wish.kind === "plan") plans.push({ plan: wish, schedule: scheduleOf(context, wish) });
      if (wish.kind === "change") await changePlanIn(context, tx, { userId, id: wish.plan.id }, wish.body);
      if (wish.kind === "film" && wish.at && wish.channel) {
        const destination = { userId, videoId: wish.videoId, channelId: wish.channel.channelId };
        const hour = { at: wish.at, by: "sahne" as const };
        await openUpload(context, tx, destination, { hour, chooseText: () => wish.words });
      }
    } catch (error) {
      tell(wish.row, error);
    }
  }
  if (isLast) return;
  for (let from = 0; from < plans.length; from += ROWS_AT_ONCE) {
    const some = plans.slice(from, from + ROWS_AT_ONCE);
    await insertVideos(
      tx,
      some.map(({ plan }) => plan.video),
    );
    await tx.insert(schedules).values(some.map(({ schedule }) => schedule));
  }
}

/** A statement takes so many values and no more. */
const ROWS_AT_ONCE = 200;

function scheduleOf(context: Context, { video, values, at, timeZone, series, until }: NewPlan): NewSchedule {
  if (at === null) throw refuseCell("date", "create.when.required");
  const { recurringType = null, random = null } = values.repeat ?? {};
  const body = {
    scheduledAt: at.toISOString(),
    recurring: recurringType !== null || random !== null,
    recurringType,
    ...(random !== null && { random }),
    ...(values.count !== undefined && { endAfter: values.count }),
    ...(values.ahead !== undefined && { aheadHours: values.ahead }),
    ...(until !== null && { until: until.toISOString() }),
    ...(values.writer !== undefined && { writer: values.writer }),
  };
  // The row has not been stored yet; what the database would fill in is no part of a plan.
  const schedule = newSchedule({ film: null, ...video } as VideoRow, body, timeZone, context.clock.now());
  return {
    ...schedule,
    id: newId(context.clock.now()),
    series: series && { ...series, next: 0 },
    isPaused: values.paused ?? false,
  };
}

const COLUMN_OF_FIELD: Record<string, FileColumn> = {
  scheduledAt: "date",
  publishAt: "date",
  promptText: "text",
  videoName: "name",
  series: "topics",
  endAfter: "count",
  recurringType: "repeat",
  random: "repeat",
  imageId: "images",
  imageIds: "images",
  "options.aspectRatio": "shape",
  "options.durationSeconds": "seconds",
};

function problemsOf(row: number, { code, fields = {} }: AppError): FileProblem[] {
  const found = Object.entries(fields).map(([field, message]) => ({ row, column: columnOf(field), message }));
  return found.length > 0 ? found : [{ row, column: null, message: `error.${code}` }];
}

function columnOf(field: string): FileColumn | null {
  const named = fileColumn.safeParse(field.split(".").at(-1));
  return COLUMN_OF_FIELD[field] ?? named.data ?? null;
}

/** Every plan that still runs, then every publication that waits here, soonest first. */
export async function* scheduleFile(context: Context, userId: string): AsyncGenerator<string> {
  const user = await findUserById(context.db, userId);
  const line = (cells: Cells): string => csvLine(fileColumn.options.map((column) => cells[column] ?? ""));
  yield `${BYTE_ORDER_MARK}${fileColumn.options.join(",")}\r\n`;
  const isComing = and(eq(schedules.userId, userId), isNotNull(schedules.nextRunAt));
  const plans = await context.db
    .select()
    .from(schedules)
    .where(isComing)
    .orderBy(asc(schedules.nextRunAt), asc(schedules.id));
  for (const plan of plans) {
    // One that was put together by hand is more than a row can say.
    if (!plan.recipe.film) yield line(cellsOfPlan(plan));
  }
  for (const { upload, videoName } of await listPlanned(context.db, userId)) {
    if (upload.status === "planned") yield line(cellsOfUpload(upload, videoName, user?.timeZone ?? DEFAULT_ZONE));
  }
}
