import { isAnimal } from "#director/match/animals.ts";
import { ofOneSubject } from "#director/match/alike.ts";
import type { Hit } from "#director/match/hit.ts";
import { SYMBOLS } from "#director/match/word-list.ts";

/** Named again and again by the way; what a film is about only where it begins with it. */
const MATERIAL =
  /^(?:droplet|glass-of-water|water-bottle|coin|.*-coin|.*-banknote|money-bag|sun|fire|house|door|car|spoon|salt)$/u;

/** The thing a text names most, at least so often. */
export function mostNamed(hits: readonly (readonly Hit[])[], least = 1): string | null {
  const counts = new Map<string, number>();
  const opening = new Set((hits[0] ?? []).map(({ slug }) => slug));
  const early = new Set(
    hits.slice(0, Math.ceil(hits.length * LATEST_START)).flatMap((list) => list.map(({ slug }) => slug)),
  );
  for (const { slug, isRefused, rank } of hits.flat())
    if (!isRefused && rank === "thing" && early.has(slug) && (opening.has(slug) || !isByTheWay(slug)))
      counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= least ? best[0] : null;
}

/** What cooks, holds or measures something is not what a film is about while it names anything else. */
const TOOLS =
  /^(?:oven|frying-pan|steaming-pot|cooking|wooden-spoon|bowl-with-spoon|kitchen-knife|measuring-cup|fridge|whisk|blender|stopwatch|alarm-clock|calendar|calculator|fork-and-knife.*|person-.*|hand-.*|flexed-biceps|round-pushpin|label|world-map|globe-.*)$/u;
export function isTool(slug: string): boolean {
  return TOOLS.test(slug) && !/^(?:person|hand|flexed|round|label|world|globe)/u.test(slug);
}

/** Somebody doing something, a face, a crowd, the sea and a glass tube are met in any film: said once they are no subject. */
const PASSERS_BY =
  /^(?:figure-.*|person-.*|.*-face|face-.*|crowd|test-tube|water-wave|man|woman|boy|girl|child|busts?-.*|friends|team)$/u;
export function isPasserBy(slug: string): boolean {
  return PASSERS_BY.test(slug);
}

/** Somebody by what he is or does: beside a thing he is seldom what a film goes on about. */
const SOMEBODY =
  /^(?:police-officer|detective|judge|guard|teacher|student|farmer|cook|mechanic|health-worker|scientist|office-worker|construction-worker|factory-worker|firefighter|pilot|singer|artist|mother-and-child|father-and-child|family|grandparents|old-man|old-woman|baby)$/u;
export function isSomebody(slug: string): boolean {
  return SOMEBODY.test(slug) || PASSERS_BY.test(slug);
}

/** Unless it opens with it, a text speaks of its subject in so much of itself. */
const LEAST_TOLD = 0.3;
/** What a text comes to only near its end is no topic, however often it is said there. */
const LATEST_START = 0.6;

function isByTheWay(slug: string): boolean {
  return MATERIAL.test(slug) || TOOLS.test(slug) || PASSERS_BY.test(slug);
}

/**
 * What the first words name counts more than twice, an idea half; a thing named once by the way is no topic. Without the first
 * words' support it must stand in two sentences, and come up before the text is mostly told.
 */
export function findTopic(hits: readonly (readonly Hit[])[], sentences: readonly number[] = []): string | null {
  const counts = new Map<string, number>();
  const places = new Map<string, number[]>();
  const isOpening = (slug: string) => (hits[0] ?? []).some((hit) => hit.slug === slug);
  const hasOther = (hits[0] ?? []).some(({ slug, rank }) => rank === "thing" && !TOOLS.test(slug));
  for (const [index, list] of hits.entries())
    for (const [place, { slug, score, isRefused, rank, isSide }] of list.entries()) {
      if (score <= SURE_ALONE || isRefused || (MATERIAL.test(slug) && !isOpening(slug))) continue;
      if (TOOLS.test(slug) && (hasOther || !isOpening(slug))) continue;
      // "By her bed", "in a bakery": where something happens is not yet what it is about.
      const share =
        (index === 0 && !isSide ? FIRST_WORDS : 1) *
        (rank === "thing" || isScenery(slug, index) ? 1 : 0.5) *
        (place === 0 ? 1 : 0.7);
      counts.set(slug, (counts.get(slug) ?? 0) + share);
      places.set(slug, [...(places.get(slug) ?? []), index]);
    }
  // Coffee, its beans and their bag are one subject.
  for (const [slug, at] of [...places].map(([slug, own]) => [slug, [...own]] as const))
    for (const other of ofOneSubject(slug)) {
      if (!places.has(other) || isOpening(other)) continue;
      places.set(
        slug,
        [...new Set([...at, ...(places.get(slug) ?? []), ...(places.get(other) ?? [])])].toSorted(byNumber),
      );
      counts.set(slug, (counts.get(slug) ?? 0) + (counts.get(other) ?? 0) * 0.9);
    }
  /** A title about the sky or the road is about what it names, though by the way they are only around something. */
  function isScenery(slug: string, index: number): boolean {
    return index === 0 && !SYMBOLS.has(slug) && !/banknote|coin/u.test(slug) && hits[0]?.length === 1;
  }
  const isSupported = (slug: string) => {
    const at = places.get(slug) ?? [];
    const told = new Set(at.map((index) => sentences[index] ?? index));
    if (PASSERS_BY.test(slug) && told.size < 2) return false;
    const asked = Math.max(2, new Set(sentences).size * LEAST_TOLD);
    return isOpening(slug) || (told.size >= asked && (at[0] ?? 0) <= hits.length * LATEST_START);
  };
  // What is told of an animal's parts or its water is told of the animal.
  const beasts = (hits[0] ?? []).filter(
    ({ slug, rank, isRefused }) => rank === "thing" && !isRefused && isAnimal(slug),
  );
  const others = (hits[0] ?? []).filter(
    ({ slug, rank }) => rank === "thing" && !isAnimal(slug) && !PASSERS_BY.test(slug),
  );
  // "Octopuses have three hearts": what is told of one animal that begins the film is told of it.
  const isFirst = ({ at, isSide }: Hit) =>
    !isSide && others.every((other) => other.at > at || other.isSide === true || WHERE.test(other.slug));
  if (beasts.length === 1 && beasts[0] && isFirst(beasts[0])) return beasts[0].slug;
  const [best] = [...counts].filter(([slug]) => isSupported(slug)).toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < LEAST_OF_TOPIC) return null;
  // Of several things in the first sentence the topic is the one that comes back.
  const isNamedAgain = hits.slice(1).some((list) => list.some(({ slug }) => slug === best[0]));
  const isOnlyOne = (hits[0] ?? []).filter(({ rank, slug }) => rank === "thing" && !TOOLS.test(slug)).length <= 1;
  if (isNamedAgain || isOnlyOne || hits.length < 3) return best[0];
  // What is told of one animal's parts is told of the animal.
  const animals = (hits[0] ?? []).filter(({ slug, rank }) => rank === "thing" && isAnimal(slug));
  return animals.length === 1 ? (animals[0]?.slug ?? null) : null;
}

/** Where an animal lives or comes to. */
const WHERE =
  /^(?:house.*|home|village|forest|.*-tree|river|lake|mountain|window|door|city.*|hut|island|water-wave|desert.*|school|stadium|tent|field|wheat-field|garden|roof)$/u;

function byNumber(a: number, b: number): number {
  return a - b;
}

export const SURE_ALONE = 5;
const FIRST_WORDS = 3;
const LEAST_OF_TOPIC = 1.6;
