import type { Thing } from "#film/film.ts";
import { alikeOf, echoesOf } from "./alike.ts";
import type { Draft } from "./draft.ts";

/** So many things a scene holds, and so few items make no list. The painter adds what a longer list has. */
const MOST_SUMMED_UP = 4;
const LEAST_OF_LIST = 3;
const LEAST_SUMMED_UP = 3;
const LEAST_AROUND = 2;
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
  const own = last.things[0];
  const isNamed = last.hits.some(({ slug, rank }) => slug === own?.slug && rank === "thing");
  return [...drafts.slice(0, -1), { ...last, things: closingThings(drafts.slice(0, -1), own, isNamed) }];
}

/**
 * The things of a closing picture after these scenes; `own` is what its words name, if anything. What the film was about comes
 * first, and what was told of it follows: it stands in the middle of the others.
 */
export function closingThings(told: readonly Draft[], own?: Thing, isNamed = false): Thing[] {
  const opener = new Set(shownIn(told[0]).map(({ slug }) => slug));
  if (own && isNamed && !opener.has(own.slug)) return [own];
  const about = shownIn(told[0]).find(({ isRefused }) => !isRefused);
  const items = told
    .filter(({ kind }) => kind === "list" || kind === "map")
    .flatMap((draft) => shownIn(draft).slice(0, 1));
  const list = distinct(items);
  const others = othersOf(told.slice(1), opener);
  const around = (list.length >= LEAST_OF_LIST ? list : others).filter(
    ({ slug, isRefused }) => slug !== about?.slug && !isRefused,
  );
  if (about && around.length >= LEAST_AROUND) return [about, ...around.slice(0, MOST_SUMMED_UP - 1)].map(asSign);
  if (list.length >= LEAST_OF_LIST) return list.slice(0, MOST_SUMMED_UP).map(asSign);
  if (own && own.word !== "" && !opener.has(own.slug)) return [own];
  if (about && own) return besideLast(told, about, others);
  const echo = about && unseen(told, about, echoesOf(about.slug));
  if (others.length >= LEAST_SUMMED_UP) return others.slice(-4).map(asSign);
  if (echo) return [echo];
  if (others.length === 2 || !about) return others.map(asSign);
  return besideLast(told, about, others);
}

/** The words of a closing picture that has none of its own: the title, where it is one. */
export function closingWords(told: readonly Draft[]): string {
  const text = (told[0]?.text ?? "").replace(/\s*[:–—-]\s*$/u, "").trim();
  return text.length <= LONGEST_TITLE ? text : "";
}

function unseen(told: readonly Draft[], about: Thing, slugs: readonly string[]): Thing | undefined {
  const seen = new Set(told.flatMap((draft) => shownIn(draft)).map(({ slug }) => slug));
  const slug = slugs.find((each) => !seen.has(each));
  return slug === undefined ? undefined : { ...asSign(about), slug };
}

/** Another drawing of a thing, or the thing beside what was told last, or what goes with it; nothing where it would stand alone once more. */
function besideLast(told: readonly Draft[], about: Thing, others: readonly Thing[]): Thing[] {
  const alike = unseen(told, about, alikeOf(about.slug));
  if (alike) return [alike];
  const beside = others.findLast(({ slug }) => slug !== about.slug);
  if (beside) return [asSign(about), asSign(beside)];
  const echo = unseen(told, about, echoesOf(about.slug));
  return echo ? [echo] : [];
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
