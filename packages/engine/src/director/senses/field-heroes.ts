import { lowerCase } from "#script/language.ts";
import type { Beat } from "#script/beats.ts";
import type { Language } from "#spec.ts";
import { FIELDS } from "./fields.ts";
import type { Field } from "./fields.ts";

/** What stands for a whole field of life, where a film speaks of it and names no one thing again and again. */
const HEROES: readonly (readonly [Field, string])[] = [
  ["bike", "bicycle"],
  ["motorbike", "motorcycle"],
  ["bee", "honeybee"],
  ["dive", "diving-mask"],
  ["space", "galaxy"],
  ["teeth", "tooth"],
  ["calm", "person-in-lotus-position"],
  ["quake", "cracked-house"],
  ["hoops", "basketball"],
  ["chess", "chess-board"],
  ["volley", "volleyball"],
  ["racket", "tennis"],
  ["creator", "phone-on-tripod"],
  ["fight", "boxing-glove"],
  ["magic", "magic-wand"],
  ["desert", "desert-dunes"],
  ["kitchen", "steaming-pot"],
  ["running", "running-shoe"],
  ["sport", "dumbbell"],
  ["car", "automobile"],
  ["music", "musical-notes"],
  ["film", "clapper-board"],
  ["law", "balance-scale"],
  ["money", "money-bag"],
  ["school", "books"],
  ["garden", "potted-plant"],
  ["hike", "hiking-boot"],
  ["travel", "luggage"],
  ["nutrition", "fruit-bowl"],
  ["clothes", "clothes-rack"],
  ["beauty", "cream-jar"],
  ["animal", "paw-prints"],
  ["cold", "snowflake"],
  ["sea", "water-wave"],
  ["war", "crossed-swords"],
  ["history", "classical-building"],
  ["science", "microscope"],
  ["work", "briefcase"],
  ["tech", "laptop"],
  ["striving", "mountain-flag"],
  ["nature", "earth-in-hands"],
  ["body", "anatomical-heart"],
  ["health", "stethoscope"],
  ["home", "house"],
];
/** In so many of its sentences a text speaks of what it is about. */
const LEAST_SENTENCES = 2;
const LEAST_SHARE = 0.25;
const LEAST_OF_JOURNEY = 4;
/** What happened somewhere long ago is no journey. */
const OF_OLD = /(?<!\d)1[0-9]\d\d(?!\d)|yüzyıl|\bcentur(?:y|ies)\b/u;

const QUAKE = /\b(?:earth)?quakes?\b|(?<!\p{L})(?:deprem|enkaz)/u;
const FOOTBALL =
  /\b(?:football|soccer|goalkeeper|penalt(?:y|ies)|half ?time|striker|premier league|champions league|world cup|derby)\b|(?<!\p{L})(?:futbol|kaleci|penaltı|ilk yarı|forvet|golü|derbi|süper lig|şampiyonlar ligi)/u;
const THIS_FILM = /(?<!\p{L})(?:bu video|videoyu)|\bthis video\b/iu;
/** Somebody goes there, or is told to. */
const GOING =
  /(?<!\p{L})(?:gez(?:d|i|e|m)|git(?!ar)|gid(?:i|e|in|er)|var(?:dık|dım|ınca)|kal(?:dık|dım|ın|ab)|yola |rota|tatil|otel|bilet|uça[kğ]|tren(?:le|e)|otobüs|mola|vize|gör(?:ülecek|meden)|yiyin|deneyin|turu|hafta sonu|gün(?:lük|de)|izle(?:yin)?(?!\p{L})|tad(?:ın|ına)|uyuyun|konakla)|\b(?:trip|visit\w*|travel\w*|go|went|stay\w*|days|weekend|flight|flew|train|hotel|ticket|eat|try|see|walk\w*|explore\w*|guide)\b/u;

/** The drawing of the field most of a film's sentences speak of; null: of none in particular. */
export function fieldHero(beats: readonly Beat[], language: Language): string | null {
  // "Send this video", what a viewer is asked to do, is no part of what is told.
  const told = beats.filter(({ kind, isCall, text }) => kind !== "ending" && !isCall && !THIS_FILM.test(text));
  const texts = told.map(({ text }) => lowerCase(text, language));
  const counted = HEROES.map(([field, slug]) => ({
    slug,
    // Buildings and what explodes are met in any film: only one that names an earthquake is about one.
    count:
      field === "quake" && !texts.some((text) => QUAKE.test(text))
        ? 0
        : texts.filter((text) => FIELDS[field].test(text)).length,
  }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  // Of a match the ball tells, and no dumbbell.
  const sport = texts.some((text) => FOOTBALL.test(text)) ? "soccer-ball" : "dumbbell";
  if (best && best.count >= Math.max(LEAST_SENTENCES, texts.length * LEAST_SHARE))
    return best.slug === "dumbbell" ? sport : best.slug;
  // A film that begins with a place goes there.
  const isJourney =
    beats[0]?.place !== undefined &&
    beats[0].year === undefined &&
    !texts.some((text) => OF_OLD.test(text)) &&
    texts.some((text) => GOING.test(text));
  return isJourney && beats.length >= LEAST_OF_JOURNEY ? "luggage" : null;
}
