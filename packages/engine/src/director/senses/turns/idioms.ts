/** One meaning of a word: where `here` fits its sentence and `not` does not, `meant` is drawn; without it nothing is. */
export type Reading = { word: RegExp; here: RegExp; not?: RegExp; meant?: string };

/** Words that name their object almost always, but not in these turns of phrase. The sentence is in small letters. */
export const IDIOMS: Readonly<Record<string, readonly Reading[]>> = {
  // "Altı kart gözü": a pocket of a purse or a drawer sees nothing.
  eye: [{ word: /^göz/u, here: /(?:kart|para|cep|çanta|cüzdan|çekmece|dolap|fermuarlı|bölme)\p{L}* göz(?!lü[kğ])/u }],
  // "Hamur yoğurdum": kneaded.
  yogurt: [{ word: /^yoğur[dt]u(?:[mnk]|lar)?$|^yoğurduğ/u, here: /hamur|köfte|çamur|(?<!\p{L})kil|ekme[kğ]|çiğ/u }],
  // What is gained is no prize: resistance, speed, time, weight.
  // "Taşın rengi": the stone's, nobody moves house.
  house: [{ word: /^taşın$/u, here: /^/u, meant: "rock" }],
  // "The giant Buddha": how large it is.
  ogre: [
    {
      word: /^(?:the )?giants?$/u,
      here: /\bgiant [a-z]/u,
      not: /\bgiant (?:was|is|had|has|slept|woke|came|said|walked|lived|laughed|and|who|with|in|from|named|called)\b/u,
    },
  ],
  // "Sharks do not get enough credit".
  "credit-card": [
    {
      word: /^credit$/u,
      here: /\b(?:enough|more|take|takes|took|give|gives|gave|get|gets|got|the|all|any|full) credit\b(?! card)/u,
    },
  ],
  // "Two plastic levers": what they are made of.
  "water-bottle": [
    {
      word: /^plasti[ck]$/u,
      here: /\bplastic (?!bottle|bag|waste|pollution|straw|free|is|are|in|and|or|to|from|every|ends|never)[a-z]{3,}|plastik (?!şişe|atı|poşet|torba|kirli|kullan|yok|doğa|de)\p{L}{3,}/u,
    },
  ],
  // "One tap translates it".
  faucet: [
    {
      word: /^taps?$/u,
      here: /\b(?:one|an?|single|double|just) (?:\p{L}+ )?tap\b|\btap (?:the|on|here|to|twice)\b/u,
      not: /water|sink|kitchen|leak|drip/u,
    },
  ],
  // A share that climbs.
  "person-climbing": [
    {
      word: /^climb/u,
      here: /percent|per cent|%|unemployment|inflation|price|rate|stock|share|dollar|temperature|degree/u,
      meant: "chart-increasing",
    },
  ],
  // "Chips that train artificial intelligence".
  "french-fries": [
    { word: /^chips$/u, here: /artificial|\bai\b|nvidia|semiconductor|processor|comput|factor/u, meant: "microchip" },
  ],
  train: [
    {
      word: /^train(?:s|ed|ing)?$/u,
      here: /\btrain(?:s|ed|ing)? (?:artificial|ai|a model|models|the model|your|my|his|her|our|for)\b/u,
    },
  ],
  // "Fişini çek": nobody wants the bill.
  receipt: [
    {
      word: /^fiş/u,
      here: /(?<!\p{L})fiş(?:i|ini|ten|inden|leri|lerini)? (?:çek|tak|çıkar)|priz|cihaz/u,
      meant: "electric-plug",
    },
  ],
  // "Tablo hâlâ zor": how things stand.
  spreadsheet: [{ word: /^tablo/u, here: /tablo (?:hâlâ|hala|karışık|zor|net|değiş|olumlu|olumsuz|aynı)/u }],
  // A pot's holes are small.
  hole: [{ word: /^hole/u, here: /\bpots?\b|planter|saksı/u, meant: "potted-plant" }],
  // "Sabah 5'te kalkan", "masadan kalkanlar": who gets up.
  shield: [
    {
      word: /^kalkan(?:lar)?$/u,
      here: /(?:[dt][ae]n?|erken|geç|ayağa|sabah|sonra) kalkan|kalkan(?:lar)? (?:insan|kişi|herkes|biri)/u,
    },
  ],
  // Brothers who fight embrace nobody.
  "people-hugging": [{ word: /^kardeş|^sibling/u, here: /savaş|kavga|düşman|çatış|fought|\bfight|rival/u }],
  // A knee that is only bent does not hurt; one by the way shows nothing.
  "sore-knee": [
    {
      word: /^/u,
      here: /ağrı|acı(?:yor|r|dı)|sakat|ameliyat|kireç|eklem|\b(?:pain\w*|hurts?|sore|ach(?:e|es|ing)|injur\w*|surgery|arthritis|joints?)\b/u,
      meant: "sore-knee",
    },
    {
      word: /^/u,
      here: /(?<!\p{L})(?:bük|çömel|squat|zıpla)|\b(?:bend|bent|squat|lunge|jump)/u,
      meant: "squat-figure",
    },
    { word: /^/u, here: /\S\s+\S/u },
  ],
  // "The river turns gold": a colour, no metal.
  "gold-bar": [
    {
      word: /^(?:gold|altın)/u,
      here: /\b(?:turn(?:s|ed)?|glow(?:s|ed)?|glowing|painted|goes|went|in) gold(?:en)?\b|\bgolden (?:hour|light|brown|rule|age)|altın (?:reng|renkli|sarısı|saat|kural|oran|çağ)/u,
    },
  ],
  "spine-figure": [{ word: /^spine/u, here: /cact|\bbooks?\b|hedgehog|porcupine|urchin/u }],
  "mantelpiece-clock": [{ word: /^saat/u, here: /her saat(?!\p{L})/u }],
  "glass-of-water": [
    {
      word: /^(?:cold|hot|warm|ice|ılık|sıcak|soğuk)/u,
      here: /duş|banyo|yıka|durula|deniz|göl|ırma|nehir|shower|\bbath|wash|rinse|sleep|swim|\blake|\bsea\b|river|\bdive|feet/u,
      meant: "droplet",
    },
  ],
  trophy: [
    {
      word: /^kazan/u,
      here: /(?:direnç|hız|önem|zaman|vakit|deneyim|tecrübe|alışkanlı[kğ]|güven|kilo|değer|hak(?:kı)?|anlam|form|güç|sabır|dost|takipçi)\p{L}* kazan/u,
    },
    { word: /^w[io]n/u, here: /\bw[io]ns? (?:his|her|my|your|their|our|the) (?:trust|heart|hearts|respect|love)/u },
  ],
  "soccer-ball": [
    {
      word: /^balls?$/u,
      here: /\b(?:in|into|like|as) a ball\b|\ba ball of\b|\bhad a ball\b|\bballs? of\b|\bcrystal ball/u,
    },
    {
      word: /^kick/u,
      here: /\b(?:swim|float|pool|hips|crawl|yoga|boxing|karate|kick(?:ed|ing)? (?:out|off|the habit))/u,
    },
  ],
  collision: [{ word: /^patla/u, here: /pahalıya patla|duda[kğ]|\p{L}*öfke\p{L}* patla|gülmekten|kahkaha|mısır/u }],
  laptop: [{ word: /^code|^kod/u, here: /\b(?:dress|postal|zip|area|genetic) code|şifre kod|posta kod/u }],
  "collapsed-building": [
    {
      word: /^collaps/u,
      here: /\bcollaps\w* (?:on|onto|into) (?:the |my |his |her |a )?(?:bed|sofa|couch|floor|arms)|(?:economy|market|bank|empire|deal|talks|bridge)\w* collaps/u,
    },
    { word: /^yıkıl/u, here: /imparatorluk|devlet|hayal|umut|moral/u },
    { word: /^yıkıl/u, here: /duvar|(?<!\p{L})sur(?:u|lar|ları)?(?!\p{L})/u, meant: "breached-wall" },
  ],
  "derelict-house": [{ word: /^ruin/u, here: /\bruin(?:s|ed)? (?:your|my|his|her|our|their|the|a|an|it|every)\b/u }],
  "cracked-house": [{ word: /^ruin/u, here: /\bruin(?:s|ed)? (?:your|my|his|her|our|their|the|a|an|it|every)\b/u }],
  // No sun stands in a black sky, and stars stand there at night.
  "sun-behind-cloud": [
    { word: /^sk[iy]|^gök/u, here: /yıldız|\bstars?\b|gece|\bnight|telesko|galaksi|galax/u, meant: "star" },
    {
      word: /^sk[iy]|^gök/u,
      here: /\bblack|\bdark|\bash\b|smoke|\bgr[ea]y\b|karar|kapkara|simsiyah|duman|\bgri\b/u,
      meant: "cloud",
    },
  ],
  droplet: [
    // Water that is turned on and off comes out of a tap.
    {
      word: /^water|^su/u,
      here: /\b(?:turn|shut|switch)(?:s|ed|ing)? (?:on |off )?the (?:\p{L}+ )?water\b|\bwater (?:valve|main|supply|pipe)|(?<!\p{L})suyu (?:yavaşça |tekrar |ana vanadan )?(?:kapa|aç(?!ıp))|su vana/u,
      meant: "faucet",
    },
    {
      word: /^water|^su/u,
      here: /minus \p{N}|below zero|eksi \p{L}|freezing|\bicy\b|buz gibi|donduruc/u,
      meant: "iceberg",
    },
  ],
  "fishing-pole": [{ word: /fish/u, here: /\bfish(?:es|ed|ing)? .{0,30}\bout\b/u }],
  seedling: [
    { word: /^doğ/u, here: /bebek|çocu|yeni doğan|güneş|yavru|anne/u },
    { word: /^toprak/u, here: /toprak (?:k[aâ]se|tabak|tas)/u, meant: "bowl-with-spoon" },
    { word: /^toprak/u, here: /toprak (?:güve[çc]|çömle|testi|kap(?:ta|lar)?(?!\p{L})|tencere)/u, meant: "amphora" },
  ],
  // "Düştüğün zaman": a conjunction, no hour.
  "hourglass-not-done": [{ word: /^zaman/u, here: /(?:[dt][ıiuü]ğ|[dt][ıiuü]k|[ae]ca)\p{L}* zaman/u }],
  pill: [{ word: /^cure|^treat/u, here: /soap|\bbars?\b|concrete|cheese|\bham\b|weeks to cure|dog treat|\btreats\b/u }],
  bed: [{ word: /^yata[kğ]|^bed$/u, here: /nehr|nehir|ırma[kğ]|akarsu|\briver ?bed/u }],
  whistle: [{ word: /^whistl|^ıslık/u, here: /finger|parmak|\bkettle|çaydanlık|\bwind\b|rüzg/u }],
  "ice-cubes": [{ word: /^buz/u, here: /denizaltı|kutup|gemi|buzun altı|göl|deniz|buzdağ|nehir/u, meant: "iceberg" }],
  "person-lifting-weights": [{ word: /^ağırlı|^weight/u, here: /kendi ağırlı|own weight|ağırlığında/u }],
  "snow-capped-mountain": [
    {
      word: /^tırman|^climb/u,
      here: /tramvay|tren|otobüs|araba|asansör|kedi|fiyat|ağaca|ağacın|yokuş|\btram\b|\btrain\b|\bbus\b|prices?|\bcats?\b|\btrees?\b|stairs|ladder/u,
    },
  ],
  briefcase: [{ word: /^işler$/u, here: /(?:faiz|saat|mekanizma|motor|kalp|sistem)\p{L}* işler/u }],
  // A spot on a planet, a birthmark: nothing to wash out; and neither food nor blood is washed with soap.
  soap: [
    { word: /^wash/u, here: /\bwash\w* (?:\p{L}+ ){0,2}(?:away|up|ashore|out|over)\b/u },
    {
      word: /^temizle|^clean|^yıka|^wash/u,
      here: /böbre|karaciğer|kidney|liver|\bblood|pirin|\brice\b|meyve|sebze|vegetable|\bfruit|salad|salata|marul|lettuce|spinach|ıspanak|mercimek|lentil/u,
    },
    { word: /^leke/u, here: /gezegen|jüpiter|satürn|güneş|\bdoğum|ciltte|yüz(?:ün|de)/u },
  ],
  abacus: [
    { word: /^hesa[bp]/u, here: /garson|restoran|lokanta|kafe|hesabı (?:getir|öde|iste)/u, meant: "receipt" },
    {
      word: /^hesa[bp]/u,
      here: /banka|altın hesab|döviz|mevduat|vadeli|kimlik|hesap aç|hesabı aç|çalın|korkut|tıkla|bağlantı|boşal|şifre|sosyal medya|instagram|takipçi|kullanıcı|dolandır|para yat/u,
      meant: "credit-card",
    },
  ],
  "mouse-face": [
    {
      word: /^fare|^mouse/u,
      here: /(?<!\p{L})pili?(?!\p{L})|tıkla|masaüstü|kablosuz|wireless|cursor|batter/u,
      meant: "computer-mouse",
    },
  ],
  "nut-and-bolt": [
    { word: /^bakır|^copper/u, here: /bakır reng|bakır kızıl|copper[- ](?:colou?red|red|hair)/u },
    { word: /^bolts?$/u, here: /lightning|thunder|storm|stri(?:ke|king)|struck|\bsky\b/u, meant: "high-voltage" },
  ],
  school: [{ word: /^okl[ae]/u, here: /^/u, meant: "bow-and-arrow" }],
  "mirror-ball": [
    {
      word: /^danc|^dans/u,
      here: /northern lights|aurora|kuzey ışık|kutup ışık|\bflames?\b|shadows?|alevler|gölge|leaves|snowflakes/u,
    },
  ],
  "house-keys": [
    {
      word: /^rent|^kirala/u,
      here: /\brent(?:ed|ing|s)? (?:a |an |the |your )?(?:electric )?(?:car|scooter|bike|bicycle|boat|kayak|motor|van|suit|costume)|(?:araba|araç|bisiklet|tekne|motosiklet|scooter) kirala/u,
    },
  ],
  boy: [{ word: /^brothers/u, here: /\b(?:wright|grimm|marx|warner|lumière|lumiere|coen|jonas) brothers/u }],
  "mobile-phone": [
    {
      word: /^scroll/u,
      here: /ancient|librar|papyrus|parchment|dead sea|alexandria|egypt|monks?\b|scribe|scholars?\b|\brot(?:s|ted)?\b/u,
      meant: "scroll",
    },
  ],
  "face-with-thermometer": [
    { word: /^fever/u, here: /\b(?:gold|cabin|football|election|dance|spring|world cup) fever/u },
  ],
  "ringed-planet": [
    {
      word: /^planet|^gezegen/u,
      here: /\b(?:the|our|this) (?:whole |entire )?planet\b(?! (?:of|mars|venus|jupiter|saturn))|gezegenimiz/u,
      not: /saturn|jupiter|mars\b|venus|neptune|uranus|solar|\brings?\b|telescope|largest planet|orbit/u,
      meant: "globe-showing-europe-africa",
    },
  ],
  infinity: [
    {
      word: /^forever|^sonsuz/u,
      here: /(?:\bnot|n't|\bnothing|\bnever|\bno one|\bnobody)\b[^.]*\bforever|sonsuza (?:dek|kadar) sürme/u,
    },
  ],
  crown: [{ word: /^king/u, here: /\bis (?:no longer |still )?king\b/u }],
  "couch-and-lamp": [{ word: /^bench/u, here: /\bbenched\b|bench press|on the bench|coach|striker|substitute/u }],
  star: [
    {
      word: /^stars?$/u,
      here: /\bstar (?:striker|player|pupil|student|quarterback|athlete|chef|employee|witness|keeper|forward|midfielder|signing)/u,
    },
  ],
  "holding-hands": [{ word: /^hands?$/u, here: /\bwash(?:ing|ed)? (?:your |our |my |his |her |their )?hands\b/u }],
  "chequered-flag": [
    // What is finished before it is cold is no race.
    {
      word: /^finish/u,
      here: /\bfinish(?:ed|es|ing)? (?:your|my|the|his|her|our|their|it|this|that|up|eating|reading|writing|work|school|with|off|by|cooking|a)\b(?! (?:line|race|marathon))/u,
      not: /\b(?:race|marathon|runners?|lap|driver)\b/u,
    },
    { word: /^rac/u, here: /\bracing (?:mind|heart|thoughts?|pulse)|\b(?:heart|mind) (?:is |was )?racing/u },
  ],
  "person-with-crown": [{ word: /^monarch/u, here: /butterfl/u }],
  "code-window": [
    {
      word: /^code/u,
      here: /\b(?:promo|discount|coupon|gift|voucher) code|\buse (?:the |our |my )?code|\bcode \p{L}+ (?:for|at|to get)\b|percent off|% off/u,
      meant: "label",
    },
  ],
  // Scales of a fish are no stamps; a vessel that is full is no minibus.
  postbox: [{ word: /^pul/u, here: /balı[kğ]|levrek|çipura|sazan|hamsi/u }],
  minibus: [
    { word: /^dolmuş/u, here: /(?:alan|hafıza|bardak|depo|kutu|çanta|havuz|takvim|süre)\p{L}* dolmuş|dolmuş ol/u },
  ],
  door: [{ word: /^kapın$/u, here: /(?:[ıiuü]|[ae]n) kapın(?:[.!]|$)/u }],
  "fallen-leaf": [
    {
      word: /^leaves$/u,
      here: /\bleaves (?:the|it|a|behind|its|at|before|after|from|you|me|us|no|on|every|in \p{L}+ minutes)\b|\b(?:he|she|it|who|train|ferry|bus|plane|flight|boat) (?:\p{L}+ ){0,3}leaves\b/u,
    },
  ],
  ewe: [
    {
      word: /^koyun$/u,
      here: /\p{L}[ae] \p{L}+ koyun(?:[.!,]|$)/u,
      not: /(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|on|yüz) koyun/u,
    },
  ],
  fire: [
    {
      word: /^ateş/u,
      here: /ateşi (?:çık|düş|yüksel|var|ölç)|(?:çocu|bebe|hasta)\p{L}* ateş|ateşlen|derece ateş/u,
      meant: "thermometer",
    },
  ],
  // "Çizmeden": without scoring it; "acele etmeyin": nobody runs.
  "womans-boot": [{ word: /^çizmeden$/u, here: /^/u }],
  "person-running": [
    { word: /^acele|^hurry|^rush/u, here: /^/u },
    // Machines, water and noses run without legs, and so does whoever wants an office.
    {
      word: /^r[ua]n/u,
      here: /\b(?:cars?|bus|trains?|system|engine|motor|nose|water|tap|time|clock|app|program|machine|server|business|company|project|software|battery|fridge|stream|river)s?(?: \p{L}+){0,2} r[ua]n|\br[ua]n(?:s|ning)? (?:a|an|the|his|her|their|our|your|my) (?!marathon|race|mile|lap|fast|slow|half|distance|whole|first|last|\d)|\br[ua]n(?:s|ning)? (?:for (?:president|office|mayor)|the numbers|a (?:business|company|shop|test|bath)|late|dry|short|low|out of)/u,
    },
  ],
  "glowing-face": [
    {
      word: /^skin|^cil[dt]/u,
      here: /kuru(?!l)|kaşın|çatla|sivilce|akne|yanı[kğ]|kızar|döküntü|egzama|\bdry\b|\bdries\b|itch|acne|pimple|crack|rash\b|flak|sunburn|irritat|eczema|wrinkle|kırışı/u,
      meant: "cream-jar",
    },
    {
      word: /^skin|^cil[dt]/u,
      here: /\b(?:pepper|potato|tomato|chicken|fish|salmon|peach|banana|fruit|onion|garlic|apple|grape|mango|aubergine|eggplant|drum)/u,
    },
  ],
  microscope: [{ word: /^science/u, here: /\bscience of\b/u }],
  "office-worker": [{ word: /^manager/u, here: /\b(?:password|file|task|download|window|package) manager/u }],
  jeans: [{ word: /^belt/u, here: /\b(?:judo|karate|black|seat|conveyor|asteroid|bible|fan) belt/u }],
  onion: [{ word: /^soğan|^bulb/u, here: /(?:lale|sümbül|çiçek|nergis) soğan|tulip bulb/u }],
  iceberg: [
    {
      word: /^buz|^ice$/u,
      here: /limonata|kola(?!j)|içecek|bardak|kokteyl|ayran|meyve suyu|gazoz|lemonade|cocktail|\bdrinks?\b|whisky|soda|smoothie/u,
      meant: "ice-cubes",
    },
  ],
  crowd: [
    {
      word: /^kalabal|^crowd/u,
      here: /kalabalı(?:k|ğ)\p{L}* uzak|(?:away|far) from (?:the )?crowds?|without (?:the )?crowds?/u,
    },
  ],
};
