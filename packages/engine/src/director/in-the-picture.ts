import { isSomebody } from "./topic.ts";
import type { Draft } from "./draft.ts";

/** Who has more of it leaps; a bolt beside a bottle is electricity. */
const ENERGY = /\b(?:more|full of|boundless) energy\b|daha (?:çok|fazla) enerji|enerji dolu/iu;

export function energized(draft: Draft): Draft {
  const bolt = draft.things.find(({ slug }) => slug === "high-voltage");
  if (!bolt || !ENERGY.test(draft.text) || draft.things.some(({ slug }) => isSomebody(slug))) return draft;
  return { ...draft, things: [{ ...bolt, slug: LEAPING, word: "" }, bolt] };
}

const LEAPING = "figure-she-adult-player-2-leap-glad";

const LOOKED_IN =
  /\b(?:look(?:s|ed|ing)?|star(?:es?|ed|ing)|glanced?) (?:\w+ )?(?:in|into|at) (?:the|my|a|her|his) mirror|(?<!\p{L})aynaya bak/iu;

/** Who looks into the mirror is in it. */
export function inMirror(draft: Draft): Draft {
  const reflected = draft.things.find(({ slug }) => slug === "mirror-shadow");
  if (!reflected || !LOOKED_IN.test(draft.text)) return draft;
  const isShe = draft.things.some(({ slug }) => slug.startsWith("figure-she-"));
  return {
    ...draft,
    kind: draft.kind === "hero" ? "close" : draft.kind,
    things: [isShe ? { ...reflected, slug: "mirror-shadow-behind-her" } : reflected],
  };
}
