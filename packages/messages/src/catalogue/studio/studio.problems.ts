import type { Catalogue } from "#message.ts";

/** Why an edited video cannot be made as it stands. */
export const messages = {
  "brand.color.bad": {
    seed: "tr",
    tr: "Renk #1a2b3c gibi yazılmalı.",
    en: "A colour is written like #1a2b3c.",
  },
  "brand.words.long": { seed: "tr", tr: "Bu metin çok uzun.", en: "This text is too long." },
  "film.service.other": {
    seed: "tr",
    tr: "Sahneleri düzenlenen bir videoyu yalnızca Sahne motoru yapar.",
    en: "Only the Sahne engine makes a video whose scenes were edited.",
  },
  "film.broken": {
    seed: "tr",
    tr: "Bu sahneler okunamadı. Sayfayı yenileyip yeniden deneyin.",
    en: "These scenes could not be read. Reload the page and try again.",
  },
  "film.thing.unknown": {
    seed: "tr",
    tr: "Bir sahnedeki çizim artık yok. Raftan başka bir çizim seçin.",
    en: "A drawing in one of the scenes no longer exists. Choose another one from the shelf.",
  },
  "film.things.many": {
    seed: "tr",
    tr: "Bir sahnede en çok 4 çizim gösterilir.",
    en: "A scene shows at most 4 drawings.",
  },
  "film.text.long": {
    seed: "tr",
    tr: "Bir sahnenin metni en çok 300 karakter olabilir. Sahneyi bölün.",
    en: "The text of a scene may have at most 300 characters. Split the scene.",
  },
  "film.scenes.many": {
    seed: "tr",
    tr: "Bir videoda en çok 60 sahne olabilir.",
    en: "A video may have at most 60 scenes.",
  },
  "film.scenes.none": { seed: "tr", tr: "Önce bir sahne ekleyin.", en: "Add a scene first." },
  "film.words.none": {
    seed: "tr",
    tr: "Hiçbir sahnede metin yok. En az bir sahneye metin yazın.",
    en: "No scene has any text. Write something in at least one of them.",
  },
  "film.picture.missing": {
    seed: "tr",
    tr: "Bir sahnedeki görsel silinmiş. Sahneye başka bir görsel seçin.",
    en: "An image in one of the scenes was deleted. Choose another one for it.",
  },
  "film.landscape.missing": {
    seed: "tr",
    tr: "Bir sahnenin manzarası seçilmemiş.",
    en: "The landscape of a scene is missing.",
  },
  "film.times.bad": {
    seed: "tr",
    tr: "Bir sahne 0,5 ile 30 saniye arasında sürmelidir.",
    en: "A scene must last between 0.5 and 30 seconds.",
  },
  "film.short": {
    seed: "tr",
    tr: "Video 5 saniyeden kısa. Sahneleri uzatın ya da yenisini ekleyin.",
    en: "The video is shorter than 5 seconds. Make scenes longer or add one.",
  },
  "film.long": {
    seed: "tr",
    tr: "Video 60 saniyeden uzun. Sahneleri kısaltın ya da birkaçını silin.",
    en: "The video is longer than 60 seconds. Make scenes shorter or delete some.",
  },
  "film.voice.long": {
    seed: "tr",
    tr: "Bu metni seslendirmek bir dakikadan uzun sürer. Metni kısaltın ya da sesi kapatın.",
    en: "Reading this text aloud takes longer than a minute. Shorten the text or turn the voice off.",
  },
  "film.voice.scene": {
    seed: "tr",
    tr: "Bir sahneye ayrı ses vermek için bütün videonun sesi de bir servisin sesi olmalı.",
    en: "For a scene to have a voice of its own, the voice of the whole video has to be one of a service too.",
  },
} satisfies Catalogue;
