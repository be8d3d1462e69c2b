import type { Reading } from "./reading.ts";

/** Turns with which stories are told, in which a word does not name its object, by the sentence in small letters; see idioms.ts. */
export const STORY_TURNS: Readonly<Record<string, readonly Reading[]>> = {
  // What an animal watches over is watched by no sentry.
  guard: [
    {
      word: /^guards?$/u,
      here: /\bguards? (?:her|his|their|its|the) (?:\p{L}+ )?(?:eggs?|nest|young|bab(?:y|ies)|pups|cubs|den|territory|treasure|herd|flock|house)/u,
    },
  ],
  // "We laughed until our stomachs hurt".
  stomach: [{ word: /^(?:stomach|karn|mide)/u, here: /\blaugh\w*|gülmekten|\bbutterflies\b|heyecan/u }],
  // "Telefonlar çekmiyordu": the phones had no signal, nobody looks for a router.
  router: [{ word: /^çek/u, here: /telefon\p{L}* (?:hiç |de |da )?çekm/u }],
  "star-struck": [{ word: /^heyecan/u, here: /heyecan(?:dan|la|ım|ı)(?!\p{L})/u }],
  // "Saatlerce yürüdük": how long, by no clock.
  "wall-clock": [
    {
      word: /^saat/u,
      here: /saat (?:\d|bir(?!\p{L})|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|kaç|gece|sabah|akşam)|\d saat|(?:kaç|her|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yarım|yirmi|yalnızca|sadece) saat|saat(?:te|ler|ten|lik)/u,
    },
  ],
  "mantelpiece-clock": [{ word: /^saatler/u, here: /saatler(?:ce|dir|i|imi)(?!\p{L})/u }],
  // Who goes on walks; only plans and careers rise.
  "chart-increasing": [
    {
      word: /^ilerle/u,
      here: /^/u,
      not: /kariyer|iş(?:im|inde)|proje|hedef|satış|teknoloji|ekonomi|bilim|kur(?:a|da)/u,
    },
  ],
  "muted-speaker": [{ word: /^mutes?$/u, here: /\b(?:an?|the|his|her) mutes?\b/u }],
  // "Tek kelime etmemiş": nobody reads.
  books: [
    {
      word: /^kelime|^word/u,
      here: /(?:tek|bir) kelime (?:bile |dahi )?(?:etme|konuşma|söyleme|edeme|çıkma)|\b(?:not a|without a|a single|no) words?\b/u,
    },
  ],
  // "Dama çıktım": onto the roof.
  "chess-pawn": [
    {
      word: /^dam(?:a|da)/u,
      here: /dam(?:a|da|ın|dan) (?:\p{L}+ ){0,2}(?:çık|uzan|yat|otur|in|üst|bekle)|dama oğlum/u,
    },
  ],
  // "Hasta bir yunus" wears no mask.
  "face-with-medical-mask": [
    {
      word: /^(?:hasta|sick)/u,
      here: /yunus|balina|kuş|kedi|köpe[kğ]|yavru|hayvan|dolphin|whale|bird|\bcat|\bdog|kitten|pupp/u,
    },
  ],
  // "Ağlara balık sürerler": nets.
  "crying-face": [{ word: /^ağlar(?:a|ı|ın|da|dan|la)/u, here: /balı[kğ]|yunus|tekne|deniz|örümce/u }],
  // "Hepsi çember oluşturur": they stand in a ring.
  "basketball-hoop": [
    {
      word: /^çember/u,
      here: /çember (?:oluştur|kur|yap|ol)|çember(?:in|e|den|de)(?!\p{L})/u,
      not: /basket|pota|smaç/u,
    },
  ],
  // "She wrapped it around both of us".
  sandwich: [{ word: /^wrap/u, here: /\bwrapp?(?:ed|s|ing)? (?:it|them|him|her|me) (?:around|up|in|with|tight)/u }],
  // What has wings of its own flies in nothing.
  airplane: [
    {
      word: /^(?:fl|uç)/u,
      here: /\b(?:it|the (?:bird|gull|seagull|owl|crow|bee|bat|dragon|duck|goose|stork|parrot|eagle|sparrow|pigeon|dove|butterfly|firefly|swan|kite|balloon|fairy|witch|ghost)s?|they|she|he) fl(?:ew|ies|y) (?:to|across|alone)/u,
      not: /airport|ticket|plane|pilot|flight|airline|city|country/u,
    },
  ],
  // "With red braids": how a girl looks.
  "hair-brush": [
    {
      word: /^braid/u,
      here: /\bwith (?:\p{L}+ ){0,2}braids\b|\bthe (?:red |blond |long |black )?braids\b|\bher braids\b/u,
    },
  ],
  // Fat in a hump is pressed from no olives.
  "olive-oil": [
    { word: /^yağ/u, here: /hörgüç|depola|vücut|kilo|deri(?:nin)? alt|kış uyku|eller\p{L}* yağ|motor yağ/u },
  ],
  // "A rental car" has keys, but it is the car that is told of.
  "house-keys": [
    { word: /^rent/u, here: /\brent(?:al|ed|ing)? (?:an? |the )?(?:\p{L}+ )?(?:cars?|vans?|bikes?|boats?)\b/u },
  ],
};
