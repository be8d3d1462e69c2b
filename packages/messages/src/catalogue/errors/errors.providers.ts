import type { Catalogue } from "#message.ts";

export const messages = {
  // Making a video with a paid provider.
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
    tr: "Metni ya da görseli değiştirip tekrar deneyin.",
    en: "Change the text or the image and try again.",
  },
  "error.provider_rejected": {
    seed: "tr",
    tr: "Sağlayıcı bu isteği kabul etmedi.",
    en: "The provider did not accept this request.",
  },
  "error.provider_rejected.action": {
    seed: "tr",
    tr: "Metni, görseli ya da seçenekleri değiştirip tekrar deneyin.",
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
    en: "We will retry automatically; just wait.",
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
    tr: "Yeniden almak ücretsizdir; baştan yapmak yeniden ücretlendirilebilir.",
    en: "Fetching it again is free; making it from scratch may be charged again.",
  },
  "error.provider_task_not_found": {
    seed: "tr",
    tr: "Sağlayıcının listesinde bu videoya ait olduğundan emin olabileceğimiz bir iş yok.",
    en: "No task in the provider’s list can be matched to this video with certainty.",
  },
  "error.provider_task_not_found.action": {
    seed: "tr",
    tr: "Yeniden denemeye (yeniden ücret alınabilir) ya da vazgeçmeye siz karar verin.",
    en: "Decide: try again (it may be charged again) or give up.",
  },
  "error.provider_outcome_unknown": {
    seed: "tr",
    tr: "Sağlayıcının isteği alıp almadığı bilinmiyor. İki kez ücret ödememeniz için kendiliğinden yeniden denemedik.",
    en: "It is not known whether the provider received the request. To avoid charging you twice, we did not retry automatically.",
  },
  "error.provider_outcome_unknown.action": {
    seed: "tr",
    tr: "Yeniden denemeye (yeniden ücret alınabilir) ya da vazgeçmeye siz karar verin.",
    en: "Decide: try again (it may be charged again) or give up.",
  },
  "error.speech_outcome_unknown": {
    seed: "tr",
    tr: "Ses hizmetinin bir cümleyi seslendirip ücretlendirdiği bilinmiyor. İki kez ücret ödememeniz için kendiliğinden yeniden denemedik.",
    en: "It is not known whether the voice service spoke and charged for a sentence. To avoid charging you twice, we did not retry automatically.",
  },
  "error.speech_outcome_unknown.action": {
    seed: "tr",
    tr: "Yeniden denemeye (yeniden ücret alınabilir), ücretsiz robot sesine ya da vazgeçmeye siz karar verin.",
    en: "Decide: try again (it may be charged again), use the free robot voice, or give up.",
  },
  "error.speech_empty": {
    seed: "tr",
    tr: "Ses hizmeti bir cümle için ses vermedi ya da yarıda kesti.",
    en: "The voice service gave no sound for a sentence, or broke it off.",
  },
  "error.speech_empty.action": {
    seed: "tr",
    tr: "Yeniden deneyin (bu cümle yeniden ücretlendirilebilir) ya da ücretsiz robot sesini kullanın.",
    en: "Try again (this sentence may be charged again), or use the free robot voice.",
  },
  "error.provider_slow": {
    seed: "tr",
    tr: "Sağlayıcı beklenenden çok uzun sürdü. Ücreti ödendiği için sonucu bir gün boyunca sormayı sürdürüyoruz.",
    en: "The provider is taking far longer than expected. Since it is paid for, we keep asking for the result for a day.",
  },
  "error.provider_slow.action": {
    seed: "tr",
    tr: "Bekleyin ya da iptal edin; iptal ederseniz ücret iade edilmez.",
    en: "Wait, or cancel; cancelling does not refund the charge.",
  },
  "error.provider_no_output": {
    seed: "tr",
    tr: "Sağlayıcı işi bitirdi ama video vermedi; bunun nedeni çoğunlukla içerik filtresidir.",
    en: "The provider finished without returning a video; its content filter is usually the cause.",
  },
  "error.provider_no_output.action": {
    seed: "tr",
    tr: "Metni ya da görseli değiştirip yeniden deneyin.",
    en: "Change the prompt or the image and try again.",
  },
  "error.provider_result_lost": {
    seed: "tr",
    tr: "Video sağlayıcıda yapıldı, ama bir gün boyunca alınamadı.",
    en: "The video was made at the provider, but could not be fetched for a day.",
  },
  "error.provider_result_lost.action": {
    seed: "tr",
    tr: "Yeniden almak ücretsizdir; baştan yapmak yeniden ücretlendirilebilir.",
    en: "Fetching it again is free; making it from scratch may be charged again.",
  },
  "error.provider_fetch_waits": {
    seed: "tr",
    tr: "Video sağlayıcıda hazır, ama henüz alınamadı. Ücreti ödendiği için bir gün boyunca almayı sürdürüyoruz.",
    en: "The video is ready at the provider but could not be fetched yet. Since it is paid for, we keep trying for a day.",
  },
  "error.provider_fetch_waits.action": {
    seed: "tr",
    tr: "Beklemeniz yeterli; yeniden ücret alınmaz.",
    en: "Just wait; nothing is charged again.",
  },
  "error.provider_unclear": {
    seed: "tr",
    tr: "Sağlayıcı bu video için anlaşılır bir yanıt vermiyor. Ücreti ödendiği için bir gün boyunca sormayı sürdürüyoruz.",
    en: "The provider gives no clear answer about this video. Since it is paid for, we keep asking for a day.",
  },
  "error.provider_unclear.action": {
    seed: "tr",
    tr: "Sağlayıcıdaki hesabınıza bakın, bekleyin ya da iptal edin; iptal ederseniz ücret iade edilmez.",
    en: "Check your account at the provider, wait, or cancel; cancelling does not refund the charge.",
  },
  "error.provider_not_allowed": {
    seed: "tr",
    tr: "Sağlayıcı, bu anahtarla bu isteğe izin vermedi.",
    en: "The provider does not allow this request with this key.",
  },
  "error.provider_not_allowed.action": {
    seed: "tr",
    tr: "Sağlayıcıda planınızı ve anahtarın yetkilerini kontrol edin.",
    en: "Check your plan and the rights of the key at the provider.",
  },
  "error.provider_stays_limited": {
    seed: "tr",
    tr: "Sağlayıcı yeni istek almadı; birkaç kez denendikten sonra bırakıldı. Ücret alınmadı.",
    en: "The provider did not accept new requests; we stopped after several attempts. Nothing was charged.",
  },
  "error.provider_stays_limited.action": {
    seed: "tr",
    tr: "Daha sonra yeniden deneyin.",
    en: "Try again later.",
  },
  "error.provider_image_refused": {
    seed: "tr",
    tr: "Sağlayıcı bu görseli kabul etmedi.",
    en: "The provider did not accept this image.",
  },
  "error.provider_image_refused.action": {
    seed: "tr",
    tr: "Başka bir görsel seçin.",
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
  "error.writing_broken": {
    seed: "tr",
    tr: "Yanıt yarıda kesildi. Gelen metin duruyor; hizmet bunun için ücret alabilir.",
    en: "The answer broke off. What arrived is kept; the service may charge for it.",
  },
  "error.writing_broken.action": {
    seed: "tr",
    tr: "Gelen metni kullanın ya da yeniden yazdırın.",
    en: "Use what arrived, or have it written again.",
  },
  "error.writing_unreadable": {
    seed: "tr",
    tr: "Modelin yanıtı beklenen biçimde değildi; hiçbir şey değiştirilmedi.",
    en: "The model’s answer was not in the expected form; nothing was changed.",
  },
  "error.writing_unreadable.action": {
    seed: "tr",
    tr: "Yeniden deneyin ya da başka bir model seçin.",
    en: "Try again, or choose another model.",
  },
} satisfies Catalogue;
