export type Language = "tr" | "en";

/** One text of the product. `seed` says what the mixed default shows; the tuple keeps the specification's own wording. */
export type Message = {
  seed: Language | readonly [Language, string];
  tr: string;
  en: string;
};

export type Catalogue = Record<string, Message>;
