import type { Catalogue } from "#message.ts";

export const messages = {
  // Buttons and words that any screen may use.
  "common.save": { seed: "tr", tr: "Kaydet", en: "Save" },
  "common.cancel": { seed: "tr", tr: "Vazgeç", en: "Cancel" },
  "common.close": { seed: "tr", tr: "Kapat", en: "Close" },
  "common.delete": { seed: "tr", tr: "Sil", en: "Delete" },
  "common.edit": { seed: "tr", tr: "Düzenle", en: "Edit" },
  "common.continue": { seed: "tr", tr: "Devam Et", en: "Continue" },
  "common.retry": { seed: "en", tr: "Tekrar Dene", en: "Try Again" },
  "common.copy": { seed: "tr", tr: "Kopyala", en: "Copy" },
  "common.copied": { seed: "tr", tr: "Kopyalandı", en: "Copied" },
  "common.search": { seed: "tr", tr: "Ara", en: "Search" },
  "common.clearFilters": { seed: "en", tr: "Filtreleri temizle", en: "Clear filters" },
  "common.showMore": { seed: "tr", tr: "Daha fazla göster", en: "Show more" },
  "common.showLess": { seed: "tr", tr: "Daha az göster", en: "Show less" },
  "common.optional": { seed: "tr", tr: "isteğe bağlı", en: "optional" },
  "common.noData": { seed: "tr", tr: "—", en: "—" },
  "common.loading": { seed: "tr", tr: "Yükleniyor...", en: "Loading..." },
  "common.saving": { seed: "tr", tr: "Kaydediliyor...", en: "Saving..." },
  "common.saved": { seed: "tr", tr: "Kaydedildi", en: "Saved" },
  "common.home": { seed: "tr", tr: "Ana sayfaya dön", en: "Back to the home page" },
  "common.opensNewTab": { seed: "tr", tr: "yeni sekmede açılır", en: "opens in a new tab" },
  "common.skipToContent": { seed: "tr", tr: "İçeriğe geç", en: "Skip to content" },
  "common.seconds": { seed: "tr", tr: "{count, plural, other {# sn}}", en: "{count, plural, other {# s}}" },
  "common.date": { seed: "tr", tr: "{when, date, day}", en: "{when, date, day}" },
  "common.moment": { seed: "tr", tr: "{when, date, moment}", en: "{when, date, moment}" },
  "common.zoneTaken": {
    seed: "tr",
    tr: "Saatler artık {zone} diliminde gösterilir. Ayarlar’dan değiştirebilirsiniz.",
    en: "Times are now shown in {zone}. You can change this in Settings.",
  },
  "common.sandbox": { seed: "tr", tr: "SANDBOX", en: "SANDBOX" },
  "common.sandboxHint": {
    seed: "tr",
    tr: "Deneme ortamı: gerçek YouTube’a hiçbir şey gönderilmez.",
    en: "Practice environment: nothing is sent to the real YouTube.",
  },

  // Product name and titles of the browser tab.
  "app.name": { seed: "tr", tr: "Sahne", en: "Sahne" },

  // Language and theme.
  "language.label": { seed: "tr", tr: "Dil", en: "Language" },
  "language.mix": { seed: "tr", tr: "Karma (Türkçe + English)", en: "Mixed (Türkçe + English)" },
  "language.tr": { seed: "tr", tr: "Türkçe", en: "Türkçe" },
  "language.en": { seed: "en", tr: "English", en: "English" },
  "language.changed": { seed: "tr", tr: "Dil değiştirildi", en: "Language changed" },
  // Shown where the browser names no Turkish: so the mixture shows it in English.
  "language.offer": {
    seed: "en",
    tr: "Bu site Türkçe ve İngilizceyi karıştırır.",
    en: "This site mixes Turkish and English.",
  },
  "language.offerAccept": { seed: "en", tr: "Hepsini İngilizce göster", en: "Show all of it in English" },
  "language.offerDecline": { seed: "en", tr: "Böyle kalsın", en: "Keep it mixed" },
  "theme.label": { seed: "tr", tr: "Tema", en: "Theme" },
  "theme.dark": { seed: "tr", tr: "Koyu", en: "Dark" },
  "theme.light": { seed: "tr", tr: "Açık", en: "Light" },
  "theme.system": { seed: "tr", tr: "Sistem", en: "System" },
  "theme.toDark": { seed: "tr", tr: "Koyu temaya geç", en: "Switch to the dark theme" },
  "theme.toLight": { seed: "tr", tr: "Açık temaya geç", en: "Switch to the light theme" },

  // Connection of the browser itself.
  "offline.title": { seed: "tr", tr: "Bağlantı yok", en: "You are offline" },
  "offline.text": {
    seed: "tr",
    tr: "Sunucuya ulaşılamıyor. Bağlantı gelince kaldığınız yerden devam edersiniz.",
    en: "The server cannot be reached. You can go on where you left off once the connection is back.",
  },

  // Toasts.
  "toast.region": { seed: "tr", tr: "Anlık iletiler", en: "Messages" },
  "toast.success": { seed: "tr", tr: "Başarılı", en: "Success" },
  "toast.error": { seed: "tr", tr: "Hata", en: "Error" },
  "toast.warning": { seed: "tr", tr: "Uyarı", en: "Warning" },
  "toast.info": { seed: "tr", tr: "Bilgi", en: "Information" },
  "toast.close": { seed: "tr", tr: "Bildirimi kapat", en: "Close the notification" },
  "toast.clearAll": { seed: "tr", tr: "Tümünü kapat", en: "Close all" },

  // Pages that stand in for another one.
  "notFound.title": { seed: "tr", tr: "Sayfa Bulunamadı", en: "Page not found" },
  "notFound.text": {
    seed: "tr",
    tr: "Aradığınız sayfa taşınmış, silinmiş ya da hiç var olmamış olabilir.",
    en: "The page you are looking for may have moved, been removed, or never existed.",
  },
  "notFound.home": { seed: "tr", tr: "Ana sayfaya dön", en: "Back to the home page" },
  "notFound.dashboard": { seed: "tr", tr: "Panele git", en: "Go to the dashboard" },
  "routeError.title": { seed: "en", tr: "Beklenmeyen bir uygulama hatası!", en: "Unexpected Application Error!" },
  "routeError.text": {
    seed: "tr",
    tr: "Bu ekran açılırken bir şeyler ters gitti. Verileriniz güvende.",
    en: "Something went wrong while showing this screen. Your data is safe.",
  },
  "routeError.details": { seed: "tr", tr: "Teknik ayrıntı", en: "Technical details" },
  "chunk.title": { seed: "tr", tr: "Sayfanın bir parçası yüklenemedi", en: "A part of the page failed to load" },
  "chunk.missing": {
    seed: "tr",
    tr: "Parça artık sunucuda yok (missing): büyük olasılıkla yeni bir sürüm yayınlandı.",
    en: "The part is no longer on the server (missing): most likely a new version was published.",
  },
  "chunk.timeout": {
    seed: "tr",
    tr: "Parça zamanında gelmedi (timeout).",
    en: "The part did not arrive in time (timeout).",
  },
  "chunk.error": {
    seed: "tr",
    tr: "Parça yüklenirken bir hata oluştu (error).",
    en: "The part failed while loading (error).",
  },
  "chunk.reload": { seed: "tr", tr: "Yeniden yükle", en: "Reload" },
  "chunk.draftKept": {
    seed: "tr",
    tr: "Yazdıklarınız bu tarayıcıda saklanır.",
    en: "What you typed is kept in this browser.",
  },

  // Field rules that more than one form shares. The specification words them for the profile.
  "profile.name.required": { seed: "tr", tr: "Ad soyad gerekli", en: "Full name is required" },
  "profile.name.short": {
    seed: "tr",
    tr: "Ad soyad en az 2 karakter olmalı",
    en: "Full name must be at least 2 characters",
  },
  "profile.name.long": {
    seed: "tr",
    tr: "Ad soyad en fazla 100 karakter olabilir",
    en: "Full name may be at most 100 characters",
  },
  "profile.name.chars": {
    seed: "tr",
    tr: "Ad soyad görünmeyen karakterler içeremez",
    en: "Full name cannot contain invisible characters",
  },
  "profile.email.required": { seed: "tr", tr: "E-posta gerekli", en: "Email is required" },
  "profile.email.bad": { seed: "tr", tr: "Geçerli bir e-posta adresi girin", en: "Enter a valid email address" },
  "profile.username.required": { seed: "tr", tr: "Kullanıcı adı gerekli", en: "Username is required" },
  "profile.username.short": {
    seed: "tr",
    tr: "Kullanıcı adı en az 3 karakter olmalı",
    en: "Username must be at least 3 characters",
  },
  "profile.username.long": {
    seed: "tr",
    tr: "Kullanıcı adı en fazla 40 karakter olabilir",
    en: "Username may be at most 40 characters",
  },
  "profile.username.chars": {
    seed: "tr",
    tr: "Kullanıcı adı sadece harf, rakam ve alt çizgi içerebilir",
    en: "Username may contain only letters, digits and underscores",
  },
} satisfies Catalogue;
