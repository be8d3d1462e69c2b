/** One meaning of a word: where `here` fits its sentence and `not` does not, `meant` is drawn; without it nothing is. */
export type Reading = { word: RegExp; here: RegExp; not?: RegExp; meant?: string };
