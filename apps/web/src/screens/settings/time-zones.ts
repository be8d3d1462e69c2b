import type { SelectOption } from "#ui/form/select.tsx";

/** Every zone this browser knows, with its distance from Greenwich today; the saved one too if the browser lacks it. */
export function timeZoneOptions(saved: string, now: Date = new Date()): SelectOption[] {
  const names = new Set([saved, ...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return [...names].toSorted().map((name) => ({ value: name, label: zoneLabel(name, now) }));
}

function zoneLabel(name: string, now: Date): string {
  const place = name.replaceAll("_", " ");
  const distance = zoneDistance(name, now);
  return distance === "" ? place : `${place} (${distance})`;
}

/** "GMT+3"; empty for a name that this browser does not know. */
function zoneDistance(name: string, now: Date): string {
  try {
    const parts = new Intl.DateTimeFormat("en", { timeZone: name, timeZoneName: "shortOffset" }).formatToParts(now);
    return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  } catch {
    return "";
  }
}
