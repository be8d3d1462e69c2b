import type { Thing } from "#film/film.ts";
import { alikeOf } from "./alike.ts";
import type { Draft } from "./draft.ts";

/** So many things are summed up in one picture, and so few items make no list. */
const MOST_SUMMED_UP = 6;
const LEAST_OF_LIST = 3;
const LONGEST_TITLE = 64;
/** Colours and signs that mark a text say nothing without their sentence. */
const PASSING =
  /^(?:paint-|red-sunset|cross-mark|check-mark|warning|red-question|red-exclamation|thumbs|stop-sign|no-entry)/u;

/**
 * What the last picture shows: never the first one again. A thing of its own stays; what comes back is seen from another side or
 * beside what was told last; a call or a question that names nothing sums up what was shown.
 */
export function closeFilm(drafts: readonly Draft[]): Draft[] {
  const last = drafts.at(-1);
  if (!last || last.kind !== "end" || drafts.length < 2) return [...drafts];
  return [...drafts.slice(0, -1), { ...last, things: closingThings(drafts.slice(0, -1), last.things[0]) }];
}

/** The things of a closing picture after these scenes; `own` is what its words name, if anything. */
export function closingThings(told: readonly Draft[], own?: Thing): Thing[] {
  const opener = new Set(shownIn(told[0]).map(({ slug }) => slug));
  const isNamed = own !== undefined && own.word !== "";
  if (own && isNamed && !opener.has(own.slug)) return [own];
  const items = told
    .filter(({ kind }) => kind === "list" || kind === "map")
    .flatMap((draft) => shownIn(draft).slice(0, 1));
  const list = distinct(items);
  if (list.length >= LEAST_OF_LIST) return list.slice(0, MOST_SUMMED_UP).map(asSign);
  const others = othersOf(told.slice(1), opener);
  const about = own ?? shownIn(told[0]).find(({ isRefused }) => !isRefused);
  const other = about && alikeUnseen(told, about);
  // A title is about its own thing, and so is a sentence that names it: another drawing of it says so.
  if (other && (isNamed || own === undefined)) return [other];
  if (about && isNamed) return besideLast(about, others);
  if (others.length >= 2) return others.slice(-4).map(asSign);
  if (other) return [other];
  return about ? besideLast(about, others) : others.map(asSign);
}

/** The words of a closing picture that has none of its own: the title, where it is one. */
export function closingWords(told: readonly Draft[]): string {
  const text = (told[0]?.text ?? "").replace(/\s*[:–—-]\s*$/u, "").trim();
  return text.length <= LONGEST_TITLE ? text : "";
}

function alikeUnseen(told: readonly Draft[], about: Thing): Thing | undefined {
  const seen = new Set(told.flatMap((draft) => shownIn(draft)).map(({ slug }) => slug));
  const slug = alikeOf(about.slug).find((each) => !seen.has(each));
  return slug === undefined ? undefined : { ...asSign(about), slug };
}

/** The thing beside what was told last; nothing where it would stand alone once more. */
function besideLast(about: Thing, others: readonly Thing[]): Thing[] {
  const beside = others.findLast(({ slug }) => slug !== about.slug);
  return beside ? [asSign(about), asSign(beside)] : [];
}

/** What the scenes showed, the first thing of each and both sides of a comparison, without what the film began with. */
function othersOf(told: readonly Draft[], opener: ReadonlySet<string>): Thing[] {
  const firsts = told.flatMap((draft) => shownIn(draft).slice(0, draft.kind === "versus" ? 2 : 1));
  const named = distinct(firsts.filter(({ slug, isRefused }) => !isRefused && !opener.has(slug)));
  const isSign = ({ slug }: Thing) =>
    told.some(({ hits }) => hits.some((hit) => hit.slug === slug && hit.rank !== "thing"));
  const things = named.filter((thing) => !isSign(thing));
  return things.length >= 2 ? things : named;
}

function shownIn(draft: Draft | undefined): Thing[] {
  if (!draft) return [];
  const { kind, versus, things } = draft;
  const sides = kind === "versus" && versus ? versus.sides.flatMap(({ thing }) => thing ?? []) : null;
  const shown = sides?.map((slug) => ({ slug, word: "", count: 1, isRefused: false })) ?? things;
  return shown.filter(({ slug }) => !PASSING.test(slug));
}

function distinct(things: readonly Thing[]): Thing[] {
  return things.filter(({ slug }, index) => things.findIndex((thing) => thing.slug === slug) === index);
}

function asSign(thing: Thing): Thing {
  return { ...thing, word: "", count: 1 };
}
