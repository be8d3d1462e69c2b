import type { Catalogue } from "#message.ts";

/** Music of one's own, on the create screen and in the studio. */
export const messages = {
  "sounds.name": { seed: "tr", tr: "Dosyanın bir adı olmalı.", en: "The file needs a name." },
  "sounds.rights": {
    seed: "tr",
    tr: "Önce bu sesi kullanma hakkınız olduğunu onaylayın.",
    en: "First confirm that you have the right to use this sound.",
  },
  "sounds.music.own": { seed: "tr", tr: "Kendi müziğim: {name}", en: "My music: {name}" },
  "sounds.music.gone": { seed: "tr", tr: "Silinmiş müzik", en: "Deleted music" },
  "sounds.music.open": { seed: "tr", tr: "Kendi müziğini ekle", en: "Add your own music" },
  "sounds.music.title": { seed: "tr", tr: "Kendi müziğiniz", en: "Your own music" },
  "sounds.music.text": {
    seed: "tr",
    tr: "Ses düzeyi ayarlanır, kısa parçalar ölçü başından yinelenir, konuşurken kısılır.",
    en: "Its loudness is matched, short tracks repeat from the start of a bar, and it steps back under speech.",
  },
  "sounds.music.right": {
    seed: "tr",
    tr: "Bu müziği videolarımda kullanma hakkım var",
    en: "I have the right to use this music in my videos",
  },
  "sounds.music.rightHint": {
    seed: "tr",
    tr: "Hakkı size ait olmayan müzik kanalınızda telif uyarısına yol açabilir.",
    en: "Music you have no right to can bring a copyright claim to your channel.",
  },
  "sounds.music.choose": { seed: "tr", tr: "Müzik dosyası seç", en: "Pick a music file" },
  "sounds.music.limits": {
    seed: "tr",
    tr: "MP3, WAV ya da M4A; 5 saniye ile 10 dakika arası, en fazla 30MB",
    en: "MP3, WAV or M4A; between 5 seconds and 10 minutes, max 30MB",
  },
  "sounds.music.list": { seed: "tr", tr: "Müzikleriniz", en: "Your music" },
  "sounds.music.none": { seed: "tr", tr: "Henüz müzik eklemediniz.", en: "You have not added any music yet." },
  "sounds.music.loading": { seed: "tr", tr: "Müzikleriniz yükleniyor...", en: "Loading your music..." },
  "sounds.music.error": { seed: "tr", tr: "Müzikleriniz alınamadı.", en: "Your music could not be loaded." },
  "sounds.music.use": { seed: "tr", tr: "Bunu kullan", en: "Use this" },
  "sounds.music.used": { seed: "tr", tr: "Seçili", en: "Chosen" },
  "sounds.music.listen": { seed: "tr", tr: "Dinle: {name}", en: "Listen: {name}" },
  "sounds.music.delete": { seed: "tr", tr: "{name} müziğini sil", en: "Delete the music {name}" },
  "sounds.music.deleteTitle": { seed: "tr", tr: "Müzik silinsin mi?", en: "Delete the music?" },
  "sounds.music.deleteText": {
    seed: "tr",
    tr: "“{name}” müzikleriniz arasından silinecek. Bu müzikle yapılmış videolar kalır.",
    en: "“{name}” will be removed from your music. Videos made with it stay.",
  },
  "sounds.sending": { seed: "tr", tr: "{name} gönderiliyor ve denetleniyor", en: "Sending and checking {name}" },
  "sounds.tooLarge": { seed: "tr", tr: "Dosya 30MB sınırını aşıyor.", en: "The file is over the 30MB limit." },
} satisfies Catalogue;
