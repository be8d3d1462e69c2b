import type { Catalogue } from "#message.ts";

export const messages = {
  "settings.title": { seed: "en", tr: "Ayarlar", en: "Settings" },
  "settings.loading": { seed: "tr", tr: "Ayarlar yükleniyor...", en: "Loading settings..." },
  "settings.error": { seed: "tr", tr: "Ayarlar yüklenirken hata oluştu", en: "Settings could not be loaded" },

  // Profile.
  "profile.title": { seed: "tr", tr: "Profil", en: "Profile" },
  "profile.fullname": { seed: "tr", tr: "Ad soyad", en: "Full name" },
  "profile.email": { seed: "tr", tr: "E-posta", en: "Email" },
  "profile.username": { seed: "tr", tr: "Kullanıcı adı", en: "Username" },
  "profile.edit": { seed: "tr", tr: "Düzenle", en: "Edit" },
  "profile.save": { seed: "tr", tr: "Kaydet", en: "Save" },
  "profile.cancel": { seed: "tr", tr: "Vazgeç", en: "Cancel" },
  "profile.saving": { seed: "tr", tr: "Kaydediliyor...", en: "Saving..." },
  "profile.fixErrors": {
    seed: "tr",
    tr: "Lütfen form hatalarını düzeltin.",
    en: "Please correct the errors in the form.",
  },
  "profile.saved": { seed: "tr", tr: "Profil başarıyla güncellendi!", en: "Profile updated!" },
  "profile.failed": {
    seed: "tr",
    tr: "Profil güncellenirken bir hata oluştu.",
    en: "The profile could not be updated.",
  },
  "profile.unsaved": {
    seed: "tr",
    tr: "Kaydedilmemiş değişiklikleriniz var. Sayfadan ayrılınsın mı?",
    en: "You have unsaved changes. Leave the page?",
  },
  "profile.leave": { seed: "tr", tr: "Kaydetmeden ayrıl", en: "Leave without saving" },
  "profile.stay": { seed: "tr", tr: "Sayfada kal", en: "Stay on the page" },

  // API keys.
  "keys.title": { seed: "tr", tr: "API anahtarları", en: "API keys" },
  "keys.text": {
    seed: "tr",
    tr: "Anahtarlar şifrelenerek saklanır ve yalnızca sizin videolarınız için kullanılır.",
    en: "Keys are stored encrypted and used only for your videos.",
  },
  "keys.gemini": { seed: "tr", tr: "Gemini API anahtarı", en: "Gemini API key" },
  "keys.freepik": { seed: "tr", tr: "Freepik API anahtarı", en: "Freepik API key" },
  "keys.none": { seed: "tr", tr: "Anahtar yok", en: "No key" },
  "keys.placeholder": { seed: "tr", tr: "Anahtarı yapıştırın", en: "Paste the key" },
  "keys.show": { seed: "tr", tr: "Anahtarı göster", en: "Show the key" },
  "keys.hide": { seed: "tr", tr: "Anahtarı gizle", en: "Hide the key" },
  "keys.reveal.title": { seed: "tr", tr: "Anahtarı göster", en: "Show the key" },
  "keys.reveal.text": {
    seed: "tr",
    tr: "Anahtarı görmek için şifrenizi girin.",
    en: "Enter your password to see the key.",
  },
  "keys.reveal.password": { seed: "tr", tr: "Şifreniz", en: "Your password" },
  "keys.remove": { seed: "tr", tr: "Anahtarı sil", en: "Remove the key" },
  "keys.test": { seed: "tr", tr: "Bu anahtarı dene", en: "Test this key" },
  "keys.testing": { seed: "tr", tr: "Deneniyor...", en: "Testing..." },
  "keys.valid": { seed: "tr", tr: "Anahtar çalışıyor.", en: "The key works." },
  "keys.refused": { seed: "tr", tr: "Sağlayıcı bu anahtarı kabul etmedi.", en: "The provider refused this key." },
  "keys.unreachable": {
    seed: "tr",
    tr: "Sağlayıcıya ulaşılamadı; anahtar denenemedi.",
    en: "The provider could not be reached; the key was not tested.",
  },
  "keys.tooLong": { seed: "tr", tr: "Bu anahtar çok uzun", en: "This key is too long" },
  "keys.where": { seed: "tr", tr: "Anahtar nereden alınır?", en: "Where do I get a key?" },

  // Account.
  "account.title": { seed: "tr", tr: "Hesap bilgileri", en: "Account information" },
  "account.created": { seed: "tr", tr: "Oluşturulma", en: "Created" },
  "account.updated": { seed: "tr", tr: "Son güncelleme", en: "Last update" },
  "account.totalVideos": { seed: "tr", tr: "Toplam video", en: "Total videos" },

  // Preferences.
  "preferences.title": { seed: "tr", tr: "Tercihler", en: "Preferences" },
  "preferences.language": { seed: "tr", tr: "Dil", en: "Language" },
  "preferences.timeZone": { seed: "tr", tr: "Saat dilimi", en: "Time zone" },
  "preferences.theme": { seed: "tr", tr: "Tema", en: "Theme" },

  // Sessions, security events, own data.
  "sessions.title": { seed: "tr", tr: "Açık oturumlar", en: "Active sessions" },
  "sessions.current": { seed: "tr", tr: "Bu cihaz", en: "This device" },
  "sessions.lastSeen": { seed: "tr", tr: "Son kullanım: {when, date, moment}", en: "Last used {when, date, moment}" },
  "sessions.end": { seed: "tr", tr: "Oturumu kapat", en: "End session" },
  "sessions.endAll": { seed: "tr", tr: "Her yerden çıkış yap", en: "Sign out everywhere" },
  "audit.title": { seed: "tr", tr: "Güvenlik olayları", en: "Security events" },
  "audit.login": { seed: "tr", tr: "Giriş yapıldı", en: "Signed in" },
  "audit.login_failed": { seed: "tr", tr: "Başarısız giriş", en: "Failed sign-in" },
  "audit.password_reset": { seed: "tr", tr: "Şifre sıfırlandı", en: "Password reset" },
  "audit.key_revealed": { seed: "tr", tr: "Anahtar gösterildi", en: "Key shown" },
  "audit.key_changed": { seed: "tr", tr: "Anahtar değiştirildi", en: "Key changed" },
  "audit.account_deleted": { seed: "tr", tr: "Hesap silindi", en: "Account deleted" },
  "data.title": { seed: "tr", tr: "Verilerim", en: "My data" },
  "data.export": { seed: "tr", tr: "Tüm verilerimi indir", en: "Download all my data" },
  "data.exportText": {
    seed: "tr",
    tr: "Profiliniz, videolarınız ve resimleriniz tek bir ZIP dosyasında.",
    en: "Your profile, videos and images in one ZIP file.",
  },
  "data.exportPreparing": { seed: "tr", tr: "Hazırlanıyor...", en: "Preparing..." },
  "data.exportReady": {
    seed: "tr",
    tr: "Dosya hazır; bağlantı 24 saat geçerli.",
    en: "The file is ready; the link works for 24 hours.",
  },
  "data.delete": { seed: "tr", tr: "Hesabımı sil", en: "Delete my account" },
  "data.deleteText": {
    seed: "tr",
    tr: "Hesabınız, videolarınız, resimleriniz ve YouTube izni kalıcı olarak silinir. Geri alınamaz.",
    en: "Your account, videos, images and the YouTube permission are removed for good. This cannot be undone.",
  },
  "data.deleteConfirm": {
    seed: "tr",
    tr: "Onaylamak için kullanıcı adınızı yazın: {username}",
    en: "Type your username to confirm: {username}",
  },
  "data.deleteSubmit": { seed: "tr", tr: "Hesabımı kalıcı olarak sil", en: "Delete my account for good" },
} satisfies Catalogue;
