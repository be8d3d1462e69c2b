import type { Catalogue } from "#message.ts";

/** Apart from the list itself: the drawer with one video's story and the dialogs opened from it come later. */
export const messages = {
  "videos.details.title": { seed: "en", tr: "Videonun hikâyesi", en: "The story of the video" },
  "videos.details.prompt": { seed: "en", tr: "Prompt metni", en: "Prompt" },
  "videos.details.keywords": { seed: "en", tr: "Anahtar kelimeler", en: "Keywords" },
  "videos.details.scenario": { seed: "en", tr: "Senaryo", en: "Scenario" },
  "videos.details.engine": { seed: "en", tr: "Motor", en: "Engine" },
  "videos.details.model": { seed: "en", tr: "Model", en: "Model" },
  "videos.details.attempts": { seed: "en", tr: "Denemeler", en: "Attempts" },
  "videos.details.calls": { seed: "en", tr: "Sağlayıcıya yapılan istekler", en: "Requests to the provider" },
  "videos.details.started": { seed: "en", tr: "Başladı", en: "Started" },
  "videos.details.finished": { seed: "en", tr: "Bitti", en: "Finished" },
  "videos.details.cost": { seed: "en", tr: "Maliyet", en: "Cost" },
  "videos.details.facts": { seed: "en", tr: "Bilgiler", en: "Facts" },
  "videos.details.course": { seed: "en", tr: "Nasıl yapıldı", en: "How it was made" },
  "videos.details.format": { seed: "en", tr: "Biçim", en: "Format" },
  "videos.details.size": { seed: "en", tr: "Boyut", en: "Size" },
  "videos.details.megabytes": {
    seed: "en",
    tr: "{size, number, decimal} MB",
    en: "{size, number, decimal} MB",
  },
  "videos.details.fingerprint": { seed: "en", tr: "SHA-256 özeti", en: "SHA-256 fingerprint" },
  "videos.details.planned": { seed: "en", tr: "Planlanan zaman", en: "Planned for" },
  "videos.details.took": { seed: "en", tr: "Süre", en: "Took" },
  "videos.details.free": { seed: "en", tr: "Ücretsiz", en: "Free" },
  "videos.details.costUnknown": {
    seed: "en",
    tr: "{engine} ücretini bildirmiyor",
    en: "{engine} does not tell its price",
  },
  "videos.details.created": { seed: "en", tr: "İstendi", en: "Asked for" },
  "videos.details.onChannel": { seed: "en", tr: "YouTube", en: "YouTube" },
  "videos.details.call": { seed: "en", tr: "{number}. istek · {model}", en: "Request {number} · {model}" },
  "videos.details.answer": { seed: "en", tr: "Yanıt: {state}", en: "Answer: {state}" },
  "videos.details.technical": { seed: "en", tr: "Teknik ayrıntılar", en: "Technical details" },
  "videos.details.missing": {
    seed: "en",
    tr: "Bu video bulunamadı; silinmiş olabilir.",
    en: "This video was not found; it may have been deleted.",
  },
  "videos.details.storyError": {
    seed: "en",
    tr: "Videonun hikâyesi yüklenemedi",
    en: "The story of the video could not be loaded",
  },
  "videos.details.raw": { seed: "en", tr: "Sağlayıcının ham yanıtı", en: "Raw answer of the provider" },

  "videos.rename.title": { seed: "en", tr: "Videoyu yeniden adlandır", en: "Rename the video" },
  "videos.rename.required": { seed: "en", tr: "Video adı gerekli", en: "A name is required" },
  "videos.rename.long": {
    seed: "en",
    tr: "Video adı en çok 60 karakter olabilir",
    en: "The name may be at most 60 characters",
  },
  "videos.rename.label": { seed: "en", tr: "Video adı", en: "Video name" },
} satisfies Catalogue;
