import type { Catalogue } from "#message.ts";

export const messages = {
  // Making a video: our own renderer and the paid providers.
  "error.video_not_found": { seed: "en", tr: "Video bulunamadı", en: "Video not found" },
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
    tr: "Size ayrılan depolama alanı doldu. Yer açmak için eski videoları ya da resimleri silin.",
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
  "error.media_unreadable": {
    seed: "tr",
    tr: "Sağlayıcıdan gelen dosya oynatılabilir bir video değil.",
    en: "The file from the provider is not a playable video.",
  },
  "error.media_unreadable.action": { seed: "tr", tr: "Yeniden deneyin.", en: "Try again." },
  "error.film_missing": {
    seed: "tr",
    tr: "Bu filmin dosyası depoda yok ya da boş.",
    en: "The file of this film is missing from the store, or empty.",
  },
  "error.film_missing.action": {
    seed: "tr",
    tr: "Kurulumu yöneten kişiye haber verin; dosya yedekten geri gelene kadar film açılamaz.",
    en: "Tell whoever runs this installation; until the file is restored from a backup, the film cannot be opened.",
  },
  "error.provider_key_missing": {
    seed: "tr",
    tr: "Bu hizmet için API anahtarınız yok.",
    en: "You have no API key for this service.",
  },
  "error.provider_key_missing.action": {
    seed: "tr",
    tr: "Ayarlar’da bir anahtar ekleyin ya da Sahne motorunu kullanın.",
    en: "Add a key in Settings, or use the Sahne engine.",
  },
  "error.provider_key_refused": {
    seed: "tr",
    tr: "Sağlayıcı API anahtarınızı kabul etmedi.",
    en: "The provider did not accept your API key.",
  },
  "error.provider_key_refused.action": {
    seed: "tr",
    tr: "Anahtarı Ayarlar’da kontrol edin.",
    en: "Check the key in Settings.",
  },
  "error.provider_no_credit": {
    seed: "tr",
    tr: "Sağlayıcıdaki hesabınızda kredi kalmamış.",
    en: "Your account at the provider has no credit left.",
  },
  "error.provider_no_credit.action": {
    seed: "tr",
    tr: "Sağlayıcıda kredi yükleyin ya da başka bir anahtar girin.",
    en: "Top up at the provider, or enter another key.",
  },
  "error.provider_content_refused": {
    seed: "tr",
    tr: "Sağlayıcının içerik kuralları bu isteği geri çevirdi.",
    en: "The provider’s content rules refused this request.",
  },
  "error.provider_content_refused.action": {
    seed: "tr",
    tr: "Metni ya da resmi değiştirip tekrar deneyin.",
    en: "Change the text or the image and try again.",
  },
  "error.provider_rejected": {
    seed: "tr",
    tr: "Sağlayıcı bu isteği kabul etmedi.",
    en: "The provider did not accept this request.",
  },
  "error.provider_rejected.action": {
    seed: "tr",
    tr: "Metni, resmi ya da seçenekleri değiştirip tekrar deneyin.",
    en: "Change the text, the image or the options and try again.",
  },
  "error.provider_limited": {
    seed: "tr",
    tr: "Sağlayıcı şu anda yeni istek almıyor.",
    en: "The provider is not taking new requests right now.",
  },
  "error.provider_limited.action": {
    seed: "tr",
    tr: "Kendiliğinden yeniden denenecek; beklemeniz yeterli.",
    en: "It will be tried again by itself; just wait.",
  },
  "error.provider_unavailable": {
    seed: "tr",
    tr: "Sağlayıcıya ulaşılamadı.",
    en: "The provider could not be reached.",
  },
  "error.provider_unavailable.action": {
    seed: "tr",
    tr: "Biraz sonra yeniden deneyin.",
    en: "Try again a little later.",
  },
  "error.provider_failed": {
    seed: "tr",
    tr: "Sağlayıcı videoyu üretemedi.",
    en: "The provider failed to make the video.",
  },
  "error.provider_failed.action": {
    seed: "tr",
    tr: "Yeniden deneyin; sağlayıcı yeniden ücret alabilir.",
    en: "Try again; the provider may charge again.",
  },
  "error.provider_timeout": {
    seed: "tr",
    tr: "Sağlayıcı videoyu süresi içinde bitirmedi.",
    en: "The provider did not finish the video in time.",
  },
  "error.provider_timeout.action": {
    seed: "tr",
    tr: "Yeniden deneyin; sağlayıcı yeniden ücret alabilir.",
    en: "Try again; the provider may charge again.",
  },
  "error.provider_task_not_found": {
    seed: "tr",
    tr: "Sağlayıcının listesinde bu videonun olduğundan emin olabileceğimiz tek bir iş yok.",
    en: "The provider’s list holds no single task that can only be this video.",
  },
  "error.provider_task_not_found.action": {
    seed: "tr",
    tr: "Yeniden denemeye (yeniden ücret alınabilir) ya da vazgeçmeye siz karar verin.",
    en: "Decide: try again (it may be charged again) or give up.",
  },
  "error.provider_outcome_unknown": {
    seed: "tr",
    tr: "Sağlayıcının isteği alıp almadığı bilinmiyor. Çift ücret ödememeniz için kendiliğinden tekrarlamadık.",
    en: "It is not known whether the provider received the request. So that you never pay twice, we did not repeat it by ourselves.",
  },
  "error.provider_outcome_unknown.action": {
    seed: "tr",
    tr: "Yeniden denemeye (yeniden ücret alınabilir) ya da vazgeçmeye siz karar verin.",
    en: "Decide: try again (it may be charged again) or give up.",
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
  "error.provider_slow": {
    seed: "tr",
    tr: "Sağlayıcı beklenenden çok uzun sürdü. Ücreti ödendiği için sonucu bir gün boyunca sormayı sürdürüyoruz.",
    en: "The provider is taking far longer than expected. Since it is paid for, we keep asking for the result for a day.",
  },
  "error.provider_slow.action": {
    seed: "tr",
    tr: "Bekleyin ya da iptal edin; iptal ücreti geri getirmez.",
    en: "Wait, or cancel; cancelling does not bring the charge back.",
  },
  "error.provider_no_output": {
    seed: "tr",
    tr: "Sağlayıcı işi bitirdi ama video vermedi; çoğunlukla içerik süzgecine takılınca olur.",
    en: "The provider finished without giving a video; mostly its content filter is the cause.",
  },
  "error.provider_no_output.action": {
    seed: "tr",
    tr: "Metni ya da resmi değiştirip yeniden deneyin.",
    en: "Change the prompt or the image and try again.",
  },
  "error.provider_result_lost": {
    seed: "tr",
    tr: "Sağlayıcı videoyu yaptı ama dosyası alınamadı: bağlantısının süresi doldu ya da dosya bozuk geldi.",
    en: "The provider made the video, but its file could not be fetched: the link expired or the file came broken.",
  },
  "error.provider_result_lost.action": {
    seed: "tr",
    tr: "Yeniden deneyin; sağlayıcı yeniden ücret alabilir.",
    en: "Try again; the provider may charge again.",
  },
  "error.provider_image_refused": {
    seed: "tr",
    tr: "Sağlayıcı bu resmi kabul etmedi.",
    en: "The provider did not accept this image.",
  },
  "error.provider_image_refused.action": {
    seed: "tr",
    tr: "Başka bir resim seçin.",
    en: "Choose another image.",
  },
  "error.provider_model_retired": {
    seed: "tr",
    tr: "Ayarlarda yazılı model sağlayıcıda artık yok.",
    en: "The model named in the settings no longer exists at the provider.",
  },
  "error.provider_model_retired.action": {
    seed: "tr",
    tr: "Bize yazın; ayarı değiştirmemiz gerekiyor.",
    en: "Contact us; we have to change the setting.",
  },
  "error.provider_daily_cap": {
    seed: "tr",
    tr: "Bir günde yapılabilecek ücretli istek sayısına ulaştınız.",
    en: "You have reached the number of paid requests for one day.",
  },
  "error.provider_daily_cap.action": {
    seed: "tr",
    tr: "Yarın yeniden deneyin.",
    en: "Try again tomorrow.",
  },
} satisfies Catalogue;
