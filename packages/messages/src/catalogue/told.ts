import type { Catalogue } from "#message.ts";

/** What the create form says about several pictures and about the text as a film; both come when they are needed. */
export const messages = {
  "create.image.many": {
    seed: "tr",
    tr: "Bir film en çok 10 resim gösterebilir.",
    en: "A film can show at most 10 images.",
  },
  "told.image.place": {
    seed: "tr",
    tr: "{number}. resim: {name}",
    en: "Image {number}: {name}",
  },
  "told.image.earlier": { seed: "tr", tr: "{name}: daha önce göster", en: "{name}: show earlier" },
  "told.image.later": { seed: "tr", tr: "{name}: daha sonra göster", en: "{name}: show later" },
  "told.image.removeNamed": { seed: "tr", tr: "{name}: çıkar", en: "{name}: remove" },
  "told.image.firstOnly": {
    seed: "tr",
    tr: "Bu servis yalnızca ilk resmi kullanır.",
    en: "This service uses the first image only.",
  },
  "told.line": {
    seed: "tr",
    tr: "yaklaşık {seconds} sn metin · {scenes, plural, other {# sahne}}",
    en: "about {seconds} s of text · {scenes, plural, one {# scene} other {# scenes}}",
  },
  "told.nothing": {
    seed: "tr",
    tr: "Bu metinde gösterilecek söz yok.",
    en: "There are no words to show in this text.",
  },
  "told.letters": {
    seed: "tr",
    tr: "Filmde çizilemeyen harfler: {letters}",
    en: "Letters that the film cannot draw: {letters}",
  },
  "told.tooLong": {
    seed: "tr",
    tr: "{seconds} saniyeye sığmayan: “{text}”",
    en: "Does not fit into {seconds} seconds: “{text}”",
  },
} satisfies Catalogue;
