import type { Thing } from "#film/film.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { Draft } from "#director/draft.ts";
import { isLand } from "#stage/shots/land.ts";
import type { Figure, Group, Mood, Person, PoseName } from "#stage/figure/figure-name.ts";
import { figureName } from "#stage/figure/figure-name.ts";
import type { Act } from "./act.ts";
import type { Cast } from "./cast.ts";
import { findFeeling } from "./feelings.ts";
import { groupWord } from "./group-words.ts";
import { emptyHanded, isPerson, OF_POSE, propIn, propSlug, SIGNS, withHands } from "./in-hands.ts";
import { personWord } from "./person-words.ts";

const WALKING: ReadonlySet<PoseName> = new Set(["walk", "run"]);
/** People of no trade: a figure stands in their place. */
const PLAIN =
  /^(?:woman|man|girl|boy|child|old-woman|old-man|older-person|person|baby|grandparents|friends|team|classmates|bowed-figure|person-.*)$/u;

/** One of no name, for whom the one whose story it is can stand. */
export function isAnybody(slug: string): boolean {
  return (
    PLAIN.test(slug) && !/^(?:child|older-person|baby|friends|team|classmates|bowed-figure|person-.*)$/u.test(slug)
  );
}

type Scene = {
  draft: Draft;
  people: readonly Person[];
  group?: Group | undefined;
  /** Its words in small letters. */
  told: string;
  language: Language;
  isGrave: boolean;
  cast: Cast;
  /** What the scene before it showed. */
  before: string;
  /** Only words stood in it. */
  wasBare: boolean;
  /** The sentence says who. */
  isSaid: boolean;
  /** What the film is about. */
  topic: string | null;
};

/** Somebody does what the words say, with somebody else where they name one, and with the thing they name. */
export function showAct({
  draft,
  people,
  group,
  told,
  language,
  isGrave,
  cast,
  before,
  act,
}: Scene & { act: Act }): Draft {
  const [seer, two] = people;
  if (!seer) return draft;
  // "I saw a woman in white": who is seen is shown, not who sees.
  const seen = SEES.test(act.word) && !two && !group ? cast.otherIn(draft.text, seer) : undefined;
  const one = seen ?? seer;
  const beast =
    act.pair === "hug" ? draft.hits.find(({ slug, rank }) => rank === "thing" && isAnimal(slug))?.slug : undefined;
  const other = two ?? (act.pair && beast === undefined && !group ? cast.companion(draft.text, one, act) : undefined);
  const mood = moodOf(act.mood ?? findFeeling(told, language) ?? "calm", isGrave, told);
  const prop = seen ? undefined : propIn(draft, act, language);
  // A hand is held out to who fell as well as to greet.
  const isHelp = act.pair === "shake" && /-(?:fall|crawl|rest|bow)-/u.test(before);
  const isCure = act.pair === "rescue" && CURES.has(one.wear);
  // "I helped her every summer": beside her, and pulling nobody up.
  const isBesideHer = act.word.startsWith("help") && !/ (?:up|out|cross|stand|escape|walk)\b|feet|from the/u.test(told);
  const pair = other
    ? isCure
      ? "care"
      : isBesideHer
        ? "together"
        : isHelp
          ? "rescue"
          : (act.pair ?? (WALKING.has(act.pose) ? "together" : undefined))
    : undefined;
  // An animal is hugged on one's knees.
  const shown = seen || (group !== undefined && !TOGETHER.has(act.pose)) ? "stand" : act.pose;
  const alone = beast !== undefined ? "kneel" : prop === undefined ? emptyHanded(shown, told) : withHands(shown);
  const figure: Figure =
    pair && other
      ? {
          person: one,
          pose: pair,
          mood: pair === "hug" ? moodOf("glad", isGrave) : mood,
          other,
          prop: pair === "give-to" ? prop : undefined,
        }
      : {
          person: one,
          pose: alone,
          mood: beast === undefined ? mood : moodOf("glad", isGrave),
          other: two,
          group,
          prop,
        };
  const word = draft.text.slice(act.at, act.at + act.word.length);
  const named = beast === undefined ? besides(draft, language) : [thingOf(beast, "")];
  const isAround = (slug: string) => isLand(slug) || (group !== undefined && PLACES.test(slug));
  const beside = named.filter(
    ({ slug, word: name }) =>
      !isAround(slug) &&
      propSlug(slug, lowerCase(name, language)) !== prop &&
      OF_POSE[figure.pose as PoseName]?.test(slug) !== true,
  );
  return staged(draft, [thingOf(figureName(figure), word), ...beside.slice(0, 1)], word);
}

/** Nobody does anything that can be seen: who is told of stands there, beside what is named. */
export function showStanding({
  draft,
  people,
  group,
  told,
  language,
  isGrave,
  cast,
  before,
  topic,
  wasBare,
  isSaid,
}: Scene): Draft {
  const isFilled = draft.things.every(({ word }) => word === "");
  const isHero =
    draft.things.some(({ slug, word }) => word === "" && PLAIN.test(slug)) || (draft.kind === "hook" && isFilled);
  const [one, two] = people.length > 0 ? people : isHero ? [cast.hero] : [];
  if (!one || draft.things.some(({ isRefused, count }) => isRefused || count > 1)) return draft;
  // Whom the words name besides stands there too, in the clothes of a trade; a face of no name we know stays.
  const met = draft.things.filter(
    ({ slug, word }) => word !== "" && isPerson(slug) && !PLAIN.test(slug) && !SIGNS.test(slug),
  );
  const beside = two ?? cast.otherIn(draft.text, one);
  if (met.some(({ word }) => personWord(word, language) === null && groupWord(word, language) === null)) return draft;
  // People before a piece of land would be lost in it.
  const named = besides(draft, language).filter(({ slug }) => !isLand(slug));
  if (named.length > 1 && draft.kind !== "hook") return draft;
  const mood = moodOf(findFeeling(told, language) ?? "calm", isGrave, told);
  const other = group === undefined && (two || met.length > 0) ? beside : undefined;
  const nameOf = (pose: Figure["pose"]) => figureName({ person: one, pose, mood, other, group });
  const usual: readonly PoseName[] =
    mood === "tired"
      ? ["bow", "rest"]
      : mood === "glad"
        ? ["wave", "stand"]
        : mood === "calm" && other === undefined && group === undefined && named.length === 0 && draft.kind !== "hook"
          ? STANDING
          : ["stand", "wait"];
  const names = other && draft.kind === "hook" ? [nameOf("together")] : usual.map(nameOf);
  const isIdle = mood === "calm" && other === undefined && group === undefined && named.length === 0 && isFilled;
  if (isIdle && draft.kind !== "hook" && draft.kind !== "end") {
    // Somebody who only stands there tells nothing: beside what the film is about, or the words alone.
    if (topic !== null && !isPerson(topic) && !isAnimal(topic) && topic !== before)
      return staged(draft, [thingOf(nameOf("look"), ""), thingOf(topic, "")], "");
    if (!wasBare && !isSaid) return { ...draft, kind: "words", things: [] };
  }
  // The same still twice in a row is a film that stands.
  const slug = names.find((name) => name !== before) ?? nameOf("stand");
  return staged(draft, [thingOf(slug, ""), ...named.slice(0, 1)], "");
}

const SEES = /^(?:gör|saw$|sees?$|spotted$|noticed$)/u;

/** Who saves somebody by healing. */
const CURES: ReadonlySet<Person["wear"]> = new Set(["doctor", "nurse"]);

/** What many are seen doing at once; a table for each would be an inn. */
const TOGETHER: ReadonlySet<PoseName> = new Set(
  "walk run leap cheer clap wave dance look listen point cry wait throw carry give speak stand bow".split(
    " ",
  ) as PoseName[],
);
/** Where many are, there is no room for where they are. */
const PLACES = /^(?:village|city.*|house.*|home|building|school|door|open-door)$/u;

/** How somebody stands of whom nothing is told that can be seen. */
const STANDING: readonly PoseName[] = ["think", "stand"];

/** In a grave film nobody smiles of whom it is not told. */
function moodOf(mood: Mood, isGrave: boolean, told = ""): Mood {
  return isGrave && mood === "glad" && !LAUGHS.test(told) ? "calm" : mood;
}

const LAUGHS =
  /(?<!\b(?:never|not|n['’]t|nobody|stopped) )\blaugh\w*|(?<!\p{L})(?:gül(?:dü|üyor|meye|erek|er)(?!\p{L}*mse)|kahkaha)/u;

function staged(draft: Draft, things: Thing[], word: string): Draft {
  const isOpened =
    draft.kind === "words" ||
    draft.kind === "parade" ||
    (draft.kind === "close" && things.length > 1) ||
    (draft.kind === "end" && things.length > 1);
  return {
    ...draft,
    kind: isOpened ? "hero" : draft.kind,
    things,
    ...(draft.emphasis.length === 0 && word !== "" && { emphasis: [word] }),
  };
}

/** What the words of a scene name besides people and signs of what they do. */
function besides({ things, hits }: Draft, language: Language): Thing[] {
  return things.filter(
    ({ slug, word }) =>
      word !== "" &&
      !isPerson(slug) &&
      (!SIGNS.test(slug) || isNamedGlass(slug, word) || (TOLD_BY.test(slug) && word.includes(" "))) &&
      personWord(word, language) === null &&
      hits.some((hit) => hit.slug === slug && (hit.rank === "thing" || TOLD_BY.test(slug))),
  );
}

/** "The magnifying glass" is one; of a search it is only the sign. */
function isNamedGlass(slug: string, word: string): boolean {
  return slug.startsWith("magnifying-glass") && /magnifying|büyüteç|mercek|lens/iu.test(word);
}

/** Signs that say more of a scene than who is in it: the box somebody leaves an office with. */
const TOLD_BY = /^(?:leaving-box|money-with-wings)$/u;

function thingOf(slug: string, word: string): Thing {
  return { slug, word, count: 1, isRefused: false };
}
