import type { PresetId } from "#presets.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

// prettier-ignore
export const FILM_MOODS = [
  "grave", "tense", "tender", "playful", "proud", "news", "calm", "bright", "dreamy", "electric",
] as const;
export type FilmMood = (typeof FILM_MOODS)[number];

/** Beginnings of words in both languages; `=` asks for the whole word, because a longer one means something else. */
const MOOD_WORDS: Readonly<Record<FilmMood, string>> = {
  grave: `ölüm öldü ölen öldür hayatını cenaze mezar =yas şehit deprem felaket trajedi soykırım anısına savaş sürgün yetim katliam
    death died =dead dying funeral grave mourn tragedy victim earthquake disaster genocide massacre war memorial grief orphan refugee holocaust`,
  tense: `korku kork dehşet gizem cinayet katil karanlık çığlık hayalet kâbus kabus gerilim lanet esrar tuhaf ürpert perili izliyor peşim
    fear scary horror terror murder killer haunted scream ghost nightmare creepy cursed stalker whisper mystery dark darkness vanish alone blood`,
  tender: `aşk sevgi sevgili anne baba bebek kalp özle sarıl şefkat evlilik düğün dede nine ninni dostluk hatıra teşekkür
    love mother father mom dad baby heart hug miss kiss wedding grandma grandpa tender kindness friendship memories thank gentle`,
  playful: `komik eğlen şaka gül oyun çocuk kedi köpek minik sevimli parti dans tatlı kahkaha çizgi kirpi hikâye hikaye masal
    funny fun joke play kid kids kitten puppy cute silly party dance laugh game prank adorable tiny`,
  proud: `zafer başarı kazan şampiyon gurur cumhuriyet atatürk fetih fethet feth padişah millet bayrak kahraman vatan cesaret rekor destan bağımsızlık hedef asla vazgeç güçlü
    victory success win champion proud pride hero courage record nation flag freedom strong never dream goal legend glory discipline`,
  news: `haber gündem açıkla bakan seçim meclis faiz enflasyon borsa dolar piyasa merkez ekonomi rapor karar yasa
    news breaking report minister election parliament inflation market stocks economy announce official government policy central`,
  calm: `huzur sakin nefes yoga meditasyon çay kahve kitap doğa sessiz dinlen yavaş bahçe sade denge
    calm peace breath yoga meditat tea coffee nature quiet relax slow garden simple balance mindful`,
  bright: `tarif lezzet ipucu kolay yemek hızlı yeni tatil seyahat indirim kampanya alışveriş sağlık öneri pratik mutfak
    recipe tips easy cook food tasty quick new travel trip sale discount offer shop healthy hack simple delicious kitchen best`,
  dreamy: `uyku rüya gece yıldız =ay uzay evren galaksi gökyüzü hayal okyanus derin sonsuz
    sleep dream night star moon space universe galaxy sky imagine ocean deep infinite cosmos planet`,
  electric: `teknoloji yapay zekâ zeka robot yazılım batarya elektrik telefon bilgisayar gelecek dijital internet kripto enerji oyun hız
    technology artificial =ai robot software battery electric phone computer future digital internet crypto energy gaming speed chip data`,
};

/** What a film is about chooses its look when nobody asked for one. */
const LOOK_WORDS: readonly (readonly [PresetId, string])[] = [
  [
    "kitchen",
    `tarif menemen yemek pişir mutfak lezzet domates soğan çorba tatlı kek hamur fırın yumurta kahvaltı doğra tava köfte pilav
    recipe cook kitchen food bake dish delicious tomato onion soup cake dough oven egg breakfast pasta chicken chop fry`,
  ],
  [
    "crema",
    "kahve espresso latte kafe çay çikolata kurabiye fincan coffee espresso latte cafe tea chocolate roast bean brew cup",
  ],
  ["night", "uyku uyu gece rüya yatak yastık sleep night bedtime dream pillow insomnia"],
  [
    "volt",
    "batarya elektrik enerji teknoloji yapay yazılım robot telefon bilgisayar çip kripto battery electric energy technology artificial =ai robot software phone computer chip crypto data internet",
  ],
  [
    "dread",
    "korku dehşet hayalet cinayet katil perili çığlık kâbus kabus lanet ürpert horror ghost haunted murder killer scream nightmare creepy cursed scary terror",
  ],
  [
    "nature",
    "orman deniz dağ doğa nehir göl ağaç kuş çiçek hayvan okyanus şelale balina aslan arı forest ocean mountain nature river lake tree bird flower animal wildlife waterfall whale lion bee",
  ],
  [
    "cosmos",
    "uzay gezegen galaksi evren yıldız kara delik roket mars ay'a astronot space planet galaxy universe stars black hole rocket mars astronaut telescope",
  ],
  [
    "luxury",
    "lüks altın servet yatırım zengin para marka mücevher saat finans borsa luxury gold wealth invest rich money jewel finance brand premium stocks",
  ],
  [
    "bold",
    "spor antrenman koş futbol =gol maç şampiyon =kas fitness motivasyon disiplin başarı sport workout run football goal match champion muscle fitness motivation discipline gym success",
  ],
  [
    "story",
    "tarih atatürk osmanlı savaş ordu asker padişah masal hikâye hikaye roman kitap imparatorluk fetih cumhuriyet antik history ottoman sultan tale story novel book empire ancient century king roman",
  ],
  [
    "festive",
    "kutlama doğum bayram parti yılbaşı düğün festival celebrate birthday party holiday christmas wedding festival",
  ],
  ["neon", "oyun siber neon gelecek gaming game cyber neon arcade esports future"],
  [
    "aurora",
    "aşk sevgi anne baba kalp özle huzur meditasyon yoga nefes love mother father heart peace meditat yoga breath kindness",
  ],
  ["minimal", "moda güzellik cilt bakım sade tasarım ev dekor fashion beauty skin minimal design home decor style"],
];

/** A single dark word makes no dark film: "dark chocolate", "a war on sugar". */
const LEAST_DARK_WORDS = 2;

export function findMood(text: string, language: Language): FilmMood {
  const words = cutWords(text, language);
  let best: FilmMood = "bright";
  let most = 0;
  for (const mood of FILM_MOODS) {
    const found = findWords(words, MOOD_WORDS[mood]);
    const isDark = mood === "grave" || mood === "tense";
    if (isDark && new Set(found).size < LEAST_DARK_WORDS) continue;
    const count = found.length * (isDark ? 1.3 : 1);
    if (count > most) [best, most] = [mood, count];
  }
  return best;
}

export function findLook(text: string, mood: FilmMood, language: Language): PresetId {
  if (mood === "grave") return "noir";
  const words = cutWords(text, language);
  let best: PresetId = mood === "tense" ? "dread" : "cinematic";
  let most = mood === "tense" ? 1 : 0;
  for (const [look, known] of LOOK_WORDS) {
    const count = findWords(words, known).length;
    if (count > most) [best, most] = [look, count];
  }
  return best;
}

function cutWords(text: string, language: Language): string[] {
  return lowerCase(text, language)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

function findWords(words: readonly string[], known: string): string[] {
  const stems = known.split(/\s+/u);
  return words.filter((word) => stems.some((stem) => begins(word, stem)));
}

/** Endings may follow; behind a stem of three letters a long rest makes another word. */
function begins(word: string, stem: string): boolean {
  if (stem.startsWith("=")) return word === stem.slice(1);
  return word.startsWith(stem) && word.length <= stem.length + (stem.length > 3 ? 7 : 3);
}
