import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { withoutKinds } from "./animals.ts";
import { isAtHome } from "#director/senses/homes.ts";
import type { Hit } from "./hit.ts";
import type { Matcher } from "./matcher.ts";
import { isInTone, isMeant } from "#director/senses/only-named.ts";
import { SURE_ALONE } from "#director/topic.ts";

/** An emoji was chosen by the writer: nothing is surer. */
const EMOJI_SCORE = 9;
export const MOST_THINGS = 4;
/** A sum of money shows its money when the sentence names nothing else. */
const BANKNOTES: Readonly<Record<string, string | undefined>> = {
  $: "dollar-banknote",
  "€": "euro-banknote",
  "£": "pound-banknote",
  "¥": "yen-banknote",
};
/** Emoji that point at the text or mark it, and show nothing by themselves. */
const GESTURE =
  /pointing|^(?:check|cross)-mark|exclamation|question-mark|play-button|^arrow|^sparkles$|^speech-balloon$|^fire$|^hundred-points$|^collision$/u;
/** A grave film shows no smileys and no party; the face of an animal is the animal. */
export const LIGHT_HEARTED =
  /^(?!(?:dog|cat|cow|horse|pig|rabbit|bear|tiger|mouse|monkey|dragon|unicorn)-face$).*face|^eyes$|^ear$|party|-head$|confetti|clown|balloon|monkey$|^bell$|cat-with|see-no|partying|thumbs|sparkles/u;
export type StageInput = { matcher: Matcher; language: Language; isGrave: boolean };
/** With the whole text: it may tell which of two meanings a word has. */
export type StageText = StageInput & { whole: string };

export function findHits(beat: Beat, { matcher, language, isGrave, whole }: StageText): Hit[] {
  const chosen = new Map<string, Hit>();
  for (const [index, sign] of beat.emoji.entries()) {
    const slug = matcher.emoji(sign);
    if (!slug || chosen.has(slug) || GESTURE.test(slug)) continue;
    chosen.set(slug, { slug, word: "", at: -1 - index, count: 1, isRefused: false, score: EMOJI_SCORE, rank: "thing" });
  }
  const place = lowerCase(beat.place?.name ?? "", language);
  for (const hit of withoutHead(
    beat.text,
    withoutKinds(matcher.match(withoutCount(beat.text), language, MOST_THINGS, whole), beat.text),
  )) {
    // "Kaş'ta" shows no eyebrow; "Paris" still shows its tower.
    if (TWO_MEANINGS.has(place) && lowerCase(hit.word, language).split(/['’]/u)[0] === place) continue;
    const known = chosen.get(hit.slug);
    chosen.set(hit.slug, known ? { ...hit, score: EMOJI_SCORE } : hit);
  }
  for (const slug of chosen.keys()) for (const part of PARTS[slug] ?? []) chosen.delete(part);
  const things = [...chosen.values()].toSorted((a, b) => Number(isSign(a)) - Number(isSign(b)));
  const banknote = chosen.size === 0 ? BANKNOTES[beat.figure?.prefix ?? ""] : undefined;
  if (banknote)
    return [{ slug: banknote, word: "", at: 0, count: 1, isRefused: false, score: SURE_ALONE + 1, rank: "idea" }];
  const unit = things.length === 0 ? UNIT_THINGS[beat.figure?.unit ?? ""] : undefined;
  // A shell of 276 kilos stands on no bathroom scale.
  if (unit && isAtHome(unit, lowerCase(whole, language)))
    return [{ slug: unit, word: "", at: 0, count: 1, isRefused: false, score: SURE_ALONE, rank: "idea" }];
  return things
    .map((hit) => (SAD_FACE.test(hit.slug) && (isGrave || !isInTone(hit, whole)) ? { ...hit, slug: SAD_FIGURE } : hit))
    .filter(({ slug }, index, all) => all.findIndex((hit) => hit.slug === slug) === index)
    .filter((hit) => isMeant(hit) && isInTone(hit, whole) && !(isGrave && LIGHT_HEARTED.test(hit.slug)))
    .slice(0, MOST_THINGS + 1);
}

/** A sad face is a joke in a grave or a tender text; a figure is not. */
const SAD_FACE = /^(?:crying|loudly-crying|pensive|weary|worried|tired)-face$/u;
const SAD_FIGURE = "bowed-figure";

/** "Week 8: you finish": the week only counts. */
function withoutCount(text: string): string {
  return dayOf(text) === undefined ? text : text.replace(/^[^:–—-]+[:–—-]\s*(?=\S)/u, "");
}

/** "Day 3: better skin", "2. gün: …" are counted like the items of a list. */
export function dayOf(text: string): number | undefined {
  const found =
    /^(?:(?:day|week|month|year|gün|hafta)\s(\d{1,3})|(\d{1,3})\.\s(?:gün|hafta|ay|yıl))(?=\s?[:–—-])/iu.exec(text);
  return found ? Number(found[1] ?? found[2]) : undefined;
}

/** "Three scents: lavender, lemon and rose": what follows is what is meant. */
function withoutHead(text: string, hits: readonly Hit[]): Hit[] {
  const colon = text.indexOf(":");
  const head = colon < 0 ? 0 : text.slice(0, colon).split(/\s+/u).filter(Boolean).length;
  const listed = hits.filter(({ at }) => at >= head);
  return listed.length >= 2 ? hits.filter(({ at, count }) => at >= head || count < 2) : [...hits];
}

/** Places whose name is a thing as well. */
const TWO_MEANINGS: ReadonlySet<string> = new Set(
  "kaş van ordu muş ağrı batman iğdır turkey china nice bath reading cork chile jersey cologne".split(" "),
);

/** Drawings that show another one already. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  "sleeping-cat": ["cat-face", "sleeper"],
  sleeper: ["bed", "person-in-bed"],
  "lying-figure": ["squat-figure", "yoga-mat"],
  "stretching-figure": ["yoga-mat"],
  "cellar-stairs": ["staircase"],
  "knocking-hand": ["door"],
  "cave-hotel": ["sleeper", "bed"],
  "tying-shoes": ["running-shoe", "mans-shoe", "goalkeeper"],
  "cat-in-box": ["cat-face", "package"],
  "pet-bed": ["dog-face", "bed"],
  "crying-puppy": ["dog-face", "crying-face"],
  "vet-and-dog": ["dog-face"],
  "bee-dance": ["honeybee"],
  "lighthouse-keeper": ["seagull", "lighthouse"],
  "honey-jar": ["jar"],
  anglerfish: ["tropical-fish", "fish"],
  "umbrella-in-rain": ["cloud-with-rain", "umbrella"],
  windmill: ["wing"],
  "ship-over-land": ["galleon", "ship", "sailboat", "fez"],
  "melting-ice": ["ice", "iceberg", "water-wave"],
};

/** What is written in words is what a sentence is about; an emoji beside it goes with it. */
function isSign({ word, rank }: Hit): boolean {
  return word === "" || rank === "weak";
}

/** What a measure is read from, where its sentence names nothing else. */
const UNIT_THINGS: Readonly<Record<string, string | undefined>> = {
  kg: "bathroom-scale",
  lbs: "bathroom-scale",
  litre: "water-bottle",
  litres: "water-bottle",
  "°C": "thermometer",
  "°F": "thermometer",
  GB: "microchip",
  TB: "server-rack",
  kWh: "high-voltage",
  kcal: "fire",
};
