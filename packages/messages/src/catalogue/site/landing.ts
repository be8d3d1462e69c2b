import type { Catalogue } from "#message.ts";

export const messages = {
  // Head of the page.
  "landing.meta.title": {
    seed: "tr",
    tr: "Sahne: yapay zekâ ile video oluşturun, YouTube’da yayınlayın",
    en: "Sahne: make AI videos and publish them on YouTube",
  },
  "landing.meta.description": {
    seed: "tr",
    tr: "Bir cümle yazın; Sahne videoyu üretsin, YouTube kanalınıza yüklesin, zamanlasın ve sonucu göstersin. Ücretsiz, reklam destekli.",
    en: "Write one sentence; Sahne makes the video, uploads it to your YouTube channel, schedules it and shows how it does. Free, supported by ads.",
  },

  // Header, mobile menu and the rotating phrase.
  "landing.nav.label": { seed: "tr", tr: "Ana gezinme", en: "Main navigation" },
  "landing.nav.features": { seed: "tr", tr: "Özellikler", en: "Features" },
  "landing.nav.pricing": { seed: "tr", tr: "Fiyatlandırma", en: "Pricing" },
  "landing.nav.demo": { seed: "en", tr: "Demo", en: "Demo" },
  "landing.nav.login": { seed: "tr", tr: "Giriş Yap", en: "Log in" },
  "landing.nav.signup": { seed: "tr", tr: "Üye Ol", en: "Sign up" },
  "landing.menu.open": { seed: "tr", tr: "Menüyü aç", en: "Open the menu" },
  "landing.menu.close": { seed: "tr", tr: "Menüyü kapat", en: "Close the menu" },
  "landing.menu.title": { seed: "tr", tr: "Menü", en: "Menu" },
  "landing.phrase.1": { seed: "tr", tr: "Yazın, video olsun", en: "Write it, watch it" },
  "landing.phrase.2": { seed: "tr", tr: "Zamanı siz seçin", en: "You pick the time" },
  "landing.phrase.3": { seed: "tr", tr: "Kanalınız hep canlı", en: "Your channel never sleeps" },

  // Hero.
  "landing.hero.eyebrow": { seed: "tr", tr: "İçerik üreticileri için", en: "For content creators" },
  "landing.hero.title": {
    seed: "tr",
    tr: "Bir cümle yazın. Sahne gerisini çeksin.",
    en: "Write one sentence. Sahne shoots the rest.",
  },
  "landing.hero.text": {
    seed: "tr",
    tr: "Yapay zekâ ile videonuzu oluşturun, YouTube kanalınıza yükleyin, yayınlarınızı zamanlayın ve nasıl gittiğini tek panelden izleyin.",
    en: "Make your video with AI, upload it to your YouTube channel, schedule what comes next and see how it does, all in one place.",
  },
  "landing.hero.primary": { seed: "tr", tr: "Ücretsiz başlayın", en: "Start for free" },
  "landing.hero.secondary": { seed: "tr", tr: "Giriş Yap", en: "Log in" },
  "landing.hero.note": {
    seed: "tr",
    tr: "Ücretsiz ve reklam destekli. Anahtarınız yoksa video Sahne’nin kendi motoruyla yapılır.",
    en: "Free and supported by ads. Without a key of your own, the video is made by Sahne’s built-in engine.",
  },
  "landing.hero.film": {
    seed: "tr",
    tr: "Sahne motoruyla yapılmış kısa bir film",
    en: "A short film made by the Sahne engine",
  },
  "landing.hero.filmPlay": { seed: "tr", tr: "Filmi oynat", en: "Play the film" },
  "landing.hero.filmPause": { seed: "tr", tr: "Filmi durdur", en: "Pause the film" },
  "landing.hero.filmCaption": {
    seed: "tr",
    tr: "Bu film, altındaki cümleden Sahne motoruyla üretildi.",
    en: "This film was made by the Sahne engine from the sentence below it.",
  },
} satisfies Catalogue;
