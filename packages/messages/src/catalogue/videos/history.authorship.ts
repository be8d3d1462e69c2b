import type { Catalogue } from "#message.ts";

/** Who and what made a video. */
export const messages = {
  "authorship.title": { seed: "en", tr: "Yapım belgesi", en: "Authorship" },
  "authorship.text": {
    seed: "en",
    tr: "Bu videonun kim tarafından ve neyle yapıldığı: metin, hizmetler, görseller, yayınlar ve parmak izleri.",
    en: "Who and what made this video: words, services, pictures, publications and fingerprints.",
  },
  "authorship.loading": { seed: "en", tr: "Belge yükleniyor", en: "Loading the authorship" },
  "authorship.error": { seed: "en", tr: "Belge yüklenemedi", en: "The authorship could not be loaded" },
  "authorship.save": { seed: "en", tr: "JSON olarak indir", en: "Download as JSON" },
  "authorship.print": { seed: "en", tr: "Yazdır", en: "Print" },
  "authorship.back": { seed: "en", tr: "Videoya dön", en: "Back to the video" },
  "authorship.author": { seed: "en", tr: "Yazan", en: "Author" },
  "authorship.prompt": { seed: "en", tr: "Prompt", en: "Prompt" },
  "authorship.scenes": { seed: "en", tr: "Sahnelerin sözleri", en: "Words of the scenes" },
  "authorship.noScenes": {
    seed: "en",
    tr: "Bu videonun yazılı sözü yok.",
    en: "This video has no written words.",
  },
  "authorship.source.prompt": { seed: "en", tr: "Prompttan", en: "From the prompt" },
  "authorship.source.studio": {
    seed: "en",
    tr: "Stüdyoda yazıldı veya değiştirildi",
    en: "Written or changed in the studio",
  },
  "authorship.source.reading": {
    seed: "en",
    tr: "Sahne prompttan derledi",
    en: "Put together from the prompt by Sahne",
  },
  "authorship.made": { seed: "en", tr: "Yapım", en: "How it was made" },
  "authorship.service": { seed: "en", tr: "Hizmet", en: "Service" },
  "authorship.version": { seed: "en", tr: "Sürüm", en: "Version" },
  "authorship.seed": { seed: "en", tr: "Başlangıç sayısı", en: "Seed" },
  "authorship.edited": { seed: "en", tr: "Stüdyoda düzenlendi", en: "Edited in the studio" },
  "authorship.yes": { seed: "en", tr: "Evet", en: "Yes" },
  "authorship.no": { seed: "en", tr: "Hayır", en: "No" },
  "authorship.askedAt": { seed: "en", tr: "İstendi", en: "Requested" },
  "authorship.completedAt": { seed: "en", tr: "Tamamlandı", en: "Completed" },
  "authorship.fingerprint": {
    seed: "en",
    tr: "Dosyanın parmak izi (SHA-256)",
    en: "Fingerprint of the file (SHA-256)",
  },
  "authorship.tasks": { seed: "en", tr: "Hizmetlerdeki işler", en: "Tasks at vendors" },
  "authorship.pictures": { seed: "en", tr: "Görseller", en: "Pictures" },
  "authorship.pictureGone": { seed: "en", tr: "silinmiş görsel", en: "a deleted picture" },
  "authorship.publications": { seed: "en", tr: "Yayınlar", en: "Publications" },
  "authorship.disclosed": {
    seed: "en",
    tr: "yapay zekâ içeriği olarak bildirildi",
    en: "disclosed as AI-generated content",
  },
  "authorship.undisclosed": {
    seed: "en",
    tr: "yapay zekâ içeriği olarak bildirilmedi",
    en: "not disclosed as AI-generated content",
  },
  "authorship.moment": { seed: "en", tr: "{when, date, moment}", en: "{when, date, moment}" },
} satisfies Catalogue;
