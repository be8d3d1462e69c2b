import type { Reading } from "./reading.ts";

/** Land, sky, weather, plants and beasts in turns of phrase in which their word does not name them, by the sentence in small letters; see idioms.ts. */
export const IDIOMS_OF_NATURE: Readonly<Record<string, readonly Reading[]>> = {
  // "Taşın rengi": the stone's, nobody moves house.
  house: [{ word: /^taşın$/u, here: /^/u, meant: "rock" }],
  // "The giant Buddha": how large it is.
  ogre: [
    {
      word: /^(?:the )?giants?$/u,
      here: /\bgiant [a-z]/u,
      not: /\bgiant (?:was|is|had|has|slept|woke|came|said|walked|lived|laughed|and|who|with|in|from|named|called)\b/u,
    },
  ],
  // A pot's holes are small.
  hole: [{ word: /^hole/u, here: /\bpots?\b|planter|saksı/u, meant: "potted-plant" }],
  // "The river turns gold": a colour, no metal.
  "gold-bar": [
    {
      word: /^(?:gold|altın)/u,
      here: /\b(?:turn(?:s|ed)?|glow(?:s|ed)?|glowing|painted|goes|went|in) gold(?:en)?\b|\bgolden (?:hour|light|brown|rule|age)|altın (?:reng|renkli|sarısı|saat|kural|oran|çağ)/u,
    },
  ],
  // No sun stands in a black sky, and stars stand there at night.
  "sun-behind-cloud": [
    { word: /^sk[iy]|^gök/u, here: /yıldız|\bstars?\b|gece|\bnight|telesko|galaksi|galax/u, meant: "star" },
    {
      word: /^sk[iy]|^gök/u,
      here: /\bblack|\bdark|\bash\b|smoke|\bgr[ea]y\b|karar|kapkara|simsiyah|duman|\bgri\b/u,
      meant: "cloud",
    },
  ],
  droplet: [
    // Water that is turned on and off comes out of a tap.
    {
      word: /^water|^su/u,
      here: /\b(?:turn|shut|switch)(?:s|ed|ing)? (?:on |off )?the (?:\p{L}+ )?water\b|\bwater (?:valve|main|supply|pipe)|(?<!\p{L})suyu (?:yavaşça |tekrar |ana vanadan )?(?:kapa|aç(?!ıp))|su vana/u,
      meant: "faucet",
    },
    {
      word: /^water|^su/u,
      here: /minus \p{N}|below zero|eksi \p{L}|freezing|\bicy\b|buz gibi|donduruc/u,
      meant: "iceberg",
    },
  ],
  "fishing-pole": [{ word: /fish/u, here: /\bfish(?:es|ed|ing)? .{0,30}\bout\b/u }],
  seedling: [
    { word: /^doğ/u, here: /bebek|çocu|yeni doğan|güneş|yavru|anne/u },
    { word: /^toprak/u, here: /toprak (?:k[aâ]se|tabak|tas)/u, meant: "bowl-with-spoon" },
    { word: /^toprak/u, here: /toprak (?:güve[çc]|çömle|testi|kap(?:ta|lar)?(?!\p{L})|tencere)/u, meant: "amphora" },
  ],
  // "Düştüğün zaman": a conjunction, no hour.
  "hourglass-not-done": [{ word: /^zaman/u, here: /(?:[dt][ıiuü]ğ|[dt][ıiuü]k|[ae]ca)\p{L}* zaman/u }],
  "ice-cubes": [{ word: /^buz/u, here: /denizaltı|kutup|gemi|buzun altı|göl|deniz|buzdağ|nehir/u, meant: "iceberg" }],
  "snow-capped-mountain": [
    {
      word: /^tırman|^climb/u,
      here: /tramvay|tren|otobüs|araba|asansör|kedi|fiyat|ağaca|ağacın|yokuş|\btram\b|\btrain\b|\bbus\b|prices?|\bcats?\b|\btrees?\b|stairs|ladder/u,
    },
  ],
  "mouse-face": [
    {
      word: /^fare|^mouse/u,
      here: /(?<!\p{L})pili?(?!\p{L})|tıkla|masaüstü|kablosuz|wireless|cursor|batter/u,
      meant: "computer-mouse",
    },
  ],
  "nut-and-bolt": [
    { word: /^bakır|^copper/u, here: /bakır reng|bakır kızıl|copper[- ](?:colou?red|red|hair)/u },
    { word: /^bolts?$/u, here: /lightning|thunder|storm|stri(?:ke|king)|struck|\bsky\b/u, meant: "high-voltage" },
  ],
  "ringed-planet": [
    {
      word: /^planet|^gezegen/u,
      here: /\b(?:the|our|this) (?:whole |entire )?planet\b(?! (?:of|mars|venus|jupiter|saturn))|gezegenimiz/u,
      not: /saturn|jupiter|mars\b|venus|neptune|uranus|solar|\brings?\b|telescope|largest planet|orbit/u,
      meant: "globe-showing-europe-africa",
    },
  ],
  infinity: [
    {
      word: /^forever|^sonsuz/u,
      here: /(?:\bnot|n't|\bnothing|\bnever|\bno one|\bnobody)\b[^.]*\bforever|sonsuza (?:dek|kadar) sürme/u,
    },
  ],
  star: [
    {
      word: /^stars?$/u,
      here: /\bstar (?:striker|player|pupil|student|quarterback|athlete|chef|employee|witness|keeper|forward|midfielder|signing)/u,
    },
  ],
  "person-with-crown": [{ word: /^monarch/u, here: /butterfl/u }],
  // Scales of a fish are no stamps; a vessel that is full is no minibus.
  postbox: [{ word: /^pul/u, here: /balı[kğ]|levrek|çipura|sazan|hamsi/u }],
  "fallen-leaf": [
    {
      word: /^leaves$/u,
      here: /\bleaves (?:the|it|a|behind|its|at|before|after|from|you|me|us|no|on|every|in \p{L}+ minutes)\b|\b(?:he|she|it|who|train|ferry|bus|plane|flight|boat) (?:\p{L}+ ){0,3}leaves\b/u,
    },
  ],
  ewe: [
    {
      word: /^koyun$/u,
      here: /\p{L}[ae] \p{L}+ koyun(?:[.!,]|$)/u,
      not: /(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|on|yüz) koyun/u,
    },
  ],
  fire: [
    {
      word: /^ateş/u,
      here: /ateşi (?:çık|düş|yüksel|var|ölç)|(?:çocu|bebe|hasta)\p{L}* ateş|ateşlen|derece ateş/u,
      meant: "thermometer",
    },
  ],
  // "Çizmeden": without scoring it; "acele etmeyin": nobody runs.
  "womans-boot": [{ word: /^çizmeden$/u, here: /^/u }],
  onion: [{ word: /^soğan|^bulb/u, here: /(?:lale|sümbül|çiçek|nergis) soğan|tulip bulb/u }],
  iceberg: [
    {
      word: /^buz|^ice$/u,
      here: /limonata|kola(?!j)|içecek|bardak|kokteyl|ayran|meyve suyu|gazoz|lemonade|cocktail|\bdrinks?\b|whisky|soda|smoothie/u,
      meant: "ice-cubes",
    },
  ],
  crowd: [
    {
      word: /^kalabal|^crowd/u,
      here: /kalabalı(?:k|ğ)\p{L}* uzak|(?:away|far) from (?:the )?crowds?|without (?:the )?crowds?/u,
    },
  ],
};
