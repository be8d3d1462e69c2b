import { UNCANNY } from "#director/senses/readings.ts";
import { feel } from "./feel.ts";
import type { Draft } from "./draft.ts";

/** Who has more of it throws up her arms; a bolt beside a bottle is electricity. */
const ENERGY = /\b(?:more|full of|boundless) energy\b|daha (?:çok|fazla) enerji|enerji dolu/iu;

export function energized(draft: Draft): Draft {
  const bolt = draft.things.find(({ slug }) => slug === "high-voltage");
  const isAlone = draft.things.every((thing) => thing === bolt || thing.word === "");
  if (!bolt || !isAlone || !ENERGY.test(draft.text)) return draft;
  return { ...draft, things: [{ ...bolt, slug: "full-of-energy", word: "" }] };
}

/** What is shown, what its sentence says of it, and the drawing that shows it so. */
const SAID_OF: readonly (readonly [shown: RegExp, text: RegExp, drawn: string, beside?: RegExp])[] = [
  [/^bathroom-scale$/u, /\blos(?:e|es|t|ing)\b|kilo ver|zayıfla/iu, "scale-going-down"],
  [
    /^(?:honeybee|spoon-of-honey|honey-jar)$/u,
    /kaşı\p{L}* on ?ikide bir|\btwelfth of a (?:tea)?spoon/iu,
    "twelfth-of-a-spoon",
    /^(?:honeybee|spoon-of-honey|honey-jar|honey-pot|spoon)$/u,
  ],
  [/^(?:dog|dog-face)$/u, /\b(?:welcom|adopt)\p{L}*|karşıla|sahiplen/iu, "welcome-puppy"],
  [/^running-shoe$/u, /\bminutes?\b|(?<!\p{L})dakika/iu, "person-running"],
  [
    /^person-running$/u,
    /\b(?:new to|start|begin|beginners?)\b.*\brunn|\brunning for\b|koşuya (?:yeni )?başla/iu,
    "runner-on-track",
  ],
  [/^moon-landing$/u, /\b(?:trip|journey|flight|voyage)\b|yolculu[kğ]|uçuş/iu, "moon-flight"],
];

/** What its sentence says of a thing is seen: the needle of a scale goes down for who loses weight. */
export function asSaid(draft: Draft): Draft {
  const [main, ...others] = draft.things;
  if (!main || main.isRefused) return draft;
  const isLess = main.slug === "guidance-computer" && others[0]?.slug === "watch" && LESS.test(draft.text);
  if (isLess) return { ...draft, things: [{ ...main, slug: "less-than-a-watch" }] };
  const said = SAID_OF.find(([shown, text]) => shown.test(main.slug) && text.test(draft.text));
  const isAlone = others.every(({ slug }) => said?.[3]?.test(slug));
  return said && isAlone ? { ...draft, things: [{ ...main, slug: said[2] }] } : draft;
}

const SWEET_DRINKS = /^(?:cup-with-straw|beverage-box|juice-glass|tropical-drink|bubble-tea|glass-bottle|orange)$/u;

/** A film on water does not end on a ban: where its last words refuse nothing but sweet drinks, a glass of it stands before them. */
export function waterInstead(draft: Draft): Draft {
  const [main, second] = draft.things;
  const isAll = draft.things.every(({ slug, isRefused }) => isRefused && SWEET_DRINKS.test(slug));
  if (!main || !second || !isAll) return draft;
  return {
    ...draft,
    kind: draft.kind === "parade" ? "hero" : draft.kind,
    things: [{ slug: "water-not-soda", word: "", count: 1, isRefused: false }],
  };
}

/** A film that opens on Cappadocia opens on its valley at sunrise. */
export function openedWide(draft: Draft): Draft {
  const [main, ...others] = draft.things;
  const isWhole = draft.kind === "hook" && others.length === 0 && main?.slug === "fairy-chimneys";
  if (!main || !isWhole || !/kapadokya|cappadocia/iu.test(draft.text)) return draft;
  return { ...draft, things: [{ ...main, slug: "cappadocia-valley" }] };
}

const LESS = /\bless\b|\bweaker\b|daha (?:az|zayıf)/iu;

const LOOKED_IN =
  /\b(?:look(?:s|ed|ing)?|star(?:es?|ed|ing)|glanced?) (?:\w+ )?(?:in|into|at) (?:the|my|a|her|his) mirror|(?<!\p{L})aynaya bak/iu;

/** Who looks into the mirror is in it. */
function inMirror(draft: Draft): Draft {
  const reflected = draft.things.find(({ slug }) => slug === "mirror-shadow");
  if (!reflected || !LOOKED_IN.test(draft.text)) return draft;
  const isShe = draft.things.some(({ slug }) => slug.startsWith("figure-she-"));
  return {
    ...draft,
    kind: draft.kind === "hero" ? "close" : draft.kind,
    things: [isShe ? { ...reflected, slug: "mirror-shadow-behind-her" } : reflected],
  };
}

/** Whose name is whispered has who whispers behind her. */
export function inWhisper(draft: Draft): Draft {
  const whisper = draft.things.find(({ slug }) => slug === "whisper-in-dark");
  if (!whisper || !draft.things.some(({ slug }) => slug.startsWith("figure-she-"))) return draft;
  return { ...draft, things: [{ ...whisper, slug: "whisper-behind-her" }] };
}

const CALM_ALONE =
  /^(figure-(?:she|he)-\w+-\w+-\d-(?:in-(?:dark-|light-)?\w+-)?(?:walk|listen|look|stand|wait|run)-)calm$/u;

/** Nobody is at ease at night in a film that is afraid. */
export function frightened(draft: Draft): Draft {
  if (!UNCANNY.test(draft.text.toLocaleLowerCase())) return draft;
  return {
    ...draft,
    things: draft.things.map((thing) => ({ ...thing, slug: thing.slug.replace(CALM_ALONE, "$1afraid") })),
  };
}

/** What is told of as its sentence tells of it: what is felt, done, seen in a mirror, heard or measured is in the picture. */
export function inThePicture(draft: Draft): Draft {
  return [feel, energized, inMirror, inWhisper, asSaid, openedWide].reduce((shown, told) => told(shown), draft);
}
