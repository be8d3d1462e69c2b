import type { Elsewhere } from "./eras.ts";

const NETWORK = /internet|wi-?fi|modem|router|(?<!\p{L})ağ(?:ı|a|ına)?(?!\p{L})|bandwidth/u;
const CABLES = new RegExp(`${NETWORK.source}|mesaj|sunucu|veri|\\bdata\\b|\\bmessage|\\bserver|fib[re]r`, "u");
const COOKING = /sarma|dolma|pirinç|tencere|kavur|tarif|recipe|\bcook/u;
const BLOSSOM = /kiraz|sakura|çiçeği(?:nin)? yapra|blossom|petal/u;
const DRIVING = /driving|driver|ehliyet|direksiyon|sürücü kurs|araba kullan/u;
const SPACE_TRIP = /astronot|astronaut|apollo|roket|\brockets?\b|armstrong/u;
/** A car that will not start. */
const STARTING = /\b(?:jump.?start|engine|hood|(?:car|truck) (?:will not|won't|wouldn't|doesn't) start)\b/u;
const CHILDREN = /çocu[kğ]|bebe[kğ]|torun|\bchild|\bkids?\b|toddler/u;
const SOFTWARE = /\bai\b|yapay zek|software|yazılım|automat|\bapps?\b|report/u;
const FEAR = /scratch|creak|footstep|scream|whisper|gıcır|tıkırtı|ayak ses|çığlık|fısıl|karanlık|\bdark\b|went out/u;
const QUARREL = /kavga|tartış|quarrel|\bargu|\bfight|\bfought|dava aç|sued?\b/u;
const ASH = /\bash\b|smoke|(?<!\p{L})kül(?:ler)?(?!\p{L})|duman|volcano|yanarda|erup/u;

const SCREENS =
  /telefon|ekran|whatsapp|internet|sunucu|uygulama|\bphones?\b|\bscreen|\bserver|\bchat\b|\bapps?\b|\btext(?:ed|s)?\b/u;
const CHESS = /satranç|\bchess\b/u;
/** Honey and syrup are drizzled, and no oil. */
const SWEET_DRIZZLE =
  /\bdrizzl\w*(?: \p{L}+){0,2} (?:honey|syrup|chocolate|caramel|icing|glaze|sauce|tahini|lemon|vinegar|cream)\b/iu;
const COOKED = /\b(?:lemon|oil|honey|sauce|dough|pizza|recipe|salad|syrup|chocolate)\b|hamur/u;

/** Meanings that the company of a word tells, beyond those of elsewhere.ts: what is drawn instead, or nothing. */
export const SENSES: readonly Elsewhere[] = [
  ["rock", /pyramid|piramit|\btemples?\b|tapına|stonemason|taş usta/u, "stone-block", /^(?:stone|taş)/u],
  ["oven", NETWORK, undefined, /^(?:mikrodalga|microwave)/u],
  ["electric-plug", CABLES, "network-cable", /^(?:kablo|cable)/u],
  [
    "spreadsheet",
    /ressam|müze|sergi|mona lisa|galeri|çalın|tuval|picasso|van gogh|antika/u,
    "framed-picture",
    /^tablo/u,
  ],
  [
    "scientist",
    /borsa|faiz|dolar|enflasyon|merkez bankası|\bstocks?\b|\binflation|\binterest rate/u,
    "office-worker",
    /^uzman|^expert|^analyst/u,
  ],
  ["fallen-leaf", COOKING, "leafy-green"],
  ["fallen-leaf", BLOSSOM, "cherry-blossom"],
  ["sore-knee", COOKING],
  ["fallen-leaf", /saksı|fide(?:yi|ler)|houseplant|watering/u, "herb", /^(?:yapra|lea[fv])/u],
  ["handbag", /sırt çanta|backpack/u, "backpack", /^(?:çanta|bag)/u],
  ["quill-and-ink", /ahtapot|octopus|squid|mürekkep bal/u, "octopus", /^(?:mürekkep|ink)/u],
  ["fountain-pen", /ahtapot|octopus|squid|mürekkep bal/u, "octopus", /^(?:mürekkep|ink)/u],
  [
    "camera",
    /\b(?:pencils?|crayons?|drew|draws?|drawing|paint(?:ed|er|ing|brush))\b/u,
    "framed-picture",
    /^pictures?$/u,
  ],
  [
    "crown",
    /\b(?:bees?|hive|ants?|termites?)\b|(?<!\p{L})arı(?:lar|nın|sı)?(?!\p{L})|kovan|karınca/u,
    "honeybee",
    /^(?:queen|kraliçe)/u,
  ],
  ["shish-kebab", /örgü|örme|ördü|atkı|(?<!\p{L})yün/u, "yarn", /^şiş/u],
  ["school", /pengu|seal|fok(?:lar)?/u, undefined, /^(?:kreş|nurser|cr[eè]che)/u],
  ["turkish-flag", SPACE_TRIP, "triangular-flag", /^bayra/u],
  ["winding-road", SPACE_TRIP, "rocket", /^(?:yolcul|journey|trip)/u],
  ["computer-mouse", STARTING, undefined, /^click/u],
  ["battery", STARTING, "car-battery", /^batter/u],
  ["low-battery", STARTING, "car-battery", /^batter/u],
  ["exam-paper", DRIVING, "automobile"],
  ["exam-paper", /\bfail|not started|haven't started|başlamadı|sınıfta kal/u, "school-desk"],
  ["mountain", DRIVING, "winding-road"],
  ["mirror", /driving (?:test|lesson|exam|instructor)|ehliyet|sürücü kurs|direksiyon sınav/u, "automobile"],
  ["joystick", CHILDREN, "building-blocks", /^(?:oyun|game|play)/u],
  ["wrench", SOFTWARE, "laptop", /^(?:tool|araç|aracı)/u],
  ["framed-picture", FEAR, "photo-album", /^(?:photo|fotoğraf)/u],
  ["candle", /^/u, "smoking-wick", /^lights went out/u],
  ["handshake", QUARREL, "angry-face"],
  ["safe", /kasa\p{L}* boş|boşal|is empty|ran out of money|empties/u, "money-with-wings", /^kasa|^safe|^vault/u],
  ["cloud", ASH, "volcano"],
  ["sun-behind-cloud", ASH, "volcano"],
  ["volcano", /volcano (?:had been|was|is) (?:quiet|asleep|silent|dormant)/u, "mount-fuji", /^volcano/u],
  ["tropical-drink", /steak|\bmeat|chicken|roast|(?<!\p{L})(?:biftek|et(?:i|in)?)(?!\p{L})/u, "cut-of-meat", /^juice/u],
  ["tropical-drink", /^/u, "beverage-box", /^(?:meyve suyu|juice|fruit juice|orange juice)/u],
  ["shopping-cart", /\brent|kira|mortgage|konut|\bhouse\b|ev almak/u, "house", /^(?:buy|satın|almak)/u],
  ["dancing-pair", /(?<!\p{L})(?:arı(?:lar|sı|nın)?(?!\p{L})|kovan|petek)|\b(?:bees?|hive)\b/u, "bee-dance"],
  ["eye", /göz tema|göz at|göz önü|eye contact/u, "eye-contact"],
  ["horse-face", CHESS, "chess-knight"],
  ["horse", CHESS, "chess-knight"],
  ["knight-helmet", CHESS, "chess-knight", /^knight/u],
  ["elephant", CHESS, "chess-bishop"],
  ["castle", CHESS, "chess-rook", /^(?:kale|castle)/u],
  ["goal-net", CHESS, "chess-rook", /^kale/u],
  ["sultan", CHESS, "chess-queen", /^vezir/u],
  ["princess", CHESS, "chess-queen", /^queen/u],
  ["crown", CHESS, "chess-queen", /^(?:queen|vezir|kraliçe)/u],
  ["crown", CHESS, "chess-king"],
  ["person-with-crown", CHESS, "chess-king", /^k(?:ing|ral)/u],
  ["mobile-phone", /phone box|phone booth|telefon kulübe/u, "telephone", /^(?:phone|telefon)/u],
  ["sponge", /bulaşık makine|dishwasher/u, "fork-and-knife-with-plate"],
  ["chart-decreasing", /\bwall\b|\bcity fell|şehir düş|kale düş|duvar/u, "breached-wall", /^f[ae]ll|^düş/u],
  ["cookie", /clear your cookies|browser|website|tarayıcı|çerezleri/u, "browser-window"],
  ["open-book", /\bbook (?:early|ahead|now|online|\w+ (?:weeks|days|months))/u, "spiral-calendar", /^book$/u],
  [
    "framed-picture",
    /photo of (?:her|him|me|us|my)\b|fotoğrafım|fotoğrafı vardı/u,
    "photo-album",
    /^(?:photo|fotoğraf)/u,
  ],
  ["road", /whole street|bütün sokak|neighbou?rs?\b|komşu/u, "houses", /^(?:street|sokak|sokağ)/u],
  ["newspaper", /printing press|matbaa|gutenberg/u, "open-book", /^(?:press|matbaa|basın)/u],
  ["running-shoe", /bayram|düğün|wedding|(?:best|nicest|shiniest) shoes|en güzel ayakkab/u, "mans-shoe"],
  [
    "hot-beverage",
    /türk kahve|turkish coffee|kırk yıl|cezve|kömürde|kız isteme|(?<!\p{L})fal(?:da|ı)?(?!\p{L})/u,
    "turkish-coffee",
  ],
  ["light-bulb", /sokak|mahalle|ramazan|\bstreet/u, "ramadan-lantern", /^(?:ışıklar|lights)/u],
  ["old-man", /(?:dede|nine)\p{L}* .*(?:elini öp|harçlık)|our .*walks/u, "grandparents"],
  ["envelope", SCREENS, "mobile-phone", /^(?:mesaj|message)/u],
  ["gem-stone", /\bice\b|\bsnow|frost|(?<!\p{L})(?:buz|kar|kırağı)(?!\p{L})/u, "snowflake", /^(?:crystal|kristal)/u],
  ["gem-stone", /\bsalt\b|(?<!\p{L})tuz/u, "salt", /^(?:crystal|kristal)/u],
  ["gem-stone", /\bsugar|(?<!\p{L})şeker/u, "sugar-cubes", /^(?:crystal|kristal)/u],
  ["cloud-with-rain", SWEET_DRIZZLE, undefined, /^drizzl/u],
  ["cloud-with-rain", COOKED, "olive-oil", /^drizzl/u],
  ["stretching-figure", COOKED, "dough", /^stretch/u],
  [
    "spine-figure",
    /(?:dağ|tepe|kitap|deve|at|yunus|balina)\p{L}* sırt|\bgiraffe|zürafa|\bbottle|şişe\p{L}* boyn|\bswan|kuğu/u,
  ],
  ["elephant", /fil aya[kğ]/u, "classical-building", /^fil/u],
  ["pouring-liquid", /\bsmoke\b|\bcrowds?\b|people poured|light pour|duman/u],
  ["hut", /airplane|\bplanes?\b|\bflights?\b|uçak|uçağ/u, "airplane", /^(?:cabin|kabin)/u],
  ["bat", /baseball|beyzbol|cricket|vurucu|\b(?:ball|hit|swung) .*\bwith (?:a|the|his|her) bat\b/u],
  ["mouse-face", /klavye|keyboard|bilgisayar|computer|tıkla|click|gaming/u],
  ["computer-mouse", /peynir|cheese|kedi|\bcat/u],
  ["brain", /bilgisayar|telefon|computer|phone|disk\b|gigabyte/u, undefined, /^(?:hafıza|bellek|memor|zih)/u],
  ["high-voltage", /\bgüç birliği|soft power|power of/u],
  ["artist-palette", /\bmatch|ended in a|penalt|league/u, "soccer-ball"],
  ["toothbrush", /boya|duvar|\bwall|saç|tüy|halı|carpet|shoe/u],
  ["tornado", /\bfil\b|filin|filler|itfaiye|su hortum|bahçe hortum/u],
  ["full-moon", /\bayda bir\b|her ay\b|geçen ay\b/u],
];
