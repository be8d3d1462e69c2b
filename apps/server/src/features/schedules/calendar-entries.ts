import type { CalendarEntry, CalendarState } from "@sahne/contract/schedules/calendar";
import type { PublishBy } from "@sahne/contract/publishing/publication";
import type { Context } from "#context.ts";
import { targetOf } from "#features/channels/target-of.ts";
import type { changesIn, pastRuns, publicationsIn } from "./calendar.repo.ts";

type PastRun = Awaited<ReturnType<typeof pastRuns>>[number];
export type Link = (key: string | null) => string | null;

export function presentRun(run: PastRun, link: Link): CalendarEntry {
  return {
    id: run.id,
    kind: "film",
    at: run.plannedAt.toISOString(),
    state: stateOfRun(run),
    title: run.name,
    scheduleId: run.scheduleId,
    videoId: run.videoId,
    posterUrl: run.videoId === null ? null : link(run.posterKey),
    channelId: null,
    channelTitle: null,
    isRepeated: run.isRepeated,
    makesAt: null,
    window: null,
    isLate: run.outcome === "late",
    publishBy: null,
    isMovable: false,
  };
}

function stateOfRun({ outcome, status, needsAttention, errorCode }: PastRun): CalendarState {
  if (outcome === "missed") return "missed";
  if (needsAttention === true) return "asks";
  if (status === "failed") return errorCode === "video_cancelled" ? "cancelled" : "failed";
  return status === "processing" ? "making" : "made";
}

type Reading = { now: Date; canChange: (channelId: string, scopes: readonly string[]) => boolean };

export function readingOf(context: Context): Reading {
  const canChange = (channelId: string, scopes: readonly string[]): boolean =>
    targetOf(context, channelId).rights(scopes).canChange;
  return { now: context.clock.now(), canChange };
}

type Publication = Awaited<ReturnType<typeof publicationsIn>>[number];

export function presentPublication(
  publication: Publication,
  { now, canChange, link }: Reading & { link: Link },
): CalendarEntry {
  const { at, status, channelId, scopes, changeStatus } = publication;
  // Its channel keeps the hour: it is moved there, one change at a time.
  const isMovedThere = status === "scheduled" && changeStatus === null && canChange(channelId, scopes ?? []);
  return {
    id: publication.id,
    kind: "publication",
    at: at.toISOString(),
    state: stateOfPublication(publication),
    title: publication.title === "" ? publication.name : publication.title,
    scheduleId: null,
    videoId: publication.videoId,
    posterUrl: link(publication.posterKey),
    channelId: publication.channelId,
    channelTitle: publication.channelTitle,
    isRepeated: false,
    makesAt: null,
    window: null,
    isLate: false,
    publishBy: publication.publishBy as PublishBy | null,
    isMovable: (status === "planned" || isMovedThere) && at > now,
  };
}

type Change = Awaited<ReturnType<typeof changesIn>>[number];

/** Its hour is changed where the change itself is, so that everything of it is seen then. */
export function presentChange({ changeAt, changeStatus, posterKey, ...change }: Change, link: Link): CalendarEntry[] {
  if (changeAt === null) return [];
  return [
    {
      ...change,
      id: `${change.id}/change`,
      kind: "change",
      at: changeAt.toISOString(),
      state: STATES_OF_CHANGE[changeStatus ?? ""] ?? "sending",
      scheduleId: null,
      posterUrl: link(posterKey),
      isRepeated: false,
      makesAt: null,
      window: null,
      isLate: false,
      publishBy: null,
      isMovable: false,
    },
  ];
}

const STATES_OF_CHANGE: Record<string, CalendarState> = { planned: "planned", conflict: "asks", failed: "failed" };

function stateOfPublication({ status, errorCode }: Publication): CalendarState {
  if (status === "planned") return "planned";
  if (status === "published") return "published";
  if (status === "failed") return "failed";
  if (status === "awaiting_approval") return "approval";
  if (errorCode !== null || status === "needs_attention") return "asks";
  return status === "scheduled" ? "planned" : "sending";
}
