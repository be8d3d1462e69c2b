import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import { composeScene } from "./compose.ts";
import { isShowable, stageThings } from "./things.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

/** Films of every tone; in each something was once planned and not drawn. */
const FILMS: readonly (readonly [string, Language])[] = [
  ["Kapadokya'da bir gün. Yeraltı şehrine in. Balona bin. Mağara otelde uyu.", "tr"],
  ["Neden erteliyoruz? Sorun korku. Stres artar. Kendine güven ve başla.", "tr"],
  ["Yer sarsıldı. Mehmet enkazın altında kaldı. Ailesi bekledi. Kalabalık sustu.", "tr"],
  ["My daughter was afraid. I found only coats. One of them was breathing. We ran to the car.", "en"],
  ["A dog followed a runner across the desert. He carried her across a river. They ran. She sleeps.", "en"],
  ["The keeper was alone. He rowed out into the storm. A boy asked his name. They became friends.", "en"],
];
const SIZES = [
  { width: 270, height: 480 },
  { width: 480, height: 270 },
] as const;
/** Kinds that show the first thing of their plan, whatever else they hold. */
const SHOWS = new Set(["hook", "hero", "close", "parade", "list", "end"]);
const REST = 2;

test.each(FILMS)("[R16.2] what is planned is drawn, and stands in the frame: %s", async (text, language) => {
  const { film } = direct(readBeats(text, language), { lexicon, seed: 1 });
  const tools = await loadStageTools(stageThings(film), []);
  const lost: string[] = [];
  for (const [index, scene] of film.scenes.entries()) {
    const [main] = scene.things;
    if (!main || !SHOWS.has(scene.kind)) continue;
    const isGrave = film.isGrave;
    if (!isShowable({ tools, isGrave }, main.slug)) lost.push(`${main.slug} is not shown: ${scene.text}`);
    for (const size of SIZES) {
      const stage = composeScene(film, index, size, tools);
      const placed = stage.placements(REST).map((at) => ({ ...at, sprite: stage.sprites[at.sprite] }));
      // The middle of what is large is inside, and so is most of it.
      const large = placed.filter(
        ({ sprite, opacity }) =>
          opacity > 0.5 && sprite && sprite.width > size.width * 0.12 && sprite.height > size.height * 0.12,
      );
      if (large.length === 0 && scene.landscape === undefined)
        lost.push(`nothing large at ${size.width}: ${scene.text}`);
      for (const { x, y } of large)
        if (x < 0 || y < 0 || x > size.width || y > size.height)
          lost.push(`out of the frame at ${size.width}: ${scene.text}`);
    }
  }
  expect(lost).toEqual([]);
});
