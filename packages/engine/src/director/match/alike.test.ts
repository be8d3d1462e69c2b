import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import type { Draft } from "#director/draft.ts";
import { ALIKE_SLUGS, varyPictures } from "./alike.ts";
import type { Lexicon } from "./lexicon.ts";

let lexicon: Lexicon;
beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
});

const draft = (kind: Draft["kind"], slug: string): Draft => ({
  kind,
  text: slug,
  emphasis: [],
  things: [{ slug, word: slug, count: 1, isRefused: false }],
  hits: [],
});

test("[R16.2] a picture that comes back is another one of the same subject", () => {
  const told = ["hook", "hero", "close", "end"] as const;
  const shown = varyPictures(told.map((kind) => draft(kind, "cat-face"))).map(({ things }) => things[0]?.slug);
  expect(new Set(shown.slice(0, 3)).size).toBe(3);
  expect(shown[3]).toBe("cat-face");
});

test("[R16.2] what stands in for another is drawn", () => {
  expect(ALIKE_SLUGS.filter((slug) => !Object.hasOwn(lexicon, slug))).toEqual([]);
});
