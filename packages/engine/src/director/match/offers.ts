import type { Draft } from "#director/draft.ts";
import { added } from "#director/bare/fill-bare.ts";

const NUMBERS: Readonly<Record<string, number>> = {
  bir: 1,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const NUMBER = String.raw`(\d|bir|iki|üç|dört|beş|one|two|three|four|five)`;
/** "Üç al, iki öde", "3 for 2", "3 for the price of 2": so many are taken. */
const TAKEN = [
  new RegExp(String.raw`(?<!\p{L})${NUMBER}\s+al\p{L}{0,4},?\s+${NUMBER}\s+öde`, "iu"),
  new RegExp(String.raw`\b${NUMBER}\s+for\s+(?:the\s+price\s+of\s+)?${NUMBER}\b`, "iu"),
];
/** "Buy one get one free": what is bought and what is given add up. */
const GIVEN = new RegExp(String.raw`\bbuy\s+${NUMBER},?\s+get\s+${NUMBER}\b`, "iu");
const FREE = "wrapped-gift";
const DELIVERED = /^delivery-/u;
const MOST = 5;

/** An offer shows what is offered as often as it is handed over, and that something of it is a gift. */
export function showOffer(draft: Draft, offered: string | null): Draft {
  const count = countOf(draft.text);
  const named = draft.hits.find(({ rank, slug }) => rank === "thing" && !DELIVERED.test(slug) && slug !== FREE)?.slug;
  const slug = named ?? offered;
  if (count === null || slug === null || draft.kind === "hook" || draft.kind === "versus") return draft;
  const rest = draft.things.filter((thing) => thing.slug !== slug && thing.slug !== FREE);
  const kind = draft.kind === "list" || draft.kind === "end" ? draft.kind : "hero";
  return { ...draft, kind, things: [added(slug, count), added(FREE), ...rest] };
}

/** "2 + 1": how many are paid for, and how many come with them; null: the text offers nothing of the kind. */
export function offerIn(text: string): string | null {
  const given = GIVEN.exec(text);
  if (given) return `${read(given[1])} + ${read(given[2])}`;
  for (const pattern of TAKEN) {
    const [, taken, paid] = pattern.exec(text) ?? [];
    if (taken && read(taken) > read(paid)) return `${read(paid)} + ${read(taken) - read(paid)}`;
  }
  return null;
}

function countOf(text: string): number | null {
  const given = GIVEN.exec(text);
  if (given) return Math.min(MOST, read(given[1]) + read(given[2]));
  for (const pattern of TAKEN) {
    const [, taken, paid] = pattern.exec(text) ?? [];
    if (taken && read(taken) > read(paid)) return Math.min(MOST, read(taken));
  }
  return null;
}

function read(number: string | undefined): number {
  const word = (number ?? "").toLocaleLowerCase("tr");
  return NUMBERS[word] ?? (Number(word) || 1);
}
