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
  const vary = (slug: string) =>
    varyPictures(told.map((kind) => draft(kind, slug))).map(({ things }) => things[0]?.slug);
  expect(vary("money-bag")).toEqual(["money-bag", "coin-stack", "money-bag", "money-bag"]);
  // What only goes with a thing is another thing: blood is no glass of water, a bakery on fire no croissant.
  for (const slug of ["droplet", "bread", "hot-beverage", "soccer-ball", "tooth", "school"])
    expect(new Set(vary(slug))).toEqual(new Set([slug]));
  // A cat sits in no box that nobody named.
  expect(new Set(vary("cat-face"))).toEqual(new Set(["cat-face", "cat"]));
});

test("[R16.2] what stands in for another is drawn", () => {
  expect(ALIKE_SLUGS.filter((slug) => !Object.hasOwn(lexicon, slug))).toEqual([]);
});
