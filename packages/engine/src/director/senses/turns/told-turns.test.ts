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

test.each<[string, Language, string, string?]>([
  ["Biraz bekleyin arkadaşlar", "tr", "friends"],
  ["Arkadaşlar, bu tarif çok kolay", "tr", "friends"],
  ["Okay guys, let's start", "en", "man"],
  ["Everyone in the kitchen froze", "en", "snowflake"],
  ["Press these three keys on your laptop", "en", "house-keys", "keyboard"],
  ["Hit the escape key twice", "en", "key", "keyboard"],
  ["A flood swept through the valley", "en", "broom"],
  ["Duvar bir gecede örüldü", "tr", "yarn", "brick"],
  ["Saçını ördü", "tr", "yarn"],
  ["Freni patlayan kamyon durağa daldı", "tr", "mechanic", "delivery-truck"],
  ["His brakes failed on the hill", "en", "mechanic"],
  ["Mısır'a giderken bu fiyatı kabul etmeyin", "tr", "ear-of-corn"],
  ["Mısır firavunları altın takardı", "tr", "ear-of-corn"],
  ["Köpekbalıkları bu gezegende eskiden beri var", "tr", "ringed-planet", "globe-showing-europe-africa"],
  ["Küçük kardeşim camı kırdı", "tr", "people-hugging", "child"],
  ["Kardeşim sınavı kazandı", "tr", "people-hugging"],
  ["Boksör yere düştü, hakem saymaya başladı", "tr", "whistle", "boxing-glove"],
  ["Göbeklitepe'deki dikilitaşlar çok yaşlı", "tr", "stonehenge", "standing-pillars"],
  ["Orta Çağ'da doktorlar veba hastalarına kuş gagalı maskelerle giderdi", "tr", "face-with-medical-mask"],
  ["Vardiyadan çıkan işçiler bekliyor", "tr", "construction-worker", "factory-worker"],
  ["Workers at the mill lost their jobs", "en", "construction-worker", "factory-worker"],
  ["Balkonda domates yetiştirmek kolay", "tr", "house-with-garden", "balcony-flowers"],
  ["Fotoğraflarını telefonumdan tek tek sildim", "tr", "framed-picture", "mobile-phone"],
  ["Even the FBI director covers it", "en", "clapper-board"],
  ["The boxer stared at the ring", "en", "ring"],
  ["Use a bank card instead", "en", "bank", "credit-card"],
  ["Two tomatoes cross the road and one gets squashed", "en", "pumpkin"],
  ["Yangına hortumla koştu", "tr", "tornado", "garden-hose"],
  ["The striker threw his boots away", "en", "hiking-boot", "running-shoe"],
  ["The night bus smelled like wet socks", "en", "socks", "bus"],
  ["He tried to pet a whale", "en", "paw-prints", "whale"],
  ["İnanılmaz bir sessizlik var", "tr", "figure-she-adult-today-5-listen-afraid"],
])("[R16] a turn of speech shows what it means: %s", (text, language, wrong, right) => {
  expect(shown(text, language)).not.toContain(wrong);
  expect(shown(text, language)).toEqual(expect.arrayContaining(right === undefined ? [] : [right]));
});

test.each<[string, Language, string]>([
  ["Arkadaşlar sahilde oturuyor", "tr", "friends"],
  ["The lake froze in winter", "en", "snowflake"],
  ["She lost her keys", "en", "house-keys"],
  ["He swept the kitchen floor", "en", "broom"],
  ["Bütün kış yünle ördü", "tr", "yarn"],
  ["Frenleri tamir ettirdim, arabam hazır", "tr", "mechanic"],
  ["Közlenmiş mısır yedik", "tr", "ear-of-corn"],
  ["Satürn bu gezegenlerin en güzeli", "tr", "ringed-planet"],
  ["Kardeşime sarıldım", "tr", "people-hugging"],
  ["Hakem maçı bitirdi, gol geçersiz", "tr", "whistle"],
  ["Duvardaki eski fotoğraf düştü", "tr", "framed-picture"],
  ["The ring fell into the lake", "en", "ring"],
  ["I walked to a bank", "en", "bank"],
  ["Dün gece köyde hortum çıktı", "tr", "tornado"],
  ["The tent smells and the socks are wet", "en", "socks"],
  ["Gece bir ses duydum", "tr", "figure-she-adult-today-5-listen-afraid"],
])("[R16] and elsewhere its word means its thing: %s", (text, language, right) => {
  expect(shown(text, language)).toContain(right);
});

test.each<[string, Language, string]>([
  ["I burned the lasagna", "en", "shallow-pan-of-food"],
  ["Aztekler göl üstüne şehir kurdu", "tr", "sun-pyramid"],
  ["When the Berlin Wall fell", "en", "brick"],
  ["The food truck opened at noon", "en", "street-food-stall"],
  ["The flood carried off two bridges", "en", "suspension-bridge ×2"],
  ["The twins were born in May", "en", "baby ×2"],
  ["İkizler mayısta doğdu", "tr", "baby ×2"],
  ["Dronum çatıya düştü", "tr", "drone"],
  ["Merdivende dizim ağrıyor", "tr", "sore-knee"],
  ["He tore his knee ligament", "en", "sore-knee"],
  ["Dedemin sandığından bir mektup çıktı", "tr", "treasure-chest"],
  ["Lower the dumbbells slowly", "en", "dumbbell"],
  ["Ekran kartı fiyatları uçtu", "tr", "desktop-computer"],
  ["Bir tuşa bas", "tr", "keyboard"],
  ["Pack a rain jacket", "en", "coat"],
  ["Düdüklüyü açmadan önce bekleyin", "tr", "steaming-pot"],
])("[R16] words that judges missed have their drawing: %s", (text, language, thing) => {
  expect(shown(text, language)).toContain(thing);
});
