import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { direct } from "#director/direct.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

/** What each scene shows, with the colour it is drawn in before it. */
function shown(text: string, language: Language): string[] {
  return direct(readBeats(text, language), { lexicon, seed: 1 }).film.scenes.map(({ things }) =>
    things.map(({ slug, color }) => (color ? `${color} ${slug}` : slug)).join(", "),
  );
}

test("[R16.1] a blue truck is blue, and stays it where it is only the truck; it was orange", () => {
  const scenes = shown("Babamın mavi kamyonuyla büyüdüm. Bir gün kamyon bozuldu. Yıllar sonra kamyonu sattık.", "tr");

  expect(scenes.map((scene) => scene.includes("blue delivery-truck"))).toEqual([true, true, true]);
  expect(shown("Take the yellow tram up the hill. The tram is always full.", "en").join(", ")).toBe(
    "yellow tram, mountain, yellow tram",
  );
});

test.each([
  ["tr", "Yemyeşil bir kapı gördüm.", "green door"],
  ["tr", "Koyu yeşil kapıyı açtık.", "dark-green open-door"],
  ["tr", "Bu kapı maviydi.", "blue door"],
  ["tr", "Kapıyı kırmızıya boyadık.", "red door"],
  ["tr", "Lacivert bir şemsiye aldım.", "navy umbrella"],
  ["en", "The old truck was bright red.", "red delivery-truck"],
  ["en", "We painted the door green.", "green door"],
  ["en", "A navy blue umbrella stood there.", "navy umbrella"],
] as const)("[R16.1] (%s) the colour of a thing is found however it is said: %s", (language, text, thing) => {
  expect(shown(text, language).join(", ")).toContain(thing);
});

test.each([
  ["tr", "Kırmızı et yemeyi bıraktım. Beyaz peynir ve siyah zeytin aldım. Yeşil ışık yandı."],
  ["en", "Orange juice and brown rice. A white lie at the black market. The red carpet was long."],
  ["en", "Mr. Black drove his truck home. Violet Green opened the door."],
] as const)("[R16.1] (%s) what is only called by a colour keeps its own: %s", (language, text) => {
  const film = direct(readBeats(text, language), { lexicon, seed: 1 }).film;

  expect(film.scenes.flatMap(({ things }) => things.filter(({ color }) => color !== undefined))).toEqual([]);
});

test("[R16.1] ten cats do not turn grey because one that comes later is; before a thing navy is no ship and orange no fruit", () => {
  const scenes = shown("Evde on kedi var. Gri bir kedi var, adı Duman.", "tr");

  expect(scenes[0]).toMatch(/^cat/u);
  expect(scenes[1]).toMatch(/^grey /u);
  expect(shown("The navy bottle keeps water cold. An orange cat sleeps.", "en").join(", ")).not.toMatch(
    /ship|tangerine/u,
  );
});

test("[R16.1] a woman in a white dress wears it; it was a pink blouse beside a blue frock", () => {
  const [scene = ""] = shown("Aynada beyaz elbiseli bir kadın gördüm. Sonra kayboldu.", "tr");

  expect(scene).toMatch(/figure-she-adult-\w+-\d-in-white-/u);
  expect(scene).not.toContain("dress");
  const later = shown("She saw a girl in a yellow raincoat. The girl held a blue umbrella.", "en");
  expect(later.map((each) => each.includes("-in-yellow-"))).toEqual([true, true]);
  expect(later[1]).toMatch(/blue .*umbrella/u);
  expect(shown("Kırmızı Başlıklı Kız ormanda yürüdü. Kız çiçek topladı.", "tr")[0]).toContain("-in-red-");
});
