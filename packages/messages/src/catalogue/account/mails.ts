import type { Catalogue } from "#message.ts";

export const messages = {
  // Mails are whole in one language: the mixed interface sends Turkish ones.
  "mail.greeting": { seed: "tr", tr: "Merhaba {name},", en: "Hello {name}," },
  "mail.signature": { seed: "tr", tr: "Sahne", en: "Sahne" },
  "mail.ignore": {
    seed: "tr",
    tr: "Bunu siz istemediyseniz bu iletiyi yok sayabilirsiniz.",
    en: "If you did not ask for this, you can ignore this message.",
  },
  "mail.reset.subject": { seed: "tr", tr: "Şifrenizi sıfırlayın", en: "Reset your password" },
  "mail.reset.text": {
    seed: "tr",
    tr: "Şifrenizi sıfırlamak için aşağıdaki bağlantıyı açın. Bağlantı 30 dakika geçerlidir ve bir kez kullanılabilir.",
    en: "Open the link below to reset your password. It works for 30 minutes and only once.",
  },
  "mail.reset.action": { seed: "tr", tr: "Şifremi sıfırla", en: "Reset my password" },
  "mail.newsletter.subject": { seed: "tr", tr: "Aboneliğinizi onaylayın", en: "Confirm your subscription" },
  "mail.newsletter.text": {
    seed: "tr",
    tr: "Sahne bültenine abone olmak için aşağıdaki bağlantıyı açın.",
    en: "Open the link below to subscribe to the Sahne newsletter.",
  },
  "mail.newsletter.action": { seed: "tr", tr: "Aboneliği onayla", en: "Confirm the subscription" },
  "mail.newsletter.unsubscribe": { seed: "tr", tr: "Abonelikten çık", en: "Unsubscribe" },
  "mail.emailChanged.subject": { seed: "tr", tr: "E-posta adresiniz değişti", en: "Your email address was changed" },
  "mail.emailChanged.text": {
    seed: "tr",
    tr: "Hesabınızın e-posta adresi {email} olarak değişti. Bunu siz yapmadıysanız aşağıdaki bağlantıyla geri alın.",
    en: "The email address of your account was changed to {email}. If this was not you, undo it with the link below.",
  },
  "mail.emailChanged.action": { seed: "tr", tr: "Değişikliği geri al", en: "Undo the change" },
  "mail.emailChanged.life": {
    seed: "tr",
    tr: "Bağlantı 7 gün geçerlidir. Geri alınca tüm oturumlar kapanır ve size yeni bir şifre bağlantısı gönderilir.",
    en: "The link works for 7 days. Undoing ends all sessions, and a link to set a new password is sent to you.",
  },
  "mail.emailHeld.subject": {
    seed: "tr",
    tr: "Bu adresle zaten bir hesap var",
    en: "There is already an account with this address",
  },
  "mail.emailHeld.text": {
    seed: "tr",
    tr: "Birisi bu adresi kendi Sahne hesabına yazdı. Adres sizin hesabınıza ait; hiçbir şey değişmedi ve bir şey yapmanız gerekmiyor.",
    en: "Someone entered this address for their own Sahne account. It belongs to yours; nothing has changed and there is nothing to do.",
  },
  "mail.emailConfirm.subject": {
    seed: "tr",
    tr: "Yeni e-posta adresinizi onaylayın",
    en: "Confirm your new email address",
  },
  "mail.emailConfirm.text": {
    seed: "tr",
    tr: "Hesabınıza bu adres yazıldı. Adresin sizin olduğunu aşağıdaki bağlantıyla onaylayın; bağlantı 24 saat geçerlidir. Onaylanana kadar şifre bağlantıları eski adresinize gider.",
    en: "This address was entered for your account. Confirm with the link below that it is yours; the link works for 24 hours. Until then, password links go to your old address.",
  },
  "mail.emailConfirm.action": { seed: "tr", tr: "Adresimi onayla", en: "Confirm my address" },
  "mail.passwordChanged.subject": { seed: "tr", tr: "Şifreniz değişti", en: "Your password was changed" },
  "mail.passwordChanged.text": {
    seed: "tr",
    tr: "Hesabınızın şifresi az önce değişti ve diğer oturumlar kapatıldı. Bunu siz yapmadıysanız giriş sayfasından şifrenizi hemen sıfırlayın.",
    en: "The password of your account was just changed and other sessions were ended. If this was not you, reset your password on the sign-in page right away.",
  },
  "mail.contact.subject": { seed: "tr", tr: "İletişim formu: {name}", en: "Contact form: {name}" },
  "mail.contact.text": { seed: "tr", tr: "{name} ({email}) yazdı:", en: "{name} ({email}) wrote:" },
  "mail.exportReady.subject": { seed: "tr", tr: "Verileriniz hazır", en: "Your data is ready" },
  "mail.exportReady.text": {
    seed: "tr",
    tr: "İstediğiniz veriler hazır. 24 saat boyunca ayarlar sayfasından indirebilirsiniz.",
    en: "The data you asked for is ready. For 24 hours you can download it on the settings page.",
  },
  "mail.exportReady.action": { seed: "tr", tr: "Verilerimi indir", en: "Download my data" },
  "mail.accountDeleted.subject": { seed: "tr", tr: "Hesabınız silindi", en: "Your account was deleted" },
  "mail.accountDeleted.text": {
    seed: "tr",
    tr: "Hesabınız ve tüm dosyalarınız silindi. Sahne’yi kullandığınız için teşekkürler.",
    en: "Your account and all your files were deleted. Thank you for using Sahne.",
  },
  // The page /outbox lists mails when no mail server is set.
  "outbox.title": { seed: "tr", tr: "Giden kutusu", en: "Outbox" },
  "outbox.text": {
    seed: "tr",
    tr: "Posta sunucusu ayarlı olmadığı için iletiler burada durur.",
    en: "No mail server is set, so messages are kept here.",
  },
  "outbox.failed": { seed: "tr", tr: "Giden kutusu açılamadı", en: "The outbox could not be opened" },
  "outbox.none": { seed: "tr", tr: "Burada giden kutusu yok", en: "There is no outbox here" },
  "outbox.noneText": {
    seed: "tr",
    tr: "İletiler gerçekten gönderiliyor, ya da bu sayfa Sahne’nin çalıştığı bilgisayardan açılmadı.",
    en: "Messages are really sent, or this page was not opened on the computer that runs Sahne.",
  },
  "outbox.list": { seed: "tr", tr: "İletiler", en: "Messages" },
  "outbox.to": { seed: "tr", tr: "Kime: {address}", en: "To: {address}" },
  "outbox.choose": { seed: "tr", tr: "Okumak için bir ileti seçin.", en: "Choose a message to read." },
  "outbox.emptyText": {
    seed: "tr",
    tr: "Şifre sıfırlama ve bülten gibi iletiler burada görünür.",
    en: "Messages such as password resets and the newsletter appear here.",
  },
  "outbox.empty": { seed: "tr", tr: "Henüz ileti yok", en: "No messages yet" },

  // Pages that links in mails lead to.
  "newsletter.confirm.title": { seed: "tr", tr: "Aboneliğinizi onaylayın", en: "Confirm your subscription" },
  "newsletter.confirm.text": {
    seed: "tr",
    tr: "Onaylayınca Sahne’den haberler bu adrese gelir. Her iletide abonelikten çıkış bağlantısı bulunur.",
    en: "Once confirmed, news about Sahne comes to this address. Every message has an unsubscribe link.",
  },
  "newsletter.confirm.submit": { seed: "tr", tr: "Aboneliği onayla", en: "Confirm the subscription" },
  "newsletter.confirm.done": { seed: "tr", tr: "Aboneliğiniz onaylandı.", en: "Your subscription is confirmed." },
  "newsletter.unsubscribe.title": {
    seed: "tr",
    tr: "Bülten aboneliğinden çıkın",
    en: "Unsubscribe from the newsletter",
  },
  "newsletter.unsubscribe.text": {
    seed: "tr",
    tr: "Adresiniz bülten listesinden silinir ve size bir daha bülten gelmez.",
    en: "Your address is removed from the newsletter list and no further issue is sent to you.",
  },
  "newsletter.unsubscribe.submit": { seed: "tr", tr: "Abonelikten çık", en: "Unsubscribe" },
  "newsletter.unsubscribe.done": { seed: "tr", tr: "Abonelikten çıktınız.", en: "You are unsubscribed." },
  "emailUndo.title": { seed: "tr", tr: "E-posta değişikliğini geri alın", en: "Undo the change of email address" },
  "emailUndo.text": {
    seed: "tr",
    tr: "Hesabınız eski adresine döner, bütün oturumlar kapanır ve yeni şifre bağlantısı eski adresinize gelir.",
    en: "Your account returns to its old address, every session ends, and a link to set a new password comes to the old address.",
  },
  "emailUndo.submit": { seed: "tr", tr: "Değişikliği geri al", en: "Undo the change" },
  "emailUndo.toLogin": { seed: "tr", tr: "Giriş sayfası", en: "Sign-in page" },
  "emailUndo.done": {
    seed: "tr",
    tr: "E-posta adresiniz geri alındı. Yeni şifre için gelen kutunuza bakın.",
    en: "Your email address is restored. Check your inbox to set a new password.",
  },
  "emailConfirm.title": { seed: "tr", tr: "Yeni e-posta adresinizi onaylayın", en: "Confirm your new email address" },
  "emailConfirm.text": {
    seed: "tr",
    tr: "Onaylayınca şifre bağlantıları ve güvenlik iletileri artık bu adrese gelir.",
    en: "Once confirmed, password links and security messages come to this address.",
  },
  "emailConfirm.submit": { seed: "tr", tr: "Adresimi onayla", en: "Confirm my address" },
  "emailConfirm.done": { seed: "tr", tr: "E-posta adresiniz onaylandı.", en: "Your email address is confirmed." },
  "emailConfirm.toSettings": { seed: "tr", tr: "Ayarlara git", en: "Go to settings" },
  "mailedLink.pending": { seed: "tr", tr: "Bir saniye...", en: "One moment..." },
  "mailedLink.invalid": {
    seed: "tr",
    tr: "Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş.",
    en: "This link is invalid, already used, or has expired.",
  },
} satisfies Catalogue;
