import type { Catalogue } from "#message.ts";

/** What stands below the calendar: posting times of each channel, and the link for calendar apps. */
export const messages = {
  "tools.title": { seed: "en", tr: "Takvim araçları", en: "Schedule tools" },
  "tools.slots": { seed: "en", tr: "Yayın saatleri", en: "Posting times" },
  "tools.slots.text": {
    seed: "en",
    tr: "Her hafta yayın yapılan saatler. Hazır bir video sıradaki boş saate eklenebilir; boş kalanlar takvimde görünür.",
    en: "Hours of the week at which a channel posts. A finished video can take the next free one; free ones show in the calendar.",
  },
  "tools.slots.edit": { seed: "en", tr: "Saatleri düzenle", en: "Edit the times" },
  "tools.slots.connect": {
    seed: "en",
    tr: "Yayın saatleri bir kanala aittir. Önce bir kanal bağlayın.",
    en: "Posting times belong to a channel. Connect one first.",
  },
  "tools.slots.toChannels": { seed: "en", tr: "Kanal bağla", en: "Connect a channel" },
  "tools.slots.channel": { seed: "en", tr: "Kanal", en: "Channel" },
  "tools.slots.time": { seed: "en", tr: "Saat", en: "Time" },
  "tools.slots.days": { seed: "en", tr: "Günler: {time}", en: "Days: {time}" },
  "tools.slots.add": { seed: "en", tr: "Saat ekle", en: "Add a time" },
  "tools.slots.remove": { seed: "en", tr: "{time} saatini kaldır", en: "Remove {time}" },
  "tools.slots.empty": { seed: "en", tr: "Henüz yayın saati yok.", en: "There are no posting times yet." },
  "tools.slots.next": {
    seed: "en",
    tr: "Sıradaki boş saat: {when, date, moment}",
    en: "Next free: {when, date, moment}",
  },
  "tools.slots.zone": {
    seed: "en",
    tr: "Saatler {zone} dilimindedir; saati olan yayınlar yerinde kalır.",
    en: "Times are in {zone}; publications that have an hour keep it.",
  },
  "tools.slots.saved": { seed: "en", tr: "Yayın saatleri kaydedildi.", en: "The posting times are saved." },
  "tools.feed": { seed: "en", tr: "Takvim bağlantısı", en: "Calendar link" },
  "tools.feed.text": {
    seed: "en",
    tr: "Planınızı telefonunuzdaki veya bilgisayarınızdaki takvimde gösterir. Bağlantıyı bilen herkes planı görebilir, değiştiremez.",
    en: "Shows your schedule in the calendar of your phone or computer. Whoever has the link can see the schedule, not change it.",
  },
  "tools.feed.create": { seed: "en", tr: "Bağlantı oluştur", en: "Create a link" },
  "tools.feed.again": { seed: "en", tr: "Yeni bağlantı oluştur", en: "Create a new link" },
  "tools.feed.again.text": {
    seed: "en",
    tr: "Eski bağlantı hemen çalışmaz olur; takvim uygulamanıza yenisini eklemeniz gerekir.",
    en: "The old link stops working at once; you have to add the new one to your calendar app.",
  },
  "tools.feed.revoke": { seed: "en", tr: "Bağlantıyı kapat", en: "Revoke the link" },
  "tools.feed.revoke.text": {
    seed: "en",
    tr: "Takvim uygulamaları planınızı bir daha okuyamaz.",
    en: "Calendar apps can no longer read your schedule.",
  },
  "tools.feed.revoked": { seed: "en", tr: "Bağlantı kapatıldı.", en: "The link was revoked." },
  "tools.feed.once": {
    seed: "en",
    tr: "Bağlantı yalnızca şimdi gösterilir. Kopyalayıp takvim uygulamanızda “URL ile abone ol” bölümüne ekleyin.",
    en: "The link is shown only now. Copy it and subscribe to it by URL in your calendar app.",
  },
  "tools.feed.label": { seed: "en", tr: "Gizli bağlantı", en: "Secret link" },
  "tools.feed.copy": { seed: "en", tr: "Kopyala", en: "Copy" },
  "tools.feed.copied": { seed: "en", tr: "Kopyalandı", en: "Copied" },
  "tools.feed.since": {
    seed: "en",
    tr: "Açık: {when, date, moment} tarihinden beri",
    en: "On since {when, date, moment}",
  },
  "tools.feed.read": {
    seed: "en",
    tr: "Son okunma: {when, date, moment}",
    en: "Last read {when, date, moment}",
  },
  "tools.feed.unread": { seed: "en", tr: "Henüz hiçbir takvim okumadı", en: "No calendar has read it yet" },
} satisfies Catalogue;
