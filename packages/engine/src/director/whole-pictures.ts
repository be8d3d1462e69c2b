import type { SceneKind, Side } from "#film/film.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Draft } from "./draft.ts";

/**
 * What a scene shows is drawn in one picture: where the things stand together in their place, instead of side by side. All of `shows`
 * are among what the scene shows; `said` is found in its sentence, `film` in the whole text; `isAlone`: nothing else is shown.
 */
type Whole = {
  picture: string;
  shows: readonly string[];
  said?: RegExp;
  film?: RegExp;
  isAlone?: boolean;
  /** Of the first of them there are this many. */
  count?: number;
};

const ANY_KIND: ReadonlySet<SceneKind> = new Set(["hook", "hero", "close", "parade", "end", "figure", "quote", "list"]);
/** A picture with its ground fills the frame: several things that stood side by side are one then. */
const AS_ONE: Partial<Record<SceneKind, SceneKind>> = { parade: "hero" };

const CARS = /\bcars?\b|araba|araç|otomobil/u;
const COFFEE = /\bcoffees?\b|kahve/u;
const SIEGE = /istanbul|constantinople|konstantin|byzan|bizans|\bsiege|kuşat|(?<!\d)1453(?!\d)/u;
/** A film about the conquest opens on the whole city, not on one tower of it. */
const CONQUEST = /(?<!\d)1453(?!\d)|istanbul'?un fethi|fall of constantinople|conquest of (?:constantinople|istanbul)/u;
const CARAVANS = /silk road|ipek yolu|caravan|kervan/u;
const NIGHT = /\b(?:night|midnight|dark|forest|woods)\b|(?<!\p{L})gece|karanlı|orman/u;
const HAUNTED = /footstep|whisper|scream|shadow|haunted|ayak ses|fısıl|çığlık|gölge|perili/u;
const CAPPADOCIA = /kapadokya|cappadocia|göreme|goreme/u;
/** What the wind carries is no nut that was sown. */
const WIND = /rüzg[aâ]r|\bwind\b|dandelion|karahindiba/u;
const MUGS = /(?<!\p{L})kupa(?!\s*(?:maçı|finali))|\bmugs?\b/u;
const PARIS = /\bparis|eiffel|eyfel/u;

export const WHOLE_PICTURES: readonly Whole[] = [
  { picture: "paris-cafe", shows: ["eiffel-tower", "croissant"] },
  { picture: "friends-in-paris", shows: ["eiffel-tower", "friends"] },
  { picture: "paris-trocadero", shows: ["eiffel-tower"], isAlone: true, film: PARIS },
  { picture: "montmartre-climb", shows: ["montmartre", "person-biking"] },
  {
    picture: "metro-platform",
    shows: ["metro"],
    said: /\b(?:take|ride|use|catch) the (?:metro|subway|tube)\b|metro(?:ya bin|yu kullan|yla)/u,
  },
  {
    picture: "museum-on-quay",
    shows: ["river-quay"],
    said: /\bfree (?:\p{L}+ )?museums?\b|\bmuseums? (?:is|are) free\b|(?:bedava|ücretsiz) (?:\p{L}+ )?müze|müze\p{L}* (?:bedava|ücretsiz)/u,
  },
  { picture: "dragon-and-candle", shows: ["scared-dragon", "fire"] },
  { picture: "dragon-ice-cream", shows: ["dragon", "ice-cream"] },
  {
    picture: "car-to-finish",
    shows: ["electric-car"],
    said: /\b(?:drive|range|reach)\b|menzil|gidebil|gider/u,
    isAlone: true,
  },
  { picture: "car-at-charger", shows: ["charging-station"], film: CARS, isAlone: true },
  { picture: "street-food-stall", shows: ["takeout-box"], said: /street foods?|sokak (?:lezzet|yeme)/u, isAlone: true },
  {
    picture: "cream-on-face",
    shows: ["cream-jar"],
    said: /\b(?:apply|rub|moisturi[sz])|(?<!\p{L})sür|nemlendir/u,
    isAlone: true,
  },
  { picture: "jar-in-flowers", shows: ["honey-jar"], said: /\bflowers?\b|\bblossom|çiçe[kğ]/u },
  { picture: "balloon-at-dawn", shows: ["hot-air-balloon"], film: CAPPADOCIA, isAlone: true },
  { picture: "uchisar-at-sunset", shows: ["fairy-chimneys"], said: /uçhisar|uchisar/u },
  { picture: "menemen-on-terrace", shows: ["menemen"], said: /kahvaltı|breakfast/u, film: CAPPADOCIA },
  { picture: "dandelion-seed", shows: ["seed-in-soil"], said: /\bseed\b|tohum/u, film: WIND, isAlone: true },
  { picture: "mug-shop-profile", shows: ["profile-link"], film: MUGS, isAlone: true },
  { picture: "coffee-notes", shows: ["peach", "honey-jar", "chocolate-bar"], film: COFFEE },
  {
    picture: "cup-in-hands",
    shows: ["hot-beverage"],
    said: /\bcup (?:i|we)\b|\bat home\b|(?<!\p{L})evde(?!\p{L})/u,
    film: COFFEE,
    isAlone: true,
  },
  { picture: "order-coffee", shows: ["hot-beverage"], said: /\border\b|sipariş/u, film: COFFEE, isAlone: true },
  { picture: "keeper-tying-shoes", shows: ["tying-shoes"], said: /\b(?:goal)?keeper|kaleci/u },
  { picture: "packing-emergency-bag", shows: ["emergency-bag", "whistle"] },
  { picture: "bag-at-the-door", shows: ["emergency-bag"], said: /hazır|\bpack\b|\bprepare|\bready\b/u, isAlone: true },
  {
    picture: "twig-snaps-at-night",
    shows: ["broken-branch"],
    said: /\b(?:snap|crack|broke)|(?<!\p{L})(?:kırıl|çatırda)/u,
    film: NIGHT,
    isAlone: true,
  },
  {
    picture: "alone-in-old-house",
    shows: ["derelict-house"],
    said: /\balone\b|\bby myself\b|yalnız|tek başıma/u,
  },
  { picture: "eyes-in-old-window", shows: ["derelict-house"], isAlone: true, film: HAUNTED },
  {
    picture: "mother-hugging-grown-child",
    shows: ["mother-hugging-child"],
    film: /\bgr(?:ew|own) up\b|\bgrown\b|(?<!\p{L})büyüdü/u,
  },
  {
    picture: "ten-minute-run",
    shows: ["person-running"],
    said: /(?<!\d)10[- ]?(?:minutes?|min|dakika)/u,
    isAlone: true,
  },
  {
    picture: "crossing-the-finish",
    shows: ["person-running"],
    said: /(?<!\d)\d+ ?(?:k|km|kilomet\p{L}+)(?!\p{L}).*koşa(?:cak|r)|\b(?:will|you'll|can) run\b.*\d ?k|\bmarathon|\bfinish|maraton|bitiş/u,
    isAlone: true,
  },
  // The walls of a siege are long, and no castle.
  { picture: "land-walls", shows: ["city-walls"], isAlone: true, film: SIEGE },
  { picture: "city-by-the-strait", shows: ["galata-tower"], isAlone: true, film: CONQUEST },
  { picture: "gates-of-an-age", shows: ["closed-gate", "open-gate"] },
  { picture: "sultan-and-cannon", shows: ["cannon", "sultan"] },
  { picture: "phone-download-in-hand", shows: ["phone-download"], said: /\bdownload|(?<!\p{L})indir/u, isAlone: true },
  { picture: "silk-and-paper", shows: ["silk", "spices"] },
  { picture: "scholars-blanket", shows: ["musical-notes", "mortar-and-pestle"], film: CARAVANS },
  { picture: "anglerfish-in-dark", shows: ["anglerfish"], said: /\bdark|\bglow|karanlı|ışık|parla/u },
  { picture: "whale-song", shows: ["whale", "musical-notes"] },
  { picture: "workers-meal", shows: ["bread", "fish", "onion"], film: /pyramid|piramit|egypt|mısır|worker|işçi/u },
  // Of mugs that are told to differ three are not one mug three times.
  {
    picture: "third-mug-free",
    shows: ["mug"],
    said: /öde|bedava|hediye|\bfree\b|\bpay\b/u,
    film: /desen|pattern/u,
    count: 3,
  },
  { picture: "potter-at-work", shows: ["potters-wheel"] },
  {
    picture: "batter-ingredients",
    shows: ["egg", "glass-of-milk", "flour-sack"],
    said: /\bmix|\bwhisk|\bbeat\b|karıştır|çırp/u,
  },
  {
    picture: "sunday-pancakes",
    shows: ["berry-pancakes"],
    said: /\b(?:sun|satur)day|weekend|brunch|(?<!\p{L})pazar|hafta sonu/u,
    isAlone: true,
  },
  {
    picture: "two-spoons-into-cezve",
    shows: ["coffee-into-cezve"],
    said: /(?<!\p{L})iki (?:(?:tatlı|çay) )?kaşı|(?<![\d.,])2 (?:(?:tatlı|çay) )?kaşı|\b(?:two|2) (?:tea)?spoon/u,
    isAlone: true,
  },
  {
    picture: "tenth-into-piggy-bank",
    shows: ["coin-into-piggy-bank"],
    said: /(?<!\d)10 ?%|%10(?!\d)|yüzde (?:10|on)(?!\p{L}|\d)|(?:ten|10) per ?cent|\ba tenth|onda bir/u,
  },
  { picture: "robot-helps-doctor", shows: ["robot", "health-worker"] },
];

/** Who was seen in a picture is the same person where a later scene shows her by herself. */
const SAME_PERSON: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "robot-helps-doctor": { "health-worker": "smiling-doctor" },
};

/** Scenes whose things have a picture in which they stand together show that. */
export function drawnWhole(drafts: readonly Draft[], language: Language): Draft[] {
  return knownAgain(putTogether(drafts, language));
}

function knownAgain(drafts: Draft[]): Draft[] {
  const known: Record<string, string> = {};
  return drafts.map((draft) => {
    Object.assign(known, ...draft.things.map(({ slug }) => SAME_PERSON[slug] ?? {}));
    const { versus } = draft;
    if (!versus) return draft;
    const again = (side: Side): Side => ({ ...side, thing: known[side.thing ?? ""] ?? side.thing });
    const things = draft.things.map((thing) => ({ ...thing, slug: known[thing.slug] ?? thing.slug }));
    return { ...draft, things, versus: { ...versus, sides: [again(versus.sides[0]), again(versus.sides[1])] } };
  });
}

function putTogether(drafts: readonly Draft[], language: Language): Draft[] {
  const film = lowerCase(drafts.map(({ text }) => text).join(". "), language);
  return drafts.map((draft) => {
    if (!ANY_KIND.has(draft.kind)) return draft;
    const shown = new Set(draft.things.filter(({ isRefused }) => !isRefused).map(({ slug }) => slug));
    const text = lowerCase(draft.text, language);
    const whole = WHOLE_PICTURES.find(
      ({ shows, said, film: about, isAlone, count }) =>
        shows.every((slug) => shown.has(slug)) &&
        (count === undefined || draft.things.some((thing) => thing.slug === shows[0] && thing.count === count)) &&
        (!isAlone || draft.things.length === shows.length) &&
        (said?.test(text) ?? true) &&
        (about?.test(film) ?? true),
    );
    if (whole === undefined) return draft;
    const main = draft.things.find(({ slug }) => slug === whole.shows[0]);
    const thing = { slug: whole.picture, word: main?.word ?? "", count: 1, isRefused: false };
    // What is struck out stays beside it.
    const refused = draft.things.filter(({ isRefused }) => isRefused).slice(0, 1);
    return { ...draft, kind: AS_ONE[draft.kind] ?? draft.kind, things: [thing, ...refused] };
  });
}
