/** An object whose word means something else where the text fits, and the drawing of that, if there is one; `word`: only this word does. */
export type Elsewhere = readonly [slug: string, company: RegExp, meant?: string | undefined, word?: RegExp];

const PYRAMID_AGE = /pyramid|piramit|firavun|pharaoh|ancient egypt|eski mısır/u;
const OLD_TIMES =
  /nasre(?:dd|tt)in|osmanlı|fetih|fethe|1453|padişah|kuşatma|surlar|silk road|ipek yolu|caravan|kervan|roman empire|ottoman|medieval|orta ?çağ|(?<!\p{L})korsan(?! (?:ad|ism|taksi|yayın|kitap|yazılım|film|cd))|\bpirates?\b(?! (?:bay|site|movie|cop))|merchants|columbus|bizans|evliya çelebi|mimar sinan|yeniçeri/u;
/** Before there was electric light in every room, and before there were electric guitars. */
const BEFORE_ELECTRIC = new RegExp(
  String.raw`${OLD_TIMES.source}|(?<!\d)1[0-8]\d\d(?!\d)|\bvictorian|yüzyıllar önce|centuries ago|once upon a time|bir varmış`,
  "u",
);
/** Sure signs that a whole text plays long ago. */
const PERIOD = new RegExp(
  String.raw`${OLD_TIMES.source}|(?<!\d)1[0-7]\d\d(?!\d)|hezarfen|zindan|şövalye|(?<!\p{L})vezir|(?<!\p{L})sadrazam|firavun|antik (?:çağ|roma|yunan|mısır)|\b(?:knights?|pharaohs?|gladiators?|vikings?|samurai|dungeon|ancient (?:rome|greece|egypt))\b|${PYRAMID_AGE.source}`,
  "u",
);
const BEFORE_ROCK = new RegExp(
  String.raw`${BEFORE_ELECTRIC.source}|(?<!\d)19[0-4]\d(?!\d)|titanic|mozart|beethoven|bach\b`,
  "u",
);

/** When trains were drawn by steam. */
const STEAM_AGE =
  /(?<!\d)(?:18\d\d|19[0-4]\d)(?!\d)|buharlı|\bsteam (?:engine|train|age)|first railway|ilk demir ?yolu|orient express/u;

/** Engines, electric light and screens: in a tale of older times they are shown only where they are named outright. */
const MODERN =
  /^(?:airplane.*|small-airplane|helicopter|rocket|satellite.*|drone|automobile|electric-car|taxi|bus|minibus|.*truck|articulated-lorry|motorcycle|motor-.*|tram.*|metro|train|high-speed-train|bullet-train|traffic-.*|mobile-phone|smartphone.*|app-screen|telephone.*|laptop.*|desktop-computer|television|video-.*|camera.*|radio|movie-camera|film-.*|headphone|loudspeaker|speaker-.*|electric-plug|battery|light-bulb|table-lamp|flashlight|router|server-rack|code-window|joystick|robot.*|credit-card|cash-register|elevator|skyscraper|office-.*|cityscape-towers|police-car.*|ambulance|fire-engine|construction-worker|office-worker|syringe|pill|x-ray|microphone|running-shoe|billed-cap)$/u;
/** Told of today beside the old times. */
const TODAY = /bugün|günümüz|şimdi|\b(?:today|nowadays|modern|now)\b/u;

/** Whether a whole text, in small letters, plays before our clothes were worn. */
export function isLongAgo(whole: string): boolean {
  return PERIOD.test(whole);
}

export function isOutOfTime(slug: string, sentence: string, whole: string): boolean {
  return MODERN.test(slug) && PERIOD.test(whole) && !TODAY.test(sentence);
}

/** What did not exist when a story plays, or not where it plays, and what stands in its place there. */
export const ERAS: readonly Elsewhere[] = [
  ["construction-worker", PYRAMID_AGE, "egyptian-workers"],
  ["factory-worker", PYRAMID_AGE, "egyptian-workers"],
  ["team", PYRAMID_AGE, "egyptian-workers"],
  ["ship", OLD_TIMES, "galleon"],
  ["bus", BEFORE_ELECTRIC, "horse-carriage", /^coach/u],
  ["whistle", BEFORE_ELECTRIC, "horse-carriage", /^coach/u],
  ["train", STEAM_AGE, "locomotive"],
  ["station", STEAM_AGE, "locomotive"],
  ["pill", OLD_TIMES, "mortar-and-pestle"],
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
  // An engineer or a worker of old sat at no screen.
  ["technologist", BEFORE_ELECTRIC],
  ["construction-worker", BEFORE_ELECTRIC],
  ["office-worker", BEFORE_ELECTRIC],
  ["camera-with-flash", BEFORE_ELECTRIC, "scroll"],
  ["airplane", OLD_TIMES, "world-map", /^(?:gez|seyahat|travel|trip|voyage)/u],
  ["clothes-rack", BEFORE_ELECTRIC],
  ["microphone", BEFORE_ELECTRIC],
  ["person-taking-bath", /bebe[kğ]|\bbab(?:y|ies)\b|toddler|çocu[kğ]/u, "bathtub"],
  ["glass-of-water", /(?<!\p{L})çay(?:ı|ın|ını)?(?!\p{L})/u, "tea-glass", /^bardağ|^bardak/u],
  // The bridge of a ship crosses nothing.
  ["suspension-bridge", /\bships?\b|captain|\bdeck\b|(?<!\p{L})gemi|kaptan/u],
];
