import { dirname } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon } from "#child/film-assets.ts";
import { readBeats } from "#script/read-beats.ts";
import type { Language } from "#spec.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { direct } from "./direct.ts";
import { createStandIns, leadWithHero } from "./lead.ts";
import type { Hit } from "#director/match/hit.ts";
import type { Lexicon } from "#director/match/lexicon.ts";

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

test("[R16.2] what a sentence likens something to is shown before the film's hero", () => {
  const film = shown("A black hole is near. It would stretch you like spaghetti. The black hole stays dark.", "en");
  expect(film[1]).toBe("spaghetti");
  // What it outdoes is not what it looks like, and an animal is told of as the animal.
  expect(shown("This lamp is new. It is brighter than a fire. The lamp is small.", "en")[1]).not.toContain("fire");
  expect(shown("Otters sleep at sea. They lie on it like a bed. Otters hold hands.", "en")[1]).not.toContain("bed");
});

const idea = (slug: string): Hit => ({ slug, word: slug, at: 1, count: 1, isRefused: false, score: 6, rank: "idea" });

test("[R16.2] a hero stands in for a third of the scenes that name something else, and no more", () => {
  const led = (topic: string) => {
    const standIns = createStandIns();
    return Array.from({ length: 12 }, (_, at) => standIns.lead([idea("recycling-symbol")], topic, [], at + 1)[0]?.slug);
  };
  expect(led("table-lamp").filter((slug) => slug === "table-lamp")).toHaveLength(5);
  expect(led("table-lamp")[0]).toBe("table-lamp");
  // An animal is told of in every sentence of its film.
  expect(led("elephant").filter((slug) => slug === "elephant")).toHaveLength(12);
});

test("[R16.2] a sentence's own drawing stands beside the hero though it is no sign, and alone on a map", () => {
  const led = leadWithHero([idea("electric-plug")], "table-lamp", []).map(({ slug }) => slug);
  expect(led).toEqual(["table-lamp", "electric-plug"]);
  const film = shown("Filenin Sultanları geliyor! Avrupa şampiyonu oldular. Voleybol topu döndü.", "tr");
  expect(film[1]).toBe("trophy");
});

test("[R16.2] the second half of a sentence goes on about what its first half named", () => {
  const film = shown(
    "İstanbul surları yüksekti. Osmanlılar bir gecede 70 gemiyi karadan yürüterek sabaha kadar hep birlikte Haliç'e indirdi. Surlar aşıldı.",
    "tr",
  );
  expect(film.slice(1, 3)).toEqual(["ship-over-land", "ship-over-land"]);
});

test("[R16.2] a part of the body is shown where its sentence names nothing else", () => {
  const film = shown("Bilgisayar başında oturuyorsun. Gözlerini uzağa çevirip dinlendir. Bilgisayarı sonra aç.", "tr");
  expect(film[1]).toBe("eyes");
  expect(shown("Why do onions sting? Breathe through your mouth. Onions are sharp.", "en")[1]).not.toContain("mouth");
});

test("[R16.2] what is cooked comes before the pot, and a pot stays one though the film bakes", () => {
  const film = shown("Fırında sütlaç yapalım! Sütü kısık ateşte yirmi dakika pişirin. Sütlaç hazır.", "tr");
  expect(film[1]).toBe("glass-of-milk steaming-pot");
});

test("[R16.2] two sides without a picture are told like any other sentence", () => {
  const bare = filmOf("A faucet drips. Swap the worn rubber washer for a new one. The faucet is dry.", "en").scenes[1];
  expect(bare?.kind).not.toBe("versus");
  expect(bare?.things).not.toEqual([]);
  expect(filmOf("Pick one. Swap the coffee for tea. Drink it warm.", "en").scenes[1]?.kind).toBe("versus");
});

test("[R16.2] words that name nothing close a film on what it is about, alone; a grave film closes on one picture", () => {
  const film = filmOf("This castle is old. It has a bridge. It has a garden. That was all.", "en").scenes.at(-1);
  expect(film?.kind).toBe("end");
  expect(film?.things.map(({ slug }) => slug)).toEqual(["castle"]);
  const grave = "The old house was dark. I heard a scream. A ghost whispered. Blood was on the door. It was too late.";
  expect(filmOf(grave, "en").isGrave).toBe(true);
  expect(filmOf(grave, "en").scenes.at(-1)?.things.length).toBeLessThan(2);
});

test.each<[string, Language, string]>([
  ["Crows are smart. They hold grudges.", "en", "blackbird"],
  ["Kuzgun dala kondu. Karga güldü.", "tr", "blackbird"],
  ["Fix it. Shut off the water valve. Done.", "en", "faucet"],
  ["Fix it. Slowly turn the water on. Done.", "en", "faucet"],
  ["Başla. Önce suyu kapatın. Bitti.", "tr", "faucet"],
  ["Başla. Karışımı toprak kaselere paylaştırın. Bitti.", "tr", "bowl-with-spoon"],
  ["Fix it. Plug it so you don't lose any screws. Done.", "en", "screw"],
  ["It was dark. I took a flashlight. The flashlight died.", "en", "dead-flashlight"],
  ["Gece oldu. El feneri birden söndü. Kaçtım.", "tr", "dead-flashlight"],
  ["Gece oldu. Lamba söndü. Kaçtım.", "tr", "unlit-bulb"],
  ["Savaş bitti. Bir çağ kapandı. Herkes sustu.", "tr", "closed-gate"],
  ["Yola çık. Güneş doğmadan uyan. Yürü.", "tr", "crescent-moon"],
  ["Save money. Cancel the subscriptions. Start now.", "en", "bank-card-cut"],
  ["It was night. The stairs creaked. I screamed.", "en", "staircase"],
  ["My car won't start. The battery is dead. Call for help.", "en", "car-battery"],
  ["He repaired it. I opened a pocket watch. It ticked.", "en", "watch"],
  ["Ahtapot zekidir. Tehlikede mürekkep püskürtür. Kavanozu açan tek hayvan odur.", "tr", "octopus"],
])("[R16.2] what is told is meant as it is told: %s", (text, language, slug) => {
  expect(shown(text, language).join(" ").split(" ")).toContain(slug);
});

test.each<[string, Language, string]>([
  ["Fix it. Pry off the cap with a screwdriver. The rubber is worn.", "en", "billed-cap"],
  ["Crows are smart. They fish food out of a tube.", "en", "fishing-pole"],
  ["Vazgeçme. Düştüğün zaman utanma. Kalk.", "tr", "hourglass-not-done"],
  ["Meet our lamp. In the morning it glows cool white. Our lamp is small.", "en", "paint-white"],
  ["Yola çık. Güneş doğmadan uyan. Yürü.", "tr", "sun"],
  ["Save money. Cancel the subscriptions. Start now.", "en", "no"],
  ["My car won't start. Connect the red clamp first. Call for help.", "en", "paint-red"],
  ["My car won't start. You hear clicking. Call for help.", "en", "computer-mouse"],
  ["Sırt çantanı topla. Yeni çanta geldi. Yola çık.", "tr", "handbag"],
  ["Sırt çantanı topla. Yastıklı bölmesi var. Yola çık.", "tr", "bed"],
  ["Üç astronot rokete bindi. Yolculuk uzun sürdü. O bayrak orada duruyor.", "tr", "turkish-flag"],
  ["Üç astronot rokete bindi. Yolculuk uzun sürdü. O bayrak orada duruyor.", "tr", "winding-road"],
  ["Saksıda çilek var. Çiçekler açtı. Yaprakları ıslatma.", "tr", "cherry-blossom"],
  ["Fırtına çıktı. Değirmenin kanadını kırdı. Değirmen durdu.", "tr", "wing"],
  ["Save money. Cook at home four nights a week instead of ordering delivery. Start now.", "en", "delivery-truck"],
])("[R16.2] a word's everyday meaning is not shown where another is told: %s", (text, language, slug) => {
  expect(shown(text, language).join(" ").split(" ")).not.toContain(slug);
});

test("[R16.2] what begins a sentence is no name inside the one before it", () => {
  const film = shown("Mercimek çorbası böyle yapılır. Soğanı kavur. Mercimeği ekle. Limon sıkmayı unutma!", "tr");
  expect(film.at(-1)).toContain("lemon");
});

test("[R16.2] a sunset is the ground, and before it stands what else is named", () => {
  const scenes = filmOf("Three walks in Lisbon. Watch the sunset from the castle. Take the tram home.", "en").scenes;
  expect(scenes[1]).toMatchObject({ kind: "hero", backdrop: "dusk", things: [{ slug: "castle" }] });
});

test("[R16.2] a whale on the beach is not seen under water", () => {
  const text = "A boy found a whale on the beach. It was still breathing. The whale looked at him. The whale was gone.";
  expect(filmOf(text, "en").scenes.map(({ backdrop }) => backdrop)).not.toContain("underwater");
});

test("[R16.2] where a film is about nothing in particular, a part of the body is what its sentence shows", () => {
  const film = shown("Uyuyamıyor musun? Dört saniye burnundan al. Sekiz saniyede ağzından ver.", "tr");
  expect(film.slice(1, 3)).toEqual(["nose", "mouth"]);
});

test.each<[string, Language, string]>([
  [
    "Eski bir liman kenti. Valizlerini topladılar. Bir gecede yola çıktılar. Neden? Bunu kimse bilmiyor.",
    "tr",
    "Neden?",
  ],
  ["The ship left at noon. Nobody saw the ship again. But why? The captain never said.", "en", "But why?"],
])(
  "[R16.2] a question of one word shows that something is asked, and nothing by the way: %s",
  (text, language, question) => {
    const { scenes, topic } = filmOf(text, language);
    const shownThere = scenes.find((scene) => scene.text === question)?.things.map(({ slug }) => slug);
    expect(shownThere?.filter((slug) => slug !== topic && slug !== "red-question-mark")).toEqual([]);
  },
);
