import type { Film } from "#film/film.ts";

const NUMBERS: Readonly<Record<string, number | undefined>> = {
  twice: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  iki: 2,
  üç: 3,
  dört: 4,
  beş: 5,
};
const FASTER: Readonly<Record<Film["language"], RegExp>> = {
  en: /\b(?:warm|heat)(?:s|ed|ing)?(?: up)?(?: (?:about|almost|nearly|up to))? (?:(two|three|four|five|\d) times (?:faster|as fast)|(twice) as fast)/iu,
  tr: /(?<!\p{L})(iki|üç|dört|beş|\d) kat (?:daha )?hızlı ısın/iu,
};
/** What warms faster than the rest of it. */
export const WORLD = "globe-showing-europe-africa";

/** How a film in this language calls it, in one word. */
export const WORLD_NAMES: Readonly<Record<Film["language"], string>> = { en: "World", tr: "Dünya" };
/** Whose warming is told, in one word. */
const WARMED: Readonly<Record<Film["language"], RegExp>> = {
  en: /^(?:the )?(\p{L}+) (?:is|are|has|have|warm|heat)/iu,
  tr: /^(\p{L}+) (?:dünya|iki|üç|dört|beş|\d)/iu,
};
const HOW_MANY: Readonly<Record<Film["language"], RegExp>> = {
  en: /\b(?:two|three|four|five|\d) times|\btwice/iu,
  tr: /(?<!\p{L})(?:iki|üç|dört|beş|\d) kat/iu,
};

/** The name of what warms faster, for a tag at its thermometer; empty: it is told in more than a word. */
export function warmedName(text: string, language: Film["language"]): string {
  return WARMED[language].exec(text)?.[1] ?? "";
}

/** "Four times" is what such a title says: before it, it, and what follows; null: its sentence says nothing of it. */
export function warmsFasterParts(
  text: string,
  language: Film["language"],
): { lead: string; number: string; rest: string } | null {
  const found = warmsFaster(text, language) === null ? null : HOW_MANY[language].exec(text);
  if (!found) return null;
  const [number] = found;
  return {
    lead: text.slice(0, found.index).trim(),
    number,
    rest: text.slice(found.index + number.length).trim(),
  };
}

/** How many times faster one warms than the rest; null: its sentence says nothing of it. */
export function warmsFaster(text: string, language: Film["language"]): number | null {
  const [, one, other] = FASTER[language].exec(text) ?? [];
  const said = (one ?? other ?? "").toLocaleLowerCase(language);
  const times = NUMBERS[said] ?? Number(said);
  return times > 1 ? times : null;
}
