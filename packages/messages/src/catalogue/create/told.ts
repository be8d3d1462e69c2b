import type { Catalogue } from "#message.ts";

/** What the create form says about several pictures and about the text as a film; both come when they are needed. */
export const messages = {
  "create.image.many": {
    seed: "tr",
    tr: "Bir videoda en çok 10 görsel gösterilebilir.",
    en: "A video can show at most 10 images.",
  },
  "told.image.place": {
    seed: "tr",
    tr: "{number}. görsel: {name}",
    en: "Image {number}: {name}",
  },
  "told.image.earlier": { seed: "tr", tr: "{name}: daha önce göster", en: "{name}: show earlier" },
  "told.image.later": { seed: "tr", tr: "{name}: daha sonra göster", en: "{name}: show later" },
  "told.image.removeNamed": { seed: "tr", tr: "{name}: çıkar", en: "{name}: remove" },
  "told.image.firstOnly": {
    seed: "tr",
    tr: "Bu hizmet yalnızca ilk görseli kullanır.",
    en: "This service uses the first image only.",
  },
  "told.line": {
    seed: "tr",
    tr: "yaklaşık {seconds} sn metin · {scenes, plural, other {# sahne}}",
    en: "about {seconds} s of text · {scenes, plural, one {# scene} other {# scenes}}",
  },
  "told.write.open": { seed: "tr", tr: "Yapay zekâya yazdır", en: "Write with AI" },
  "told.write.undo": { seed: "tr", tr: "Önceki metne dön", en: "Back to the earlier text" },
  "told.scenes.open": { seed: "tr", tr: "Sahneleri gör", en: "See the scenes" },
  "told.nothing": {
    seed: "tr",
    tr: "Bu metinde gösterilecek sözcük yok.",
    en: "This text has no words to show.",
  },
  "told.letters": {
    seed: "tr",
    tr: "Videoda çizilemeyen harfler: {letters}",
    en: "Letters the video cannot show: {letters}",
  },
  "told.tooLong": {
    seed: "tr",
    tr: "{seconds} saniyeye sığmayan: “{text}”",
    en: "Does not fit into {seconds} seconds: “{text}”",
  },
  "told.endsEarly": {
    seed: "tr",
    tr: "Metin {asked} saniyeyi doldurmuyor, video yaklaşık {seconds} saniyede bitecek.",
    en: "The text does not fill {asked} seconds: the video will end after about {seconds}.",
  },
  "create.image.change": { seed: "tr", tr: "Görseli değiştir", en: "Change the image" },
  "create.image.remove": { seed: "tr", tr: "Görseli kaldır", en: "Remove the image" },
  "create.image.selected": { seed: "tr", tr: "Seçilen görsel: {name}", en: "Selected image: {name}" },
} satisfies Catalogue;
