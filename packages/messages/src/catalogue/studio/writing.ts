import type { Catalogue } from "#message.ts";

/** Letting a service write: script, prompt, title, description and tags. */
export const messages = {
  "writing.text.required": { seed: "tr", tr: "Önce bir konu ya da metin yazın.", en: "First write a topic or a text." },
  "writing.text.long": {
    seed: "tr",
    tr: "Metin en fazla 10.000 karakter olabilir.",
    en: "The text may have at most 10,000 characters.",
  },
  "writing.service.unknown": {
    seed: "tr",
    tr: "Bu yazı hizmeti burada kullanılamıyor.",
    en: "This writing service is not available here.",
  },
  "writing.model.unknown": {
    seed: "tr",
    tr: "Bu model artık sunulmuyor; listeden bir model seçin.",
    en: "This model is no longer offered; choose one from the list.",
  },
} satisfies Catalogue;
