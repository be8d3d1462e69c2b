import type { Catalogue } from "#message.ts";

// Names of what the renderer offers, by the ids that GET /api/presets lists.
export const messages = {
  "preset.style.cinematic": { seed: "tr", tr: "Sinematik", en: "Cinematic" },
  "preset.style.cinematic.text": {
    seed: "tr",
    tr: "Sahneyi metniniz seçer; sakin kamera, geniş ışık.",
    en: "Your words choose the scene; a calm camera and wide light.",
  },
  "preset.style.neon": { seed: "tr", tr: "Neon", en: "Neon" },
  "preset.style.neon.text": {
    seed: "tr",
    tr: "Gece, elektrik renkleri ve hızlı bir tempo.",
    en: "Night, electric colours and a quick pace.",
  },
  "preset.style.aurora": { seed: "tr", tr: "Kuzey ışıkları", en: "Aurora" },
  "preset.style.aurora.text": {
    seed: "tr",
    tr: "Gökyüzünde süzülen ışık perdeleri.",
    en: "Curtains of light drifting over the sky.",
  },
  "preset.style.minimal": { seed: "tr", tr: "Sade", en: "Minimal" },
  "preset.style.minimal.text": {
    seed: "tr",
    tr: "Yumuşak renkler, zarif yazı, bol boşluk.",
    en: "Soft colours, fine type, room to breathe.",
  },
  "preset.style.cosmos": { seed: "tr", tr: "Kozmos", en: "Cosmos" },
  "preset.style.cosmos.text": {
    seed: "tr",
    tr: "Yıldızlar, bulutsular ve derin bir sessizlik.",
    en: "Stars, nebulae and a deep silence.",
  },
  "preset.style.luxury": { seed: "tr", tr: "Lüks", en: "Luxury" },
  "preset.style.luxury.text": {
    seed: "tr",
    tr: "Altın ışık, ağır adımlar, görkemli müzik.",
    en: "Golden light, slow steps, grand music.",
  },
  "preset.style.bold": { seed: "tr", tr: "Cesur", en: "Bold" },
  "preset.style.bold.text": {
    seed: "tr",
    tr: "Büyük harfler ve sıcak, güçlü renkler.",
    en: "Capital letters and warm, strong colours.",
  },
  "preset.style.nature": { seed: "tr", tr: "Doğa", en: "Nature" },
  "preset.style.nature.text": {
    seed: "tr",
    tr: "Orman, deniz, kar ya da çöl; metniniz hangisini anlatıyorsa.",
    en: "Forest, sea, snow or desert, whichever your words tell of.",
  },
  "preset.style.retro": { seed: "tr", tr: "Retro", en: "Retro" },
  "preset.style.retro.text": {
    seed: "tr",
    tr: "Seksenlerden kalma bir gün batımı.",
    en: "A sunset left over from the eighties.",
  },
  "preset.style.noir": { seed: "tr", tr: "Kara film", en: "Noir" },
  "preset.style.noir.text": {
    seed: "tr",
    tr: "Siyah beyaz bir şehir ve karanlık bir ezgi.",
    en: "A black and white city and a dark tune.",
  },
  "preset.style.story": { seed: "tr", tr: "Masal", en: "Story" },
  "preset.style.story.text": {
    seed: "tr",
    tr: "Kâğıt dokusu ve rüya gibi bir anlatım.",
    en: "The grain of paper and a dreamlike telling.",
  },
  "preset.style.festive": { seed: "tr", tr: "Şenlik", en: "Festive" },
  "preset.style.festive.text": {
    seed: "tr",
    tr: "Kıvılcımlar, coşkulu müzik, iri yazılar.",
    en: "Sparks, cheerful music, large letters.",
  },

  "preset.style.surprise": { seed: "tr", tr: "Şaşırt beni", en: "Surprise me" },

  "preset.music.auto": { seed: "tr", tr: "Stile göre", en: "From the style" },
  "preset.music.none": { seed: "tr", tr: "Müzik yok", en: "No music" },
  "preset.music.calm": { seed: "tr", tr: "Sakin", en: "Calm" },
  "preset.music.uplift": { seed: "tr", tr: "Coşkulu", en: "Uplifting" },
  "preset.music.dark": { seed: "tr", tr: "Karanlık", en: "Dark" },
  "preset.music.neon": { seed: "tr", tr: "Elektronik", en: "Electronic" },
  "preset.music.dreamy": { seed: "tr", tr: "Düşsel", en: "Dreamy" },
  "preset.music.epic": { seed: "tr", tr: "Görkemli", en: "Epic" },

  "preset.scene.sunset": { seed: "tr", tr: "Gün batımı", en: "Sunset" },
  "preset.scene.sea": { seed: "tr", tr: "Deniz", en: "Sea" },
  "preset.scene.forest": { seed: "tr", tr: "Orman", en: "Forest" },
  "preset.scene.snow": { seed: "tr", tr: "Kar", en: "Snow" },
  "preset.scene.aurora": { seed: "tr", tr: "Kuzey ışıkları", en: "Aurora" },
  "preset.scene.cosmos": { seed: "tr", tr: "Uzay", en: "Space" },
  "preset.scene.neon": { seed: "tr", tr: "Neon", en: "Neon" },
  "preset.scene.gold": { seed: "tr", tr: "Altın", en: "Gold" },
  "preset.scene.soft": { seed: "tr", tr: "Yumuşak renkler", en: "Soft colours" },
  "preset.scene.city": { seed: "tr", tr: "Şehir", en: "City" },
  "preset.scene.desert": { seed: "tr", tr: "Çöl", en: "Desert" },
  "preset.scene.rain": { seed: "tr", tr: "Yağmur", en: "Rain" },
  "preset.scene.spring": { seed: "tr", tr: "Bahar", en: "Spring" },
  "preset.scene.fire": { seed: "tr", tr: "Ateş", en: "Fire" },
  "preset.scene.paper": { seed: "tr", tr: "Kâğıt", en: "Paper" },

  "preset.captions.pill": { seed: "tr", tr: "Kutulu", en: "Boxed" },
  "preset.captions.kinetic": { seed: "tr", tr: "Hareketli", en: "Kinetic" },
  "preset.captions.subtitle": { seed: "tr", tr: "Altyazı", en: "Subtitles" },
  "preset.captions.none": { seed: "tr", tr: "Yazı yok", en: "No captions" },
} satisfies Catalogue;
