import type { Catalogue } from "#message.ts";

export const messages = {
  "adding.title": { seed: "en", tr: "Kendi videonuzu ekleyin", en: "Add your own video" },
  "adding.text": {
    seed: "en",
    tr: "Elinizdeki MP4 ve MOV dosyaları Videolarım’a eklenir; sonra Sahne’de yapılanlar gibi yayınlanır, zamanlanır ve ölçülür.",
    en: "MP4 and MOV files you have join My Videos; then they are published, scheduled and measured like those made here.",
  },
  "adding.choose": { seed: "en", tr: "Dosya seç", en: "Choose files" },
  "adding.drop": { seed: "en", tr: "ya da buraya bırakın", en: "or drop them here" },
  "adding.limits": {
    seed: "en",
    tr: "MP4 ya da MOV, en çok 2 GB ve 1 saat. Bağlantı kesilse ya da sayfa yenilense bile kaldığı yerden sürer.",
    en: "MP4 or MOV, at most 2 GB and 1 hour. It resumes where it stopped after a lost connection or a reload.",
  },
  "adding.list": { seed: "en", tr: "Eklenen dosyalar", en: "Files being added" },
  "adding.error": { seed: "en", tr: "Eklenen dosyalar alınamadı", en: "The files being added could not be read" },
  "adding.loading": { seed: "en", tr: "Eklenen dosyalar alınıyor", en: "Reading the files being added" },
  "adding.sending": {
    seed: "en",
    tr: "Gönderiliyor: {sent} / {all} MB",
    en: "Sending: {sent} of {all} MB",
  },
  "adding.waiting": { seed: "en", tr: "Sırada", en: "Waiting its turn" },
  "adding.paused": {
    seed: "en",
    tr: "{all} MB’nin {sent} MB’si burada. Sürdürmek için aynı dosyayı yeniden seçin.",
    en: "{sent} of {all} MB are here. Choose the same file again to go on.",
  },
  "adding.checking": { seed: "en", tr: "İnceleniyor", en: "Being checked" },
  "adding.ready": { seed: "en", tr: "Videolarım’da", en: "In My Videos" },
  "adding.open": { seed: "en", tr: "Videoyu aç", en: "Open the video" },
  "adding.goOn": { seed: "en", tr: "Sürdür", en: "Go on" },
  "adding.remove": { seed: "en", tr: "{name} dosyasını bırak", en: "Drop {name}" },
  "adding.size": {
    seed: "en",
    tr: "{name}: en çok 2 GB olabilir.",
    en: "{name}: it may have at most 2 GB.",
  },
  "ownFile.name": { seed: "en", tr: "Dosyanın bir adı olmalı", en: "The file needs a name" },
  "ownFile.size": { seed: "en", tr: "Dosya en çok 2 GB olabilir", en: "The file may have at most 2 GB" },
} satisfies Catalogue;
