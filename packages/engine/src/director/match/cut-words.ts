import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

/** `isName`: an apostrophe sets its ending off, as Turkish does with names only. `isLast`: a mark follows it. */
export type Word = { written: string; plain: string; isName: boolean; isLast: boolean };

export function cutWords(text: string, language: Language): Word[] {
  return [...text.matchAll(/\d+[.,]\d+(?![\p{L}\p{N}])|[\p{L}\p{N}°]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(
    ({ 0: written, index }) => {
      const plain = lowerCase(written, language).replaceAll("’", "'");
      // "Buz gibiydi" is "buz gibi".
      const bare =
        language === "tr" ? plain.replace(/'.*$/u, "").replace(/^gibi(?:yd[ıi]\p{L}*|ymiş|dir|ler)$/u, "gibi") : plain;
      const isLast = /^["”»)]?[.,:;!?…–—]/u.test(text.slice(index + written.length, index + written.length + 3));
      return { written, plain: bare, isName: plain.includes("'") && bare !== plain, isLast };
    },
  );
}

/** Where the part of the sentence begins that a word stands in. */
export function clauseStart(words: readonly Word[], index: number): number {
  return words.slice(0, index).findLastIndex(({ isLast }) => isLast) + 1;
}

/** Behind its last word: where that part of the sentence ends. */
export function clauseEnd(words: readonly Word[], index: number): number {
  const last = words.slice(index).findIndex(({ isLast }) => isLast);
  return last < 0 ? words.length : index + last + 1;
}

const LEAST_LISTED = 3;
const MOST_PER_PART = 2;

/** Whether a sentence only lists: three or more parts of one or two words each. */
export function isBareList(words: readonly Word[]): boolean {
  const parts = [0];
  for (const { isLast } of words) {
    parts[parts.length - 1] = (parts.at(-1) ?? 0) + 1;
    if (isLast) parts.push(0);
  }
  const filled = parts.filter((count) => count > 0);
  return filled.length >= LEAST_LISTED && filled.every((count) => count <= MOST_PER_PART);
}
