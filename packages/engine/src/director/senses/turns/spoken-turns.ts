import type { Reading } from "./reading.ts";

/** Turns of everyday speech in which a word does not name its object, by the sentence in small letters; see idioms.ts. */
export const SPOKEN_TURNS: Readonly<Record<string, readonly Reading[]>> = {
  // "Cats knock things off tables", "knocked down": nobody stands at a door.
  "knocking-hand": [{ word: /^knock/u, here: /\bknock(?:s|ed|ing)? (?:\S+ ){0,2}(?:off|over|out|down|around)\b/u }],
  // "Three goals down": what is shot, and no target.
  bullseye: [
    {
      word: /^goals?$/u,
      here: /\bgoals? (?:down|up|behind|ahead|in the)\b|\b(?:own|open|winning|first|late) goals?\b|\bscor\w+|\b(?:striker|keeper|penalt)/u,
      meant: "goal-net",
    },
    { word: /^(?:nişan|hedef)/u, here: /nişanlan|nişan yüzü/u, meant: "ring" },
  ],
  // "Bedtime shouldn't be a battle".
  "crossed-swords": [
    {
      word: /^battle/u,
      here: /\b(?:be|is|was|uphill|losing|daily|become|becomes) an? (?:\w+ )?battle\b|\bbattle (?:with|against) (?!the)/u,
    },
    {
      word: /^fight|^fought/u,
      here: /\b(?:siblings?|kids|brothers|sisters|couples?|we) fight|fight (?:for|like)|food fight/u,
    },
    { word: /^savaş/u, here: /(?:kanser|hastalı|uyku|kilo|yemek)\p{L}* (?:\p{L}+ )?savaş/u },
  ],
  // "Carried him on his back", "the back of my neck".
  "spine-figure": [
    {
      word: /^back$/u,
      here: /\bcarr(?:y|ies|ied|ying)\b|\bback of (?:my|his|her|the|your)\b|\b(?:came|come|get|got|go|went|money|give|gave) back\b|\bback (?:up|home|in|at|then|door|row|seat)\b/u,
    },
    { word: /^sırt/u, here: /sırtı dönük|sırtında taşı|sırtına al|sırtını dön/u },
    { word: /^shoulders?$/u, here: /\bcarr(?:y|ies|ied|ying)\b|\btears?\b|\bon (?:his|her|their|my) shoulders/u },
    { word: /^neck$/u, here: /\bneck and neck\b|bottleneck/u },
  ],
  // "Cooled down" is told of food; who trained cools down.
  "stretching-figure": [
    { word: /^cool/u, here: /^(?!.*\b(?:workout|run|running|exercise|training|muscles?|class)\b)/u },
  ],
  cave: [{ word: /^cave/u, here: /\bcav(?:e|es|ed|ing) in\b/u }],
  // "This rewards people who begin early": nobody lifts a cup.
  trophy: [
    { word: /^rewards?$/u, here: /\brewards? (?:people|those|you|the|who|patien|us|loyal)/u },
    { word: /^kazan/u, here: /(?:lira|para|dolar|euro|gelir|\btl)\p{L}* (?:\p{L}+ )?kazan/u, meant: "money-bag" },
    // "Sana hiçbir şey kazandırmaz": what brings nothing is no win.
    { word: /^kazan/u, here: /kazandır(?:m[ıaie]|amaz)/u },
    { word: /^w[io]n/u, here: /\b(?:lottery|jackpot)\b/u, meant: "money-bag" },
  ],
  // "Don't throw away", "çöpe atmıyoruz": it is kept.
  wastebasket: [
    {
      word: /^(?:throw|thrown|waste$|trash)/u,
      here: /\b(?:stop|never|don't|not|without) throw(?:ing)? (?:\S+ ){0,3}(?:away|out)\b/u,
    },
    { word: /^(?:çöp|at)/u, here: /çöpe at(?:m[ıae]|may)/u },
    {
      word: /^wast/u,
      here: /\bwast\w* (?:of )?(?:your |my |our )?(?:time|hours|years|energy)\b/u,
      meant: "hourglass-done",
    },
    { word: /^sil/u, here: /(?:bilgi|hafıza|akıl|aklı|hatıra|anı)\p{L}* (?:\p{L}+ ){0,3}sil/u, meant: "mind-fading" },
  ],
  // "Study the hardest subject first": what is learned is no statistics.
  "bar-chart": [
    {
      word: /^stud/u,
      here: /^study |\b(?:to|you|i|we|they|and|should|must) study\b|\bstudying\b/u,
      meant: "open-book",
    },
    { word: /^score/u, here: /\bcredit score/u, meant: "credit-card" },
  ],
  plum: [{ word: /^prun/u, here: /\bprun(?:e|es|ed|ing) (?!juice)/u, meant: "scissors" }],
  // "Kör doğan", "1950'de doğan": who was born grows in no pot.
  seedling: [
    {
      word: /^doğ/u,
      here: /(?:kör|sağır|fakir|zengin|yoksul|erken|ikiz|yılında|köyünde|\p{L}{2,}['’]?[dt][ae]) doğ(?:an|du|muş)/u,
    },
    { word: /^grow|^grew/u, here: /\b(?:grew|grow|grows|growing|grown) (?:up|old|apart|tired)\b/u },
  ],
  "mind-memory": [
    {
      word: /^/u,
      here: /(?:telefon|bilgisayar|tablet|cihaz|disk)\p{L}* (?:hafıza|bellek)|\b(?:phone|computer|laptop|device|disk)(?:'s)? (?:memory|storage)/u,
    },
  ],
  scroll: [{ word: /^masal/u, here: /masal (?:oku|anlat|dinle|kitab)/u, meant: "open-book" }],
  "pound-banknote": [
    {
      word: /^/u,
      here: /\b(?:lost|lose|loses|losing|gain|gained|weighs?|weighed|dropped|drop|lift|lifted|heavy)\b/u,
      meant: "bathroom-scale",
    },
  ],
  anglerfish: [{ word: /^glow/u, here: /^(?!.*\b(?:fish|deep|sea|ocean|creature)\b)/u, meant: "glowing-star" }],
  // A penalty for a hand is no sport with the hand.
  "person-playing-handball": [
    { word: /^handball$/u, here: /\b(?:referee|penalty|football|soccer|saw|see)\b/u, meant: "whistle" },
  ],
  "hot-face": [{ word: /^overheat/u, here: /\b(?:laptop|phone|engine|computer|car|battery)\b/u, meant: "fire" }],
  "water-wave": [
    { word: /^dalga|^wave/u, here: /deprem|sismik|seismic|earthquake|artçı/u, meant: "seismograph" },
    { word: /^dalga/u, here: /dalga geç|dalgın/u },
  ],
  // "Duvarı boya": with a roller, and its holes are filled.
  "artist-palette": [{ word: /^boya/u, here: /duvar|tavan|badana|oda|kapı|dolap|çit|ahşap/u, meant: "paint-roller" }],
  hole: [{ word: /^deli[kğ]/u, here: /macun|duvar|dübel|matkap|vida/u, meant: "paint-roller" }],
  // "Eski bir merdiveni kitaplığa dönüştürmek": one that stands alone.
  staircase: [
    {
      word: /^merdiven/u,
      here: /ahşap merdiven|merdivene (?:çık|tırman)|merdiveni (?:\p{L}+ )?(?:daya|taşı|kitaplı|raf|katla)|eski bir merdiven/u,
      meant: "ladder",
    },
  ],
  "sheaf-of-rice": [
    {
      word: /^grain/u,
      here: /\b(?:wood|sand|table|board|plank|against (?:it|the grain)|with the grain|leather|film)\b/u,
      meant: "wood",
    },
  ],
  "raised-fist": [{ word: /^bağımsız/u, here: /çocu|bebe|yaş|deneme|ev(?:e|de) çık/u }],
  "person-golfing": [{ word: /^golf/u, here: /\bgolf (?:carts?|balls?|clubs?|courses?)\b/u, meant: "triangular-flag" }],
  "shopping-cart": [{ word: /^cart/u, here: /\bgolf carts?\b/u }],
  judge: [
    { word: /^court/u, here: /\b(?:half|full|back|tennis|basketball|center|food) court\b/u, meant: "basketball-hoop" },
  ],
  // "Babasını hiç tanımayan": whom somebody never met stands beside nobody.
  "father-and-child": [
    {
      word: /^(?:baba|father|dad)/u,
      here: /baba\p{L}* (?:hiç )?(?:tanıma|görme|bilme)|\bnever (?:knew|met|saw|had) (?:his|her|my|their|a) (?:father|dad)/u,
      meant: "boy",
    },
  ],
  "mother-and-child": [
    {
      word: /^(?:anne|mother|mom)/u,
      here: /anne\p{L}* (?:hiç )?(?:tanıma|görme|bilme)|\bnever (?:knew|met|saw|had) (?:his|her|my|their|a) (?:mother|mom)/u,
      meant: "girl",
    },
  ],
  // Rain of stones falls on nobody's umbrella.
  "umbrella-in-rain": [
    {
      word: /^rain/u,
      here: /\b(?:diamonds?|fire|ash|stones?|bombs?|acid|blood|frogs|fish|glass|iron) (?:\S+ ){0,4}rain|rain(?:ing|s|ed)? (?:\S+ )?(?:diamonds?|fire|ash|frogs|glass|iron|acid)/u,
    },
  ],
  hut: [{ word: /^kulübe/u, here: /yedek kulübe/u, meant: "bench" }],
  "running-shoe": [{ word: /^/u, here: /yalın ayak|yalınayak|çıplak ayak|barefoot/u, meant: "footprints" }],
  "speech-balloon": [{ word: /^voice|^ses/u, here: /clon|taklit|copy|deepfake/u, meant: "studio-microphone" }],
  "wheat-field": [
    { word: /^harvest/u, here: /\b(?:tomato|pepper|herb|basil|bean|apple|garden|balcony|bigger)/u, meant: "basket" },
  ],
  snake: [{ word: /^snake/u, here: /\bsnake plants?\b/u, meant: "potted-plant" }],
  "hot-beverage": [{ word: /^coffee/u, here: /\bcoffee grounds?\b/u, meant: "coffee-beans" }],
  "vacuum-cleaner": [
    { word: /^vacuum/u, here: /\b(?:space|sound|light|air|travel|physics|energy)\b/u, meant: "ringed-planet" },
  ],
  island: [{ word: /^island/u, here: /\bkitchen island/u, meant: "table" }],
  "wrapped-gift": [{ word: /^gift/u, here: /\bgift cards?\b/u, meant: "credit-card" }],
  rocket: [{ word: /^motivas|^motivat/u, here: /disiplin|alışkanlık|bekleme|discipline|habit|beats/u }],
  "ping-pong": [{ word: /^raket|^racket/u, here: /tenis|\btennis/u }],
  beehive: [{ word: /^pete[kğ]/u, here: /kalorifer|radyatör|ısıtma|kombi/u, meant: "heater" }],
  // Cream has peaks, and no climber.
  "snow-capped-mountain": [
    { word: /^climb|^tırman/u, here: /\b(?:tower|stairs|ladder|wall|fence|rope|steps)\b|kule|merdiven|duvar/u },
    { word: /^peaks?$/u, here: /\b(?:cream|egg|whip|whisk|foam|meringue)/u, meant: "whisk" },
  ],
  "gold-bar": [
    {
      word: /^(?:gold|altın)/u,
      here: /\b(?:won|win|wins|winning|take|takes|took|go|going|olympic) (?:for )?gold\b|\bgold medal|altın(?:ı)? (?:kazan|madalya)/u,
      meant: "sports-medal",
    },
  ],
  "waving-hand": [
    {
      word: /^(?:goodbye|bye|hoşça|elveda|veda)/u,
      here: /\bsay (?:goodbye|bye) to (?:dry|your|the|dull|bad|stain|frizz|back|high|messy)|veda ed/u,
    },
  ],
  wolf: [{ word: /^ulu/u, here: /köpek|köpeğ/u, meant: "dog-face" }],
  // "Bir saatimi kurtarıyor": an hour, nothing on the wrist.
  watch: [
    { word: /^saat/u, here: /(?:bir|iki|üç|beş|on|yarım|kaç|çok) saat(?:im|in|ini|imi|lik)/u, meant: "hourglass-done" },
  ],
  "old-man": [
    {
      word: /^retire/u,
      here: /\bretired? (?:early|at (?:twenty|thirty|forty|2\d|3\d|4\d))/u,
      meant: "beach-with-umbrella",
    },
  ],
  "olive-oil": [{ word: /^yağ/u, here: /yağ yak|vücut yağ|göbek yağ|yağ oran/u, meant: "bathroom-scale" }],
  "call-me-hand": [{ word: /^call/u, here: /\b(?:heard|hear|hears|name|someone|mother|mom|voice)\b/u }],
  "person-running": [
    {
      word: /^run/u,
      here: /\bruns? (?:only |just )?(?:every|once|twice|daily|hourly|until|between|late)\b|\b(?:ferry|bus|train|metro|tram|machine|tap|app|car|boat) (?:\w+ )?runs?\b/u,
    },

    {
      word: /^run|^ran/u,
      here: /\b(?:sizes?|shoes|shirts?|they) run (?:small|large|big|tight)|\brun (?:in the family|out|low|dry)/u,
    },
  ],
  "goal-net": [{ word: /^scor/u, here: /\bpoints?\b|basket|exam|test/u, meant: "basketball" }],
  "iron-nail": [{ word: /^nails?$/u, here: /\b(?:dogs?|cats?|trim|clip|bit|bite|biting|polish|finger|salon|long)\b/u }],
  "steaming-pot": [
    {
      word: /^kitchen|^mutfa/u,
      here: /\bkitchen (?:floor|wall|table|door|island|cabinets?|counter)|mutfak (?:dolab|dolap|zemin|duvar|masa|kapı)/u,
    },
  ],
  "finish-line": [{ word: /^cross/u, here: /\bball (?:\w+ ){0,2}crossed/u, meant: "goal-net" }],
  "market-stall": [{ word: /^tezg[aâ]h/u, here: /usta|çırak|mutfak|marangoz|atölye/u, meant: "hammer-and-wrench" }],
  "puzzle-piece": [
    { word: /^pieces?$/u, here: /^(?!.*\b(?:puzzle|jigsaw|fit|lego)).*\b(?:left|stock|twelve|ten|few)\b/u },
  ],
  // "Dünya'nın çekirdeği": what lies in its middle is no snack.
  nuts: [
    { word: /^çekirde/u, here: /dünya|gezegen|yer küre|yerküre/u, meant: "earth-core" },
    { word: /^çekirde/u, here: /atom|hücre|nükleer|güneş|yıldız/u, meant: "atom" },
  ],
  // "Ardına kadar açık": nothing grows.
  "chart-increasing": [{ word: /^ard/u, here: /ardına|ardında|ardından/u }],
  bread: [
    {
      word: /^toast/u,
      here: /\btoast(?:ed|ing)? (?:your |the |some )?(?:spices|nuts|seeds|sesame|cumin|almonds|walnuts|pine|oats|rice|coconut)/u,
    },
  ],
  "yawning-face": [{ word: /^boring/u, here: /\bboring (?:salad|dinner|meal|room|wall|outfit|garden|recipe|food)/u }],
  "1st-place-medal": [
    { word: /^birinci/u, here: /birinci (?:kat|sınıf|gün|bölüm|adım|derece|el|dünya|hafta|ay|yıl)/u },
  ],
  // "Dilenci sandığı adam", "saksıya gömün".
  "treasure-chest": [
    { word: /^sand/u, here: /sandığ\p{L}* (?:adam|kadın|kişi|şey|kadar|gibi|kolay|zor)|sandığın(?:ız)?(?:dan|ı)/u },
    { word: /^göm/u, here: /toprağ|toprak|saksı|bahçe|kabu[kğ]|tohum|mezar/u },
  ],
  "derelict-house": [{ word: /^ruin/u, here: /\bruin(?:s|ed|ing)? (?:everything|it all|dinner|a|any)\b/u }],
  "cracked-house": [
    { word: /^ruin/u, here: /\bruin(?:s|ed|ing)? (?:everything|it all|dinner|a|any)\b/u },
    {
      word: /^disaster/u,
      here: /\b(?:was|is|were|be|been|a|total|complete) (?:\w+ )?disaster(?! (?:zone|area))/u,
      meant: "person-facepalming",
    },
  ],
  toothbrush: [
    {
      word: /^brush|^fırça/u,
      here: /\b(?:cats?|dogs?|hair|horses?|fur|puppy)\b|kedi|köpe[kğ]|tüy/u,
      not: /\bteeth\b|(?<!\p{L})diş/u,
      meant: "hair-brush",
    },
  ],
  // A cake is frosted in no winter, and a pitcher's game is no console's.
  snowflake: [{ word: /^frost/u, here: /\b(?:cakes?|cupcakes?|cookies|brownies|it)\b/u }],
  joystick: [{ word: /^games?$/u, here: /\b(?:perfect|no-hit|pitcher|innings?|playoff|home|away|final|winning) /u }],
};
