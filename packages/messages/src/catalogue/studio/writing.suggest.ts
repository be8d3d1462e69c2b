import type { Catalogue } from "#message.ts";

/** Words for the channel, offered by the user's own writer. */
export const messages = {
  "suggest.ask": {
    seed: "en",
    tr: "Başlık, açıklama ve etiket öner",
    en: "Suggest title, description and tags",
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
  "suggest.take": { seed: "en", tr: "Kullan", en: "Use" },
  "suggest.none": {
    seed: "en",
    tr: "Öneri için Ayarlar’da bir OpenAI, Anthropic ya da Gemini anahtarı ekleyin.",
    en: "For suggestions, add an OpenAI, Anthropic or Gemini key in Settings.",
  },
  "suggest.settings": { seed: "en", tr: "Ayarları aç", en: "Open settings" },
} satisfies Catalogue;
