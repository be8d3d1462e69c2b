import { isAnimal } from "#director/match/animals.ts";
import type { Hit } from "#director/match/hit.ts";
import { SYMBOLS } from "#director/match/word-list.ts";

/** A face, a figure or a pen beside it would be somebody's else, and a sign of thinking says nothing about it. */
const NO_COMPANION =
  /face|^person|hand|eyes|^ear$|head|balloon|fist|biceps|^cooking$|fork|bowl|memo|briefcase|calendar|puzzle|link|infinity|identification|clapper|globe|performing|^star|^bust|pushpin$(?<!round-pushpin)|signpost|compass|open-book|microscope/u;
/** Weather, light and ground, in which an animal lives. */
const AROUND =
  /^(?:snowflake|sun|crescent-moon|full-moon|cloud.*|fog|wind-face|fallen-leaf|leaf-.*|water-wave|forest|deciduous-tree|rock|river|lake|desert-dunes|iceberg|mountain|snow-capped-mountain)$/u;
const LEAD_SCORE = 5.5;
/** What a phrase of several words weighs that stands for a thought. */
const SURE_TURN = 8;

/**
 * A sentence that names no thing, only a thought or what is done, goes on about the film's subject: that leads, and the sign of
 * the thought stands beside it where it says something about it. A name for it that is struck out is not the subject itself.
 */
export function leadWithHero(
  hits: readonly Hit[],
  topic: string | null,
  all: readonly (readonly Hit[])[],
  isWorn = false,
): Hit[] {
  if (topic === null) return [...hits];
  const names = new Set(
    all.flat().flatMap(({ slug, word, isRefused }) => (slug === topic && !isRefused ? [startOf(word)] : [])),
  );
  const kept = hits.filter(({ slug, word, isRefused }) => slug !== topic || !isRefused || names.has(startOf(word)));
  // Somebody walks or swims: that is seen by itself.
  if (kept.some(({ rank, slug }) => rank === "verb" && slug.startsWith("person-"))) return kept;
  // Animals hug as people do.
  if (isAnimal(topic) && kept.some(({ slug, word }) => slug === "people-hugging" && HUGS.test(word)))
    return hugging(topic, all);
  // What only stands for a thought does not lead where a sentence has its own sign.
  if (SYMBOLS.has(topic) && kept.length > 0) return kept;
  // An animal's winter is not told without the animal.
  const around = kept.find(({ slug, rank }) => rank === "thing" && AROUND.test(slug));
  if (around && isAnimal(topic) && kept.every(({ slug, rank }) => rank !== "thing" || AROUND.test(slug)))
    return [heroOf(topic), around];
  if (kept.length === 0 || kept.some(({ rank, slug }) => rank === "thing" || slug === topic)) return kept;
  // What is refused is struck out: it stays the picture. What the hero stood in for too often is told by its own sign.
  if (kept.some(({ isRefused, word }) => isRefused || (isWorn && word !== ""))) return kept;
  // "Paramız yoktu": what a whole turn of phrase says needs no subject to lead it.
  if (kept.some(({ rank, score }) => rank === "idea" && score >= SURE_TURN) && !isAnimal(topic)) return kept;
  // "You feel bored without it": what the viewer feels stands beside a thing; beside an animal it would be somebody else's face.
  const isViewers = !isAnimal(topic) && /-face$|^face-/u.test(kept[0]?.slug ?? "") && kept[0]?.rank !== "weak";
  const sign = isViewers ? kept[0] : kept.find(({ slug }) => !NO_COMPANION.test(slug));
  return sign ? [heroOf(topic), sign] : [heroOf(topic)];
}

/** A sibling is no embrace. */
const HUGS = /sarıl|kucak|hug|embrac|cuddl|snuggl/iu;

/** The film's animal with the other one it tells of, and a heart over them. */
function hugging(topic: string, all: readonly (readonly Hit[])[]): Hit[] {
  const other = all.flat().find(({ slug, rank }) => rank === "thing" && slug !== topic && isAnimal(slug))?.slug;
  return [topic, ...(other === undefined ? [] : [other]), "two-hearts"].map((slug) => heroOf(slug));
}

/** A hero stands in for at most one scene in so many, while those name something else; an animal is told of in all of them. */
const STAND_IN_SHARE = 3;

const WORN = 2;

/** Leads scene after scene, and counts how often the hero stood in for words that name no thing. */
export function createStandIns() {
  let count = 0;
  return {
    /** What it is about stood in so often that anything a sentence names of its own says more. */
    isWorn: () => count >= WORN,
    lead(hits: readonly Hit[], topic: string | null, all: readonly (readonly Hit[])[], index: number): Hit[] {
      const led = leadWithHero(hits, topic, all, count * STAND_IN_SHARE > index && !isAnimal(topic ?? ""));
      if (topic !== null && (led.length === 0 || (led[0]?.slug === topic && led[0].word === ""))) count++;
      return led;
    },
  };
}

function heroOf(slug: string): Hit {
  return { slug, word: "", at: -1, count: 1, isRefused: false, score: LEAD_SCORE, rank: "thing" };
}

function startOf(word: string): string {
  return word.toLocaleLowerCase("tr").slice(0, 3);
}
