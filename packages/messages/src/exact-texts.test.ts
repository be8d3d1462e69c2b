import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadAll } from "./translator.ts";

const page = readFileSync(new URL("../../../docs/spec/texts.md", import.meta.url), "utf8");
const mix = await loadAll("mix");

// [requirement, what the mixed interface shows, the wording of docs/spec/texts.md]
const quoted: readonly [string, string, string][] = [
  ["[R1.9]", mix("footer.newsletter.submit"), "Abone Ol"],
  ["[R1.7]", mix("landing.claim.videos", { figure: "10K+" }), "10K+ videos created"],
  ["[R1.7]", mix("landing.claim.users", { figure: "500+" }), "500+ happy users"],
  ["[R1.7]", mix("landing.claim.uptime", { figure: "99.9%" }), "99.9% uptime"],
  ["[R1.8]", mix("landing.plan.note"), "no credit card needed"],
  ["[R1.1]", mix("landing.nav.demo"), "Demo"],
  ["[R2.4]", mix("notFound.title"), "Sayfa Bulunamadı"],
  ["[R2.6]", mix("routeError.title"), "Unexpected Application Error!"],
  ["[R3.2]", mix("demo.success"), "Işlem başarıyla tamamlandı!"],
  ["[R3.2]", mix("demo.error"), "Bir hata oluştu! Lütfen tekrar deneyin."],
  ["[R3.2]", mix("demo.warning"), "Dikkat! Bu işlem geri alınamaz."],
  ["[R4.1]", mix("nav.dashboard"), "Dashboard"],
  ["[R4.1]", mix("nav.create"), "Create Video"],
  ["[R4.1]", mix("nav.schedule"), "Schedule"],
  ["[R4.1]", mix("nav.history"), "History"],
  ["[R4.1]", mix("nav.youtube"), "YouTube"],
  ["[R4.1]", mix("nav.themeDemo"), "Theme Demo"],
  ["[R4.1]", mix("nav.settings"), "Settings"],
  ["[R4.1]", mix("nav.videos"), "My Videos"],
  ["[R4.2]", mix("header.addYoutube"), "YouTube Ekle"],
  ["[R4.3]", mix("nav.signOut"), "Sign Out"],
  ["[R4.4]", mix("connect.title"), "Connect YouTube account"],
  ["[R4.4]", mix("connect.action"), "Connect to YouTube"],
  ["[R4.4]", mix("connect.pending"), "Connecting..."],
  ["[R4.4]", mix("connect.later"), "Later"],
  ["[R5.1]", mix("overview.totalVideos"), "Total Videos"],
  ["[R5.1]", mix("overview.totalViews"), "Total Views"],
  ["[R5.1]", mix("overview.scheduled"), "Scheduled"],
  ["[R5.1]", mix("overview.successRate"), "Success Rate"],
  ["[R5.2]", mix("overview.recent"), "Recent Uploads"],
  ["[R5.3]", mix("overview.upcoming"), "Upcoming Schedule"],
  ["[R5.4]", mix("overview.quick"), "Quick Actions"],
  ["[R5.4]", mix("overview.quick.schedule"), "Schedule Upload"],
  ["[R5.5]", mix("overview.error", { message: "{message}" }), "Error loading dashboard: {message}"],
  ["[R6.1]", mix("videos.empty"), "No videos yet"],
  ["[R6.1]", mix("videos.error"), "Error loading your videos"],
  ["[R6.1]", mix("videos.retry"), "Try Again"],
  ["[R6.3]", mix("videos.card.upload"), "Upload to YouTube"],
  ["[R6.3]", mix("error.video_not_found"), "Video not found"],
  ["[R7.3]", mix("picker.error"), "Resimler yüklenirken hata oluştu"],
  ["[R7.5]", mix("create.submitting"), "İşleniyor..."],
  ["[R7.7]", mix("create.prompt.required"), "Lütfen bir prompt metni girin."],
  ["[R7.7]", mix("create.keywords.required"), "Lütfen anahtar kelimeler girin."],
  ["[R7.7]", mix("create.when.required"), "Lütfen tarih ve saat seçin."],
  ["[R7.7]", mix("create.when.future"), "Zamanlama gelecek bir tarih ve saat olmalıdır."],
  ["[R7.7]", mix("create.image.required"), "Lütfen bir resim seçin."],
  ["[R7.7]", mix("create.failed"), "Video oluşturulurken bir hata oluştu."],
  ["[R8.1]", mix("youtube.error"), "YouTube durumu kontrol edilemedi"],
  ["[R8.3]", mix("callback.cancelled", { error: "{error}" }), "YouTube kimlik doğrulaması iptal edildi: {error}"],
  ["[R8.3]", mix("callback.noCode"), "Geçersiz kimlik doğrulama yanıtı. Yetkilendirme kodu bulunamadı."],
  ["[R8.3]", mix("callback.failed", { message: "{message}" }), "YouTube bağlantısı sırasında hata oluştu: {message}"],
  ["[R9.2]", mix("profile.fixErrors"), "Lütfen form hatalarını düzeltin."],
  ["[R9.3]", mix("profile.name.required"), "Ad soyad gerekli"],
  ["[R9.3]", mix("profile.name.short"), "Ad soyad en az 2 karakter olmalı"],
  ["[R9.3]", mix("profile.email.required"), "E-posta gerekli"],
  ["[R9.3]", mix("profile.email.bad"), "Geçerli bir e-posta adresi girin"],
  ["[R9.3]", mix("profile.username.required"), "Kullanıcı adı gerekli"],
  ["[R9.3]", mix("profile.username.short"), "Kullanıcı adı en az 3 karakter olmalı"],
  ["[R9.3]", mix("profile.username.chars"), "Kullanıcı adı sadece harf, rakam ve alt çizgi içerebilir"],
  ["[R9.4]", mix("profile.saved"), "Profil başarıyla güncellendi!"],
  ["[R9.4]", mix("profile.failed"), "Profil güncellenirken bir hata oluştu."],
  ["[R9.4]", mix("settings.error"), "Ayarlar yüklenirken hata oluştu"],
  ["[R10.1]", mix("login.failed"), "Login failed. Please try again."],
  ["[R10.2]", mix("signup.mismatch"), "Passwords do not match"],
  ["[R10.2]", mix("signup.password.short"), "Password must be at least 6 characters long"],
  ["[R10.2]", mix("signup.failed"), "Registration failed. Please try again."],
  ["[R10.4]", mix("forgot.failed"), "Failed to send reset email. Please try again."],
  ["[R15.1]", mix("default.uploadImage"), "Failed to upload image"],
  ["[R15.2]", mix("default.deleteImage"), "Failed to delete image"],
  ["[R15.3]", mix("default.fetchProfile"), "Failed to fetch user profile"],
  ["[R15.4]", mix("default.updateProfile"), "Failed to update profile"],
  ["[R15.5]", mix("default.fetchImages"), "Failed to fetch user images"],
  ["[R15.6]", mix("default.fetchDashboard"), "Failed to fetch dashboard profile"],
  ["[R15.7]", mix("default.createVideo"), "Failed to create video"],
  ["[R15.8]", mix("default.scheduleVideo"), "Failed to schedule video"],
  ["[R15.9]", mix("default.publishVideo"), "Failed to upload video to YouTube"],
  ["[R15.10]", mix("default.youtubeCallback"), "Failed to handle YouTube callback"],
  ["[R15.11]", mix("default.youtubeStatus"), "Failed to check YouTube token status"],
  ["[R15.12]", mix("default.youtubeAuth"), "Failed to initiate YouTube authentication"],
  ["[R15.13]", mix("default.youtubeDisconnect"), "Failed to disconnect YouTube account"],
];

test.each(quoted)("%s the mixed default says it word for word: %s", (_requirement, shown, wording) => {
  expect(shown).toBe(wording);
});

test("[R2.8] the page of exact texts and the texts checked here are the same", () => {
  const listed = [...page.matchAll(/^- (R[\d.]+) "(.+)"$/gm)].map(
    ([, requirement, text]) => `[${requirement}] ${text}`,
  );

  expect(listed.toSorted()).toEqual(quoted.map(([requirement, , wording]) => `${requirement} ${wording}`).toSorted());
  expect(listed.length).toBeGreaterThan(50);
});
