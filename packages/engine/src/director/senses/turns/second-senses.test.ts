import { beforeAll, expect, test } from "vitest";
import { loadFilmOf } from "#tools/told-film.ts";
import type { FilmOf } from "#tools/told-film.ts";

let filmOf: FilmOf;
beforeAll(async () => {
  filmOf = await loadFilmOf();
}, 120_000);

const shown = (text: string) =>
  filmOf(text).scenes.flatMap(({ things, place }) => [
    ...things.map(({ slug }) => slug),
    ...(place ? [`map:${place.name}`] : []),
  ]);

test.each<[string, string, string | null]>([
  ["I bought an old piano. I replaced the strings and cleaned the hammers.", "violin", "musical-keyboard"],
  ["I bought an old piano. I replaced the strings and cleaned the hammers.", "hammer", "musical-keyboard"],
  ["İnsan beyni vücut enerjisinin yüzde yirmisini harcar.", "money-with-wings", "high-voltage"],
  ["Zamanını boşa harcama.", "money-with-wings", "hourglass-done"],
  ["Her ay çok para harcıyorum.", "high-voltage", null],
  ["Use a level to hang your pictures straight.", "camera", "framed-picture"],
  ["A spider's silk is stronger than steel.", "silk", "spider-web"],
  ["Rinse the rice until the water runs clear.", "soap", "cooked-rice"],
  ["Grill the steak for three minutes on each side.", "shish-kebab", "cut-of-meat"],
  ["Teneffüs zili çalınca herkes bahçeye koştu.", "house-with-garden", "school"],
  ["She won the gold medal with a broken wrist.", "watch", "sports-medal"],
  ["The first computer filled an entire room.", "laptop", "server-rack"],
  ["My first computer was blue.", "server-rack", null],
  ["Mısır piramitlerini kimin yaptığı hâlâ tartışılıyor.", "arguing-pair", "pyramids"],
  ["Someone was knocking on the window of my bedroom.", "knocking-hand", "window"],
  ["Düştüğün yerden kalkmayı öğrenmelisin.", "figure-she-adult-today-2-wake-calm", "helping-up"],
  ["The twins finally fell asleep in the car.", "person-in-bed", "automobile"],
  ["Bitcoin lost half of its value in one month.", "chart-increasing", "chart-decreasing"],
  ["Altın bir ayda değerinin yarısını kaybetti.", "chart-increasing", "chart-decreasing"],
  ["Sekiz saat uyumak iyidir.", "alarm-clock", "sleeper"],
  ["Günde sekiz saat uyumak bağışıklığı güçlendirir.", "wall-clock", "sleeper"],
  ["Gece uyumak istemiyor.", "sleeper", null],
  ["The queen bee rules the hive. Drones do no work at all.", "drone", "honeybee"],
  ["An asteroid exploded over Siberia. The crater was never found.", "volcano", null],
  ["Cut off both legs of your old jeans and sew the bottom shut.", "leg", "jeans"],
  ["The last leg of the trip was the hardest.", "leg", null],
  ["Gamers, use your potions. What if there is a stronger boss?", "office-worker", "ogre"],
  ["My boss called me to the office.", "ogre", null],
  ["Knit a scarf with two needles.", "sewing-needle", "yarn"],
  ["Glass is made by melting sand.", "melting-ice", "desert-dunes"],
  ["The ice is melting at the pole.", "desert-dunes", "melting-ice"],
  ["Your heart races even when you lie still.", "chequered-flag", "red-heart"],
  ["At six the sun lines up between the buildings.", "waiting-line", "sun"],
  ["In the dressing room nobody spoke.", "sauce-bottle", null],
  ["Stop buying paper towels, old t-shirts work as well.", "towel", "t-shirt"],
  ["She put a lasagne the size of a mattress on the table.", "bed", "table"],
  ["The mechanic charged her for a broken mirror.", "mirror", "car-mirror"],
  ["The bride cried when her father walked her down the aisle.", "bowed-figure", "newlyweds"],
  ["The runner collapsed ten metres before the finish line.", "finish-line", "chequered-flag"],
  ["Stop watering dead flowers.", "tulip", "wilted-flower"],
  ["The box was too small to use.", "measuring-tape", "package"],
  ["It flattened forests in an area bigger than London.", "map:London", "forest"],
  ["At half time Liverpool were losing the match three nil.", "map:Liverpool", null],
  ["Drizzle honey over warm goat cheese.", "olive-oil", "honey-jar"],
  ["Drizzle some oil over the tomatoes and bake them.", "honey-jar", "olive-oil"],
  ["We opened a shop with a loan from my uncle.", "credit-card", "money-bag"],
  ["Amcamdan aldığım borçla dükkân açtım.", "credit-card", null],
  ["Put on the headset and you are suddenly standing on Mars.", "headphone", "vr-headset"],
  ["My headset has great sound for music.", "vr-headset", "headphone"],
  ["Dad taught me to ride a bike on an empty parking lot.", "automobile", "person-biking"],
  ["The twins haven't spoken to each other since the wedding.", "baby", null],
  ["The twins were born at midnight.", "newlyweds", "baby"],
  ["Turn an old ladder into a bookshelf with two planks.", "plank-figure", "wood"],
  ["Hold a plank for sixty seconds every day.", "wood", "plank-figure"],
  ["Knit a simple hat this weekend.", "top-hat", "yarn"],
  ["Why does my puppy spin in circles before lying down?", "lying-figure", null],
  ["Ten push-ups a day changed my shoulders.", "spine-figure", null],
  ["My lower back pain is gone.", "flexed-biceps", null],
  ["Yanardağın ağzından lav fışkırıyor.", "mouth", "volcano"],
  ["Ağzını kapat da sinek kaçmasın.", "volcano", null],
  ["Voleybol milli takımımız finalde.", "soccer-ball", "volleyball"],
  ["Bel ağrınız varsa ağır kutuyu dizlerinizi bükerek kaldırın.", "sore-knee", "package"],
  ["Toprağa tohum ek ve sula.", "shovel", null],
  ["Toprağa bir çukur kazıp hazineyi gömdüler.", "seedling", null],
  ["Hititler ile Mısır arasındaki antlaşma kil tablete yazılmıştı.", "ear-of-corn", null],
  ["Közde mısır yedik.", "map:Mısır", "ear-of-corn"],
  ["Orkideni buz küpüyle sula.", "iceberg", "ice-cubes"],
  ["Freeze leftover coffee in an ice cube tray.", "tray", "ice-cubes"],
  ["Papağanım zil sesini taklit ediyor.", "studio-microphone", "parrot"],
  ["Rafı su terazisi kullanarak as.", "balance-scale", null],
  ["Bir dönüm zeytinlikten ne kazanılır?", "steaming-pot", null],
  ["Under the microscope a grain of sand resembles a tiny jewel.", "wood", "microscope"],
  ["She was not Egyptian by blood.", "drop-of-blood", null],
  ["Knit it with one ball of wool.", "ewe", "yarn"],
  ["Berlin Duvarı yıkıldığında herkes sokaktaydı.", "breached-wall", "brick"],
  ["An earthquake shook southern Turkey.", "turkey", "map:Türkiye"],
  ["The turkey is in the oven.", "map:Türkiye", "turkey"],
  ["Skip the Eiffel Tower queue and take the stairs.", "crossed", "eiffel-tower"],
])("[R16] %s", (text, wrong, right) => {
  const things = shown(text);
  expect(things).not.toContain(wrong);
  expect(right === null || things.includes(right)).toBe(true);
});

const refused = (text: string) =>
  filmOf(text).scenes.flatMap(({ things }) => things.filter(({ isRefused }) => isRefused).map(({ slug }) => slug));

test.each<[string, string, boolean]>([
  ["Skip the Eiffel Tower queue and take the stairs.", "eiffel-tower", false],
  ["Skip the taxi and take the metro.", "taxi", true],
  ["Fas çarşılarında pazarlık yapmadan sakın halı almayın.", "carpet", false],
  ["Fas çarşılarında sakın halı almayın.", "carpet", true],
])("[R16.3] %s: is %s struck out? %s", (text, slug, isStruckOut) => {
  expect(refused(text).includes(slug)).toBe(isStruckOut);
});

test("[R16.3] a ball for the beach brings no sea", () => {
  const grounds = (text: string) => filmOf(text).scenes.map(({ landscape }) => landscape);
  expect(grounds("The first satellite was about the size of a beach ball.")).not.toContain("sea");
  expect(grounds("We slept on the beach.")).toContain("sea");
});
