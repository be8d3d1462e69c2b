import type { Elsewhere } from "#director/senses/eras.ts";
import type { Reading } from "./reading.ts";

/** A game told of by who plays it: its boss is a monster, and health is counted in hearts. */
export const OF_GAMES =
  /\b(?:gamers?|gaming|video ?games?|speedrun\w*|boss fights?|final boss|(?:this|that|the last|the first) boss (?:\d|fight|again)|potions?|loot|respawn\w*|dungeons?|minecraft|playstation|xbox|nintendo|elden ring|dark souls|controller)\b|(?<!\p{L})(?:oyuncular|oyunda|minecraft|zindan|can barı|bölüm sonu|boss[ua])(?!\p{L})/u;
const PIANO = /\bpianos?\b|(?<!\p{L})piyano/u;
const BEES = /\bbees?\b|\bhives?\b|\bqueen bee|(?<!\p{L})arı(?:lar|nın|lı|cı)|kovan/u;
const KNITTED = /\bknit\w*|\bcrochet\w*|\byarn\b|(?<!\p{L})(?:örgü|yün|atkı ör|kazak ör)/u;
const INJECTED =
  /\b(?:vaccin\w+|inject\w+|acupunct\w+|tattoo\w*|blood test|syringe)\b|(?<!\p{L})(?:aşı (?:ol|yap)|dövme|akupunktur|kan al)/u;
const SPACECRAFT =
  /\b(?:probes?|spacecraft|voyager|nasa|satellites?|rovers?|telescope|astronauts?|mission control)\b|(?<!\p{L})(?:uzay arac|uydu|sonda(?:sı)?(?!\p{L})|voyager|teleskop)/u;
const IMPACT = /\b(?:asteroids?|meteor\w*|comets?|impact)\b|göktaşı|meteor|asteroit/u;
const SEWN_TROUSERS =
  /^(?=.*\b(?:jeans|trousers|pants|denim|leggings)\b)(?=.*\b(?:sew\w*|cut|hem\w*|fabric|seams?|fold|iron)\b)/su;

/** Words whose second sense the whole text tells; see eras.ts. */
export const SECOND_ELSEWHERE: readonly Elsewhere[] = [
  // The inside of a piano, and the strings of other instruments.
  ["violin", PIANO, "musical-keyboard", /^strings?$/u],
  ["violin", /\b(?:guitars?|ukulele)\b/u, "guitar", /^strings?$/u],
  ["hammer", PIANO, "musical-keyboard", /^hammers?$|^çeki[çc]/u],
  ["guitar", PIANO, "musical-keyboard", /^chords?$|^akor/u],
  ["foot", PIANO, undefined, /^pedal/u],
  // A male bee.
  ["drone", BEES, "honeybee", /^drones?$/u],
  ["knight-helmet", BEES, "honeybee", /^(?:guards?|soldiers?)$/u],
  // What fell from the sky leaves a hole, and no volcano.
  ["volcano", IMPACT, "hole", /^craters?$|^krater/u],
  ["full-moon", IMPACT, "hole", /^craters?$|^krater/u],
  ["sewing-needle", KNITTED, "yarn", /^(?:needles?|şiş\p{L}*)$/u],
  ["sewing-needle", INJECTED, "syringe", /^(?:needles?|iğne\p{L}*)$/u],
  ["sewing-needle", /\b(?:pine|spruce|fir|conifers?|christmas tree)\b/u, "evergreen-tree", /^needles?$/u],
  ["sewing-needle", /\b(?:compass|magnetic)\b|pusula/u, "compass", /^(?:needle|iğne)/u],
  ["sewing-needle", /\b(?:vinyl|record player|turntable)\b|(?<!\p{L})pla[kğ]/u, undefined, /^(?:needle|iğne)/u],
  [
    "mirror",
    /\b(?:mechanic|side mirror|rear-?view|wing mirror|blind spot|change lanes?)\b|yan ayna|dikiz|kör nokta/u,
    "car-mirror",
    /mirrors?$|^ayna/u,
  ],
  ["leg", SEWN_TROUSERS, "jeans", /^legs?$/u],
  ["office-worker", OF_GAMES, "ogre", /^boss(?:es)?$/u],
  ["briefcase", OF_GAMES, "ogre", /^boss(?:es)?$/u],
  ["stethoscope", OF_GAMES, "red-heart", /^health$/u],
  // Waves of an oven come from no dish on the roof, and its door leads nowhere.
  ["satellite-antenna", /\bmicrowaves?\b|mikrodalga fırın/u, "microwave", /wave|dalga/u],
  ["door", /\b(?:microwave|oven)\b(?!.*\b(?:knock|front door|bedroom|neighbou?r))/su, "microwave", /^doors?$/u],
  ["envelope", SPACECRAFT, "satellite-antenna", /^(?:messages?|mesaj\p{L}*)$/u],
  ["musical-notes", SPACECRAFT, "satellite", /^instruments?$/u],
  [
    "musical-notes",
    /\b(?:surg\w+|dentist|laborator\w+|cockpit|financial|debt|measur\w+)\b/u,
    undefined,
    /^instruments?$/u,
  ],
  // A dryer beside a washing machine is another machine, and looks the same.
  [
    "washing-machine",
    /\bwash(?:es|ed|ing)?\b|\blaundry\b|(?<!\p{L})(?:yıka|çamaşır)/u,
    undefined,
    /^(?:tumble )?dryers?$|^kurutma/u,
  ],
  // Men in suits sit in no football team, and clean no office.
  [
    "team",
    /\b(?:cleaning|cleaners?|movers|kitchen|film crew|pit crew) (?:team|crew)|temizlik (?:ekib|takım)/u,
    undefined,
    /^(?:team|crew|eki[pb])/u,
  ],
];

const NOT_OF_ICE =
  /\bice\b|icicle|ice-|iceberg|glacier|\bsnow|polar|arctic|antarctic|greenland|frozen|popsicle|permafrost|(?<!\p{L})(?:buz|kar(?:lar|ı|da|ın)?(?!\p{L})|kutup|kardan|dondurma|antarktika|grönland)/u;
/** See idioms.ts; these stand before all others. */
export const SECOND_SENSES: Readonly<Record<string, readonly Reading[]>> = {
  // "A loan from my uncle": nobody pays by card.
  "credit-card": [
    {
      word: /^(?:loan|borç|borc)/u,
      here: /\bfrom (?:my|his|her|our|their|an?) (?:uncle|aunt|father|mother|dad|mum|mom|brother|sister|friend|parents|cousin|grandm\w+|grandf\w+)\b|(?<!\p{L})(?:amca|dayı|teyze|hala|baba|anne|abi|abla|arkadaş|kuzen|dede)\p{L}*[dt][ae]n/u,
      meant: "money-bag",
    },
  ],
  headphone: [
    {
      word: /^headsets?$/u,
      here: /\bvr\b|virtual|metaverse|\bmars\b|another world|inside the game|look around/u,
      meant: "vr-headset",
    },
  ],
  automobile: [
    { word: /park/u, here: /\bempty (?:\p{L}+ )?(?:parking lots?|car parks?)\b|(?<!\p{L})boş (?:bir )?otopark/u },
  ],
  // Who works, marries or quarrels is no baby.
  baby: [
    {
      word: /^(?:twins?|triplets|ikiz)/u,
      here: /\b(?:wedding|married|divorced?|spoken|college|university|jobs?|worked?|boss|grown|adults?|retired|birthday|team|stole|shop)\b|(?<!\p{L})(?:düğün|evlen|boşan|konuşm|üniversite|okul|lise|iş(?:e|te|yeri)(?!\p{L})|patron|emekli|doğum gün|takım)/u,
    },
  ],
  wood: [
    {
      word: /^planks?$/u,
      here: /\b(?:core|abs|\w+ seconds?|\w+ minutes?|workout|hold(?:ing)? a plank|push-?ups?|sit-?ups?)\b/u,
      not: /\b(?:sand|saw|nail|drill|paint|cut)\w*\b/u,
      meant: "plank-figure",
    },
  ],
  "plank-figure": [
    {
      word: /^planks?$/u,
      here: /\b(?:wood\w*|ladder|book(?:shelf|case)|shel(?:f|ves)|saw\w*|nail\w*|drill\w*|floor\w*|deck|tables?|build|built|bench|boat|bridge|fence|roof|pirates?|oak|pine|paint\w*)\b/u,
      not: /\b(?:core|abs|seconds?|minutes?|workout|hold)\b/u,
      meant: "wood",
    },
  ],
  "top-hat": [
    {
      word: /hats?$/u,
      here: /\b(?:knit\w*|crochet\w*|wool\w*|yarn|winter|cold|beanie|sun|straw|beach|cowboy|party)\b/u,
    },
  ],
  "lying-figure": [
    {
      word: /^(?:l[aiy]|yat)/u,
      here: /\b(?:pupp(?:y|ies)|dogs?|cats?|kittens?|horses?|cows?|lions?|tigers?|rabbits?|hens?|sheep|goats?)\b|(?<!\p{L})(?:köpe[kğ]|kedi|yavru|at(?:lar|ı)?(?!\p{L})|ine[kğ]|aslan|tavşan|koyun)/u,
    },
  ],
  // The back that hurts is another part of the body.
  "spine-figure": [
    {
      word: /^(?:shoulders?|omuz|omzu)/u,
      here: /\b(?:push-?ups?|pull-?ups?|(?:bench|overhead|shoulder) press\w*|gym|curls?|dumbbells?|weights)\b|şınav|barfiks|halter|ağırlık/u,
      meant: "flexed-biceps",
    },
    { word: /^(?:shoulders?|omuz|omzu)/u, here: /^/u, not: /\b(?:back|neck|posture|pain)\b|sırt|boyun|duruş|ağrı/u },
  ],
  // The mouth of a river eats nothing.
  mouth: [
    {
      word: /^(?:mouths?$|a[ğg]z)/u,
      here: /\bmouth of (?:the|a|an) (?:\p{L}+ )?(?:river|cave|volcano|tunnel|jar|bottle|bay|harbou?r|fjord)|(?<!\p{L})(?:yanarda[ğg]|volkan|ma[ğg]ara|neh(?:ir|r)|ırma[kğ]|körfez|kuyu|torba|çuval|şişe|kavanoz|tünel|fırın|silah|namlu)\p{L}* a[ğg]z/u,
    },
  ],
  // A national team plays more than football.
  "soccer-ball": [
    {
      word: /^(?:team|takım|milli|final|ma[çc]|match)/u,
      here: /\b(?:volleyball|basketball|handball|tennis|rugby|hockey|baseball|swimming)\b|(?<!\p{L})(?:voleybol|basketbol|hentbol|tenis|ragbi|hokey|beyzbol|yüzme|güreş|okçuluk)/u,
      not: /\bfootball\b|\bsoccer\b|futbol/u,
    },
  ],
  // Knees are bent to spare the back.
  "sore-knee": [
    {
      word: /^(?:knees?$|diz)/u,
      here: /\b(?:bend|bent|bending) (?:your|the|both|his|her) knees|\bknees bent\b|(?<!\p{L})diz\p{L}* (?:hafifçe |biraz )?bük/u,
    },
  ],
  // Who digs himself into the ground sows nothing.
  seedling: [
    {
      word: /^topra/u,
      here: /(?<!\p{L})topra[kğ]\p{L}*(?: \p{L}+){0,3} (?:göm|kaz)|minecraft/u,
      not: /tohum|fidan|saksı|ekin/u,
      meant: "shovel",
    },
  ],
  "ear-of-corn": [
    {
      word: /^mısır/u,
      here: /(?<!\p{L})(?:hitit|firavun|antlaşma|piramit|nil (?:nehri|deltası)|kahire|sfenks|osmanlı|mumya|mısır(?:['’]la|['’]ın)? arasında)/u,
    },
  ],
  leg: [
    // "The last leg of the trip", "the legs of a table".
    {
      word: /^legs?$/u,
      here: /\b(?:first|last|second|third|final|next|longest|home) leg\b|\bleg of (?:the|my|our|his|her|this) (?:trip|journey|race|tour|flight|relay|marathon|voyage)\b/u,
    },
    {
      word: /^(?:legs?|baca[kğ]\p{L}*|ayağı\p{L}*)$/u,
      here: /\b(?:table|chair|stool|desk|sofa|tripod|bench|bed|piano) legs?\b|\blegs? of (?:the|a|an|my|this) (?:\p{L}+ )?(?:table|chair|stool|desk|sofa|tripod|bench|bed)\b|(?<!\p{L})(?:masa|sandalye|koltu[kğ]|tabure|sehpa)\p{L}* baca/u,
    },
    { word: /^legs?$/u, here: /\bleg of lamb\b|\b(?:turkey|chicken|duck|frog) legs?\b/u, meant: "poultry-leg" },
  ],
  "melting-ice": [{ word: /^(?:melt|eri)/u, here: /^/u, not: NOT_OF_ICE }],
  // Who falls before the line does not break its ribbon.
  "finish-line": [
    {
      word: /^(?:finish|bitiş)/u,
      here: /\b(?:collaps\w*|fell|falls|tripped|stumbl\w*)\b|\b(?:met(?:er|re)s?|steps?|feet|yards|inches) (?:before|from|short of)\b|\b(?:did not|didn't|never|couldn't) (?:reach|cross|see|make)|(?<!\p{L})(?:düş(?:tü|müş)|yığıl|metre kala|varamadı|göremedi)/u,
      meant: "chequered-flag",
    },
  ],
  "father-and-child": [
    { word: /^/u, here: /\b(?:bride|wedding|aisle|groom)\b|(?<!\p{L})(?:gelin|düğün|nikah|damat|damad)/u },
  ],
  "mother-and-child": [
    { word: /^/u, here: /\b(?:bride|aisle|groom)\b|(?<!\p{L})(?:kayınvalide|kaynana|gelin(?:in|im)|damat|damad)/u },
  ],
  "notebook-and-pen": [
    {
      word: /^(?:wr(?:ote|ites?|iting|itten)|yaz)/u,
      here: /\b(?:symphon\w+|sonata|concerto|operas?|songs?|melody|lyrics|album|music)\b|(?<!\p{L})(?:senfoni|sonat|beste|şarkı|türkü|opera)/u,
      meant: "musical-score",
    },
    {
      word: /^(?:wr(?:ote|ites?|iting|itten)|yaz)/u,
      here: /\b(?:black|white|chalk)?boards?\b|\bon (?:the|a|her|his|my|our) (?:\p{L}+ )?(?:wall|sand|mirror|window|hand|arm|napkin|door|tree|stone|snow|ground)\b|(?<!\p{L})(?:tahtaya|duvara|kuma|aynaya|cama|eline|koluna|taşa|kapıya)(?!\p{L})/u,
    },
    {
      word: /^wr(?:ote|ites?|iting|itten)/u,
      here: /\b(?:code|software|program|script for the computer|apps?)\b/u,
      meant: "code-window",
    },
  ],
  "fishing-pole": [
    {
      word: /^(?:fisherm[ae]n|balıkçı)/u,
      here: /\bnets?\b|(?<!\p{L})(?:ağı(?:nı|na|nda)?|ağlar\p{L}*)(?!\p{L})/u,
      meant: "fishing-net",
    },
  ],
  // A heart or a mind that races runs no race.
  "chequered-flag": [
    {
      word: /rac/u,
      here: /\b(?:heart|mind|pulse|thoughts?|brain)s?(?: \p{L}+)? rac(?:e|es|ed|ing)\b|\bracing (?:heart|mind|thoughts|pulse)\b|\b(?:human|arms|space|rat|race against) race\b/u,
    },
  ],
  "running-shoe": [
    {
      word: /rac/u,
      here: /\b(?:heart|mind|pulse|thoughts?|brain)s?(?: \p{L}+)? rac(?:e|es|ed|ing)\b|\b(?:human|arms|rat) race\b/u,
    },
  ],
  // Planets, buildings and pieces line up, and nobody queues.
  "waiting-line": [
    {
      word: /^lin(?:e|es|ed|ing)/u,
      here: /\b(?:sun|moon|planets?|stars?|pieces?|edges?|corners?|numbers?|dots?|holes?|seams?|stripes?|buildings?|letters?|wheels?|lights?|teeth|dates|houses|trees|shelves|walls?|pockets?|clouds?)\b(?: \p{L}+){0,2} lin(?:e|es|ed|ing)\b|\blin(?:e|ed|ing) (?:the|my|his|her|our|a|with)\b/u,
    },
  ],
  tulip: [
    {
      word: /^(?:flowers?|çiçe[kğ]\p{L}*)$/u,
      here: /\b(?:dead|dying|dried|wilted|withered|rotten) (?:\p{L}+ )?flowers?|(?<!\p{L})(?:solmuş|kurumuş|ölü|solan) (?:\p{L}+ )?çiçe/u,
      meant: "wilted-flower",
    },
  ],
  // "Go out with your girls": friends, and no child.
  girl: [
    {
      word: /^girls$/u,
      here: /\b(?:your|my|our|the) girls\b(?= (?:tonight|out|on|for drinks|night|trip|weekend))|\bgirls['’]? (?:night|trip|weekend)\b/u,
      meant: "friends",
    },
  ],
  family: [
    {
      word: /^famil/u,
      here: /\bfamil(?:y|ies) of (?:\p{Ll}+ )?(?:mice|rats|ducks|ducklings|geese|swans|birds|bees|cats|kittens|dogs|foxes|wolves|bears|deer|elephants|owls|rabbits|hedgehogs|squirrels|raccoons|otters|plants|mushrooms|languages|words|instruments)\b/u,
    },
  ],
  // Only people are short and tall.
  "measuring-tape": [
    {
      word: /^(?:too|short|tall)/u,
      here: /^/u,
      not: /\b(?:i|you|he|she|we|they|boy|girl|man|woman|men|women|players?|kids?|people|child|children|guys?|everyone|nba|basketball)\b(?:['’]\p{L}+)?/u,
    },
  ],
};
