import type { Draft } from "./draft.ts";

/** How an animal of a tale looks while it feels something; the tale itself stays about the animal. */
const FELT: Readonly<Record<string, string | undefined>> = { dragon: "scared-dragon" };
const AFRAID = /\bafraid\b|\bfrightened|\bscared\b|\bfeared\b|kork/u;
const FEARLESS = /\bnever\b|\bno longer\b|\bnot\b|n't\b|artık|hiç|korkm|korkusuz/u;

/** "Was afraid of fire": who is afraid does not smile at it. */
export function feel(draft: Draft): Draft {
  const [main, ...others] = draft.things;
  const slug = FELT[main?.slug ?? ""];
  const told = draft.text.toLowerCase();
  if (!main || slug === undefined || !AFRAID.test(told) || FEARLESS.test(told)) return draft;
  return { ...draft, things: [{ ...main, slug }, ...others] };
}
