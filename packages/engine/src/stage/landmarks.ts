import type { FilmScene } from "#film/film.ts";

/** What stands in one place only, by the names of its place in both languages. */
const LANDMARKS: Readonly<Record<string, RegExp>> = {
  "galata-tower": /^(?:galata|istanbul|karaköy|beyoğlu)$/u,
  "fairy-chimneys": /^(?:kapadokya|cappadocia|göreme|nevşehir|ürgüp|uçhisar)$/u,
  "eiffel-tower": /^paris$/u,
  "pisa-tower": /^pisa$/u,
  colosseum: /^rom[ae]$/u,
  "taj-mahal": /^(?:agra|delhi|new delhi|yeni delhi)$/u,
  "statue-of-liberty": /^new york$/u,
  "tokyo-tower": /^tokyo$/u,
  pyramids: /^(?:gize|giza|kahire|cairo)$/u,
  "sun-pyramid": /^(?:mexico city|meksiko|teotihuacan)$/u,
};

/** What the place of a scene on the map is known by; undefined: nothing is drawn of it. */
export function landmarkIn({ kind, place, placeTo }: FilmScene): string | undefined {
  if (kind !== "map" || !place || placeTo) return undefined;
  const written = place.name.toLocaleLowerCase("tr").replaceAll("ı", "i");
  return Object.keys(LANDMARKS).find((slug) => LANDMARKS[slug]?.test(written));
}
