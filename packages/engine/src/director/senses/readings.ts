import type { Reading } from "./turns/reading.ts";

const ANY = /^/u;
/** Words of a night in which something is wrong. */
export const UNCANNY =
  /gece|korku|karanlık|ormanda|ürper|arkamda|\bdark|\bnight|alone|footstep|haunted|scream|whispered|creak/u;
export const PEOPLE =
  "mother-and-child father-and-child family friends people-hugging team grandparents red-heart two-hearts".split(" ");
const KILLED =
  /\b(?:killed|murdered|slain|assassinated|was dead|were dead|is dead|lay dead|passed away)\b|(?<!(?:zaman|vakit) )öldür(?:t|d|ül|m[üe])|hayatını kaybet|can verdi|(?:anne|baba|eşi|kardeş|oğl|dede)\p{L}* kaybet|\blost (?:his|her|my|their) (?:mother|father|parents|wife|husband|son|daughter)\b|öldü(?!\p{L}*m\b)/u;
/** A mother of animals: "the duckling lost its mommy", "anne kedi". */
export const YOUNG =
  /duckling|kitten|pupp(?:y|ies)|civciv|\bchicks?\b|\bcubs?\b|yavru|\bmother (?:tree|plant|cat|dog|duck|hen|bear|bird|whale|elephant)|\banne (?:ağaç|kedi|köpek|ördek|ayı|kuş|fil|balina)|(?:kedi|köpek|ördek|ayı)(?:nin|in)? annesi/u;
const OWN_MOTHER = /\b(?:my|our) (?:mother|mom|mum|mommy)|annem|annemiz/u;
const OWN_FATHER = /\b(?:my|our) (?:father|dad|daddy)|babam|babamız/u;
const SPACE =
  /\bmars\b|\bmars'|jüpiter|jupiter|satürn|saturn|neptün|neptune|venüs|venus|gezegen|planet|\buzay|\bspace\b|rover/u;

/**
 * What a word means in its sentence: the first reading whose word, sentence and text fit. Unlike above, the word itself counts: a
 * tower is not the Galata Tower, but "Galata" is.
 */
export const READINGS: Readonly<Record<string, readonly Reading[]>> = {
  // The columns of a mosque or a church are no Greek temple.
  "classical-building": [
    {
      word: /^(?:sütun|column|pillar)/u,
      here: /(?<!\p{L})(?:cami|minare|kubbe|mihrap|kilise|katedral|selimiye|süleymaniye|ayasofya)|\b(?:mosque|minaret|church|cathedral|hagia sophia)/u,
    },
  ],
  "stone-tower": [
    { word: /^(?:kule|tower)/u, here: /paris|eyfel|eiffel/u, meant: "eiffel-tower" },
    { word: /^(?:kule|tower)/u, here: /galata/u, meant: "galata-tower" },
    { word: /^(?:kule|tower)/u, here: /\bpisa\b|pisa'/u, meant: "pisa-tower" },
  ],
  "military-helmet": [
    // Since there are trenches soldiers wear helmets.
    {
      word: ANY,
      here: /(?<!\d)19\d\d|siper|dünya savaş|kurtuluş savaş|çanakkale|tüfek|trench|world war|\brifles?\b/u,
      meant: "military-helmet",
    },
    {
      word: ANY,
      here: /savaş|osmanlı|\broma|fetih|fethe|kuşat|imparator|padişah|sultan|\bkral|ordu|yüzyıl|şehit|çanakkale|empire|ottoman|roman\b|\brome\b|\bwars?\b|battle|siege|\bking|\barmy|conquest|century|napoleon/u,
      meant: "crossed-swords",
    },
    { word: ANY, here: ANY },
  ],
  "stage-curtain": [
    {
      word: /^(?:perde|curtain)/u,
      here: /\S\s+\S/u,
      not: /tiyatro|sahne|gösteri|opera|theat|stage|audience|seyirci|alkış|applause/u,
      meant: "window",
    },
  ],
  // "Her biri farklı desen": of what, the whole text tells.
  "patterned-mugs": [{ word: /^(?:farklı )?desen|pattern/u, here: ANY, not: /kupa|\bmugs?\b|seramik|fincan/u }],
  // "Bir çay kaşığı bal": no jar of it.
  "honey-jar": [
    { word: /^(?:bal|honey)/u, here: /kaşı[kğ]|spoon/u, not: /kavanoz|\bjars?\b/u, meant: "spoon-of-honey" },
  ],
  "instant-coffee-jar": [{ word: /^instant$/u, here: ANY, not: /coffee/u }],
  "coffee-beans": [{ word: /^fresh/u, here: ANY, not: /instant.*coffee|coffee.*instant/su }],
  "sun-behind-cloud": [
    {
      word: /^(?:gökyüzü|sky)/u,
      here: /gökyüzü (?:neden |niye )?mavi|mavi gökyüzü|\bsky (?:is |looks )?blue|\bblue sky/u,
      meant: "blue-sky",
    },
    { word: ANY, here: /(?<!\p{L})mars(?:['’ ]|ta|ın|$)/u, meant: "mars" },
    { word: ANY, here: /bulut\p{L}* (?:bile )?yok|bulutsuz|cloudless|\bno clouds?\b/u, meant: "sun" },
  ],
  // "2 kilo alıyorsun": of what is bought, not of who buys it.
  "bathroom-scale": [{ word: /^kilo/u, here: /\d kilo al/u }],
  "moon-footprint": [{ word: /^one|^küçük|^bir/u, here: ANY, not: /\bmoon|armstrong|apollo|astronaut|ay['’]?[ad]/u }],
  "alarm-clock": [{ word: /^kalk/u, here: ANY, not: /sabah|erken|saat|yatak|\d['’]?[dt][ae]/u }],
  "dark-figure": [{ word: /^(?:fısıl|whisper)/u, here: ANY, not: UNCANNY, meant: "shushing-face" }],
  village: [
    {
      word: ANY,
      here: /lost (?:its|their|all) (?:light|power)|went dark|in (?:the )?dark|blackout|karanlık|elektrikler kes|ışıkları sön/u,
      meant: "dark-village",
    },
  ],
  dragon: [
    {
      word: ANY,
      here: /clos\w+ (?:his|her|its|their) eyes|breath|gözlerini (?:kapa|yum)|nefes|üfle|püskür/u,
      meant: "breathing-dragon",
    },
  ],
  mirror: [{ word: /(?:^|\s)(?:ayna|mirror)/u, here: UNCANNY, meant: "mirror-shadow" }],
  "empty-path": [{ word: /^(?:kimse|nobody|no one)/u, here: ANY, not: UNCANNY }],
  mechanic: [{ word: /^usta/u, here: ANY, not: /motor|araba|otomobil|fren|lastik|tamir|servis|garaj/u }],
  "soccer-ball": [
    {
      word: /^(?:maç|match|kick)/u,
      here: /satranç|tenis|basketbol|voleybol|\bboks|güreş|hentbol|chess|tennis|volleyball/u,
    },
  ],
  automobile: [{ word: /^(?:ara[çc]|vehicle|driv)/u, here: SPACE }],
  "rescue-workers-helmet": [{ word: ANY, here: /viking|şövalye|knight/u, meant: "viking-helmet" }],
  thread: [{ word: /^thread/u, here: /mushroom|fung|forest|\btrees?\b|\broots?\b|comment|twitter/u }],
  "cloud-with-lightning-and-rain": [
    { word: ANY, here: /\bmars(?:'|\b)/u, meant: "mars" },
    { word: ANY, here: /j[uü]piter/u, meant: "jupiter" },
    { word: ANY, here: /toz fırtına|kum fırtına|dust storm|sandstorm/u, meant: "desert-dunes" },
    { word: ANY, here: SPACE, meant: "ringed-planet" },
    { word: ANY, here: /güneş fırtına|solar storm/u, meant: "sun" },
  ],
  cigarette: [
    {
      word: /^smok/u,
      here: /\b(?:tires?|tyres?|brakes?|engine|exhaust|volcano|chimney|crater|ruins|pan|wheels?|rubber|smoking hot)\b/u,
    },
  ],
  "angry-face": [{ word: /^rag/u, here: /storm|\bsea\b|\bfires?\b|river|wind|\bwar\b|blizzard|flood|ocean|waves/u }],
  "person-running": [
    {
      word: /^r[ua]n/u,
      here: /\b(?:runs?|running|ran) on (?!(?:the |a |an )?(?:beach|treadmill|track|sand|grass|road|street|ice|hill|mondays?|sundays?))/u,
    },
  ],
  briefcase: [
    {
      word: /^boss/u,
      here: /speedrun|\blevels?\b|dungeon|respawn|gamer|gaming|health bar|final boss|controller|loot/u,
      meant: "video-game",
    },
  ],
  ...Object.fromEntries(PEOPLE.map((slug) => [slug, [{ word: ANY, here: KILLED }]])),
  "mother-and-child": [
    { word: ANY, here: KILLED },
    ...(
      [
        [/ördek|duck/u, "duck"],
        [/kedi|\bcats?\b|kitten/u, "cat-face"],
        [/köpek|\bdogs?\b|pupp/u, "dog-face"],
        [/civciv|\bchicks?\b/u, "chicken"],
      ] as const
    ).map(([animal, meant]) => ({
      word: ANY,
      here: new RegExp(`(?=.*(?:${YOUNG.source}))(?=.*(?:${animal.source}))`, "su"),
      not: OWN_MOTHER,
      meant,
    })),
    { word: ANY, here: YOUNG, not: OWN_MOTHER },
  ],
  "father-and-child": [
    { word: ANY, here: KILLED },
    // "Güreşin babası": the founder of something is nobody's father here.
    {
      word: /^babası|^father/u,
      here: /(?<!['’]\p{L}*)[ıiuü]n babası(?:[:,.!]|$| (?:olarak|sayıl|kabul|den))|\b(?:founding fathers?|(?:known as|called|considered) the father of|the father of (?:modern|the|\p{L}+(?:ics|ing|y)\b))/u,
    },
    { word: ANY, here: YOUNG, not: OWN_FATHER },
  ],
};
/** These are told by the whole text; the others by their own sentence. */
export const BY_WHOLE = new Set([
  "classical-building",
  "moon-footprint",
  "mirror",
  "stone-tower",
  "military-helmet",
  "stage-curtain",
  "mother-and-child",
  "father-and-child",
  "briefcase",
  "mechanic",
  "patterned-mugs",
  "instant-coffee-jar",
  "coffee-beans",
  "dark-figure",
  "empty-path",
]);
