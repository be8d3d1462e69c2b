import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { loadAtlas, loadLexicon, loadThings } from "./film-assets.ts";

const folder = dirname(ENGINE_FILES.kernelPath);

beforeAll(ensureBuilt, 120_000);

test("every object of the lexicon has words in both languages and a drawing [R16]", async () => {
  const lexicon = await loadLexicon(folder);
  const slugs = Object.keys(lexicon);
  const things = await loadThings(folder, slugs);

  expect(slugs.length).toBeGreaterThan(1000);
  expect(slugs.filter((slug) => !things.get(slug)?.startsWith("<svg "))).toEqual([]);
  expect(slugs.filter((slug) => !lexicon[slug]?.tr[0] || !lexicon[slug]?.en[0])).toEqual([]);
});

test("an object without a drawing is left out, not invented", async () => {
  const things = await loadThings(folder, ["tomato", "no-such-thing", "constructor", "tomato"]);

  expect([...things.keys()]).toEqual(["tomato"]);
});

test("the atlas knows land and countries by their number", async () => {
  const { land, countries } = await loadAtlas(folder);

  expect(land).toHaveProperty("type");
  expect(countries).toContainEqual(expect.objectContaining({ id: "392", properties: { name: "Japan" } }));
});
