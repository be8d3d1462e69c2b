import type { Catalogue } from "#message.ts";

export const messages = {
  "picker.title": { seed: "tr", tr: "Resim seçin", en: "Choose an image" },
  "picker.description": {
    seed: "tr",
    tr: "Dosyaları bu pencereye bırakabilir ya da yapıştırabilirsiniz.",
    en: "You can drop files on this window or paste them.",
  },
  "picker.grid": { seed: "tr", tr: "Resimleriniz", en: "Your images" },
  "picker.drop": { seed: "tr", tr: "Resimleri buraya bırakın ya da dosya seçin", en: "Drop images here or pick files" },
  "picker.fromGallery": { seed: "tr", tr: "Galeriden resim ekleyin", en: "Add images from your gallery" },
  "picker.browse": { seed: "tr", tr: "Dosya seç", en: "Pick files" },
  "picker.hint": { seed: "tr", tr: "JPG, PNG, GIF; en fazla 10MB", en: "JPG, PNG, GIF; max 10MB" },
  "picker.uploading": { seed: "tr", tr: "{name} yükleniyor: %{percent}", en: "Uploading {name}: {percent}%" },
  "picker.cancelUpload": { seed: "tr", tr: "{name} yüklemesini iptal et", en: "Cancel uploading {name}" },
  "picker.uploads": { seed: "tr", tr: "Yüklemeler", en: "Uploads" },
  "picker.waiting": { seed: "tr", tr: "{name} sırada", en: "{name} is waiting" },
  "picker.retryUpload": { seed: "tr", tr: "{name} yüklemesini yeniden dene", en: "Try uploading {name} again" },
  "picker.dismissUpload": { seed: "tr", tr: "{name} satırını kaldır", en: "Remove the line of {name}" },
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
  "picker.empty": { seed: "tr", tr: "Henüz resminiz yok", en: "No images yet" },
  "picker.emptyText": {
    seed: "tr",
    tr: "Bir resim yükleyin ya da hazır resimlerden birini seçin.",
    en: "Upload an image or choose one of the ready ones.",
  },
  "picker.starters": { seed: "tr", tr: "Hazır resimler", en: "Ready-made images" },
  "picker.loading": { seed: "tr", tr: "Resimler yükleniyor...", en: "Loading images..." },
  "picker.error": { seed: "tr", tr: "Resimler yüklenirken hata oluştu", en: "Images could not be loaded" },
  "picker.confirm": { seed: "tr", tr: "Bu resmi kullan", en: "Use this image" },
  "picker.delete": { seed: "tr", tr: "{name} resmini sil", en: "Delete the image {name}" },
  "picker.deleteTitle": { seed: "tr", tr: "Resim silinsin mi?", en: "Delete the image?" },
  "picker.deleteText": {
    seed: "tr",
    tr: "“{name}” kitaplığınızdan silinecek. Bu resimle yapılmış videolar kalır.",
    en: "“{name}” will be removed from your library. Videos made with it stay.",
  },
  "picker.deleted": { seed: "tr", tr: "Resim silindi.", en: "The image was deleted." },
} satisfies Catalogue;
