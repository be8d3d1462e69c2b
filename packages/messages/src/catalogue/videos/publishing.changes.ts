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

  // Which video of the channel it is.
  "publish.match.file": { seed: "en", tr: "Aynı dosya", en: "The same file" },
  "publish.match.length": { seed: "en", tr: "Aynı uzunlukta", en: "The same length" },
  "publish.match.other": { seed: "en", tr: "Başka bir dosya", en: "Another file" },
  "publish.duplicate.find": { seed: "en", tr: "Kanaldakini seç", en: "Choose the one on the channel" },
  "publish.duplicate.title": { seed: "en", tr: "Kanaldaki hangisi?", en: "Which one on the channel is it?" },
  "publish.duplicate.text": {
    seed: "en",
    tr: "YouTube aynı videonun kanalda zaten olduğunu söylüyor. Onu seçerseniz bu video ona bağlanır; hiçbir şey yeniden gönderilmez.",
    en: "YouTube says that the same video is on the channel already. If you choose it, this one is linked to it; nothing is sent again.",
  },
  "publish.duplicate.candidates": { seed: "en", tr: "Kanalınızdaki videolar", en: "Videos on your channel" },
  "publish.lookAgain": { seed: "en", tr: "Yeniden bak", en: "Look again" },
  "publish.keepPrivate": { seed: "en", tr: "Gizli kalsın", en: "Leave It Private" },
} satisfies Catalogue;
