import type { Elsewhere } from "./eras.ts";
import { ERAS } from "./eras.ts";
import { PICTURED } from "./pictured.ts";
import { SENSES } from "./senses.ts";
import { ENGLISH_ELSEWHERE } from "./turns/english-turns.ts";
import { SECOND_ELSEWHERE } from "./turns/second-senses.ts";
import { SUBJECT_ELSEWHERE } from "./turns/subject-senses.ts";

const GARDEN =
  /houseplant|\bplant(?:s|ed)?\b|bitki(?:n|ler|yi)|\bgr[eo]w (?:your|tomato|basil|herbs|vegetables|flowers|plants)|\bgardening|saksıda|fideler|fidele|balkonda (?:domates|çiçek)/u;
/** How high coffee grows is told of the hill it grows on. */
const COFFEE_GROWN = /^(?=.*(?:\bcoffee\b|kahve))(?=.*(?:\bgrown\b|\bgrows?\b|yetiş))/su;
/** Objects whose word means something else in the company of certain words, and the drawing of that where there is one. */
export const ELSEWHERE: readonly Elsewhere[] = [
  ...SUBJECT_ELSEWHERE,
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
  [
    "empty-nest",
    /tavşan|tilki|köstebe[kğ]|porsu[kğ]|\brabbits?\b|\bfox(?:es)?\b|\bmoles?\b|\bbadgers?\b/u,
    "hole",
    /^(?!kuş|leylek|serçe|kırlangıç|bird)/u,
  ],
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
  [
    "crowd",
    /football|soccer|\bgoals?\b(?! on\b)(?=.*(?:\bmatch|\bscor|\bteam|\bkick|keeper))|goalkeeper|(?<!\p{L})maç|stad|futbol/su,
    "stadium-crowd",
  ],
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
