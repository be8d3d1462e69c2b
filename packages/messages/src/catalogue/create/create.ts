import type { Catalogue } from "#message.ts";

export const messages = {
  "create.title": { seed: "en", tr: "Video Oluştur", en: "Create Video" },
  "create.subtitle": {
    seed: "tr",
    tr: "Ne görmek istediğinizi yazın, gerisini Sahne yapsın.",
    en: "Write what you want to see; Sahne does the rest.",
  },

  // Scenario cards: a name and its consequence in one line.
  "create.scenario.label": { seed: "tr", tr: "Nasıl bir video?", en: "What kind of video?" },
  "create.scenario.instant": { seed: "tr", tr: "Anında oluştur ve yükle", en: "Create and upload now" },
  "create.scenario.instant.text": {
    seed: "tr",
    tr: "Video üretilir ve biter bitmez kanalınıza yüklenir.",
    en: "The video is made and goes to your channel as soon as it is done.",
  },
  "create.scenario.generate": { seed: "tr", tr: "Yalnızca oluştur", en: "Create only" },
  "create.scenario.generate.text": {
    seed: "tr",
    tr: "Video, videolarınız arasında bekler; isterseniz sonra yüklersiniz.",
    en: "The video waits in My Videos; upload it later if you like.",
  },
  "create.scenario.scheduled": { seed: "tr", tr: "Zamanla", en: "Schedule" },
  "create.scenario.scheduled.text": {
    seed: "tr",
    tr: "Seçtiğiniz tarih ve saatte üretilir, isterseniz tekrarlanır.",
    en: "It is made at the date and time you choose, and again if you wish.",
  },
  "create.scenario.text2video": { seed: "tr", tr: "Metinden video", en: "Text to video" },
  "create.scenario.text2video.text": {
    seed: "tr",
    tr: "Görsel gerekmez: yalnızca metninizden üretilir.",
    en: "No image needed: it is made from your words alone.",
  },

  // Which machine makes it.
  "create.service.label": { seed: "tr", tr: "Hizmet", en: "Service" },
  "create.service.freePick": { seed: "en", tr: "Freepik", en: "Freepik" },
  "create.service.gemini": { seed: "en", tr: "Gemini", en: "Gemini" },
  "create.service.sahne": { seed: "tr", tr: "Sahne", en: "Sahne" },
  "create.service.free": {
    seed: "tr",
    tr: "Ücretsiz: metninizi sahneler, yazılar ve müzikle anlatır.",
    en: "Free: tells your text with scenes, captions and music.",
  },
  "create.service.hasKey": {
    seed: "tr",
    tr: "Anahtarınız kayıtlı: videoyu yapay zekâ ile çeker.",
    en: "Your key is saved: shoots the video with AI.",
  },
  "create.service.noKey": {
    seed: "tr",
    tr: "Anahtar yok: videoyu Sahne motoru yapar.",
    en: "No key: the Sahne engine makes the video.",
  },
  "create.engine.label": { seed: "tr", tr: "Videoyu yapacak olan", en: "Made by" },
  "create.engine.free": { seed: "tr", tr: "Ücretsiz", en: "Free" },
  "create.engine.paid": { seed: "tr", tr: "Ücretli", en: "Paid" },
  "create.engine.voicePaid": {
    seed: "tr",
    tr: "Video ücretsiz; seslendirme anahtarınızdan ücretlendirilir.",
    en: "The video is free; the voice is charged to your key.",
  },
  "create.engine.paidLine": { seed: "tr", tr: "{engine} · ücretli", en: "{engine} · paid" },
  "create.engine.sahneNotice": {
    seed: "tr",
    tr: "Bu hizmet için anahtarınız yok; Sahne motoru metninizi sahneler, nesneler, yazılar ve müzikle ücretsiz olarak videoya dönüştürecek.",
    en: "You have no key for this service; the Sahne engine will turn your text into a video for free, with scenes, objects, captions and music.",
  },
  "create.engine.sahneChosen": {
    seed: "tr",
    tr: "Sahne motoru metninizi sahneler, nesneler, yazılar ve müzikle ücretsiz olarak videoya dönüştürecek; anahtarınız kullanılmaz.",
    en: "The Sahne engine will turn your text into a video for free, with scenes, objects, captions and music; your key is not used.",
  },
  "create.engine.vendorNotice": {
    seed: "tr",
    tr: "Video {service} ile sizin anahtarınızla yapılacak; ücreti {service} hesabınızdan düşer.",
    en: "The video will be made by {service} with your key; the cost is charged to your {service} account.",
  },
  "create.engine.addKey": { seed: "tr", tr: "Anahtar ekle", en: "Add a key" },
  "create.publication.loading": {
    seed: "tr",
    tr: "Kanal bilgisi alınıyor…",
    en: "Reading the channel…",
  },
  "create.publication.wrong": {
    seed: "tr",
    tr: "Lütfen yayın bilgilerini düzeltin.",
    en: "Please correct the details of the publication.",
  },

  // Fields.
  "create.prompt.label": { seed: "tr", tr: "Prompt metni", en: "Prompt" },
  "create.prompt.placeholder": {
    seed: "tr",
    tr: "Örneğin: gün batımında denizin üzerinde süzülen kırmızı bir uçurtma",
    en: "For example: a red kite gliding over the sea at sunset",
  },
  "create.prompt.hint": {
    seed: "tr",
    tr: "Konu, hareket ve havayı anlatın.",
    en: "Describe the subject, the movement and the mood.",
  },
  "create.prompt.sendHint": {
    seed: "tr",
    tr: "Göndermek için Ctrl ya da ⌘ + Enter.",
    en: "Ctrl or ⌘ + Enter sends it.",
  },
  "create.prompt.required": { seed: "tr", tr: "Lütfen bir prompt metni girin.", en: "Please enter a prompt." },
  "create.prompt.long": {
    seed: "tr",
    tr: "Prompt metni en fazla 2500 karakter olabilir.",
    en: "The prompt may be at most 2,500 characters.",
  },
  "create.prompt.examples": { seed: "tr", tr: "Örnekler", en: "Examples" },
  "create.prompt.example.1": {
    seed: "tr",
    tr: "İyi uykunun üç kuralı",
    en: "Three rules of good sleep",
  },
  "create.prompt.example.2": {
    seed: "tr",
    tr: "Kahvenin yolculuğu: dağdaki bahçeden sabah fincanına",
    en: "The journey of coffee: from the mountain garden to the morning cup",
  },
  "create.draftRestored": {
    seed: "tr",
    tr: "Yarım kalan taslağınız geri getirildi.",
    en: "Your unfinished draft was restored.",
  },
  "create.draftDiscard": { seed: "tr", tr: "Taslağı sil", en: "Discard the draft" },
  "create.keywords.required": { seed: "tr", tr: "Lütfen anahtar kelimeler girin.", en: "Please enter keywords." },
  "create.keywords.long": {
    seed: "tr",
    tr: "Anahtar kelimeler en fazla 500 karakter olabilir.",
    en: "Keywords may be at most 500 characters.",
  },
  "create.image.label": { seed: "tr", tr: "Referans görsel", en: "Reference image" },
  "create.image.choose": { seed: "tr", tr: "Görsel seç", en: "Choose an image" },
  "create.image.required": {
    seed: ["tr", "Lütfen bir resim seçin."],
    tr: "Lütfen bir görsel seçin.",
    en: "Please choose an image.",
  },
  "create.image.add": { seed: "tr", tr: "Görsel ekle", en: "Add an image" },
  "create.image.optionalHint": {
    seed: "tr",
    tr: "İsteğe bağlı: görsel yoksa video yalnızca metinden yapılır.",
    en: "Optional: without an image the video is made from the text alone.",
  },
  "create.image.requiredHint": {
    seed: "tr",
    tr: "Video bu görselden yola çıkar.",
    en: "The video starts from this image.",
  },
  "create.image.dropNow": { seed: "tr", tr: "Bırakın, yüklensin", en: "Drop to upload" },
  "create.image.dropHint": {
    seed: "tr",
    tr: "Dosyayı buraya bırakabilir ya da yapıştırabilirsiniz.",
    en: "You can also drop or paste a file here.",
  },
  "create.when.required": { seed: "tr", tr: "Lütfen tarih ve saat seçin.", en: "Please choose a date and a time." },
  "create.when.future": {
    seed: "tr",
    tr: "Zamanlama gelecek bir tarih ve saat olmalıdır.",
    en: "The schedule must be a date and time in the future.",
  },
  "create.when.far": {
    seed: "tr",
    tr: "Zamanlama en fazla 10 yıl sonrası için yapılabilir.",
    en: "The schedule can be at most 10 years ahead.",
  },

  // Options.
  "create.more.title": { seed: "tr", tr: "Diğer seçenekler", en: "More options" },
  "create.more.text": {
    seed: "tr",
    tr: "En boy oranı, süre, seslendirme, altyazı, müzik ve dil",
    en: "Aspect ratio, length, voice, captions, music and language",
  },
  "create.options.style": { seed: "tr", tr: "Stil", en: "Style" },
  "create.options.styleAuto": { seed: "tr", tr: "Metne göre", en: "From the prompt" },
  "create.options.styleAuto.text": {
    seed: "tr",
    tr: "Sahneyi, rengi ve müziği metniniz belirler.",
    en: "Your words choose the scene, the colours and the music.",
  },
  "create.options.styleSurprise.text": {
    seed: "tr",
    tr: "Her seferinde başka bir görünüm.",
    en: "Another look every time.",
  },

  // Sending.
  "create.submit.instant": { seed: "tr", tr: "Oluştur ve Yükle", en: "Create and Upload" },
  "create.submit.generate": { seed: "tr", tr: "Oluştur", en: "Create" },
  "create.submit.scheduled": { seed: "tr", tr: "Zamanla", en: "Schedule" },
  "create.submit.text2video": { seed: "tr", tr: "Oluştur", en: "Create" },
  "create.submitting": { seed: "tr", tr: "İşleniyor...", en: "Processing..." },
  "create.summary.title": { seed: "tr", tr: "Göndermeden önce", en: "Before you send" },
  "create.failed": { seed: "tr", tr: "Video oluşturulurken bir hata oluştu.", en: "The video could not be created." },
} satisfies Catalogue;
