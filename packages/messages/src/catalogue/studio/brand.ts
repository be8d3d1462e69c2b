import type { Catalogue } from "#message.ts";

/** The dialog of the brand kit. */
export const messages = {
  "brand.title": { seed: "tr", tr: "Marka kiti", en: "Brand kit" },
  "brand.text": {
    seed: "tr",
    tr: "Bundan sonra yapılan bütün videolarınızda görünür.",
    en: "Shown in every video you make from now on.",
  },
  "brand.logo": { seed: "tr", tr: "Logo", en: "Logo" },
  "brand.logo.choose": { seed: "tr", tr: "Logo yükle", en: "Upload a logo" },
  "brand.logo.remove": { seed: "tr", tr: "Logoyu kaldır", en: "Remove the logo" },
  "brand.logo.gone": {
    seed: "tr",
    tr: "Logonun görseli silinmiş; videolar logosuz yapılır. Yeni bir logo yükleyin.",
    en: "The logo’s image was deleted, so videos are made without it. Upload another one.",
  },
  "brand.corner": { seed: "tr", tr: "Logonun köşesi", en: "Corner of the logo" },
  "brand.corner.top-left": { seed: "tr", tr: "Sol üst", en: "Top left" },
  "brand.corner.top-right": { seed: "tr", tr: "Sağ üst", en: "Top right" },
  "brand.corner.bottom-left": { seed: "tr", tr: "Sol alt", en: "Bottom left" },
  "brand.corner.bottom-right": { seed: "tr", tr: "Sağ alt", en: "Bottom right" },
  "brand.font": { seed: "tr", tr: "Yazı tipi", en: "Font" },
  "brand.font.montserrat": { seed: "tr", tr: "Montserrat", en: "Montserrat" },
  "brand.font.anton": { seed: "tr", tr: "Anton", en: "Anton" },
  "brand.font.playfair": { seed: "tr", tr: "Playfair Display", en: "Playfair Display" },
  "brand.font.grotesk": { seed: "tr", tr: "Space Grotesk", en: "Space Grotesk" },
  "brand.accent": { seed: "tr", tr: "Vurgu rengi", en: "Accent colour" },
  "brand.second": { seed: "tr", tr: "İkinci renk", en: "Second colour" },
  "brand.asStyle": { seed: "tr", tr: "Stile göre", en: "As the style has it" },
  "brand.clear": { seed: "tr", tr: "Stile bırak", en: "Leave it to the style" },
  "brand.endWords": { seed: "tr", tr: "Kapanış yazısı", en: "Words of the end card" },
  "brand.endWords.hint": {
    seed: "tr",
    tr: "Kapanış sahnesi olan videolarda onun yazısının yerine geçer.",
    en: "Stands on the end card of videos that have one, instead of its own words.",
  },
  "brand.watermark": { seed: "tr", tr: "Filigran", en: "Watermark" },
  "brand.leave": { seed: "tr", tr: "Vazgeç", en: "Cancel" },
  "brand.save": { seed: "tr", tr: "Kaydet ve kullan", en: "Save and use" },
} satisfies Catalogue;
