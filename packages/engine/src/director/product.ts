import { lowerCase } from "#script/language.ts";
import type { Beat } from "#script/beats.ts";
import type { Language } from "#spec.ts";
import type { Hit } from "#director/match/hit.ts";

/** What is sold is named in one of so many first sentences. */
const EARLY = 3;
/** "Yastığımız", "our pillow", "meet the washer": what a film is there for, whatever it began with. */
const OURS: Readonly<Record<Language, RegExp>> = {
  tr: /\p{L}{2,}(?:[ıiuü]m[ıiuü]z|m[ıiuü]z)$/u,
  en: /\b(?:our(?: new)?(?: \p{L}+){0,2}|(?:meet|introducing|say hello to|try)(?: (?:the|our|a))?(?: new)?(?: [\p{L}\d]+){0,2}(?:, (?:an?|our|the))?) $/u,
};
/** A film that sells speaks to its buyer. */
const SELLS: Readonly<Record<Language, RegExp>> = {
  tr: /(?<!\p{L})(?:sipariş|indirim|kargo|satın al|iade|kampanya|ücretsiz dene|stok|fiyat|geri gönder|hemen al)/u,
  en: /\b(?:orders?|discount|% off|free (?:shipping|delivery|trial|returns)|warranty|shop now|buy (?:it|yours|now|one)|in stock|money[- ]back)\b/u,
};

/** The thing that a film sells; null: it sells nothing, or what has no drawing. */
export function findProduct(
  beats: readonly Beat[],
  found: readonly (readonly Hit[])[],
  language: Language,
): string | null {
  const whole = lowerCase(beats.map(({ text }) => text).join(" "), language);
  if (!SELLS[language].test(whole)) return null;
  for (const [index, list] of found.slice(0, EARLY).entries()) {
    const text = lowerCase(beats[index]?.text ?? "", language);
    const ours = list.find(({ word, rank, isRefused }) => {
      const said = lowerCase(word, language);
      if (rank !== "thing" || isRefused || said === "") return false;
      return language === "tr" ? OURS.tr.test(said) : OURS.en.test(text.slice(0, Math.max(0, text.indexOf(said))));
    });
    if (ours) return ours.slug;
  }
  return null;
}
