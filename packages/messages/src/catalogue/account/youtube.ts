import type { Catalogue } from "#message.ts";

export const messages = {
  "youtube.title": { seed: "en", tr: "YouTube", en: "YouTube" },
  "youtube.subtitle": {
    seed: "tr",
    tr: "Kanalınızı bağlayın, videolarınız bitince kendiliğinden yüklensin.",
    en: "Connect your channel and finished videos are uploaded automatically.",
  },
  "youtube.loading": { seed: "tr", tr: "YouTube durumu kontrol ediliyor...", en: "Checking the YouTube status..." },
  "youtube.error": {
    seed: "tr",
    tr: "YouTube durumu kontrol edilemedi",
    en: "The YouTube status could not be checked",
  },
  "youtube.status.connected": { seed: "tr", tr: "Bağlı", en: "Connected" },
  "youtube.status.notConnected": { seed: "tr", tr: "Bağlı değil", en: "Not connected" },
  "youtube.status.needsReconnect": { seed: "tr", tr: "Yeniden bağlanmalı", en: "Must be reconnected" },
  "youtube.notConnected.text": {
    seed: "tr",
    tr: "Bağlı bir YouTube kanalınız yok.",
    en: "No YouTube channel is connected.",
  },
  "youtube.needsReconnect.text": {
    seed: "tr",
    tr: "İzin geri alınmış ya da süresi dolmuş; yüklemeler siz yeniden bağlanana kadar bekler.",
    en: "The permission was withdrawn or has expired; uploads wait until you connect again.",
  },
  "youtube.connect": { seed: "en", tr: "YouTube’a bağlan", en: "Connect to YouTube" },
  "youtube.connecting": { seed: "en", tr: "Bağlanıyor...", en: "Connecting..." },
  "youtube.reconnect": { seed: "tr", tr: "Yeniden bağlan", en: "Reconnect" },
  "youtube.disconnect": { seed: "tr", tr: "Bağlantıyı kes", en: "Disconnect" },
  "youtube.disconnecting": { seed: "tr", tr: "Bağlantı kesiliyor...", en: "Disconnecting..." },
  "youtube.disconnect.title": { seed: "tr", tr: "Kanalın bağlantısı kesilsin mi?", en: "Disconnect the channel?" },
  "youtube.disconnect.text": {
    seed: "tr",
    tr: "“{name}” için verilen izin Google’da geri alınır. Yayındaki videolar kalır; bekleyen yüklemeler durur.",
    en: "The permission for “{name}” is withdrawn at Google. Published videos stay; waiting uploads stop.",
  },
  "youtube.disconnected": { seed: "tr", tr: "YouTube bağlantısı kesildi.", en: "YouTube was disconnected." },
  "youtube.channel.subscribers": {
    seed: "tr",
    tr: "{count, plural, other {# abone}}",
    en: "{count, plural, one {# subscriber} other {# subscribers}}",
  },
  "youtube.channel.subscribersHidden": { seed: "tr", tr: "Abone sayısı gizli", en: "Subscriber count hidden" },
  "youtube.channel.since": {
    seed: "tr",
    tr: "{when, date, day} tarihinden beri bağlı",
    en: "Connected since {when, date, day}",
  },
  "youtube.channel.open": { seed: "tr", tr: "Kanalı aç", en: "Open the channel" },
  "youtube.sandbox": {
    seed: "tr",
    tr: "Bu bir deneme kanalıdır; gerçek YouTube’a hiçbir şey gönderilmez.",
    en: "This is a practice channel; nothing is sent to the real YouTube.",
  },
  "youtube.steps.1": {
    seed: "tr",
    tr: "Google’ın izin sayfasına gidersiniz ve kanalınızın olduğu hesabı seçersiniz.",
    en: "You go to Google’s consent page and choose the account that owns your channel.",
  },
  "youtube.steps.2": {
    seed: "tr",
    tr: "Vermek istediğiniz izinleri işaretlersiniz; şifrenizi biz görmeyiz.",
    en: "You tick the permissions you want to give; we never see your password.",
  },
  "youtube.steps.3": {
    seed: "tr",
    tr: "Buraya dönersiniz: videolarınız artık kanalınıza yüklenebilir.",
    en: "You come back here: your videos can now go to your channel.",
  },
  "youtube.features.title": { seed: "tr", tr: "Bağlantı ne işe yarar?", en: "What is the connection for?" },
  "youtube.feature.upload": { seed: "tr", tr: "Otomatik yükleme", en: "Automatic upload" },
  "youtube.feature.upload.text": {
    seed: "tr",
    tr: "Anında ve zamanlanmış videolar bitince kanalınıza gider.",
    en: "Instant and scheduled videos go to your channel when they are done.",
  },
  "youtube.feature.schedule": { seed: "tr", tr: "Zamanlanmış yayın", en: "Scheduled publishing" },
  "youtube.feature.schedule.text": {
    seed: "tr",
    tr: "Seçtiğiniz saatte, siz başında olmasanız da.",
    en: "At the hour you choose, even when you are away.",
  },
  "youtube.feature.stats": { seed: "tr", tr: "İstatistikler", en: "Statistics" },
  "youtube.feature.stats.text": {
    seed: "tr",
    tr: "Görüntülenme, beğeni ve yorumlar panelinize gelir.",
    en: "Views, likes and comments come to your dashboard.",
  },
  "youtube.feature.safety": { seed: "tr", tr: "Güvenli izin", en: "Safe permission" },
  "youtube.feature.safety.text": {
    seed: "tr",
    tr: "Şifrenizi görmeyiz; izni dilediğiniz an geri alabilirsiniz.",
    en: "We never see your password; withdraw the permission whenever you like.",
  },
  "youtube.quota.left": {
    seed: "tr",
    tr: "{count, plural, =0 {Bugünkü hakkınız doldu} other {# yükleme hakkınız kaldı}}",
    en: "{count, plural, =0 {None left today} one {# upload left} other {# uploads left}}",
  },
  "youtube.quota.reset": {
    seed: "tr",
    tr: "{when, date, moment} ({zone}) itibarıyla yenilenir; kota kurulumdaki herkesle paylaşılır.",
    en: "Renews on {when, date, moment} ({zone}); shared by everyone on this installation.",
  },
  "youtube.unaudited": {
    seed: "tr",
    tr: "Bu kurulum Google denetiminden geçmedi: YouTube, yüklenen videoları gizli olarak kilitler.",
    en: "This installation has not passed Google’s audit: YouTube locks uploaded videos as private.",
  },

  // Callback screen.
  "callback.title": { seed: "tr", tr: "YouTube bağlantısı", en: "YouTube connection" },
  "callback.processing": {
    seed: "tr",
    tr: "YouTube bağlantınız tamamlanıyor...",
    en: "Completing your YouTube connection...",
  },
  "callback.success": { seed: "tr", tr: "YouTube hesabınız bağlandı!", en: "Your YouTube account is connected!" },
  "callback.successText": { seed: "tr", tr: "Panele yönlendiriliyorsunuz.", en: "Taking you to the dashboard." },
  "callback.error": { seed: "tr", tr: "Bağlantı kurulamadı", en: "The connection failed" },
  "callback.cancelled": {
    seed: "tr",
    tr: "YouTube kimlik doğrulaması iptal edildi: {error}",
    en: "YouTube authentication was cancelled: {error}",
  },
  "callback.noCode": {
    seed: "tr",
    tr: "Geçersiz kimlik doğrulama yanıtı. Yetkilendirme kodu bulunamadı.",
    en: "Invalid authentication response. No authorisation code was found.",
  },
  "callback.failed": {
    seed: "tr",
    tr: "YouTube bağlantısı sırasında hata oluştu: {message}",
    en: "An error occurred while connecting YouTube: {message}",
  },
  "callback.redirect": {
    seed: "tr",
    tr: "{seconds, plural, other {# saniye}} içinde panele yönlendirileceksiniz.",
    en: "You will be taken to the dashboard in {seconds, plural, one {# second} other {# seconds}}.",
  },
  "callback.toDashboard": { seed: "tr", tr: "Panele dön", en: "Back to the dashboard" },
  "callback.retry": { seed: "tr", tr: "Tekrar dene", en: "Try again" },

  // Rights of the grant and its health.
  "youtube.rights.title": { seed: "tr", tr: "Verilen izinler", en: "Granted permissions" },
  "youtube.rights.upload": { seed: "tr", tr: "Video yükleme", en: "Uploading videos" },
  "youtube.rights.upload.missing": {
    seed: "tr",
    tr: "Verilmedi: videolar kanala yüklenemez.",
    en: "Not granted: videos cannot be uploaded.",
  },
  "youtube.rights.read": {
    seed: "tr",
    tr: "Kanalı ve videoların durumunu görme",
    en: "Seeing the channel and the state of videos",
  },
  "youtube.rights.read.missing": {
    seed: "tr",
    tr: "Verilmedi: kanal bağlanamaz.",
    en: "Not granted: the channel cannot be connected.",
  },
  "youtube.rights.analytics": { seed: "tr", tr: "Kanal istatistiklerini görme", en: "Seeing channel statistics" },
  "youtube.rights.analytics.missing": {
    seed: "tr",
    tr: "Verilmedi: grafikler gösterilemez, yükleme çalışır.",
    en: "Not granted: charts cannot be shown; uploading works.",
  },
  "youtube.rights.fix": {
    seed: "tr",
    tr: "Eksik izni vermek için yeniden bağlanın.",
    en: "Reconnect to grant the missing permission.",
  },
  "youtube.rights.given": { seed: "tr", tr: "Verildi", en: "Granted" },
  "youtube.rights.notGiven": { seed: "tr", tr: "Verilmedi", en: "Not granted" },
  "youtube.rights.upload.text": {
    seed: "tr",
    tr: "Videolarınız kanalınıza yüklenir.",
    en: "Your videos are uploaded to your channel.",
  },
  "youtube.rights.read.text": {
    seed: "tr",
    tr: "Kanal adı, işlenme durumu, görüntülenme ve beğeniler okunur.",
    en: "The channel’s name, processing state, views and likes are read.",
  },
  "youtube.rights.analytics.text": {
    seed: "tr",
    tr: "Günlük görüntülenme ve izlenme süresi grafikleri gelir.",
    en: "Charts of daily views and watch time are shown.",
  },
  "youtube.health.title": { seed: "tr", tr: "Bağlantının durumu", en: "Connection status" },
  "youtube.health.grant": { seed: "tr", tr: "İzin süresi", en: "Permission" },
  "youtube.health.noEnd": {
    seed: "tr",
    tr: "Siz geri alana kadar sürer.",
    en: "Lasts until you withdraw it.",
  },
  "youtube.health.ended": {
    seed: "tr",
    tr: "Sona ermiş ya da geri alınmış.",
    en: "Has ended or was withdrawn.",
  },
  "youtube.health.expiryHelp": {
    seed: "tr",
    tr: "Bitmeden yeniden bağlanırsanız yüklemeler aksamaz.",
    en: "Reconnect before then and no upload is delayed.",
  },
  "youtube.health.quota": { seed: "tr", tr: "Bugünkü yüklemeler", en: "Uploads today" },
  "youtube.health.audit": { seed: "tr", tr: "Google denetimi", en: "Google’s audit" },
  "youtube.health.audited": {
    seed: "tr",
    tr: "Tamam: videolar istediğiniz görünürlükte yayınlanır.",
    en: "Passed: videos appear with the privacy you choose.",
  },
  "youtube.health.pause": { seed: "tr", tr: "Kanalın sınırı", en: "The channel’s limit" },
  "youtube.feature.safety.google": {
    seed: "tr",
    tr: "Google hesabınızdaki izinleri açın",
    en: "Open the permissions of your Google account",
  },
  "youtube.grantExpires": {
    seed: "tr",
    tr: "Bu izin {when, date, moment} tarihinde sona erer.",
    en: "This permission ends on {when, date, moment}.",
  },
  "youtube.paused": {
    seed: "tr",
    tr: "Kanal {when, date, moment} tarihine kadar yeni video almıyor.",
    en: "The channel accepts no new videos until {when, date, moment}.",
  },
} satisfies Catalogue;
