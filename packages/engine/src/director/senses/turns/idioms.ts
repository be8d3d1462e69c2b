import { IDIOMS_OF_HOME } from "./idioms-of-home.ts";
import { IDIOMS_OF_NATURE } from "./idioms-of-nature.ts";
import { IDIOMS_OF_PEOPLE } from "./idioms-of-people.ts";
import type { Reading } from "./reading.ts";

/** Words that name their object almost always, but not in these turns of phrase. The sentence is in small letters. */
export const IDIOMS: Readonly<Record<string, readonly Reading[]>> = {
  ...IDIOMS_OF_HOME,
  ...IDIOMS_OF_NATURE,
  ...IDIOMS_OF_PEOPLE,
};
