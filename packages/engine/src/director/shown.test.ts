import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { faultOfFilm } from "#film/check-film.ts";
import { filmicPrompt } from "#film/filmic-prompt.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { direct } from "./direct.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const filmOf = (text: string, language: Language) => direct(readBeats(text, language), { lexicon, seed: 1 }).film;
const toldIn = (text: string, language: Language) => filmOf(text, language).scenes.filter((scene) => scene.text !== "");
const slugsOf = ({ things }: { things: readonly { slug: string }[] }) => things.map(({ slug }) => slug);

const SCRIPT = [
  "Bir ev düşünün. [Görsel: deniz feneri]",
  "İnsanlar onu her sabah hatırlar. [Görsel: bir fincan kahve]",
  "Sonra her şey değişir. [Görsel: yanıp sönen xyzq]",
  "Kedi uyur. [Görsel: köpek]",
].join("\n");

test("[R17.7] what a script says is seen is what its scene shows, and is neither read nor spoken", () => {
  const scenes = toldIn(SCRIPT, "tr");

  expect(scenes.map(({ text }) => text).join(" ")).not.toMatch(/görsel|\[|fener/iu);
  expect(slugsOf(scenes[0] ?? { things: [] })).toEqual(["lighthouse"]);
  expect(slugsOf(scenes[1] ?? { things: [] })[0]).toMatch(/coffee|hot-beverage/);
  // Over what is said as well: the cat is only told of.
  expect(slugsOf(scenes[3] ?? { things: [] })).toEqual(["dog-face"]);
  expect(scenes.map(({ shown }) => shown)).toEqual(["deniz feneri", "bir fincan kahve", "yanıp sönen xyzq", "köpek"]);
});

test("[R17.7] neither the film's hero nor what the director thought of stands in for what shall be seen", () => {
  const told = ["Deniz feneri döner.", "Deniz feneri yanar. [Görsel: kalp]", "Deniz feneri bekler. [Görsel: kalp]"];
  const scenes = toldIn([...told, "Deniz feneri söner."].join("\n"), "tr");

  expect(scenes.slice(0, 3).map(slugsOf)).toEqual([["lighthouse"], ["red-heart"], ["red-heart"]]);
});

test("[R17.7] where the words to be seen name nothing that is drawn, the words that are said are read as before", () => {
  const [plain, asked] = ["", " [Visual: zzqx vvvk]"].map((seen) =>
    toldIn(`Ships come home.\nThe cat drinks milk.${seen}\nThe end is near.`, "en"),
  );

  expect(asked?.map(slugsOf)).toEqual(plain?.map(slugsOf));
});

test("[R17.7] what is seen belongs to its line, or alone in a line to the next, and a text of nothing else is told", () => {
  const shownIn = (text: string) => readBeats(text, "en").beats.map(({ shown }) => shown);

  expect(shownIn("[Visual: a lighthouse]\nHome is far.\nNobody waits.")).toEqual(["a lighthouse", undefined]);
  expect(shownIn("Home is far. [Visual: a house] Nobody waits there. [Visual: a dog]")).toEqual(["a house", "a dog"]);
  expect(shownIn("1. First things come first [visual: a cup]\n2. The rest waits")).toEqual(["a cup", undefined]);
  expect(readBeats("[Visual: a lighthouse]", "en").beats.map(({ text }) => text)).toEqual(["A lighthouse"]);
});

test("[R17.10] what shall be seen is what a camera is asked for, and a film from outside may say it", () => {
  const film = filmOf(SCRIPT, "tr");

  expect(film.scenes[0] && filmicPrompt(film.scenes[0], film)).toMatch(/^deniz feneri\. /);
  expect(faultOfFilm(film, 0)).toBeNull();
  const scenes = film.scenes.map((scene) => ({ ...scene, shown: 7 }));
  expect(faultOfFilm({ ...film, scenes }, 0)).toBe("film.scenes.0.shown");
});
