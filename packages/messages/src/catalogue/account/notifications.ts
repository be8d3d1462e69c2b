import type { Catalogue } from "#message.ts";

/** One text per kind of the contract; `name` is the video's. */
export const messages = {
  "notifications.title": { seed: "tr", tr: "Bildirimler", en: "Notifications" },
  "notifications.empty": { seed: "tr", tr: "Henüz bildirim yok", en: "No notifications yet" },
  "notifications.emptyText": {
    seed: "tr",
    tr: "Bir video bittiğinde ya da ilgilenmeniz gerektiğinde burada görürsünüz.",
    en: "You will see it here when a video is finished or needs your attention.",
  },
  "notifications.markRead": { seed: "tr", tr: "Okundu işaretle", en: "Mark as read" },
  "notifications.markAllRead": { seed: "tr", tr: "Tümünü okundu işaretle", en: "Mark all as read" },
  "notifications.clear": { seed: "tr", tr: "Tümünü temizle", en: "Clear all" },
  "notifications.error": { seed: "tr", tr: "Bildirimler yüklenemedi", en: "Notifications could not be loaded" },
  "notifications.loading": { seed: "tr", tr: "Bildirimler yükleniyor...", en: "Loading notifications..." },
  "notifications.unread": { seed: "tr", tr: "okunmamış", en: "unread" },
  "notifications.inbox": {
    seed: "tr",
    tr: "{count, plural, other {Sizi bekleyen # iş}}",
    en: "{count, plural, one {# thing needs your attention} other {# things need your attention}}",
  },
  "notification.video_completed": { seed: "tr", tr: "“{name}” hazır.", en: "“{name}” is ready." },
  "notification.video_failed": { seed: "tr", tr: "“{name}” yapılamadı.", en: "“{name}” could not be made." },
  "notification.video_needs_attention": {
    seed: "tr",
    tr: "“{name}” sizin kararınızı bekliyor.",
    en: "“{name}” is waiting for your decision.",
  },
  "notification.upload_published": {
    seed: "tr",
    tr: "“{name}” YouTube’da yayında.",
    en: "“{name}” is on YouTube.",
  },
  "notification.upload_failed": {
    seed: "tr",
    tr: "“{name}” YouTube’a yüklenemedi.",
    en: "“{name}” could not be uploaded to YouTube.",
  },
  "notification.upload_needs_attention": {
    seed: "tr",
    tr: "“{name}” yüklemesiyle ilgilenmeniz gerekiyor.",
    en: "The upload of “{name}” needs your attention.",
  },
  "notification.upload_awaits_approval": {
    seed: "tr",
    tr: "“{name}” hazır ve yayınlanmak için onayınızı bekliyor.",
    en: "“{name}” is ready and waits for your approval to be published.",
  },
  "notification.channel_needs_reconnect": {
    seed: "tr",
    tr: "YouTube izni sona erdi. Yüklemeler, kanalı yeniden bağlayana kadar bekler.",
    en: "The YouTube permission has ended. Uploads wait until you connect the channel again.",
  },
  "notification.channel_grant_ends": {
    seed: "tr",
    tr: "“{name}” kanalının YouTube izni {endsAt} tarihinde sona erecek. Şimdi yeniden bağlarsanız yüklemeler durmaz.",
    en: "The YouTube permission for “{name}” ends on {endsAt}. Reconnect now and uploads will not stop.",
  },
  "notification.schedule_late": {
    seed: "tr",
    tr: "“{name}” gecikmeli başladı; planlanan zaman: {plannedAt}.",
    en: "“{name}” started late; it was planned for {plannedAt}.",
  },
  "notification.schedule_missed": {
    seed: "tr",
    tr: "“{name}” kaçırıldı; planlanan zaman: {plannedAt}.",
    en: "“{name}” was missed; it was planned for {plannedAt}.",
  },
  "notification.retried": { seed: "tr", tr: "“{name}” yeniden deneniyor.", en: "“{name}” is being tried again." },
  "notification.action.watch": { seed: "tr", tr: "İzle", en: "Watch" },
  "notification.action.retry": { seed: "tr", tr: "Tekrar dene", en: "Try again" },
  "notification.action.paidRetry": {
    seed: "tr",
    tr: "Tekrar dene (yeniden ücret alınabilir)",
    en: "Try again (may be charged again)",
  },
  "notification.action.fetchAgain": { seed: "tr", tr: "Yeniden al (ücretsiz)", en: "Fetch again (free)" },
  "notification.action.credit": { seed: "tr", tr: "Ne yapabilirim?", en: "What can I do?" },
  "notification.action.addKey": { seed: "tr", tr: "Anahtarı düzelt", en: "Fix the key" },
  "notification.action.decide": { seed: "tr", tr: "Karar ver", en: "Decide" },
  "notification.action.open": { seed: "tr", tr: "Videoyu aç", en: "Open the video" },
  "notification.action.publish": { seed: "tr", tr: "Yeniden yükle", en: "Upload again" },
  "notification.action.approve": { seed: "tr", tr: "Gözden geçir", en: "Review and publish" },
  "notification.action.review": { seed: "tr", tr: "Göz at", en: "Review" },
  "notification.action.connect": { seed: "tr", tr: "Yeniden bağla", en: "Connect again" },
  "notification.action.schedule": { seed: "tr", tr: "Yeniden zamanla", en: "Schedule again" },
} satisfies Catalogue;
