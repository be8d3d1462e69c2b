import type { Reading } from "./idioms.ts";

const SANK = /\b(?:sank|sunk|sinks?|sinking)\b|(?<!\p{L})bat(?:tı|ıyor|ar|mış|an|ınca|masın|ması)\p{L}*/u;

/** Turns in which a word means what nobody would draw for it alone, by the sentence in small letters; see idioms.ts. */
export const HEARD_TURNS: Readonly<Record<string, readonly Reading[]>> = {
  // "Küçük çiçeklere ayır": the florets of a vegetable.
  tulip: [{ word: /^çiçe[kğ]/u, here: /karnabahar|brokoli|çiçekler(?:in)?e ayır/u }],
  // "Salona astım": what was hung up breathes nothing.
  lungs: [{ word: /^astım/u, here: /astım(?! (?:hasta|kriz|atağ|ila[cç]|tedavi|nöbet))/u }],
  // "Karların altını kazmış": what lies under it.
  "gold-bar": [
    {
      word: /^alt[ıi]n/u,
      here: /[ıiuü]n alt(?:[ıi]n[ıi]|[ıi]na|[ıi]nda|[ıi]ndan)(?!\p{L})/u,
      not: /gram|çeyrek|külçe/u,
    },
    // "Altıncı ayda": a number.
    { word: /^altıncı/u, here: /^/u },
    // "Altın ok kurbağası": its name.
    {
      word: /^altın$|^gold/u,
      here: /altın (?:\p{L}+ )?(?:kurbağa|balı[kğ]|kartal|arı(?!\p{L})|tilki)|\bgolden (?:\w+ )?(?:frog|fish|eagle|retriever|bee|fox|jackal)/u,
    },
    // "Altını kapat": the flame under the pot.
    { word: /^alt[ıi]n[ıi]$/u, here: /alt[ıi]n[ıi] (?:kapat|kıs|aç|yak|söndür)/u, meant: "steaming-pot" },
  ],
  // What carries a wheel or a load hangs on no wall.
  "framed-picture": [
    {
      word: /^frame/u,
      here: /\b(?:cars?|jack|bikes?|bicycle|lift|wheels?|truck|vehicle|glasses|bed) ?(?:\w+ ){0,3}frames?\b|\bunder the frame|\bframe of (?:the|a) (?:car|bike|bed)/u,
      meant: "automobile",
    },
    {
      word: /^frame/u,
      here: /\b(?:steel|metal|iron|wooden|aluminium|carbon|time) frames?\b/u,
      not: /\b(?:picture|photo|painting|wall)\b/u,
    },
  ],
  // "Tighten the nuts in a star": the way it is done.
  star: [
    {
      word: /^star$/u,
      here: /\bin an? (?:\w+ )?star(?! system)(?: pattern| shape| order)?\b|\bstar (?:pattern|shape|order|fish|fruit)\b/u,
    },
  ],
  // Who carried goods over deserts sold no shares.
  "candlestick-chart": [
    {
      word: /^trader|^tüccar|^merchant/u,
      here: /\b(?:carried|brought|sailed|camels?|spices?|beans|silk|caravans?|ships?|gold|salt|port|bazaar|market town)\b|kervan|baharat|ipek|gemi|deve|çarşı|taşı/u,
      meant: "loaded-camels",
    },
  ],
  // "Climbed the dune": what is climbed is no mountain of snow.
  "snow-capped-mountain": [
    {
      word: /^climb|^tırman/u,
      here: /\bdunes?\b|\b(?:tree|ladder|rope|stairs|steps|wall|fence|tower|roof|hill|leaf|stem|stalk|branch)\b|kumul|ağa[cç]|merdiven|duvar|çit(?!\p{L})|kule|yapra|dal(?:ı|ın|a)(?!\p{L})/u,
    },
  ],
  chair: [
    // A puppy that learns it.
    { word: /^sit|^otur/u, here: /\b(?:pupp\w+|dogs?|treat|say sit|tell \w+ to sit)\b|köpe[kğ]|ödül/u },
  ],
  blueberries: [{ word: /^berr/u, here: /\bred (?:\w+ )?berr/u, meant: "cherries" }],
  // "Güneye bakan yüz": which way it looks, and no minister.
  "bust-in-silhouette": [{ word: /^bakan$/u, here: /[ae] bakan/u }],
  // A hairdresser's or a sports hall is no living room.
  "couch-and-lamp": [{ word: /^salon/u, here: /kuaför|güzelli[kğ]|berber|(?<!\p{L})spor|düğün|fitness|masaj|sinema/u }],
  // What an animal carries on its back.
  "spine-figure": [
    { word: /^sırt|^back/u, here: /kabu[kğ]|kaplumbağa|kirpi|(?<!\p{L})deve|hörgü[cç]|\bturtle|\bshell\b|\bhump/u },
  ],
  // What is offered up at a feast is a ram; who died in a disaster is not.
  ram: [{ word: /^kurban/u, here: /^/u, not: /bayram|kurban kes|kurbanlık|adak|(?<!\p{L})koç|koyun/u }],
  // "İlgimi çekmiyor": no network.
  router: [{ word: /^çekm/u, here: /^/u, not: /internet|telefon|sinyal|wi-?fi|modem|şebeke|(?<!\p{L})hat(?!\p{L})/u }],
  // A stove's tray serves no coffee.
  anglerfish: [{ word: /^/u, here: /enka[zs]|batık|wreck/u, meant: "shipwreck" }],
  ship: [
    { word: /^/u, here: SANK, meant: "sinking-ship" },
    {
      word: /^ships?$/u,
      here: /\bships? (?:on|in|within|worldwide|free|tomorrow|today|next|every|same|from)\b|\b(?:we|orders?) ships?\b/u,
      not: /\bthe ships?\b|\ba ship\b|captain|sail/u,
      meant: "delivery-truck",
    },
  ],
  // "A waiter spilled soup": a person, and no bell on a desk.
  "bellhop-bell": [
    { word: /^(?:waiter|garson)/u, here: /^/u, meant: "figure-he-adult-waiter-1-stand-calm" },
    { word: /^waitress/u, here: /^/u, meant: "figure-she-adult-waiter-1-stand-calm" },
  ],
  // Plants that die stand green in no pot.
  "potted-plant": [
    {
      word: /^/u,
      here: /\b(?:die|dies|died|dying|dead|drown|wilt\w*|droop\w*)\b|(?<!\p{L})(?:öl(?:dü|üyor|ür|mesin)|kuru(?:du|yor|r)|sol(?:du|uyor|ar))\p{L}*/u,
      meant: "wilted-plant",
    },
  ],
  // The one that is grated is no lantern.
  pumpkin: [{ word: /^kaba[kğ]/u, here: /rendele|dereotu|mücver|dolma|kızart|sandal|halka/u, meant: "cucumber" }],
  // What an octopus squirts writes nothing.
  "fountain-pen": [
    { word: /^ink|^mürekkep/u, here: /octopus|squid|cuttlefish|ahtapot|kalamar|mürekkep bal/u, meant: "octopus" },
  ],
  // Rents and prices climb no wall.
  "person-climbing": [
    {
      word: /^climb/u,
      here: /\b(?:rents?|bills?|costs?|debts?|sales|numbers?|wages|salaries|scores?|curve|interest)\b|\bclimbs? like a rocket|^(?:it|they) (?:will|would|can|could|may) climb/u,
      meant: "chart-increasing",
    },
  ],
  fish: [
    {
      word: /^(?:salmon|somon|cod|trout)/u,
      here: /\b(?:pat|fillet|fry|bake|oven|pan|season|skin side|cook|grill|serve)\w*\b|fırın|tava|fileto|pişir|ızgara|marine|tarif/u,
      meant: "salmon-fillet",
    },
  ],
  beans: [{ word: /^/u, here: /\bgreen beans\b|taze fasulye|yeşil fasulye/u, meant: "green-beans" }],
  handbag: [
    { word: /^bag/u, here: /\b(?:clear|zip|ziplock|zip-lock|freezer|plastic|sandwich) bags?\b/u, meant: "zip-bag" },
  ],
  tray: [
    {
      word: /^/u,
      here: /fırın|(?<!\p{L})(?:diz|ser|yağla)(?!\p{L})|\boven|\bbake|parchment|\bbaking/u,
      meant: "baking-tray",
    },
  ],
  // What is tied over a jar's mouth shuts nobody up.
  mouth: [{ word: /^ağ[zı]/u, here: /kavanoz|şişe|torba|tülbent|çuval|(?<!\p{L})kese/u, meant: "jar" }],
  // "Filminde oynuyorum": who plays a part holds no joystick.
  joystick: [
    {
      word: /^oyna|^play/u,
      here: /(?<!\p{L})(?:film|dizi|sahne|tiyatro)\p{L}* (?:\p{L}+ ){0,2}oyn|(?<!\p{L})rol\p{L}* oyn|\bplay(?:s|ed|ing)? (?:a|the|her|his|my) (?:role|part|lead)/u,
      meant: "clapper-board",
    },
  ],
  // The teeth of a gear, a saw and a comb.
  tooth: [
    {
      word: /^teeth|^tooth|^diş/u,
      here: /\b(?:chain|gear|sprocket|saw|comb|zipper|cog)|zincir|dişli|testere|tara[kğ]/u,
      meant: "gear",
    },
  ],
  // "A pigeon asleep on the gears": animals sleep in no bed.
  sleeper: [
    {
      word: /^/u,
      here: /\b(?:pigeon|bird|owl|mouse|bat|bear|fox|squirrel|duck|turtle|rabbit|hedgehog|snail|dove|horse|cow|sheep|deer|kitten|puppy)s? (?:\w+ ){0,3}(?:asleep|sleep|slept)|(?<!\p{L})(?:güvercin|kuş|baykuş|fare|yarasa|ayı|tilki|sincap|ördek|kaplumbağa|tavşan|kirpi|at|inek|koyun|geyik)(?:ı|i|u|ü|lar|ler)? (?:\p{L}+ ){0,3}uyu/u,
    },
  ],
  // "Rain washes minerals from rocks": what water carries off needs no soap.
  soap: [
    // What is done to fish and vegetables.
    {
      word: /^(?:temizle|yıka)/u,
      here: /balı[kğ]|levrek|hamsi|tavu[kğ]|sebze|meyve|ıspana|marul|pirin[cç]|mercime|fasulye|salatalı|domates|patates|kuzu|kuru ?üzüm/u,
      meant: "faucet",
    },
    { word: /^wash/u, here: /\bwash(?:es|ed)? (?:\w+ ){0,3}(?:from|away|down|ashore|up|off the (?:road|map))\b/u },
  ],
  // "His favourite station": of a radio.
  station: [
    { word: /^stations?$/u, here: /\b(?:water|aid|drink) stations?\b/u, meant: "glass-of-water" },
    { word: /^station|^istasyon/u, here: /\b(?:plays?|played|favou?rite|radio|fm)\b|radyo/u, meant: "radio" },
  ],
  // "Telkâri": what it is made of is seen with what is worn.
  droplet: [
    // What is drunk stands in a glass, what rinses comes from a tap.
    {
      word: /^water|^su(?!lu)/u,
      here: /\b(?:drinks?|drank|sips?|sipped|sipping|thirst\w*|glass(?:es)? of)\b|(?<!\p{L})su(?:yu)? (?:iç|yudumla)|susa(?:d|m|y)|yudum/u,
      not: /\b(?:plants?|roots?|animals?|cats?|dogs?|birds?|camels?|elephants?|horses?|cows?)\b|bitki|kö[kğ]|hayvan|kedi|köpe[kğ]|kuş|deve|(?<!\p{L})fil|(?<!\p{L})at(?:ı|lar)/u,
      meant: "glass-of-water",
    },
    {
      word: /^su|^water/u,
      here: /durula|çalkala|\brins(?:e|es|ed|ing)\b|akan su|under (?:cold|running|warm|hot) water/u,
      meant: "faucet",
    },
  ],
  // A wrist that is stretched wears no watch.
  watch: [
    // "Watch from a plane": look.
    {
      word: /^watch$/u,
      here: /\b(?:they|we|i|you|people|scientists|fans|crowds?|children|parents|doctors|who|to|will|can|and) watch\b|\bwatch (?:from|the|how|as|for|your|his|her|them|it|out|over|what|a)\b/u,
    },
    {
      word: /^wrist|^bile[kğ]/u,
      here: /stretch|\broll\b|\bbend|pain|hurt|\bturn\b|esnet|çevir|ağrı|bük|(?:ba[gğ]|sar)ı?l/u,
    },
  ],
  smoothie: [
    {
      word: /^detok?s|^detox/u,
      here: /^/u,
      not: /meyve|sebze|su(?:yu)?(?!\p{L})|içece|limon|yeşil|\b(?:juice|drink|green|smoothie|water|lemon|tea)\b/u,
    },
  ],
  "wind-face": [
    // What breathes unseen blows nothing.
    {
      word: /^breath|^nefes/u,
      here: /\b(?:something|someone|behind|basement|attic|cellar|wall|closet)\b|bir şey|arkamda|bodrum|tavan arası|duvar/u,
    },
    {
      word: /^oksijen|^oxygen/u,
      here: /yeşil|azot|\bgreen|nitrogen|atom|mole[ck]|hidrojen|hydrogen|\bh2o|gas\b|gaz/u,
      meant: "atom",
    },
  ],
  // "Wound it up": a clock, a toy.
  "adhesive-bandage": [
    { word: /^wound$/u, here: /\bwound (?:it|the|his|her|up|round|around|through|its|their|my)\b/u },
  ],
  // What a river flows between.
  bank: [
    {
      word: /^(?:the )?banks?$/u,
      here: /\b(?:river|stream|banks grew|muddy|water|flood|grass|erosion|shore|willow|beaver)\b/u,
      meant: "river",
    },
  ],
  // Who is carried aloft in a basket does no shopping.
  "shopping-cart": [
    {
      word: /^sepet|^basket/u,
      here: /biniyor|bindi|binin|balon|pilot|havalan|\bballoon|\bclimb(?:ed)? in(?:to)?/u,
      meant: "hot-air-balloon",
    },
  ],
  "office-building": [
    {
      word: /^apartment|^daire/u,
      here: /\b(?:my|our|her|his|first|new|small|tiny|rent\w*|studio|moved)\b|(?<!\p{L})(?:ilk|yeni|küçük|kiralık) (?:bir )?daire/u,
      meant: "couch-and-lamp",
    },
  ],
  // "Celebrate with an orange".
  "clinking-glasses": [
    { word: /^celebrate/u, here: /\bcelebrate with (?:an?|your|the) (?!glass|drink|toast|champagne|beer|wine)/u },
  ],
  dolma: [{ word: /^dolmadan/u, here: /^/u }],
  // Who leaves a harbour breaks no heart.
  "broken-heart": [
    {
      word: /^ayrıl|^(?:left|parted)/u,
      here: /['’][dt][ae]n (?:\p{L}+['’]?\p{L}* ){0,3}ayrıl|vapur|(?<!\p{L})gemi|liman|istasyon|işten ayrıl|yoldan ayrıl/u,
    },
  ],
  // What falls in a war lies on no beach.
  "spiral-shell": [
    {
      word: /^shells?$/u,
      here: /\b(?:war|soldiers?|artillery|trench\w*|bombs?|fired|exploded|before the shells|army|front)\b/u,
      meant: "bomb",
    },
  ],
  // "Tuz koyun": put.
  ewe: [
    {
      word: /^koyun$/u,
      here: /(?:tutam|kaşık|bardak|dilim|tuz|şeker|yağ|un|limon|buz|nane|çilek|fıstık|et|su|soğan|ceviz|maydanoz|peynir|biber)\p{L}* (?:da )?koyun(?:[.!,]|$)/u,
    },
  ],
  // "Carry on": go on.
  luggage: [
    {
      word: /^carry on$/u,
      here: /\bcarry on\b(?! (?:bags?|luggage|only|case|suitcase))/u,
      not: /\b(?:an?|my|your|one) carry on\b/u,
    },
  ],
  "hiking-boot": [
    {
      word: /^trail/u,
      here: /\bants?\b|\bsnail|slug|\b(?:scent|paper|smoke|blood|money|vapou?r) trail|\btrail of\b|\btheir trail\b/u,
    },
  ],
  // Those of a car have numbers on them.
  plate: [
    {
      word: /^plates?$|^plaka/u,
      here: /\b(?:damage|licen[cs]e|accident|insurance|number plates?|crash)\b|kaza|sigorta|trafik|araç/u,
      meant: "automobile",
    },
  ],
  // Brothers of a film's beginnings embrace nobody.
  "people-hugging": [
    { word: /^kardeşler|^brothers/u, here: /lumi[eè]re|wright|grimm|\p{Lu}\p{Ll}+ kardeşler|\b1[89]\d\d/u },
  ],
  // "Leonardo painted it": no wall.
  "paint-roller": [
    {
      word: /^paint/u,
      here: /leonardo|van gogh|picasso|monet|portrait|canvas|masterpiece|museum|\bpainted (?:it|her|him|them|the (?:portrait|scene|picture))/u,
      meant: "artist-palette",
    },
  ],
  // "Kulağını dayayıp dinler": listens.
  "places-of-faith": [
    {
      word: /^dinler$/u,
      here: /(?:[ıiuü]p|[ıiuü]|[ae]|müzi[kğ]|şarkı|radyo|hikâye|masal|ses|sessizce|dikkatle|her\p{L}*) dinler(?:[.!,]|$)/u,
    },
  ],
  // A piece of wood that somebody carves.
  blackboard: [
    {
      word: /^tahta(?:ya|yı|dan|nın|sı)?$/u,
      here: /oy(?:ar|ma|du|uyor)|kemençe|gitar|keman|çivi|testere|marangoz|zımpara|kes(?:er|ti|in)|dayay|ağa[cç]|gövde/u,
      meant: "wood",
    },
  ],
  // What a referee raises has no crescent.
  "turkish-flag": [
    { word: /^bayra[kğ]/u, here: /hakem|ofsayt|yarış|damalı|beyaz bayra|zirve|korsan/u, meant: "triangular-flag" },
  ],
  // Where cloth is woven nothing is sold.
  "market-stall": [{ word: /^tezg[aâ]h/u, here: /doku|iplik|halı|kilim|kumaş|ipek/u, meant: "thread" }],
  // "Yılda yalnız dört": only.
  "bowed-figure": [
    {
      word: /^yalnız$/u,
      here: /yalnız(?:ca)? (?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yüz|bin|\d|\p{L}+ (?:ye|iç|çalış|uyu|gör))/u,
    },
  ],
  // "Pamukla silin": wiped.
  wastebasket: [{ word: /^sil/u, here: /\p{L}+(?:l[ae]) sil|yüz|cam|masa|gözlü[kğ]|ayna|burn|ter(?:ini)?(?!\p{L})/u }],
  "collapsed-building": [
    {
      word: /^enka[zs]|^wreck/u,
      here: /gemi|denizalt|okyanus|deniz dib|\bship|\bboat|\bocean|\bsea\b/u,
      meant: "shipwreck",
    },
  ],
  "postal-horn": [
    {
      word: /^good news$/u,
      here: /\b(?:start|begin|open|monday|meeting|team|share)\b/u,
      meant: "smiling-face-with-smiling-eyes",
    },
  ],
  receipt: [{ word: /^bills?$/u, here: /\b(?:dollar|dollars|euro|pound|lira|banknote) bills?\b|\$\d+ bill/u }],
  // "Love is lighter now": of less weight.
  lighter: [
    {
      word: /^lighter$/u,
      here: /\b(?:is|are|was|feel|feels|felt|pack|travel|get|gets|got|grow|become|became|much|even|little|bit|far|slightly|and|shade|looks?|made \w+|makes \w+) lighter\b|\blighter (?:than|now|next|and|colou?rs?|meals?|shade|bag|load|side|heart|step|touch|tone|version|option)\b/u,
    },
  ],
  // A cup that is won, and one that somebody weeps into.
  "hot-beverage": [
    {
      word: /^kafes/u,
      here: /tavşan|kuş|hamster|muhabbet|papağan|kanarya|aslan|maymun|kaplan|hayvan|geniş|tel(?!\p{L})|kapı|geniş|parmaklı/u,
      meant: "birdcage",
    },
    {
      word: /^cups?$/u,
      here: /\b(?:won|wins?|winning|lift\w*|final|extra time|trophy|champions?|penalt\w+)\b/u,
      meant: "trophy",
    },
  ],
  "measuring-cup": [
    { word: /^cups?$/u, here: /\b(?:into|in|from|his|her|my|the|a|broken) cup\b(?! of)/u, meant: "hot-beverage" },
    { word: /^ölç/u, here: /tansiyon|nabız|ateş|boy|kilo|basınc|hız|mesafe/u },
  ],
  // "Çay kenarında": a brook.
  "tea-glass": [
    {
      word: /^çay(?:ın|da|a|ı|dan)?$/u,
      here: /çay(?:ın|ı)? (?:kenar|boyu|yata[kğ]|kıyı|taş)|çay(?:a|dan) (?:atla|geç|düş|balık)/u,
      meant: "river",
    },
  ],
  // "Kanadı parmağı": it bled.
  wing: [
    {
      word: /^kanad[ıi]$/u,
      here: /(?:parma[kğ]|(?<!\p{L})diz|burn|duda[kğ]|yara|diş ?et|(?<!\p{L})el)\p{L}* kanadı|kanadı (?:parma|diz|burn|yara|el)/u,
      meant: "drop-of-blood",
    },
  ],
  // "Koca bir dünya": how large it is.
  man: [
    {
      word: /^koca$/u,
      here: /koca (?:bir|dünya|şehir|şehri|gün|ağaç|ev|adam|gemi|dağ|yıl|ülke|kutu|taş|kaya|köy|göz|yürek)/u,
    },
  ],
  // "Peynir esniyor": nobody yawns.
  "yawning-face": [
    {
      word: /^esne/u,
      here: /lastik|kumaş|hamur|peynir|mozzarella|(?<!\p{L})kas|baca[kğ]|omuz|omz|boyn|boyun|hareket|deri|esnek/u,
    },
  ],
  "person-lifting-weights": [
    {
      word: /^ağırlı/u,
      here: /ağırlı(?:ğ\p{L}*|k) (?:öne|arkaya|ver|topu[kğ]|ayak|sağ|sol|dağıt|merkez)|ağırlık merkez/u,
    },
  ],
  "lying-figure": [{ word: /^kalça/u, here: /bak|vur|penaltı|top|dans|kıvır|ölç/u }],
  // "Satırı takip edin": with a finger.
  bell: [
    {
      word: /^takip|^follow/u,
      here: /satır|parma[kğ]|(?<!\p{L})izi?(?:ni|leri)? |ışı[kğ]|rota|yolu? takip|haber\p{L}* takip|adım|tarif|\bfollow (?:the|your|his|her|a|them|it|that)\b|\bfollowed\b/u,
    },
  ],
  // A clock that ticks.
  bug: [
    {
      word: /^ticks?$/u,
      here: /\b(?:watch|clock|again|second|time|bomb|heart|metronome|it ticks)\b/u,
      meant: "wall-clock",
    },
  ],
  hut: [
    {
      word: /^cabin|^kabin/u,
      here: /rocket|astronaut|spacecraft|capsule|\bmen sat\b|roket|uzay|kapsül/u,
      meant: "rocket",
    },
  ],
  // The soda of glass and of cakes is drunk by nobody.
  "cup-with-straw": [
    {
      word: /^straw/u,
      here: /\b(?:soak|mushrooms?|spawn|bale|hay|field|barn|horse|thatch|garden|mulch)\b/u,
      meant: "hay-bale",
    },
    { word: /^soda/u, here: /limestone|furnace|\bbaking|\bsand\b|çamaşır|kireçtaşı|ash\b/u },
  ],
  "cherry-blossom": [
    {
      word: /^bahar(?:da|ın)?$|^spring$/u,
      here: /balı[kğ]|kefal|zıpla|göç|kuş|ayı(?!\p{L})|\b(?:fish|salmon|birds?|bears?|frogs?|swim|wakes?)\b/u,
    },
  ],
  // "Masalar dolar": they fill up.
  "dollar-banknote": [
    {
      word: /^dolar$/u,
      here: /\p{L}+l[ae]r dolar(?: taşar|[.!,]|$)|(?:i[çc]i|gözleri?|salon|oda|ev) dolar(?:[.!,]|$)/u,
    },
  ],
  // "Sıcaklık düşünce": when it falls.
  "mind-gears": [
    {
      word: /^düşünce$/u,
      here: /(?:[ae]|d[ae]n|t[ae]n|fiyatı?|sıcaklı[kğ]ı?|ateşi?|kar|yere|hava) düşünce(?:[,.]|$)/u,
    },
  ],
  // "She rose above the clouds": got up.
  rose: [
    {
      word: /^rose$/u,
      here: /\b(?:she|he|it|they|i|we|sun|moon|smoke|prices?|water|river|sea|steam|voices?|balloons?|and|slowly|then|crowd) rose\b(?! (?:petals?|garden|bush|water|oil))/u,
    },
  ],
  // What grows on a tree is broken only where it breaks.
  "broken-branch": [
    {
      word: /^branch|^dal(?!g)/u,
      here: /\b(?:swing|sat|sits|sitting|perch\w*|nest|sang|sings|birds?|owl|monkey|sloth|hang\w*|hung|blossom|leaf|leaves|fruit|apples?|built|from its branch)\b|salınca[kğ]|otur|kon(?:du|ar|muş)|yuva|öt(?:tü|er|üyor)|kuş|baykuş|maymun|asıl|çiçek|yapra|meyve|elma/u,
      not: /\b(?:broke|broken|snapp\w*|crack\w*|fell)\b|kırıl|kopt|düşt/u,
      meant: "deciduous-tree",
    },
  ],
  // Space, time and dough stretch without doing exercises.
  "stretching-figure": [
    {
      word: /^stretch/u,
      here: /\b(?:space|universe|time|light|road|rubber|dough|fabric|skin|shadows?|beach|coast|desert|line|queue|leather)(?: \p{L}+){0,3} stretch|\bstretch(?:es|ed|ing)? (?:for|over|across|from|along|out of shape|the (?:dough|fabric|truth))/u,
    },
  ],
  // A party's balloons carry nobody.
  "hot-air-balloon": [
    {
      word: /^balloon/u,
      here: /clown|party|birthday|suitcase|corridor|room|child|kids?\b|box|string|ceiling/u,
      not: /hot[- ]air|cappadocia|basket|pilot/u,
      meant: "balloon",
    },
  ],
  // The cabin of a train or a ship is neither a hut nor a plane.
  airplane: [{ word: /^cabin|^kabin/u, here: /\btrains?\b|\bships?\b|cruise|shared a cabin|tren|gemi/u }],
  // "Maya" that makes yogurt is a spoon of the last one.
  dough: [{ word: /^maya/u, here: /yoğur[dt]|(?<!\p{L})süt|(?<!\p{L})göl|peynir|kefir/u, meant: "yogurt" }],
  crown: [
    // A throw-in and the crown of a flower.
    { word: /^ta[cç]/u, here: /korner|ofsayt|(?<!\p{L})top|futbol|hakem|çizgi|yaprak|çiçe[kğ]|atışı/u },
    {
      word: /^kral|^king/u,
      here: /\bking (?:cobra|crab|penguin|salmon|size|bed)|(?<!\p{L})kral (?:kobra|yengeç|penguen|karides)/u,
    },
  ],
  "fallen-leaf": [
    {
      word: /^leaves$/u,
      here: /\b(?:monoxide|nicotine|alcohol|caffeine|smoke|toxins?|heat|water|air|blood|carbon|poison|sugar|body) (?:slowly |finally |soon )?leaves\b|\bleaves (?:your|our|their|his|her|my) (?:body|blood|lungs|mouth|house|home|hands?|town|office|desk)/u,
    },
  ],
  "electric-plug": [
    // What stops up a volcano or a bath.
    { word: /^plug$/u, here: /volcan|magma|drain|\bsink\b|bath|erupt|blows?\b|\bplug the\b/u },
    { word: /^cable|^kablo/u, here: /\bbridges?\b|köprü|teleferik|\bcable cars?\b|steel cable|çelik (?:kablo|halat)/u },
  ],
  "dancing-pair": [
    {
      word: /^danc|^dans/u,
      here: /\b(?:penalty|penalties|keeper|goalkeeper|bridges?|goats?|bees?|leaves|flames?|snow(?:flakes)?|lights?|shadows?|bears?|birds?|cranes?|dolphins?|waves?|stars?|candles?)\b|penaltı|kaleci|köprü|keçi|(?<!\p{L})arı|yaprak|alev|ışık|gölge|(?<!\p{L})ayı|kuş|turna|yunus|dalga|yıldız/u,
    },
  ],
  "red-heart": [
    {
      word: /^heart|^kalb/u,
      here: /\b(?:broke|break|breaks|broken|breaking) (?:\w+ )?hearts?\b|kalb\p{L}* kır/u,
      meant: "broken-heart",
    },
  ],
  // Who sings to somebody or far away stands on no stage.
  microphone: [
    {
      word: /^s[aiu]ng|^şarkı/u,
      here: /\b(?:sea|mermaid|siren|lullaby|cradle|forest|campfire|shower|kitchen|grandm\w+|mother|mom|birds?|crickets?|nightingale|whales?|church|frogs?)\b|deniz|ninni|beşik|orman|kamp ateş|duşta|mutfa|nine|anne|kuş|böce|bülbül|balina|kurbağa/u,
      meant: "musical-notes",
    },
  ],
  // On a pitch it is guarded by somebody.
  "goal-net": [{ word: /^kale(?:si|miz)/u, here: /kurtar|devleş|penaltı|duvar ör|geçit ver/u, meant: "goalkeeper" }],
  "jump-rope": [{ word: /^jump/u, here: /\bjumping jacks?\b/u, meant: "jumping-jack-figure" }],
  // "They spend less": whose money is put away.
  ring: [
    { word: /^telk[aâ]ri/u, here: /kolye|küpe|bilezi[kğ]|broş/u },
    { word: /^küpe|^earring/u, here: /^/u, meant: "earrings" },
  ],
  "gem-stone": [
    // What is put on a car, a wall or a face is no jewel.
    {
      word: /^tak/u,
      here: /güneşli[kğ]|lasti[kğ]|zincir|gözlü[kğ]|maske|kask|kemer|eldiven|lamba|(?<!\p{L})far|fiş|priz|perde|tasma/u,
    },
    { word: /^küpe|^earring/u, here: /^/u, meant: "earrings" },
    { word: /^kolye|^necklace/u, here: /^/u, meant: "necklace" },
  ],
};
