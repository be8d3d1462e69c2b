import type { Catalogue } from "#message.ts";

/** The block of the create screen that says how a film goes out by itself. */
export const messages = {
  "publication.title": { seed: "tr", tr: "Yayın", en: "Publication" },
  "publication.noChannel": {
    seed: "tr",
    tr: "Bağlı kanal yok: video saklanır. Bitmeden bir kanal bağlarsanız bu bilgilerle oraya yüklenir.",
    en: "No channel is connected: the video is kept. If you connect one before it is done, it is uploaded there with these details.",
  },
  "publication.unknownChannel": {
    seed: "tr",
    tr: "Kanal durumu alınamadı: video, bittiğinde bağlı olan kanala bu bilgilerle yüklenir.",
    en: "The channel could not be checked: the video is uploaded with these details to the channel connected when it is done.",
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
