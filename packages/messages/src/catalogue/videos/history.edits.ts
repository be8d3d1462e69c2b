import type { Catalogue } from "#message.ts";

/** What its owner changed of a video, and which services spoke or wrote for it. */
export const messages = {
  "edits.title": { seed: "en", tr: "Değişiklikler", en: "Changes" },
  "edits.field.name": { seed: "en", tr: "Ad", en: "Name" },
  "edits.field.script": { seed: "en", tr: "Metin", en: "Text" },
  "edits.field.keywords": { seed: "en", tr: "Anahtar kelimeler", en: "Keywords" },
  "edits.field.scenes": { seed: "en", tr: "Sahnelerin sözleri", en: "Words of the scenes" },
  "edits.field.options": { seed: "en", tr: "Ayarlar veya görseller", en: "Settings or images" },
  "edits.field.take": { seed: "en", tr: "Stüdyoda saklanan hâl", en: "Take kept in the studio" },
  "edits.field.time": { seed: "en", tr: "Yapım zamanı", en: "Time it is made" },
  "edits.field.title": { seed: "en", tr: "Başlık", en: "Title" },
  "edits.field.description": { seed: "en", tr: "Açıklama", en: "Description" },
  "edits.field.tags": { seed: "en", tr: "Etiketler", en: "Tags" },
  "edits.field.privacy": { seed: "en", tr: "Gizlilik", en: "Privacy" },
  "edits.field.hour": { seed: "en", tr: "Yayın saati", en: "Publishing hour" },
  "edits.before": { seed: "en", tr: "Önce", en: "Before" },
  "edits.after": { seed: "en", tr: "Sonra", en: "After" },
  "edits.empty": { seed: "en", tr: "yok", en: "none" },
  "edits.privacy.public": { seed: "en", tr: "Herkese açık", en: "Public" },
  "edits.privacy.unlisted": { seed: "en", tr: "Liste dışı", en: "Unlisted" },
  "edits.privacy.private": { seed: "en", tr: "Gizli", en: "Private" },
  "edits.services": { seed: "en", tr: "Konuşan ve yazan hizmetler", en: "Services that spoke and wrote" },
  "edits.what.speech": { seed: "en", tr: "Seslendirme", en: "Voice" },
  "edits.what.writing": { seed: "en", tr: "Metin", en: "Text" },
  "edits.tokens": {
    seed: "en",
    tr: "{count, plural, other {# token}}",
    en: "{count, plural, one {# token} other {# tokens}}",
  },
} satisfies Catalogue;
