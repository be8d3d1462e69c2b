import type { Catalogue } from "#message.ts";

export const messages = {
  "videos.title": { seed: "en", tr: "Videolarım", en: "My Videos" },
  "videos.counts.label": { seed: "en", tr: "Duruma göre filtrele", en: "Filter by status" },
  "videos.status": { seed: "en", tr: "Durum", en: "Status" },
  "videos.status.any": { seed: "en", tr: "Hepsi", en: "All" },
  "videos.status.clips": { seed: "en", tr: "Klipler (servis çekti)", en: "Clips (shot by a service)" },
  "videos.counts.total": { seed: "en", tr: "Toplam", en: "Total" },
  "videos.empty": { seed: "en", tr: "Henüz video yok", en: "No videos yet" },
  "videos.emptyText": {
    seed: "en",
    tr: "İlk videonuzu bir cümleyle yapabilirsiniz.",
    en: "One sentence is enough for your first video.",
  },
  "videos.emptyAction": { seed: "en", tr: "Video Oluştur", en: "Create Video" },
  "videos.emptyFiltered": { seed: "en", tr: "Bu filtreye uyan video yok", en: "No videos match this filter" },
  "videos.error": { seed: "en", tr: "Videolarınız yüklenirken hata oluştu", en: "Error loading your videos" },
  "videos.retry": { seed: "en", tr: "Tekrar Dene", en: "Try Again" },
  "videos.loading": { seed: "en", tr: "Videolar yükleniyor...", en: "Loading videos..." },
  "videos.search": { seed: "en", tr: "Videolarda ara", en: "Search videos" },
  "videos.sort": { seed: "en", tr: "Sıralama", en: "Sort by" },
  "videos.sort.newest": { seed: "en", tr: "En yeni", en: "Newest" },
  "videos.sort.oldest": { seed: "en", tr: "En eski", en: "Oldest" },
  "videos.sort.name": { seed: "en", tr: "Ada göre", en: "Name" },
  "videos.searchClear": { seed: "en", tr: "Aramayı temizle", en: "Clear the search" },
  "videos.found": {
    seed: "en",
    tr: "{count, plural, =0 {Hiçbir video bulunamadı} other {# video gösteriliyor}}",
    en: "{count, plural, =0 {No videos found} one {Showing # video} other {Showing # videos}}",
  },
  "videos.list": { seed: "en", tr: "Videolar", en: "Videos" },
  "videos.view": { seed: "en", tr: "Görünüm", en: "View" },
  "videos.view.grid": { seed: "en", tr: "Izgara", en: "Grid" },
  "videos.view.list": { seed: "en", tr: "Liste", en: "List" },
  "videos.emptySearch": { seed: "en", tr: "“{q}” ile eşleşen video yok", en: "No videos match “{q}”" },
  "videos.moreError": {
    seed: "en",
    tr: "Sonraki videolar yüklenemedi",
    en: "The next videos could not be loaded",
  },
  "videos.attention": {
    seed: "en",
    tr: "{count, plural, other {# video sizi bekliyor}}",
    en: "{count, plural, one {# video needs your attention} other {# videos need your attention}}",
  },
  "videos.close": { seed: "en", tr: "Kapat", en: "Close" },
  "videos.loadMore": { seed: "en", tr: "Daha fazla video", en: "More videos" },

  // One card.
  "videos.card.playAction": { seed: "en", tr: "Oynat", en: "Play" },
  "videos.card.created": { seed: "en", tr: "Oluşturuldu: {when, date, moment}", en: "Created {when, date, moment}" },
  "videos.card.duration": {
    seed: "en",
    tr: "{seconds, plural, other {# saniye}}",
    en: "{seconds, plural, one {# second} other {# seconds}}",
  },
  "videos.card.planned": { seed: "en", tr: "Zamanı: {when, date, moment}", en: "Planned for {when, date, moment}" },
  "videos.card.setTime": { seed: "en", tr: "Zaman seç", en: "Choose a time" },
  "videos.card.durationShort": { seed: "en", tr: "{seconds} sn", en: "{seconds}s" },
  "videos.card.menu": { seed: "en", tr: "{name} için işlemler", en: "Actions for {name}" },
  "videos.card.upload": { seed: "en", tr: "YouTube’a Yükle", en: "Upload to YouTube" },
  "videos.card.download": { seed: "en", tr: "İndir", en: "Download" },
  "videos.card.subtitles": { seed: "tr", tr: "Altyazıyı indir ({format})", en: "Download subtitles ({format})" },
  "videos.card.untold": {
    seed: "tr",
    tr: "Metnin videoya sığmayan kısmı: “{text}”",
    en: "Text that did not fit: “{text}”",
  },
  "videos.card.endsEarly": {
    seed: "tr",
    tr: "Metin {asked} saniyeyi doldurmadı, video {seconds} saniye sürüyor.",
    en: "The text did not fill {asked} seconds, so the video lasts {seconds}.",
  },
  "videos.card.finish": {
    seed: "tr",
    tr: "Tamamla: altyazı, müzik, kapanış",
    en: "Finish it: captions, music, closing",
  },
  "videos.card.editScenes": { seed: "tr", tr: "Yeni olarak düzenle", en: "Edit as new" },
  "videos.card.rename": { seed: "en", tr: "Yeniden adlandır", en: "Rename" },
  "videos.add": { seed: "en", tr: "Kendi videonu ekle", en: "Add your own" },
  "videos.card.uploadTo": { seed: "en", tr: "{channel} kanalına da yükle", en: "Upload to {channel} too" },
  "videos.card.changeOn": { seed: "en", tr: "{channel} kanalında değiştir", en: "Change on {channel}" },
  "videos.card.change": { seed: "en", tr: "YouTube’da değiştir", en: "Change on YouTube" },
  "videos.card.delete": { seed: "en", tr: "Sil", en: "Delete" },
  "videos.card.retry": { seed: "en", tr: "Tekrar Dene", en: "Try Again" },
  "videos.card.cancel": { seed: "en", tr: "İptal et", en: "Cancel" },
  "videos.card.reuse": { seed: "en", tr: "Bu metni yeniden kullan", en: "Use this prompt again" },
  "videos.card.details": { seed: "en", tr: "Ayrıntılar", en: "Details" },

  // Decision after an unknown outcome.
  "videos.decide.adopt": {
    seed: "en",
    tr: "{service} hesabında ara (ücretsiz)",
    en: "Look for it at {service} (free)",
  },
  "videos.decide.retry": {
    seed: "en",
    tr: "Yeniden dene (yeniden ücret alınabilir)",
    en: "Try again (may be charged again)",
  },
  "videos.robotVoice": { seed: "en", tr: "Ücretsiz robot sesiyle yap", en: "Make it with the free robot voice" },
  "videos.decide.giveUp": { seed: "en", tr: "Vazgeç", en: "Give up" },

  // Another name.
  "videos.rename.cancel": { seed: "en", tr: "Vazgeç", en: "Cancel" },
  "videos.rename.save": { seed: "en", tr: "Kaydet", en: "Save" },

  // Delete and retry.
  "videos.delete.undoable": {
    seed: "en",
    tr: "“{name}” silindi. On dakika içinde geri alabilirsiniz.",
    en: "“{name}” was deleted. You can undo this for ten minutes.",
  },
  "videos.delete.more": {
    seed: "en",
    tr: "{count, plural, other {# video daha geri alınabilir.}}",
    en: "{count, plural, one {# more can be undone.} other {# more can be undone.}}",
  },
  "videos.delete.undo": { seed: "en", tr: "Geri Al", en: "Undo" },
} satisfies Catalogue;
