/** Words that name an object, by the name of its drawing. The first word of a language is the object's name. */
export type LexiconEntry = {
  /** The emoji that stands for it. */
  sign: string;
  tr: readonly string[];
  en: readonly string[];
};

export type Lexicon = Readonly<Record<string, LexiconEntry>>;
