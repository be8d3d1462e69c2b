import type { Reading } from "./reading.ts";

/** Bodies, deeds and people in turns of phrase in which their word does not name them, by the sentence in small letters; see idioms.ts. */
export const IDIOMS_OF_PEOPLE: Readonly<Record<string, readonly Reading[]>> = {
  // "Altı kart gözü": a pocket of a purse or a drawer sees nothing.
  eye: [{ word: /^göz/u, here: /(?:kart|para|cep|çanta|cüzdan|çekmece|dolap|fermuarlı|bölme)\p{L}* göz(?!lü[kğ])/u }],
  // A share that climbs.
  "person-climbing": [
    {
      word: /^climb/u,
      here: /percent|per cent|%|unemployment|inflation|price|rate|stock|share|dollar|temperature|degree/u,
      meant: "chart-increasing",
    },
  ],
  train: [
    {
      word: /^train(?:s|ed|ing)?$/u,
      here: /\btrain(?:s|ed|ing)? (?:artificial|ai|a model|models|the model|your|my|his|her|our|for)\b/u,
    },
  ],
  // "Sabah 5'te kalkan", "masadan kalkanlar": who gets up.
  shield: [
    {
      word: /^kalkan(?:lar)?$/u,
      here: /(?:[dt][ae]n?|erken|geç|ayağa|sabah|sonra) kalkan|kalkan(?:lar)? (?:insan|kişi|herkes|biri)/u,
    },
  ],
  // Brothers who fight embrace nobody.
  "people-hugging": [{ word: /^kardeş|^sibling/u, here: /savaş|kavga|düşman|çatış|fought|\bfight|rival/u }],
  // A knee that is only bent does not hurt; one by the way shows nothing.
  "sore-knee": [
    {
      word: /^/u,
      here: /ağrı|acı(?:yor|r|dı)|sakat|burk|menisküs|ameliyat|kireç|eklem|\b(?:pain\w*|hurts?|sore|ach(?:e|es|ing)|injur\w*|surgery|arthritis|joints?|tore|torn|ligaments?|twist(?:s|ed)|sprain\w*|meniscus)\b/u,
      meant: "sore-knee",
    },
    {
      word: /^/u,
      here: /(?<!\p{L})(?:bük|çömel|squat|zıpla)|\b(?:bend|bent|squat|lunge|jump)/u,
      meant: "squat-figure",
    },
    { word: /^/u, here: /\S\s+\S/u },
  ],
  "spine-figure": [{ word: /^spine/u, here: /cact|\bbooks?\b|hedgehog|porcupine|urchin/u }],
  // What is gained is no prize: resistance, speed, time, weight.
  trophy: [
    {
      word: /^kazan/u,
      here: /(?:direnç|hız|önem|zaman|vakit|deneyim|tecrübe|alışkanlı[kğ]|güven|kilo|değer|hak(?:kı)?|anlam|form|güç|sabır|dost|takipçi)\p{L}* kazan/u,
    },
    { word: /^w[io]n/u, here: /\bw[io]ns? (?:his|her|my|your|their|our|the) (?:trust|heart|hearts|respect|love)/u },
  ],
  "soccer-ball": [
    {
      word: /^balls?$/u,
      here: /\b(?:in|into|like|as) a ball\b|\ba ball of\b|\bhad a ball\b|\bballs? of\b|\bcrystal ball/u,
    },
    {
      word: /^kick/u,
      here: /\b(?:swim|float|pool|hips|crawl|yoga|boxing|karate|kick(?:ed|ing)? (?:out|off|the habit))/u,
    },
  ],
  collision: [{ word: /^patla/u, here: /pahalıya patla|duda[kğ]|\p{L}*öfke\p{L}* patla|gülmekten|kahkaha|mısır/u }],
  pill: [{ word: /^cure|^treat/u, here: /soap|\bbars?\b|concrete|cheese|\bham\b|weeks to cure|dog treat|\btreats\b/u }],
  whistle: [{ word: /^whistl|^ıslık/u, here: /finger|parmak|\bkettle|çaydanlık|\bwind\b|rüzg/u }],
  "person-lifting-weights": [{ word: /^ağırlı|^weight/u, here: /kendi ağırlı|own weight|ağırlığında/u }],
  briefcase: [{ word: /^işler$/u, here: /(?:faiz|saat|mekanizma|motor|kalp|sistem)\p{L}* işler/u }],
  school: [{ word: /^okl[ae]/u, here: /^/u, meant: "bow-and-arrow" }],
  "mirror-ball": [
    {
      word: /^danc|^dans/u,
      here: /northern lights|aurora|kuzey ışık|kutup ışık|\bflames?\b|shadows?|alevler|gölge|leaves|snowflakes/u,
    },
  ],
  boy: [{ word: /^brothers/u, here: /\b(?:wright|grimm|marx|warner|lumière|lumiere|coen|jonas) brothers/u }],
  "face-with-thermometer": [
    { word: /^fever/u, here: /\b(?:gold|cabin|football|election|dance|spring|world cup) fever/u },
  ],
  crown: [{ word: /^king/u, here: /\bis (?:no longer |still )?king\b/u }],
  "holding-hands": [{ word: /^hands?$/u, here: /\bwash(?:ing|ed)? (?:your |our |my |his |her |their )?hands\b/u }],
  "chequered-flag": [
    // What is finished before it is cold is no race.
    {
      word: /^finish/u,
      here: /\bfinish(?:ed|es|ing)? (?:your|my|the|his|her|our|their|it|this|that|up|eating|reading|writing|work|school|with|off|by|cooking|a)\b(?! (?:line|race|marathon))/u,
      not: /\b(?:race|marathon|runners?|lap|driver)\b/u,
    },
    { word: /^rac/u, here: /\bracing (?:mind|heart|thoughts?|pulse)|\b(?:heart|mind) (?:is |was )?racing/u },
  ],
  "person-running": [
    { word: /^acele|^hurry|^rush/u, here: /^/u },
    // Machines, water and noses run without legs, and so does whoever wants an office.
    {
      word: /^r[ua]n/u,
      here: /\b(?:cars?|bus|trains?|system|engine|motor|nose|water|tap|time|clock|app|program|machine|server|business|company|project|software|battery|fridge|stream|river)s?(?: \p{L}+){0,2} r[ua]n|\br[ua]n(?:s|ning)? (?:a|an|the|his|her|their|our|your|my) (?!marathon|race|mile|lap|fast|slow|half|distance|whole|first|last|\d)|\br[ua]n(?:s|ning)? (?:for (?:president|office|mayor)|the numbers|a (?:business|company|shop|test|bath)|late|dry|short|low|out of)/u,
    },
  ],
  "glowing-face": [
    {
      word: /^skin|^cil[dt]/u,
      here: /kuru(?!l)|kaşın|çatla|sivilce|akne|yanı[kğ]|kızar|döküntü|egzama|\bdry\b|\bdries\b|itch|acne|pimple|crack|rash\b|flak|sunburn|irritat|eczema|wrinkle|kırışı/u,
      meant: "cream-jar",
    },
    {
      word: /^skin|^cil[dt]/u,
      here: /\b(?:pepper|potato|tomato|chicken|fish|salmon|peach|banana|fruit|onion|garlic|apple|grape|mango|aubergine|eggplant|drum)/u,
    },
  ],
  microscope: [{ word: /^science/u, here: /\bscience of\b/u }],
  "office-worker": [{ word: /^manager/u, here: /\b(?:password|file|task|download|window|package) manager/u }],
};
