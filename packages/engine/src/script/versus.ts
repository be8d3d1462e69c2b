import type { Language } from "#spec.ts";

type Versus = { sides: [string, string]; note: string };

const LONGEST_SIDE = 30;
const MOST_WORDS = 4;
const EVEN = /^(.{2,80}?)\s+(?:vs\.?|versus|karşı)\s+(.{2,80})$/iu;
/** What is left behind stands first. */
const REPLACED: Readonly<Record<Language, RegExp>> = {
  tr: /^(.{2,60}?)\s+(?:yerine|değil de|değil,)\s+(.{2,60})$/iu,
  en: /^(?:not|forget|skip|no more)\s+(.{2,60}?)(?:,\s*(?:but|just|only)?|\s+but)\s+(.{2,60})$/iu,
};
/** What wins stands first. */
const PREFERRED: Readonly<Record<Language, RegExp | null>> = {
  tr: null,
  en: /^(.{2,60}?)\s+(?:instead of|rather than)\s+(.{2,60})$/iu,
};
const EITHER: Readonly<Record<Language, RegExp>> = {
  tr: /^(.{2,60}?)\s+m[ıiuü],?\s+(?:yoksa\s+)?(.{2,60}?)\s+m[ıiuü]\s*\?*$/iu,
  en: /^(.{2,40}?),?\s+or\s+(.{2,40}?)\s*\?+$/iu,
};
const THAN =
  /^(.{2,60}?)\s+(?:is|are|was|were)\s+((?:\w{2,14}\s)?(?:\w{2,14}er|more\s\w{2,14}|less\s\w{2,14}|better|worse))\s+than\s+(.{2,60})$/iu;
const DAHA = /^(.{2,60}?)[\s,]+(.{2,60}?)['’]?(?:[dt][ae]n)\s+(daha\s\p{L}{2,14})$/iu;

/** Two things set against each other, when both are short enough to stand side by side. */
export function findVersus(text: string, language: Language): Versus | undefined {
  const [statement = "", ...notes] = text.split(/\s*[:;–—]\s+|\s+-\s+/u);
  const note = notes.join(" ").trim();
  const plain = statement.replace(/[.!…]+$/u, "").trim();
  const even = EVEN.exec(plain) ?? EITHER[language].exec(plain) ?? REPLACED[language].exec(plain);
  if (even) return checked(even[1], even[2], note);
  const preferred = PREFERRED[language]?.exec(plain);
  if (preferred) return checked(preferred[2], preferred[1], note);
  const than = language === "en" ? THAN.exec(plain) : null;
  if (than) return checked(than[3], than[1], note || (than[2] ?? ""));
  const daha = language === "tr" ? DAHA.exec(plain) : null;
  return daha ? checked(daha[2], daha[1], note || (daha[3] ?? "")) : undefined;
}

function checked(left: string | undefined, right: string | undefined, note: string): Versus | undefined {
  const sides = [left, right].map((side) => (side ?? "").replace(/^["“«]+|["”»?!,]+$/gu, "").trim());
  const isShort = sides.every(
    (side) => side.length > 1 && side.length <= LONGEST_SIDE && side.split(/\s+/u).length <= MOST_WORDS,
  );
  const [first = "", second = ""] = sides;
  return isShort && !/[,.]/u.test(first + second) ? { sides: [first, second], note } : undefined;
}
