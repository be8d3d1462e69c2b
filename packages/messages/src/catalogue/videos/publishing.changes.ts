import type { Catalogue } from "#message.ts";

/** A change to a film on its channel, as its card tells it. */
export const messages = {
  "publish.change.queued": { seed: "en", tr: "YouTube’da değiştiriliyor", en: "Being changed on YouTube" },
  "publish.change.planned": {
    seed: "en",
    tr: "{when, date, moment} tarihinde YouTube’da değişir",
    en: "Changes on YouTube on {when, date, moment}",
  },
  "publish.change.conflict": { seed: "en", tr: "YouTube’da değişmiş", en: "Changed on YouTube meanwhile" },
  "publish.change.failed": { seed: "en", tr: "YouTube’da değiştirilemedi", en: "Could not be changed on YouTube" },
  "publish.change.open": { seed: "en", tr: "Değişikliği aç", en: "Open the change" },
  "publish.change.compare": { seed: "en", tr: "Yan yana gör", en: "See both" },
  "publish.change.drop": { seed: "en", tr: "Değişiklikten vazgeç", en: "Drop the change" },
  "publish.change.plannedText": {
    seed: "en",
    tr: "O zamana dek vazgeçebilir ya da değiştirebilirsiniz.",
    en: "Until then you can drop it or change it.",
  },
} satisfies Catalogue;
