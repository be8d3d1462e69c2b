import type { Catalogue } from "#message.ts";

export const messages = {
  // The public page /status. Words of a video's status stand in stages.
  "statusPage.title": { seed: "tr", tr: "Sistem durumu", en: "System status" },
  "statusPage.ok": { seed: "tr", tr: "Her şey çalışıyor", en: "Everything works" },
  "statusPage.trouble": { seed: "tr", tr: "Bir bölüm aksıyor", en: "Part of the service is having trouble" },
  "statusPage.error": { seed: "tr", tr: "Durum alınamadı", en: "The status could not be fetched" },
  "statusPage.checked": {
    seed: "tr",
    tr: "Son kontrol: {when, date, moment}",
    en: "Last checked {when, date, moment}",
  },
  "statusPage.version": { seed: "tr", tr: "Sürüm {version}", en: "Version {version}" },
  "statusPage.part.database": { seed: "tr", tr: "Veritabanı", en: "Database" },
  "statusPage.part.queue": { seed: "tr", tr: "İş kuyruğu", en: "Job queue" },
  "statusPage.part.media": { seed: "tr", tr: "Dosya deposu", en: "Media store" },
  "statusPage.part.renderer": { seed: "tr", tr: "Sahne motoru", en: "Sahne engine" },
  "statusPage.part.sandbox": { seed: "tr", tr: "Deneme ortamı", en: "Practice environment" },
  "statusPage.part.ok": { seed: "tr", tr: "Çalışıyor", en: "Working" },
  "statusPage.part.down": { seed: "tr", tr: "Çalışmıyor", en: "Not working" },
} satisfies Catalogue;
