import type { Catalogue } from "#message.ts";

/** The block of the create screen that says how a film goes out by itself. */
export const messages = {
  "publication.title": { seed: "tr", tr: "Yayın", en: "Publication" },
  "publication.noChannel": {
    seed: "tr",
    tr: "Bağlı kanal yok: film saklanır. Bitmeden bir kanal bağlarsanız bu bilgilerle oraya yüklenir.",
    en: "No channel is connected: the film is kept. If you connect one before it is done, it goes there as it stands here.",
  },
  "publication.unknownChannel": {
    seed: "tr",
    tr: "Kanal durumu alınamadı: film, bittiğinde bağlı olan kanala bu bilgilerle yüklenir.",
    en: "The channel could not be checked: the film goes, as it stands here, to the one connected when it is done.",
  },
  "publication.descriptionHint": {
    seed: "tr",
    tr: "Prompt metniniz yayınlanmaz; yalnızca buraya yazdığınız görünür.",
    en: "Your prompt is not published; only what you write here is.",
  },
  "publication.rest": {
    seed: "tr",
    tr: "Kategori, etiketler ve diğer seçimler yayın profilinizden gelir.",
    en: "Category, tags and the other choices come from your publish profile.",
  },
  "publication.profile": { seed: "tr", tr: "Yayın profiline bak", en: "See the publish profile" },
} satisfies Catalogue;
