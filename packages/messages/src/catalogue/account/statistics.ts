import type { Catalogue } from "#message.ts";

export const messages = {
  "statistics.title": { seed: "tr", tr: "Kanal istatistikleri", en: "Channel statistics" },
  "statistics.loading": { seed: "tr", tr: "İstatistikler yükleniyor...", en: "Loading the statistics..." },
  "statistics.error": { seed: "tr", tr: "İstatistikler yüklenemedi", en: "The statistics could not be loaded" },
  "statistics.span": {
    seed: "tr",
    tr: "{from} – {to} (günler Pasifik saatine göre)",
    en: "{from} – {to} (days in Pacific time)",
  },
  "statistics.refreshed": {
    seed: "tr",
    tr: "{when, date, moment} itibarıyla",
    en: "As of {when, date, moment}",
  },
  "statistics.refreshing": { seed: "tr", tr: "Yenileniyor...", en: "Refreshing..." },
  "statistics.published": { seed: "tr", tr: "Yayınladığınız videolar", en: "Your published videos" },
  "statistics.views": { seed: "tr", tr: "Görüntülenme", en: "Views" },
  "statistics.likes": { seed: "tr", tr: "Beğeni", en: "Likes" },
  "statistics.comments": { seed: "tr", tr: "Yorum", en: "Comments" },
  "statistics.byDay": { seed: "tr", tr: "Günlere göre", en: "By day" },
  "statistics.measure": { seed: "tr", tr: "Ölçü", en: "Measure" },
  "statistics.day": { seed: "tr", tr: "Gün", en: "Day" },
  "statistics.watchTime": { seed: "tr", tr: "İzlenme süresi", en: "Watch time" },
  "statistics.minutes": {
    seed: "tr",
    tr: "{count, number, decimal} dk",
    en: "{count, number, decimal} min",
  },
  "statistics.count": { seed: "tr", tr: "{count, number}", en: "{count, number}" },
  "statistics.chart": {
    seed: "tr",
    tr: "{measure}, {from} – {to}: toplam {total}",
    en: "{measure}, {from} – {to}: {total} in total",
  },
  "statistics.table": { seed: "tr", tr: "Tablo olarak göster", en: "Show as a table" },
  "statistics.topVideos": { seed: "tr", tr: "En çok izlenenler", en: "Most watched" },
  "statistics.viewsOf": {
    seed: "tr",
    tr: "{count, plural, other {# görüntülenme}}",
    en: "{count, plural, one {# view} other {# views}}",
  },
  "statistics.watch": { seed: "tr", tr: "YouTube’da izle: {name}", en: "Watch on YouTube: {name}" },
  "statistics.unknownVideo": { seed: "tr", tr: "Kanaldaki başka bir video", en: "Another video of the channel" },
  "statistics.noRight": {
    seed: "tr",
    tr: "İstatistik izni verilmediği için kanal grafikleri gösterilemiyor. Yeniden bağlanırken o kutuyu da işaretleyin.",
    en: "Charts cannot be shown because the permission for statistics was not granted. Tick that box when you reconnect.",
  },
  "statistics.noData": {
    seed: "tr",
    tr: "Henüz veri yok. YouTube’un sayıları iki üç gün geriden gelir.",
    en: "No data yet. YouTube’s figures are two or three days behind.",
  },
  "statistics.nothingPublished": {
    seed: "tr",
    tr: "Henüz bir video yayınlamadınız; sayılar ilk yayından sonra burada görünür.",
    en: "You have not published a video yet; figures appear here after the first one.",
  },
} satisfies Catalogue;
