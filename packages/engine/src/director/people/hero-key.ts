import type { Beat } from "#script/beats.ts";
import type { Sex } from "#stage/figure/figure-name.ts";
import { isOwner } from "./owners.ts";
import type { Roster } from "./roster.ts";

/**
 * The word for the one of whom an English text goes on with "she" or "he": whoever was named last before each of them, and whoever
 * sentences begin with. Undefined: nobody was named.
 */
export function heroKeyOf(beats: readonly Beat[], roster: Roster, sex: Sex): string | undefined {
  const votes = new Map<string, number>();
  const vote = (key: string | undefined, weight = 1) => {
    if (key !== undefined) votes.set(key, (votes.get(key) ?? 0) + weight);
  };
  let last: string | undefined;
  for (const { text } of beats) {
    let isFirst = true;
    const words = text.match(/[\p{L}'’]+/gu) ?? [];
    for (const [at, word] of words.entries()) {
      if (PRONOUN[sex].test(word)) {
        if (isFirst) vote(last);
        isFirst = false;
        continue;
      }
      const known = isOwner(word, "en") ? null : roster.know(word);
      // "Her mother" is somebody in her story.
      const isKin = at > 0 && /^(?:her|his|their)$/iu.test(words[at - 1] ?? "");
      if (!known || isKin || (known.sex ?? sex) !== sex) continue;
      const key = roster.keyOf(word);
      if (isFirst) vote(key, known.isName ? 1.5 : 1);
      last = known.sex !== undefined || last === undefined ? key : last;
      isFirst = false;
    }
  }
  return [...votes].toSorted((one, other) => other[1] - one[1])[0]?.[0];
}

const PRONOUN: Readonly<Record<Sex, RegExp>> = { she: /^she$/iu, he: /^he$/iu };
