import type { Reading } from "./reading.ts";

const FELL = /(?<!\p{L})düş(?:t[üi]|mek|en|se|ünce|üp|üş|er)/u;
const ON_THE_WAY =
  /\basleep (?:\w+ )?(?:in|on|at) (?:the|a|my|his|her|our|their) (?:back of the )?(?:\w+ )?(?:car|bus|train|plane|taxi|truck|boat|class|meeting|wheel)\b|(?<!\p{L})(?:araba|otobüs|tren|uçak|vapur|taksi|ders|toplantı)\p{L}*[dt]a (?:\p{L}+ ){0,2}uyu/u;
const FOOD =
  /\b(?:rice|lentils?|beans|chickpeas|quinoa|vegetables?|fruits?|berries|lettuce|spinach|salad|pasta|noodles)\b|(?<!\p{L})(?:pirin[çc]|mercime[kğ]|fasulye|nohut|bulgur|sebze|meyve|marul|ıspana[kğ]|makarna)/u;

/** What uses up something else than money, a bed that is none, a picture that is hung: by the sentence in small letters; see idioms.ts. */
export const JUDGED_SENSES: Readonly<Record<string, readonly Reading[]>> = {
  // "Enerji harcar", "zaman harcama": used up, and no money.
  "money-with-wings": [
    {
      word: /^harca/u,
      here: /(?<!\p{L})(?:enerji|kalori|oksijen|efor|yakıt|elektrik)/u,
      not: /(?<!\p{L})(?:para|lira|bütçe|maaş|fatura)/u,
      meant: "high-voltage",
    },
    {
      word: /^harca/u,
      here: /(?<!\p{L})(?:zaman|vakt|vakit|ömr|ömür|saat|yıl)/u,
      not: /(?<!\p{L})(?:para|lira|bütçe|maaş)/u,
      meant: "hourglass-done",
    },
  ],
  // What is hung on a wall was taken long ago.
  camera: [
    {
      word: /^(?:pictures?|photos?)$/u,
      here: /\b(?:hang|hangs|hanging|hung|framed?)\b|\bon (?:the|a|my|your|her|his) wall\b/u,
      meant: "framed-picture",
    },
  ],
  silk: [{ word: /^(?:silk|ipe[kğ])/u, here: /\bspiders?\b|(?<!\p{L})örümce[kğ]/u, meant: "spider-web" }],
  // What is rinsed before it is cooked is washed with water.
  soap: [
    { word: /^(?:rinse|wash|clean|yıka|durula)/u, here: /\bruns? clear\b/u },
    { word: /^(?:rinse|yıka|durula)/u, here: FOOD, not: /\b(?:soap|dish|hands|stain|shirt)|sabun|bulaşık|leke|eller/u },
  ],
  // What is grilled is named.
  "shish-kebab": [
    {
      word: /^grill/u,
      here: /\b(?:steaks?|burgers?|fish|salmon|chicken|corn|vegetables?|peppers?|cheese|halloumi|sausages?|shrimp|peach\w*|eggplants?|aubergines?)\b/u,
      not: /kebab|skewer/u,
    },
  ],
  "house-with-garden": [
    {
      word: /^bahçe|^(?:yard|garden)$/u,
      here: /(?<!\p{L})(?:teneffüs|okul|öğretmen|öğrenci|sınıf)|\b(?:recess|school ?yard|school)\b/u,
      meant: "school",
    },
  ],
  // Those of the first days filled rooms.
  laptop: [
    {
      word: /^computers?$|^bilgisayar/u,
      here: /\b(?:the|world['’]s) (?:very )?(?:first|earliest) (?:\w+ )?computers?\b|\bearly computers?\b|\bcomputers?\b.*\b19[3-6]\d|(?<!\p{L})ilk bilgisayar(?!ım)|19[3-6]\d.*bilgisayar/u,
      meant: "server-rack",
    },
  ],
  // Who wrote it, when and why is disputed: nobody quarrels.
  "arguing-pair": [{ word: /^tartış(?:ıl|malı)|^(?:disputed|debated)/u, here: /^/u }],
  // The hand knocks on a door.
  "knocking-hand": [
    {
      word: /^knock|^tıklat/u,
      here: /\bknock\w* (?:\S+ ){0,2}(?:on|at) (?:\S+ ){0,3}windows?\b|(?<!\p{L})(?:pencere|cam)\p{L}* (?:\p{L}+ )?(?:vur|tıklat|çal)/u,
    },
  ],
  // Who gets up after a fall was not asleep.
  "figure-she-adult-today-2-wake-calm": [{ word: /^(?:ayağa |tekrar )?kalk/u, here: FELL, meant: "helping-up" }],
  "alarm-clock": [{ word: /^kalk/u, here: FELL, not: /sabah|erken|yata[kğ]/u, meant: "helping-up" }],
  // No bed stands in a car.
  "person-in-bed": [{ word: /^/u, here: ON_THE_WAY }],
};
