import type { Hit } from "./hit.ts";
import { isWherePut } from "./turkish-denials.ts";

const ENDS_ON_BAN = /\p{L}{2,}m[ae](?:y[ıi]n(?:[ıi]z)?)?[.!…\s]*$/u;
/** What something is put into, or lies in. */
const KEEPS =
  /^(?:fridge|faucet|toilet|oven|microwave|washing-machine|bed|wastebasket|window|balcony.*|pocket|drawer.*)$/u;

/** "Makarna suyunu lavaboya dökmeyin": what a sentence ends on forbidding comes first, and where it must not go says it best. */
export function bannedFirst(things: readonly Hit[], text: string): readonly Hit[] {
  const banned = things.filter(({ isRefused }) => isRefused);
  if (banned.length === 0 || !ENDS_ON_BAN.test(text)) return things;
  const place = banned.find((hit) => KEEPS.test(hit.slug) && isWherePut(ownWord(hit)));
  if (place) return [place];
  const byWhat = banned.toSorted((a, b) => farness(a) - farness(b));
  return [...byWhat, ...things.filter(({ isRefused }) => !isRefused)];
}

function ownWord({ word }: Hit): string {
  return word.toLocaleLowerCase("tr");
}

/** "Telefonunuzu gece şarj etmeyin": what it is done to stands in its case; how and where say less. */
function farness(hit: Hit): number {
  const word = ownWord(hit);
  return /[ıiuü]$/u.test(word) ? 0 : isWherePut(word) ? 2 : 1;
}
