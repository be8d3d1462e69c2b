import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

// prettier-ignore
export const FILM_MOODS = [
  "grave", "tense", "tender", "playful", "proud", "news", "calm", "bright", "dreamy", "electric",
] as const;
export type FilmMood = (typeof FILM_MOODS)[number];

/** Beginnings of words in both languages; `=` asks for the whole word, because a longer one means something else. */
const MOOD_WORDS: Readonly<Record<FilmMood, string>> = {
  grave: `ölüm öldü ölen öldür hayatını cenaze mezar =yas şehit deprem felaket trajedi soykırım anısına savaş sürgün yetim katliam yıkıl zehir enkaz soykırımı =battı titanik boğuldu boğulan
    death died =dead dying funeral grave mourn tragedy victim earthquake disaster genocide massacre =war =wars warfare memorial grief orphan refugee holocaust rubble killed titanic poison =sank drowned shipwreck lifeboats unsinkable`,
  tense: `korku kork dehşet gizem cinayet katil katildir karanlık çığlık hayalet kâbus kabus gerilim lanet esrar tuhaf ürpert ürper perili izliyor peşim fısılda fısıltı arkamda gölge tıkırtı gıcırda kayıp mezarlı sesleri tırmala bodrum ceset cesed =kanlı müebbet otopsi maktul =kayboldu şüpheli tutuklan
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

/** A single dark word makes no dark film: "dark chocolate", "a war on sugar". */
const LEAST_DARK_WORDS = 2;

/** In so many sentences a text must speak of death or war: one by the way does not turn a whole film grey. */
const LEAST_DARK_SENTENCES = 2;
/** Told once, these are what a text is about. */
const STAYS_GRAVE =
  /titani[ck]|soykırım|katliam|holocaust|genocide|massacre|deprem|earthquake|cenaze|şehit|anısına|in memory|çernobil|chernobyl|hiroşima|hiroshima/u;

/** "Depremler neden olur?", "How do volcanoes kill?": who asks why explains, and does not mourn. */
const EXPLAINS = /^[^.!]{0,60}(?<!\p{L})(?:neden|niçin|nasıl|nedir|why|how|what)(?!\p{L})[^.!]{0,60}\?/iu;

function countDark(text: string, language: Language): number {
  const sentences = text.split(/[.!?…\n]+/u).filter((sentence) => sentence.trim() !== "");
  const dark = sentences.filter((sentence) => findWords(cutLetters(sentence, language), MOOD_WORDS.grave).length > 0);
  return sentences.length <= LEAST_DARK_SENTENCES ? LEAST_DARK_SENTENCES : dark.length;
}

const MOST_OF_SHORT = 5;

function isShort(text: string): boolean {
  return text.split(/[.!?…\n]+/u).filter((sentence) => sentence.trim() !== "").length <= MOST_OF_SHORT;
}

const DEATHS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:mother|father|mom|dad|son|daughter|brother|sister|wife|husband|friend|child|children|people|soldiers|he|she|they|grandmother|grandfather)(?: (?:was|were|is|are|had|been|has|have)){0,3} (?:dead|died|killed|murdered)\b|\b(?:killed|murdered) (?:his|her|their|my|our|the|a|an) (?:\p{L}+ )?(?:mother|father|brother|sister|wife|husband|son|daughter|king|sultan|man|woman|family|people|children)\b|\btitanic (?:went down|sank|sinks|was sinking)/u,
  tr: /(?:anne|baba|kardeş|oğl|oğul|kızı|karısı|kocası|eşi|dede|nine|çocuk|asker|insan|kişi|arkadaş)\p{L}* (?:öldü|ölmüş|öldürül|öldürt|öldürdü|hayatını kaybet|can verdi)|(?<!zaman |vakit )öldürttü|şehit (?:ol|düş)/u,
};

/** What nobody tells without wanting to frighten, where it happens at night, in the dark or at a door. */
const UNCANNY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:nobody|no one) was (?:there|inside|home)\b|\bhad no (?:shadow|face|eyes|reflection)\b|\bmoved (?:one|a) (?:seat|step|inch) closer\b|\bphoto of (?:me|her|him|us) asleep\b|\bbreathing (?:behind|under)\b|\bwet footprints\b|\b(?:opened|closed|moved|played|rang) by itself\b|\bmy name (?:was|is) (?:written|scratched|carved) (?:on|in|into) (?:it|the)\b|\bnobody (?:lived|had lived) there\b/u,
  tr: /(?<!\p{L})(?:kimse (?:yoktu|oturmu|yaşamıyor)|ıslak ayak iz|kendi kendine (?:açıl|kapan|çal|hareket|oyna)|(?:üzerinde|duvarda|aynada|camda) adım yaz|bir daha (?:binme|dönme|girme|uyuma)d|gölgesi yoktu|yüzü yoktu|kapı aralıktı|arkamdan geldi|adımı fısılda|yatağın altından)/u,
};
/** Cues of a quiet fear, and of a quiet loss: one or two by the way say nothing, three tell what is told. */
const QUIET_FEAR: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:never|don't|not|can't) (?:ever )?(?:be )?open(?:ed)?\b/u,
    /\b(?:behind|outside|under|inside) (?:the|my|her|his|our) (?:door|bed|wall|walls|window|mirror|closet|floor)\b|\bbehind (?:me|her|him|us)\b/u,
    /\b(?:someone|somebody|something|it) (?:was |is |has been |kept )?(?:hum|breath|knock|whisper|stand|watch|star|scratch|smil|mov|wait|call|crawl|follow)\w*/u,
    /\b(?:i live alone|i was alone|nobody else|no one else|nobody was|no one was|empty house|abandoned|lives? alone)\b/u,
    /\b(?:knock(?:s|ed|ing)?|footsteps?|humming|breathing|giggl\w+|scratching|creak\w*|static)\b/u,
    /\b(?:midnight|[1-4](?::\d\d)? ?(?:am|a m)|3:\d\d|pitch black|lights? went out|power went out)\b/u,
    /\b(?:my|her|his|its) (?:own )?(?:voice|reflection|face|shadow)\b|\b(?:that|it) (?:wasn't|was not|isn't) (?:me|him|her|my|human)\b/u,
    /\b(?:doll|mannequin|clown|mirror|attic|basement|cellar|grave\w*|coffin|asylum)\b/u,
    /\b(?:still (?:there|here|watching|inside)|closer|don't (?:look|answer|turn)|run)\b/u,
    /\bmy name (?:was |is )?(?:on|in|written)\b/u,
    /\bwho (?:was|is) (?:there|inside)\b|\bwas already (?:on|there|open|inside)\b/u,
    /\b(?:never|do not|don't) (?:count|look|turn|answer|open|say|speak|let (?:it|them|him|her) in)\b/u,
    /\bfrom (?:below|behind|inside|downstairs|upstairs|the (?:cellar|basement|attic|walls?|dark))\b|\binside the walls?\b/u,
    /\b(?:there (?:is|was|were)|i saw) (?:nothing|nobody|no one)(?: \w+)? there\b|\bnobody (?:uses|lives|goes|believes)\b/u,
    /\b(?:lights?|lamp|screen|candle) (?:flicker\w*|went out|died|turned on)|\bflicker(?:ed|ing)?\b/u,
    /\b(?:hallway|corridor|the hall|staircase|stairs|thirteen|room \d+|empty (?:road|street|station|train|seat))\b/u,
    /\b(?:last|every|first|second|third|that) night\b/u,
    /\b(?:knocked back|kept (?:looking|staring|ringing|smiling)|one second late|moves? before|steps? behind|waving at|laughed in (?:his|her) sleep|in (?:his|her|its) sleep|it waited|breathing)\b/u,
    /\bnever (?:came|come) back\b|\bnever seen again\b|\bnot been (?:connected|opened|used|lived)\b|\brang again\b/u,
    /\b(?:says|said) (?:she|he|it) (?:likes|lives|is (?:here|cold|hungry)|hears)\b|\b(?:keeps|kept) (?:waving|pointing|talking|smiling|staring) (?:at|to)\b/u,
    /\b(?:has been|had been|was already|already) (?:dead|gone|missing)|died (?:years|months|weeks|last)|buried\b/u,
  ],
  tr: [
    /(?:hiç|asla) aç(?:ma|ıl)|açmadığımız|kilitli (?:oda|kapı)|kapıyı açma/u,
    /(?:kapının|duvarın|yatağın|camın|aynanın|perdenin) (?:arkasında|arkasından|altında|altından|ardında|önünde)|(?:arkamda|arkamdan|peşimde)/u,
    /(?:biri|birisi|bir şey|bir ses|bir el|bir çocuk|bir kadın|bir adam) \p{L}*\s?(?:fısıl|nefes|tırmal|mırıldan|bekliyor|duruyor|izliyor|bakıyor|gülümsü|vur|çaldı|ağlıyor|dokun)/u,
    /(?:yalnız|tek başıma|tek başına) yaş|kimse (?:yok|kalma|otur|yaşa|bilm)|evde yalnız|boş ev|terk edilmiş/u,
    /ayak ses|kapı çal|tıkırtı|gıcırt|mırıld|hışırt|nefes ses|fısıl|tırmal|ninni/u,
    /gece yarısı|saat (?:üç|03|3)|03:\d\d|zifiri|ışıklar söndü|elektrikler? kesil/u,
    /(?:benim|onun|kendi) (?:sesi|yüzü|yansıma|gölge)|yansımam|gölgem|ben değildim|o değildi/u,
    /oyuncak bebek|ayna(?:da|ya|dan)|bodrum|tavan arası|mezar|tabut|kuyu/u,
    /hâlâ orada|hala orada|yaklaş(?:ıyor|tı)|arkana bakma|kaç(?:ın)?(?!\p{L})|bana bak(?:ıyor|tı)/u,
    /cevap ver(?:di|me)|seslendi|ad(?:ını|ımı) (?:söyle|çağır|fısıl)|kendi sesim/u,
    /zifir|koridor|merdiven|asansör|eksi (?:üç|dört|beş)|kilitli/u,
    /kimse (?:gece|dışarı|çıkma|duyma|inanma|gelme)|iz kalma|havlama|geri gelme/u,
    /ışık\p{L}* (?:söndü|titre|yanıp)|lamba\p{L}* (?:söndü|titre)|mum\p{L}* söndü|(?<!\p{L})söndü/u,
    /fotoğraftaki|görüntüde|aynalar? (?:bana|beni|geç)|uyumuyordum|geç bak|bendim/u,
    /(?:dün|her|ilk|ikinci|üçüncü|o|bu) gece|geceleri|gece dışarı/u,
    /gülümsüyordu|izliyordu|bakıyordu|bir (?:bebek|çocuk|kadın|adam|ses|gölge)\p{L}* (?:ağla|gül|dur|bak|gel|geliyor)/u,
    /(?:yıl|ay|hafta|gün) önce öl|çoktan öl|ölmüştü|gömdü|gömmüş/u,
  ],
};
const QUIET_LOSS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /never (?:came|come|comes) back|didn't come back|never (?:saw|see) (?:him|her|them) again/u,
    /empty (?:chair|bed|room|seat|house|place)/u,
    /goodbye|last (?:words|time|letter|message|call|birthday)/u,
    /\bi (?:still )?(?:miss|set|keep|call|wait)\b.*\b(?:him|her|them|his|two)\b|still wait(?:s|ing)/u,
    /funeral|grave|passed away|hospital bed|cancer|hospice/u,
    /(?:tears|crying|cried|grief|lonely|alone)\b/u,
  ],
  tr: [
    /bir daha (?:gelme|dönme|görme|ara)|geri dönmedi|hiç dönmedi/u,
    /boş (?:sandalye|yatak|oda|koltuk|ev)|boş kald/u,
    /veda|son (?:kez|sözü|mektup|mesaj|bakış|nefes)/u,
    /(?:hâlâ|hala) (?:bekl|ara|iki|onun)|özlüyor|özledi/u,
    /cenaze|mezar|hastane|kanser|vefat|kaybettik|toprağa/u,
    /gözyaş|ağla(?:dı|dım|yor)|yalnız(?:lık|ca)?(?!\p{L})|sessizce/u,
  ],
};
/** Nobody tells of these without grief. */
const CATASTROPHE =
  /titani[ck]|soykırım|katliam|holocaust|genocide|massacre|hiroşima|hiroshima|çernobil|chernobyl|enkaz\p{L}* alt|enkazdan|göçük alt|under the rubble|beneath the rubble/u;
/** An earthquake that was measured is news, and no triumph. */
const QUAKE = /büyüklüğünde(?:ki)? (?:bir )?deprem|deprem (?:oldu|meydana geldi)/u;
/** A little owl that is afraid of the dark is a tale for children. */
const CHILDLIKE: Readonly<Record<Language, RegExp>> = {
  en: /\bonce upon a time\b|\b(?:little|tiny|baby) (?:owl|bear|fox|rabbit|mouse|dragon|cloud|star|snail|bird|duck|cat|kitten|dog|puppy|bat|ghost|monster|wolf|hedgehog|penguin|elephant|robot)\b|\b(?:bunny|teddy|fairy tale|bedtime story)\b/u,
  tr: /bir varmış|masal|(?:minik|yavru|minnak) (?:baykuş|ayı|tilki|tavşan|fare|ejderha|bulut|yıldız|salyangoz|kuş|ördek|kedi|köpek|yarasa|hayalet|canavar|kurt|kirpi|penguen|fil|robot)|(?<!\p{L})(?:pamuk|ponpon|ateş böceği)/u,
};
/** More of them than this; who gives advice about the dark, a creaking door or sleep frightens nobody. */
const LEAST_QUIET = 2;
const LEAST_IN_ADVICE = 5;
const ADVICE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:tips?|how to|steps?:|recipe|minutes a day|ways to|in (?:ten|five|\d+) minutes|you will (?:feel|sleep|save)|your (?:child|kids?|baby|dog|cat|home))\b/u,
  tr: /ipucu|ipuçları|nasıl yapılır|tarif|üzülmeyin|kullanın|bırakın|okuyun|deneyin|çocuğun(?:uz|u)|\d+ (?:yol|adım|öneri)|dakikada/u,
};

function countCues(told: string, cues: readonly RegExp[]): number {
  return cues.filter((cue) => cue.test(told)).length;
}

const AT_NIGHT = /\b(?:night|midnight|dark|door|asleep|empty|gece|karanlık|kapı|bodrum|ormanda|yalnız)/u;

export function findMood(text: string, language: Language): FilmMood {
  // Fish that glow in the dark frighten nobody.
  const words = cutLetters(text.replaceAll(/glow in the dark|karanlıkta parl/giu, ""), language);
  const told = words.join(" ");
  const isDeathTold = DEATHS[language].test(told);
  if (!isDeathTold && UNCANNY[language].test(told) && AT_NIGHT.test(told)) return "tense";
  const whole = lowerCase(text, language);
  if (CATASTROPHE.test(whole) && !EXPLAINS.test(text.trim())) return "grave";
  if (QUAKE.test(whole)) return /can kaybı yok|ölen yok/u.test(whole) ? "news" : "grave";
  const isChildlike = CHILDLIKE[language].test(whole);
  const [fears, losses] = [countCues(whole, QUIET_FEAR[language]), countCues(whole, QUIET_LOSS[language])];
  const isAdvice = ADVICE[language].test(whole);
  if (fears > (isAdvice || isChildlike ? LEAST_IN_ADVICE : LEAST_QUIET) && fears > losses) return "tense";
  // One death by the way in a long story is not yet what it is about.
  const isMourned = isDeathTold && (losses > 0 || countDark(text, language) >= LEAST_DARK_SENTENCES || isShort(text));
  if (losses > LEAST_QUIET || isMourned) return "grave";
  let best: FilmMood = "bright";
  let most = 0;
  for (const mood of FILM_MOODS) {
    const found = findWords(words, MOOD_WORDS[mood]);
    const isDark = mood === "grave" || mood === "tense";
    if (isDark && new Set(found).size < LEAST_DARK_WORDS) continue;
    if (mood === "tense" && (isAdvice || isChildlike)) continue;
    if (mood === "grave" && !isDeathTold && EXPLAINS.test(text.trim())) continue;
    if (mood === "grave" && !STAYS_GRAVE.test(told) && countDark(text, language) < LEAST_DARK_SENTENCES) continue;
    const count = found.length * (isDark ? 1.3 : 1);
    if (count > most) [best, most] = [mood, count];
  }
  return best;
}

/** The words of a text in small letters. */
export function cutLetters(text: string, language: Language): string[] {
  return lowerCase(text, language)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

/** Those of the words that begin as a known one does. */
export function findWords(words: readonly string[], known: string): string[] {
  const stems = known.split(/\s+/u);
  return words.filter((word) => stems.some((stem) => begins(word, stem)));
}

/** Endings may follow; behind a stem of three letters a long rest makes another word. */
function begins(word: string, stem: string): boolean {
  if (stem.startsWith("=")) return word === stem.slice(1);
  return word.startsWith(stem) && word.length <= stem.length + (stem.length > 3 ? 7 : 3);
}
