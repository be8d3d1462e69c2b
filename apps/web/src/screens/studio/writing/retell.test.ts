import { expect, test } from "vitest";
import type { Content, Scene } from "#screens/studio/edits/content.ts";
import { layOut } from "#screens/studio/edits/lay-out.ts";
import { linesOfScenes, retell, wholeLines } from "./retell.ts";

function contentOf(texts: readonly string[], changes: Partial<Scene>[] = []): Content {
  const scenes = texts.map((text, index): Scene => ({
    kind: "words",
    text,
    emphasis: [],
    things: [],
    start: 0,
    end: 2,
    backdrop: "studio",
    colors: 0,
    exit: "cut",
    ...changes[index],
  }));
  const about = { isGrave: false, topic: "", cast: [], channel: null, durationSeconds: 0 };
  const film = { version: 1, language: "tr", seed: 1, preset: "cinematic", ...about, scenes } as const;
  return {
    title: "T",
    script: "",
    options: {},
    imageIds: [],
    film: layOut({ ...film, cast: [], scenes: [...scenes] }, scenes),
  };
}

const textsOf = ({ film }: Content) => film.scenes.map(({ text }) => text);

test("other words go to the scenes they belong to, which keep what was filmed and recorded for them [R17.7]", () => {
  const before = contentOf(["a", "", "b"], [{ clip: "clip-1" }, {}, { recording: "sound-1" }]);

  const after = retell(before, ["Bir", "İki"], true);

  expect(textsOf(after)).toEqual(["Bir", "", "İki"]);
  expect(after.film.scenes[0]?.clip).toBe("clip-1");
  expect(after.film.scenes[2]?.recording).toBe("sound-1");
});

test("while it is written the scenes behind stay; at the end what is left over goes, and the card closes [R17.7]", () => {
  const before = contentOf(["a", "b", "c", "end"], [{}, {}, {}, { kind: "end" }]);

  expect(textsOf(retell(before, ["Bir"], false))).toEqual(["Bir", "b", "c", "end"]);
  const after = retell(before, ["Bir", "Son"], true);
  expect(textsOf(after)).toEqual(["Bir", "Son"]);
  expect(after.film.scenes[1]?.kind).toBe("end");
});

test("more lines than scenes become scenes before the closing card, in their order [R17.7]", () => {
  const before = contentOf(["a", "end"], [{}, { kind: "end" }]);
  const after = retell(before, ["1", "2", "3", "Son"], true);
  expect(textsOf(after)).toEqual(["1", "2", "3", "Son"]);
  expect(after.film.scenes.map(({ kind }) => kind).at(-1)).toBe("end");
});

test("a line counts once it is whole, and scenes are told a line each", () => {
  expect(wholeLines("Bir\n\nİki\nyar", false)).toEqual(["Bir", "İki"]);
  expect(wholeLines("Bir\nyar", true)).toEqual(["Bir", "yar"]);
  expect(linesOfScenes(contentOf(["a\nb", "", "c"]))).toBe("a b\nc");
});
