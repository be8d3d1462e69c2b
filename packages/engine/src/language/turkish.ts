/** Loan words whose endings break vowel harmony. */
const UNHARMONIC = new Set(
  "saat kalp hal rol gol alkol petrol kontrol meşgul hayal ideal festival normal harf dikkat sıhhat seyahat ziyaret şefkat kabul sembol futbol moral hal ihtimal metal kartal final sandal general hastal mineral sosyal istiklal ihlal harp garp sürat terfi cemaat şefkat hakikat tabiat menfaat kanaat sanat rol bemol mentol kristal ampul usul misal istikbal".split(
    " ",
  ),
);
const SHORT_NOUNS = new Set(["su", "ev", "ay", "et", "iş", "iz", "tv", "un", "üs", "ot", "at", "ok", "il"]);
const VOWELS = /[aeıioöuüâîû]/gu;
const BACK = /[aıouâû]/u;
const ROUND = /[oöuüû]/u;
const HARD: Readonly<Record<string, string>> = { b: "p", c: "ç", d: "t", ğ: "k", g: "k" };
const DROPPED: Readonly<Record<string, string>> = { a: "ı", ı: "ı", e: "i", i: "i", o: "u", u: "u", ö: "ü", ü: "ü" };
const LONGEST_ENDING = 5;
const NOT_FOUND = 99;
const PASSIVE_COST = 1.5;
/** "kedin" is read so, "denizden" is not: longer endings come first. */
const LONE_N_COST = 0.5;

const H = "[ıiuü]";
const A = "[ae]";
const NOUN_ENDINGS = compile([
  `l${A}r`,
  `y?${H}`,
  // suyun, suyum
  `y${H}[mn]`,
  `n${H}`,
  `s${H}`,
  `[yn]?${A}`,
  `n?[dt]${A}n?`,
  `n?${H}n`,
  // kedin, araban
  "n",
  `${H}?m`,
  `${H}?m${H}z`,
  `${H}?n${H}z`,
  `y?l${A}`,
  `l${H}`,
  `s${H}z`,
  `l${H}[kğ]`,
  `[cç]${H}`,
  `[dt]${H}r`,
  `y?[dt]${H}`,
  `y?m${H}ş`,
  `y?s${A}`,
  "ki",
  `[cç]${A}`,
]);
const VERB_ENDINGS = compile([
  `m${A}[kğ]?`,
  `${H}yor`,
  `[ae]?r`,
  `${H}r`,
  `y?${A}c${A}[kğ]`,
  `[dt]${H}[kmn]?`,
  `m${H}ş`,
  `m${A}z?`,
  `y?${H}n`,
  `y?${H}n${H}z`,
  `s${H}n`,
  `y?${H}p`,
  `y?${A}r${A}k`,
  `y?${A}n`,
  `s${A}`,
  `l${A}r`,
  `${H}m`,
  `y?${H}`,
  `y?${A}`,
  `${H}l`,
  `[dt]${H}[kğ]`,
  `d${A}n?`,
  `y?${H}nc${A}`,
  `m${A}l${H}`,
  `${H}z`,
  `s${H}n${H}z`,
]);

/** A reading of a word: how many letters were cut (a little more where a sound changed), and which. */
export type Stem = { cost: number; stripped: string };

/** Every noun a Turkish word may be an inflected form of. The caller's lexicon decides which of them is one. */
export function turkishNouns(word: string, depth = 4): ReadonlyMap<string, Stem> {
  const found = new Map<string, Stem>([[word, { cost: 0, stripped: "" }]]);
  walk(word, { cost: 0, stripped: "" }, depth);
  return found;

  function walk(current: string, { cost, stripped }: Stem, left: number): void {
    if (left === 0) return;
    for (const { stem, ending } of splits(current, NOUN_ENDINGS)) {
      if (stem.length < 3 && !SHORT_NOUNS.has(stem)) continue;
      for (const [index, variant] of soundVariants(stem).entries()) {
        const total = cost + ending.length + index * 0.4 + (ending === "n" ? LONE_N_COST : 0);
        if (!isHarmonic(variant, ending) || (found.get(variant)?.cost ?? NOT_FOUND) <= total) continue;
        const next = { cost: total, stripped: ending + stripped };
        found.set(variant, next);
        walk(variant, next, left - 1);
      }
    }
  }
}

/** Every verb stem a Turkish word may be a form of, with the letters cut. */
export function turkishVerbs(word: string, depth = 3): ReadonlyMap<string, number> {
  const found = new Map([[word, 0]]);
  walk(word, 0, depth);
  return found;

  function walk(current: string, cost: number, left: number): void {
    if (left === 0) return;
    for (const { stem, ending } of splits(current, VERB_ENDINGS)) {
      if (!isHarmonic(stem, ending)) continue;
      // What is done by nobody is seldom what a sentence shows.
      const total = cost + ending.length + (/^[ıiuü]l$/u.test(ending) ? PASSIVE_COST : 0);
      for (const variant of verbVariants(stem, ending)) {
        if ((found.get(variant) ?? NOT_FOUND) <= total) continue;
        found.set(variant, total);
        walk(variant, total, left - 1);
      }
    }
  }
}

/** A verb that ended with a vowel loses it before -yor ("bekliyor"); t softens ("gidiyor"). */
function verbVariants(stem: string, ending: string): string[] {
  const hard = stem.endsWith("d") ? [`${stem.slice(0, -1)}t`] : [];
  const vowels = ending.endsWith("yor") ? [`${stem}a`, `${stem}e`, stem + ending.charAt(0)] : [];
  return [stem, ...hard, ...vowels];
}

/** A soft end that was hard (kitab → kitap), a vowel that fell out (beyn → beyin). */
function soundVariants(stem: string): string[] {
  const end = stem.at(-1) ?? "";
  const variants = [stem];
  const hard = HARD[end];
  if (hard) variants.push(stem.slice(0, -1) + hard);
  if (/[^aeıioöuü]{2}$/u.test(stem)) variants.push(stem.slice(0, -1) + (DROPPED[lastVowel(stem)] ?? "i") + end);
  return variants;
}

function isHarmonic(stem: string, ending: string): boolean {
  const vowel = lastVowel(stem);
  const first = ending.match(VOWELS)?.[0];
  if (!vowel) return false;
  if (!first || ending === "ki" || UNHARMONIC.has(stem)) return true;
  if (BACK.test(vowel) !== BACK.test(first)) return false;
  return !/[ıiuü]/u.test(first) || ROUND.test(vowel) === ROUND.test(first);
}

function lastVowel(word: string): string {
  return word.match(VOWELS)?.at(-1) ?? "";
}

function splits(word: string, endings: readonly RegExp[]): { stem: string; ending: string }[] {
  const found: { stem: string; ending: string }[] = [];
  for (let length = 1; length <= LONGEST_ENDING && word.length - length >= 2; length++) {
    const ending = word.slice(-length);
    if (endings.some((pattern) => pattern.test(ending))) found.push({ stem: word.slice(0, -length), ending });
  }
  return found;
}

function compile(endings: readonly string[]): RegExp[] {
  return endings.map((ending) => new RegExp(`^${ending}$`, "u"));
}
