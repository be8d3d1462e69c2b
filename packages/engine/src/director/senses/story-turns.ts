import type { Reading } from "./idioms.ts";

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
  // Fat in a hump is pressed from no olives.
  "olive-oil": [{ word: /^yağ/u, here: /hörgüç|depola|vücut|kilo|deri(?:nin)? alt|kış uyku/u }],
  // "A rental car" has keys, but it is the car that is told of.
  "house-keys": [
    { word: /^rent/u, here: /\brent(?:al|ed|ing)? (?:an? |the )?(?:\p{L}+ )?(?:cars?|vans?|bikes?|boats?)\b/u },
  ],
};
