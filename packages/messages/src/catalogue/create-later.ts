import type { Catalogue } from "#message.ts";

/** Of parts of the create screen that are fetched after it: a video without its time, one without a picture. */
export const messages = {
  "create.scheduleFailed.text": {
    seed: "tr",
    tr: "“{name}” kaybolmadı; ikinci bir video oluşmaz. Zamanı burada yeniden ayarlayın.",
    en: "“{name}” is not lost and no second video is made. Set its time again here.",
  },
  "create.needsTime": { seed: "tr", tr: "Bu videonun zamanı yok.", en: "This video has no time." },
  "create.needsTime.text": {
    seed: "tr",
    tr: "“{name}” yalnızca bir zaman bekliyor; ikinci bir video oluşmaz.",
    en: "“{name}” only waits for a time; no second video is made.",
  },
  "create.setTime": { seed: "tr", tr: "Zamanı ayarla", en: "Set the time" },
  "create.scheduleLater": { seed: "tr", tr: "Şimdilik bırak", en: "Leave it for now" },
  "create.scheduleRetry": { seed: "tr", tr: "Zamanı yeniden ayarla", en: "Set the time again" },

  // Scheduled without an image.
  "create.noImage.title": { seed: "tr", tr: "Resim seçilmedi", en: "No image chosen" },
  "create.noImage.text": {
    seed: "tr",
    tr: "Resim olmadan devam edebilir ya da bir resim seçebilirsiniz.",
    en: "You can go on without an image, or choose one.",
  },
  "create.noImage.continue": { seed: "tr", tr: "Resimsiz devam et", en: "Go on without an image" },
  "create.noImage.choose": { seed: "tr", tr: "Resim seç", en: "Choose an image" },
} satisfies Catalogue;
