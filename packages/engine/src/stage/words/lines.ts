import { breakWord } from "#script/break-word.ts";
import type { Language } from "#spec.ts";

/**
 * A piece of text that is never divided. `gap`: a space stands before it when it is not the first of its line;
 * `startsLine`: it is the rest of a broken word, its hyphen ends the line before.
 */
export type Token = { text: string; gap: boolean; width: number; startsLine?: boolean };

/** A text laid out: the size of its letters and the tokens of every line. */
export type Fit = { size: number; lines: Token[][] };

export type FitRequest = {
  text: string;
  language: Language;
  width: number;
  height: number;
  /** The largest size of letters, and how many lines there may be as long as the text can still be read. */
  size: number;
  most: number;
  /** Smaller letters than this share of the size are avoided by more lines. */
  smallest?: number;
  /** Distance of two lines in sizes of the letters. */
  leading: number;
  /** Width of a text in letters of one pixel. */
  measure: (text: string) => number;
  /** Words, as they are compared, that stand in one line where they follow each other: what a marker lies under. */
  together?: readonly (readonly string[])[];
};

const SMALLEST_SHARE = 0.55;
/** Letters of this share of the line's width are large. */
const LARGE_ANYWAY = 0.1;
const MOST_LINES = 9;
/** Fewer lines win unless they cost this share of the size. */
const WORTH_A_LINE = 0.88;
const WORTH_A_SMALL_LINE = 0.97;
const SMALL_SHARE = 0.8;

/** A broken word in one line, hyphen and all: only when nothing else is left. */
const TORN = 100;
/** A marker over two lines: less bad than a torn word, worse than uneven lines. */
const PARTED = 3;

/** Words that belong to what follows: a line must not end in one. */
const LOOSE = new Set(
  "ve ile bir bu şu o da de ki için en çok ya veya a an the of in at on to and or for your my is are by with from as no".split(
    " ",
  ),
);

/** "El yapımı", "ev yapımı", "el emeği": two words that are one adjective stand in one line. */
const COMPOUND =
  /^(?:el|ev|dut|taş|fırın) (?:yapimi|emegi|emeği|isi|işi|yapımı)$|^(?:hand|home|well|world) (?:made|known|class)$|^(?:lit|up|log|sign|pick|give|wake|grow|show|turn|set) (?:up|in|on|off|out)$/u;

/** Scripts written without spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What stands together may cost this share of the size, not more. */
const WORTH_TOGETHER = 0.77;

/** Balanced lines in letters as large as fit. Empty text has no lines. */
export function fitText(request: FitRequest): Fit {
  const free = fitLines(request, []);
  if (!request.together?.some((key) => key.length > 1)) return free;
  const whole = fitLines(request, request.together);
  // "Akşam | gün batımını | Uçhisar'da | izle": in a line less nothing is left over.
  const tighter = fitLines({ ...request, most: whole.lines.length - 1 }, request.together);
  const isWell = (fit: Fit) =>
    fit.size >= free.size * WORTH_TOGETHER && !isLeftAlone(fit, free) && !isParted(fit, request.together ?? []);
  return [whole, tighter].find(isWell) ?? free;
}

/** One short word left over under what stands together is worse than a marker that begins later. */
function isLeftAlone(whole: Fit, free: Fit): boolean {
  return (endsAlone(whole) && !endsAlone(free)) || (beginsAlone(whole) && !beginsAlone(free));
}

/** What should stand together does not: then it is broken as if nothing should. */
function isParted({ lines }: Fit, keys: readonly (readonly string[])[]): boolean {
  const rows = lines.flatMap((line, row) => line.map(() => row));
  return findRuns(lines.flat(), keys).some((run) => new Set(run.map((at) => rows[at])).size > 1);
}

/** "Candles lit | up", "şeker | koy": the last line is one short word. */
function endsAlone({ lines }: Fit): boolean {
  const last = lines.at(-1) ?? [];
  const letters = plain(last[0]?.text ?? "").length;
  return lines.length > 1 && lines.flat().length > 2 && last.length === 1 && letters > 0 && letters < SHORT;
}

/** "The | road fell silent": so is the first one. */
function beginsAlone({ lines }: Fit): boolean {
  const [first = []] = lines;
  const letters = plain(first[0]?.text ?? "").length;
  return lines.length > 1 && lines.flat().length > 2 && first.length === 1 && letters > 0 && letters < SHORT;
}

/** Words of fewer letters are not read alone. */
const SHORT = 5;

function fitLines(request: FitRequest, together: readonly (readonly string[])[]): Fit {
  const { width, height, size, most, leading, smallest = SMALLEST_SHARE } = request;
  const tokens = tokenize(request);
  if (tokens.length === 0) return { size, lines: [] };
  const space = request.measure("\u00a0");
  const glued = new Set(findRuns(tokens, together).flatMap((run) => run.slice(1)));
  const fits: Fit[] = [];
  const torn: Fit[] = [];
  for (let count = 1; count <= MOST_LINES && count <= tokens.length; count++) {
    const best = fits.reduce((most, fit) => Math.max(most, fit.size), 0);
    if (count > most && best >= size * smallest) break;
    const lines = balance(tokens, count, space, glued);
    const widest = Math.max(...lines.map((line) => lineWidth(line, space)));
    const fit = { size: Math.min(size, width / widest, height / (count * leading)), lines };
    (lines.some(isTorn) ? torn : fits).push(fit);
  }
  if (fits.length === 0) return mended(torn.at(-1) ?? { size, lines: [] }, request.measure);
  const largest = Math.max(...fits.map((fit) => fit.size));
  // What is small anyway is worth its line.
  const worth = largest < size * SMALL_SHARE ? WORTH_A_SMALL_LINE : WORTH_A_LINE;
  const best = fits.find((fit) => fit.size >= largest * worth) ?? { size, lines: [] };
  // One short word between two lines is worth some size.
  const hasForlorn = ({ lines }: Fit) =>
    (tokens.length < LEAST_BALANCED ? lines.slice(1, -1) : lines).some((line) => isForlorn(line));
  if (!hasForlorn(best)) return best;
  return fits.find((fit) => !hasForlorn(fit) && fit.size >= best.size * WORTH_A_WORD) ?? best;
}

/** In a shorter text only a word between two lines is forlorn: "Balkonuna | bir | çiçek dik". */
const LEAST_BALANCED = 5;
const WORTH_A_WORD = 0.8;

function isForlorn(line: readonly Token[]): boolean {
  return line.length === 1 && /^[^\d]*$/u.test(line[0]?.text ?? "") && plain(line[0]?.text ?? "").length <= SHORT;
}

export function lineWidth(line: readonly Token[], space: number): number {
  return line.reduce((sum, token, index) => sum + token.width + (token.gap && index > 0 ? space : 0), 0);
}

function tokenize({ text, language, width, size, measure }: FitRequest): Token[] {
  const tokens: Token[] = [];
  const add = (piece: string, gap: boolean) => tokens.push({ text: piece, gap, width: measure(piece) });
  for (const word of text.split(/\s+/u).filter(Boolean)) {
    if (UNSPACED.test(word)) {
      segment(word).forEach((piece, index) => add(piece, index === 0));
      continue;
    }
    // Giant letters may shrink further before a word is broken: they stay larger than any caption.
    const smallest = Math.min(SMALLEST_SHARE, (width * LARGE_ANYWAY) / size);
    const room = { language, maxWidth: width, measure: (part: string) => measure(part) * size, smallest };
    // A word that has a hyphen is broken there first.
    const parts = breakWord(word, room).length > 1 ? word.split(/(?<=\p{L}-)(?=\p{L})/u) : [word];
    for (const [at, part] of parts.entries()) {
      for (const [index, piece] of breakWord(part, room).entries()) {
        tokens.push({ text: piece, gap: at === 0 && index === 0, width: measure(piece), startsLine: index > 0 });
      }
    }
  }
  return tokens;
}

/** Pieces of a word that ended up in one line are the word again, without the hyphen. */
function mended({ size, lines }: Fit, measure: FitRequest["measure"]): Fit {
  const whole = lines.map((line) => {
    const tokens: Token[] = [];
    for (const token of line) {
      const before = tokens.at(-1);
      if (!before || !token.startsLine) tokens.push(token);
      else {
        const text = before.text.replace(/-$/u, "") + token.text;
        tokens[tokens.length - 1] = { ...before, text, width: measure(text) };
      }
    }
    return tokens;
  });
  return { size, lines: whole };
}

function isTorn(line: readonly Token[]): boolean {
  return line.some((token, index) => index > 0 && token.startsLine);
}

/** Words of a script without spaces; marks stay with the word before them. */
function segment(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment: piece, isWordLike } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    if (isWordLike || pieces.length === 0) pieces.push(piece);
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}

/** The best way to spread tokens over exactly `count` lines: even widths, no loose end, no short word alone. */
function balance(tokens: readonly Token[], count: number, space: number, glued: ReadonlySet<number>): Token[][] {
  const target = lineWidth(tokens, space) / count;
  const cost = (from: number, to: number, line: number): number => {
    const part = tokens.slice(from, to);
    const last = part.at(-1)?.text ?? "";
    const uneven = ((lineWidth(part, space) - target) / target) ** 2;
    const isLoose = line < count - 1 && LOOSE.has(plain(last));
    // A number stays with what it counts: "2 litres", "3 saniyede".
    const isCut = line < count - 1 && /^[$€£₺%+]?\d[\d.,:]*%?$/u.test(last);
    const isAlone = count > 1 && tokens.length > 2 && part.length === 1;
    const isEnd = line === count - 1;
    const alone = plain(last).length < SHORT ? (isEnd ? 1.6 : 0.8) : last.length < 7 && tokens.length > 3 ? 0.25 : 0;
    const isCompound =
      from > 0 && COMPOUND.test(`${plain(tokens[from - 1]?.text ?? "")} ${plain(tokens[from]?.text ?? "")}`);
    const parted = (glued.has(from) ? PARTED : 0) + (isCompound ? 1.5 : 0);
    return (
      (isTorn(part) ? TORN : 0) + parted + uneven + (isLoose ? 0.3 : 0) + (isCut ? 0.9 : 0) + (isAlone ? alone : 0)
    );
  };
  // best[line][end]: the cheapest way to set the first `end` tokens in `line + 1` lines, and where its last line begins.
  const best: { cost: number; from: number }[][] = [];
  for (let line = 0; line < count; line++) {
    best.push(
      Array.from({ length: tokens.length + 1 }, (_, end) => {
        if (line === 0) return { cost: end > 0 ? cost(0, end, 0) : Infinity, from: 0 };
        let found = { cost: Infinity, from: end };
        for (let from = line; from < end; from++) {
          const total = (best[line - 1]?.[from]?.cost ?? Infinity) + cost(from, end, line);
          if (total < found.cost) found = { cost: total, from };
        }
        return found;
      }),
    );
  }
  const lines: Token[][] = [];
  for (let line = count - 1, end = tokens.length; line >= 0; line--) {
    const from = best[line]?.[end]?.from ?? 0;
    lines.unshift(tokens.slice(from, end));
    end = from;
  }
  return lines;
}

/** Indexes of the tokens that each key names, wherever its words stand in a row. */
export function findRuns(tokens: readonly Token[], keys: readonly (readonly string[])[]): number[][] {
  const words = tokens.map(({ text }) => plain(text));
  return keys.flatMap((key) =>
    words.flatMap((_, start) =>
      key.every((part, index) => words[start + index] === part) ? [key.map((_, index) => start + index)] : [],
    ),
  );
}

/** A word as it is compared: small letters without marks around them. */
export function plain(word: string): string {
  return word
    .toLocaleLowerCase("tr")
    .replaceAll("ı", "i")
    .replaceAll(/[^\p{L}\p{N}%°]/gu, "");
}
