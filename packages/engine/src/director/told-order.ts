import type { Thing } from "#film/film.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

/** "Önce yürü, sonra koş", "first walk, then run": what comes first, and what follows. */
const SEQUENCE: Readonly<Record<Language, RegExp>> = {
  tr: /(?<!\p{L})önce (.+?),?(?: ve| daha)? sonra (.+)$/u,
  en: /(?<!\p{L})first,? (.+?),?(?: and)? then (.+)$/u,
};
const STEM = 3;
/** Who walks first and runs then is one person. */
const WALKS_THEN_RUNS = ["person-walking", "person-running"].join();
const WALKING_RUNNER = "figure-he-adult-player-1-walk-calm";

/** The things of a sentence that says what comes first: in that order, whatever it names at its beginning. */
export function inToldOrder(things: readonly Thing[], text: string, language: Language): Thing[] {
  const [, first = "", then = ""] = SEQUENCE[language].exec(lowerCase(text, language)) ?? [];
  if (things.length < 2 || then === "") return [...things];
  const isLater = ({ word }: Thing) => {
    const stem = lowerCase(word, language).slice(0, STEM);
    return stem.length === STEM && then.includes(stem) && !first.includes(stem);
  };
  const ordered = [...things.filter((thing) => !isLater(thing)), ...things.filter(isLater)];
  const isOnePerson = ordered.map(({ slug }) => slug).join() === WALKS_THEN_RUNS;
  return ordered.map((thing, index) => (isOnePerson && index === 0 ? { ...thing, slug: WALKING_RUNNER } : thing));
}
