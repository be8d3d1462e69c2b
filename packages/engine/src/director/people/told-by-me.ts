import type { Beat } from "#script/beats.ts";
import type { Language } from "#spec.ts";
import type { Sex } from "#stage/figure/figure-name.ts";
import { personWord } from "./person-words.ts";
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

/** What only a man or only a woman says of himself or herself. */
const HE_TELLS =
  /\b[Mm]y (?:wife|beard|girlfriend|groomsmen|best man)\b|(?<!\p{L})karım(?!\p{L})|\bI(?:['’]m| am| was|['’]ve been| became) (?:only |just )?(?:the only |an? )?(?:\p{L}+ ){0,2}(?:man|boy|father|dad|daddy|husband|groom|grandfather|grandpa|uncle)\b(?!['’])|\b(?:call(?:ed|s)? me|you['’]re (?:my|the) (?:best |favou?rite )?)(?: \p{L}+)? ?(?:dad|daddy|papa|grandpa|uncle)\b|\b(?:became|becoming|being) a (?:dad|father)\b|(?<!\p{L})(?:sakalım\p{L}*|askerliğim\p{L}*|(?:baba|dede|damat) oldum|babayım|babasıyım)(?!\p{L})/iu;
const SHE_TELLS =
  /\b[Mm]y (?:husband|boyfriend|bridesmaids?|wedding dress|bra|period|pregnancy|maternity)\b|(?<!\p{L})kocam|\bI(?:['’]m| am| was|['’]ve been| became) (?:only |just )?(?:the only |an? )?(?:\p{L}+ ){0,2}(?:woman|girl|mother|mom|mum|mommy|bride|wife|grandmother|grandma|aunt|pregnant|nursing|breastfeeding)\b(?!['’])|\b(?:call(?:ed|s)? me|you['’]re (?:my|the) (?:best |favou?rite )?)(?: \p{L}+)? ?(?:mom|mum|mommy|mummy|mama|grandma|nana)\b|\b(?:became|becoming|being) a (?:mom|mum|mother)\b|\bI (?:gave birth|was pregnant|breastfed|nursed (?:him|her|the baby))\b|(?<!\p{L})(?:gelinliğim\p{L}*|hamile(?:yim|ydim|yken|liğim\p{L}*)|doğurdum|emzir(?:dim|iyorum|iyordum|irken)|lohusa\p{L}*|(?:doğum|düşük) yap(?:tım|ınca)|regl\p{L}*|(?:anne|nine|gelin) oldum|anneyim|annesiyim|adet sancım|makyajım\p{L}*)(?!\p{L})/iu;
/** Who tells of "my babies" and names neither husband nor wife is their mother more often than not. */
const WITH_BABIES = /\b[Mm]y (?:newborn|twins|bab(?:y|ies))\b|(?<!\p{L})(?:[iİ]kizlerim|bebeğim|bebeklerim)(?!\p{L})/iu;
/** "Hi, I'm Megan", "adım Elif", "ben Elif": how whoever tells it is called. */
const MY_NAME =
  /\b(?:I['’]m|I am|[Mm]y name is|[Tt]his is|[Cc]all me|called me) (\p{Lu}\p{Ll}+)(?![\p{L}'’])|(?<!\p{L})(?:[Aa]dım|[İi]smim|[Bb]en|[Bb]enim adım) (\p{Lu}\p{Ll}+)(?=[.,!]|$| (?:ve|\d))/gu;

/** The sex of whoever tells it, where the text says so: a husband has a wife, "I'm Megan" has a name. */
export function sexOfTeller(whole: string, language: Language): Sex | undefined {
  const [he, she] = [HE_TELLS.test(whole), SHE_TELLS.test(whole)];
  if (he !== she) return he ? "he" : "she";
  for (const { 1: english, 2: turkish } of whole.matchAll(MY_NAME)) {
    const named = personWord(english ?? turkish ?? "", language);
    if (named?.isName === true && named.sex !== undefined) return named.sex;
  }
  return WITH_BABIES.test(whole) ? "she" : undefined;
}
