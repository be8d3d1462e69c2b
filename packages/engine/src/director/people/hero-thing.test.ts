import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { readBeats } from "#script/read-beats.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";

let lexicon: Lexicon;
beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(ENGINE_FILES.assetFolder);
}, 120_000);

const slugsOf = (text: string) =>
  direct(readBeats(text, "en"), { lexicon, seed: 1 }).film.scenes.flatMap(({ things }) =>
    things.map(({ slug }) => slug),
  );

test("[R16.2] a thing that is told of as somebody stays a thing: no man stands in the lighthouse's place", () => {
  const slugs = slugsOf(
    "A little lighthouse was tired of shining every night. Nobody ever says thank you, he sighed. One stormy night he closed his eye and slept. He lit his lamp just in time.",
  );
  expect(slugs).toContain("lighthouse");
  expect(slugs.filter((slug) => figureOf(slug) !== null)).toEqual([]);
  expect(slugs).not.toContain("sleeper");
});

test("[R16.2] a robot of a toy shop is the robot, whatever else its first sentence names", () => {
  const slugs = slugsOf(
    "Once there was a little robot who lived in a toy shop. Every night he watched the stars through the window. He wanted to know if they were lonely too. Now they count the stars together.",
  );
  expect(slugs).toContain("robot");
  expect(slugs.filter((slug) => figureOf(slug) !== null)).toEqual([]);
});

test("[R16.2] an animal that is called by name and kind is nobody else", () => {
  const slugs = slugsOf(
    "Tilly the turtle was sad because she was slower than everyone. One morning a fire broke out. On the path Tilly found a baby bird. She carried it to the river. After that day nobody laughed at her again.",
  );
  expect(slugs).toContain("turtle");
  expect(slugs.filter((slug) => figureOf(slug) !== null)).toEqual([]);
});

test("[R16.2] where somebody is brought in, he is the one", () => {
  const slugs = slugsOf(
    "The old lighthouse was lonely. A young man came with a lamp. He climbed the stairs. He lit it again.",
  );
  expect(slugs.some((slug) => figureOf(slug) !== null)).toBe(true);
});

test("[R16.2] whoever tells of a first day as a waiter is the waiter, and the guest is somebody else", () => {
  const { scenes } = direct(
    readBeats(
      "On my first day as a waiter I spilled soup on a customer. He was wearing a white suit. I wanted to disappear. He laughed and asked for a spoon. At the end he left a tip. He wrote on the receipt. Ten years later I own that restaurant.",
      "en",
    ),
    { lexicon, seed: 1 },
  ).film;
  const wearAt = (words: string) =>
    scenes
      .find(({ text }) => text.includes(words))
      ?.things.map(({ slug }) => figureOf(slug)?.person.wear)
      .find(Boolean);
  expect(wearAt("wearing")).not.toBe("waiter");
  expect(wearAt("laughed")).not.toBe("waiter");
  expect(wearAt("disappear")).toBe("waiter");
});
