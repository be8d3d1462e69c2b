import type { Language } from "#spec.ts";
import { lowerCase } from "#script/language.ts";
import { AWAKE } from "./asleep.ts";
import type { Elsewhere } from "./eras.ts";
import { ERAS, isOutOfTime } from "./eras.ts";
import { SENSES } from "./senses.ts";
import { ENGLISH_ELSEWHERE, ENGLISH_TURNS } from "./turns/english-turns.ts";
import { IDIOMS, type Reading } from "./turns/idioms.ts";
import { DAILY_TURNS } from "./turns/daily-turns.ts";
import { HEARD_OF_HOME } from "./turns/heard-of-home.ts";
import { HEARD_OF_NATURE } from "./turns/heard-of-nature.ts";
import { HEARD_OF_PEOPLE } from "./turns/heard-of-people.ts";
import { SECOND_ELSEWHERE, SECOND_SENSES } from "./turns/second-senses.ts";
import { SPOKEN_TURNS } from "./turns/spoken-turns.ts";
import { STORY_TURNS } from "./turns/story-turns.ts";
import { PICTURED } from "./pictured.ts";

const GARDEN =
  /houseplant|\bplant(?:s|ed)?\b|bitki(?:n|ler|yi)|\bgr[eo]w (?:your|tomato|basil|herbs|vegetables|flowers|plants)|\bgardening|saksıda|fideler|fidele|balkonda (?:domates|çiçek)/u;
/** How high coffee grows is told of the hill it grows on. */
const COFFEE_GROWN = /^(?=.*(?:\bcoffee\b|kahve))(?=.*(?:\bgrown\b|\bgrows?\b|yetiş))/su;
/** Objects whose word means something else in the company of certain words, and the drawing of that where there is one. */
const ELSEWHERE: readonly Elsewhere[] = [
  ...SECOND_ELSEWHERE,
  ...ERAS,
  ...PICTURED,
  ...SENSES,
  ...ENGLISH_ELSEWHERE,
  [
    "market-stall",
    /borsa|hisse|faiz|enflasyon|yatırım|stocks?\b|shares\b|invest|crypto|bitcoin|econom|inflation|job market|market share/u,
    "candlestick-chart",
  ],
  ["snow-capped-mountain", COFFEE_GROWN, "coffee-hill", /^(?:metres|meters|altitude|high|rakım|yükse)/u],
  [
    "footprints",
    /^(?!.*(?:stairs|merdiven|snow|sand|kar(?:da|ın)|kum))(?=.*(?:\balone\b|\bdark|\bnight\b|\d ?am\b|whisper|ghost|gece yarısı|karanlık|fısıl|hayalet))/su,
    "footprints-in-corridor",
    /^(?:heard |hear )?footsteps|^ayak ses/u,
  ],
  ["madrasa", /^(?=.*samarkand)(?=.*kashgar)(?=.*istanbul)/su, "silk-road-cities"],
  ["droplet", /deprem çanta|afet çanta|emergency (?:bag|kit)|go bag|survival kit/u, "water-bottle", /^(?:su|water)/u],
  ["steaming-pot", GARDEN, "potted-plant", /^pot|^saksı/u],
  ["droplet", GARDEN, "watering-can"],
  ["steaming-pot", /türk kahve|cezve|turkish coffee/u, "cezve"],
  ["goal-net", /voleybol|volleyball/u],
  // A bicycle's tyre, and the bridge ants make of themselves.
  ["tyre", /bisiklet|\bbikes?\b|bicycl/u, "bicycle-wheel"],
  ["suspension-bridge", /(?<!\p{L})karınca|\bants?\b/u],
  ["crossed-swords", /(?<!\p{L})karınca(?!r)|\bants?\b/u, undefined, /^(?:army|ordu)/u],
  // Young ones and eggs as their animal has them, and poses that only people take.
  ["bridge-pose", /(?<!\p{L})kedi|köpe[kğ]|\bcats?\b|\bdogs?\b|kitten|pupp/u],
  ["nest-with-eggs", /penguin|penguen/u, "penguin"],
  ["empty-nest", /penguin|penguen/u, "penguin"],
  ["throat", /penguin|penguen|(?<!\p{L})kuş|\bbirds?\b|pelican|pelikan/u],
  ["empty-nest", /tavşan|tilki|köstebe[kğ]|porsu[kğ]|\brabbits?\b|\bfox(?:es)?\b|\bmoles?\b|\bbadgers?\b/u, "hole"],
  ["boxing-glove", /kaleci|goalkeep|penaltı/u, "goalkeeper", /^(?:eldiven|glove)/u],
  // Nobody lies in the sun where penguins live.
  [
    "beach-with-umbrella",
    /penguin|penguen|buzul|\bice\b|arctic|kutup|\bpolar\b|\bseals?\b/u,
    "iceberg",
    /^(?:shore|coast|beach|kıyı|sahil)/u,
  ],
  // The lamp that turns there, and who has grown up among animals.
  ["table-lamp", /deniz fener|lighthouse/u, "lighthouse", /^(?:lamp|light|lamba|ışı[kğ]|fener)/u],
  [
    "person",
    /kaplumbağa|kurbağa|kelebek|balı[kğ]|(?<!\p{L})kuş|köpe[kğ]|kedi|aslan|(?<!\p{L})fil(?:ler)?(?!\p{L})|böce[kğ]|\b(?:turtles?|frogs?|butterfl\w+|fish|birds?|dogs?|cats?|lions?|elephants?|insects?|beetles?|salmon|eels?)\b/u,
    undefined,
    /^(?:yetişkin|adult)/u,
  ],
  ["bed", /(?:maaş|para|ücret|ödeme|kira)\p{L}* yat/u],
  ["joystick", /satranç|\bchess\b/u, "chess-board"],
  ["mirror-ball", /(?<!\p{L})arı(?:lar|nın|ların)?(?!\p{L})|\bbees?\b|kovan/u, "bee-dance"],
  ["bubbles", /pancake|batter|krep|pankek/u, "bubbling-batter"],
  ["blender", /çorba|soup/u, "soup-blender"],
  ["feather", /(?<!\p{L})(?:kedi|köpe[kğ]|tavşan|hamster|keçi|koyun|\bcats?\b|\bdogs?\b)(?!.*kuş)/su],
  ["sleeping-face", /kedi|\bcats?\b|kitten/u, "sleeping-cat"],
  [
    "sleeping-face",
    /^(?!.*(?:adam|kadın|karısı|kocası|dedem|\b(?:man|woman|husband|wife)\b)).*(?:köpek|\bdogs?\b|pupp(?:y|ies))/su,
    "pet-bed",
  ],
  ["crying-face", /pupp(?:y|ies)|köpek yavru|yavru köpek/u, "crying-puppy"],
  ["worried-face", /pupp(?:y|ies)|köpek yavru|yavru köpek/u, "crying-puppy"],
  // Rocks and valleys look like nothing else there.
  ["rock", /kapadokya|göreme|ürgüp|uçhisar|cappadocia/u, "fairy-chimneys", /^kaya/u],
  ["mountain", /kapadokya|göreme|ürgüp|uçhisar|cappadocia/u, "fairy-chimneys", /^vadi/u],
  // A shoemaker mends no trainers.
  [
    "running-shoe",
    /ayakkabıcı|ayakkabı (?:tamir|boya|ustası)|kundura|kösele|topu[kğ]|(?<!\p{L})örs|cobbler|shoemaker|shoe (?:repair|shine)/u,
    "mans-shoe",
  ],
  // Who takes a cat there meets no dog.
  [
    "vet-and-dog",
    /^(?!.*(?:köpeğimi|köpeğim hasta|\bmy dog\b)).*(?:(?<!\p{L})kedi(?:m|mi|miz|min)(?!\p{L})|\bmy cat\b)/u,
    "health-worker",
  ],
  ["bowl-with-spoon", /pupp(?:y|ies)|\bdogs?\b|kitten|köpek|kedi/u, "dog-bowl"],
  // Animals sleep in no bed.
  [
    "sleeping-face",
    /zürafa|giraffe|snail|salyangoz|(?<!\p{L})fil(?:ler|in)?(?!\p{L})|elephant|\bbears?\b|(?<!\p{L})ayı|aslan|\blions?\b|\bbirds?\b|(?<!\p{L})kuş|\bowls?\b|baykuş|yunus|dolphin|whale|balina|\bbats?\b|yarasa|tavşan|rabbit|kirpi|hedgehog|tilki|\bfox|otter|koala|sloth|panda|penguen|penguin|\bhorses?\b|shark|köpekbalı|\bfish\b|dragon|ejderha/u,
  ],
  ["sleeping-face", /^/u, "sleeper"],
  ["wind-face", /tohum|\bseeds?\b/u, "dandelion"],
  ["person-swimming", /polar bear|kutup ayı|whale|balina|dolphin|yunus/u],
  ["camera", /receipt|fatura|invoice|alışveriş fişi/u, "phone-scan"],
  ["money-with-wings", /\bapps?\b|\btrack|uygulama|\bexcel|spreadsheet/u, "expense-app"],
  ["crowd", /football|soccer|\bgoal|(?<!\p{L})maç|stad|futbol/u, "stadium-crowd"],
  ["castle", /istanbul|konstantin|constantin|bizans|byzan/u, "city-walls"],
  ["person", /doktor|hastane|röntgen|doctor|hospital|x-ray/u, "health-worker"],
  ["light-bulb", /gökyüzü|güneş ışığı|dalga boyu|wavelength|why is the sky/u, "prism"],
  ["balloon", /kapadokya|göreme|cappadocia|sıcak hava|hot[- ]air|balon tur|peri baca|havalan/u, "hot-air-balloon"],
  ["drop-of-blood", /blue blood|blood is blue|mavi kan|kan\p{L}* mavi/u, "droplet"],
  ["camera", /fotoğraf(?:taki|ta |ı | bul)|eski (?:bir )?fotoğraf|old photo|in the photo/u, "framed-picture"],
  ["beans", /kahve(?!ren|lt)|espresso|coffee|barista|cold brew|latte|cappuccino/u, "coffee-beans"],
  // What is baked is cooked in an oven; a pot that is named and a low heat stay on the stove.
  [
    "steaming-pot",
    /fırın|\bkek|kurabiye|börek|poğaça|\boven|\bbak(?:e|ing)\b|\bcakes?\b|cookies?\b/u,
    "oven",
    /^(?!tencere|pot|kısık|saucepan|kayna|boil|haşla|simmer)/u,
  ],
  ["bed", /puppy|puppies|köpek yavru|yavru köpek|köpeğin yata/u, "pet-bed"],
  ["road", /silk road|ipek yolu|caravan|kervan|roman road/u, "desert-dunes"],
  ["package", /kedi|\bcats?\b|kitten/u, "cat-in-box"],
  ["trophy", /seramik|porselen|çay|kahve|mutfak|bulaşık/u, "mug"],
  ["collision", /kazan(?:dı|ır|mış|acak|an|sa|mak|ma)/u, "trophy"],
  ["candy", /kan şeker|blood sugar|diyabet|insülin|insulin|diabet/u],
  ["castle", /kaleci|penaltı|gol\b|golü|futbol|şut/u],
  ["soccer-ball", /american football|nfl|quarterback|touchdown|super bowl/u],
  [
    "bullseye",
    /football|soccer|\bmatch|penalty|goalkeeper|stadium|scored|league|striker|last minute|final whistle|fans/u,
    "soccer-ball",
  ],
  ["ship", /uçak|uçuş|hostes|flight|airplane|runway|cockpit/u, "pilot", /^(?!port|harbou?r|liman)/u],
  ["ship", /takım|maç|futbol|team|match/u, "soccer-ball"],
  ["wind-face", /^/u, "leaf-fluttering-in-wind", /^(?:wind|rüzg|breeze|esinti)/u],
  ["flashlight", /gemi|kıyı|denizci|kayalık|\bships?\b|sailors?/u, "lighthouse"],
];

const ANY = /^/u;
/** Words of a night in which something is wrong. */
export const UNCANNY =
  /gece|korku|karanlık|ormanda|ürper|arkamda|\bdark|\bnight|alone|footstep|haunted|scream|whispered|creak/u;
const PEOPLE =
  "mother-and-child father-and-child family friends people-hugging team grandparents red-heart two-hearts".split(" ");
const KILLED =
  /\b(?:killed|murdered|slain|assassinated|was dead|were dead|is dead|lay dead|passed away)\b|(?<!(?:zaman|vakit) )öldür(?:t|d|ül|m[üe])|hayatını kaybet|can verdi|(?:anne|baba|eşi|kardeş|oğl|dede)\p{L}* kaybet|\blost (?:his|her|my|their) (?:mother|father|parents|wife|husband|son|daughter)\b|öldü(?!\p{L}*m\b)/u;
/** A mother of animals: "the duckling lost its mommy", "anne kedi". */
const YOUNG =
  /duckling|kitten|pupp(?:y|ies)|civciv|\bchicks?\b|\bcubs?\b|yavru|\bmother (?:tree|plant|cat|dog|duck|hen|bear|bird|whale|elephant)|\banne (?:ağaç|kedi|köpek|ördek|ayı|kuş|fil|balina)|(?:kedi|köpek|ördek|ayı)(?:nin|in)? annesi/u;
const OWN_MOTHER = /\b(?:my|our) (?:mother|mom|mum|mommy)|annem|annemiz/u;
const OWN_FATHER = /\b(?:my|our) (?:father|dad|daddy)|babam|babamız/u;
/** Who weeps or mourns is not shown smiling. */
const SORROW =
  /(?<!\p{L})ağla(?!ma)|gözyaş|hüngür|hıçkır|üzgün|üzül(?:d|m[üe]|ür)|yas tut|yalnız kal|\b(?:cried|cries|crying|wept|weeps?|weeping|tears|sobb\w+|heartbroken|grie(?:f|v\w+)|lonely|mourn\w*)\b/u;
/** Tears of joy: at a wedding, and where somebody laughs. */
const JOY =
  /\b(?:brides?|weddings?|groom|aisle|joy|happiness|laugh\w*|proud)\b|(?<!\p{L})(?:gelin|düğün|nikah|damat|mutluluk|sevinç|gurur)/u;
const SMILING: ReadonlySet<string> = new Set([
  ...PEOPLE,
  ..."child girl boy classmates student old-man old-woman man woman person".split(" "),
]);
const SPACE =
  /\bmars\b|\bmars'|jüpiter|jupiter|satürn|saturn|neptün|neptune|venüs|venus|gezegen|planet|\buzay|\bspace\b|rover/u;

/**
 * What a word means in its sentence: the first reading whose word, sentence and text fit. Unlike above, the word itself counts: a
 * tower is not the Galata Tower, but "Galata" is.
 */
const READINGS: Readonly<Record<string, readonly Reading[]>> = {
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
const BY_WHOLE = new Set([
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

type Named = { slug: string; word: string; isCertain?: boolean };

/** The object that a word means in its sentence and in this text; null: none that is drawn. */
export function meantHere(
  { slug, word, isCertain = false }: Named,
  sentence: string,
  whole: string,
  language: Language,
): string | null {
  const small = lowerCase(whole, language);
  const own = lowerCase(sentence, language);
  const written = lowerCase(word, language);
  if (slug === "sleeping-face" && AWAKE.test(own)) return null;
  const other = ELSEWHERE.find(
    ([known, company, , said]) => known === slug && company.test(small) && (said?.test(written) ?? true),
  );
  if (other) return other[2] ?? null;
  if (!isCertain && isOutOfTime(slug, own, small)) return null;
  if (SMILING.has(slug) && SORROW.test(own) && !YOUNG.test(small) && !JOY.test(own)) return "bowed-figure";
  const turns = [
    SECOND_SENSES,
    STORY_TURNS,
    HEARD_OF_PEOPLE,
    HEARD_OF_NATURE,
    HEARD_OF_HOME,
    DAILY_TURNS,
    SPOKEN_TURNS,
    IDIOMS,
    ...(language === "en" ? [ENGLISH_TURNS] : []),
  ];
  const reading =
    turns.map((readings) => readAs(readings, slug, written, own)).find(Boolean) ??
    readAs(READINGS, slug, written, BY_WHOLE.has(slug) ? small : own);
  return reading ? (reading.meant ?? null) : slug;
}

type Readings = Readonly<Record<string, readonly Reading[]>>;

function readAs(readings: Readings, slug: string, word: string, text: string): Reading | undefined {
  if (!Object.hasOwn(readings, slug)) return undefined;
  return readings[slug]?.find((each) => each.word.test(word) && each.here.test(text) && !each.not?.test(text));
}
