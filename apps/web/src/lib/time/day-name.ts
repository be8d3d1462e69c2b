import type { Language } from "@sahne/messages/translator";

const FORMATS: Record<Language, Intl.DateTimeFormat> = {
  // The day is the channel's own, already cut in its zone: no zone may shift it again.
  tr: new Intl.DateTimeFormat("tr-TR", { dateStyle: "medium", timeZone: "UTC" }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }),
};

/** `2026-11-01` as people write it. */
export function dayName(day: string, language: Language): string {
  return FORMATS[language].format(new Date(`${day}T00:00:00Z`));
}
