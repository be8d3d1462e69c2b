import type { Elsewhere } from "#director/senses/eras.ts";
import type { Reading } from "./reading.ts";

const CAR = /\b(?:cars?|t[iy]res?|wheels?|engine|vehicle|mechanic|bolts?|wrench|screws?)\b/u;
/** What a crow drops before cars holds no wheel. */
const CAR_PARTS = new RegExp(
  String.raw`^(?!.*\b(?:crows?|ravens?|squirrels?|birds?|walnuts?|almonds?|hazelnuts?)\b).*(?:${CAR.source})`,
  "su",
);
const DOG = /\b(?:pupp(?:y|ies)|pups?|dogs?|kittens?|cats?)\b/u;
const LAUNDRY =
  /\b(?:laundry|jeans|dryer|detergent|stains?|wash(?:ing)? (?:your|the|my) (?:clothes|shirts?|sweaters?))\b/u;
const CAMPER = /\b(?:vans?|camper|motorhome|caravan|school bus|rv)\b/u;

/** English words that mean something else where the whole text speaks of these; see eras.ts. */
export const ENGLISH_ELSEWHERE: readonly Elsewhere[] = [
  ["nuts", CAR_PARTS, "nut-and-bolt", /^nuts?$/u],
  [
    "charging-station",
    /^(?!.*\b(?:cars?|evs?|electric vehicles?|tesla|driv\w+|range)\b)/su,
    "phone-charger",
    /^charging$/u,
  ],
  ["peanuts", CAR_PARTS, "nut-and-bolt", /^nuts?$/u],
  ["trophy", DOG, "bone", /^rewards?$/u],
  ["house-keys", /\bpiano\b/u, "musical-keyboard", /^keys$/u],
  ["spiral-shell", /\b(?:turtles?|tortoises?|snails?)\b/u, undefined, /^shells?$/u],
  [
    "vertical-traffic-light",
    /\bsky\b|\baurora|northern|iceland|norway|lapland|arctic/u,
    "northern-lights",
    /^(?:green )?lights?/u,
  ],
  ["gloves", /\b(?:baseball|pitch(?:ed|er|ing)|catcher|infield|outfield)\b/u, "baseball", /^gloves?$/u],
  ["gloves", /\b(?:box(?:er|ing)|knockout|the ring)\b/u, "boxing-glove", /^gloves?$/u],
  // Orange among other colours is one.
  [
    "tangerine",
    /^(?!.*\b(?:juice|peel|zest|fruits?|slices?|eat|vitamin|handed|lunch)\b).*(?:\b(?:reds?|yellows?|pinks?|purples?)\b.*\boranges?\b|\boranges?\b.*\b(?:reds?|yellows?|pinks?|purples?)\b)/su,
    undefined,
    /^oranges?$/u,
  ],
  ["wing", /\b(?:planes?|airplanes?|aeroplanes?|aircraft|jets?|pilots?)\b/u, "small-airplane", /^wings?$/u],
  // An animal in the rain carries no umbrella.
  [
    "umbrella-in-rain",
    /\b(?:tied (?:up )?to an? (?:fence|tree|post|pole)|stray|abandoned|shelter)\b/u,
    "cloud-with-rain",
    /rain/u,
  ],
  // A coast in a storm is no holiday.
  [
    "beach-with-umbrella",
    /\b(?:storms?|hurricanes?|tsunamis?|typhoons?|cyclones?|earthquakes?|shipwreck\w*|invasion|troops|evacuat\w+)\b/u,
    "water-wave",
    /^(?:coasts?|coastline|shores?|beach(?:es)?)$/u,
  ],
  ["candy", DOG, "bone", /^treats?$/u],
  ["building-blocks", DOG, "bone", /^toys?$/u],
  ["glass-of-water", LAUNDRY, "washing-machine", /^(?:cold|hot|warm)/u],
  ["house", CAMPER, undefined, /^roof$/u],
  ["fish", /\b(?:octopus\w*|squid|crabs?|lobsters?|axolotl)\b/u, undefined, /^gills?$/u],
];

/** English turns of phrase in which a word does not name its object, by the sentence in small letters; see idioms.ts. */
export const ENGLISH_TURNS: Readonly<Record<string, readonly Reading[]>> = {
  // "Sand it lightly" is done with paper.
  ...Object.fromEntries(
    ["desert-dunes", "beach-with-umbrella", "desert", "sandcastle"].map((slug) => [
      slug,
      [
        {
          word: /^sand/u,
          here: /\bsand(?:ed|ing)? (?:it|them|the (?!beach|castle)|down|lightly|gently|smooth|off)\b/u,
        },
      ],
    ]),
  ),
  // "Take off the flat": what is taken off does not fly.
  "airplane-departure": [
    {
      word: /^t[ao]k/u,
      here: /\bt(?:ake|ook|akes|aking|aken) (?:it |them |that |this )?off (?:the|your|my|his|her|their|its|our|a|an|all|any|one|weight|makeup|pounds|with|and)\b|\bt(?:ake|ook|akes|aking) (?:it|them|your|my|his|her|their) (?:\w+ )?off\b/u,
      not: /\b(?:plane|pilot|runway|flight|airport|rocket|helicopter)s?\b/u,
    },
  ],
  // "The computer had less memory": that of machines is a chip.
  "mind-memory": [
    {
      word: /^memor/u,
      here: /\b(?:computers?|laptops?|phones?|smartphones?|consoles?|servers?|chips?|devices?|gigabytes?|megabytes?|kilobytes?|gb|mb|kb|ram)\b/u,
      meant: "microchip",
    },
  ],
  // "I taught him the letters": those of the alphabet are not sent.
  envelope: [
    {
      word: /^letters?$/u,
      here: /\b(?:alphabet|taught|teach|teaches|learn\w*|spell\w*|capital|vowels?|\d+|twenty.six|silent|first) (?:\w+ ){0,3}letters?\b|\bletters? (?:of|in) (?:the |a |her |his )?(?:alphabet|word|name)\b/u,
      not: /\b(?:first letter (?:to|from)|wrote|write|writes|sent|send|mailed|envelope|love letter)\b/u,
      meant: "blackboard",
    },
  ],
  // "The reds and oranges": colours.
  tangerine: [
    {
      word: /^oranges?$/u,
      here: /\b(?:reds?|yellows?|pinks?|golds?|purples?|browns?|blues?|greens?|bright|deep|burnt|turn(?:s|ed)?|glow\w*) (?:and |or |, |to |into )?oranges?\b|\boranges? (?:and|or|to) (?:reds?|yellows?|pinks?|purples?|golds?|browns?)\b|\borange (?:sky|light|glow|cat|line|vest|flames?|jacket|hair|sunset|leaves|lamp|car|paint|dress|shirt|dot|button)\b/u,
      not: /\b(?:juice|peel|slices?|zest|squeeze|fruits?)\b/u,
    },
  ],
  // Money that chases goods, dreams that are chased: nobody runs.
  "chasing-pair": [
    {
      word: /^chas/u,
      here: /\b(?:money|dollars?|cash|demand) chas|\bchas\w+ (?:(?:your|my|her|his|a|the|their|too|after) ){0,2}(?:dreams?|goals?|few|money|success|trends?|likes|perfection|happiness|clout)\b/u,
    },
  ],
  "person-running": [
    {
      word: /^chas/u,
      here: /\bchas\w+ (?:(?:your|my|her|his|a|the|their|too|after) ){0,2}(?:dreams?|goals?|few|money|success|trends?|likes|perfection|happiness|clout)\b/u,
    },
  ],
  // "A man who treats you like an option": how somebody is treated is no snack for a dog.
  bone: [
    {
      word: /^treats?$/u,
      here: /\btreats? (?:you|me|him|us|them|her|people|others|everyone|every|the|your|my|his|it|with|like|patients?)\b/u,
    },
  ],
  // "Two officers showed me his picture": it was taken before.
  camera: [
    {
      word: /^(?:photos?|pictures?)$/u,
      here: /\b(?:his|her|their|old|showed me a|of (?:his|her|my|their)) (?:photos?|pictures?)\b|\b(?:photos?|pictures?) of\b/u,
      not: /\b(?:t[ao]k(?:e|es|ing|en)|took|snap\w*|shoot\w*|camera|lens|post\w*|likes?)\b/u,
      meant: "framed-picture",
    },
  ],
  // A tree or a cactus that saves water opens no tap.
  faucet: [
    {
      word: /water/u,
      here: /\b(?:trees?|plants?|leaf|leaves|cactus|camels?|roots?|desert|body|kidneys?)(?:'s)?\b/u,
      meant: "droplet",
    },
  ],
  // Who sits on the heels or on the floor has no chair.
  chair: [
    {
      word: /^s[ia]t/u,
      here: /\bs(?:it|at|its|itting) (?:down )?(?:on|upon) (?:your|her|his|my|their|the) (?:heels|knees|hands|floor|ground|grass|mat|bed|edge|beach|stairs|steps|curb)\b|\bcross-?legged\b/u,
    },
  ],
  // "I bet you are yawning".
  "game-die": [{ word: /^bets?$/u, here: /\b(?:i|i'll|you|we) bet\b|\b(?:best|safe) bet\b/u }],
  // "The day I met my hero": whom one admires wears no medal.
  "sports-medal": [{ word: /^hero(?:es)?$/u, here: /\b(?:my|our|his|her|your|their) (?:\p{L}+ )?hero/u }],
  // Boats that are called back are not rung up.
  "telephone-receiver": [
    {
      word: /^call/u,
      here: /\b(?:been|were|was|are|is|be) called (?:back|off|up|in|out|the|an?|it)\b|\bso-called\b|\bcalled it\b/u,
    },
  ],
  // "Cleaner air": nobody sweeps.
  broom: [
    { word: /^cleaner$/u, here: /\bcleaner (?:air|water|energy|fuel|streets?|city|code|look|skin|than|future|cut)\b/u },
  ],
  // A hand that is not let go of is no seed in the wind.
  dandelion: [
    {
      word: /^let/u,
      here: /\b(?:couldn't|can't|cannot|could not|never|didn't|don't|won't|wouldn't) let go\b|\blet go of (?:his|her|my|your|the|their|its|our) (?:hands?|rope|wheel|bag|leash|ball|arm)\b/u,
    },
  ],
  // What helps saves nobody from the water.
  "ring-buoy": [
    {
      word: /^help(?:s|ed|ing)?$/u,
      here: /\S\s+\S/u,
      not: /\b(?:drown\w*|sav\w+|rescu\w+|danger|emergenc\w+|sea|boat|water|sos|(?:need|ask\w*|call\w*|cr[iy]\w*|shout\w*|scream\w*) (?:for )?help|help (?:me|us|him|her|them|you|people|others|others))\b/u,
    },
  ],
  // A cage at a shelter holds no bird.
  bird: [{ word: /^cages?$/u, here: /^/u }],
  // A goalkeeper who dances on his line, leaves, flames and shadows that do: no pair at a ball.
  "dancing-pair": [
    { word: /^danc/u, here: /\b(?:goal)?keeper\b/u, meant: "goalkeeper" },
    {
      word: /^danc/u,
      here: /\b(?:flames?|leaves|shadows?|snowflakes?|lights?|candle|dust|electrons?|atoms?) (?:\w+ )?danc/u,
    },
  ],
  "mirror-ball": [
    { word: /^danc/u, here: /\b(?:goal)?keeper\b/u, meant: "goalkeeper" },
    {
      word: /^danc/u,
      here: /\b(?:flames?|leaves|shadows?|snowflakes?|lights?|candle|dust|electrons?|atoms?) (?:\w+ )?danc/u,
    },
  ],
  // "Stay for the stories".
  "open-book": [
    {
      word: /^stor(?:y|ies)$/u,
      here: /\b(?:stay|come|here) for the stor|\binstagram|\btrue stor|\bstor(?:y|ies) behind|\blong story/u,
    },
  ],
};
