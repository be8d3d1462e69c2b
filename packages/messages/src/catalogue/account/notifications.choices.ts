import type { Catalogue } from "#message.ts";

/** What somebody is told of by mail and by the browser. */
export const messages = {
  "notificationChoices.text": {
    seed: "tr",
    tr: "Hangi haberlerin size e-postayla geleceğini seçin. Siz seçmeden hiçbiri gelmez.",
    en: "Choose which news comes to you by email. None comes unless you choose it.",
  },
  "notificationChoices.loading": { seed: "tr", tr: "Seçimleriniz yükleniyor", en: "Loading your choices" },
  "notificationChoices.error": { seed: "tr", tr: "Seçimleriniz yüklenemedi", en: "Your choices could not be loaded" },
  "notificationChoices.topic.attention": {
    seed: "tr",
    tr: "İlgilenmeniz gerekiyor: onay, karar, kanal izni",
    en: "Needs your attention: approval, decision, channel permission",
  },
  "notificationChoices.topic.failed": {
    seed: "tr",
    tr: "Bir video yapılamadı veya yüklenemedi",
    en: "A video could not be made or uploaded",
  },
  "notificationChoices.topic.ready": { seed: "tr", tr: "Bir video hazır", en: "A video is ready" },
  "notificationChoices.topic.published": { seed: "tr", tr: "Bir video yayında", en: "A video is published" },
  "notificationChoices.mail.off": { seed: "tr", tr: "E-posta yok", en: "No email" },
  "notificationChoices.mail.at_once": { seed: "tr", tr: "Hemen", en: "At once" },
  "notificationChoices.mail.daily": { seed: "tr", tr: "Günde bir, sabah 8’de", en: "Once a day, at 8 am" },
  "notificationChoices.weekly": {
    seed: "tr",
    tr: "Haftalık özet, pazartesi sabahı",
    en: "Weekly summary, on Monday morning",
  },
  "notificationChoices.quiet": { seed: "tr", tr: "Sessiz saatler", en: "Quiet hours" },
  "notificationChoices.quietHint": {
    seed: "tr",
    tr: "Bu saatlere düşen e-postalar ve tarayıcı bildirimleri, saatler bitince gelir; saatler sizin saat diliminizdedir.",
    en: "Emails and browser notifications that fall into these hours come when they end; the hours are those of your time zone.",
  },
  "notificationChoices.quietFrom": { seed: "tr", tr: "Başlangıç", en: "From" },
  "notificationChoices.quietTo": { seed: "tr", tr: "Bitiş", en: "Until" },
  "notificationChoices.browser": {
    seed: "tr",
    tr: "Bu tarayıcıda, sekme arka plandayken bildir",
    en: "In this browser, tell me while the tab is in the background",
  },
  "notificationChoices.browserKinds": {
    seed: "tr",
    tr: "Tarayıcı bildirimleri",
    en: "Browser notifications",
  },
  "notificationChoices.browserOff": { seed: "tr", tr: "Bildirim yok", en: "No notification" },
  "notificationChoices.browserDenied": {
    seed: "tr",
    tr: "Tarayıcınız bu sitenin bildirimlerine izin vermiyor. İzni adres çubuğundan verip yeniden deneyin.",
    en: "Your browser does not allow notifications from this site. Allow them from the address bar and try again.",
  },
  "notificationChoices.browserMissing": {
    seed: "tr",
    tr: "Bu tarayıcı bildirim gösteremiyor.",
    en: "This browser cannot show notifications.",
  },
  "notifications.quiet.same": {
    seed: "tr",
    tr: "Başlangıç ve bitiş aynı olamaz.",
    en: "Start and end cannot be the same.",
  },
} satisfies Catalogue;
