import type { SceneKind } from "#film/film.ts";
import type { Language } from "#spec.ts";
import { alikeOf } from "#director/match/alike.ts";
import { SYMBOLS } from "#director/match/word-list.ts";
import type { Draft } from "#director/draft.ts";
import { added } from "./fill-bare.ts";
import { findDeed } from "#director/find-deed.ts";
import type { Deed } from "#director/find-deed.ts";
import { isOwnObject } from "#director/own-object.ts";

/** Scenes in which the subject may stand in for a sentence that names nothing. A step has its place in its list. */
const STOOD_IN: ReadonlySet<SceneKind> = new Set(["hero", "close", "figure", "quote", "year"]);
/** The subject stands in for one scene in so many, and its picture is seen so often in a row. */
const SHARE = 3;
const IN_A_ROW = 2;
/** What only a thing that is named can show. */
const HANDLED: ReadonlySet<Deed> = new Set(["part", "pour", "mix", "build", "open", "lose"]);
/** A number, a year and a quotation are pictures by themselves. */
const TELLS_ALONE: ReadonlySet<SceneKind> = new Set(["figure", "quote", "year"]);

/**
 * A film in which the same subject stands under every second sentence shows nothing new: beyond its share a sentence is told by
 * its own strongest word, set large, and where that was just done by something that goes with the subject.
 */
export function spareHero(drafts: readonly Draft[], language: Language): Draft[] {
  const seen = new Set(drafts.flatMap(({ things, hits }) => (hits.length > 0 ? things.map(({ slug }) => slug) : [])));
  const shown: string[] = [];
  let [kept, spared] = [0, false];
  return drafts.map((draft, index) => {
    const next = choose(draft, index);
    shown.push(next.things[0]?.slug ?? "");
    spared = next.kind === "words";
    return next;
  });

  function choose(draft: Draft, index: number): Draft {
    const slug = draft.things[0]?.slug ?? "";
    if (!isStandIn(draft)) return draft;
    const isWorn = shown.slice(-IN_A_ROW).filter((each) => each === slug).length === IN_A_ROW;
    const deed = findDeed(draft.text, language);
    const isDone = deed !== null && !HANDLED.has(deed) && isOwnObject(draft.text, { word: "", slug }, deed, language);
    // What happens to it is a new picture.
    const isSign = SYMBOLS.has(slug) && draft.kind !== "figure";
    const isSpent = !isDone && (isSign || kept * SHARE > index);
    if (!isWorn && !isSpent) {
      kept++;
      return draft;
    }
    if (TELLS_ALONE.has(draft.kind)) return { ...draft, things: [] };
    const other = alikeOf(slug).find((each) => !seen.has(each));
    if (spared && other !== undefined) {
      seen.add(other);
      return { ...draft, things: [added(other)] };
    }
    // Two scenes of words in a row are one too many: then the subject comes back.
    return spared && !isWorn && !isSign ? draft : { ...draft, kind: "words", things: [] };
  }
}

/** Under its words stands only what the director added. */
function isStandIn({ kind, things, text, picture, hits }: Draft): boolean {
  const [main, second] = things;
  // What its measure is read from belongs to the sentence.
  if (hits.some(({ slug, at }) => slug === main?.slug && at >= 0)) return false;
  if (!main || !STOOD_IN.has(kind) || picture !== undefined || text.trim() === "") return false;
  if (main.slug.startsWith("paint-") || main.slug === "red-sunset" || main.color !== undefined) return false;
  return main.word === "" && second === undefined && main.count === 1;
}
