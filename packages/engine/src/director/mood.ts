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
  grave: `ölüm öldü ölen öldür hayatını cenaze mezar =yas şehit deprem felaket trajedi soykırım anısına savaş sürgün yetim katliam yıkıl enkaz soykırımı =battı boğuldu boğulan
    death died =dead dying funeral grave mourn tragedy victim earthquake disaster genocide massacre war memorial grief orphan refugee holocaust rubble killed =sank drowned shipwreck lifeboats`,
  tense: `korku kork dehşet gizem cinayet katil karanlık çığlık hayalet kâbus kabus gerilim lanet esrar tuhaf ürpert ürper perili izliyor peşim fısılda fısıltı arkamda gölge tıkırtı gıcırda kayıp mezarlı sesleri tırmala bodrum
    fear scary horror terror murder killer haunted scream ghost nightmare creepy cursed stalker whisper mystery dark darkness vanish alone blood footsteps creak shadow scratch cellar basement attic`,
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
    "cinematic",
    `gezi gezgin seyahat tatil otel müze mağara günbatımı batımı rota vize uçak yolculuk travel trip hotel museum flight itinerary tower sunrise sunset metro`,
  ],
  [
    "kitchen",
    `tarif menemen yemek pişir mutfak lezzet domates soğan çorba tatlı kek hamur fırın yumurta kahvaltı doğra tava köfte pilav
    recipe cook kitchen bake dish delicious tomato onion soup cake dough oven egg breakfast pasta chicken chop fry pan butter sushi pizza taco street_food foods`,
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
    "orman deniz dağ doğa nehir göl ağaç kuş çiçek hayvan okyanus şelale balina aslan arı kutup buzul iklim bal bitki tohum forest arctic ice polar climate seed plant honey ocean mountain nature river lake tree bird flower animal wildlife waterfall whale lion bee",
  ],
  [
    "cosmos",
    "uzay gezegen galaksi evren yıldız karadelik roket =mars astronot teleskop space planet galaxy universe stars rocket =mars astronaut telescope =moon nasa apollo",
  ],
  [
    "luxury",
    "lüks altın servet yatırım zengin =para parayı marka mücevher finans borsa maaş tasarruf birikim harcama bütçe borç salary expense subscription saving savings budget payday luxury gold wealth invest rich money jewel finance brand premium stocks",
  ],
  [
    "bold",
    "spor antrenman koş futbol =gol maç şampiyon =kas fitness motivasyon disiplin başarı sport workout run football goal match champion muscle fitness motivation discipline gym success",
  ],
  [
    "story",
    "tarih atatürk osmanlı savaş ordu asker padişah masal hikâye hikaye roman kitap imparatorluk fetih cumhuriyet antik surlar kale piramit firavun ejderha prens history pyramid egypt dragon prince village merchant castle ottoman sultan tale story novel book empire ancient century king roman",
  ],
  [
    "festive",
    "kutlama doğum bayram parti yılbaşı düğün festival kedi köpek yavru oyuncak sevimli çocuklar puppy kitten =cats =cat =dog =dogs pet toy cute kids celebrate birthday party holiday christmas wedding festival",
  ],
  ["neon", "oyun siber neon gelecek gaming game cyber neon arcade esports future"],
  [
    "aurora",
    "huzur meditasyon yoga nefes gökyüzü =mavi =su suyu sağlık =water =sky =blue health drink peace meditat yoga breath kindness",
  ],
  [
    "minimal",
    "moda güzellik cilt bakım sade tasarım dekor sezon koleksiyon butik uygulama fashion receipt app season beauty skin minimal design home decor style",
  ],
];

/** A single dark word makes no dark film: "dark chocolate", "a war on sugar". */
const LEAST_DARK_WORDS = 2;

const DEATHS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:mother|father|mom|dad|son|daughter|brother|sister|wife|husband|friend|child|children|people|soldiers|he|she|they|grandmother|grandfather)(?: (?:was|were|is|are|had|been|has|have)){0,3} (?:dead|died|killed|murdered)\b|\b(?:killed|murdered) (?:his|her|their|my|our|the|a|an) (?:\p{L}+ )?(?:mother|father|brother|sister|wife|husband|son|daughter|king|sultan|man|woman|family|people|children)\b/u,
  tr: /(?:anne|baba|kardeş|oğl|oğul|kızı|karısı|kocası|eşi|dede|nine|çocuk|asker|insan|kişi|arkadaş)\p{L}* (?:öldü|ölmüş|öldürül|öldürt|öldürdü|hayatını kaybet|can verdi)|(?<!zaman |vakit )öldürttü|şehit (?:ol|düş)/u,
};

export function findMood(text: string, language: Language): FilmMood {
  const words = cutWords(text, language);
  const isDeathTold = DEATHS[language].test(words.join(" "));
  let best: FilmMood = "bright";
  let most = 0;
  for (const mood of FILM_MOODS) {
    const found = findWords(words, MOOD_WORDS[mood]);
    const isDark = mood === "grave" || mood === "tense";
    // Somebody's death is no word by the way.
    if (mood === "grave" && isDeathTold) return mood;
    if (isDark && new Set(found).size < LEAST_DARK_WORDS) continue;
    const count = found.length * (isDark ? 1.3 : 1);
    if (count > most) [best, most] = [mood, count];
  }
  return best;
}

/** The look of a mood, for a text whose words choose none. */
const MOOD_LOOKS: Readonly<Partial<Record<FilmMood, PresetId>>> = {
  grave: "noir",
  tense: "dread",
  tender: "story",
  playful: "festive",
  dreamy: "night",
  electric: "volt",
};

/** One word by the way chooses no look; in the first sentence it counts for two. */
const LEAST_LOOK_WORDS = 2;

export function findLook(text: string, mood: FilmMood, language: Language): PresetId {
  const usual = MOOD_LOOKS[mood] ?? "cinematic";
  if (mood === "grave" || mood === "tense") return usual;
  const first = cutWords(/^.*?(?:[.!?:]|$)/su.exec(text)?.[0] ?? "", language);
  const words = [...cutWords(text, language), ...first];
  let best: PresetId = usual;
  let most = LEAST_LOOK_WORDS - 1;
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
