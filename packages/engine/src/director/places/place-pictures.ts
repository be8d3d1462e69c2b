import { englishStems } from "#language/english.ts";
import { turkishNouns } from "#language/turkish.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

/**
 * Which picture each beat is told on. A picture goes where the text names what its file is called ("menemen.jpg"); the others
 * are spread over the remaining beats in their order. Pictures for which there is no beat are left over.
 */
export function placePictures(names: readonly string[], texts: readonly string[], language: Language) {
  const byBeat = new Map<number, number>();
  const placed = new Set<number>();
  const beatWords = texts.map((text) => stemsOf(text, language));
  for (const [picture, name] of names.entries()) {
    const words = nameWords(name, language);
    const counts = beatWords.map((known) => words.filter((word) => known.has(word)).length);
    const most = Math.max(0, ...counts.filter((_, beat) => !byBeat.has(beat)));
    if (most === 0) continue;
    byBeat.set(
      counts.findIndex((count, beat) => count === most && !byBeat.has(beat)),
      picture,
    );
    placed.add(picture);
  }
  const rest = names.flatMap((_, picture) => (placed.has(picture) ? [] : [picture]));
  const free = texts.flatMap((_, beat) => (byBeat.has(beat) ? [] : [beat]));
  const fitting = rest.slice(0, free.length);
  for (const [index, picture] of fitting.entries()) {
    const beat = free[Math.floor((index * free.length) / fitting.length)];
    if (beat !== undefined) byBeat.set(beat, picture);
  }
  return { byBeat, leftOver: rest.slice(free.length) };
}

function stemsOf(text: string, language: Language): ReadonlySet<string> {
  const words = cutWords(text, language);
  return new Set(
    words.flatMap((word) => [...(language === "tr" ? turkishNouns(word).keys() : englishStems(word).keys())]),
  );
}

/** Cameras name files by numbers; only words of at least three letters say something. */
function nameWords(name: string, language: Language): string[] {
  const bare = name.replace(/^.*[/\\]/u, "").replace(/\.\w{2,5}$/u, "");
  return cutWords(bare, language).filter(
    (word) => word.length > 2 && !/^(?:img|dsc|photo|image|foto|resim|pic|picture|screenshot|whatsapp)$/u.test(word),
  );
}

function cutWords(text: string, language: Language): string[] {
  return lowerCase(text, language)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
