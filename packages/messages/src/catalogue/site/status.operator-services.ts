import type { Catalogue } from "#message.ts";

// The operators' page /admin: how others answer, and what the landing page's slots show.
export const messages = {
  "operator.tab.services": { seed: "tr", tr: "Hizmetler", en: "Services" },
  "operator.services": { seed: "tr", tr: "Dış hizmetler", en: "Outside services" },
  "operator.services.text": {
    seed: "tr",
    tr: "Son 7 günde gerçekten yapılan çağrılar; günler UTC’ye göredir.",
    en: "Calls that were really made in the last 7 days; days are in UTC.",
  },
  "operator.service.local": { seed: "tr", tr: "Kendi yazı sunucunuz", en: "Your own writing server" },
  "operator.service.sandbox": { seed: "tr", tr: "deneme ortamı", en: "sandbox" },
  "operator.service.unasked": { seed: "tr", tr: "Çağrı yok", en: "No calls" },
  "operator.service.errors": {
    seed: "tr",
    tr: "{count, plural, other {# hata}}",
    en: "{count, plural, one {# error} other {# errors}}",
  },
  "operator.service.days": { seed: "tr", tr: "{name}: gün gün çağrılar", en: "{name}: calls by the day" },
  "operator.does.films": { seed: "tr", tr: "Video", en: "Videos" },
  "operator.does.writes": { seed: "tr", tr: "Metin", en: "Texts" },
  "operator.does.speaks": { seed: "tr", tr: "Ses", en: "Voices" },
  "operator.does.publishes": { seed: "tr", tr: "Kanal", en: "Channel" },
  "operator.day": { seed: "tr", tr: "Gün", en: "Day" },
  "operator.onDay": { seed: "tr", tr: "{when, date, day}", en: "{when, date, day}" },
  "operator.calls": { seed: "tr", tr: "Çağrı", en: "Calls" },
  "operator.errors": { seed: "tr", tr: "Hata", en: "Errors" },
  "operator.lastError": { seed: "tr", tr: "Son hata, {when, date, moment}:", en: "Last error, {when, date, moment}:" },
  "operator.channels": { seed: "tr", tr: "Yeniden bağlanması gereken kanallar", en: "Channels to reconnect" },
  "operator.channels.none": { seed: "tr", tr: "Bütün bağlı kanallar çalışıyor.", en: "Every connected channel works." },
  "operator.channel": { seed: "tr", tr: "Kanal", en: "Channel" },
  "operator.publications": { seed: "tr", tr: "Son 7 günün yayınları", en: "Publications of the last 7 days" },
  "operator.publications.text": {
    seed: "tr",
    tr: "Kanala ulaşanlar ve ulaşamayanlar.",
    en: "What reached a channel, and what did not.",
  },
  "operator.publications.none": { seed: "tr", tr: "Son 7 günde yayın yok.", en: "No publications in the last 7 days." },

  // Ads.
  "operator.ads": { seed: "tr", tr: "Reklamlar", en: "Ads" },
  "operator.ads.text": {
    seed: "tr",
    tr: "Ana sayfada üç yer var: üstte 728×90, ortada 300×250, altta 970×250. Dar ekranlarda sığan bir ölçü kullanılır.",
    en: "The landing page has three places: 728×90 at the top, 300×250 in the middle, 970×250 below. Narrow screens get a size that fits.",
  },
  "operator.ads.choice": { seed: "tr", tr: "Ne gösterilsin?", en: "What is shown?" },
  "operator.ads.network": { seed: "tr", tr: "Reklam ağı", en: "Ad network" },
  "operator.ads.house": { seed: "tr", tr: "Kendi duyurularımız", en: "Our own notices" },
  "operator.ads.from": {
    seed: "tr",
    tr: "{host} yalnızca izin veren ziyaretçilere gösterilir; ötekiler kendi duyurularımızı görür.",
    en: "{host} is shown only to visitors who agreed; others see our own notices.",
  },
  "operator.ads.unset": {
    seed: "tr",
    tr: "Reklam ağı ayarlı değil (AD_FRAME_URL): üç yerde de kendi duyurularımız var ve kimseden izin istenmiyor.",
    en: "No ad network is set (AD_FRAME_URL): all three places show our own notices, and nobody is asked for consent.",
  },
} satisfies Catalogue;
