import type { Catalogue } from "#message.ts";

export const messages = {
  // One text per code of the contract: the cause in plain words, no arguments, so that any code can be looked up.
  // `error.<code>.action` says what to do next; it stands only where there is something to do.
  "error.invalid_request": {
    seed: "tr",
    tr: "Gönderilen bilgilerde eksik ya da hatalı bir alan var.",
    en: "Something in what was sent is missing or wrong.",
  },
  "error.invalid_request.action": {
    seed: "tr",
    tr: "İşaretli alanları düzeltip tekrar gönderin.",
    en: "Correct the marked fields and send it again.",
  },
  "error.invalid_json": {
    seed: "tr",
    tr: "Gönderilen veri okunamadı: geçerli JSON değil.",
    en: "What was sent could not be read: it is not valid JSON.",
  },
  "error.invalid_json.action": { seed: "tr", tr: "Geçerli bir JSON gövdesi gönderin.", en: "Send a valid JSON body." },
  "error.link_expired": {
    seed: "tr",
    tr: "Bu bağlantının süresi dolmuş ya da bağlantı geçersiz.",
    en: "This link has expired or is not valid.",
  },
  "error.link_expired.action": { seed: "tr", tr: "Sayfayı yenileyin.", en: "Reload the page." },
  "request.invalid": { seed: "tr", tr: "Bu değer kabul edilmiyor", en: "This value is not accepted" },
  "request.long": { seed: "tr", tr: "Bu metin çok uzun", en: "This text is too long" },
  "request.cursor": { seed: "tr", tr: "Bu sayfa işareti geçerli değil", en: "This page marker is not valid" },
  "request.idempotencyKey": {
    seed: "tr",
    tr: "Idempotency-Key 1 ile 255 karakter arasında olmalı",
    en: "Idempotency-Key must be between 1 and 255 characters",
  },
  "error.outbox_locked": {
    seed: "tr",
    tr: "Giden kutusu yalnızca başlangıçta terminale yazılan bağlantıyla açılır.",
    en: "The outbox opens only with the link printed in the terminal at start-up.",
  },
  "error.contact_unread": {
    seed: "tr",
    tr: "Bu sitede iletileri okuyacak kimse tanımlı değil; iletiniz gönderilmedi.",
    en: "Nobody is set up to read messages on this site; yours was not sent.",
  },
  "error.not_found": { seed: "tr", tr: "Aradığınız şey bulunamadı.", en: "What you asked for was not found." },
  "error.request_timeout": {
    seed: "tr",
    tr: "İstek zamanında tamamlanmadı.",
    en: "The request was not completed in time.",
  },
  "error.request_timeout.action": {
    seed: "tr",
    tr: "Bağlantınızı kontrol edip tekrar deneyin.",
    en: "Check your connection and try again.",
  },
  "error.too_large": {
    seed: "tr",
    tr: "Gönderilen veri izin verilenden büyük.",
    en: "What was sent is larger than allowed.",
  },
  "error.too_large.action": {
    seed: "tr",
    tr: "Daha küçük bir dosya ya da daha kısa bir metin gönderin.",
    en: "Send a smaller file or a shorter text.",
  },
  "error.unsupported_media_type": {
    seed: "tr",
    tr: "Bu veri türü burada kabul edilmiyor.",
    en: "This kind of data is not accepted here.",
  },
  "error.unsupported_media_type.action": {
    seed: "tr",
    tr: "Desteklenen bir türde gönderin.",
    en: "Send it in a supported type.",
  },
  "error.idempotency_in_progress": {
    seed: "tr",
    tr: "Aynı istek şu anda işleniyor.",
    en: "The same request is being handled right now.",
  },
  "error.idempotency_in_progress.action": {
    seed: "tr",
    tr: "Birkaç saniye bekleyin; sonucu burada göreceksiniz.",
    en: "Wait a few seconds; the result will appear here.",
  },
  "error.idempotency_mismatch": {
    seed: "tr",
    tr: "Bu istek anahtarı daha önce başka içerikle kullanıldı.",
    en: "This request key was used before with other content.",
  },
  "error.idempotency_mismatch.action": { seed: "tr", tr: "Formu yeniden gönderin.", en: "Send the form again." },
  "error.rate_limited": {
    seed: "tr",
    tr: "Kısa sürede çok fazla deneme yapıldı.",
    en: "Too many attempts in a short time.",
  },
  "error.rate_limited.action": {
    seed: "tr",
    tr: "Biraz bekleyip tekrar deneyin.",
    en: "Wait a little, then try again.",
  },
  "error.internal": {
    seed: "tr",
    tr: "Bizim tarafımızda beklenmeyen bir hata oluştu.",
    en: "Something unexpected went wrong on our side.",
  },
  "error.internal.action": {
    seed: "tr",
    tr: "Tekrar deneyin; sürerse istek numarasıyla bize yazın.",
    en: "Try again; if it keeps happening, contact us with the request ID.",
  },
  "error.unavailable": { seed: "tr", tr: "Hizmet şu anda hazır değil.", en: "The service is not ready right now." },
  "error.unavailable.action": {
    seed: "tr",
    tr: "Birkaç dakika sonra tekrar deneyin.",
    en: "Try again in a few minutes.",
  },
  "error.no_space": { seed: "tr", tr: "Sunucuda boş yer kalmadı.", en: "The server has run out of space." },
  "error.no_space.action": { seed: "tr", tr: "Site yöneticisine haber verin.", en: "Tell the operator of this site." },
  "error.session_required": {
    seed: "en",
    tr: "Oturumunuz yok ya da süresi dolmuş.",
    en: "You are not signed in, or your session has ended.",
  },
  "error.session_required.action": { seed: "en", tr: "Yeniden giriş yapın.", en: "Sign in again." },
  "error.login_failed": {
    seed: "en",
    tr: "Kullanıcı adı ya da şifre yanlış.",
    en: "The username or the password is wrong.",
  },
  "error.login_failed.action": {
    seed: "en",
    tr: "Kontrol edip tekrar deneyin ya da şifrenizi sıfırlayın.",
    en: "Check both and try again, or reset your password.",
  },
  "error.username_taken": { seed: "tr", tr: "Bu kullanıcı adı alınmış.", en: "This username is taken." },
  "error.username_taken.action": { seed: "tr", tr: "Başka bir kullanıcı adı seçin.", en: "Choose another username." },
  "error.email_taken": {
    seed: "tr",
    tr: "Bu e-posta adresiyle bir hesap zaten var.",
    en: "An account with this email address already exists.",
  },
  "error.email_taken.action": {
    seed: "tr",
    tr: "Giriş yapın ya da başka bir adres kullanın.",
    en: "Sign in, or use another address.",
  },
  "error.password_wrong": { seed: "tr", tr: "Şifre yanlış.", en: "The password is wrong." },
  "error.password_wrong.action": { seed: "tr", tr: "Şifrenizi tekrar girin.", en: "Enter your password again." },
  "error.password_weak": {
    seed: "tr",
    tr: "Bu şifre çok kolay tahmin edilir.",
    en: "This password is too easy to guess.",
  },
  "error.password_weak.action": {
    seed: "tr",
    tr: "Daha uzun ya da daha az bilinen bir şifre seçin.",
    en: "Choose a longer or less common password.",
  },
  "error.link_invalid": {
    seed: "tr",
    tr: "Bu bağlantı geçersiz, kullanılmış ya da süresi dolmuş.",
    en: "This link is invalid, already used, or has expired.",
  },
  "error.link_invalid.action": { seed: "tr", tr: "Yeni bir bağlantı isteyin.", en: "Request a new link." },
  "error.signup_closed": {
    seed: "tr",
    tr: "Bu sitede şu anda yeni hesap açılmıyor.",
    en: "This site is not opening new accounts at the moment.",
  },
  "error.signup_closed.action": {
    seed: "tr",
    tr: "Siteyi işleten kişiye yazın.",
    en: "Write to whoever runs the site.",
  },
  "error.invitation_invalid": {
    seed: "tr",
    tr: "Hesap açmak için geçerli bir davet bağlantısı gerekiyor; bu bağlantı yok, kullanılmış ya da süresi dolmuş.",
    en: "Opening an account needs a valid invitation link; this one is missing, already used, or has expired.",
  },
  "error.invitation_invalid.action": {
    seed: "tr",
    tr: "Siteyi işleten kişiden yeni bir davet isteyin.",
    en: "Ask whoever runs the site for a new invitation.",
  },
  "error.account_blocked": {
    seed: "tr",
    tr: "Bu hesap siteyi işleten kişi tarafından durduruldu.",
    en: "This account has been suspended by whoever runs the site.",
  },
  "error.account_blocked.action": {
    seed: "tr",
    tr: "İletişim sayfasından yazın.",
    en: "Write to them on the contact page.",
  },
  "error.operator_self": {
    seed: "tr",
    tr: "Kendi hesabınızı burada durduramaz ya da silemezsiniz.",
    en: "You cannot suspend or delete your own account here.",
  },
  "error.image_not_found": { seed: "tr", tr: "Görsel bulunamadı.", en: "Image not found." },
  "error.image_not_found.action": { seed: "tr", tr: "Başka bir görsel seçin.", en: "Choose another image." },
  "error.image_type": {
    seed: "tr",
    tr: "Yalnızca JPG, PNG ve GIF görseller kabul edilir.",
    en: "Only JPG, PNG and GIF images are accepted.",
  },
  "error.image_type.action": {
    seed: "tr",
    tr: "Görseli bu türlerden birine çevirip yükleyin.",
    en: "Convert the image to one of these and upload it.",
  },
  "error.image_too_large": {
    seed: "tr",
    tr: "Görsel çok büyük: en fazla 10MB ve kenar başına 8192 piksel.",
    en: "The image is too large: at most 10MB and 8192 pixels a side.",
  },
  "error.image_too_large.action": {
    seed: "tr",
    tr: "Görseli küçültüp yükleyin.",
    en: "Make it smaller and upload it.",
  },
  "error.image_unreadable": {
    seed: "tr",
    tr: "Dosya bozuk ya da bir görsel değil.",
    en: "The file is damaged or is not an image.",
  },
  "error.image_unreadable.action": { seed: "tr", tr: "Başka bir dosya deneyin.", en: "Try another file." },
  "error.sound_not_found": { seed: "tr", tr: "Ses dosyası bulunamadı.", en: "Sound file not found." },
  "error.sound_not_found.action": { seed: "tr", tr: "Başka bir ses seçin.", en: "Choose another sound." },
  "error.sound_too_large": {
    seed: "tr",
    tr: "Ses dosyası çok büyük: en fazla 30MB.",
    en: "The sound file is too large: at most 30MB.",
  },
  "error.sound_too_large.action": {
    seed: "tr",
    tr: "Kısaltın ya da MP3 olarak kaydedip yükleyin.",
    en: "Shorten it, or save it as MP3 and upload that.",
  },
  "error.sound_unreadable": {
    seed: "tr",
    tr: "Bu dosya okunabilir bir ses değil.",
    en: "This file is not a sound that can be read.",
  },
  "error.sound_unreadable.action": {
    seed: "tr",
    tr: "MP3, WAV ya da M4A olarak kaydedilmiş bir dosya deneyin.",
    en: "Try a file saved as MP3, WAV or M4A.",
  },
  "error.sound_too_short": { seed: "tr", tr: "Ses çok kısa.", en: "The sound is too short." },
  "error.sound_too_short.action": {
    seed: "tr",
    tr: "Müzik en az 5 saniye sürmeli; bir ses kaydında en az bir sözcük olmalı.",
    en: "Music has to last at least 5 seconds; a recording needs at least one word.",
  },
  "error.sound_too_long": { seed: "tr", tr: "Ses 10 dakikadan uzun.", en: "The sound is longer than 10 minutes." },
  "error.sound_too_long.action": {
    seed: "tr",
    tr: "Gereken bölümü kesip yükleyin.",
    en: "Cut out the part you need and upload that.",
  },
  "error.sound_silent": { seed: "tr", tr: "Dosyada duyulan bir ses yok.", en: "Nothing can be heard in the file." },
  "error.sound_silent.action": {
    seed: "tr",
    tr: "Mikrofonun açık olduğuna bakıp yeniden deneyin.",
    en: "Check that the microphone is on and try again.",
  },
} satisfies Catalogue;
