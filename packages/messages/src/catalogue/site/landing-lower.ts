import type { Catalogue } from "#message.ts";

/** What stands below the first screen of the landing page; fetched with it. */
export const messages = {
  // The three claims; the figure comes from the operator's content file or is computed.
  "landing.claim.label": { seed: "tr", tr: "Rakamlarla Sahne", en: "Sahne in figures" },
  "landing.claim.videos": { seed: "en", tr: "{figure} video oluşturuldu", en: "{figure} videos created" },
  "landing.claim.users": { seed: "en", tr: "{figure} mutlu kullanıcı", en: "{figure} happy users" },
  "landing.claim.uptime": { seed: "en", tr: "{figure} çalışma süresi", en: "{figure} uptime" },

  // Features. A line whose feature is not built yet carries the mark.
  "landing.soon": { seed: "tr", tr: "yakında", en: "soon" },
  "landing.features.title": {
    seed: "tr",
    tr: "Fikirden yayına kadar her şey burada",
    en: "Everything from the idea to the upload",
  },
  "landing.features.text": {
    seed: "tr",
    tr: "Ayrı ayrı araçlar arasında dosya taşımayın: yazın, üretin, yayınlayın, ölçün.",
    en: "Stop carrying files between tools: write, make, publish, measure.",
  },
  "landing.feature.create.title": { seed: "tr", tr: "Otomatik yapay zekâ videosu", en: "Automatic AI video creation" },
  "landing.feature.create.text": {
    seed: "tr",
    tr: "Bir cümleden ya da bir görselden, sesi ve altyazısıyla hazır bir video.",
    en: "From a sentence or a picture to a finished video with sound and captions.",
  },
  "landing.feature.create.models": {
    seed: "tr",
    tr: "GPT ve Claude modelleriyle metin yazımı",
    en: "Prompt writing with GPT and Claude models",
  },
  "landing.feature.create.prompts": {
    seed: "tr",
    tr: "Kendi metniniz, kendi komutlarınız",
    en: "Your own custom prompts",
  },
  "landing.feature.create.styles": { seed: "tr", tr: "Stil seçimi", en: "Style choice" },
  "landing.feature.create.voices": { seed: "tr", tr: "Seslendirme seçenekleri", en: "Voice options" },
  "landing.feature.schedule.title": { seed: "tr", tr: "Akıllı zamanlama", en: "Smart scheduling" },
  "landing.feature.schedule.text": {
    seed: "tr",
    tr: "Siz uyurken de yayın akışınız sürsün; yaz saati ve ay sonları bizden.",
    en: "Keep publishing while you sleep; daylight saving and month ends are our job.",
  },
  "landing.feature.schedule.manual": { seed: "tr", tr: "Elle, dilediğiniz an", en: "Manual, whenever you like" },
  "landing.feature.schedule.planned": {
    seed: "tr",
    tr: "Günlük, haftalık, aylık zamanlama",
    en: "Scheduled daily, weekly or monthly",
  },
  "landing.feature.schedule.random": { seed: "tr", tr: "Rastgele aralıklarla yayın", en: "Random intervals" },
  "landing.feature.channel.title": { seed: "tr", tr: "Kanal entegrasyonu", en: "Channel integration" },
  "landing.feature.channel.text": {
    seed: "tr",
    tr: "YouTube kanalınızı bir kez bağlayın, video bitince kendiliğinden yüklensin.",
    en: "Connect your YouTube channel once and finished videos are uploaded automatically.",
  },
  "landing.feature.channel.upload": { seed: "tr", tr: "Otomatik yükleme", en: "Automatic upload" },
  "landing.feature.channel.manage": { seed: "tr", tr: "Kanal yönetimi", en: "Channel management" },
  "landing.feature.channel.analytics": { seed: "tr", tr: "Kanal analitiği", en: "Channel analytics" },
  "landing.feature.channel.seo": {
    seed: "tr",
    tr: "SEO yardımı: başlık, açıklama, etiket",
    en: "SEO help: title, description, tags",
  },
  "landing.feature.analytics.title": { seed: "tr", tr: "Analiz paneli", en: "Analytics dashboard" },
  "landing.feature.analytics.text": {
    seed: "tr",
    tr: "Neyin işe yaradığını tahmin etmeyin, görün.",
    en: "See what works instead of guessing.",
  },
  "landing.feature.analytics.history": { seed: "tr", tr: "Yükleme geçmişi", en: "Upload history" },
  "landing.feature.analytics.success": { seed: "tr", tr: "Başarı ölçümleri", en: "Success metrics" },
  "landing.feature.analytics.export": {
    seed: "tr",
    tr: "CSV ve JSON olarak dışa aktarma",
    en: "Export as CSV and JSON",
  },
  "landing.feature.look.title": { seed: "tr", tr: "Açık, koyu ve her ekranda", en: "Light, dark and on every screen" },
  "landing.feature.look.text": {
    seed: "tr",
    tr: "Telefonda da masaüstünde de aynı rahatlık; temayı siz seçin.",
    en: "As comfortable on a phone as on a desk; you choose the theme.",
  },
  "landing.feature.look.themes": { seed: "tr", tr: "Açık ve koyu tema", en: "Light and dark themes" },
  "landing.feature.look.responsive": { seed: "tr", tr: "Her ekrana uyan arayüz", en: "Responsive on every screen" },
  "landing.feature.look.languages": { seed: "tr", tr: "Türkçe ve İngilizce", en: "Turkish and English" },

  // How it works.
  "landing.steps.title": { seed: "tr", tr: "Nasıl çalışır", en: "How it works" },
  "landing.steps.text": {
    seed: "tr",
    tr: "Dört adımda ilk videonuz kanalınızda.",
    en: "Four steps to your first video on your channel.",
  },
  "landing.step.1.title": { seed: "tr", tr: "Üye olun, kanalınızı bağlayın", en: "Sign up and connect a channel" },
  "landing.step.1.text": {
    seed: "tr",
    tr: "Bir dakikada hesap açın, YouTube kanalınızı güvenle bağlayın.",
    en: "Open an account in a minute and connect your YouTube channel safely.",
  },
  "landing.step.2.title": { seed: "tr", tr: "Yapay zekâyı ayarlayın", en: "Configure the AI" },
  "landing.step.2.text": {
    seed: "tr",
    tr: "Hizmeti, stili ve seslendirmeyi seçin; isterseniz kendi API anahtarınızı ekleyin.",
    en: "Choose the service, the style and the voice; add your own API key if you like.",
  },
  "landing.step.3.title": { seed: "tr", tr: "Üretin ve yükleyin", en: "Generate and upload" },
  "landing.step.3.text": {
    seed: "tr",
    tr: "Metninizi yazın; video üretilsin, kanalınıza yüklensin.",
    en: "Write your prompt; the video is made and uploaded to your channel.",
  },
  "landing.step.4.title": { seed: "tr", tr: "İzleyin ve iyileştirin", en: "Track and optimise" },
  "landing.step.4.text": {
    seed: "tr",
    tr: "Sonuçları görün, işe yarayanı tekrarlayın.",
    en: "See the results and repeat what works.",
  },

  // Why there are ads, beside the square one.
  "landing.whyAds.title": { seed: "tr", tr: "Faturayı reklamlar öder", en: "The ads pay the bill" },
  "landing.whyAds.text": {
    seed: "tr",
    tr: "Sahne ücretsiz kalsın diye bu sayfada birkaç reklam var. Panelinizde ve videolarınızda yok.",
    en: "A few ads on this page keep Sahne free. There are none in your dashboard and none in your videos.",
  },

  // Pricing: one plan.
  "landing.pricing.title": { seed: "tr", tr: "Tek plan. Ücretsiz.", en: "One plan. Free." },
  "landing.pricing.text": {
    seed: "tr",
    tr: "Sahne ücretsizdir ve reklamlarla desteklenir.",
    en: "Sahne is free and supported by ads.",
  },
  "landing.plan.name": { seed: "tr", tr: "Ücretsiz Plan", en: "Free plan" },
  "landing.plan.price": { seed: "tr", tr: "₺0", en: "₺0" },
  "landing.plan.period": { seed: "tr", tr: "her zaman", en: "always" },
  "landing.plan.unlimited": { seed: "tr", tr: "Sınırsız video oluşturma", en: "Unlimited video creation" },
  "landing.plan.caps": {
    seed: "tr",
    tr: "Toplam sayı sınırsız. Bu kurulumda bir hesap saatte en çok {perHour} video isteyebilir, aynı anda {atOnce} video yapılır ve {gigabytes} GB yer kullanılabilir.",
    en: "Unlimited in total. On this installation an account can request {perHour} videos an hour, {atOnce} are made at the same time and {gigabytes} GB can be stored.",
  },
  "landing.plan.models": { seed: "tr", tr: "GPT ve Claude modelleri", en: "GPT and Claude models" },
  "landing.plan.upload": { seed: "tr", tr: "Otomatik yükleme", en: "Automatic upload" },
  "landing.plan.analytics": { seed: "tr", tr: "Analiz paneli", en: "Analytics dashboard" },
  "landing.plan.support": { seed: "tr", tr: "E-posta desteği", en: "Email support" },
  "landing.plan.everything": { seed: "tr", tr: "Tüm özellikler dahil", en: "All features included" },
  "landing.plan.action": { seed: "tr", tr: "Hemen başlayın", en: "Get started" },
  "landing.plan.note": { seed: "en", tr: "kredi kartı gerekmez", en: "no credit card needed" },
  "landing.plan.vendorNote": {
    seed: "tr",
    tr: "Kendi API anahtarınızı kullanırsanız sağlayıcının ücretini siz ödersiniz; Sahne motoru her zaman ücretsizdir.",
    en: "If you use your own API key, you pay the provider’s fees; the Sahne engine is always free.",
  },

  // Testimonials: the voices themselves stand in the operator's content file.
  "landing.testimonials.title": { seed: "tr", tr: "İçerik üreticileri ne diyor", en: "What creators say" },
  "landing.testimonials.text": {
    seed: "tr",
    tr: "Sahne’yi her gün kullananlardan.",
    en: "From people who use Sahne every day.",
  },

  // Last call.
  "landing.cta.title": {
    seed: "tr",
    tr: "İlk videonuz bir cümle uzağınızda",
    en: "Your first video is one sentence away",
  },
  "landing.cta.text": {
    seed: "tr",
    tr: "Hesap açın, yazın, izleyin. Beğenirseniz kanalınıza gönderin.",
    en: "Open an account, write, watch. Like it? Send it to your channel.",
  },
  "landing.cta.primary": { seed: "tr", tr: "Ücretsiz üye olun", en: "Sign up for free" },
  "landing.cta.secondary": { seed: "tr", tr: "Hesabım var", en: "I have an account" },

  // Footer.
  "footer.about": {
    seed: "tr",
    tr: "Yapay zekâ videolarını cümleden yayına taşıyan, ücretsiz ve reklam destekli stüdyo.",
    en: "The free, ad-supported studio that takes AI videos from a sentence to the screen.",
  },
  "footer.newsletter.title": { seed: "tr", tr: "Haberdar olun", en: "Stay in touch" },
  "footer.newsletter.text": {
    seed: "tr",
    tr: "Yenilikleri ayda en fazla bir e-postayla gönderiyoruz.",
    en: "News by email, once a month at most.",
  },
  "footer.newsletter.label": { seed: "tr", tr: "E-posta adresiniz", en: "Your email address" },
  "footer.newsletter.placeholder": { seed: "tr", tr: "ornek@eposta.com", en: "you@example.com" },
  "footer.newsletter.submit": { seed: "tr", tr: "Abone Ol", en: "Subscribe" },
  "footer.newsletter.done": {
    seed: "tr",
    tr: "Teşekkürler! Onay için e-postanıza bir bağlantı gönderdik.",
    en: "Thank you! We sent a link to your email to confirm.",
  },
  "footer.newsletter.failed": {
    seed: "tr",
    tr: "Abonelik kaydedilemedi. Lütfen tekrar deneyin.",
    en: "The subscription could not be saved. Please try again.",
  },
  "footer.group.product": { seed: "tr", tr: "Ürün", en: "Product" },
  "footer.group.account": { seed: "tr", tr: "Hesap", en: "Account" },
  "footer.group.company": { seed: "tr", tr: "Sahne", en: "Sahne" },
  "footer.link.features": { seed: "tr", tr: "Özellikler", en: "Features" },
  "footer.link.pricing": { seed: "tr", tr: "Fiyatlandırma", en: "Pricing" },
  "footer.link.demo": { seed: "en", tr: "Demo", en: "Demo" },
  "footer.link.docs": { seed: "tr", tr: "API belgeleri", en: "API docs" },
  "footer.link.status": { seed: "tr", tr: "Sistem durumu", en: "System status" },
  "footer.link.login": { seed: "tr", tr: "Giriş Yap", en: "Log in" },
  "footer.link.signup": { seed: "tr", tr: "Üye Ol", en: "Sign up" },
  "footer.link.contact": { seed: "tr", tr: "İletişim", en: "Contact" },
  "footer.link.privacy": { seed: "tr", tr: "Gizlilik", en: "Privacy" },
  "footer.link.terms": { seed: "tr", tr: "Kullanım koşulları", en: "Terms of use" },
  "footer.social.label": { seed: "tr", tr: "Sosyal bağlantılar", en: "Social links" },
  "footer.badges.label": { seed: "tr", tr: "Güvence", en: "Trust" },
  "footer.badge.ssl": { seed: "en", tr: "SSL", en: "SSL" },
  "footer.badge.uptime": { seed: "en", tr: "{figure} çalışma süresi", en: "{figure} uptime" },
  "footer.badge.gdpr": { seed: "en", tr: "GDPR uyumlu", en: "GDPR compliant" },
  "footer.badge.cdn": { seed: "en", tr: "Küresel CDN", en: "Global CDN" },
  "footer.copyright": {
    seed: "tr",
    tr: "© {year} Sahne. Tüm hakları saklıdır.",
    en: "© {year} Sahne. All rights reserved.",
  },
  "footer.free": { seed: "tr", tr: "Ücretsiz ve reklam destekli.", en: "Free and supported by ads." },
} satisfies Catalogue;
