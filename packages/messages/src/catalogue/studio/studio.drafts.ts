import type { Catalogue } from "#message.ts";

/** The list of drafts. */
export const messages = {
  "drafts.title": { seed: "tr", tr: "Taslaklar", en: "Drafts" },
  "drafts.loading": { seed: "tr", tr: "Taslaklar açılıyor", en: "Opening the drafts" },
  "drafts.intro": {
    seed: "tr",
    tr: "Sahnelerini düzenlediğiniz, henüz yapılmamış videolar.",
    en: "Videos whose scenes you are editing and that are not made yet.",
  },
  "drafts.error": { seed: "tr", tr: "Taslaklar alınamadı", en: "The drafts could not be loaded" },
  "drafts.empty.title": { seed: "tr", tr: "Henüz taslak yok", en: "No drafts yet" },
  "drafts.empty.text": {
    seed: "tr",
    tr: "Video oluştururken “Sahneleri gör” deyin ya da hazır bir videoyu “Yeni olarak düzenle” ile açın.",
    en: "Choose “See the scenes” while creating a video, or open a finished one with “Edit as new”.",
  },
  "drafts.create": { seed: "tr", tr: "Video oluştur", en: "Create a video" },
  "drafts.line": {
    seed: "tr",
    tr: "{count, plural, other {# sahne}} · {seconds, number, decimal} sn · {when, date, moment}",
    en: "{count, plural, one {# scene} other {# scenes}} · {seconds, number, decimal} s · {when, date, moment}",
  },
  "drafts.unplanned": { seed: "tr", tr: "Henüz açılmadı", en: "Not opened yet" },
  "drafts.delete": { seed: "tr", tr: "{name}: taslağı sil", en: "{name}: delete the draft" },
  "drafts.deleteTitle": { seed: "tr", tr: "Taslak silinsin mi?", en: "Delete the draft?" },
  "drafts.deleteText": {
    seed: "tr",
    tr: "“{name}” ve sürümleri silinir. Ondan yapılan videolar kalır.",
    en: "“{name}” and its versions are deleted. Videos made from it stay.",
  },
  "drafts.deleteYes": { seed: "tr", tr: "Taslağı sil", en: "Delete the draft" },
  "drafts.keep": { seed: "tr", tr: "Vazgeç", en: "Keep it" },
  "drafts.nameless": { seed: "tr", tr: "Adsız taslak", en: "Unnamed draft" },
} satisfies Catalogue;
