import type { Beat } from "#script/beats.ts";

/** A story tells of somebody in so many sentences, and in so much of itself. */
const LEAST_SENTENCES = 3;
const LEAST_SHARE = 0.4;
/** Who is told of is named in one of so many first pieces. */
export const EARLY = 3;
/** "Çıktı", "bağlamıştı", "bekliyordu", "yaşarmış", "bıraktılar": what somebody did, in Turkish. */
export const TOLD = /(?:[dt][ıiuü]|m[ıiuü]ş)(?:l[ae]r)?\s*[.!…]?$/u;

export function countSentences(beats: readonly Beat[], pattern?: RegExp): number {
  const told = pattern ? beats.filter(({ text }) => pattern.test(text)) : beats;
  return new Set(told.map(({ sentence }) => sentence)).size;
}

/** Whether a text tells of something as often as a story does of whose it is. */
export function isOften(count: number, beats: readonly Beat[]): boolean {
  return count >= LEAST_SENTENCES && count >= countSentences(beats) * LEAST_SHARE;
}
