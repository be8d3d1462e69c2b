import { beforeAll, expect, test } from "vitest";
import type { Language } from "#spec.ts";
import type { Matcher } from "#director/match/matcher.ts";
import { loadMatcher } from "#tools/known-matcher.ts";

let matcher: Matcher;

beforeAll(async () => {
  matcher = await loadMatcher();
}, 120_000);

const shown = (text: string, language: Language) =>
  matcher.match(text, language).map(({ slug, count }) => `${slug}${count > 1 ? ` ×${count}` : ""}`);

test.each<[string, Language, string[]]>([
  ["Tabağı kenara koyun", "tr", ["plate"]],
  ["Orada iki koyun", "tr", ["ewe ×2"]],
  ["Sabah erken kalkan insanların sırrı", "tr", ["alarm-clock"]],
  ["Asker kalkanını kaldırdı", "tr", ["shield"]],
  ["The court will decide", "en", ["judge"]],
  ["Bolts strike the ground every second", "en", ["high-voltage"]],
  ["Chips that train artificial intelligence", "en", ["robot", "microchip"]],
  ["Cihazların fişini çek", "tr", ["electric-plug"]],
  ["Touch the giant statue", "en", ["statue"]],
  ["Sharks do not get enough credit", "en", ["shark"]],
  ["One tap opens it", "en", []],
  ["Unemployment climbed to five percent", "en", ["chart-increasing"]],
  ["He left the key to the locker at home", "en", ["key"]],
  ["Gökyüzü balonlarla dolar", "tr", ["balloon"]],
  ["Bugün elli dolar", "tr", ["dollar-banknote"]],
  ["Bize gelin", "tr", []],
  ["Dünya Güneş'in etrafında döner", "tr", ["sun"]],
  ["Yarım ekmek döner", "tr", ["bread", "doner"]],
  ["The level of the lake dropped", "en", ["lake"]],
  ["Your mother tongue shapes your mind", "en", ["mind-gears"]],
  ["Gelin birlikte bakalım", "tr", []],
  ["Gelin salona girdi", "tr", ["newlyweds", "couch-and-lamp"]],
  ["Duvardan atlar ve kaçar", "tr", []],
  ["Karanlık sulara gömüldü", "tr", ["water-wave"]],
  ["Watch what happens next", "en", []],
  ["The city runs on coffee", "en", ["hot-beverage"]],
  ["She runs on the beach", "en", ["beach-with-umbrella", "person-running"]],
  ["Smoking tires everywhere", "en", ["tyre"]],
  ["A raging storm", "en", ["cloud-with-lightning-and-rain"]],
  ["Surprising facts about the sea", "en", ["water-wave"]],
  ["Not for the faint of heart", "en", []],
])("a verb that looks like a thing shows none: %s [R16]", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});

test.each<[string, string[]]>([
  ["Barış Manço'nun evi müze oldu", ["classical-building"]],
  ["Öğretmen Deniz Yılmaz geldi", ["teacher"]],
  ["Güneş Hanım geldi", []],
  ["Deniz Feneri", ["lighthouse"]],
  ["Işık Güneş'ten sekiz dakikada gelir", ["sun"]],
  ["Ay her yıl uzaklaşıyor", ["full-moon"]],
  ["Gökyüzünde Ay parlıyor", ["full-moon"]],
  ["Ay'a gittik", ["full-moon"]],
  ["Ay sonunda öderim", ["credit-card"]],
])("first names are people, bodies of the sky are seen: %s [R16]", (text, things) => {
  expect(shown(text, "tr")).toEqual(things);
});

test.each<[string, Language, string[]]>([
  ["Eski kule karanlıktı", "tr", ["stone-tower"]],
  ["Paris'te bir kule yükselir", "tr", ["eiffel-tower"]],
  ["The princess looked down from the tower", "en", ["princess", "stone-tower"]],
  ["Galata Kulesi", "tr", ["galata-tower"]],
  ["Soldiers marched for days", "en", []],
  ["Soldiers marched to the siege", "en", ["crossed-swords", "breached-wall"]],
  ["Perdeyi açtım", "tr", ["curtains"]],
  ["Tiyatroda perde açıldı", "tr", ["stage-curtain"]],
  ["Usta bir aşçı", "tr", ["chef-hat"]],
  ["Satranç maçı başladı", "tr", ["chess-board"]],
  ["Mars'ta bir araç geziyor", "tr", ["mars"]],
  ["Viking helmets had no horns", "en", ["viking-helmet"]],
  ["The duckling lost its mommy", "en", ["duck"]],
  ["Yavru ördek annesini arıyor", "tr", ["duck"]],
  ["Anne tavuk civcivlerini toplar", "tr", ["chicken", "baby-chick"]],
  ["My mother got me a puppy", "en", ["mother-and-child", "dog-face"]],
  ["Mushrooms connect trees with tiny threads", "en", ["forest", "mushroom"]],
  ["Jupiter has a storm bigger than Earth", "en", ["jupiter"]],
  ["Mars'ta toz fırtınası aylarca sürer", "tr", ["mars"]],
  ["Health bars drop fast", "en", ["red-heart"]],
])("a general word shows no particular thing but the one its company names: %s [R16]", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});

test.each<[string, Language]>([
  ["Her mother was dead", "en"],
  ["They killed his father", "en"],
  ["Annesini öldürttü", "tr"],
  ["Dün babasını kaybetti", "tr"],
  ["İş arkadaşını öldürdü", "tr"],
])("nobody is embraced where somebody died: %s", (text, language) => {
  expect(shown(text, language)).toEqual([]);
});

test.each<[string, Language, string[]]>([
  ["Uykusuzluk", "tr", ["tired-face"]],
  ["Çocuk uçurtmasını kaybetti", "tr", ["child", "kite"]],
  ["Arabasını sattı", "tr", ["automobile"]],
  ["Oyuncak bebek rafta duruyordu", "tr", ["rag-doll"]],
  ["Karga peyniri kaptı", "tr", ["blackbird", "cheese-wedge"]],
  ["Open your textbook", "en", ["open-book"]],
  ["Her racket broke", "en", ["tennis"]],
  ["The microwave beeped", "en", ["microwave"]],
  ["Old vinyl records sound warm", "en", ["musical-note"]],
  ["He beat the level in a speedrun", "en", ["video-game"]],
  ["My brakes squeak", "en", ["mechanic"]],
])("what can be drawn is found: %s [R16]", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});

test.each<[string, Language, string[]]>([
  ["A thousand candles burn", "en", ["candle ×9"]],
  ["Bin mum yandı", "tr", ["candle ×9"]],
  ["Günde altı bardak su iç", "tr", ["glass-of-water ×6"]],
  ["Su altı kamera", "tr", ["droplet", "camera"]],
  ["5 bin lira", "tr", ["lira-coin"]],
  ["Save ten dollars a day", "en", ["dollar-banknote"]],
  ["Her sabah 7'de sıcak ekmek", "tr", ["bread"]],
  ["Savaşta binlerce asker can verdi", "tr", ["crossed-swords"]],
])("many of a thing are as many as a scene holds: %s", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});

test("a battery said in words to be low is shown low", () => {
  expect(shown("Şarjım yüzde üç kaldı", "tr")).toContain("low-battery");
});

test.each<[string, Language, string[]]>([
  ["The Wright brothers' first flight lasted only twelve seconds.", "en", ["airplane"]],
  ["The Library of Alexandria burned, and its scrolls were lost.", "en", ["books", "scroll"]],
  ["The scholars left, and the scrolls rotted.", "en", ["scroll"]],
  ["Selimiye'nin kubbesini sekiz sütun taşır.", "tr", ["mosque"]],
  ["The columns of the temple fell.", "en", ["classical-building"]],
  ["Coffee after three in the afternoon ruins your sleep.", "en", ["hot-beverage", "sleeper"]],
  ["A ten minute meditation can calm a racing mind.", "en", ["person-in-lotus-position"]],
  ["Monarch butterflies migrate thousands of miles to Mexico.", "en", ["butterfly"]],
  ["Volcanoes can cool the whole planet for years.", "en", ["globe-showing-europe-africa", "volcano"]],
  ["Cash is no longer king in Sweden.", "en", []],
  ["Jüpiter'in üzerindeki kırmızı leke dev bir fırtınadır.", "tr", ["jupiter"]],
  ["Berlin Duvarı 1989 yılında yıkıldı.", "tr", ["brick"]],
  ["Sahte bir mesajdaki bağlantıya tıklayınca hesabı boşaldı.", "tr", ["credit-card", "envelope"]],
  ["Sonbaharda meşe yaprakları bakır rengine döner.", "tr", ["deciduous-tree", "fallen-leaf"]],
])("a turn of phrase shows nothing of what its words name alone: %s [R16]", (text, language, things) => {
  expect(shown(text, language)).toEqual(things);
});

test.each<[string, Language, string]>([
  ["The ruins were silent.", "en", "derelict-house"],
  ["Saturn is the planet with the rings.", "en", "ringed-planet"],
  ["The king wore his crown.", "en", "crown"],
  ["Kazaktaki lekeyi sabunla çıkar.", "tr", "soap"],
  ["Venedik'te gondola binmek cebinizi yakabilir.", "tr", "canoe"],
  ["Season the chicken generously and roast it for an hour.", "en", "poultry-leg"],
  ["Sitting all day is bad for your spine.", "en", "bone"],
])("and elsewhere the word shows its thing: %s", (text, language, slug) => {
  expect(shown(text, language)).toContain(slug);
});
