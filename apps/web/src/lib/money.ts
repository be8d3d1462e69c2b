import type { Language } from "@sahne/messages/translator";

const FORMATS: Record<Language, Intl.NumberFormat> = {
  tr: new Intl.NumberFormat("tr-TR", { style: "currency", currency: "USD" }),
  en: new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }),
};

/** Cents of a US dollar, in which services name their prices, as people write them. */
export function dollars(cents: number, language: Language): string {
  return FORMATS[language].format(cents / 100);
}
