import type { Catalogue } from "#message.ts";

export const messages = {
  // Sidebar.
  "nav.label": { seed: "en", tr: "Panel gezinmesi", en: "Dashboard navigation" },
  "nav.dashboard": { seed: "en", tr: "Panel", en: "Dashboard" },
  "nav.create": { seed: "en", tr: "Video Oluştur", en: "Create Video" },
  "nav.videos": { seed: "en", tr: "Videolarım", en: "My Videos" },
  "nav.schedule": { seed: "en", tr: "Zamanlama", en: "Schedule" },
  "nav.history": { seed: "en", tr: "Geçmiş", en: "History" },
  "nav.youtube": { seed: "en", tr: "YouTube", en: "YouTube" },
  "nav.themeDemo": { seed: "en", tr: "Tema Demosu", en: "Theme Demo" },
  "nav.admin": { seed: "tr", tr: "Yönetim", en: "Administration" },
  "nav.settings": { seed: "en", tr: "Ayarlar", en: "Settings" },
  "nav.signOut": { seed: "en", tr: "Çıkış Yap", en: "Sign Out" },
  "nav.collapse": { seed: "en", tr: "Kenar çubuğunu daralt", en: "Collapse the sidebar" },
  "nav.expand": { seed: "en", tr: "Kenar çubuğunu genişlet", en: "Expand the sidebar" },
  "nav.open": { seed: "en", tr: "Menüyü aç", en: "Open the menu" },
  "nav.close": { seed: "en", tr: "Menüyü kapat", en: "Close the menu" },

  // Header.
  "header.create": { seed: "en", tr: "Oluştur", en: "Create" },
  "header.addYoutube": { seed: "tr", tr: "YouTube Ekle", en: "Add YouTube" },
  "header.bell": {
    seed: "en",
    tr: "{count, plural, =0 {Bildirimler} other {Bildirimler, # okunmamış}}",
    en: "{count, plural, =0 {Notifications} other {Notifications, # unread}}",
  },

  // Connect prompt.
  "connect.title": { seed: "en", tr: "YouTube hesabını bağla", en: "Connect YouTube account" },
  "connect.text": {
    seed: "en",
    tr: "Videolarınız bitince kanalınıza kendiliğinden yüklensin.",
    en: "Finished videos are uploaded to your channel automatically.",
  },
  "connect.action": { seed: "en", tr: "YouTube’a bağlan", en: "Connect to YouTube" },
  "connect.pending": { seed: "en", tr: "Bağlanıyor...", en: "Connecting..." },
  "connect.later": { seed: "en", tr: "Sonra", en: "Later" },
  "connect.close": { seed: "en", tr: "Kapat", en: "Close" },

  // Command palette and shortcuts.
  "palette.inbox": { seed: "en", tr: "Sizi bekleyenler", en: "Needs your attention" },
  "palette.title": { seed: "en", tr: "Komutlar", en: "Commands" },
  "palette.placeholder": { seed: "en", tr: "Ekran ya da işlem arayın", en: "Search for a screen or an action" },
  "palette.videos": { seed: "en", tr: "Videolar", en: "Videos" },
  "palette.publish": { seed: "en", tr: "Yayınla: {name}", en: "Publish: {name}" },
  "palette.schedule": { seed: "en", tr: "Video zamanla", en: "Schedule a video" },
  "palette.scenes": { seed: "en", tr: "Sahneleri düzenle", en: "Edit scenes" },
  "palette.empty": { seed: "en", tr: "Sonuç yok", en: "No results" },
  "palette.screens": { seed: "en", tr: "Ekranlar", en: "Screens" },
  "palette.actions": { seed: "en", tr: "İşlemler", en: "Actions" },
  "palette.open": { seed: "en", tr: "Komutları aç", en: "Open commands" },
  "palette.toggleTheme": { seed: "en", tr: "Temayı değiştir", en: "Toggle the theme" },
  "palette.changeLanguage": { seed: "en", tr: "Dili değiştir", en: "Change the language" },
  "palette.newTextVideo": { seed: "en", tr: "Metinden video oluştur", en: "Create a video from text" },
  "palette.connect": { seed: "en", tr: "YouTube kanalını bağla", en: "Connect a YouTube channel" },
  "shortcuts.title": { seed: "en", tr: "Klavye kısayolları", en: "Keyboard shortcuts" },
  "shortcuts.palette": { seed: "en", tr: "Komutları aç", en: "Open commands" },
  "shortcuts.help": { seed: "en", tr: "Bu listeyi göster", en: "Show this list" },
  "shortcuts.submit": { seed: "en", tr: "Formu gönder", en: "Submit the form" },
  "shortcuts.close": { seed: "en", tr: "Açık pencereyi kapat", en: "Close what is open" },
} satisfies Catalogue;
