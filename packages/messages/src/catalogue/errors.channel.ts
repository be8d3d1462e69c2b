import type { Catalogue } from "#message.ts";

export const messages = {
  // Connecting a channel and publishing to it.
  "error.youtube_not_connected": {
    seed: "tr",
    tr: "Bağlı bir YouTube kanalınız yok.",
    en: "You have no YouTube channel connected.",
  },
  "error.youtube_not_connected.action": {
    seed: "tr",
    tr: "Kanalınızı bağlayın; video o zamana kadar saklanır.",
    en: "Connect your channel; the video is kept until then.",
  },
  "error.youtube_reauth_required": {
    seed: "tr",
    tr: "YouTube izni geri alınmış ya da süresi dolmuş.",
    en: "The YouTube permission was withdrawn or has expired.",
  },
  "error.youtube_reauth_required.action": {
    seed: "tr",
    tr: "Kanalınızı yeniden bağlayın; bekleyen yüklemeler devam eder.",
    en: "Connect your channel again; waiting uploads will go on.",
  },
  "error.youtube_state_invalid": {
    seed: "tr",
    tr: "Bu bağlantı isteği geçersiz ya da süresi dolmuş.",
    en: "This connection request is invalid or has expired.",
  },
  "error.youtube_state_invalid.action": {
    seed: "tr",
    tr: "Bağlantıyı baştan başlatın.",
    en: "Start connecting again.",
  },
  "error.youtube_exchange_failed": {
    seed: "tr",
    tr: "Google yetkilendirmeyi tamamlamadı.",
    en: "Google did not complete the authorisation.",
  },
  "error.youtube_exchange_failed.action": {
    seed: "tr",
    tr: "Bağlantıyı baştan başlatın.",
    en: "Start connecting again.",
  },
  "error.youtube_no_refresh_token": {
    seed: "tr",
    tr: "Google kalıcı izin vermedi; bu izin olmadan zamanlanmış yükleme yapılamaz.",
    en: "Google gave no lasting permission; without it nothing can be uploaded later.",
  },
  "error.youtube_no_refresh_token.action": {
    seed: "tr",
    tr: "Yeniden bağlanın ve tüm izinleri onaylayın.",
    en: "Connect again and allow every permission.",
  },
  "error.youtube_no_channel": {
    seed: "tr",
    tr: "Seçtiğiniz Google hesabında YouTube kanalı yok.",
    en: "The Google account you chose has no YouTube channel.",
  },
  "error.youtube_no_channel.action": {
    seed: "tr",
    tr: "YouTube’da bir kanal açın ya da başka bir hesap seçin.",
    en: "Create a channel on YouTube, or choose another account.",
  },
  "error.youtube_scope_missing": {
    seed: "tr",
    tr: "İzinlerden biri verilmedi.",
    en: "One of the permissions was not given.",
  },
  "error.youtube_scope_missing.action": {
    seed: "tr",
    tr: "Yeniden bağlanın ve eksik izni onaylayın.",
    en: "Connect again and allow the missing permission.",
  },
  "error.youtube_already_published": {
    seed: "tr",
    tr: "Bu video bu kanalda zaten yayında.",
    en: "This video is already on this channel.",
  },
  "error.youtube_quota_exceeded": {
    seed: "tr",
    tr: "Bugünkü YouTube kotası doldu.",
    en: "Today’s YouTube quota is used up.",
  },
  "error.youtube_quota_exceeded.action": {
    seed: "tr",
    tr: "Kota yenilenince kendiliğinden devam eder.",
    en: "It goes on by itself when the quota is renewed.",
  },
  "error.youtube_upload_limit": {
    seed: "tr",
    tr: "Kanalınız YouTube’un günlük yükleme sınırına ulaştı.",
    en: "Your channel has reached YouTube’s daily upload limit.",
  },
  "error.youtube_upload_limit.action": {
    seed: "tr",
    tr: "Yarın kendiliğinden devam eder.",
    en: "It goes on by itself tomorrow.",
  },
  "error.youtube_rejected": {
    seed: "tr",
    tr: "YouTube bu videoyu ya da bilgilerini kabul etmedi.",
    en: "YouTube did not accept this video or its details.",
  },
  "error.youtube_rejected.action": {
    seed: "tr",
    tr: "Başlığı, açıklamayı ve etiketleri düzeltip tekrar yükleyin.",
    en: "Correct the title, description and tags, then upload again.",
  },
  "error.youtube_unavailable": {
    seed: "tr",
    tr: "YouTube’a şu anda ulaşılamıyor.",
    en: "YouTube cannot be reached right now.",
  },
  "error.youtube_unavailable.action": {
    seed: "tr",
    tr: "Kendiliğinden yeniden denenecek.",
    en: "It will be tried again by itself.",
  },
  "error.youtube_outcome_unknown": {
    seed: "tr",
    tr: "Videonun kanala ulaşıp ulaşmadığı bilinmiyor. Çift yayın olmaması için kendiliğinden tekrarlamadık.",
    en: "It is not known whether the video reached the channel. So that it never appears twice, we did not repeat it by ourselves.",
  },
  "error.youtube_outcome_unknown.action": {
    seed: "tr",
    tr: "Kanalınıza bakın, sonra yeniden yüklemeye ya da vazgeçmeye karar verin.",
    en: "Look at your channel, then decide: upload again or give up.",
  },
  "error.youtube_locked_private": {
    seed: "tr",
    tr: "YouTube bu videoyu gizli olarak kilitledi: uygulama Google denetiminden geçmediği için yüklenen videolar herkese açılamaz.",
    en: "YouTube locked this video as private: the app has not passed Google’s audit, so uploaded videos cannot be made public.",
  },
} satisfies Catalogue;
