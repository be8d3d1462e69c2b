import { instantOf, wallClockAt, type WallClock } from "@sahne/contract/zoned-time";

/** As the browser's pickers give it: a day (`2026-11-15`) and a clock (`18:30`) in the person's own zone, or empty. */
export type DateAndTime = { date: string; time: string };

const SHAPE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** The day in the person's own zone; UTC would still say yesterday in Istanbul until three in the morning. */
export function dayIn(zone: string, at: Date): string {
  return fieldsAt(zone, at).date;
}

export function fieldsAt(zone: string, at: Date): DateAndTime {
  return fieldsOf(wallClockAt(at, zone));
}

/** Null while something is missing or is no date. */
export function momentOf({ date, time }: DateAndTime, zone: string): Date | null {
  const parts = SHAPE.exec(`${date}T${time}`)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  return instantOf({ year, month, day, hour, minute }, zone);
}

export function fieldsOf({ year, month, day, hour, minute }: WallClock): DateAndTime {
  const digits = (value: number, length = 2) => String(value).padStart(length, "0");
  return { date: `${digits(year, 4)}-${digits(month)}-${digits(day)}`, time: `${digits(hour)}:${digits(minute)}` };
}

/** "Europe/Istanbul (GMT+3)": the name alone says little to most people. */
export function zoneLabel(zone: string, at: Date): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "shortOffset" });
  const offset = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${zone} (${offset})`;
}
