import type { Catalogue } from "#message.ts";

// Apart from the errors of the contract: every page but the landing page needs these few, none needs all of those.
export const messages = {
  // R15: what a client helper says when the server sent no text. Word for word, without a full stop.
  "default.uploadImage": { seed: "en", tr: "Görsel yüklenemedi", en: "Failed to upload image" },
  "default.deleteImage": { seed: "en", tr: "Görsel silinemedi", en: "Failed to delete image" },
  "default.fetchProfile": { seed: "en", tr: "Kullanıcı profili alınamadı", en: "Failed to fetch user profile" },
  "default.updateProfile": { seed: "en", tr: "Profil güncellenemedi", en: "Failed to update profile" },
  "default.fetchImages": { seed: "en", tr: "Kullanıcı görselleri alınamadı", en: "Failed to fetch user images" },
  "default.fetchDashboard": { seed: "en", tr: "Panel profili alınamadı", en: "Failed to fetch dashboard profile" },
  "default.fetchVideos": { seed: "en", tr: "Videolar alınamadı", en: "Failed to fetch videos" },
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
