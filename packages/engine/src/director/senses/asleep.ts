import type { Language } from "#spec.ts";

/** Nobody sleeps there yet, or any more. */
export const AWAKE =
  /\b(?:refus\w+ to|could(?:n['’]t| not)|can['’]?t|cannot|did(?:n['’]t| not)|never|unable to|too (?:\p{L}+ )to|hates? to|afraid to|without|nobody|no one) (?:\p{L}+ )?sle(?:ep|pt|eping)\b|\bsleepless|uyku(?:m|su|muz|ları)? (?:kaç|tutm|girm|gelm)|uyku girm|uyu(?:ya)?ma(?:d|z|m|y)|uyumak(?:ta)? (?:\p{L}+ )?(?:iste?m|bilm|zor(?!unda)|güç(?!l)|imkânsız|imkansız|mümkün değil)|uyumay[ıi] (?:hiç )?(?:sevme|reddet|isteme)/u;

/** Somebody or an animal sleeps in a sentence in small letters. */
const SLEEPS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:fell asleep|fast asleep|asleep|sleeps?|slept|sleeping|naps?|napping|snor(?:es?|ed|ing)|snooz\w+|dozed|hibernat\w+)\b/u,
  tr: /(?<!\p{L})(?:uyu(?:yabil|du|r|yor|muş|yup|yan|yarak)|uyuyakal|uykuya dal|kış uyku|horla|mışıl)/u,
};

export function isAsleep(told: string, language: Language): boolean {
  return SLEEPS[language].test(told) && !AWAKE.test(told);
}
