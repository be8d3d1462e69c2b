import type { Catalogue } from "#message.ts";

/** Of parts of the create screen that are fetched after it: a video without its time, one without a picture, when it is made. */
export const messages = {
  "create.recurring.daily": { seed: "tr", tr: "Her gün", en: "Daily" },
  "create.recurring.weekly": { seed: "tr", tr: "Her hafta", en: "Weekly" },
  "create.recurring.monthly": { seed: "tr", tr: "Her ay", en: "Monthly" },
  "create.when.label": { seed: "tr", tr: "Ne zaman?", en: "When?" },
  "create.when.soon": { seed: "tr", tr: "1 saat sonra", en: "In an hour" },
  "create.when.tomorrow": { seed: "tr", tr: "Yarın 09:00", en: "Tomorrow 09:00" },
  "create.when.quick": { seed: "tr", tr: "Hızlı seçim", en: "Quick choice" },
  "create.date.label": { seed: "tr", tr: "Tarih", en: "Date" },
  "create.time.label": { seed: "tr", tr: "Saat", en: "Time" },
  "create.timeZone": { seed: "tr", tr: "Saat dilimi: {zone}", en: "Time zone: {zone}" },
  "create.recurring.label": { seed: "tr", tr: "Tekrarla", en: "Repeat" },
  "create.recurring.frequency": { seed: "tr", tr: "Sıklık", en: "Frequency" },
  "create.recurring.next": { seed: "tr", tr: "Sonraki çalışmalar", en: "Next runs" },
  "create.recurring.nextEmpty": {
    seed: "tr",
    tr: "Tarih ve saat seçince sonraki üç çalışma burada görünür.",
    en: "Once a date and time are chosen, the next three runs appear here.",
  },
  "create.autoUpload.label": { seed: "tr", tr: "Bitince YouTube’a yükle", en: "Upload to YouTube when done" },
  "create.autoUpload.hint": {
    seed: "tr",
    tr: "Kapatırsanız video, videolarınız arasında bekler.",
    en: "If off, the video waits in My Videos.",
  },
  "create.scheduleFailed.text": {
    seed: "tr",
    tr: "“{name}” kaybolmadı; ikinci bir video oluşmaz. Zamanı burada yeniden ayarlayın.",
    en: "“{name}” is not lost and no second video is made. Set its time again here.",
  },
  "create.needsTime": {
    seed: "tr",
    tr: "Bu video için bir zaman seçilmemiş.",
    en: "No time is chosen for this video.",
  },
  "create.needsTime.text": {
    seed: "tr",
    tr: "“{name}” yalnızca bir zaman bekliyor; ikinci bir video oluşmaz.",
    en: "“{name}” only waits for a time; no second video is made.",
  },
  "create.setTime": { seed: "tr", tr: "Zamanı ayarla", en: "Set the time" },
  "create.scheduleLater": { seed: "tr", tr: "Şimdilik bırak", en: "Leave it for now" },
  "create.scheduleRetry": { seed: "tr", tr: "Zamanı yeniden ayarla", en: "Set the time again" },

  // Scheduled without an image.
  "create.noImage.title": { seed: "tr", tr: "Görsel seçilmedi", en: "No image chosen" },
  "create.noImage.text": {
    seed: "tr",
    tr: "Görsel olmadan devam edebilir ya da bir görsel seçebilirsiniz.",
    en: "You can go on without an image, or choose one.",
  },
  "create.noImage.continue": { seed: "tr", tr: "Görsel olmadan devam et", en: "Go on without an image" },
  "create.noImage.choose": { seed: "tr", tr: "Görsel seç", en: "Choose an image" },
} satisfies Catalogue;
