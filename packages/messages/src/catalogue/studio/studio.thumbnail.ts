import type { Catalogue } from "#message.ts";

/** The thumbnail maker of the studio. */
export const messages = {
  "thumbnail.title": { seed: "tr", tr: "Kapak görseli", en: "Thumbnail" },
  "thumbnail.text": {
    seed: "tr",
    tr: "Videonun stilinde üç öneri, 1280 × 720. Yazıyı değiştirebilirsiniz.",
    en: "Three proposals in the video’s style, 1280 × 720. You can change the words.",
  },
  "thumbnail.words": { seed: "tr", tr: "Kapaktaki yazı", en: "Words on the thumbnail" },
  "thumbnail.proposal": { seed: "tr", tr: "{number}. öneri", en: "Proposal {number}" },
  "thumbnail.save": { seed: "tr", tr: "İndir", en: "Download" },
  "thumbnail.keep": { seed: "tr", tr: "Görsellerime ekle", en: "Add to my images" },
  "thumbnail.kept": {
    seed: "tr",
    tr: "Görsellerinize eklendi; yayınlarken kapak olarak seçebilirsiniz.",
    en: "Added to your images; choose it as the thumbnail when you publish.",
  },
} satisfies Catalogue;
