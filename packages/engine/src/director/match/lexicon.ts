/** Words that name an object, by the name of its drawing. The first word of a language is the object's name. */
export type LexiconEntry = {
  /** The emoji that stands for it; empty where there is none. */
  sign: string;
  /** One of our own drawings: its words are chosen by hand and written as the ideas are. */
  isOwn?: boolean;
  tr: readonly string[];
  en: readonly string[];
};

export type Lexicon = Readonly<Record<string, LexiconEntry>>;
