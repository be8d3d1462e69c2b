import type { Beat } from "#script/beats.ts";
import type { Language } from "#spec.ts";

/** A story tells of somebody in so many sentences, and in so much of itself. */
const LEAST_SENTENCES = 3;
const LEAST_SHARE = 0.4;
/** Who is told of is named in one of so many first pieces. */
export const EARLY = 3;
/** "Çıktı", "bağlamıştı", "bekliyordu", "yaşarmış", "bıraktılar": what somebody did, in Turkish. */
export const TOLD = /(?:[dt][ıiuü]|m[ıiuü]ş)(?:l[ae]r)?\s*[.!…]?$/u;

/** "When I was eleven", "on yaşındayken": until it tells of later, the one whose story it is is a child. */
export const CHILD_THEN: Readonly<Record<Language, RegExp>> = {
  en: /\bas an? (?:young |little |small )?(?:girl|boy|kid|child)\b|\bstart(?:ed|s) (?:school|kindergarten|preschool|first grade)\b|\b(?:(?:he|she|I) was|we were) (?:only |just |both )?(?:a )?(?:little |small |young )?(?:kids?|child(?:ren)?|(?<=(?:a|little|small|young) )(?:boys?|girls?)|toddlers?|little(?=[,.]|$))\b|\b(?:when|while) (?:(?:he|she|I) was|we were) (?:only |just |both )?(?:[3-9]|1[0-4]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|little|small)\b|\b(?:(?:he|she|I) was|we were) (?:only |just |both )?(?:[3-9]|1[0-4]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)(?= and\b| when\b|[,.]|$| years old)|\bat (?:age )?(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve),? (?:he|she|I)\b|\b(?:I|he|she|we) turned (?:[4-9]|1[0-4]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\b|\bin (?:elementary|primary|middle|grade) school\b|\bin (?:first|second|third|fourth|fifth|sixth|seventh|1st|2nd|3rd|4th|5th|6th|7th) grade\b/iu,
  tr: /(?<!\p{L})(?:[5-9]|1[0-4]|beş|altı|yedi|sekiz|dokuz|on(?: (?:bir|iki|üç|dört))?) (?:yaşınd(?:ay(?:dım|dık|ken)|a bir çocuk)|yaşımda(?:yken)?)|(?<!\p{L})(?:çocukken|küçükken|çocukluğum\p{L}*|(?:ilk|orta)okul(?:a|da)(?:yken)?|(?:bir|iki|üç|dört|beş)(?:inci|üncü|ncı)? sınıftay(?:dım|ken))(?!\p{L})/iu,
};
export const LATER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:years? later|decades later|today|nowadays|these days|now|still|ever since|last (?:night|week|month|year|spring|summer|autumn|fall|winter|\p{Lu}\p{Ll}+day)|this (?:week|month|year|spring|summer|autumn|winter)|grew up|grown up|grown-up|as an adult|in (?:19|20)\d\d|at (?:1[5-9]|[2-9]\d)|my (?:wife|husband|own (?:son|daughter|kids|children)|sons?|daughters?|kids|wedding)|college|university|retired)\b/iu,
  tr: /(?<!\p{L})(?:şimdi|bugün|artık|hâlâ|hala|yıllar sonra|(?:\p{L}+|\d+) yıl sonra|geçen (?:hafta|ay|yıl|sene|yaz|kış|bahar)|büyüyünce|emekli|üniversite\p{L}*|mezun\p{L}*|düğün\p{L}*|evlen\p{L}*|eşim|oğlum|kızım|torunum)(?!\p{L})/iu,
};

/** "Yirmi sekiz yaşında yüzme öğrendim. Çocukken …": whoever begins so is grown up. */
export const GROWN =
  /(?:(?:yirmi|otuz|kırk|elli|altmış|yetmiş)(?: \p{L}+)?|[2-7]\d) yaşın|\bat (?:age )?(?:twenty|thirty|forty|fifty|sixty|seventy|[2-7]\d)\b/iu;

/** "Yıllar sonra doktor oldum": until then it was a child. */
const GREW_UP =
  /(?<!\p{L})(?:yıllar sonra|büyüyünce|büyüdüğümde) (?:\p{L}+ ){0,4}(?:oldum|oldu)(?!\p{L})|\b(?:years later|when (?:I|he|she) grew up,?) (?:I|he|she) (?:became|am|was)\b/iu;

/** In which sentence who told of a childhood is grown up at last; -1: in none. */
export function growsUpAt(beats: readonly Beat[]): number {
  return beats.findIndex(({ text }) => GREW_UP.test(text));
}

export function countSentences(beats: readonly Beat[], pattern?: RegExp): number {
  const told = pattern ? beats.filter(({ text }) => pattern.test(text)) : beats;
  return new Set(told.map(({ sentence }) => sentence)).size;
}

/** Whether a text tells of something as often as a story does of whose it is. */
export function isOften(count: number, beats: readonly Beat[]): boolean {
  return count >= LEAST_SENTENCES && count >= countSentences(beats) * LEAST_SHARE;
}
