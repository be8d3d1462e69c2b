import type { Catalogue } from "#message.ts";

export const messages = {
  // Around the forms.
  "auth.aside.title": {
    seed: "tr",
    tr: "Bir cümle yazın, videonuz hazır olsun.",
    en: "Write one sentence and have your video.",
  },
  "auth.aside.text": {
    seed: "tr",
    tr: "Üretin, yayınlayın, zamanlayın, ölçün.",
    en: "Make, publish, schedule, measure.",
  },
  "auth.showPassword": { seed: "en", tr: "Şifreyi göster", en: "Show password" },
  "auth.capsLock": { seed: "en", tr: "Caps Lock açık", en: "Caps Lock is on" },
  "auth.returnHint": {
    seed: "en",
    tr: "Giriş yapınca kaldığınız sayfaya dönersiniz.",
    en: "After signing in you return to the page you asked for.",
  },

  // Login.
  "login.title": { seed: "en", tr: "Tekrar hoş geldiniz", en: "Welcome back" },
  "login.subtitle": { seed: "en", tr: "Videolarınız sizi bekliyor.", en: "Your videos are waiting." },
  "login.username": { seed: "en", tr: "Kullanıcı adı", en: "Username" },
  "login.password": { seed: "en", tr: "Şifre", en: "Password" },
  "login.submit": { seed: "en", tr: "Giriş Yap", en: "Sign In" },
  "login.pending": { seed: "en", tr: "Giriş yapılıyor...", en: "Signing in..." },
  "login.forgot": { seed: "en", tr: "Şifrenizi mi unuttunuz?", en: "Forgot your password?" },
  "login.noAccount": { seed: "en", tr: "Hesabınız yok mu?", en: "No account yet?" },
  "login.toSignup": { seed: "en", tr: "Üye olun", en: "Sign up" },
  "login.failed": { seed: "en", tr: "Giriş yapılamadı. Lütfen tekrar deneyin.", en: "Login failed. Please try again." },
  "login.username.required": { seed: "en", tr: "Kullanıcı adınızı girin", en: "Enter your username" },
  "login.password.required": { seed: "en", tr: "Şifrenizi girin", en: "Enter your password" },

  // Sign-up.
  "signup.title": { seed: "en", tr: "Hesabınızı oluşturun", en: "Create your account" },
  "signup.subtitle": { seed: "en", tr: "Ücretsiz. Kredi kartı gerekmez.", en: "Free. No credit card needed." },
  "signup.closed": {
    seed: "tr",
    tr: "Bu sitede şu anda yeni hesap açılmıyor",
    en: "This site is not opening new accounts at the moment",
  },
  "signup.closedText": {
    seed: "tr",
    tr: "Hesabınız varsa giriş yapabilirsiniz.",
    en: "If you have an account, you can still sign in.",
  },
  "signup.inviteOnly": {
    seed: "tr",
    tr: "Hesap açmak için davet gerekiyor",
    en: "Opening an account needs an invitation",
  },
  "signup.inviteOnlyText": {
    seed: "tr",
    tr: "Size gönderilen davet bağlantısını açın.",
    en: "Open the invitation link you received.",
  },
  "signup.fullname": { seed: "en", tr: "Ad soyad", en: "Full name" },
  "signup.username": { seed: "en", tr: "Kullanıcı adı", en: "Username" },
  "signup.usernameHint": {
    seed: "en",
    tr: "En az 3 karakter: harf, rakam ve alt çizgi",
    en: "At least 3 characters: letters, digits and underscores",
  },
  "signup.email": { seed: "en", tr: "E-posta", en: "Email" },
  "signup.password": { seed: "en", tr: "Şifre", en: "Password" },
  "signup.passwordHint": { seed: "en", tr: "En az 6 karakter", en: "At least 6 characters" },
  "signup.confirm": { seed: "en", tr: "Şifre tekrarı", en: "Confirm password" },
  "signup.submit": { seed: "en", tr: "Üye Ol", en: "Sign Up" },
  "signup.pending": { seed: "en", tr: "Hesap oluşturuluyor...", en: "Creating your account..." },
  "signup.haveAccount": { seed: "en", tr: "Zaten hesabınız var mı?", en: "Already have an account?" },
  "signup.toLogin": { seed: "en", tr: "Giriş yapın", en: "Sign in" },
  "signup.failed": {
    seed: "en",
    tr: "Kayıt yapılamadı. Lütfen tekrar deneyin.",
    en: "Registration failed. Please try again.",
  },
  "signup.mismatch": { seed: "en", tr: "Şifreler eşleşmiyor", en: "Passwords do not match" },
  "signup.password.short": {
    seed: "en",
    tr: "Şifre en az 6 karakter olmalı",
    en: "Password must be at least 6 characters long",
  },
  "signup.password.long": {
    seed: "en",
    tr: "Şifre en fazla 256 karakter olabilir",
    en: "Password may be at most 256 characters long",
  },
  "signup.terms": {
    seed: "en",
    tr: "Üye olarak aşağıdaki metinleri kabul edersiniz:",
    en: "By signing up you accept the following:",
  },
  "signup.termsLink": { seed: "en", tr: "Kullanım koşulları", en: "Terms of use" },
  "signup.privacyLink": { seed: "en", tr: "Gizlilik metni", en: "Privacy notice" },

  // Forgot and reset password.
  "forgot.title": { seed: "en", tr: "Şifrenizi sıfırlayın", en: "Reset your password" },
  "forgot.text": {
    seed: "en",
    tr: "E-posta adresinizi yazın; size 30 dakika geçerli, tek kullanımlık bir bağlantı gönderelim.",
    en: "Enter your email address and we will send you a single-use link that works for 30 minutes.",
  },
  "forgot.email": { seed: "en", tr: "E-posta", en: "Email" },
  "forgot.submit": { seed: "en", tr: "Sıfırlama bağlantısı gönder", en: "Send reset link" },
  "forgot.pending": { seed: "en", tr: "Gönderiliyor...", en: "Sending..." },
  "forgot.sent": {
    seed: "en",
    tr: "Bu adresle bir hesap varsa sıfırlama bağlantısı yola çıktı. Gelen kutunuza bakın.",
    en: "If an account with this address exists, a reset link is on its way. Check your inbox.",
  },
  "forgot.failed": {
    seed: "en",
    tr: "Sıfırlama e-postası gönderilemedi. Lütfen tekrar deneyin.",
    en: "Failed to send reset email. Please try again.",
  },
  "forgot.sentTitle": { seed: "en", tr: "Gelen kutunuza bakın", en: "Check your inbox" },
  "forgot.again": { seed: "en", tr: "Başka bir adres dene", en: "Try another address" },
  "forgot.outbox": {
    seed: "en",
    tr: "Bu kurulumun posta sunucusu yok: ileti giden kutusunda.",
    en: "This installation has no mail server: the message is in the outbox.",
  },
  "forgot.openOutbox": { seed: "en", tr: "Giden kutusunu aç", en: "Open the outbox" },
  "forgot.back": { seed: "en", tr: "Girişe dön", en: "Back to sign in" },
  "reset.title": { seed: "en", tr: "Yeni şifrenizi belirleyin", en: "Choose a new password" },
  "reset.text": {
    seed: "en",
    tr: "Bu bağlantı bir kez kullanılabilir. Kaydedince bütün oturumlar kapanır.",
    en: "This link can be used once. Saving ends every session.",
  },
  "reset.password": { seed: "en", tr: "Yeni şifre", en: "New password" },
  "reset.confirm": { seed: "en", tr: "Yeni şifre tekrarı", en: "Confirm the new password" },
  "reset.submit": { seed: "en", tr: "Şifreyi değiştir", en: "Change password" },
  "reset.pending": { seed: "en", tr: "Değiştiriliyor...", en: "Changing..." },
  "reset.done": {
    seed: "en",
    tr: "Şifreniz değişti. Diğer tüm oturumlar kapatıldı.",
    en: "Your password is changed. All other sessions were ended.",
  },
  "reset.invalid": {
    seed: "en",
    tr: "Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş.",
    en: "This link is invalid, already used, or has expired.",
  },
  "reset.again": { seed: "en", tr: "Yeni bağlantı iste", en: "Request a new link" },
} satisfies Catalogue;
