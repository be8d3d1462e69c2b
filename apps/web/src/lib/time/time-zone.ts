import { readStoredJson } from "#lib/storage.ts";

/** The signed-in user's zone as it was last known, so that the first screen already shows it. */
export function storedTimeZone(): string | undefined {
  const user = readStoredJson("user");
  if (!isRecord(user) || !isRecord(user["preferences"])) return undefined;
  const { timeZone } = user["preferences"];
  return typeof timeZone === "string" ? knownTimeZone(timeZone) : undefined;
}

/** What the browser said last: it takes a millisecond to say, and every part that shows a time asks. */
let known: { name: string; zone: string | undefined } | undefined;

/** Undefined for a zone that this browser cannot show: its own is then better than none. */
export function knownTimeZone(name: string): string | undefined {
  if (known?.name !== name) known = { name, zone: askForZone(name) };
  return known.zone;
}

function askForZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
