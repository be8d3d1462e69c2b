import type { Catalogue } from "#message.ts";

/** Of parts of the create screen that are fetched after it: a video without its time, one without a picture, when it is made. */
export const messages = {
  "create.prompt.filmed.1": {
    seed: "tr",
    tr: "Yağmurlu bir İstanbul gecesi, neon ışıklar ıslak kaldırımda parlıyor",
    en: "A rainy night in Istanbul, neon lights shining on the wet pavement",
  },
  "create.prompt.filmed.2": {
    seed: "tr",
    tr: "Uzayda süzülen bir kütüphane, kitaplar yıldızlara dönüşüyor",
    en: "A library drifting in space, its books turning into stars",
  },
  "create.prompt.filmed.3": {
    seed: "tr",
    tr: "Gün batımında denizin üzerinde süzülen kırmızı bir uçurtma, kamera yavaşça yükseliyor",
    en: "A red kite gliding over the sea at sunset, the camera slowly rising",
  },
  "create.draftReplaced": {
    seed: "tr",
    tr: "Yarım kalan taslağınız saklandı.",
    en: "Your unfinished draft is kept.",
  },
  "create.draftBringBack": { seed: "tr", tr: "Taslağı geri getir", en: "Bring the draft back" },
  "create.option.unsupported": {
    seed: "tr",
    tr: "Seçilen motor bunu yapamıyor.",
    en: "The chosen engine cannot do this.",
  },
  "create.keywords.label": { seed: "tr", tr: "Anahtar kelimeler", en: "Keywords" },
  "create.keywords.placeholder": { seed: "tr", tr: "deniz, gün batımı, uçurtma", en: "sea, sunset, kite" },
  "create.keywords.hint": {
    seed: "tr",
    tr: "Virgülle ayırın; videonun etiketleri olur.",
    en: "Separate with commas; they become the video’s tags.",
  },
  "create.recurring.daily": { seed: "tr", tr: "Her gün", en: "Daily" },
  "create.recurring.weekly": { seed: "tr", tr: "Her hafta", en: "Weekly" },
  "create.recurring.monthly": { seed: "tr", tr: "Her ay", en: "Monthly" },
  "create.when.label": { seed: "tr", tr: "Ne zaman?", en: "When?" },
  "create.when.soon": { seed: "tr", tr: "1 saat sonra", en: "In an hour" },
  "create.when.tomorrow": { seed: "tr", tr: "Yarın 09:00", en: "Tomorrow 09:00" },
  "create.when.quick": { seed: "tr", tr: "Hızlı seçim", en: "Quick choice" },
  "create.date.label": { seed: "tr", tr: "Tarih", en: "Date" },
  "create.time.label": { seed: "tr", tr: "Saat", en: "Time" },
  "create.timeZone": { seed: "tr", tr: "Saat dilimi: {zone}", en: "Time zone: {zone}" },
  "create.recurring.label": { seed: "tr", tr: "Tekrarla", en: "Repeat" },
  "create.recurring.frequency": { seed: "tr", tr: "Sıklık", en: "Frequency" },
  "create.recurring.next": { seed: "tr", tr: "Sonraki çalışmalar", en: "Next runs" },
  "create.recurring.nextEmpty": {
    seed: "tr",
    tr: "Tarih ve saat seçince sonraki üç çalışma burada görünür.",
    en: "Once a date and time are chosen, the next three runs appear here.",
  },
  "create.autoUpload.label": { seed: "tr", tr: "Bitince YouTube’a yükle", en: "Upload to YouTube when done" },
  "create.autoUpload.hint": {
    seed: "tr",
    tr: "Kapatırsanız video, videolarınız arasında bekler.",
    en: "If off, the video waits in My Videos.",
  },
  "create.scheduleFailed.text": {
    seed: "tr",
    tr: "“{name}” kaybolmadı; ikinci bir video oluşmaz. Zamanı burada yeniden ayarlayın.",
    en: "“{name}” is not lost and no second video is made. Set its time again here.",
  },
  "create.needsTime": {
    seed: "tr",
    tr: "Bu video için bir zaman seçilmemiş.",
    en: "No time is chosen for this video.",
  },
  "create.needsTime.text": {
    seed: "tr",
    tr: "“{name}” yalnızca bir zaman bekliyor; ikinci bir video oluşmaz.",
    en: "“{name}” only waits for a time; no second video is made.",
  },
  "create.setTime": { seed: "tr", tr: "Zamanı ayarla", en: "Set the time" },
  "create.scheduleLater": { seed: "tr", tr: "Şimdilik bırak", en: "Leave it for now" },
  "create.scheduleRetry": { seed: "tr", tr: "Zamanı yeniden ayarla", en: "Set the time again" },

  // Scheduled without an image.
  "create.noImage.title": { seed: "tr", tr: "Görsel seçilmedi", en: "No image chosen" },
  "create.noImage.text": {
    seed: "tr",
    tr: "Görsel olmadan devam edebilir ya da bir görsel seçebilirsiniz.",
    en: "You can go on without an image, or choose one.",
  },
  "create.noImage.continue": { seed: "tr", tr: "Görsel olmadan devam et", en: "Go on without an image" },
  "create.noImage.choose": { seed: "tr", tr: "Görsel seç", en: "Choose an image" },

  // What is said when it was sent.
  "create.started.instant": {
    seed: "tr",
    tr: "Video oluşturma ve yükleme başladı.",
    en: "Video creation and upload started.",
  },
  "create.started.generate": { seed: "tr", tr: "Video oluşturma başladı.", en: "Video creation started." },
  "create.started.text2video": {
    seed: "tr",
    tr: "Metinden video oluşturma başladı.",
    en: "Text video creation started.",
  },
  "create.started.scheduled": {
    seed: "tr",
    tr: "Video {when, date, moment} için zamanlandı.",
    en: "The video is scheduled for {when, date, moment}.",
  },
  "create.started.recurring": {
    seed: "tr",
    tr: "Video {when, date, moment} için zamanlandı ve tekrarlanacak.",
    en: "The video is scheduled for {when, date, moment} and will repeat.",
  },
  "create.scheduleFailed": {
    seed: "tr",
    tr: "Video kaydedildi ama zamanı ayarlanamadı.",
    en: "The video is saved but its time could not be set.",
  },

  // The stage of what was just asked for, and the options that are folded away.
  "create.started.toVideos": { seed: "tr", tr: "Videolarıma git", en: "Go to My Videos" },
  "create.started.publish": { seed: "tr", tr: "Yayınla", en: "Publish" },
  "create.started.scenes": { seed: "tr", tr: "Sahneleri düzenle", en: "Edit the scenes" },
  "create.started.another": { seed: "tr", tr: "Bunun gibi bir tane daha", en: "Another like this" },
  "create.started.download": { seed: "tr", tr: "İndir", en: "Download" },
  "create.started.cancel": { seed: "tr", tr: "Durdur", en: "Stop" },
  "create.started.leave": { seed: "tr", tr: "Sahneden kaldır", en: "Clear the stage" },
  "create.started.files": { seed: "tr", tr: "Altyazı ve kapak", en: "Subtitles and thumbnail" },
  "create.started.subtitles": { seed: "tr", tr: "Altyazıyı indir ({format})", en: "Download subtitles ({format})" },
  "create.started.thumbnail": { seed: "tr", tr: "Kapak görseli yap", en: "Make a thumbnail" },
  "create.started.play": { seed: "tr", tr: "Oynat", en: "Play" },
  "create.started.title": { seed: "tr", tr: "Az önce istedikleriniz", en: "Just requested" },
  "create.started.runsAt": {
    seed: "tr",
    tr: "{when, date, moment} tarihinde yapılacak",
    en: "Will be made on {when, date, moment}",
  },
  "create.options.aspectRatio": { seed: "tr", tr: "En boy oranı", en: "Aspect ratio" },
  "create.options.aspectRatio.16-9": { seed: "tr", tr: "Yatay 16:9", en: "Landscape 16:9" },
  "create.options.aspectRatio.9-16": { seed: "tr", tr: "Dikey 9:16", en: "Portrait 9:16" },
  "create.options.aspectRatio.1-1": { seed: "tr", tr: "Kare 1:1", en: "Square 1:1" },
  "create.options.duration": { seed: "tr", tr: "Süre", en: "Length" },
  "create.options.durationOfText": { seed: "tr", tr: "Metin ne kadar gerektiriyorsa", en: "As long as the text needs" },
  "create.options.durationSeconds": {
    seed: "tr",
    tr: "{count, plural, other {# saniye}}",
    en: "{count, plural, one {# second} other {# seconds}}",
  },
  "create.options.resolution": { seed: "tr", tr: "Çözünürlük", en: "Resolution" },
  "create.options.languageAuto": { seed: "tr", tr: "Metne göre", en: "From the prompt" },
  "create.options.captions": { seed: "tr", tr: "Altyazı", en: "Captions" },
  "create.options.music": { seed: "tr", tr: "Müzik", en: "Music" },
  "create.options.language": { seed: "tr", tr: "Metin dili", en: "Language of the text" },
  "create.options.vendorNote": {
    seed: "tr",
    tr: "Stil, altyazı, müzik ve seslendirme yalnızca Sahne motorunda seçilir; {service} bunları metninizden kendisi kurar.",
    en: "Style, captions, music and voice are chosen only with the Sahne engine; {service} works them out from your prompt.",
  },
  "create.options.auto": { seed: "tr", tr: "Stile göre", en: "From the style" },
} satisfies Catalogue;
