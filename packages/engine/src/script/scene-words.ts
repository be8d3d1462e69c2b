import type { SceneId } from "#presets.ts";
import type { Language } from "#spec.ts";
import { lowerCase } from "./language.ts";

/** Stems in both languages; a leading `=` asks for the whole word, because a longer one means something else. */
const STEMS: readonly (readonly [SceneId, string])[] = [
  [
    "cosmos",
    "uzay galaksi yıldız gezegen evren kozm astro roket space galax star planet cosmos nebula universe rocket",
  ],
  ["sunset", "günbat batım akşam gurub günbatımı gündoğ şafak alaca sunset dusk sunrise dawn golden twilight"],
  [
    "sea",
    "deniz okyanus sahil dalga plaj kumsal boğaz kıyı ada yelken gemi =sea seas ocean beach wave coast island sail surf",
  ],
  ["snow", "=kar =karlı =karlar =karın =karda kış buzul kardan noel yılbaşı snow winter ice frost christmas glacier"],
  [
    "forest",
    "orman dağ zirve vadi doğa ağaç çam yayla sis kamp nehir göl forest mountain peak valley nature tree fog mist camp river lake hike",
  ],
  ["aurora", "aurora kuzey kutup gece rüya uyku mehtap ayışığı northern night dream moon sleep polar"],
  [
    "neon",
    "teknoloji yazılım robot neon siber dijital zekâ zeka bilgisayar kodla oyun gelecek cyber tech software code digital future gaming =ai data",
  ],
  [
    "city",
    "şehir kent istanbul ankara sokak gökdelen trafik metropol city street urban skyline downtown york london tokyo",
  ],
  ["desert", "çöl kum deve sahra mısır kapadokya desert sand dune sahara camel egypt canyon"],
  ["rain", "yağmur fırtına bulut hüzün yalnız ağla rain storm cloud sad lonely cry thunder"],
  [
    "spring",
    "bahar çiçek bahçe kelebek çocuk sevgi aşk mutlu lale gül kuş spring flower garden butterfly child love happy bloom bird",
  ],
  [
    "fire",
    "ateş alev yangın savaş güç enerji spor antrenman düğün kutlama fire flame war power energy sport workout party burn dragon",
  ],
  [
    "gold",
    "motivasyon başarı girişim para finans lüks altın yatırım zengin success business motivat money finance luxur gold invest rich",
  ],
  [
    "paper",
    "kitap hikâye hikaye masal öykü şiir mektup tarih eğitim okul öğren book story tale poem letter history school learn read",
  ],
  [
    "soft",
    "huzur yoga meditasyon nefes sade moda güzellik kahve peace yoga meditat breath simpl fashion beauty coffee calm",
  ],
];

const RULES = STEMS.map(([scene, stems]) => ({ scene, stems: stems.split(" ") }));

/** Of the given scenes the one most words speak of; none when no word is known. The earlier word wins a tie. */
export function chooseScene(text: string, language: Language, scenes: readonly SceneId[]): SceneId | undefined {
  const words = lowerCase(text, language)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  let best: { scene: SceneId; hits: number; first: number } | undefined;
  for (const { scene, stems } of RULES) {
    if (!scenes.includes(scene)) continue;
    const places = words.flatMap((word, index) => (stems.some((stem) => matches(word, stem)) ? [index] : []));
    const [first] = places;
    if (first === undefined) continue;
    const isBetter = !best || places.length > best.hits || (places.length === best.hits && first < best.first);
    if (isBetter) best = { scene, hits: places.length, first };
  }
  return best?.scene;
}

function matches(word: string, stem: string): boolean {
  if (stem.startsWith("=")) return word === stem.slice(1);
  // Two letters of suffix say little, but a three-letter stem inside a long word is usually another word.
  return word.startsWith(stem) && (stem.length > 3 || word.length <= stem.length + 4);
}
