import type { Catalogue } from "#message.ts";

export const messages = {
  // The newsletter on the operators' page.
  "operator.readers.export": { seed: "tr", tr: "Okurları indir (CSV)", en: "Download readers (CSV)" },
  "operator.newsletter": { seed: "tr", tr: "Bülten", en: "Newsletter" },
  "operator.newsletter.text": {
    seed: "tr",
    tr: "Onay vermiş okurlara gider; her e-postada abonelikten çıkma bağlantısı bulunur.",
    en: "Goes to readers who confirmed; every mail carries a link to unsubscribe.",
  },
  "operator.newsletter.readers": {
    seed: "tr",
    tr: "{count, plural, other {# onaylı okur}}{bounced, plural, =0 {} other {; # adres artık yok}}. Her e-postada abonelikten çıkma bağlantısı bulunur.",
    en: "{count, plural, one {# confirmed reader} other {# confirmed readers}}{bounced, plural, =0 {} other {; # without a mailbox}}. Every mail carries a link to unsubscribe.",
  },
  "operator.newsletter.subject": { seed: "tr", tr: "Konu", en: "Subject" },
  "operator.newsletter.subject.missing": { seed: "tr", tr: "Bir konu yazın.", en: "Write a subject." },
  "operator.newsletter.body": { seed: "tr", tr: "Bülten metni", en: "Text of the newsletter" },
  "operator.newsletter.text.missing": { seed: "tr", tr: "Bir metin yazın.", en: "Write a text." },
  "operator.newsletter.hint": {
    seed: "tr",
    tr: "Düz metin olarak gönderilir; bağlantıları tam adresleriyle yazın.",
    en: "Sent as plain text; write links with their full address.",
  },
  "operator.newsletter.send": { seed: "tr", tr: "Okurlara gönder", en: "Send to readers" },
  "operator.newsletter.try": { seed: "tr", tr: "Önce bana gönder", en: "Send to me first" },
  "operator.newsletter.nobody": {
    seed: "tr",
    tr: "Onaylı okur yok; gönderilecek kimse bulunmuyor.",
    en: "There is no confirmed reader to send it to.",
  },
  "operator.newsletter.sendTitle": {
    seed: "tr",
    tr: "{count, plural, other {# okura}} gönderilsin mi?",
    en: "Send to {count, plural, one {# reader} other {# readers}}?",
  },
  "operator.newsletter.sendText": {
    seed: "tr",
    tr: "“{subject}” e-postası geri alınamaz.",
    en: "“{subject}” cannot be taken back.",
  },
  "operator.newsletter.done": { seed: "tr", tr: "Bülten gönderiliyor", en: "The newsletter is being sent" },
  "operator.newsletter.past": { seed: "tr", tr: "Gönderilen bültenler", en: "Newsletters sent" },
  "operator.newsletter.letter": { seed: "tr", tr: "Bülten", en: "Newsletter" },
  "operator.newsletter.sent": { seed: "tr", tr: "Gönderilen", en: "Sent" },
  "operator.newsletter.sentOf": {
    seed: "tr",
    tr: "{sent, number} / {readers, number}",
    en: "{sent, number} of {readers, number}",
  },
  "operator.newsletter.refused": { seed: "tr", tr: "Adresi yok", en: "No mailbox" },
} satisfies Catalogue;
