import type { Catalogue } from "#message.ts";

export const messages = {
  // Status words and stages of a video, wherever one is drawn.
  "status.completed": { seed: "en", tr: "Tamamlandı", en: "Completed" },
  "status.processing": { seed: "en", tr: "Hazırlanıyor", en: "Processing" },
  "status.failed": { seed: "en", tr: "Başarısız", en: "Failed" },
  "status.success": { seed: "en", tr: "Başarılı", en: "Success" },
  "status.scheduled": { seed: "en", tr: "Zamanlandı", en: "Scheduled" },
  "status.unknown": { seed: "en", tr: "Bilinmiyor", en: "Unknown" },
  "status.needsAttention": { seed: "en", tr: "İlgilenmeniz gerekiyor", en: "Needs your attention" },
  "status.paused": { seed: "en", tr: "Duraklatıldı", en: "Paused" },
  "status.awaitingApproval": { seed: "en", tr: "Onayınızı bekliyor", en: "Waits for your approval" },
  "status.goesOut": { seed: "en", tr: "Yayın saatini bekliyor", en: "Goes out at its hour" },
  "status.published": { seed: "en", tr: "Yayında", en: "Published" },
  "status.needsTime": { seed: "en", tr: "Zamanı seçilmeli", en: "Needs a time" },
  "stage.queued": { seed: "en", tr: "Sırada", en: "Queued" },
  "stage.submitting": { seed: "en", tr: "Gönderiliyor", en: "Submitting" },
  "stage.generating": { seed: "en", tr: "Üretiliyor", en: "Generating" },
  "stage.downloading": { seed: "en", tr: "İndiriliyor", en: "Downloading" },
  "stage.finishing": { seed: "en", tr: "Tamamlanıyor", en: "Finishing" },
  "stage.uploading": { seed: "en", tr: "YouTube’a yükleniyor", en: "Uploading to YouTube" },
  "stage.verifying": { seed: "en", tr: "YouTube’da kontrol ediliyor", en: "Being checked on YouTube" },
  // Beside the bar of a film in the making.
  "work.percent": { seed: "en", tr: "%{percent}", en: "{percent}%" },
  "work.elapsed": { seed: "en", tr: "{time} geçti", en: "{time} elapsed" },
  "work.remaining": { seed: "en", tr: "yaklaşık {time} kaldı", en: "about {time} left" },
  "work.almost": { seed: "en", tr: "bitmek üzere", en: "any moment now" },
  "work.longer": {
    seed: "en",
    tr: "genelde {time} sürer, bu kez uzadı",
    en: "usually {time}, taking longer",
  },
  "work.seconds": { seed: "en", tr: "{count} sn", en: "{count} s" },
  "work.minutes": { seed: "en", tr: "{count} dk", en: "{count} min" },
  "work.views": {
    seed: "en",
    tr: "{count, plural, other {{shown} görüntülenme}}",
    en: "{count, plural, one {{shown} view} other {{shown} views}}",
  },
  // Stopping one in the making.
  "cancelVideo.title": { seed: "en", tr: "Video durdurulsun mu?", en: "Stop making this video?" },
  "cancelVideo.text": {
    seed: "en",
    tr: "“{name}” yapılmayacak. İsterseniz sonra yeniden deneyebilirsiniz.",
    en: "“{name}” will not be made. You can try it again later.",
  },
  "cancelVideo.paidText": {
    seed: "en",
    tr: "“{name}” alınmayacak, ama {engine} başladıysa yine de ücret alabilir.",
    en: "“{name}” will not be fetched, but {engine} may still charge for what it has begun.",
  },
  "cancelVideo.confirm": { seed: "en", tr: "Durdur", en: "Stop it" },
  "cancelVideo.keep": { seed: "en", tr: "Devam etsin", en: "Keep going" },
  "engine.sahne": { seed: "tr", tr: "Sahne motoru", en: "Sahne engine" },
  "engine.freepik": { seed: "en", tr: "Freepik", en: "Freepik" },
  "engine.gemini": { seed: "en", tr: "Google Gemini", en: "Google Gemini" },
  "engine.sahneFree": { seed: "tr", tr: "Sahne motoru, ücretsiz", en: "Sahne engine, free" },
} satisfies Catalogue;
