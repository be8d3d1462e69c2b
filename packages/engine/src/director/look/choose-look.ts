import type { PresetId } from "#presets.ts";
import { cutLetters, findWords } from "./mood.ts";
import type { FilmMood } from "./mood.ts";
import type { Language } from "#spec.ts";
import type { Draft } from "#director/draft.ts";

/** What a film may be about: the beginnings of its words in both languages, and the drawings that tell of it. */
type Subject = { look: PresetId; words: string; things: RegExp };

/** What a film is about chooses its look when nobody asked for one. Of equals the first is taken. */
const SUBJECTS: readonly Subject[] = [
  {
    look: "kitchen",
    words: `tarif menemen yemek pişir mutfak lezzet domates soğan çorba tatlı kek hamur fırın yumurta kahvaltı doğra tava tavada tencere köfte pilav karpuz ekmek peynir sarma zeytinyağ haşla kavur pirinç salata börek
      recipe cook kitchen bake dish delicious tomato onion soup cake dough oven =egg =eggs breakfast pasta chicken chop =fry =pan butter sushi pizza taco street_food foods burger stew meal sourdough flour pie cinnamon salad snack`,
    things:
      /^(?:tomato|onion|garlic|carrot|potato|cucumber|eggplant|bell-pepper|hot-pepper|broccoli|leafy-green|corn|ear-of-corn|mushroom|avocado|bread|baguette.*|croissant|bagel|pancakes|bubbling-batter|waffle|cheese.*|meat-.*|cut-of-meat|bacon|hamburger|french-fries|pizza|hot-dog|sandwich|taco|burrito|egg|cooking|frying-pan|pot-of-food|steaming-pot|green-salad|butter|salt|rice|cooked-rice|.*-rice|curry-rice|steaming-bowl|spaghetti|sushi|fried-shrimp|dumpling|pie|shortcake|birthday-cake|cupcake|ice-cream|soft-ice-cream|doughnut|cookie|watermelon|melon|lemon|tangerine|banana|pineapple|mango|red-apple|green-apple|pear|peach|cherries|strawberry|blueberries|kiwi.*|grapes|olive|olive-oil|coconut|fork-and-knife.*|kitchen-knife|bowl-with-spoon|dough|oven|flour-sack|rolling-pin|whisk|wooden-spoon|spices|lentils?|lentil-soup|soup-blender|blender|menemen|dolma|doner|kofte|kunefe|lahmacun|manti|pide|borek|baklava|simit|shish-kebab|raw-meatballs|yogurt|ayran|pickle-jar|jam-jar|measuring-cup|chef-hat|breakfast-plate|chickpeas|nuts|walnut|fruit-bowl|smoothie|dates-fruit|rice-pudding|pumpkin)$/u,
  },
  {
    look: "crema",
    words: `kahve espresso latte kafe çay çaycı çikolata kurabiye fincan coffee espresso latte cafe =tea chocolate roast =beans brew =cup barista bakery bookshop kitapçı pastane sohbet pazar pazarcı esnaf dükkân dükkan market_stall neighbours soap handmade sabun`,
    things:
      /^(?:hot-beverage|turkish-coffee|teapot|double-teapot|tea-glass|teacup.*|coffee-.*|instant-coffee-jar|cezve|lokum|chocolate-bar|market-stall|cash-register|soap|basket)$/u,
  },
  {
    look: "cinematic",
    words: `gezi gezgin seyahat tatil otel müze mağara günbatımı batımı rota vize uçak yolculuk valiz havalimanı liman plaj koyda sahil tren kamp
      travel trip hotel museum flight itinerary tower sunrise sunset metro airport suitcase beach coast island train tram camping abroad tourist passport summer`,
    things:
      /^(?:airplane.*|luggage|passport|boarding-pass|world-map|compass|beach.*|desert-island|island|tent|camping|hot-air-balloon|sailboat|ferry|motor-boat|passenger-ship|.*train.*|tram.*|railway.*|bus.*|sunrise.*|sunset.*|eiffel-tower|pisa-tower|colosseum|taj-mahal|galata-tower|stone-tower|maidens-tower|statue-of-liberty|tokyo-tower|fairy-chimneys|signpost|road|winding-road|sunglasses|cave-hotel|automobile|motor-scooter|suspension-bridge|umbrella-on-ground)$/u,
  },
  {
    look: "night",
    words: `uyku uyu uyur uyuyor yatak yastık ninni sleep asleep bedtime pillow insomnia lullaby`,
    things: /^(?:sleeper|sleeping-face|bed|person-in-bed|sleeping-cat)$/u,
  },
  {
    look: "volt",
    words: `batarya elektrik enerji teknoloji yapay yazılım robot telefon bilgisayar çip internet modem şifre siber uygulamayı ekran kart wifi parola
      battery electric energy technology artificial =ai robot software phone laptop computer chip internet password hacker online server app_store algorithm notification automate`,
    things:
      /^(?:battery|low-battery|lithium-battery|solid-state-battery|robot|robot-arm|laptop.*|desktop-computer|mobile-phone|smartphone.*|keyboard|computer-.*|microchip|server-rack|router|wifi-signal|satellite.*|electric-plug|phone-.*|cracked-phone|code-window|browser-window|app-screen|vr-headset|drone|charging-station|electric-car|high-voltage|solar-panel)$/u,
  },
  {
    look: "nature",
    words: `orman deniz dağ doğa nehir göl ağaç kuş çiçek hayvan okyanus şelale balina aslan =arı arılar arıların kutup buzul iklim =bal bitki tohum saksı penguen zürafa fil kurt geyik ayı kaplumbağa sürü yavruları çoban bahar kelebek denizatı ahtapot yaban
      forest arctic =ice polar climate seed plant houseplant honey ocean =sea mountain nature river lake tree bird flower animal wildlife waterfall whale lion =bee bees penguin elephant giraffe wolves wolf bear turtle seahorse octopus dolphin shark volcano garden leaves species`,
    things:
      /^(?:.*-tree|cactus|seedling|herb|four-leaf-clover|.*-leaf|leaf-.*|fallen-leaf|potted-plant|.*flower|sunflower|tulip|rose|hibiscus|cherry-blossom|blossom|bouquet|lion|tiger.*|leopard|elephant|giraffe.*|zebra|gorilla|orangutan|bear|polar-bear|swimming-polar-bear|panda|wolf|fox|deer|bison|ox|ewe|ram|goat|camel|llama|kangaroo|sloth|otter|beaver|hedgehog|bat|bird|blackbird|eagle|duck|swan|owl|parrot|peacock|flamingo|penguin|dove|seagull|turtle|lizard|snake|crocodile|frog|whale|spouting-whale|dolphin|seal|fish|tropical-fish|shark|octopus|jellyfish|coral|anglerfish|seahorse|starfish|crab|snail|butterfly|bug|ant|honeybee|bee-dance|beehive|honey-jar|lady-beetle|spider|mountain|snow-capped-mountain|volcano|forest|lake|river|waterfall|wheat-field|olive-tree|dandelion|iceberg|melting-ice|ice-free-sea|watering-can|earth-in-hands|wilted-flower)$/u,
  },
  {
    look: "cosmos",
    words: `uzay gezegen galaksi evren yıldız karadelik roket =mars astronot teleskop ışık_yılı space planet galaxy universe =stars =star rocket =mars astronaut telescope =moon nasa apollo comet`,
    things:
      /^(?:rocket|astronaut|planet.*|ringed-planet|galaxy|milky-way|black-hole|mars|moon-.*|full-moon|solar-system|solar-eclipse|telescope|satellite|comet|flying-saucer)$/u,
  },
  {
    look: "luxury",
    words: `lüks altın servet zengin mücevher elmas yatırım yatırımcı borsa hisse bitcoin kripto luxury gold wealth invest investor rich jewel diamond premium stocks bitcoin crypto exclusive`,
    things: /^(?:gold-bar|gem-stone|ring|crown|candlestick-chart|treasure-chest|money-bag)$/u,
  },
  {
    look: "bold",
    words: `spor antrenman koş koşu futbol =gol maç maçta şampiyon =kas fitness motivasyon disiplin başarı penaltı kaleci stat stadyum yarış hakem
      sport workout =run runner running football goal goals match champion muscle fitness motivation discipline gym success race coach trained marathon scored barefoot swim basketball`,
    things:
      /^(?:soccer-ball|basketball.*|volleyball|tennis|person-running|running-shoe|tying-shoes|treadmill|dumbbell|kettlebell|person-lifting-weights|flexed-biceps|trophy|sports-medal|1st-place-medal|podium|goal-net|goalkeeper|stadium.*|whistle|boxing-glove|person-swimming|swimming-pool|jump-rope|martial-arts-uniform)$/u,
  },
  {
    look: "story",
    words: `tarih atatürk osmanlı savaş ordu asker padişah masal hikâye hikaye roman kitap imparatorluk fetih cumhuriyet antik surlar kale piramit firavun ejderha prens yüzyıl tablo ressam dede dedem nine anne annem baba babam mektup eskiden bayram ramazan mahalle aşk hatıra
      history pyramid egypt dragon prince village merchant castle ottoman sultan tale story novel book books empire ancient century king roman grandfather grandmother grandma grandpa letter letters mother father love nobel painting museum diary library`,
    things:
      /^(?:scroll|castle.*|city-walls|pyramids|great-pyramid|paid-workers|trade-routes|silent-road|madrasa|mortar-and-pestle|scared-dragon|dark-village|candlelit-village|sphinx|pharaoh-mask|sultan|fez|galleon|cannon|crossed-swords|scimitar|knight-helmet|quill-and-ink|old-(?:man|woman)|grandparents|mother-and-child|father-and-child|family|holding-hands|love-letter|handwritten-letter|worn-letter|photo-album|framed-picture|classical-building|ramadan-lantern|mosque|whirling-dervish|dragon|breathing-dragon|crown|books|open-book|hourglass.*|colosseum|stonehenge|village)$/u,
  },
  {
    look: "festive",
    words: `damat gelin halay kutlama doğum bayram parti yılbaşı düğün festival kedi kediler kedimiz köpek yavru oyuncak sevimli çocuk çocuklar çocuklarla bebek oyun eğlen gülüş kızak
      puppy kitten =cats =cat =dog =dogs pet toy cute =kid =kids children celebrate birthday party holiday christmas wedding festival funny joke silly laugh toddler playground yawn`,
    things:
      /^(?:cat-.*|cat|kitten|dog.*|crying-puppy|pet-bed|vet-and-dog|teddy-bear|balloon|party-popper|wrapped-gift|birthday-cake|child|baby.*|joystick|kite|puzzle-piece|building-blocks|rabbit-face|hamster|paw-prints|leash|bone|jack-o-lantern|christmas-tree|confetti-ball|yo-yo|wedding|newlyweds|yawning-face|face-with-tears-of-joy|dancer.*)$/u,
  },
  {
    look: "neon",
    words: `siber neon espor konsol gaming gamer cyber neon arcade esports nightclub`,
    things: /^(?:video-game|alien-monster|mirror-ball|crystal-ball)$/u,
  },
  {
    look: "aurora",
    words: `huzur meditasyon yoga nefes gökyüzü =mavi =su suyu sağlık sırt omurga virüs grip antibiyotik aşı kan kanı bakteri doktor diş dişler hastalık göz gözünü uyarı para parayı maaş tasarruf birikim harcama bütçe borç fatura faturasını israf
      =water =sky =blue health drink peace meditat yoga breath kindness stomach virus vaccine antibody doctor tooth teeth spine stretch posture headache salary expense subscription saving savings budget payday money penny broke rent debt sugar`,
    things:
      /^(?:person-in-lotus-position|yoga-mat|glass-of-water|water-bottle|droplet|tooth|toothbrush|toothpaste|stethoscope|pill|pill-bottle|syringe|microbe|drop-of-blood|heart-monitor|anatomical-heart|brain|lungs|eye|bone|health-worker|first-aid-kit|adhesive-bandage|face-with-medical-mask|piggy-bank|coin|coin-stack|wallet|dollar-banknote|lira-coin|dollar-coin|safe|bank|thermometer|sponge|lotion-bottle|washing-machine|bathtub)$/u,
  },
  {
    look: "minimal",
    words: `moda güzellik cilt bakım sade tasarım dekor sezon koleksiyon butik uygulama iş_görüşme görüşmene şirket şirketi toplantı yönetici müşteri girişim startup mail verimli mola liste sınav ders odak satranç hamle
      fashion receipt =app season beauty skin minimal design home decor style collection linen manager managers meeting office interview career exam exams study chapter startup customer focus productiv calendar task notifications photographer chess mistake mistakes sorry`,
    things:
      /^(?:office-worker|briefcase|resume|handshake|exam-paper|school-desk|memo|checklist|spiral-.*|clipboard|calendar|pencil|notebook-and-pen|necktie|dress|t-shirt|clothes-rack|womans-.*|handbag|lipstick|perfume|cream-jar|mirror|chess-pawn|house-keys|signed-contract|graduation-cap|spreadsheet|camera.*|receipt)$/u,
  },
  {
    look: "retro",
    words: `müzik şarkı gitar plak kaset radyo nostalji seksenler doksanlar dans retro vintage nostalgia cassette vinyl radio guitar song eighties nineties band chords disco`,
    things:
      /^(?:guitar|saxophone|trumpet|violin|radio|videocassette|optical-disk|musical-.*|microphone|studio-microphone|drum|long-drum|saz|television|film-.*|accordion|banjo|headphone)$/u,
  },
];

/** The look of a mood, for a text whose words and pictures choose none. */
const MOOD_LOOKS: Readonly<Record<FilmMood, PresetId>> = {
  grave: "noir",
  tense: "dread",
  tender: "story",
  playful: "festive",
  proud: "bold",
  news: "minimal",
  calm: "crema",
  bright: "cinematic",
  dreamy: "aurora",
  electric: "volt",
};

/** One word by the way chooses no look; in the first sentence it counts for two. */
const LEAST_OF_LOOK = 2;
/** In so many of its scenes a longer film speaks of what gives it its look. */
const LEAST_SCENES = 2;
const SHORT_TEXT = 4;

/** What a whole film is about, and the time it tells of, weigh more than a word. */
const ABOUT = 2;
const TENDER_BEFORE = 2;
const LONG_AGO = /(?<!\d)1[0-8]\d\d(?!\d)/u;

/** What is told in grief or fear has its look before anything is shown. */
export function graveLook(mood: FilmMood): PresetId | undefined {
  return mood === "grave" || mood === "tense" ? MOOD_LOOKS[mood] : undefined;
}

/** The look of what is told: its words count, and so does what its scenes show. */
export function chooseLook(
  texts: readonly string[],
  { drafts, topic }: { drafts: readonly Draft[]; topic: string | null },
  mood: FilmMood,
  language: Language,
): PresetId {
  const words = cutLetters([...texts, texts[0] ?? ""].join(" "), language);
  const shown = drafts.flatMap(({ things }) => things.slice(0, 2)).filter(({ isRefused }) => !isRefused);
  const cut = texts.map((text) => cutLetters(text, language));
  let best = MOOD_LOOKS[mood];
  // A love that is told over the telephone is no film about telephones.
  let most = LEAST_OF_LOOK - 0.5 + (mood === "tender" ? TENDER_BEFORE : 0);
  for (const { look, words: known, things } of SUBJECTS) {
    const slugs = new Set(shown.map(({ slug }) => slug).filter((slug) => things.test(slug)));
    const isAbout = topic !== null && things.test(topic);
    // A soup by the way makes no film about cooking: what a film is about is told of more than once, or at its beginning.
    const isTold = (at: number) =>
      findWords(cut[at] ?? [], known).length > 0 || (drafts[at]?.things.some(({ slug }) => things.test(slug)) ?? false);
    const support = texts.filter((_, at) => isTold(at)).length;
    if (support < LEAST_SCENES && !isAbout && !isTold(0) && texts.length > SHORT_TEXT) continue;
    const isOld = look === "story" && LONG_AGO.test(texts.join(" "));
    // A film that opens on a map goes there, whatever is eaten on the way.
    const isJourney = look === "cinematic" && drafts[0]?.kind === "map" && topic === null;
    const count =
      findWords(words, known).length +
      slugs.size +
      (isAbout || isOld ? ABOUT : 0) +
      (isAbout && mood === "tender" ? TENDER_BEFORE : 0) +
      (isJourney ? 3 * ABOUT : 0);
    if (count > most) [best, most] = [look, count];
  }
  return best;
}
