import type { Catalogue } from "#message.ts";

/** When a publication goes out, and who sees to it. */
export const messages = {
  "publish.at.label": { seed: "en", tr: "Ne zaman", en: "When" },
  "publish.at.now": { seed: "en", tr: "Hemen", en: "At once" },
  "publish.at.later": { seed: "en", tr: "Seçtiğim saatte", en: "At an hour I choose" },
  "publish.at.slot": { seed: "en", tr: "Sıradaki boş yayın saatinde", en: "At the next free posting time" },
  "publish.at.slot.when": { seed: "en", tr: "{when, date, moment}", en: "{when, date, moment}" },
  "publish.at.moment": { seed: "en", tr: "Yayın zamanı", en: "Publish at" },
  "publish.at.date": { seed: "en", tr: "Gün", en: "Day" },
  "publish.at.time": { seed: "en", tr: "Saat", en: "Hour" },
  "publish.at.by": { seed: "en", tr: "Saati kim tutsun", en: "Who keeps the hour" },
  "publish.at.byChannel": { seed: "en", tr: "YouTube", en: "YouTube" },
  "publish.at.byChannel.text": {
    seed: "en",
    tr: "Video şimdi gizli olarak gönderilir; saati gelince YouTube açar, Sahne kapalı olsa da. Saati sonradan değiştirmek için bir izin daha gerekir.",
    en: "The video is sent now as private; YouTube opens it at its hour, even while Sahne is off. Moving its hour afterwards needs one more right.",
  },
  "publish.at.bySahne": { seed: "en", tr: "Sahne", en: "Sahne" },
  "publish.at.bySahne.text": {
    seed: "en",
    tr: "Video burada bekler ve saati gelince gönderilir; o zamana dek burada değiştirilip iptal edilebilir.",
    en: "The video waits here and is sent at its hour; until then it can be changed and cancelled here.",
  },
  "publish.submitAt": { seed: "en", tr: "Yayını Zamanla", en: "Schedule the Upload" },
  "publish.at.required": { seed: "en", tr: "Gün ve saat seçin", en: "Choose a day and an hour" },
  "publish.at.past": { seed: "en", tr: "Bu zaman geçti", en: "This time has passed" },
  "publish.at.far": {
    seed: "en",
    tr: "Yayın en fazla iki yıl sonrasına ayarlanabilir",
    en: "A publication can be set at most two years ahead",
  },
  "publish.at.soon": {
    seed: "en",
    tr: "YouTube’un saati tutması için en az 15 dakika sonrasını seçin",
    en: "For YouTube to keep the hour, choose one at least 15 minutes ahead",
  },
  "publish.at.onlyPublic": {
    seed: "en",
    tr: "YouTube saati yalnızca herkese açık olacak videolar için tutar",
    en: "YouTube keeps the hour only for videos that become public",
  },
  "publish.at.onlyPrivate": {
    seed: "en",
    tr: "YouTube saati yalnızca gizli bir video için tutar",
    en: "YouTube keeps the hour only of a private video",
  },
  "publish.at.unaudited": {
    seed: "en",
    tr: "Bu kurulum Google denetiminden geçmedi: YouTube saati tutmaz",
    en: "This installation has not passed Google’s audit: YouTube does not keep the hour",
  },
} satisfies Catalogue;
