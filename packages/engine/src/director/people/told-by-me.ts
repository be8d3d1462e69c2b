import type { Beat } from "#script/beats.ts";
import type { Language } from "#spec.ts";
import type { Sex } from "#stage/figure/figure-name.ts";
import { countSentences } from "./told.ts";

export const FIRST_PERSON: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})I (?:\w+ ){0,2}(?:was|had|went|came|saw|ran|felt|knew|took|got|made|said|found|thought|could|left|told|heard|stood|woke|began|wrote|gave|lost|drove|bought|kept|put|met|read|sat|fell|grew|spent|taught|held|brought|built|broke|chose|caught|paid|slept|spoke|sent|sold|sang|swam|threw|wore|won|rode|\w+ed)\b/u,
  tr: /(?:[dt][ıiuü]m|yordum|m[ıiuü]şt[ıiuü]m)(?!\p{L})|(?<!l)[aeıiuü]r[ıiuü]m\s*[.!…]?$/u,
};

/** "Askerdeyken bana mektup yazan biri vardı. Adını bilmiyordum": a Turkish teller is in the verb, the second one too. */
export function beginsWithMe(beats: readonly Beat[]): boolean {
  const [first, second] = beats.map(({ text }) => text);
  return FIRST_PERSON.tr.test(first ?? "") || (MINE.tr.test(first ?? "") && FIRST_PERSON.tr.test(second ?? ""));
}

/** Whether a text is told by whoever it happened to: by what I did, by what is mine, or as mine and ours. */
export function isToldByMe(
  beats: readonly Beat[],
  language: Language,
  isToldOf: (pattern: RegExp) => boolean,
): boolean {
  const isMine =
    countSentences(beats, MINE[language]) >= LEAST_OF_ME[language] ||
    (language === "tr" && countSentences(beats, MY_KIN) > 0);
  const isOfUs = isMine && isToldOf(ME_OR_US[language]);
  return isToldOf(FIRST_PERSON[language]) || isOfUs || (language === "en" && isToldOf(ME));
}

const ME = /\b(?:I|me|my|myself)\b/u;
/** What I did and what is mine: one's own kin are nobody's but the teller's. */
const MINE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:I|me|[Mm]y)\b/u,
  tr: /(?<!\p{L})(?:ben|beni|bana|benim|benimle)(?!\p{L})|\p{L}(?:[dt][ıiuü]m|yor(?:d)?um|m[ıiuü]şt[ıiuü]m|[aeıiuü]rd[ıi]m|(?<!yatı|ya|tasa|kaldı|yıldı)[aeıiuü]r[ıiuü]m|m[ae]m)\s*(?:[.!…,]|$)/iu,
};
/** "Eşim", "kızımın": a shop has none. */
export const MY_KIN =
  /(?<!\p{L})(?:eşim|kızım|oğlum|annem|babam|kardeşim|kocam|karım|(?:anne|baba)annem|dedem|ninem|ablam|abim|ağabeyim|teyzem|halam|amcam|dayım|torunum|kuzenim|arkadaşım|komşum|öğretmenim|müdürüm|patronum)(?:iz|ız|uz|üz)?(?:[iıuü]n|[iıueaü]|l[ae]|d[ae]n?)?(?!\p{L})/iu;
/** What is mine besides: "kedim", "ellerim", "yanıma". */
export const MY_OWN =
  /(?<!\p{L})(?:(?:kedi|köpeğ|kuş|tavşan|papağan|hamster|at|balığ|kaplumbağa|ses|el|ayağ|kalb|göz|yan|ev|oda|iş|karş|arka|baş|yatağ|kucağ|uyku|önlüğ|ceb|defter|dolab|çekmece|cüzdan|çanta|masa|duvar|kapı|balkon|araba|ad|yol)[ıiuüa]?m|\p{L}+l[ae]r[ıi]m)(?:[ıiuü]z)?(?:[ıiuü]n|[ıiuüae]|l[ae]|d[ae]n?)?(?!\p{L})/iu;
/** Who tells of himself may go on with "we"; a shop that says "we" has no "I". */
const ME_OR_US: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:I|me|[Mm]y|myself|[Ww]e|us|[Oo]ur)\b/u,
  tr: new RegExp(
    String.raw`${MINE.tr.source}|${MY_KIN.source}|${MY_OWN.source}|(?<!\p{L})(?:biz|bize|bizi|bizim|bizimle)(?!\p{L})|\p{L}(?:[dt][ıiuü]k|yor(?:du[kz]|uz)|m[ıiuü]şt[ıiuü]k|[aeıiuü]r[ıiuü]z)\s*(?:[.!…,]|$)|(?<!\p{L})(?!temiz|kırmız|semiz)\p{L}+(?:[aeıiuü]m[ıiuü]z)(?!\p{L})|[ıiuü]m (?:vardı|yoktu|çıktı|oldu|geldi|öldü)`,
    "iu",
  ),
};
/** English says "I" once in a story of "we"; what a Turkish shop asks once ("bana yazın") is no story. */
const LEAST_OF_ME: Readonly<Record<Language, number>> = { en: 1, tr: 2 };
/** "My father", "beni yanına aldı": who tells it is in it. */
export const OF_ME: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:I|me|[Mm]y)\b/u,
  tr: /(?<!\p{L})(?:ben|beni|bana|benim|benimle|bize|bizi)(?!\p{L})/iu,
};

/** Who has grandchildren, or says so, is old. */
export const OLD_TELLER =
  /\b[Mm]y (?:\p{Ll}+ )?(?:grandson|granddaughter|grandchild|grandchildren|grandkids)\b|\bI(?:'m| am| was) (?:sixty|seventy|eighty|ninety|6[5-9]|[7-9]\d)(?!\p{L}| percent|th)|(?<!\p{L})torun(?:um|larım|umun|uma|umu|umla)(?!\p{L})|(?:altmış|yetmiş|seksen)(?: \p{L}+)? yaşınday(?:dım|ım)/iu;

/** "My wife and I": a husband tells it. */
export function sexOfTeller(whole: string): Sex | undefined {
  if (
    /\b[Mm]y wife\b|(?<!\p{L})karım(?!\p{L})|\bI was (?:the only |a |an )?(?:\p{L}+ )?(?:man|boy|father|dad|husband)\b/iu.test(
      whole,
    )
  )
    return "he";
  return /\b[Mm]y husband\b|(?<!\p{L})kocam|\bI was (?:the only |a |an )?(?:\p{L}+ )?(?:woman|girl|mother|mom|bride)\b/iu.test(
    whole,
  )
    ? "she"
    : undefined;
}
