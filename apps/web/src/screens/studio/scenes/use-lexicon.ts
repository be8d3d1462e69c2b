import { useQuery } from "@tanstack/react-query";

export type Lexicon = Readonly<Record<string, { tr: readonly string[]; en: readonly string[] }>>;
type Language = "tr" | "en";

/** The words of every drawing; one file for all, fetched when the first is named. */
export function useLexicon(base: string | null) {
  return useQuery({
    queryKey: ["lexicon", base],
    queryFn: async (): Promise<Lexicon> => {
      const response = await fetch(`${base}/lexicon.json`);
      if (!response.ok) throw new Error(`lexicon: ${response.status}`);
      return response.json() as Promise<Lexicon>;
    },
    enabled: base !== null,
    staleTime: Infinity,
  });
}

/** The first word of a language is the drawing's name. */
export function nameOfThing(lexicon: Lexicon | undefined, slug: string, language: Language): string {
  return lexicon?.[slug]?.[language][0]?.replaceAll("_", " ") ?? slug.replaceAll("-", " ");
}

/** Drawings whose words begin with what was typed, those with the very word first. */
export function searchThings(lexicon: Lexicon, text: string, language: Language): string[] {
  const wanted = fold(text, language);
  if (wanted === "") return Object.keys(lexicon);
  return Object.entries(lexicon)
    .map(([slug, words]) => ({
      slug,
      rank: rankOf([slug, ...words[language], ...words.en, ...words.tr], wanted, language),
    }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ slug }) => slug);
}

function rankOf(words: readonly string[], wanted: string, language: Language): number {
  let best = Infinity;
  for (const [place, word] of words.entries()) {
    const folded = fold(word.replaceAll(/[-_]/gu, " "), language);
    const rank =
      folded === wanted ? 0 : folded.startsWith(wanted) ? 100 : folded.includes(` ${wanted}`) ? 200 : Infinity;
    best = Math.min(best, rank + place);
  }
  return best;
}

function fold(text: string, language: Language): string {
  return text.trim().toLocaleLowerCase(language);
}
