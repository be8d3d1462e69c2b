/** An object whose word means something else where the text fits, and the drawing of that, if there is one; `word`: only this word does. */
export type Elsewhere = readonly [slug: string, company: RegExp, meant?: string | undefined, word?: RegExp];

const PYRAMID_AGE = /pyramid|piramit|firavun|pharaoh|ancient egypt|eski mısır/u;
const OLD_TIMES =
  /osmanlı|fetih|fethe|1453|padişah|kuşatma|surlar|silk road|ipek yolu|caravan|kervan|roman empire|ottoman|medieval|orta ?çağ|korsan|pirate|merchants|columbus|bizans|evliya çelebi|mimar sinan|yeniçeri/u;
/** Before there was electric light in every room, and before there were electric guitars. */
const BEFORE_ELECTRIC = new RegExp(
  String.raw`${OLD_TIMES.source}|(?<!\d)1[0-8]\d\d(?!\d)|\bvictorian|yüzyıllar önce|centuries ago|once upon a time|bir varmış`,
  "u",
);
const BEFORE_ROCK = new RegExp(
  String.raw`${BEFORE_ELECTRIC.source}|(?<!\d)19[0-4]\d(?!\d)|titanic|mozart|beethoven|bach\b`,
  "u",
);

/** What did not exist when a story plays, or not where it plays, and what stands in its place there. */
export const ERAS: readonly Elsewhere[] = [
  ["construction-worker", PYRAMID_AGE, "egyptian-workers"],
  ["factory-worker", PYRAMID_AGE, "egyptian-workers"],
  ["team", PYRAMID_AGE, "egyptian-workers"],
  ["ship", OLD_TIMES, "galleon"],
  ["pill", OLD_TIMES, "herb"],
  ["cityscape-towers", OLD_TIMES, "city-walls"],
  ["guitar", BEFORE_ROCK, "violin"],
  ["light-bulb", BEFORE_ELECTRIC, "candle"],
  ["flashlight", BEFORE_ELECTRIC, "candle"],
  ["table-lamp", BEFORE_ELECTRIC, "candle"],
  ["convenience-store", BEFORE_ELECTRIC],
  ["shopping-cart", BEFORE_ELECTRIC, "basket"],
  ["credit-card", BEFORE_ELECTRIC, "coin"],
  ["running-shoe", BEFORE_ELECTRIC, "mans-shoe"],
  ["office-building", BEFORE_ELECTRIC],
  ["camera-with-flash", BEFORE_ELECTRIC, "scroll"],
  ["airplane", OLD_TIMES, "world-map", /^(?:gez|seyahat|travel|trip|voyage)/u],
  ["clothes-rack", BEFORE_ELECTRIC],
  ["microphone", BEFORE_ELECTRIC],
  ["person-taking-bath", /bebe[kğ]|\bbab(?:y|ies)\b|toddler|çocu[kğ]/u, "bathtub"],
  ["glass-of-water", /(?<!\p{L})çay(?:ı|ın|ını)?(?!\p{L})/u, "tea-glass", /^bardağ|^bardak/u],
  // The bridge of a ship crosses nothing.
  ["suspension-bridge", /\bships?\b|captain|\bdeck\b|(?<!\p{L})gemi|kaptan/u],
];
