import type { Catalogue } from "#message.ts";

export const messages = {
  "picker.title": { seed: "tr", tr: "Görsel seçin", en: "Choose an image" },
  "picker.description": {
    seed: "tr",
    tr: "Dosyaları bu pencereye bırakabilir ya da yapıştırabilirsiniz.",
    en: "You can drop files on this window or paste them.",
  },
  "picker.grid": { seed: "tr", tr: "Görselleriniz", en: "Your images" },
  "picker.drop": {
    seed: "tr",
    tr: "Görselleri buraya bırakın ya da dosya seçin",
    en: "Drop images here or pick files",
  },
  "picker.fromGallery": { seed: "tr", tr: "Galeriden görsel ekleyin", en: "Add images from your gallery" },
  "picker.browse": { seed: "tr", tr: "Dosya seç", en: "Pick files" },
  "picker.hint": { seed: "tr", tr: "JPG, PNG, GIF; en fazla 10MB", en: "JPG, PNG, GIF; max 10MB" },
  "picker.uploading": { seed: "tr", tr: "{name} yükleniyor: %{percent}", en: "Uploading {name}: {percent}%" },
  "picker.cancelUpload": { seed: "tr", tr: "{name} yüklemesini iptal et", en: "Cancel uploading {name}" },
  "picker.uploads": { seed: "tr", tr: "Yüklemeler", en: "Uploads" },
  "picker.waiting": { seed: "tr", tr: "{name} sırada", en: "{name} is waiting" },
  "picker.retryUpload": { seed: "tr", tr: "{name} yüklemesini yeniden dene", en: "Try uploading {name} again" },
  "picker.dismissUpload": { seed: "tr", tr: "{name} satırını kaldır", en: "Dismiss {name}" },
  "picker.wrongType": {
    seed: "tr",
    tr: "{name}: yalnızca JPG, PNG ve GIF yüklenebilir.",
    en: "{name}: only JPG, PNG and GIF can be uploaded.",
  },
  "picker.tooLarge": {
    seed: "tr",
    tr: "{name}: dosya 10MB sınırını aşıyor.",
    en: "{name}: the file is over the 10MB limit.",
  },
  "picker.empty": { seed: "tr", tr: "Henüz görseliniz yok", en: "No images yet" },
  "picker.emptyText": {
    seed: "tr",
    tr: "Bir görsel yükleyin ya da hazır görsellerden birini seçin.",
    en: "Upload an image or choose one of the ready ones.",
  },
  "picker.starters": { seed: "tr", tr: "Hazır görseller", en: "Ready-made images" },
  "picker.loading": { seed: "tr", tr: "Görseller yükleniyor...", en: "Loading images..." },
  "picker.error": {
    seed: ["tr", "Resimler yüklenirken hata oluştu"],
    tr: "Görseller yüklenirken hata oluştu",
    en: "Images could not be loaded",
  },
  "picker.confirm": { seed: "tr", tr: "Bu görseli kullan", en: "Use this image" },
  "picker.delete": { seed: "tr", tr: "{name} görselini sil", en: "Delete the image {name}" },
  "picker.deleteTitle": { seed: "tr", tr: "Görsel silinsin mi?", en: "Delete the image?" },
  "picker.deleteText": {
    seed: "tr",
    tr: "“{name}” kitaplığınızdan silinecek. Bu görselle yapılmış videolar kalır.",
    en: "“{name}” will be removed from your library. Videos made with it stay.",
  },
  "picker.deleted": { seed: "tr", tr: "Görsel silindi.", en: "The image was deleted." },
} satisfies Catalogue;
