import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Draft } from "#director/draft.ts";
import { isAnimal } from "#director/match/animals.ts";
import { isSomebody } from "#director/topic.ts";
import type { PoseName } from "#stage/figure/figure-name.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import type { Act } from "./act.ts";
import { personWord } from "./person-words.ts";

/** Poses with something in the hands, and what is done with empty ones. */
const HELD: Partial<Record<PoseName, PoseName>> = {
  carry: "walk",
  lift: "stand",
  give: "speak",
  take: "take",
  throw: "throw",
  push: "push",
  pull: "pull",
  reach: "reach",
  read: "read",
  eat: "eat",
  look: "look",
  play: "play",
  plant: "plant",
  fix: "fix",
  sing: "sing",
  photo: "photo",
  paint: "paint",
};
/** What goes with a deed is held; anything else the sentence names stands beside it. */
const HELD_ONLY: Partial<Record<PoseName, RegExp>> = {
  read: /book|letter|envelope|newspaper|paper|scroll|memo|map|card|notebook|postcard|receipt|poster|photo|flashlight|sign/u,
  play: /guitar|violin|banjo|flute|trumpet|saxophone|accordion|drum/u,
  plant: /seedling|potted|tulip|rose|flower|herb|watering/u,
  fix: /wrench|hammer|screwdriver|saw|tool/u,
  sing: /microphone/u,
  photo: /camera|phone/u,
  paint: /brush|palette/u,
};
/** What a pose brings itself: a second one beside it would be another. */
export const OF_POSE: Partial<Record<PoseName, RegExp>> = {
  row: /boat|canoe|ship|galleon|raft/u,
  swim: /wave|swimming/u,
  cook: /pot|pan$|cooking|oven|bowl/u,
  ladder: /ladder|stair/u,
  climb: /mountain|rock/u,
  sleep: /bed$|pillow|blanket/u,
  write: /table$|desk|chair|pen$|crayon/u,
  sit: /chair|seat|bench/u,
  eat: /plate|spoon|fork|bowl|table$/u,
  read: /book|newspaper|bookmark/u,
  phone: /phone/u,
  dig: /shovel/u,
  knock: /door|knocking/u,
  ride: /bicycle|biking/u,
  sweep: /broom/u,
  wash: /sponge|soap|sink|faucet/u,
  kick: /soccer/u,
  photo: /camera/u,
  sing: /microphone/u,
  tie: /shoe/u,
  drive: /car$|automobile|wheel/u,
};
/**
 * What two hands can hold, by kinds: nobody takes a ferry, a hut or a shower. Whole names of drawings, with `-` for what may stand
 * before or behind.
 */
const KINDS = [
  // What is read, written and sent.
  /(?:^|-)(?:books?|notebook.*|ledger|scroll|letter|envelope|newspaper|magazine|postcard|passport|ticket|tickets|receipt|resume|diary|bookmark.*|memo|notepad|clipboard|paper|page-.*|file-folder|photo-album|framed-picture|wall-poster|boarding-pass|exam-paper|signed-contract|identification-card|credit-card|placard|checklist|blueprint|spiral-notepad|label|playing-cards|red-card|world-map|love-letter)$/u,
  // What is written and drawn with.
  /(?:^|-)(?:pen|pencil|crayon|paintbrush|artist-palette|fountain-pen|black-nib|quill-and-ink|paint-roller|paint-bucket|scissors)$/u,
  // Bags, boxes and what one carries in them.
  /(?:^|-)(?:bag|bags|handbag|purse|wallet|backpack|luggage|briefcase|basket|bucket|box|package|sack|gift|packing-cubes|treasure-chest|first-aid-kit|toolbox|tray|watering-can|leaving-box|emergency-bag|money-bag|piggy-bank|birdcage)$/u,
  // Money, jewels and keys.
  /(?:^|-)(?:coin|coins|coin-stack|banknote|gold-bar|keys?|old-key|ring|necklace|earrings|gem-stone|crown|watch|medal|trophy|prayer-beads|nazar-amulet|locked-with-key)$/u,
  // Dishes and what is in them.
  /(?:^|-)(?:plate|bowl.*|cup|mug|mugs|glass|bottle|jar|jug|teapot|teacup.*|beverage|milk|thermos|can|canned-food|pot|cezve|coffee|spoon|fork|kitchen-knife|frying-pan|tea-glass|glass-of-.*|cup-with-straw|bubble-tea|beer-mug|beverage-box|honey-pot|amphora|porcelain-vase|ayran|smoothie|protein-shaker|juice-glass|water-bottle|pouring-liquid|soup|steaming-bowl|bento-box|lunch-box|spoon-of-.*|fork-and-knife-with-plate|rice-pudding|yogurt|menemen|omelette|lokum|manti|kofte|dolma|baklava|kunefe|electric-kettle|raw-meatballs|sushi|cooked-rice)$/u,
  // Bread, fruit, sweets: what is taken in the hand.
  /(?:^|-)(?:bread|baguette-bread|croissant|simit|bagel|pretzel|sandwich|pizza|hamburger|hot-dog|taco|doner|lahmacun|pide|borek|pancakes|waffle|cookie|cake|cupcake|pie|doughnut|chocolate-bar|candy|lollipop|ice-cream|popcorn|apple|banana|lemon|lime|orange|tangerine|pear|peach|grapes|melon|watermelon|cherries|strawberry|blueberries|pomegranate|fig|quince|plum|mango|pineapple|coconut|kiwi-fruit|tomato|potato|carrot|onion|garlic|corn|pepper|cucumber|broccoli|eggplant|pumpkin|cauliflower|artichoke|beetroot|mushroom|egg|cheese-wedge|meat-on-bone|poultry-leg|butter|salt|spices|sugar-cubes|honey-jar|jam-jar|pickle-jar|flour-sack|dates-fruit|nuts|walnut|chestnut|peanuts|olive|olive-oil|herb|sausage|popsicle|fruit-bowl|wheat|sheaf-of-rice|french-fries|avocado|shish-kebab|cut-of-meat|beans|ginger-root)$/u,
  // Tools and arms.
  /(?:^|-)(?:hammer|wrench|screwdriver|carpentry-saw|axe|pick|shovel|rake|broom|pliers|power-drill|tape|measuring-tape|straight-ruler|rolling-pin|whisk|sewing-needle|thread|yarn|knot|magnet|iron-nail|screw|nut-and-bolt|gear|sponge|soap|towel|toothbrush|toothpaste|razor|comb|hair-brush|hair-pick|lotion-bottle|perfume|plunger|sword|swords|dagger|scimitar|spear|shield|bow-and-arrow|bomb|boomerang|fishing-pole|fishing-net|hook|chains|white-cane|crutch|magic-wand|crystal-ball|test-tube|syringe|pill|pill-bottle|stethoscope|fire-extinguisher|auction-gavel|balance-scale|chopsticks|hair-dryer|nail-polish|paperclip|pushpin|cigarette|dental-floss|clamp)$/u,
  // Light and machines of the hand.
  /(?:^|-)(?:candle|flashlight|lantern|torch|diya-lamp|lighter|match-stick|light-bulb|phone|smartphone|smartphone-green|camera|camera-with-flash|video-camera|radio|laptop|remote-control|calculator|microphone|headphone|magnifying-glass-.*|binoculars|telescope|compass|megaphone|battery|phone-charger|joystick|video-game|pager|telephone-receiver|telephone|app-screen|drone|floppy-disk|optical-disk|dvd|videocassette|name-badge|abacus)$/u,
  // What is worn.
  /(?:^|-)(?:shirt|t-shirt|running-shirt|coat|scarf|gloves|socks|dress|kimono|sari|jeans|shorts|clothes|hat|cap|helmet|shoe|sandal|boot|ballet-shoes|umbrella|glasses|sunglasses|goggles|necktie|bow-tie|ribbon|blanket|pillow|silk|hanger|lab-coat|safety-vest|pajamas|tumbler-glass|folding-hand-fan|fan|mask|diving-mask|performing-arts|fez|lipstick|button)$/u,
  // Toys, games and what is played on.
  /(?:^|-)(?:ball|baseball|softball|basketball|volleyball|football|tennis|badminton|ping-pong|boxing-glove|kite|yo-yo|teddy-bear|rag-doll|nesting-dolls|paper-plane|paper-boat|balloon|puzzle-piece|game-die|chess-.*|marbles|building-blocks|snow-globe|snowball|water-pistol|dumbbell|kettlebell|jump-rope|skateboard|skis|sled|ice-skate|yoga-mat|bubbles|whistle|bell|guitar|violin|banjo|flute|trumpet|saxophone|accordion|drum|saz|maracas|triangular-flag|flag|wrapped-gift|party-popper|firecracker|sparkler|red-envelope|jack-o-lantern)$/u,
  // What grows and lies about.
  /(?:^|-)(?:rose|tulip|bouquet|flower|sunflower|hyacinth|hibiscus|lotus|blossom|dandelion|seedling|potted-plant|cactus|leaf|feather|shell|stone|rock|wood|brick|broken-branch|bone|nest-with-eggs|four-leaf-clover|shamrock|ice-cubes|ice|coal|hay-bale)$/u,
];
/** Of the same ending, and something else: a balloon to fly in, what is said in one, a whole scene. */
const NOT_HELD =
  /^(?:hot-air-balloon|.*(?:speech|thought)-balloon|beach-.*|.*-button|.*-face.*|face-.*|heart-with-.*|person-.*|melting-.*|mirror-ball|.*-into-.*|.*-in-.*|less-than-.*|paint-orange|right-shoe|shared-pie|steaming-pot|cosy-box|mountain-flag|mountain-.*|places-.*|great-.*|bellhop-bell|.*-swords)$/u;
/** What is pushed and pulled along, and is too large to be carried. */
const ROLLED =
  /^(?:shopping-cart|wheelbarrow|stroller|lawnmower|vacuum-cleaner|bicycle|sled|luggage|barrel|stone-block|rock|tyre|wheel|hay-bale|fishing-net|yarn|knot|manual-wheelchair)$/u;
function isHeld(slug: string, pose: PoseName): boolean {
  if (pose === "push" || pose === "pull") return ROLLED.test(slug) || isOfHand(slug);
  return isOfHand(slug);
}
function isOfHand(slug: string): boolean {
  return KINDS.some((kind) => kind.test(slug)) && !NOT_HELD.test(slug);
}
/** Signs of what a person does: the figure does it. */
export const SIGNS =
  /^figure-|-face$|^face-|hand|^eyes?$|^ear$|speech|thought|footprints|^person-|-figure$|-pair$|helping-up|people-hugging|speaking-head|zzz|dashing|sleeper|droplet$|light-bulb|running-shoe|waiting-line|hourglass|magnifying|mind-|^brain|collision|silhouette|telephone-receiver|knocking|finish-line|fountain-pen|^memo$|^pencil$|megaphone|^crowd$|broken-heart|empty-path|flexed/u;
export function isPerson(slug: string): boolean {
  return isSomebody(slug) || figureOf(slug) !== null;
}

/** Where one sits without a chair. */
const OUTSIDE =
  /\b(?:ground|floor|beach|tree|grass|rock|curb|pavement|roadside|shore|sand|stairs|steps|corner)\b|ağa[cç]|yere|yerde|sahil|kaldırım|kumsal|çimen|taş|toprağ|merdiven|köşe|kıyı/u;

/** What is looked at is held before the eyes. */
export function withHands(pose: PoseName): PoseName {
  return pose === "look" ? "take" : pose;
}

/** What is climbed by rungs or steps, and not by hand. */
const RUNGS = /\b(?:ladder|stairs|steps|rope|wall|tower|tree|roof|window)\b|merdiven|duvar|kule|çatı|ağa[cç]/u;

const PEDALS = /\bby (?:bike|bicycle)\b|bisiklet(?:le|iyle|imle)(?!\p{L})/u;

export function emptyHanded(pose: PoseName, told: string): PoseName {
  if (pose === "sit" && OUTSIDE.test(told)) return "rest";
  if (pose === "climb" && RUNGS.test(told)) return "ladder";
  if (pose === "walk" && PEDALS.test(told)) return "ride";
  return HELD[pose] ?? pose;
}

/** What the sentence puts into the hands. */
export function propIn({ hits }: Draft, { pose }: Act, language: Language): string | undefined {
  if (HELD[pose] === undefined) return undefined;
  const found = hits.find(
    ({ slug, rank, isRefused, isSide, word }) =>
      rank === "thing" &&
      !isRefused &&
      (isSide !== true || language === "tr" || pose === "look") &&
      word !== "" &&
      !isPerson(slug) &&
      !SIGNS.test(slug) &&
      isHeld(slug, pose) &&
      HELD_ONLY[pose]?.test(slug) !== false &&
      !(pose === "eat" && NOT_EATEN.test(slug)) &&
      !isAnimal(slug) &&
      personWord(word, language) === null,
  );
  if (found && pose === "photo") return found.slug;
  return found && propSlug(found.slug, lowerCase(found.word, language));
}

/** "Eat a dollar slice": not the dollar. */
const NOT_EATEN =
  /ogre|goblin|dragon|ghost|robot|t-rex|sauropod|zombie|troll|sack|banknote|coin|money|wallet|card$|phone|newspaper|book$/u;

/** A photograph in the hand is a picture, and not what took it. */
export function propSlug(slug: string, word: string): string {
  return slug.startsWith("camera") && /^(?:foto|photo|picture|resim)/u.test(word) ? "framed-picture" : slug;
}
