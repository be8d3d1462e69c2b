import type { Language } from "#spec.ts";
import type { Span } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import { HUNDREDS, ONES } from "#script/spelled-numbers.ts";
import type { FoundEmoji } from "#script/take-out/links.ts";

export type Marker = Span & {
  style: string;
  number: number | null;
  isLineStart: boolean;
  /** Nothing ends before it: it counts only as one of a chain. */
  isLoose?: boolean;
};

/** What may be counted in words too; "day one" says when something is, and stays text. */
const SPELLED_STEP = inCapitalsToo(
  "adım|aşama|madde|ipucu|kural|yöntem|bölüm|step|tip|rule|part|phase|stage|hack|fact|reason|sebep|neden",
);
const STEP = `${SPELLED_STEP}|gün|day`;
/** Scenes of a script follow each other; they are no list to count through. */
const SCENE = "sahne|scene|shot|plan";
const SPELLED = inCapitalsToo([...ONES, "on", ...HUNDREDS.slice(0, 10)].join("|"));
const ROMANS = "I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split(" ");
/** Where the rows of numbers in a ring, in brackets or with a point of their own begin, and how many each has. */
const RINGED = [
  [0x2460, 20],
  [0x2474, 20],
  [0x2488, 20],
  [0x24f5, 10],
  [0x2776, 10],
  [0x2780, 10],
  [0x278a, 10],
] as const;
const TEN = "🔟";
const NUMBERED = new RegExp(
  [
    // 1. 1) 1- 1: and the keycap emoji
    String.raw`(?<digit>\d{1,2})(?:(?<sign>[.):]|\.\)|\s?[-–—])(?=\s|\p{Lu})|\uFE0F?\u20E3)`,
    String.raw`\((?<bracketed>\d{1,2})\)(?=\s)`,
    String.raw`(?<ringed>[\u2460-\u249B\u24F5-\u24FE\u2776-\u2793])`,
    // "30 minutes a day 3. They …": such a day counts nothing.
    String.raw`(?<!\b(?:an?|per|each|every)\s)(?:${STEP})\s(?:#\s?)?(?<step>\d{1,2})(?:\s?[:.)–—-]|(?=\n))`,
    String.raw`(?:${SPELLED_STEP})\s(?<spelled>${SPELLED}|${ROMANS.slice(0, 10).join("|")})(?:\s?[:.)–—-](?=\s)|(?=\n))`,
    String.raw`(?:${SCENE})\s(?<scene>\d{1,2})\s?[:.)–—-]`,
    String.raw`(?<letter>[a-h])\)(?=\s)`,
  ].join("|"),
  "giu",
);
const ROMAN = /(?<![\p{L}\p{N}.])(?<roman>[IVX]{1,5})(?<sign>[.)])(?=\s)/gu;
/** "I. Murad", "II. Dünya Savaşı": an ordinal of what is called so, and no point of a list. */
const CALLED_BY_ORDINAL =
  /^\s*(?:abd[uü]l\p{L}+|ahme[dt]|alaeddin|baye[zs]id|beyazıt|gıyaseddin|ibrahim|k[ıi]l[ıi][cç]\p{L}*|mahmu[dt]|mehme[dt]|mura[dt]|mustafa|orhan|osman|selim|süleyman|dünya|balkan|haçlı|kosova|viyana|inönü|meşrutiyet|körfez|lig|sezon|cilt|kısım|bölüm|elizabeth|charles|henry|louis|george|edward|william|napolyon|napoleon|nikola|ramses|katerina|petro|vilhelm|wilhelm)(?!\p{L})/u;
/** Words that begin sentences and name nothing. */
const SENTENCE_STARTS = new Set(
  (
    "You Your I My We Our He She It They The A An This That These There Do Don't Never Always No Not If When Use Make Keep " +
    "Sen Senin Siz Bu Bir Her Hiç Asla Hep Önce Sonra Eğer En Çok Ne Kendi O Onlar Ben Biz"
  ).split(" "),
);

/** The lists that count in numbers: 1. 2. 3., ① ② ③, I. II. III., "Step one", and down from ten. */
export function numberedLists(text: string, emoji: readonly FoundEmoji[], language: Language): Marker[][] {
  const tens = emoji
    .filter(({ sign }) => sign.startsWith(TEN))
    .map(({ sign, at }) => ({ ...markerAt(text, at, sign.length), style: "keycap", number: 10 }));
  const markers = [...findNumbers(text), ...tens].toSorted((a, b) => a.from - b.from);
  return [...chainNumbers(markers, text), ...chainRomans(text, language)];
}

/** "ADIM BİR": to a pattern İ is no capital of i. */
function inCapitalsToo(words: string): string {
  return words.replaceAll("i", "[iİ]").replaceAll("ı", "[ıI]");
}

/** Whether a line begins with it, and whether nothing ends before it. */
function markerAt(text: string, from: number, length: number) {
  const before = text.slice(Math.max(0, from - 8), from);
  const isLineStart = /(?:^|\n)[ \t]*$/u.test(before) && (before.includes("\n") || from <= 8);
  const isAfterEnd = /(?:[.!?…:;,)"”»–—]|\s\s)\s*$/u.test(before) && /\s$/u.test(before);
  return { from, to: from + length, isLineStart, isLoose: !isLineStart && !isAfterEnd };
}

function findNumbers(text: string): Marker[] {
  const markers: Marker[] = [];
  for (const found of text.matchAll(NUMBERED)) {
    const { digit, sign, bracketed, ringed } = found.groups ?? {};
    const from = found.index;
    const at = markerAt(text, from, found[0].length);
    const isLoose = at.isLoose && ((digit !== undefined && sign !== undefined) || bracketed !== undefined);
    // ① stands for nothing but a number, wherever it is written.
    if (!at.isLineStart && ringed === undefined && !/(?:^|\s)$/u.test(text.slice(0, from).slice(-1))) continue;
    const style = styleOf(found.groups ?? {});
    if (!at.isLineStart && (style === "-" || style === "–" || style === ":")) continue;
    const number = numberOf(found.groups ?? {});
    if (isLoose && style !== "." && style !== ")" && style !== "()") continue;
    markers.push({ ...at, style, number, isLoose });
  }
  return markers;
}

type Groups = Record<string, string | undefined>;

function styleOf({ ringed, scene, step, spelled, letter, bracketed, sign }: Groups): string {
  if (ringed) return "ringed";
  if (scene) return "scene";
  if (step || spelled) return "step";
  if (letter) return "letter";
  return bracketed ? "()" : (sign?.trim() ?? "keycap");
}

function numberOf({ ringed, spelled, letter, digit, bracketed, step, scene }: Groups): number {
  if (letter) return letter.toLowerCase().charCodeAt(0) - 96;
  if (ringed) return numberInRing(ringed);
  return spelled ? numberInWords(spelled) : Number(digit ?? bracketed ?? step ?? scene);
}

function numberInRing(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  const row = RINGED.find(([first, count]) => code >= first && code < first + count);
  return row ? code - row[0] + 1 : 0;
}

function numberInWords(word: string): number {
  const [turkish, english] = [lowerCase(word, "tr"), lowerCase(word, "en")];
  return 1 + Math.max([...ONES, "on"].indexOf(turkish), HUNDREDS.indexOf(english), ROMANS.indexOf(word.toUpperCase()));
}

/** Numbers that run 1, 2, 3 (or down to 1) in one style; so "10 pm." and "3.5" stay text. */
function chainNumbers(markers: readonly Marker[], text: string): Marker[][] {
  const lists: Marker[][] = [];
  for (const style of new Set(markers.map((marker) => marker.style))) {
    let run: Marker[] = [];
    let step = 0;
    for (const marker of markers.filter((each) => each.style === style)) {
      const number = marker.number ?? 0;
      const last = run.at(-1)?.number ?? 0;
      const change = number - last;
      if (run.length > 0 && (run.length === 1 ? Math.abs(change) === 1 : change === step)) {
        step = change;
        run.push(marker);
        continue;
      }
      if (run.length > 0 && number !== 1) continue;
      if (isList(run, step, text)) lists.push(run);
      run = number === 1 || (number >= 2 && number <= 20) ? [marker] : [];
      step = 0;
    }
    if (isList(run, step, text)) lists.push(run);
  }
  return lists;
}

/** Signs that stand for nothing but a place in a list. */
const PURE = new Set(["keycap", "ringed"]);

function isList(run: readonly Marker[], step: number, text: string): boolean {
  const [first] = run;
  if (!first || run.length < 2) return false;
  if (PURE.has(first.style)) return true;
  if ((step > 0 ? first.number !== 1 : run.at(-1)?.number !== 1) && !isCountdown(run, step, text)) return false;
  if (run.some(({ isLoose }) => isLoose) && !isLooseList(run, text)) return false;
  if (run.every(({ isLineStart }) => isLineStart) || isAnnounced(run, text)) return true;
  const firstWords = new Set(run.map(({ to }) => text.slice(to).trimStart().split(/\s/u, 1)[0] ?? ""));
  // "1. Dünya Savaşı … 2. Dünya Savaşı": ordinals of the same thing are no list; "1. You skip … 2. You use …" is one.
  return firstWords.size > 1 || [...firstWords].every((word) => SENTENCE_STARTS.has(word));
}

const LEAST_COUNTED_DOWN = 3;

/** "10. Tokyo 9. Paris 8. Rome": downwards from a beginning, each with a name or a sentence behind it; it may end before one. */
function isCountdown(run: readonly Marker[], step: number, text: string): boolean {
  return step < 0 && run.length >= LEAST_COUNTED_DOWN && !run[0]?.isLoose && run.every(({ to }) => begins(text, to));
}

function begins(text: string, at: number): boolean {
  return /^\s*[\p{Lu}"“]/u.test(text.slice(at, at + 4));
}

/** "3 mistakes when …", "4 hak": the text says beforehand how many there are. */
function isAnnounced(run: readonly Marker[], text: string): boolean {
  const before = text.slice(0, run[0]?.from);
  return [...before.matchAll(/(?<![\d.,])\d{1,2}(?![\d.,%])/gu)].some(([count]) => Number(count) === run.length);
}

/** "1. Soğuk su kullan 2. Kısık ateşte pişir": three in a row, or two that begin like sentences. */
function isLooseList(run: readonly Marker[], text: string): boolean {
  if (run.length > 2) return true;
  return !run[0]?.isLoose && run.every(({ to }) => begins(text, to));
}

/** I. II. III., three at least or each in a line of its own; behind a name ("Rocky II.") it belongs to that. */
function chainRomans(text: string, language: Language): Marker[][] {
  const markers = [...text.matchAll(ROMAN)].flatMap(({ index, 0: sign, groups = {} }) => {
    const number = ROMANS.indexOf(groups["roman"] ?? "") + 1;
    const isOfName = /\p{Lu}[\p{L}’']*[ \t]$/u.test(text.slice(Math.max(0, index - 24), index));
    const isOrdinal = CALLED_BY_ORDINAL.test(lowerCase(text.slice(index + sign.length, index + 40), language));
    if (number === 0 || isOfName || isOrdinal) return [];
    return [{ ...markerAt(text, index, sign.length), style: "roman", number }];
  });
  const lists: Marker[][] = [];
  for (const [at, first] of markers.entries()) {
    if (first.number !== 1 || first.isLoose) continue;
    const run: Marker[] = [];
    for (const marker of markers.slice(at)) if (marker.number === run.length + 1) run.push(marker);
    const isInLines = run.length > 1 && run.every(({ isLineStart }) => isLineStart);
    if (isInLines || (run.length > 2 && run.every(({ to }) => begins(text, to)))) lists.push(run);
  }
  return lists;
}
