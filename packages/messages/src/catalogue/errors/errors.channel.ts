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
    en: "Google did not grant lasting access; without it scheduled uploads are not possible.",
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
    tr: "“YouTube hesabınızı görüntüleme” izni verilmedi; onsuz kanalınızı tanıyamayız ve bağlayamayız.",
    en: "The permission “View your YouTube account” was not granted; without it the channel cannot be recognised or connected.",
  },
  "error.youtube_scope_missing.action": {
    seed: "tr",
    tr: "Yeniden bağlanın ve bu kutuyu işaretli bırakın.",
    en: "Connect again and leave that box ticked.",
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
    en: "It resumes automatically when the quota renews.",
  },
  "error.youtube_upload_limit": {
    seed: "tr",
    tr: "Kanalınız YouTube’un günlük yükleme sınırına ulaştı.",
    en: "Your channel has reached YouTube’s daily upload limit.",
  },
  "error.youtube_upload_limit.action": {
    seed: "tr",
    tr: "Yarın kendiliğinden devam eder.",
    en: "It resumes automatically tomorrow.",
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
    en: "We will retry automatically.",
  },
  "error.youtube_outcome_unknown": {
    seed: "tr",
    tr: "Videonun kanala ulaşıp ulaşmadığı bilinmiyor. İki kez yayınlanmaması için kendiliğinden yeniden denemedik.",
    en: "It is not known whether the video reached the channel. To avoid publishing it twice, we did not retry automatically.",
  },
  "error.youtube_outcome_unknown.action": {
    seed: "tr",
    tr: "Kanalınıza bakın, sonra yeniden yüklemeye ya da vazgeçmeye karar verin.",
    en: "Check your channel, then decide: upload again or give up.",
  },
  "error.youtube_locked_private": {
    seed: "tr",
    tr: "YouTube bu videoyu gizli olarak kilitledi: uygulama Google denetiminden geçmediği için yüklenen videolar herkese açılamaz.",
    en: "YouTube locked this video as private: the app has not passed Google’s audit, so uploaded videos cannot be made public.",
  },
  "error.youtube_share_used": {
    seed: "tr",
    tr: "Bugün size düşen yükleme payı doldu; kurulumun kotası herkesle paylaşılır.",
    en: "Your share of today’s uploads is used up; the installation’s quota is shared by everyone.",
  },
  "error.youtube_share_used.action": {
    seed: "tr",
    tr: "Kota yenilenince kendiliğinden devam eder.",
    en: "It resumes automatically when the quota renews.",
  },
  "error.youtube_other_channel": {
    seed: "tr",
    tr: "Bu kanal hesabınıza bağlı değil.",
    en: "This channel is not connected to your account.",
  },
  "error.youtube_other_channel.action": {
    seed: "tr",
    tr: "O kanalı bağlayın ya da iptal edip bağlı kanallarınızdan birini seçin.",
    en: "Connect that channel, or cancel and choose one that is connected.",
  },
  "error.youtube_upload_right_missing": {
    seed: "tr",
    tr: "Kanalınıza video yükleme izni verilmedi.",
    en: "The permission to upload videos to your channel was not granted.",
  },
  "error.youtube_upload_right_missing.action": {
    seed: "tr",
    tr: "Yeniden bağlanın ve “videolarınızı yönetme” kutusunu işaretleyin.",
    en: "Connect again and tick “Manage your YouTube videos”.",
  },
  "error.youtube_account_refused": {
    seed: "tr",
    tr: "YouTube bu hesaptan yüklemeye izin vermiyor; kanal kapatılmış ya da askıya alınmış olabilir.",
    en: "YouTube does not allow uploads from this account; the channel may be closed or suspended.",
  },
  "error.youtube_not_configured": {
    seed: "tr",
    tr: "Bu kurulumun Google projesinde YouTube hizmeti açık değil.",
    en: "The YouTube service is not enabled in this installation’s Google project.",
  },
  "error.youtube_not_configured.action": {
    seed: "tr",
    tr: "Kurulumu yöneten kişiye haber verin.",
    en: "Tell whoever runs this installation.",
  },
  "error.youtube_processing_failed": {
    seed: "tr",
    tr: "YouTube videoyu işleyemedi.",
    en: "YouTube could not process the video.",
  },
  "error.youtube_processing_failed.action": {
    seed: "tr",
    tr: "Videoyu yeniden yükleyin; yine olmazsa yeniden oluşturun.",
    en: "Upload the video again; if it fails again, create a new one.",
  },
  "error.youtube_video_refused": {
    seed: "tr",
    tr: "YouTube bu videoyu reddetti.",
    en: "YouTube rejected this video.",
  },
  "error.youtube_video_gone": {
    seed: "tr",
    tr: "Video gönderildi ama YouTube onu kanalınızda göstermiyor. İki kez yayınlanmaması için yeniden göndermedik.",
    en: "The video was sent, but YouTube does not show it on your channel. To avoid publishing it twice, we did not send it again.",
  },
  "error.youtube_video_gone.action": {
    seed: "tr",
    tr: "Kanalınıza bakın, sonra yeniden yüklemeye ya da vazgeçmeye karar verin.",
    en: "Check your channel, then decide: upload again or give up.",
  },
  "error.youtube_unverified": {
    seed: "tr",
    tr: "Video gönderildi ama YouTube’un onun hakkındaki yanıtları okunamıyor.",
    en: "The video was sent, but YouTube’s answers about it cannot be read.",
  },
  "error.youtube_unverified.action": {
    seed: "tr",
    tr: "Kanalınıza bakın ve ne olduğunu belirtin; kendiliğinden yeniden gönderilmez.",
    en: "Check your channel and tell us what happened; it is never sent again automatically.",
  },
  "error.youtube_upload_broken": {
    seed: "tr",
    tr: "YouTube yüklemeyi tekrar tekrar yarıda bırakıyor.",
    en: "YouTube keeps breaking off the upload.",
  },
  "error.youtube_upload_broken.action": {
    seed: "tr",
    tr: "Bir süre sonra kendiliğinden devam eder; iptal de edebilirsiniz.",
    en: "It resumes automatically after a while; you can also cancel it.",
  },
  "error.youtube_slow": {
    seed: "tr",
    tr: "YouTube videoyu bir günden uzun süredir işliyor.",
    en: "YouTube has been processing the video for more than a day.",
  },
  "error.youtube_slow.action": {
    seed: "tr",
    tr: "Bir şey yapmanız gerekmez; isterseniz yeniden bakılır.",
    en: "You do not need to do anything; if you like, it is looked after once more.",
  },
  "error.youtube_cancelled": {
    seed: "tr",
    tr: "Yükleme iptal edildi.",
    en: "The upload was cancelled.",
  },
  "error.youtube_cancelled.action": {
    seed: "tr",
    tr: "İsterseniz yeniden yükleyin.",
    en: "Upload it again if you like.",
  },
  "error.upload_not_cancellable": {
    seed: "tr",
    tr: "Bu yükleme artık iptal edilemez.",
    en: "This upload can no longer be cancelled.",
  },
  "error.upload_in_doubt": {
    seed: "tr",
    tr: "YouTube’un listesi saatlerce gecikebilir: video orada olabilir. Bir gün geçmeden yeniden gönderilmez.",
    en: "YouTube’s list may be hours late: the video may be there. It is not sent again before a day has passed.",
  },
  "error.upload_in_doubt.action": {
    seed: "tr",
    tr: "Bekleyin ya da kanalınıza bakıp videonun orada olduğunu belirtin.",
    en: "Wait, or check your channel and tell us that the video is there.",
  },
  "error.upload_not_waiting": {
    seed: "tr",
    tr: "Bu yayın artık beklemiyor: onaylanmış, gönderilmiş ya da iptal edilmiş.",
    en: "This publication no longer waits: it was approved, sent or cancelled.",
  },
  "error.youtube_same_film": {
    seed: "tr",
    tr: "Aynı video bu kanalda zaten var; kendiliğinden bir daha yayınlanmaz.",
    en: "The same video is already on this channel, so it is not published again automatically.",
  },
  "error.youtube_same_title": {
    seed: "tr",
    tr: "Bu kanalda aynı başlıklı bir video zaten var; kendiliğinden yayınlanmaz.",
    en: "A video with the same title is already on this channel, so this one is not published automatically.",
  },
  "error.upload_not_undecided": {
    seed: "tr",
    tr: "Bu yükleme için verilecek bir karar yok.",
    en: "There is nothing to decide about this upload.",
  },
  "error.youtube_video_not_yours": {
    seed: "tr",
    tr: "Bu video bağlı kanalınızda bulunamadı.",
    en: "This video was not found on your connected channel.",
  },
  "error.youtube_video_not_yours.action": {
    seed: "tr",
    tr: "Listeden bir video seçin.",
    en: "Choose a video from the list.",
  },
} satisfies Catalogue;
