import type { Catalogue } from "#message.ts";

/** Words for the channel, offered by the user's own writer. */
export const messages = {
  "suggest.ask": {
    seed: "en",
    tr: "Metinleri ve bölümleri öner",
    en: "Suggest texts and chapters",
  },
  "suggest.undo": { seed: "en", tr: "Önceki metinlere dön", en: "Back to the earlier words" },
  "suggest.by": {
    seed: "en",
    tr: "{model}: {count, plural, other {# öneri}}. Seçmeden hiçbir şey değişmez.",
    en: "{model}: {count, plural, one {# suggestion} other {# suggestions}}. Nothing changes until you choose.",
  },
  "suggest.madeUp": {
    seed: "en",
    tr: "SANDBOX ({model}): {count, plural, other {# uydurma öneri}}. Seçmeden hiçbir şey değişmez.",
    en: "SANDBOX ({model}): {count, plural, one {# made-up suggestion} other {# made-up suggestions}}. Nothing changes until you choose.",
  },
  "suggest.chaptersShort": {
    seed: "en",
    tr: "Bölüm önerilmedi: YouTube en az üç bölüm ister, her biri en az 10 saniye. Bu video bunun için kısa.",
    en: "No chapters: YouTube wants at least three, of 10 seconds or more each. This video is too short for that.",
  },
  "suggest.chaptersUnknown": {
    seed: "en",
    tr: "Bölüm önerilmedi: bu videonun sahnelerinin ne zaman başladığı bilinmiyor.",
    en: "No chapters: it is not known when the scenes of this video begin.",
  },
  "suggest.take": { seed: "en", tr: "Kullan", en: "Use" },
  "suggest.none": {
    seed: "en",
    tr: "Öneri için Ayarlar’da bir {services} anahtarı ekleyin.",
    en: "For suggestions, add a key of {services} in Settings.",
  },
  "suggest.settings": { seed: "en", tr: "Ayarları aç", en: "Open settings" },
} satisfies Catalogue;
