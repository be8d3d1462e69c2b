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

/** How many times faster one warms than the rest; null: its sentence says nothing of it. */
export function warmsFaster(text: string, language: Film["language"]): number | null {
  const [, one, other] = FASTER[language].exec(text) ?? [];
  const said = (one ?? other ?? "").toLocaleLowerCase(language);
  const times = NUMBERS[said] ?? Number(said);
  return times > 1 ? times : null;
}
