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
/** Only these lose a vowel before an ending: "şehir, şehri"; "kurşun" is no form of "kuruş". */
const DROPPING = new Set(
  `ağız akıl alın asıl beniz beyin boyun burun böğür cisim devir emir fikir geniz gönül göğüs hüküm ilim isim izin kahır karın kayıp
  kayıt keyif kibir koyun kısım metin mühür nakit nehir nesil nutuk oğul resim rahim sabır seyir sınır şehir şekil şükür tavır vakit
  zehir zihin zulüm ömür fakir azim ahit beyit cebir cürüm defin hapis haciz havuz kavim meyil nabız omuz sihir şiir tohum uyku özür
  ufuk vücut cürüm ırk lütuf bağır ayıp gasp haşır kasıt nefis nakil`.split(/\s+/u),
);
const HARD_END = /[fstkçşhp]$/u;
const LONGEST_ENDING = 5;
const NOT_FOUND = 99;
const PASSIVE_COST = 1.5;

/** The ending of what goes on meanwhile. */
const WHILE = "ken";

const H = "[ıiuü]";
const A = "[ae]";
/** A noun takes its endings in this order; walking from the end of a word, they come off in the opposite one. */
const ORDER = { derived: 0, plural: 1, possessive: 2, case: 3, copula: 4, ki: 5 } as const;
const NOUN_ENDINGS: readonly (readonly [RegExp, number])[] = [
  [`l${A}r`, ORDER.plural],
  // The same letters are an owner's and a case: "evi".
  [`y?${H}`, ORDER.case],
  [H, ORDER.possessive],
  // suyun, suyum
  [`y${H}[mn]`, ORDER.possessive],
  [`n${H}`, ORDER.case],
  [`s${H}`, ORDER.possessive],
  [`[yn]?${A}`, ORDER.case],
  [`n?[dt]${A}n?`, ORDER.case],
  [`n?${H}n`, ORDER.case],
  // kedin, evin
  [`${H}?n`, ORDER.possessive],
  [`${H}?m`, ORDER.possessive],
  [`${H}?m${H}z`, ORDER.possessive],
  [`${H}?n${H}z`, ORDER.possessive],
  [`y?l${A}`, ORDER.case],
  [`l${H}`, ORDER.derived],
  [`s${H}z`, ORDER.derived],
  [`l${H}[kğ]`, ORDER.derived],
  [`[cç]${H}`, ORDER.derived],
  [`[dt]${H}r`, ORDER.copula],
  [`y?[dt]${H}`, ORDER.copula],
  [`y?m${H}ş`, ORDER.copula],
  [`y?s${A}`, ORDER.copula],
  ["ki", ORDER.ki],
  [`[cç]${A}`, ORDER.derived],
].map(([ending, order]) => [new RegExp(`^${ending}$`, "u"), Number(order)] as const);
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
  // atlarsa, atlarsan, atlarsanız
  `s${A}[kmn]?`,
  `s${A}n${H}z`,
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
  // uyurken, koşarken: it bends to no vowel
  WHILE,
]);

/** A reading of a word: how many letters were cut (a little more where a sound changed), and which. */
export type Stem = { cost: number; stripped: string };

/** Every noun a Turkish word may be an inflected form of. The caller's lexicon decides which of them is one. */
export function turkishNouns(word: string, depth = 4): ReadonlyMap<string, Stem> {
  const found = new Map<string, Stem>([[word, { cost: 0, stripped: "" }]]);
  // "arabasını" comes to "arabası" by two endings or by one; only behind the later kind of ending another may come off.
  const latest = new Map<string, number>();
  walk(word, { cost: 0, stripped: "" }, depth, Infinity);
  return found;

  function walk(current: string, { cost, stripped }: Stem, left: number, before: number): void {
    if (left === 0) return;
    for (const { stem, ending } of splits(current)) {
      const order = orderOf(ending, before);
      if (order === undefined || (stem.length < 3 && !SHORT_NOUNS.has(stem)) || isBareCopula(stem, ending)) continue;
      for (const [index, variant] of soundVariants(stem).entries()) {
        const total = cost + (OURS.test(ending) ? 1 : ending.length) + index * 0.4;
        const isCheaper = (found.get(variant)?.cost ?? NOT_FOUND) > total;
        if (!isHarmonic(variant, ending) || (!isCheaper && (latest.get(variant) ?? NOT_FOUND) >= order)) continue;
        const next = { cost: total, stripped: ending + stripped };
        if (isCheaper) found.set(variant, next);
        latest.set(variant, Math.max(order, latest.get(variant) ?? order));
        walk(variant, next, left - 1, order === ORDER.ki ? ORDER.copula : order);
      }
    }
  }
}

/** "Evimiz", "eviniz": whose it is takes three letters and makes the noun no less certain. */
const OURS = /^[ıiuü]?[mn][ıiuü]z$/u;

/** "Masaydı", "masaymış": behind a vowel the past of "to be" has its y. "Atladı" is what somebody did, and no horse. */
function isBareCopula(stem: string, ending: string): boolean {
  return /^(?:d[ıiuü]|m[ıiuü]ş|s[ae])$/u.test(ending) && /[aeıioöuü]$/u.test(stem);
}

/** Where an ending belongs when `before` was the one behind it; absent: it cannot stand there, or is none. */
function orderOf(ending: string, before: number): number | undefined {
  const orders = NOUN_ENDINGS.flatMap(([pattern, order]) => (pattern.test(ending) ? [order] : []));
  const possible = orders.filter((order) => order < before || order === ORDER.derived || order === ORDER.ki);
  return possible.length > 0 ? Math.max(...possible) : undefined;
}

/** Every verb stem a Turkish word may be a form of, with the letters cut. */
export function turkishVerbs(word: string, depth = 3): ReadonlyMap<string, number> {
  const found = new Map([[word, 0]]);
  walk(word, 0, depth);
  return found;

  function walk(current: string, cost: number, left: number): void {
    if (left === 0) return;
    for (const { stem, ending } of splits(current)) {
      if (!VERB_ENDINGS.some((pattern) => pattern.test(ending)) || !isHarmonic(stem, ending)) continue;
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
  // "Hatırladı" is no form of "hatırlat": behind a single vowel that d is the past's.
  const hard = stem.endsWith("d") && !/^[ıiuü]$/u.test(ending) ? [`${stem.slice(0, -1)}t`] : [];
  const vowels = ending.endsWith("yor") ? [`${stem}a`, `${stem}e`, stem + ending.charAt(0)] : [];
  return [stem, ...hard, ...vowels];
}

/** A soft end that was hard (kitab → kitap), a vowel that fell out (beyn → beyin). */
function soundVariants(stem: string): string[] {
  const end = stem.at(-1) ?? "";
  const variants = [stem];
  const hard = HARD[end];
  if (hard) variants.push(stem.slice(0, -1) + hard);
  if (/[^aeıioöuü]{2}$/u.test(stem)) {
    const vowel = DROPPED[lastVowel(stem)] ?? "i";
    // "kayb-ı": its last sound may have changed as well.
    const whole = [end, hard ?? end].map((last) => stem.slice(0, -1) + vowel + last);
    variants.push(...whole.filter((noun, index) => DROPPING.has(noun) && whole.indexOf(noun) === index));
  }
  return variants;
}

function isHarmonic(stem: string, ending: string): boolean {
  const vowel = lastVowel(stem);
  const first = ending.match(VOWELS)?.[0];
  if (!vowel) return false;
  // d and c follow a soft sound, t and ç a hard one: "karda", "kartta".
  if (/^[dc]/u.test(ending) && HARD_END.test(stem)) return false;
  if (/^[tç]/u.test(ending) && !HARD_END.test(stem)) return false;
  if (!first || ending === "ki" || ending === WHILE || UNHARMONIC.has(stem)) return true;
  if (BACK.test(vowel) !== BACK.test(first)) return false;
  return !/[ıiuü]/u.test(first) || ROUND.test(vowel) === ROUND.test(first);
}

function lastVowel(word: string): string {
  return word.match(VOWELS)?.at(-1) ?? "";
}

/** Every way to cut a few letters off the end, shortest first. */
function splits(word: string): { stem: string; ending: string }[] {
  const found: { stem: string; ending: string }[] = [];
  for (let length = 1; length <= LONGEST_ENDING && word.length - length >= 2; length++)
    found.push({ stem: word.slice(0, -length), ending: word.slice(-length) });
  return found;
}

function compile(endings: readonly string[]): RegExp[] {
  return endings.map((ending) => new RegExp(`^${ending}$`, "u"));
}
