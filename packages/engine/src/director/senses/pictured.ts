import type { Elsewhere } from "./eras.ts";

const TURKISH_COFFEE = /türk kahve|cezve|turkish coffee/u;
const WITHOUT_CAT = /^(?!.*(?:(?<!\p{L})kedi|\bcats?\b|kitten))/su;
const WITHOUT_CLOCK =
  /^(?!.*(?:(?<!\p{L})saat(?:i|imiz|imi)? (?:de |da |hiç )?(?:durd|durm|sök|tamir|bozul|işlem|çalışm|tıkla)|saatin (?:iç|kapa|cam|akre|yelko|çark|dişli)|saatçi|köstekli|guguklu|antika saat|eski (?:bir )?saat|zembere|yelkovan|tik tak|bir saat (?:getir|hediye|bulm|buld|vardı|asılı)))/su;
const WITHOUT_MOTHER = /^(?!.*(?:(?<!\p{L})ann(?:e|em)|\bmother|\bmom\b|\bmum\b))/su;
const WITHOUT_PANCAKE =
  /^(?=.*\s)(?!.*(?:pan[ck]ake|pankek|krep|crepe|crêpe|omlet|omelet|köfte|burger|batter|\beggs?\b|yumurta|(?<!\p{L})tava|\bpan\b|skillet))/su;
const POTTED =
  /^(?!.*\b(?:soup|cook|stew|boil|stove|simmer)).*\b(?:slugs?|snails?|seedlings?|soil|flower ?pots?|terracotta|patio|balcony|compost)\b/su;
/** A battery that drives a car. */
const CHARGED =
  /solid.state|\belectric (?:cars?|vehicles?)\b|\bbatter(?:y|ies)\b.*\bnext car\b|elektrikli (?:araba|araç|otomobil)|katı hal/su;
/** Who goes up a mountain goes on foot, but where somebody drives. */
const UPHILL =
  /^(?!.*(?:\b(?:cars?|driv\p{L}+|motor\p{L}*|bus|tyres?|tires?)\b|(?<!\p{L})(?:araba|araç|otobüs|motosiklet|şoför|direksiyon)))(?=.*(?:\bmountains?\b|\bsummit\b|\bhik(?:e|er|ers|ing)\b|(?<!\p{L})dağ(?:ı|a|lar|ın)?(?!\p{L})|zirve))/su;
const SEEDS = /tohum|\bseeds?\b|dandelion|karahindiba/u;

/**
 * Pictures of a thing in the state or the place its text tells, and the company without which they would say too much: a box is
 * cosy for a cat, and froth is no soap where coffee is made.
 */
export const PICTURED: readonly Elsewhere[] = [
  // "Saat" is an hour of the day but where the text tells of a clock.
  ["wall-clock", WITHOUT_CLOCK, undefined, /^saat/u],
  ["bubbles", /türk kahve|cezve|espresso|cappuccino|latte|turkish coffee/u, "foamy-coffee", /^köpü|^foam|^froth/u],
  ["foamy-coffee", /ayran/u, "ayran"],
  ["steaming-pot", TURKISH_COFFEE, "cezve-on-flame", /^(?:kısık|ateş|pişir|kayna|ısıt|low|simmer|boil|cook|heat)/u],
  // Water that is put into it, and not the glass beside the cup.
  [
    "glass-of-water",
    /(?:cezve|türk kahve).*(?<!\p{L})su(?:yu)? (?:ekle|koy|dök)/su,
    "water-into-cezve",
    /^(?:soğuk )?su(?:yu)?$/u,
  ],
  // What is cooked is cooked in its pot.
  ["glass-of-water", /çorba|\bsoup\b|haşla/u, "steaming-pot", /^(?:sıcak|kaynar|hot|boiling)/u],
  // An animal without a drawing is no sleeping man.
  ["sleeping-face", /^(?:the |an? )?(?:ferret|weasel|stoat|mongoose|platypus)(?:e?s)? /u],
  // What is turned over is a pancake only where one is baked.
  ["pancake-flip", WITHOUT_PANCAKE],
  ["steaming-pot", POTTED, "potted-plant", /^pots?$/u],
  ["ringed-planet", /saturn|satürn/u, "ringed-planet", /^planet|^gezegen/u],
  ["river", /kapadokya|cappadocia/u, "fairy-chimneys", /^vadi|^valley/u],
  ["billed-cap", /mantar|mushroom|toadstool/u, "mushroom", /^(?:şapka|cap)/u],
  // The young of any animal.
  ["dog-face", /^(?!.*(?:köpe[kğ]|\b(?:dogs?|pupp(?:y|ies))\b))/su, undefined, /^yavru/u],
  ["yarn", WITHOUT_CAT, undefined, /^oyna/u],
  ["cosy-box", WITHOUT_CAT, "package"],
  ["hunting-cat", WITHOUT_CAT],
  ["cat-on-armchair", WITHOUT_CAT],
  ["vanishing-bee", /^(?!.*(?:(?<!\p{L})arı|\bbees?\b))/su],
  ["mother-and-grown-child", WITHOUT_MOTHER],
  ["envelope", /seni (?:çok )?sev|i love you/u, "love-letter", /^mektu|^letter/u],
  ["road-ahead", SEEDS, "seed-on-the-wind"],
  ["winding-road", SEEDS, "seed-on-the-wind", /^(?:yolcul|journey)/u],
  ["winding-road", UPHILL, "mountain-trail", /road|path|(?<!\p{L})yol/u],
  // What is made in great numbers there comes off a belt; its car has no tank.
  ["factory", CHARGED, "assembly-line", /production|^seri üretim|^üretim/u],
  ["automobile", CHARGED, "electric-car"],
  // A letter that is years on its way does not arrive as it was sent.
  [
    "envelope",
    /\bletters?\b.*\b(?:years|months) to (?:arrive|come|reach)|mektu\p{L}*.*(?:yıl|ay)(?:lar)?(?:da|ca)? (?:sür|ulaş|var)/su,
    "worn-letter",
    /^(?:letter|mektu)/u,
  ],
  // Rescuers who come from all over the world.
  [
    "rescue-team",
    /kurtarma ekip\p{L}* (?:\S+ ){0,3}(?:ülkeden|yurt ?dışından)|\brescue(?:rs| teams?) (?:\S+ ){0,3}from (?:\S+ ){0,2}(?:countries|nations|abroad)\b/u,
    "world-rescue",
  ],
];
