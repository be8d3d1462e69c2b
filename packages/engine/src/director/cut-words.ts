import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

/** `isName`: an apostrophe sets its ending off, as Turkish does with names only. `isLast`: a mark follows it. */
export type Word = { written: string; plain: string; isName: boolean; isLast: boolean };

export function cutWords(text: string, language: Language): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}°]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(({ 0: written, index }) => {
    const plain = lowerCase(written, language).replaceAll("’", "'");
    const bare = language === "tr" ? plain.replace(/'.*$/u, "") : plain;
    const isLast = /^["”»)]?[.,:;!?…–—]/u.test(text.slice(index + written.length, index + written.length + 3));
    return { written, plain: bare, isName: bare !== plain, isLast };
  });
}
