import type { Catalogue } from "#message.ts";

export const messages = {
  // Making a video, and our own renderer.
  "error.video_not_found": { seed: "en", tr: "Video bulunamadı", en: "Video not found" },
  "error.video_not_editable": {
    seed: "tr",
    tr: "Bu videonun sahneleri düzenlenemez: kendi eklediğiniz ve henüz tamamlanmamış videolar stüdyoda açılmaz.",
    en: "The scenes of this video cannot be edited: videos you added and videos that are not completed do not open in the studio.",
  },
  "error.clip_not_found": {
    seed: "tr",
    tr: "Bir sahnenin klibi artık yok: silinmiş ya da hiç çekilmemiş.",
    en: "The clip of a scene is no longer there: it was deleted or never shot.",
  },
  "error.clip_not_found.action": {
    seed: "tr",
    tr: "Stüdyoda o sahneye başka bir klip verin ya da klibi çıkarın.",
    en: "In the studio, give that scene another clip or take the clip out.",
  },
  "error.clip_failed": {
    seed: "tr",
    tr: "Bir sahnenin klibi çekilemedi. Öteki klipler duruyor, yeniden ödenmez.",
    en: "The clip of a scene could not be shot. The other clips are kept and are not paid for again.",
  },
  "error.clip_failed.action": {
    seed: "tr",
    tr: "O klibi yeniden çektirin ya da stüdyoda değiştirin, sonra videoyu yeniden deneyin.",
    en: "Have that clip shot again or replace it in the studio, then try the video again.",
  },
  "error.clip_waits": {
    seed: "tr",
    tr: "Bir klip için kararınız gerekiyor; video ondan sonra hazırlanır.",
    en: "One of its clips needs your decision; the video is made after that.",
  },
  "error.clip_waits.action": {
    seed: "tr",
    tr: "“Sizi bekleyenler” bölümüne bakın.",
    en: "Look under “Needs your attention”.",
  },
  "error.draft_not_found": {
    seed: "tr",
    tr: "Taslak bulunamadı: silinmiş ya da başka bir hesaba ait.",
    en: "Draft not found: it was deleted or belongs to another account.",
  },
  "error.too_many_drafts": {
    seed: "tr",
    tr: "En çok 200 taslak saklanabilir. Yenisi için eskilerden birini silin.",
    en: "At most 200 drafts can be kept. Delete an old one to make room.",
  },
  "error.no_subtitles": {
    seed: "tr",
    tr: "Bu videonun altyazısı yok: sözleri sahne sahne kaydedilmemiş.",
    en: "This video has no subtitles: its words were not saved scene by scene.",
  },
  "error.video_not_completed": {
    seed: "tr",
    tr: "Bu video henüz tamamlanmadı; yalnızca tamamlanan videolar yüklenebilir.",
    en: "This video is not completed yet; only completed videos can be uploaded.",
  },
  "error.video_not_completed.action": {
    seed: "tr",
    tr: "Video tamamlanınca tekrar deneyin.",
    en: "Try again once the video is completed.",
  },
  "error.video_not_schedulable": {
    seed: "tr",
    tr: "Bu video artık zamanlanamaz: yapımı başlamış ya da bitmiş.",
    en: "This video can no longer be scheduled: it is being made or is done.",
  },
  "error.plan_changed": {
    seed: "tr",
    tr: "Bu plan bu arada değişti: zamanı gelmiş, taşınmış ya da bitmiş olabilir.",
    en: "This plan has changed meanwhile: its time may have come, or it was moved or ended.",
  },
  "error.plan_changed.action": {
    seed: "tr",
    tr: "Takvime bakıp tekrar deneyin.",
    en: "Look at the calendar and try again.",
  },
  "error.plan_topics_ended": {
    seed: "tr",
    tr: "Bu planın konu listesi bitti. Planı düzenleyip konu ekleyin ya da baştan başlatın.",
    en: "This plan’s list of topics has ended. Edit the plan to add topics, or let the list start over.",
  },
  "error.plan_writing": {
    seed: "tr",
    tr: "Bu planın sıradaki videosunun metni şu anda yazılıyor.",
    en: "The text of this plan’s next video is being written at the moment.",
  },
  "error.plan_writing.action": {
    seed: "tr",
    tr: "Bir dakika sonra tekrar deneyin.",
    en: "Try again in a minute.",
  },
  "error.video_not_retryable": {
    seed: "tr",
    tr: "Bu video yeniden denenecek durumda değil.",
    en: "This video is not in a state that can be retried.",
  },
  "error.too_many_jobs": {
    seed: "tr",
    tr: "Aynı anda yapılabilecek video sayısına ulaştınız.",
    en: "You have reached the number of videos that can be made at once.",
  },
  "error.too_many_jobs.action": {
    seed: "tr",
    tr: "Süren videolardan biri bitince tekrar deneyin.",
    en: "Try again when one of the running videos is finished.",
  },
  "error.storage_full": {
    seed: "tr",
    tr: "Size ayrılan depolama alanı doldu. Yer açmak için eski videoları ya da görselleri silin.",
    en: "Your storage is full. Delete old videos or images to make room.",
  },
  "error.video_cancelled": { seed: "tr", tr: "Bu video iptal edildi.", en: "This video was cancelled." },
  "error.video_cancelled.action": { seed: "tr", tr: "İsterseniz yeniden başlatın.", en: "Start it again if you like." },
  "error.render_failed": {
    seed: "tr",
    tr: "Sahne motoru bu videoyu tamamlayamadı.",
    en: "The Sahne engine could not finish this video.",
  },
  "error.render_failed.action": {
    seed: "tr",
    tr: "Yeniden deneyin; bu ücretsizdir.",
    en: "Try again; it costs nothing.",
  },
  "error.render_timeout": {
    seed: "tr",
    tr: "Sahne motoru bu videoyu süresi içinde bitiremedi.",
    en: "The Sahne engine did not finish this video in time.",
  },
  "error.render_timeout.action": {
    seed: "tr",
    tr: "Yeniden deneyin ya da daha kısa bir video seçin.",
    en: "Try again, or choose a shorter video.",
  },
  "error.render_out_of_memory": {
    seed: "tr",
    tr: "Sahne motorunun belleği bu video için yetmedi.",
    en: "The Sahne engine ran out of memory for this video.",
  },
  "error.render_out_of_memory.action": {
    seed: "tr",
    tr: "Daha düşük bir çözünürlükle yeniden deneyin.",
    en: "Try again with a lower resolution.",
  },
  "error.file_not_a_film": {
    seed: "tr",
    tr: "Bu dosya okunabilir bir MP4 ya da MOV videosu değil.",
    en: "This file is not an MP4 or MOV video that can be read.",
  },
  "error.file_not_a_film.action": {
    seed: "tr",
    tr: "Videoyu H.264 ile MP4 olarak dışa aktarıp yeniden ekleyin; en çok 1 saat ve 4096 piksel olabilir.",
    en: "Export it as MP4 with H.264 and add it again; it may have at most 1 hour and 4,096 pixels.",
  },
  "error.media_unreadable": {
    seed: "tr",
    tr: "Sağlayıcıdan gelen dosya oynatılabilir bir video değil.",
    en: "The file from the provider is not a playable video.",
  },
  "error.film_missing": {
    seed: "tr",
    tr: "Bu videonun dosyası depoda yok ya da boş.",
    en: "The file of this video is missing from storage, or empty.",
  },
  "error.film_missing.action": {
    seed: "tr",
    tr: "Kurulumu yöneten kişiye haber verin; dosya yedekten geri gelene kadar video açılamaz.",
    en: "Tell whoever runs this installation; the video cannot be opened until the file is restored from a backup.",
  },
  "error.media_unreadable.action": {
    seed: "tr",
    tr: "Yeniden almak ücretsizdir; baştan yapmak yeniden ücretlendirilebilir.",
    en: "Fetching it again is free; making it from scratch may be charged again.",
  },
  "error.video_not_cancellable": {
    seed: "tr",
    tr: "Bu video artık yapılmıyor; iptal edilecek bir şey yok.",
    en: "This video is no longer being made; there is nothing to cancel.",
  },
  "error.video_not_undecided": {
    seed: "tr",
    tr: "Bu video sizden bir karar beklemiyor.",
    en: "This video is not waiting for a decision.",
  },
  "error.engine_changed": {
    seed: "tr",
    tr: "Videoyu yapacak motor bu arada değişti; hiçbir şey başlatılmadı.",
    en: "The engine that would make the video has changed meanwhile; nothing was started.",
  },
  "error.engine_changed.action": {
    seed: "tr",
    tr: "Ekrandaki bilgiyi okuyup yeniden gönderin.",
    en: "Read what the screen says now and send it again.",
  },
  "error.video_not_fetchable": {
    seed: "tr",
    tr: "Bu video için sağlayıcıdan alınabilecek bir dosya yok.",
    en: "There is nothing to fetch from the provider for this video.",
  },
} satisfies Catalogue;
