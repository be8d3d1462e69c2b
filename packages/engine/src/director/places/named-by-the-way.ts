import type { Beat } from "#script/beats.ts";
import type { Hit } from "#director/match/hit.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { FIELDS } from "#director/senses/fields.ts";

/** How large something is, measured by a place: "an area bigger than London", "İstanbul kadar", "Belçika büyüklüğünde". */
const MEASURED: Readonly<Record<Language, (place: string) => RegExp>> = {
  en: (place) =>
    new RegExp(
      String.raw`\b(?:than|size of|as \p{L}+ as|area of|twice|half) (?:the )?(?:whole |entire |all )?(?:of )?(?:city of |state of )?${place}(?!\p{L})`,
      "iu",
    ),
  tr: (place) =>
    new RegExp(
      String.raw`${place}(?:['’]\p{L}+)? (?:kadar|büyüklüğünde|yüzölçümünde|(?:\p{L}+ )?daha (?:büyük|küçük|geniş|kalabalık|uzun))(?!\p{L})`,
      "iu",
    ),
};

/** Teams that bear the name of their town, and words of a match with which the town does nothing. */
const CLUBS =
  /^(?:liverpool|manchester|milan|milano|barcelona|madrid|roma|napoli|naples|torino|turin|münih|munich|dortmund|porto|sevilla|valencia|monaco|lyon|marsilya|marseille|paris|amsterdam|leverkusen|leicester|newcastle|brighton|bursa|trabzon|konya|sivas|kayseri|antalya|adana|gaziantep|samsun|rize|göztepe|lazio|bologna|benfica|chelsea|everton|brezilya|brazil|arjantin|argentina|almanya|germany|italya|italy|fransa|france|ingiltere|england|hollanda|ispanya|spain|hırvatistan|croatia)$/u;
const PLAYED =
  /\b(?:half ?time|(?:nil|to|\d)[- ](?:nil|\d)|(?:was|were) (?:losing|winning|leading|down|up|ahead)|scored|beat|lost|won|lead|led|equali[sz]ed|kick(?:ed)? off|conceded)\b|(?<!\p{L})(?:yarı(?:yı|da|ya)?|gol\p{L}*|geride|önde|yen(?:di|ildi|iyor)|kazandı|kaybetti|maç\p{L}*|penaltı\p{L}*|eşitle\p{L}*|\d ?- ?\d|berabere)(?!\p{L})/iu;
const INSIDE: Readonly<Record<Language, (place: string) => RegExp>> = {
  en: (place) => new RegExp(String.raw`\b(?:in|near|from|to|around|outside|across) ${place}(?!\p{L})`, "iu"),
  tr: (place) => new RegExp(String.raw`${place}['’](?:[dt][ae]n?|[ae]|y[ae])(?!\p{L})`, "iu"),
};

/** A place that only measures something, or whose team plays, is no place to go to: no map of it is shown. */
export function withoutPlacesByTheWay(beats: readonly Beat[], language: Language): Beat[] {
  const whole = lowerCase(beats.map(({ text }) => text).join(". "), language);
  const isOfSport = FIELDS.sport.test(whole);
  return beats.map((beat) => {
    const written = nameIn(beat, language);
    if (!beat.place || written === null || beat.placeTo) return beat;
    const isMeasure = MEASURED[language](written).test(beat.text);
    const isTeam =
      isOfSport &&
      CLUBS.test(lowerCase(written, language)) &&
      PLAYED.test(beat.text) &&
      !INSIDE[language](written).test(beat.text);
    if (!isMeasure && !isTeam) return beat;
    const { place: _, ...rest } = beat;
    return beat.kind === "place" ? { ...rest, kind: beat.figure ? "figure" : "line" } : rest;
  });
}

/** The name of its place as the sentence has it. */
function nameIn({ place, text }: Beat, language: Language): string | null {
  const name = lowerCase(place?.name ?? "", language);
  if (name === "") return null;
  return (
    (text.match(/\p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*/gu) ?? []).find((word) => lowerCase(word, language) === name) ??
    null
  );
}

/** Landmarks that stand for their town. */
const LANDMARK =
  /^(?:galata-tower|eiffel-tower|pisa-tower|colosseum|statue-of-liberty|tokyo-tower|maidens-tower|taj-mahal|sphinx|great-wall|kaaba)$/u;
const OWN_NAME =
  /tower|eiffel|coloss|galata|kule|pisa|liberty|özgürlük|taj|sfenks|sphinx|great wall|çin seddi|kâbe|kabe/iu;

/** "Istanbul, 2005 … the final": of a match the tower of its town tells nothing. */
export function withoutLandmarks(hits: readonly Hit[], whole: string): readonly Hit[] {
  return OF_A_MATCH.test(whole) ? hits.filter(({ slug, word }) => !LANDMARK.test(slug) || OWN_NAME.test(word)) : hits;
}
const OF_A_MATCH =
  /\b(?:half ?time|penalt(?:y|ies)|scored|goalkeeper|the final|extra time|striker|kick-?off)\b|(?<!\p{L})(?:penaltı|kaleci|ilk yarı|ikinci yarı|uzatma|forvet|golü|maçın)/iu;
