import type { Language } from "#spec.ts";
import { lowerCase } from "./language.ts";

export type WordRoom = {
  language: Language;
  /** The width of a line, and of a text at the usual size. */
  maxWidth: number;
  measure: (text: string) => number;
  /** A word that is too long is drawn smaller, down to this share of the usual size; only then it is broken. */
  smallest?: number;
};

const SMALLEST_SCALE = 0.55;
/** How far, as a share of a piece, a break may move to stand between syllables. */
const REACH = 0.35;

const VOWELS: Readonly<Record<Language, RegExp>> = { tr: /[aeıioöuüâîû]/u, en: /[aeiouyäëïöüáéíóúàèìòùâêîôû]/u };
/** Two letters of one sound. Turkish has none. */
const INSEPARABLE = /^(?:th|sh|ch|ph|wh|gh|ck|ng|qu|sc|st|tr|pr|br|cr|dr|fr|gr|pl|bl|cl|fl|gl|sp|sk)$/u;

/** The pieces of a word that fits no line: about equally wide, cut between syllables where it has any, hyphenated. */
export function breakWord(
  word: string,
  { language, maxWidth, measure, smallest = SMALLEST_SCALE }: WordRoom,
): string[] {
  const width = measure(word);
  if (width * smallest <= maxWidth) return [word];
  const letters = Array.from(word);
  const pieceCount = Math.min(letters.length, Math.ceil(width / maxWidth));
  const pieceLength = letters.length / pieceCount;
  const joints = findJoints(letters, language);
  const cuts = [0];
  for (let index = 1; index < pieceCount; index++) {
    const wanted = Math.round(index * pieceLength);
    const near = joints.filter((joint) => Math.abs(joint - wanted) <= pieceLength * REACH);
    const cut = near.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
    if (cut > (cuts.at(-1) ?? 0)) cuts.push(cut);
  }
  return cuts.map((cut, index) => hyphenate(letters.slice(cut, cuts[index + 1]).join(""), index === cuts.length - 1));
}

/** The places between syllables: before a consonant that a vowel follows, once there has been a vowel. */
function findJoints(letters: readonly string[], language: Language): number[] {
  const small = letters.map((letter) => lowerCase(letter, language));
  const isVowel = (letter = "") => VOWELS[language].test(letter);
  const isConsonant = (letter = "") => /\p{L}/u.test(letter) && !isVowel(letter);
  const firstVowel = small.findIndex(isVowel);
  const joints: number[] = [];
  for (let index = Math.max(2, firstVowel + 1); index < letters.length - 1; index++) {
    if (!isConsonant(small[index]) || !isVowel(small[index + 1])) continue;
    const pair = `${small[index - 1]}${small[index]}`;
    const joint = language === "en" && INSEPARABLE.test(pair) ? index - 1 : index;
    if (joint >= 2) joints.push(joint);
  }
  return joints;
}

function hyphenate(piece: string, isLast: boolean): string {
  return isLast || /\P{L}$/u.test(piece) ? piece : `${piece}-`;
}
