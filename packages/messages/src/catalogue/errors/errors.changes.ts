import type { Catalogue } from "#message.ts";

/** Changing what is on a channel already. */
export const messages = {
  "error.youtube_change_right_missing": {
    seed: "tr",
    tr: "Kanaldaki videoları değiştirme izni verilmemiş.",
    en: "The right to change videos on the channel was not granted.",
  },
  "error.youtube_change_right_missing.action": {
    seed: "tr",
    tr: "İzni bir kez verin; istediğiniz an geri alabilirsiniz.",
    en: "Grant it once; you can take it back at any time.",
  },
  "error.youtube_right_of_other": {
    seed: "tr",
    tr: "İzin başka bir kanal için verildi; bağlı kanalınız değişmedi.",
    en: "The right was granted for another channel; your connected channel has not changed.",
  },
  "error.youtube_right_of_other.action": {
    seed: "tr",
    tr: "Yeniden deneyin ve Google sayfasında bağlı kanalınızı seçin.",
    en: "Try again and choose your connected channel on Google’s page.",
  },
  "error.youtube_changed_meanwhile": {
    seed: "tr",
    tr: "Video bu arada kanalda değiştirilmiş; üzerine yazılmadı.",
    en: "The video was changed on the channel meanwhile; nothing was overwritten.",
  },
  "error.upload_not_changeable": {
    seed: "tr",
    tr: "Bu video kanalda değiştirilemez: orada değil ya da henüz doğrulanmadı.",
    en: "This video cannot be changed on the channel: it is not there, or not confirmed yet.",
  },
  "error.upload_change_running": {
    seed: "tr",
    tr: "Bu video için bir değişiklik şu anda yapılıyor.",
    en: "A change to this video is being made right now.",
  },
  "error.upload_change_running.action": {
    seed: "tr",
    tr: "Bitmesini bekleyin; birkaç saniye sürer.",
    en: "Wait until it is done; it takes a few seconds.",
  },
  "error.upload_change_waits": {
    seed: "tr",
    tr: "Bu videonun kanalda bekleyen başka bir değişikliği var; saati o değişiklikle birlikte değiştirin.",
    en: "Another change to this video is waiting; move its hour together with that change.",
  },
} satisfies Catalogue;
