import type { Catalogue } from "#message.ts";

/** Choosing who speaks in a video, on the create screen and in the studio. */
export const messages = {
  "voices.label": { seed: "tr", tr: "Seslendirme", en: "Voice" },
  "voices.off": { seed: "tr", tr: "Seslendirme yok", en: "No voice" },
  "voices.robot": { seed: "tr", tr: "Robot sesi (ücretsiz)", en: "Robot voice (free)" },
  "voices.paid": {
    seed: "tr",
    tr: "{service} cümle başına anahtarınızdan ücret alır. Videolarınızda ya da taslaklarınızda duran bir cümle aynı sesle yeniden ücretlendirilmez.",
    en: "{service} charges your key for each sentence. A sentence that one of your videos or drafts has is not charged again by the same voice.",
  },
  "voices.sandbox": {
    seed: "tr",
    tr: "Deneme anahtarı: ses yerine tonlar duyulur, ücret alınmaz.",
    en: "Trial key: you hear tones instead of a voice, and nothing is charged.",
  },
  "voices.none": {
    seed: "tr",
    tr: "Doğal sesler için Ayarlar’da {services} anahtarı ekleyin.",
    en: "For natural voices, add a key of {services} in Settings.",
  },
  "voices.listen": { seed: "tr", tr: "Sesi dinle", en: "Hear the voice" },
  "voices.listenCost": {
    seed: "tr",
    tr: "Dinlemek ilk seferde kısa bir cümle kadar ücretlidir; sonra saklanır.",
    en: "The first time, hearing it costs one short sentence; then it is kept.",
  },
  "voices.heard": { seed: "tr", tr: "Ses örneği: {voice}", en: "Sample of the voice: {voice}" },
  "voices.error": {
    seed: "tr",
    tr: "Hizmetlerin sesleri alınamadı; robot sesi kullanılabilir.",
    en: "The services’ voices could not be loaded; the robot voice is available.",
  },
  "voices.tempo": { seed: "tr", tr: "Konuşma hızı", en: "Speaking pace" },
  "voices.tempo.value": { seed: "tr", tr: "%{percent}", en: "{percent}%" },
  "voices.sceneGroup": { seed: "tr", tr: "Sahne sesi", en: "Voice of the scene" },
  "voices.ofScene": { seed: "tr", tr: "Bu sahnenin sesi", en: "Voice of this scene" },
  "voices.asFilm": { seed: "tr", tr: "Bütün videodaki gibi", en: "As in the whole video" },
} satisfies Catalogue;
