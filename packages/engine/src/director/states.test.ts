import { beforeAll, expect, test } from "vitest";
import type { Language } from "#spec.ts";
import { loadScenesOf } from "#tools/told-film.ts";

let scenesOf: Awaited<ReturnType<typeof loadScenesOf>>;

beforeAll(async () => {
  scenesOf = await loadScenesOf();
}, 120_000);

const scenes = (text: string, language: Language) =>
  scenesOf(text, language).map(({ things }) =>
    things
      .map(({ slug, isRefused, count }) => `${isRefused ? "no " : ""}${slug}${count > 1 ? `×${count}` : ""}`)
      .join(" "),
  );
const all = (text: string, language: Language) => scenes(text, language).join(" | ");

test.each<[string, Language, RegExp, RegExp]>([
  [
    "Üniversite sınavını iki kez kazanamadım. Babam bana kızmadı. Yeniden çalıştım.",
    "tr",
    /-sad cross-mark/u,
    /exam-paper/u,
  ],
  [
    "He ran for years. He never won a medal. He told his son.",
    "en",
    /cross-mark|no sports-medal/u,
    /-glad|(?<!no )sports-medal/u,
  ],
  [
    "Crows are clever. They hold meetings. When a crow dies, the others gather around it in silence.",
    "en",
    /blackbird headstone/u,
    /^$/u,
  ],
  ["Asansöre bindim. Kapı açıldı ama kimse yoktu. Geri döndüm.", "tr", /elevator/u, /empty-path/u],
  ["Titanik yola çıktı. Dev gemi gece sulara gömüldü. Herkes ağladı.", "tr", /sinking-ship/u, /water-wave/u],
  ["The marathon was over. The stadium was almost empty. One runner came in.", "en", /stadium/u, /stadium-crowd/u],
  ["Buy this bag today. Travelers gave it five stars. Order now.", "en", /star×5/u, /^$/u],
  [
    "Ormanda bir kirpi yaşarmış. Bir gün minik bir kuş yuvasından düşmüş. Kirpi onu bulmuş.",
    "tr",
    /bird empty-nest/u,
    /hole/u,
  ],
  ["Babam fırıncıydı, ben okudum. Dershaneye paramız yoktu. Gece çalıştım.", "tr", /money-with-wings/u, /^$/u],
])("[R16.2] things are as their sentence tells: %s", (text, language, right, wrong) => {
  expect(all(text, language)).toMatch(right);
  expect(all(text, language)).not.toMatch(wrong);
});

test.each<[string, Language, RegExp]>([
  ["Üçüncü yıl sınavı kazandım. Babam ağladı. Doktor oldum.", "tr", /cross-mark/u],
  ["He failed twice, but then he won the trophy. He thanked his coach. He went home.", "en", /cross-mark|no trophy/u],
  ["The old dog never dies in this story. It sleeps a lot. It eats well.", "en", /headstone/u],
])("[R16.2] and no worse than it tells: %s", (text, language, wrong) => {
  expect(all(text, language)).not.toMatch(wrong);
});

test("[R16.2] what has sunk is not seen afloat again, and not sunk before", () => {
  const told = scenes(
    "Gemi limandan ayrıldı. Dev gemi iki saatte battı. Kimse buna inanamadı. Yıllarca anlatıldı.",
    "tr",
  );
  expect(told[0]).toMatch(/ship(?!wreck)/u);
  expect(told.slice(2).join(" ")).not.toMatch(/(?:^| )ship(?: |$)/u);
});

test("[R16.2] after two uses of the subject a sentence shows what it names of its own", () => {
  const told = scenes(
    "The longest tennis match lasted for days. Nobody slept well. It went on and on. It never ended. He lost the next one in an hour, with blisters on his feet. He went home.",
    "en",
  );
  expect(told.join(" ")).toMatch(/foot/u);
});
