import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import type { FilmScene } from "#film/film.ts";
import { detectLanguage } from "#script/language.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { readFigure } from "#stage/figure/figure-name.ts";
import { ensureBuilt } from "./built-engine.ts";
import { ENGINE_FILES } from "./engine-files.ts";

export type FilmOf = Awaited<ReturnType<typeof loadFilmOf>>;

/** Directs a text in a language that is known, and answers with its scenes: for tests of what each of them shows. */
export async function loadScenesOf() {
  await ensureBuilt();
  const lexicon = await loadLexicon(ENGINE_FILES.assetFolder);
  return (text: string, language: Language): readonly FilmScene[] =>
    direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes;
}

/** Directs a text, and tells what its scenes show, each found by a part of its words: for tests of who is seen in a story. */
export async function loadFilmOf() {
  await ensureBuilt();
  const lexicon = await loadLexicon(ENGINE_FILES.assetFolder);
  return (text: string) => {
    const { scenes } = direct(readBeats(text, detectLanguage(text)), { lexicon, seed: 1 }).film;
    const slugsAt = (words: string) => {
      const scene = scenes.find((each) => each.text.includes(words));
      if (!scene) throw new Error(`no scene tells "${words}"`);
      return scene.things.map(({ slug }) => slug);
    };
    const figureAt = (words: string) =>
      slugsAt(words)
        .map((slug) => readFigure(slug))
        .find((figure) => figure !== null) ?? null;
    return { scenes, slugsAt, figureAt, personAt: (words: string) => figureAt(words)?.person };
  };
}
