import type { Language } from "#spec.ts";
import type { Page } from "#script/page.ts";
import { hasLetters, takeOut } from "#script/page.ts";

const LOOK_AT = 160;

/** "Make a 30 second video about …": what follows is told, the order is not. */
const BEFORE: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:please\s|can you\s|could you\s|i (?:want|need|would like)(?: you)?(?: to)?\s){0,2}(?:make|create|generate|produce|write|prepare|film|shoot|do|want|need)?\s?(?:me\s|us\s)?(?:an?\s|the\s|some\s)?(?:[\w-]{1,14}\s){0,4}?(?:video|videos|short|shorts|reel|reels|film|clip|tiktok|movie|ad|vlog)(?:\sclip)?\s(?:about|on|of|showing|explaining|telling|describing|that (?:shows|explains|tells(?: about)?)|featuring|titled|called|with the title)\s?:?\s+/iu,
  tr: /^\s*(?:lütfen\s)?(?:bana\s|bize\s)?(?:bir\s)?(?:[\p{L}\d]{1,12}\s){0,3}?(?:video|film|short|shorts|reels|klip)\s?(?:hazırla|yap|oluştur|üret|çek|istiyorum)\p{L}{0,6}\s?:\s*/iu,
};

/** "… hakkında bir video hazırla": Turkish gives the order at the end. */
const AFTER: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  tr: /\s(?:hakkında|ile ilgili|konulu|üzerine|anlatan|tanıtan|gösteren)\s(?:[\p{L}\d]{1,12}\s){0,4}?(?:video|film|short|shorts|reels|klip|reklam)\p{L}{0,3}\s(?:hazırla|yap|oluştur|üret|çek|istiyorum|lazım)\p{L}{0,8}(?=\s*[.!]?\s*$)/iu,
};

/** "He watched a film on …", "the movie about him won": told of a film, and no order to make one. */
const TELLS: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:he|she|they|we|it|you|the|this|that|his|her|their|our|my|in|on|at|after|before|when|last|every|\p{Lu}\p{Ll}+ (?:made|watched|saw|shot|filmed|posted|released|directed))\s|^\s*i (?!want|need|would)/iu,
  tr: /^$/u,
};

const POLITE = /^\s*(?:(?:lütfen|bana|bize)\s){1,2}/iu;

/** An order to make a video is for us and not for the viewer. What it is about stays; an order about nothing stays whole. */
export function takeOutOrder(page: Page, language: Language): Page {
  const end = firstEnd(page.text);
  const head = page.text.slice(0, Math.min(end, LOOK_AT));
  const before = BEFORE[language].exec(head)?.[0];
  if (before && !TELLS[language].test(before)) return orNothing(page, 0, before.length);
  const after = end <= LOOK_AT ? AFTER[language]?.exec(head) : undefined;
  if (!after) return page;
  const politeness = POLITE.exec(head)?.[0].length ?? 0;
  const without = orNothing(page, after.index, after.index + after[0].length);
  return politeness > 0 && without !== page ? takeOut(without, "direction", [{ from: 0, to: politeness }]) : without;
}

function orNothing(page: Page, from: number, to: number): Page {
  const rest = page.text.slice(0, from) + page.text.slice(to);
  return hasLetters(rest) ? takeOut(page, "direction", [{ from, to }]) : page;
}

/** The end of the first sentence or line. */
function firstEnd(text: string): number {
  const found = /[.!?]\s|\n/u.exec(text.slice(0, LOOK_AT + 1));
  return found ? found.index + 1 : text.length;
}
