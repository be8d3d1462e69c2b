import type { SceneId } from "#presets.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isNamed } from "#director/look/ambience.ts";

/** Nature that words name outright, in both languages: beginnings of words, `=` for whole ones. */
const LANDSCAPES: readonly (readonly [SceneId, string])[] = [
  ["aurora", "kutup_ışıkları aurora northern_lights"],
  [
    "snow",
    "=kar =karda =karlar =karlı buzul =kutup kutupta kutuplarda kutup_ayı kışın buzlar snow snowy winter glacier blizzard arctic antarctic polar iceberg sea_ice",
  ],
  ["rain", "yağmur fırtına sağanak rain rainy rainstorm thunderstorm storm"],
  [
    "sunset",
    "günbatımı gün_batımı gündoğumu gün_doğumu şafak alacakaranlık sunset sunrise dusk dawn twilight the_horizon ufuk balonlar hot_air_balloon",
  ],
  [
    "sea",
    "deniz okyanus koylar koyda koyları iskele yelkenli sahil dalga plaj kumsal =kıyı kıyıda deniz_kıyısı denizin_kıyısı mercan balina yunuslar =sea =seas ocean beach waves coast =cove =coves sailing swim_in_the shore seaside underwater whales reef lighthouse titanic shipwreck lifeboats iceberg_ahead",
  ],
  ["forest", "orman ormanda ağaçlar =vadi vadide yayla forest woods jungle valley woodland rainforest"],
  ["desert", "çöl çölde kumul sahra piramit desert dune sahara pyramid"],
  [
    "cosmos",
    "uzay galaksi evren yıldızlar nebula samanyolu gezegen kara_delik =mars jüpiter venüs satürn =ay_a =ay_da astronot outer_space galaxy universe cosmos =stars nebula planet black_hole =mars jupiter venus saturn =moon astronaut",
  ],
  [
    "city",
    "şehir_ışıkları gökdelen metropol gece_şehir sokaklar city_lights skyline skyscraper downtown city_at_night streets",
  ],
  ["spring", "çiçek_tarlası bahar ilkbahar kelebekler meadow springtime wildflowers blossoms"],
];

/** What something is likened to or outdoes: "tastes like a seaside restaurant", "ağaçlardan bile önce", "deeper than the sea". */
const LIKENESS =
  /\b(?:looks?|looked|feels?|felt|tastes?|tasted|smells?|smelled|sounds?|sounded|is|are|was|were) like (?:\S+ ?){1,4}|(?<!\b(?:i|we|you|they|would|who|to) )\blike an? (?:\S+ ?){1,3}|\bthan (?!(?:an? )?(?:\d|half|two|three|four|five|ten|hundred|thousand|million|billion))(?:\S+ ?){1,3}|\S+ \S+ gibi(?!\p{L})|\S+[dt][ae]n (?:bile |çok )?(?:daha|önce)(?!\p{L})/gu;
/** Things and places that bear the name of a weather or a land and are not there: "a rain jacket", "our planet", "stone streets". */
const NAMED_AFTER =
  /\b(?:storm drains?|rain (?:jackets?|coats?|boots?|gear)|raincoats?|sea ?(?:salt|food|bass)|beach (?:towels?|bags?|balls?|reads?|bodies|body)|snow (?:tires|tyres|boots|globes?)|(?:narrow|cobbled|cobblestone|stone|back|side|village) streets|(?:our|this|the) (?:whole |entire )?planet)\b|yağmurluk\p{L}*|yağmur bot\p{L}*|deniz tuz\p{L}*|deniz ürün\p{L}*|(?:dar|taş|ara|eski) sokak\p{L}*|(?<!\p{L})(?:bu|şu|koca) gezegen\p{L}*|gezegenimiz\p{L}*/gu;
const DRY_STORMS = "toz_fırtına kum_fırtına dust_storm sandstorm";

/** The landscape a sentence names, if any. */
export function findLandscape(text: string, language: Language): SceneId | undefined {
  // "Like another planet": what something is likened to is not where it is.
  const words = lowerCase(text, language)
    .replaceAll(LIKENESS, " ")
    .replaceAll(NAMED_AFTER, " ")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const named = LANDSCAPES.filter(([, known]) => isNamed(words, known)).map(([scene]) => scene);
  if (named[0] !== "rain") return named[0];
  // No rain falls in a storm of dust, nor in one on a planet.
  if (named.includes("cosmos")) return "cosmos";
  return isNamed(words, DRY_STORMS) ? "desert" : "rain";
}
