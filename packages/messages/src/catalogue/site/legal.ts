import type { Catalogue } from "#message.ts";

export const messages = {
  "legal.updated": { seed: "tr", tr: "Son güncelleme: {when, date, day}", en: "Last updated {when, date, day}" },
  "legal.operatorNote": {
    seed: "tr",
    tr: "Sahne kendi sunucusunda çalıştırılan bir üründür; verilerinizden bu siteyi işleten sorumludur.",
    en: "Sahne is a self-hosted product; whoever runs this site is responsible for your data.",
  },

  "legal.controller": {
    seed: "tr",
    tr: "Bu sitenin veri sorumlusu: {controller}",
    en: "Data controller of this site: {controller}",
  },
  "legal.requests": { seed: "tr", tr: "Başvurular: {email}", en: "Requests: {email}" },
  "legal.basis": { seed: "tr", tr: "Dayanak: {basis}", en: "Legal basis: {basis}" },
  "legal.contents": { seed: "tr", tr: "İçindekiler", en: "Contents" },
  "privacy.google": { seed: "tr", tr: "Google Gizlilik Politikası", en: "Google Privacy Policy" },
  "privacy.googlePermissions": {
    seed: "tr",
    tr: "Google hesabınızdaki izinler",
    en: "Permissions in your Google account",
  },
  "privacy.toSettings": { seed: "tr", tr: "Ayarlar’da “Verilerim” bölümünü aç", en: "Open “My data” in Settings" },
  "terms.youtubeLink": { seed: "tr", tr: "YouTube Hizmet Şartları", en: "YouTube Terms of Service" },

  // Privacy.
  "privacy.title": { seed: "tr", tr: "Gizlilik", en: "Privacy" },
  "privacy.collect.title": { seed: "tr", tr: "Neleri saklıyoruz", en: "What we keep" },
  "privacy.collect.text": {
    seed: "tr",
    tr: "Ad soyad, kullanıcı adı, e-posta, şifrenizin geri çevrilemez özeti, şifrelenmiş API anahtarlarınız, yüklediğiniz görseller, yaptığınız videolar ve bağladığınız kanalın bilgileri.",
    en: "Your full name, username, email, an irreversible hash of your password, your encrypted API keys, the images you upload, the videos you make and the details of the channel you connect.",
  },
  "privacy.use.title": { seed: "tr", tr: "Ne için kullanıyoruz", en: "What we use it for" },
  "privacy.use.text": {
    seed: "tr",
    tr: "Yalnızca istediğiniz videoları yapmak, yayınlamak ve sonucu size göstermek için. Verileriniz satılmaz.",
    en: "Only to make and publish the videos you ask for and to show you how they do. Your data is not sold.",
  },
  "privacy.share.title": { seed: "tr", tr: "Kimlerle paylaşılır", en: "Who receives it" },
  "privacy.share.text": {
    seed: "tr",
    tr: "Bir videoyu Freepik ya da Gemini ile yaptırırsanız metin ve görsel onlara, bir metni OpenAI, Anthropic ya da Gemini’ye yazdırır veya seslendirirseniz o metin onlara, YouTube’a yüklerseniz video Google’a gider. Bunların hiçbirini istemezseniz Sahne motoruyla yapılan videolar sunucudan çıkmaz.",
    en: "If Freepik or Gemini makes a video, they receive the text and the image; if OpenAI, Anthropic or Gemini writes or speaks a text, they receive that text; if you upload to YouTube, Google receives the video. If you ask for none of these, videos made by the Sahne engine never leave the server.",
  },
  "privacy.youtube.title": { seed: "tr", tr: "YouTube verileri", en: "YouTube data" },
  "privacy.youtube.text": {
    seed: "tr",
    tr: "Sahne, YouTube API Hizmetleri’ni kullanır. Google’ın gizlilik politikası burada da geçerlidir; izni YouTube sayfasından ya da Google hesabınızdan geri alabilirsiniz.",
    en: "Sahne uses YouTube API Services. Google’s privacy policy applies too; you can withdraw the permission on the YouTube page or in your Google account.",
  },
  "privacy.cookies.title": { seed: "tr", tr: "Tarayıcıda saklananlar", en: "What is stored in your browser" },
  "privacy.cookies.text": {
    seed: "tr",
    tr: "Oturum anahtarı, adınız, tema, dil, reklam tercihi ve yarım kalan taslağınız. İzniniz olmadan hiçbir reklam kodu yüklenmez.",
    en: "Your session token, your name, theme, language, ad choice and an unfinished draft. No ad code loads without your consent.",
  },
  "privacy.rights.title": { seed: "tr", tr: "Haklarınız", en: "Your rights" },
  "privacy.rights.text": {
    seed: "tr",
    tr: "Ayarlar’dan tüm verilerinizi indirebilir, hesabınızı ve bütün dosyalarınızı silebilirsiniz.",
    en: "In Settings you can download all your data, or delete your account and every file.",
  },

  "privacy.keep.title": { seed: "tr", tr: "Ne kadar saklıyoruz", en: "How long we keep it" },
  "privacy.keep.text": {
    seed: "tr",
    tr: "Hesabınız açık olduğu sürece. Sildiğiniz bir video 10 dakika sonra, gönderilen e-postalar 30 gün, güvenlik olayları bir yıl, indirilebilir veri dosyası 24 saat sonra silinir. Hesabınızı silerseniz her şey hemen silinmeye başlar.",
    en: "For as long as your account exists. A video you delete goes after 10 minutes, sent emails after 30 days, security events after a year, the downloadable data file after 24 hours. If you delete your account, removal of everything begins at once.",
  },
  "privacy.security.title": { seed: "tr", tr: "Nasıl koruyoruz", en: "How we protect it" },
  "privacy.security.text": {
    seed: "tr",
    tr: "API anahtarları ve YouTube izni şifrelenmiş durur; kayıt dosyalarına yazılmaz. Dosyalarınız yalnızca size verilen imzalı bağlantılarla açılır.",
    en: "API keys and the YouTube permission are stored encrypted and never written to logs. Your files open only with signed links given to you.",
  },
  "privacy.newsletter.title": { seed: "tr", tr: "Bülten ve iletişim", en: "Newsletter and contact" },
  "privacy.newsletter.text": {
    seed: "tr",
    tr: "Bülten için yalnızca e-posta adresiniz saklanır; her iletideki bağlantıyla abonelikten çıkabilirsiniz. İletişim formuna yazdıklarınız siteyi işletene iletilir.",
    en: "For the newsletter only your email address is kept, and every message lets you unsubscribe. What you write in the contact form goes to whoever runs this site.",
  },

  // Terms.
  "terms.title": { seed: "tr", tr: "Kullanım koşulları", en: "Terms of use" },
  "terms.service.title": { seed: "tr", tr: "Hizmet", en: "The service" },
  "terms.service.text": {
    seed: "tr",
    tr: "Sahne ücretsizdir ve reklamlarla desteklenir; olduğu gibi sunulur.",
    en: "Sahne is free and supported by ads; it is provided as is.",
  },
  "terms.content.title": { seed: "tr", tr: "İçeriğiniz", en: "Your content" },
  "terms.content.text": {
    seed: "tr",
    tr: "Yazdığınız metinler, yüklediğiniz görseller ve yaptığınız videolar sizindir; haklarından ve yasalara uygunluğundan siz sorumlusunuz.",
    en: "The texts you write, the images you upload and the videos you make are yours; you are responsible for the rights in them and for their lawfulness.",
  },
  "terms.youtube.title": { seed: "tr", tr: "YouTube", en: "YouTube" },
  "terms.youtube.text": {
    seed: "tr",
    tr: "YouTube’a yükleyerek YouTube Hizmet Şartları’nı kabul edersiniz.",
    en: "By uploading to YouTube you agree to the YouTube Terms of Service.",
  },
  "terms.providers.title": { seed: "tr", tr: "Sağlayıcı ücretleri", en: "Provider fees" },
  "terms.providers.text": {
    seed: "tr",
    tr: "Kendi API anahtarınızla yapılan videoların ücreti sağlayıcıyla aranızdadır.",
    en: "Fees for videos made with your own API key are between you and the provider.",
  },
  "terms.limits.title": { seed: "tr", tr: "Yasak kullanım", en: "What is not allowed" },
  "terms.limits.text": {
    seed: "tr",
    tr: "Başkalarının haklarını çiğneyen, yanıltıcı ya da yasa dışı içerik üretmek için kullanılamaz.",
    en: "It may not be used to make content that violates the rights of others, deceives, or is unlawful.",
  },

  "terms.end.title": { seed: "tr", tr: "Hesabın sona ermesi", en: "Ending your account" },
  "terms.end.text": {
    seed: "tr",
    tr: "Hesabınızı istediğiniz an Ayarlar’dan silebilirsiniz. Bu koşullara uymayan hesapları siteyi işleten kapatabilir.",
    en: "You can delete your account in Settings at any time. Whoever runs this site may close accounts that break these terms.",
  },

  // Contact.
  "contact.title": { seed: "tr", tr: "İletişim", en: "Contact" },
  "contact.text": {
    seed: "tr",
    tr: "Bir soru, bir sorun ya da bir fikir: yazın, e-postayla yanıtlayalım.",
    en: "A question, a problem or an idea: write to us and we will answer by email.",
  },
  "contact.name": { seed: "tr", tr: "Adınız", en: "Your name" },
  "contact.email": { seed: "tr", tr: "E-posta adresiniz", en: "Your email address" },
  "contact.message": { seed: "tr", tr: "İletiniz", en: "Your message" },
  "contact.submit": { seed: "tr", tr: "Gönder", en: "Send" },
  "contact.pending": { seed: "tr", tr: "Gönderiliyor...", en: "Sending..." },
  "contact.sent": { seed: "tr", tr: "İletiniz ulaştı. Teşekkürler!", en: "Your message has arrived. Thank you!" },
  "contact.failed": {
    seed: "tr",
    tr: "İleti gönderilemedi. Lütfen tekrar deneyin.",
    en: "The message could not be sent. Please try again.",
  },
  "contact.again": { seed: "tr", tr: "Bir ileti daha yaz", en: "Write another message" },
  "contact.where": {
    seed: "tr",
    tr: "İletiniz bu siteyi işleten kişiye gider.",
    en: "Your message goes to whoever runs this site.",
  },
  "contact.message.required": { seed: "tr", tr: "İletinizi yazın", en: "Write your message" },
  "contact.message.long": { seed: "tr", tr: "İleti çok uzun", en: "The message is too long" },
} satisfies Catalogue;
