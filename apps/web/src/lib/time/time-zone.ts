import { readStoredJson } from "#lib/storage.ts";

/** The signed-in user's zone as it was last known, so that the first screen already shows it. */
export function storedTimeZone(): string | undefined {
  // Whatever lies in the storage: other versions of us and other programs have written there.
  const user = readStoredJson("user") as { preferences?: { timeZone?: unknown } | null } | null | undefined;
  const timeZone = user?.preferences?.timeZone;
  return typeof timeZone === "string" ? knownTimeZone(timeZone) : undefined;
}

// What the browser was asked last and said: it takes a millisecond to say, and every part that shows a time asks.
let asked: string | undefined;
let known: string | undefined;

/** Undefined for a zone that this browser cannot show: its own is then better than none. */
export function knownTimeZone(name: string): string | undefined {
  if (name === asked) return known;
  asked = name;
  try {
    known = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    known = undefined;
  }
  return known;
}

export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
