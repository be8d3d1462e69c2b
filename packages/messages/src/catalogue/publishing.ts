import type { Catalogue } from "#message.ts";

export const messages = {
  // The upload dialog.
  "publish.title": { seed: "en", tr: "YouTube’a Yükle", en: "Upload to YouTube" },
  "publish.videoName": { seed: "en", tr: "Video: {name}", en: "Video: {name}" },
  "publish.title.label": { seed: "en", tr: "Başlık", en: "Title" },
  "publish.title.required": { seed: "en", tr: "Başlık gerekli", en: "Title is required" },
  "publish.title.long": {
    seed: "en",
    tr: "Başlık en fazla 100 karakter olabilir",
    en: "The title may be at most 100 characters",
  },
  "publish.description.label": { seed: "en", tr: "Açıklama", en: "Description" },
  "publish.description.long": {
    seed: "en",
    tr: "Açıklama en fazla 5000 bayt olabilir",
    en: "The description may be at most 5,000 bytes",
  },
  "publish.tags.label": { seed: "en", tr: "Etiketler", en: "Tags" },
  "publish.tags.hint": { seed: "en", tr: "Virgülle ayırın", en: "Comma separated" },
  "publish.tags.long": {
    seed: "en",
    tr: "Etiketler toplam en fazla 500 karakter olabilir",
    en: "Tags may be at most 500 characters in total",
  },
  "publish.tags.remove": { seed: "en", tr: "{tag} etiketini kaldır", en: "Remove the tag {tag}" },
  "publish.angles": {
    seed: "en",
    tr: "Küçüktür ve büyüktür işaretleri kullanılamaz",
    en: "Angle brackets cannot be used",
  },
  "publish.privacy.label": { seed: "en", tr: "Görünürlük", en: "Privacy" },
  "publish.privacy.public": { seed: "en", tr: "Herkese açık", en: "Public" },
  "publish.privacy.public.text": {
    seed: "en",
    tr: "Herkes bulabilir ve izleyebilir.",
    en: "Everyone can find and watch it.",
  },
  "publish.privacy.unlisted": { seed: "en", tr: "Liste dışı", en: "Unlisted" },
  "publish.privacy.unlisted.text": {
    seed: "en",
    tr: "Yalnızca bağlantısı olanlar izleyebilir.",
    en: "Only people with the link can watch it.",
  },
  "publish.privacy.private": { seed: "en", tr: "Gizli", en: "Private" },
  "publish.privacy.private.text": { seed: "en", tr: "Yalnızca siz izleyebilirsiniz.", en: "Only you can watch it." },
  "publish.submit": { seed: "en", tr: "YouTube’a Yükle", en: "Upload to YouTube" },
  "publish.pending": { seed: "en", tr: "Yükleniyor...", en: "Uploading..." },
  "publish.accepted": {
    seed: "en",
    tr: "Yükleme başladı. Bitince haber vereceğiz.",
    en: "The upload has started. We will tell you when it is done.",
  },
  "publish.failed": { seed: "en", tr: "Video YouTube’a yüklenemedi", en: "Failed to upload video to YouTube" },
  "publish.notFound": { seed: "en", tr: "Video bulunamadı", en: "Video not found" },
  "publish.toChannel": { seed: "en", tr: "Kanal: {name}", en: "Channel: {name}" },
  "publish.noChannel": {
    seed: "en",
    tr: "Bağlı bir YouTube kanalınız yok: önce bir kanal bağlayın.",
    en: "No YouTube channel is connected: connect one first.",
  },
  "publish.sandbox": {
    seed: "en",
    tr: "Bu kanal deneme ortamındadır; gerçek YouTube’a bir şey yüklenmez.",
    en: "This channel is in the practice environment; nothing goes to the real YouTube.",
  },
  "publish.unaudited": {
    seed: "en",
    tr: "Bu kurulum Google denetiminden geçmedi: YouTube, yüklenen videoları gizli olarak kilitler.",
    en: "This installation has not passed Google’s audit: YouTube locks uploaded videos as private.",
  },
  "publish.legal": {
    seed: "en",
    tr: "Yükleyerek içeriğin YouTube Hizmet Şartları’na uyduğunu ve başkalarının telif ve gizlilik haklarını çiğnemediğini beyan edersiniz.",
    en: "By uploading you certify that the content complies with the YouTube Terms of Service and respects the copyright and privacy of others.",
  },
  "publish.legalLink": { seed: "en", tr: "YouTube Hizmet Şartları", en: "YouTube Terms of Service" },
  "publish.madeForKids": { seed: "en", tr: "Çocuklara özel", en: "Made for kids" },
  "publish.aiDisclosure": { seed: "en", tr: "Yapay zekâ ile yapıldığını belirt", en: "Say that it was made with AI" },
  "publish.aiDisclosureHint": {
    seed: "en",
    tr: "YouTube, gerçekçi görünen yapay içeriğin belirtilmesini ister.",
    en: "YouTube asks that realistic synthetic content is disclosed.",
  },
  "publish.notifySubscribers": { seed: "en", tr: "Abonelere bildir", en: "Notify subscribers" },

  // What became of it.
  "publish.status.queued": { seed: "en", tr: "Yükleme sırada", en: "Upload queued" },
  "publish.status.uploading": { seed: "en", tr: "YouTube’a yükleniyor", en: "Uploading to YouTube" },
  "publish.status.verifying": { seed: "en", tr: "YouTube’da kontrol ediliyor", en: "Being checked on YouTube" },
  "publish.status.published": { seed: "en", tr: "YouTube’da yayında", en: "On YouTube" },
  "publish.status.failed": { seed: "en", tr: "Yüklenemedi", en: "Upload failed" },
  "publish.status.needs_attention": { seed: "en", tr: "İlginiz gerekiyor", en: "Needs your attention" },
  "publish.watch": { seed: "en", tr: "YouTube’da izle", en: "Watch on YouTube" },
  "publish.privacyDiffers": {
    seed: "en",
    tr: "{asked} istediniz, YouTube {actual} yaptı.",
    en: "You asked for {asked}; YouTube made it {actual}.",
  },
} satisfies Catalogue;
