import type { Language } from "#spec.ts";

/** `isOpen`: a question or a plain "vs"; otherwise the second side wins. */
type Versus = { sides: [string, string]; note: string; isOpen: boolean };

const LONGEST_SIDE = 30;
const MOST_WORDS = 4;
const EVEN = /^(.{2,80}?)\s+(?:vs\.?|versus|(?<!(?:[yn]|['’])[ae]\s+|l[ae]r[ae]\s+)karşı)\s+(.{2,80})$/iu;
/** What is left behind stands first. */
const REPLACED: Readonly<Record<Language, RegExp>> = {
  tr: /^(.{2,60}?)\s+(?:yerine)\s+(.{2,60})$/iu,
  en: /^(?:(?:forget|skip|no more)\s+(?=.*(?:,|\sbut\s)(?!\s*(?:take|use|try|eat|drink|ride|get|go|walk|choose)\s))|(?:swap|replace|trade)\s+(?=.*\s(?:for|with)\s))(.{2,60}?)(?:,\s*(?:but|just|only)?|\s+(?:but|for|with))\s+(.{2,60})$/iu,
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

/** What leads up to a side and is none of it: "Sence robot mu", "take the metro". */
const LEAD_IN: Readonly<Record<Language, RegExp>> = {
  tr: /^(?:sence|sizce|peki|yani|ama|hangisi|şimdi)[,:]?\s+/iu,
  en: /^(?:so|and|but|now|take|choose|pick|use|try|eat|drink|ride|get|go for)\s+/iu,
};
/** A question that can be answered with yes sets nothing against anything: "Is it hot or cold outside?" */
const YES_OR_NO = /^(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has|am)\s|\bor not\b/iu;

/** "Weirder than you think", "sandığından daha büyük": what is expected is no side of its own. */
const EXPECTED =
  /^(?:you|we|they|i|he|she|it|ever|expected|before|usual|most|average|normal|people)\b|sandığ|düşündüğ|bildiğ|beklen|göründüğ/iu;

/** "Lithium vs solid-state: no liquid, no fire": what the second one is spared tells which is better. */
const PRAISE = /^(?:no|zero|without)\s(?!.*\?)|(?:^|\s)yok[.!]?$/iu;

/** Two things set against each other, when both are short enough to stand side by side. */
export function findVersus(text: string, language: Language): Versus | undefined {
  const [statement = "", ...notes] = text.split(/\s*[:;–—]\s+|\s+-\s+/u);
  const note = notes.join(" ").trim();
  const plain = statement.replace(/[.!…]+$/u, "").trim();
  const either = YES_OR_NO.test(plain) ? null : EITHER[language].exec(plain);
  const open = EVEN.exec(plain) ?? either;
  if (open) return checked([open[1], open[2]], { note, isOpen: !PRAISE.test(note) }, language);
  const closed = { note, isOpen: false };
  const replaced = REPLACED[language].exec(plain);
  // "… yerine seyahat istemiş" tells what was, and sets nothing against anything.
  const isTold = language === "tr" && /(?:m[ıiuü]ş|m[ae]k|[dt][ıiuü](?:k|m|l[ae]r)?)$/u.test(replaced?.[2] ?? "");
  if (replaced && !isTold) return checked([replaced[1], replaced[2]], closed, language);
  const preferred = PREFERRED[language]?.exec(plain);
  if (preferred) return checked([preferred[2], preferred[1]], closed, language);
  const than = language === "en" ? THAN.exec(plain) : null;
  if (than && !EXPECTED.test(than[3] ?? ""))
    return checked([than[3], than[1]], { ...closed, note: note || (than[2] ?? "") }, language);
  const daha = language === "tr" ? DAHA.exec(plain) : null;
  return daha && !isUndone(daha[2] ?? "") && !EXPECTED.test(daha[2] ?? "")
    ? checked([daha[2], daha[1]], { ...closed, note: note || (daha[3] ?? "") }, language)
    : undefined;
}

/** "Kızartmadan daha hafif" says how it is made; what ends so and is eaten is named. */
function isUndone(side: string): boolean {
  return (
    /m[ae]$/iu.test(side) && !/(?:^|\s)(?:elma|dolma|sarma|kıyma|dondurma|pastırma|kavurma|çağla|krema)$/iu.test(side)
  );
}

function checked(
  found: readonly (string | undefined)[],
  rest: Pick<Versus, "note" | "isOpen">,
  language: Language,
): Versus | undefined {
  const sides = found.map((side) =>
    (side ?? "")
      .replace(/^["“«]+|["”»?!,]+$/gu, "")
      .trim()
      .replace(LEAD_IN[language], ""),
  );
  const isShort = sides.every(
    (side) => side.length > 1 && side.length <= LONGEST_SIDE && side.split(/\s+/u).length <= MOST_WORDS,
  );
  const [first = "", second = ""] = sides;
  return isShort && !/[,.]/u.test(first + second) ? { sides: [first, second], ...rest } : undefined;
}
