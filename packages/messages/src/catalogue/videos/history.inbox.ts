import type { Catalogue } from "#message.ts";

export const messages = {
  "inbox.title": { seed: "tr", tr: "Sizi bekleyenler", en: "Needs your attention" },
  "inbox.count": {
    seed: "tr",
    tr: "{count, plural, other {# iş sizi bekliyor}}",
    en: "{count, plural, one {# thing needs your attention} other {# things need your attention}}",
  },
  "inbox.more": {
    seed: "tr",
    tr: "{count, plural, other {# iş daha var; yukarıdakiler bitince görünür}}",
    en: "{count, plural, one {# more appears once these are done} other {# more appear once these are done}}",
  },
  "inbox.empty": { seed: "tr", tr: "Sizi bekleyen bir şey yok", en: "Nothing needs your attention" },
  "inbox.emptyText": {
    seed: "tr",
    tr: "Onay, karar veya yeniden deneme gerektiğinde burada görünür.",
    en: "Approvals, decisions and retries appear here when they are needed.",
  },
  "inbox.toDashboard": { seed: "tr", tr: "Panoya dön", en: "Back to the dashboard" },
  "inbox.error": { seed: "tr", tr: "Liste yüklenemedi", en: "The list could not be loaded" },
  "inbox.retryAll": {
    seed: "tr",
    tr: "{count, plural, other {# ücretsiz videoyu tekrar dene}}",
    en: "{count, plural, other {Try # free videos again}}",
  },
  "inbox.kind.paid_call": { seed: "tr", tr: "Ücretli istek: karar sizin", en: "Paid request: your decision" },
  "inbox.kind.approval": { seed: "tr", tr: "Yayın onayınızı bekliyor", en: "Publication waits for your approval" },
  "inbox.kind.publication": { seed: "tr", tr: "Yayın", en: "Publication" },
  "inbox.kind.needs_time": { seed: "tr", tr: "Plan", en: "Plan" },
  "inbox.kind.topics": { seed: "tr", tr: "Plan", en: "Plan" },
  "inbox.kind.failed": { seed: "tr", tr: "Yapılamayan video", en: "Video that failed" },
  "inbox.kind.reconnect": { seed: "tr", tr: "Kanal", en: "Channel" },
  "inbox.kind.grant_ends": { seed: "tr", tr: "Kanal", en: "Channel" },
  "inbox.kind.storage": { seed: "tr", tr: "Depolama", en: "Storage" },
  "inbox.needsTime": { seed: "tr", tr: "Bu videonun zamanı yok", en: "This video has no time yet" },
  "inbox.topics": { seed: "tr", tr: "“{name}” planının konuları bitti", en: "“{name}” has used all its topics" },
  "inbox.storage": {
    seed: "tr",
    tr: "Depolama alanınızın %{percent} kadarı dolu",
    en: "{percent}% of your storage is used",
  },
  "inbox.reconnect": { seed: "tr", tr: "{channel} artık bize açık değil", en: "{channel} is no longer open to us" },
  "inbox.grantEnds": {
    seed: "tr",
    tr: "{channel} izni {when, date, moment} tarihinde sona erer",
    en: "The permission for {channel} ends on {when, date, moment}",
  },
  "inbox.why.time": {
    seed: "tr",
    tr: "Zamanı seçilene kadar yapılmaz.",
    en: "It is not made until a time is chosen.",
  },
  "inbox.why.topics": {
    seed: "tr",
    tr: "Konu ekleyene ya da listeyi baştan başlatana kadar plan bekler.",
    en: "The plan waits until you add topics or let the list start over.",
  },
  "inbox.why.storage": {
    seed: "tr",
    tr: "Dolduğunda yeni video yapılamaz. İstemediklerinizi silin.",
    en: "Once it is full no new video can be made. Delete those you do not need.",
  },
  "inbox.why.channel": {
    seed: "tr",
    tr: "Yeniden bağlanana kadar yayınlar bekler; hiçbiri kaybolmaz.",
    en: "Publications wait until you reconnect; none is lost.",
  },
  "inbox.action.time": { seed: "tr", tr: "Zaman seç", en: "Choose a time" },
  "inbox.action.topics": { seed: "tr", tr: "Konu ekle", en: "Add topics" },
  "inbox.action.storage": { seed: "tr", tr: "Eski videoları gör", en: "See the oldest videos" },
  "inbox.action.channel": { seed: "tr", tr: "Yeniden bağlan", en: "Reconnect" },
} satisfies Catalogue;
