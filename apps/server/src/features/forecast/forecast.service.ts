import type { CalendarEntry } from "@sahne/contract/schedules/calendar";
import { FORECAST_DAYS, type Clash, type Forecast, type SpreadMove } from "@sahne/contract/schedules/forecast";
import { DAY_MS, MINUTE_MS } from "@sahne/contract/time-units";
import type { Context } from "#context.ts";
import { outgoingIn } from "#features/schedules/calendar.service.ts";
import { filesOf } from "#features/videos/videos.repo.ts";
import { nextPacificMidnight } from "#features/youtube/pacific-day.ts";
import { uploadShare } from "#features/youtube/upload-quota.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { listConnections } from "#features/youtube/youtube.repo.ts";

/** A publication on a connected channel. */
type Outgoing = CalendarEntry & { channel: ConnectionRow; time: number };

export async function readForecast(context: Context, userId: string, gapMinutes: number): Promise<Forecast> {
  const now = context.clock.now();
  const channels = await listConnections(context.db, userId, context.google.origin);
  const period = { from: now, to: new Date(now.getTime() + FORECAST_DAYS * DAY_MS) };
  const entries = await outgoingIn(context, userId, period);
  const outgoing = entries.flatMap((entry): Outgoing[] => {
    // What names no channel goes to the default one.
    const channel = channels.find((one) =>
      entry.channelId === null ? one.isDefault : one.channelId === entry.channelId,
    );
    return channel ? [{ ...entry, channel, time: Date.parse(entry.at) }] : [];
  });
  const share = await uploadShare(context, userId);
  const byChannel = channels.map(({ channelId }) => outgoing.filter((one) => one.channel.channelId === channelId));
  const gapMs = gapMinutes * MINUTE_MS;
  const files = await filesOf(
    context.db,
    outgoing.flatMap(({ kind, videoId }) => (kind === "publication" && videoId !== null ? [videoId] : [])),
  );
  return {
    perDay: share.perDay,
    ...daysOf(outgoing.filter(isUnpaid), share, now),
    clashes: byChannel.flatMap((some) => clashesOf(some, gapMs, files)),
    spread: byChannel.flatMap((some) => spreadOf(some, gapMs)),
    expiring: channels.flatMap((channel) => expiryOf(channel, outgoing)),
  };
}

/** One whose hour the channel keeps has been sent: its day has paid for it. */
function isUnpaid({ publishBy }: Outgoing): boolean {
  return publishBy !== "channel";
}

function shown({ id, title, at }: CalendarEntry) {
  return { id, title, at };
}

type Share = { today: number; perDay: number };

/** Day after day what goes out and what is left; what finds its day full goes out first on the next. */
function daysOf(outgoing: readonly Outgoing[], { today, perDay }: Share, now: Date): Pick<Forecast, "days" | "full"> {
  const days: Forecast["days"] = [];
  const full: Forecast["full"] = [];
  let from = now;
  let late: Outgoing[] = [];
  let following = [...outgoing];
  for (let day = 0; day <= FORECAST_DAYS + 1 && (day === 0 || late.length + following.length > 0); day += 1) {
    const resetAt = nextPacificMidnight(from);
    const own = following.filter(({ time }) => time < resetAt.getTime());
    following = following.slice(own.length);
    const room = day === 0 ? today : perDay;
    const queue = [...late, ...own];
    for (const entry of late.slice(0, room)) full.push({ ...shown(entry), goesOutAt: from.toISOString() });
    late = queue.slice(room);
    const planned = Math.min(room, queue.length);
    if (day === 0 || queue.length > 0) {
      days.push({
        from: from.toISOString(),
        resetAt: resetAt.toISOString(),
        planned: queue.length,
        left: room - planned,
      });
    }
    from = resetAt;
  }
  return { days, full };
}

/** One row for each two that clash in the same way: a plan of every day would fill the page with itself. */
function clashesOf(sorted: readonly Outgoing[], gapMs: number, files: ReadonlyMap<string, string>): Clash[] {
  const titles = new Map<string, Outgoing>();
  const films = new Map<string, Outgoing>();
  const found = new Map<string, Clash>();
  for (const [index, second] of sorted.entries()) {
    const before = sorted[index - 1];
    const title = second.title.trim().toLocaleLowerCase("tr");
    const file = second.kind === "publication" ? files.get(second.videoId ?? "") : undefined;
    if (before && second.time - before.time < gapMs) tell("close", before, second);
    const sameFilm = file === undefined ? undefined : films.get(file);
    if (sameFilm) tell("film", sameFilm, second);
    else tell("title", titles.get(title), second);
    titles.set(title, second);
    if (file !== undefined) films.set(file, second);
  }
  return [...found.values()];

  function tell(kind: Clash["kind"], first: Outgoing | undefined, second: Outgoing): void {
    if (!first) return;
    const key = JSON.stringify([kind, ...[first, second].map(({ scheduleId, id }) => scheduleId ?? id).toSorted()]);
    const known = found.get(key);
    // The list is in the order of time, so the first two are the nearest.
    if (known) found.set(key, { ...known, count: known.count + 1 });
    else found.set(key, clashOf(kind, first, second));
  }
}

function clashOf(kind: Clash["kind"], first: Outgoing, second: Outgoing): Clash {
  return {
    kind,
    channelTitle: second.channel.channelTitle,
    first: shown(first),
    second: shown(second),
    count: 1,
    scheduleId: second.scheduleId ?? first.scheduleId,
    isOnePlan: second.scheduleId !== null && first.scheduleId === second.scheduleId,
  };
}

/** Each that stands too near to the one before it moves behind it; what cannot be moved here stays. */
function spreadOf(sorted: readonly Outgoing[], gapMs: number): SpreadMove[] {
  const moves: SpreadMove[] = [];
  let earliest = -Infinity;
  for (const { id, title, at, time, isMovable, scheduleId, videoId, channel } of sorted) {
    const to = isMovable ? Math.max(time, earliest) : time;
    if (to !== time) {
      const where = { scheduleId, videoId, channelId: channel.channelId };
      moves.push({ id, title, at, to: new Date(to).toISOString(), ...where });
    }
    earliest = Math.max(earliest, to + gapMs);
  }
  return moves;
}

function expiryOf(channel: ConnectionRow, outgoing: readonly Outgoing[]): Forecast["expiring"] {
  const { channelId, channelTitle, needsReconnect, grantExpiresAt } = channel;
  const end = needsReconnect ? 0 : grantExpiresAt?.getTime();
  const first = outgoing.find((one) => one.channel.channelId === channelId && end !== undefined && one.time >= end);
  if (!first) return [];
  const expiresAt = needsReconnect ? null : (grantExpiresAt?.toISOString() ?? null);
  return [{ channelId, channelTitle, expiresAt, first: shown(first) }];
}
