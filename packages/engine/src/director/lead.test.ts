import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { findChange } from "#script/changes.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { direct } from "./direct.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import { findMood } from "#director/look/mood.ts";
import { listWords, WIDE_WORDS } from "#director/match/word-list.ts";

let lexicon: Lexicon;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
}, 120_000);

const filmOf = (text: string, language: Language) => direct(readBeats(text, language), { lexicon, seed: 1 }).film;
const shown = (text: string, language: Language) =>
  filmOf(text, language).scenes.map(({ things }) =>
    things.map(({ slug, isRefused }) => `${isRefused ? "no " : ""}${slug}`).join(" "),
  );

test("[R16.2] a thought about the subject shows the subject, with the sign of the thought beside it", () => {
  const film = shown("Elephants never forget. They call each other by name. Protect them, or they will be gone.", "en");
  expect(film.every((things) => things.startsWith("elephant"))).toBe(true);
  const ship = shown("The ship left in May. It won every victory. Only 20 lifeboats were there.", "en");
  expect(ship[1]).toBe("ship trophy");
});

test("[R16.2] what a text comes to only at its end is not what it opens with", () => {
  const film = shown(
    "Kendine güven. Her sabah erken kalk. Kapılar kapandı. Ekibim büyüdü. Başarı tuğla tuğla örülür. İlk tuğlayı koy.",
    "tr",
  );
  expect(film[0]).not.toContain("brick");
  expect(film.at(-1)).toContain("brick");
  const late = filmOf(
    "We met in May. It was fine. Nobody knew us. Then it rained. We stayed. It was late. We bought bricks. Every brick was red. A brick fell.",
    "en",
  );
  expect(late.topic).not.toBe("brick");
});

test("[R16.2] a game is what the text plays, a wing is no meal, and a name struck out is not the subject", () => {
  const film = shown("They won the football league. They lost only three games all season. We cheered.", "en");
  expect(film.join(" ")).not.toContain("joystick");
  expect(shown("Leylekler döner. Kanat çırpmadan süzülürler. Yemek bulurlar.", "tr")[1]).not.toContain("poultry");
  const bottle = shown("Meet the water bottle. It cleans itself. No plastic, no smell. Grab yours.", "en");
  expect(bottle.join(" ")).not.toContain("no water-bottle");
});

test("[R16.2] what is kept away is struck out, and what could not be done is not shown as done", () => {
  expect(shown("Grow a houseplant. Keep it out of direct sun. Wait a week.", "en")[1]).toBe("no sun");
  expect(shown("Bir saksı al. Bitkiyi güneşten uzak tutun. Bekleyin.", "tr")[1]).toContain("no sun");
  expect(shown("İlk yıl tek bir müşteri bile kazanamadım.", "tr")[0]).not.toContain("trophy");
});

test("[R16.2] a text without one thing it names again is filled with the field it speaks of", () => {
  const film = shown("Three days in Lisbon. In the evening it is quiet. We will be back. Nobody hurries there.", "en");
  expect(film.slice(1)).toContain("luggage");
});

test("[R16.2] one death by the way does not turn a long story grey", () => {
  const story =
    "A clockmaker lived here. His clocks rang. One stopped the night his wife died. A girl came in. She asked. He smiled. It ran again.";
  expect(findMood(story, "en")).not.toBe("grave");
  expect(findMood("His father died in the war. The grave is empty. Nobody came back.", "en")).toBe("grave");
});

test("[R16.2] a price is told as before and after, though words stand between", () => {
  expect(findChange("Fiyatı 2.499 TL yerine bu hafta 1.799 TL", "tr")).toMatchObject({ from: "2.499", to: "1.799" });
});

test("[R16.2] the wide lists name only what is drawn, and each language knows over 5,500 words", () => {
  const slugs = WIDE_WORDS.flatMap((table) => table.trim().split("\n")).map((line) => line.split(": ")[0] ?? "");
  expect(slugs.filter((slug) => slug !== "-" && !Object.hasOwn(lexicon, slug))).toEqual([]);
  const list = listWords(lexicon);
  expect(list.tr.size).toBeGreaterThan(7000);
  expect(list.en.size).toBeGreaterThan(5500);
});

test("[R16.2] an animal's winter is not told without the animal, and what is struck out stands alone", () => {
  const film = shown("Kirpiler şaşırtıcı. Kışın yaprakların altında uyurlar. Onları sev.", "tr");
  expect(film[1]).toMatch(/^hedgehog /u);
  expect(shown("How to sleep. Skip caffeine after lunch. Rest well.", "en")[1]).toBe("no hot-beverage");
});

test("[R16.2] what something is likened to or outdoes is not what a film is about", () => {
  const film = filmOf("A cloud can weigh more than a hundred elephants. It floats. Look up.", "en");
  expect(film.topic).toBe("cloud");
  expect(shown("Sea otters sleep. They wrap themselves in seaweed like a blanket. Cute.", "en")[1]).not.toContain(
    "bed",
  );
});

test("[R16.2] the last of a list stays with the others, and no noun that ends like a verb is cut", () => {
  const texts = (text: string, language: Language) => filmOf(text, language).scenes.map((scene) => scene.text);
  expect(texts("Roast chickpeas. Toss with olive oil, salt and smoked paprika.", "en")).toContain(
    "Toss with olive oil, salt and smoked paprika",
  );
  const ants = texts("Karıncalar çalışır. Bir dahaki sefere yerde bir karınca görürsen üzerine basma.", "tr");
  expect(ants).toContain("Bir dahaki sefere yerde bir karınca görürsen üzerine basma");
});

test("[R16.2] what is left for something better stands struck out beside what is taken", () => {
  expect(shown("Three days in Paris. Skip taxis, take the metro. Enjoy.", "en")[1]).toBe("metro-platform no taxi");
  expect(shown("How to sleep. Skip caffeine after lunch. Rest well.", "en")[1]).toBe("no hot-beverage");
});
