import { countryOfFlag } from "#gazetteer/find-place.ts";
import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { offersColors } from "./colors/told-colors.ts";
import { withoutKinds } from "./animals.ts";
import { withoutColors } from "./colors/color-words.ts";
import { bannedFirst } from "./banned-first.ts";
import { byNeighbours } from "./by-neighbours.ts";
import { chartOf, withFall } from "./charts.ts";
import { moneyFor } from "./money.ts";
import { isAtHome } from "#director/senses/homes.ts";
import type { Hit } from "./hit.ts";
import type { Matcher } from "./matcher.ts";
import { introducedName } from "./names.ts";
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
  /^(?!(?:dog|cat|cow|horse|pig|rabbit|bear|tiger|mouse|monkey|dragon|unicorn)-face$).*face|^eyes$|^ear$|party|-head$|confetti|clown|-balloon|monkey$|^bell$|cat-with|see-no|partying|thumbs|sparkles/u;
export type StageInput = { matcher: Matcher; language: Language; isGrave: boolean };
/** With the whole text: it may tell which of two meanings a word has. */
export type StageText = StageInput & { whole: string };

/** "Neden?", "But why?": a question of nothing but its word shows that it is one, not what was told by the way. */
const BARE_QUESTION = /^(?:(?:peki|ama|ve|but|and|so)[ ,]+)?(?:neden|niye|niçin|nasıl|why|how|how so)\s*[?？]$/iu;

export function findHits(beat: Beat, { matcher, language, isGrave, whole }: StageText): Hit[] {
  if (offersColors(beat.text)) return [];
  if (BARE_QUESTION.test(beat.text.trim()))
    return [
      { slug: "red-question-mark", word: "", at: 0, count: 1, isRefused: false, score: SURE_ALONE + 1, rank: "idea" },
    ];
  const chosen = new Map<string, Hit>();
  for (const [index, sign] of beat.emoji.entries()) {
    const slug = matcher.emoji(sign);
    if (!slug || chosen.has(slug) || GESTURE.test(slug)) continue;
    chosen.set(slug, { slug, word: "", at: -1 - index, count: 1, isRefused: false, score: EMOJI_SCORE, rank: "thing" });
  }
  const place = lowerCase(beat.place?.name ?? "", language);
  for (const hit of withoutHead(
    beat.text,
    withoutKinds(withoutColors(matcher.match(withoutCount(beat.text), language, MOST_THINGS, whole)), beat.text),
  )) {
    // "Meet the Pebble, a water bottle": a name, and what it is.
    if (language === "en" && introducedName(beat.text) === hit.word) continue;
    // "Kaş'ta" shows no eyebrow; "Paris" still shows its tower.
    const name = lowerCase(hit.word, language).split(/['’]/u)[0] ?? "";
    if (place !== "" && TWO_MEANINGS.has(name) && (OTHER_NAMES[name] ?? name) === place) continue;
    const meant = FLAGS.test(hit.slug) ? { ...hit, slug: flagIn(beat.text, hit, language) } : hit;
    const known = chosen.get(meant.slug);
    chosen.set(meant.slug, known ? { ...meant, score: EMOJI_SCORE } : meant);
  }
  const isNamed = [...chosen.values()].some(({ rank }) => rank === "thing");
  const isFree = (word: string) => ![...chosen.values()].some((hit) => hit.word.includes(word));
  for (const hit of isNamed ? [] : byNeighbours(beat.text, language, isFree)) chosen.set(hit.slug, hit);
  const told = lowerCase(whole, language);
  for (const [drawn, parts, about] of WHOLES) {
    const [first] = parts.map((slug) => chosen.get(slug));
    if (first && parts.every((slug) => chosen.get(slug)?.isRefused === false) && (about?.test(told) ?? true))
      chosen.set(drawn, { ...first, slug: drawn, count: 1 });
  }
  for (const slug of chosen.keys()) for (const part of PARTS[slug] ?? []) chosen.delete(part);
  const things = [...chosen.values()]
    .toSorted((a, b) => Number(STANDING.test(a.slug)) - Number(STANDING.test(b.slug)))
    .toSorted((a, b) => Number(isSign(a)) - Number(isSign(b)));
  const banknote = chosen.size === 0 ? BANKNOTES[beat.figure?.prefix ?? ""] : undefined;
  if (banknote)
    return [{ slug: banknote, word: "", at: 0, count: 1, isRefused: false, score: SURE_ALONE + 1, rank: "idea" }];
  const unit = things.length === 0 ? UNIT_THINGS[beat.figure?.unit ?? ""] : undefined;
  // A shell of 276 kilos stands on no bathroom scale.
  if (unit && isAtHome(unit, lowerCase(whole, language)))
    return [
      { slug: unit, word: "", at: 0, count: countOf(unit, beat), isRefused: false, score: SURE_ALONE, rank: "thing" },
    ];
  const rule = RULE.exec(beat.text)?.[1];
  if (rule !== undefined)
    return [{ slug: "shared-pie", word: rule, at: 0, count: 1, isRefused: false, score: EMOJI_SCORE, rank: "thing" }];
  return moneyFor(withFall(bannedFirst(withoutReplaced(things, beat.text), beat.text), beat.text), beat.text, whole)
    .map((hit) => (SAD_FACE.test(hit.slug) && (isGrave || !isInTone(hit, whole)) ? { ...hit, slug: SAD_FIGURE } : hit))
    .map((hit) => (hit.slug === "chart-increasing" ? { ...hit, slug: chartOf(beat.text) } : hit))
    .filter(({ slug }, index, all) => all.findIndex((hit) => hit.slug === slug) === index)
    .filter((hit, _, all) => !(SEASON.test(lowerCase(hit.word, language)) && hit.slug === "sun" && all.length > 1))
    .filter(
      (hit, _, all) =>
        !(
          hit.slug === SAD_FIGURE &&
          ALONE.test(lowerCase(hit.word, language)) &&
          all.some(({ rank }) => rank === "thing")
        ),
    )
    .filter((hit) => isMeant(hit) && isInTone(hit, whole) && !(isGrave && LIGHT_HEARTED.test(hit.slug)))
    .slice(0, MOST_THINGS + 1);
}

const FLAGS = /^(?:turkish|triangular|white)-flag$/u;

/** A flag of a land that is named is that land's; of none, whatever the word shows. */
function flagIn(text: string, { slug, word }: Hit, language: Language): string {
  if (!/^(?:bayra|flag)/u.test(lowerCase(word, language))) return slug;
  const letters = countryOfFlag(text, language);
  if (letters === undefined) return slug;
  return letters === "TR" ? "turkish-flag" : `flag-${letters.toLowerCase()}`;
}

/** A match that was left alone is no man. */
const ALONE = /^(?:tek başına|yalnız|yapayalnız|alone|lonely|all alone)/u;

/** When it was stands behind what it was: no sun shines beside a wedding. */
const SEASON = /^(?:(?:geçen|bu|her|gelecek|o) yaz|(?:last|this|every|next|that|one) summer|summer)$/u;

/** "Asansör yerine merdiven": where what is better is named too, it is shown, and not what it replaces. */
function withoutReplaced(things: readonly Hit[], text: string): readonly Hit[] {
  const isBetter = things.some(({ isRefused, rank }) => !isRefused && rank === "thing");
  return isBetter && /(?<!\p{L})yerine(?!\p{L})/u.test(text) ? things.filter(({ isRefused }) => !isRefused) : things;
}

/** "50-30-20 kuralı": what is divided so, and no bag of it. */
const RULE = /(?<![\d-])(\d{1,2}(?:[-–/]\d{1,2}){2})(?=\s+(?:kural|yöntem|oran|bütçe|rule|method|split|budget))/iu;

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
  "kaş van ordu muş mısır ağrı batman iğdır çeşme bodrum kemer tire side mut kale tokat midilli sakız kazan turkey china nice bath reading cork chile jersey cologne".split(
    " ",
  ),
);

/** Under what name such a place is kept, where it is another. */
const OTHER_NAMES: Readonly<Record<string, string | undefined>> = { turkey: "türkiye" };

/** What is drawn in one piece where all of it is named. */
const WHOLES: readonly (readonly [whole: string, parts: readonly string[], about?: RegExp])[] = [
  ["octopus-anatomy", ["octopus", "brain", "red-heart"]],
  ["berry-pancakes", ["strawberry", "honey-jar"], /pancake|pankek|krep/u],
  [
    "sugar-and-salt",
    ["spoon-of-sugar", "salt"],
    /\b(?:mix|whisk|batter|flour|dough)\b|(?<!\p{L})un(?!\p{L})|hamur|çırp|yoğur/u,
  ],
  ["vegetables-into-pot", ["carrot", "potato"], /\bsoup|\bstew|\bbroth|çorba|güveç|tencere/u],
  ["sugar-into-cezve", ["spoon-of-sugar"], /cezve|türk kahve|turkish coffee/u],
  ["puppy-corner", ["leash", "pet-bed"]],
  ["cool-bedroom", ["thermometer"], /\b(?:room|bedroom) (?:at|to) (?:about )?18 ?°|oda\p{L}* 18 ?°/u],
];

/** Drawings that show another one already. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  "berry-pancakes": ["strawberry", "honey-jar", "pancakes"],
  "pancake-flip": ["bubbling-batter", "bubbles"],
  "sugar-into-cezve": ["spoon-of-sugar", "cezve"],
  "puppy-corner": ["leash", "pet-bed", "bowl", "dog-bowl", "bowl-with-spoon", "bed"],
  "welcome-puppy": ["dog-face", "dog"],
  "walk-then-run": ["person-walking", "person-running"],
  "headache-fading": ["headache"],
  "savings-jar": ["piggy-bank", "money-bag", "dollar-banknote", "jar"],
  "cook-at-home": ["steaming-pot", "cooking", "house", "house-with-garden", "cook"],
  "closing-laptop": ["laptop", "technologist"],
  "sugar-and-salt": ["spoon-of-sugar", "salt"],
  "vegetables-into-pot": ["carrot", "potato"],
  "cool-bedroom": ["thermometer", "thermostat"],
  "reading-in-bed": ["open-book", "books", "bed", "hourglass-done", "timer-clock"],
  "turning-over": ["wall-clock", "alarm-clock", "sunrise", "bed", "sleeper"],
  "taking-off-mask": ["performing-arts"],
  "setting-the-clock": ["alarm-clock", "watch", "wall-clock", "mantelpiece-clock"],
  "sleeping-cat": ["cat-face", "sleeper", "cat-in-box"],
  "cosy-box": ["cat-in-box", "cat-face", "package"],
  "hunting-cat": ["cat-in-box", "cat-face", "package"],
  "cat-on-armchair": ["sleeping-cat", "cat-in-box", "cat-face", "sleeper"],
  "foamy-coffee": ["turkish-coffee", "hot-beverage"],
  "foam-into-cup": ["foamy-coffee", "turkish-coffee", "teacup", "bubbles"],
  "cezve-on-flame": ["cezve", "fire"],
  "water-into-cezve": ["cezve", "glass-of-water"],
  "work-and-rest": ["timer-clock", "laptop", "technologist"],
  "phone-in-other-room": ["mobile-phone", "door"],
  "hard-task-at-sunrise": ["technologist", "sunrise"],
  "evening-list": ["checklist", "crescent-moon"],
  "right-shoe": ["running-shoe"],
  "gold-wins-race": ["trophy", "coin-stack"],
  "vanishing-bee": ["honeybee", "beehive", "fruit-bowl"],
  "balcony-flowers": ["tulip", "potted-plant"],
  "onion-in-butter": ["onion", "butter", "frying-pan"],
  "mother-and-grown-child": ["mother-and-child", "chart-increasing"],
  "mother-hugging-child": ["mother-and-child", "red-heart"],
  "love-letter": ["envelope", "mother-and-child"],
  "spoon-of-coffee": ["cezve", "coffee-beans"],
  "road-ahead": ["person-walking", "winding-road"],
  // White light falls in and colours come out: the sun beside it would only be larger.
  prism: ["sun"],
  sleeper: ["bed", "person-in-bed"],
  "lying-figure": ["squat-figure", "yoga-mat"],
  "stretching-figure": ["yoga-mat"],
  "cellar-stairs": ["staircase"],
  "knocking-hand": ["door"],
  "cave-hotel": ["sleeper", "bed"],
  "tying-shoes": ["running-shoe", "mans-shoe", "goalkeeper"],
  "cat-in-box": ["cat-face", "package"],
  "pet-bed": ["dog-face", "bed"],
  "crying-puppy": ["dog-face", "crying-face", "red-heart"],
  "sitting-dog": ["dog-face"],
  "nobel-medal": ["trophy", "sports-medal"],
  "loaf-pan": ["bubbling-batter"],
  "flooded-square": ["water-wave", "droplet"],
  "vet-and-dog": ["dog-face"],
  "bee-dance": ["honeybee"],
  "lighthouse-keeper": ["seagull", "lighthouse"],
  "honey-jar": ["jar"],
  "melting-butter": ["frying-pan", "butter", "cooking"],
  "trade-routes": ["road", "desert-dunes", "spider-web", "world-map"],
  "tv-audience": ["television"],
  "guidance-computer": ["microchip", "laptop"],
  "shoe-cupboard": ["electric-plug", "network-cable", "running-shoe"],
  "candlelit-village": ["candle"],
  "river-quay": ["river", "classical-building"],
  "octopus-anatomy": ["octopus", "brain", "red-heart"],
  "mars-and-ocean": ["mars", "water-wave"],
  "dark-village": ["snowflake"],
  "halfway-kick": ["soccer-ball", "goal-net"],
  bedtime: ["bed", "crescent-moon"],
  anglerfish: ["tropical-fish", "fish"],
  "umbrella-in-rain": ["cloud-with-rain", "umbrella"],
  windmill: ["wing"],
  "ship-over-land": ["galleon", "ship", "sailboat", "fez"],
  "melting-ice": ["ice", "iceberg", "water-wave"],
  "dark-phone": ["mobile-phone", "wifi-signal"],
  "flying-receipts": ["receipt", "wallet"],
  "many-faces": ["technologist", "star", "busts-in-silhouette"],
  "coin-into-piggy-bank": ["money-bag", "coin", "dollar-banknote", "piggy-bank", "money-with-wings"],
  "coffee-into-cezve": ["spoon-of-coffee", "cezve"],
  "loaded-camels": ["camel", "two-hump-camel", "desert-dunes", "mountain", "porcelain-vase", "snow-capped-mountain"],
  "footprints-in-corridor": ["footprints", "dark-corridor"],
  "delivery-van": ["wrapped-gift", "package", "delivery-truck"],
  "silk-road-cities": ["madrasa", "galata-tower", "cityscape"],
  "coffee-hill": ["mountain", "snow-capped-mountain", "coffee-beans"],
};

/** Who only stands there says less than what is told of him. */
const STANDING = /^figure-(?:she|he)-\w+-\w+-\d-stand-/u;

/** What is written in words is what a sentence is about; an emoji beside it goes with it. */
function isSign({ word, rank }: Hit): boolean {
  return word === "" || rank === "weak";
}

/** Two litres are two bottles; more would be small. */
function countOf(slug: string, { figure }: Beat): number {
  const count = slug === "water-bottle" ? Number(figure?.value) : 1;
  return Number.isInteger(count) && count > 1 && count <= MOST_BOTTLES ? count : 1;
}

const MOST_BOTTLES = 3;

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
