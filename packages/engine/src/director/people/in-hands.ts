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
/** Too large for two hands, or nothing one can hold. */
const NOT_HELD =
  /mirror-shadow|house|home|building|tower|castle|mountain|tree|forest|road|path|bridge|ship|boat|galleon|car$|automobile|television|fridge|washing-machine|taxi|tractor|minibus|motorcycle|museum|classical-building|hotel|stadium|tent$|bus|train|tram|locomotive|plane|rocket|sun|moon|star|cloud|rain|snow|storm|wave|sea|lake|river|island|beach|desert|village|city|school|hospital|station|door|gate|window|bed|couch|chair|table$|desk|stair|wall|fence|crowd|team|family|friends|sultan|-face$|^face-|hand|^eye|^ear$|foot|leg|heart|brain|balloon$|calendar|clock|hourglass|globe|map$|market|factory|office|church|mosque|^fire$|tornado|volcano|field|garden|well$|finish-line|stage|sparkles|zzz|mind-|-mark|collision|musical|ladder|cave|^hole$/u;
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
      !NOT_HELD.test(slug) &&
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
