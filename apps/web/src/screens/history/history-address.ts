import {
  historyKind,
  historyOrigin,
  historyResultFilter,
  type HistoryKind,
  type HistoryOrigin,
  type HistoryResultFilter,
} from "@sahne/contract/history/history";
import { maker, type Maker } from "@sahne/contract/videos/engines";
import { SEARCH_MAX } from "@sahne/contract/limits";
import { DAY_MS } from "@sahne/contract/time-units";
import { dayIn } from "@sahne/contract/schedules/zoned-time";
import type { HistoryFilters } from "#data/history/history.ts";

const CHANNEL_ID_MAX = 64;

export const periods = ["7", "30", "90", "all", "own"] as const;
export type PeriodName = (typeof periods)[number];

/** What the screen shows stands in its address: a reload, a link and the back button keep it. */
export type HistoryAddress = {
  period: PeriodName;
  from: string;
  to: string;
  kind: HistoryKind | "";
  result: HistoryResultFilter | "";
  engine: Maker | "";
  origin: HistoryOrigin | "";
  /** A channel by its id. */
  channel: string;
  q: string;
};

const DEFAULTS: HistoryAddress = {
  period: "30",
  from: "",
  to: "",
  kind: "",
  result: "",
  engine: "",
  origin: "",
  channel: "",
  q: "",
};

/** Nonsense in the address shows the usual thirty days, as if it were not there. */
export function readAddress(search: URLSearchParams): HistoryAddress {
  const choice = <Name extends string>(names: readonly Name[], name: string): Name | "" =>
    names.find((known) => known === search.get(name)) ?? "";
  return {
    period: choice(periods, "period") || DEFAULTS.period,
    from: readDay(search.get("from")),
    to: readDay(search.get("to")),
    kind: choice(historyKind.options, "kind"),
    result: choice(historyResultFilter.options, "result"),
    engine: choice(maker.options, "engine"),
    origin: choice(historyOrigin.options, "origin"),
    channel: (search.get("channel") ?? "").slice(0, CHANNEL_ID_MAX),
    q: (search.get("q") ?? "").trim().slice(0, SEARCH_MAX),
  };
}

/** What is as usual is left out, so that plain addresses stay plain. */
export function changeAddress(search: URLSearchParams, changes: Partial<HistoryAddress>): URLSearchParams {
  const next = { ...readAddress(search), ...changes };
  if (next.period !== "own") Object.assign(next, { from: "", to: "" });
  const names = Object.keys(DEFAULTS) as (keyof HistoryAddress)[];
  return new URLSearchParams(names.filter((name) => next[name] !== DEFAULTS[name]).map((name) => [name, next[name]]));
}

export function isFiltered({ kind, result, engine: service, origin, channel, q }: HistoryAddress): boolean {
  return [kind, result, service, origin, channel, q].some((value) => value !== "");
}

/** What the server is asked for; days are those of the account's zone. */
export function filtersOf(address: HistoryAddress, timeZone: string, now: number = Date.now()): HistoryFilters {
  const { kind, result, engine: service, origin, channel, q } = address;
  return {
    ...daysOf(address, timeZone, now),
    timeZone,
    ...(kind !== "" && { kind }),
    ...(result !== "" && { result }),
    ...(service !== "" && { engine: service }),
    ...(origin !== "" && { origin }),
    ...(channel !== "" && { channelId: channel }),
    ...(q !== "" && { q }),
  };
}

function daysOf({ period, from, to }: HistoryAddress, timeZone: string, now: number): { from?: string; to?: string } {
  if (period === "all") return {};
  if (period === "own") return { ...(from !== "" && { from }), ...(to !== "" && { to }) };
  const today = dayIn(timeZone, new Date(now));
  const first = Date.parse(today) - (Number(period) - 1) * DAY_MS;
  return { from: new Date(first).toISOString().slice(0, 10), to: today };
}

function readDay(text: string | null): string {
  const day = text ?? "";
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : "";
}
