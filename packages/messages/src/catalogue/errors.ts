import type { Catalogue } from "#message.ts";

export const messages = {
  // Whose move it is.
  "fault.you": { seed: "tr", tr: "Sizin yapabileceğiniz bir şey", en: "Something you can fix" },
  "fault.provider": { seed: "tr", tr: "Sağlayıcı kaynaklı", en: "On the provider’s side" },
  "fault.channel": { seed: "tr", tr: "YouTube kaynaklı", en: "On YouTube’s side" },
  "fault.us": { seed: "tr", tr: "Bizden kaynaklı", en: "On our side" },

  // The one button beside an error.
  "action.fix_input": { seed: "tr", tr: "Düzelt", en: "Correct it" },
  "action.sign_in": { seed: "tr", tr: "Giriş Yap", en: "Sign In" },
  "action.retry": { seed: "en", tr: "Tekrar Dene", en: "Try Again" },
  "action.wait": { seed: "tr", tr: "Bekle", en: "Wait" },
  "action.add_key": { seed: "tr", tr: "Anahtar ekle", en: "Add a key" },
  "action.check_key": { seed: "tr", tr: "Anahtarı kontrol et", en: "Check the key" },
  "action.change_prompt": { seed: "tr", tr: "Metni değiştir", en: "Change the prompt" },
  "action.connect": { seed: "en", tr: "YouTube’a bağlan", en: "Connect to YouTube" },
  "action.reconnect": { seed: "tr", tr: "Yeniden bağlan", en: "Reconnect" },
  "action.decide": { seed: "tr", tr: "Karar ver", en: "Decide" },
  "action.contact": { seed: "tr", tr: "Bize yazın", en: "Contact us" },

  // R15: what a client helper says when the server sent no text. Word for word, without a full stop.
  "default.uploadImage": { seed: "en", tr: "Resim yüklenemedi", en: "Failed to upload image" },
  "default.deleteImage": { seed: "en", tr: "Resim silinemedi", en: "Failed to delete image" },
  "default.fetchProfile": { seed: "en", tr: "Kullanıcı profili alınamadı", en: "Failed to fetch user profile" },
  "default.updateProfile": { seed: "en", tr: "Profil güncellenemedi", en: "Failed to update profile" },
  "default.fetchImages": { seed: "en", tr: "Kullanıcı resimleri alınamadı", en: "Failed to fetch user images" },
  "default.fetchDashboard": { seed: "en", tr: "Panel profili alınamadı", en: "Failed to fetch dashboard profile" },
  "default.createVideo": { seed: "en", tr: "Video oluşturulamadı", en: "Failed to create video" },
  "default.scheduleVideo": { seed: "en", tr: "Video zamanlanamadı", en: "Failed to schedule video" },
  "default.publishVideo": { seed: "en", tr: "Video YouTube’a yüklenemedi", en: "Failed to upload video to YouTube" },
  "default.youtubeCallback": { seed: "en", tr: "YouTube dönüşü işlenemedi", en: "Failed to handle YouTube callback" },
  "default.youtubeStatus": {
    seed: "en",
    tr: "YouTube bağlantı durumu kontrol edilemedi",
    en: "Failed to check YouTube token status",
  },
  "default.youtubeAuth": {
    seed: "en",
    tr: "YouTube yetkilendirmesi başlatılamadı",
    en: "Failed to initiate YouTube authentication",
  },
  "default.youtubeDisconnect": {
    seed: "en",
    tr: "YouTube hesabının bağlantısı kesilemedi",
    en: "Failed to disconnect YouTube account",
  },
  "default.unknown": { seed: "tr", tr: "Bir hata oluştu", en: "Something went wrong" },
} satisfies Catalogue;
