import { expect, test } from "vitest";
import { createTranslator, loadAll } from "./translator.ts";

test("[R2.8] the mixed page is Turkish and marks its English parts, and only those", async () => {
  const t = await loadAll("mix");

  expect(t.pageLang).toBe("tr");
  expect([t.lang("nav.history"), t.attr("nav.history")]).toEqual(["en", "en"]);
  expect([t.lang("header.addYoutube"), t.attr("header.addYoutube")]).toEqual(["tr", undefined]);
});

test("[R2.8] a whole language marks nothing", async () => {
  const turkish = await loadAll("tr");
  const english = await loadAll("en");

  expect([turkish.pageLang, turkish("nav.history"), turkish.attr("nav.history")]).toEqual(["tr", "Geçmiş", undefined]);
  expect([english.pageLang, english("nav.history"), english.attr("nav.history")]).toEqual(["en", "History", undefined]);
});

test("[R3.2] full Turkish corrects the letter that the mixed default keeps as specified", async () => {
  const [mix, turkish] = await Promise.all([loadAll("mix"), loadAll("tr")]);

  expect(mix("demo.success")).toBe("Işlem başarıyla tamamlandı!");
  expect(turkish("demo.success")).toBe("İşlem başarıyla tamamlandı!");
});

test("only the groups asked for are loaded, and the key itself stands in for the rest", async () => {
  const t = createTranslator("mix");

  await t.load(["landing"]);

  expect(t.has("landing.hero.title")).toBe(true);
  expect(t.has("nav.dashboard")).toBe(false);
  expect(t("nav.dashboard")).toBe("nav.dashboard");
});

test("loading a group again, even at the same time, is harmless", async () => {
  const t = createTranslator("en");

  await Promise.all([t.load(["shell"]), t.load(["shell", "common"])]);
  await t.load(["shell"]);

  expect(t("nav.dashboard")).toBe("Dashboard");
  expect(t("common.close")).toBe("Close");
});

test("a key that comes from outside can be asked for before it is used", async () => {
  const t = await loadAll("en");
  const code: string = "error.rate_limited";

  expect(t.has(code) ? t.lang(code) : undefined).toBe("en");
  expect(t.has("error.never_heard_of")).toBe(false);
});

test("plurals follow the language of the text", async () => {
  const [english, turkish] = await Promise.all([loadAll("en"), loadAll("tr")]);

  expect([0, 1, 2].map((count) => english("videos.found", { count }))).toEqual([
    "No videos found",
    "Showing 1 video",
    "Showing 2 videos",
  ]);
  expect([0, 1, 2].map((count) => turkish("videos.found", { count }))).toEqual([
    "Hiçbir video bulunamadı",
    "1 video gösteriliyor",
    "2 video gösteriliyor",
  ]);
});

test("a date inside a text is written in the language of the text and in the given zone", async () => {
  const when = new Date("2026-03-05T21:30:00Z");
  const istanbul = { timeZone: "Europe/Istanbul" };
  const [english, turkish] = await Promise.all([loadAll("en", istanbul), loadAll("tr", istanbul)]);

  expect(english("create.started.scheduled", { when })).toContain("6 Mar 2026, 00:30");
  expect(turkish("create.started.scheduled", { when })).toContain("6 Mar 2026 00:30");
});
