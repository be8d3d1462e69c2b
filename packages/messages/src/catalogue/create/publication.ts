import type { Catalogue } from "#message.ts";

/** The block of the create screen that says how a film goes out by itself. */
export const messages = {
  "publication.title": { seed: "tr", tr: "Yayın", en: "Publication" },
  "publication.line.now": {
    seed: "tr",
    tr: "{privacy, select, public {Herkese açık} unlisted {Liste dışı} other {Gizli}}, biter bitmez {channel} kanalına gider: “{title}”",
    en: "Goes to {channel}, {privacy, select, public {public} unlisted {unlisted} other {private}}, as soon as it is done: “{title}”",
  },
  "publication.line.planned": {
    seed: "tr",
    tr: "{privacy, select, public {Herkese açık} unlisted {Liste dışı} other {Gizli}}, saatinde {channel} kanalına gider: “{title}”",
    en: "Goes to {channel}, {privacy, select, public {public} unlisted {unlisted} other {private}}, at its hour: “{title}”",
  },
  "publication.line.at": {
    seed: "tr",
    tr: "{privacy, select, public {Herkese açık} unlisted {Liste dışı} other {Gizli}}, {when, date, moment} sonrasında, biter bitmez {channel} kanalına gider: “{title}”",
    en: "Goes to {channel}, {privacy, select, public {public} unlisted {unlisted} other {private}}, made on {when, date, moment} and sent as soon as it is done: “{title}”",
  },
  "publication.line.each": {
    seed: "tr",
    tr: "{privacy, select, public {Herkese açık} unlisted {Liste dışı} other {Gizli}}, her seferinde {channel} kanalına gider; ilki {when, date, moment}: “{title}”",
    en: "Goes to {channel}, {privacy, select, public {public} unlisted {unlisted} other {private}}, each time; the first is made on {when, date, moment}: “{title}”",
  },
  "publication.line.further": {
    seed: "tr",
    tr: "{channel} kanalına da: {privacy, select, public {herkese açık} unlisted {liste dışı} other {gizli}}.",
    en: "Also to {channel}: {privacy, select, public {public} unlisted {unlisted} other {private}}.",
  },
  "publication.line.asks": { seed: "tr", tr: "Önce onayınızı ister.", en: "It asks for your approval first." },
  "publication.asksFirst": { seed: "tr", tr: "Yayınlamadan önce bana sor", en: "Ask me before publishing" },
  "publication.asksFirstHint": {
    seed: "tr",
    tr: "Biten video onayınızı bekler: yayınlar, düzenler ya da vazgeçersiniz.",
    en: "The finished video waits for your approval: publish it, edit it, or leave it.",
  },
  "create.channel.missing": {
    seed: "tr",
    tr: "Bağlı kanalınız yok: video tamamlanınca saklanır, sonra yükleyebilirsiniz.",
    en: "No channel is connected: the finished video is kept and can be uploaded later.",
  },
  "create.channel.connect": { seed: "tr", tr: "Kanal bağla", en: "Connect a channel" },
  "publication.noChannel": {
    seed: "tr",
    tr: "Bağlı kanal yok: video saklanır. Hazır olunca nereye gideceğini siz söylersiniz.",
    en: "No channel is connected: the video is kept. Once it is ready, you say where it goes.",
  },
  "publication.unknownChannel": {
    seed: "tr",
    tr: "Kanal durumu alınamadı: video saklanır. Hazır olunca nereye gideceğini siz söylersiniz.",
    en: "The channel could not be checked: the video is kept. Once it is ready, you say where it goes.",
  },
  "publication.reconnect": {
    seed: "tr",
    tr: "YouTube izni sona ermiş: biten video, siz kanalı yeniden bağlayana dek bekler.",
    en: "The YouTube permission has ended: the finished video waits until you reconnect the channel.",
  },
  "publication.noRight": {
    seed: "tr",
    tr: "Video yükleme izni verilmemiş: biten video, siz yeniden bağlanıp bu kutuyu işaretleyene dek bekler.",
    en: "The permission to upload was not granted: the finished video waits until you reconnect and tick that box.",
  },
  "publication.eachHint": {
    seed: "tr",
    tr: "'{n}' ve '{date}' her videoda kendi sırası ve günüyle doldurulur.",
    en: "'{n}' and '{date}' are filled in with each video’s own number and day.",
  },
  "publication.descriptionHint": {
    seed: "tr",
    tr: "Prompt metniniz yayınlanmaz; yalnızca buraya yazdığınız görünür.",
    en: "Your prompt is not published; only what you write here is.",
  },
  "publication.moreText": {
    seed: "tr",
    tr: "Kategori, dil, küçük resim, oynatma listesi, bildirim",
    en: "Category, language, thumbnail, playlist, notification",
  },
  "publication.rest": {
    seed: "tr",
    tr: "Buradaki başlangıç değerleri yayın profilinizden gelir.",
    en: "What this starts with comes from your publish profile.",
  },
  "publication.profile": { seed: "tr", tr: "Yayın profiline bak", en: "See the publish profile" },
} satisfies Catalogue;
