import type { Catalogue } from "#message.ts";

export const messages = {
  // Slots on the landing page, the house ads and the consent banner.
  "ads.label": { seed: "tr", tr: "Reklam", en: "Advertisement" },
  "ads.slot": { seed: "tr", tr: "Reklam alanı", en: "Ad space" },
  "ads.house.banner.title": {
    seed: "tr",
    tr: "Bu cümle bir film olabilirdi.",
    en: "This sentence could have been a film.",
  },
  "ads.house.banner.text": {
    seed: "tr",
    tr: "Sahne ile ilk videonuzu ücretsiz yapın.",
    en: "Make your first video with Sahne for free.",
  },
  "ads.house.square.title": { seed: "tr", tr: "Kanalınız boş kalmasın", en: "Keep your channel busy" },
  "ads.house.square.text": {
    seed: "tr",
    tr: "Zamanlayın, Sahne sizin yerinize yayınlasın.",
    en: "Schedule it; Sahne publishes for you.",
  },
  "ads.house.wide.title": { seed: "tr", tr: "Yazın. Üretin. Yayınlayın.", en: "Write. Make. Publish." },
  "ads.house.wide.text": {
    seed: "tr",
    tr: "Kredi kartı yok, kurulum yok, bekleme yok.",
    en: "No card, no set-up, no waiting.",
  },
  "ads.house.action": { seed: "tr", tr: "Hemen deneyin", en: "Try it now" },
  "ads.consent.title": { seed: "tr", tr: "Reklamlar ve izniniz", en: "Ads and your consent" },
  "ads.consent.text": {
    seed: "tr",
    tr: "Sahne reklamlarla ücretsiz kalıyor. İzin verirseniz reklam ağının içeriği ayrı, kapalı bir çerçevede yüklenir; vermezseniz yalnızca kendi tanıtımlarımızı görürsünüz.",
    en: "Ads keep Sahne free. If you agree, the ad network’s content loads inside a separate, closed frame; if not, you only see our own notices.",
  },
  "ads.consent.accept": { seed: "tr", tr: "İzin ver", en: "Allow" },
  "ads.consent.decline": { seed: "tr", tr: "İzin verme", en: "Do not allow" },
  "ads.consent.change": { seed: "tr", tr: "Reklam tercihini değiştir", en: "Change the ad choice" },
} satisfies Catalogue;
