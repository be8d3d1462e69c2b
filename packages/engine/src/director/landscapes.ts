import type { SceneId } from "#presets.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

/** Nature that words name outright, in both languages: beginnings of words, `=` for whole ones. */
const LANDSCAPES: readonly (readonly [SceneId, string])[] = [
  [
    "sea",
    "deniz okyanus sahil dalga plaj kumsal =kıyı kıyıda kıyısı =sea seas ocean beach waves coast shore seaside underwater",
  ],
  ["forest", "orman ormanda ağaçlar =vadi vadide yayla forest woods jungle valley woodland rainforest"],
  ["snow", "=kar =karda =karın =karlar =karlı buzul kutup kışın snow snowy winter glacier blizzard arctic"],
  ["desert", "çöl çölde kumul sahra desert dune sahara"],
  ["rain", "yağmur fırtına sağanak rain rainy rainstorm thunderstorm storm"],
  ["cosmos", "uzay galaksi evren yıldızlar nebula samanyolu space galaxy universe cosmos stars nebula"],
  ["aurora", "kutup_ışıkları aurora northern_lights"],
  [
    "sunset",
    "günbatımı gün_batımı gündoğumu gün_doğumu şafak alacakaranlık sunset sunrise dusk dawn twilight horizon ufuk",
  ],
  [
    "city",
    "şehir_ışıkları gökdelen metropol gece_şehir sokaklar city_lights skyline skyscraper downtown city_at_night streets",
  ],
  ["spring", "çiçek_tarlası bahar ilkbahar kelebekler meadow springtime wildflowers blossoms"],
];

/** The landscape a sentence names, if any. */
export function findLandscape(text: string, language: Language): SceneId | undefined {
  const words = lowerCase(text, language)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  for (const [scene, known] of LANDSCAPES) if (known.split(" ").some((stem) => isNamed(words, stem))) return scene;
  return undefined;
}

function isNamed(words: readonly string[], stem: string): boolean {
  const parts = stem.replace("=", "").split("_");
  const isWhole = stem.startsWith("=");
  return words.some((_, index) =>
    parts.every((part, offset) => {
      const word = words[index + offset] ?? "";
      if (isWhole || offset < parts.length - 1) return word === part;
      return word.startsWith(part) && word.length <= part.length + 5;
    }),
  );
}
