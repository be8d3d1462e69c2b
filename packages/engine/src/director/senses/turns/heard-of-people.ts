import type { Reading } from "./reading.ts";

/**
 * Turns about people, their bodies, their deeds and their money in which a word means what nobody would draw for it alone, by the
 * sentence in small letters; see idioms.ts.
 */
export const HEARD_OF_PEOPLE: Readonly<Record<string, readonly Reading[]>> = {
  // "At eye level": of a shelf, nobody kneels.
  "figure-she-adult-today-4-kneel-calm-and-he-child-today-2": [
    {
      word: /^(?:at )?eye level|^göz hiza/u,
      here: /^/u,
      not: /\b(?:child|children|kids?|toddlers?|son|daughter|baby)\b|çocu|bebe/u,
    },
  ],
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
  // Who carried goods over deserts sold no shares.
  "candlestick-chart": [
    {
      word: /^trader|^tüccar|^merchant/u,
      here: /\b(?:carried|brought|sailed|camels?|spices?|beans|silk|caravans?|ships?|gold|salt|port|bazaar|market town)\b|kervan|baharat|ipek|gemi|deve|çarşı|taşı/u,
      meant: "loaded-camels",
    },
  ],
  // "Güneye bakan yüz": which way it looks, and no minister.
  "bust-in-silhouette": [{ word: /^bakan$/u, here: /[ae] bakan/u }],
  // What an animal carries on its back.
  "spine-figure": [
    { word: /^sırt|^back/u, here: /kabu[kğ]|kaplumbağa|kirpi|(?<!\p{L})deve|hörgü[cç]|\bturtle|\bshell\b|\bhump/u },
  ],
  // "A waiter spilled soup": a person, and no bell on a desk.
  "bellhop-bell": [
    { word: /^(?:waiter|garson)/u, here: /^/u, meant: "figure-he-adult-waiter-1-stand-calm" },
    { word: /^waitress/u, here: /^/u, meant: "figure-she-adult-waiter-1-stand-calm" },
  ],
  // Rents and prices climb no wall.
  "person-climbing": [
    {
      word: /^climb/u,
      here: /\b(?:rents?|bills?|costs?|debts?|sales|numbers?|wages|salaries|scores?|curve|interest)\b|\bclimbs? like a rocket|^(?:it|they) (?:will|would|can|could|may) climb/u,
      meant: "chart-increasing",
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
  // A wrist that is stretched wears no watch.
  watch: [
    // "Watch from a plane": look.
    {
      word: /^watch$/u,
      here: /\b(?:they|we|i|you|people|scientists|fans|crowds?|children|parents|doctors|who|to|will|can|and) watch\b|\bwatch (?:from|the|how|as|for|your|his|her|them|it|out|over|what|a)\b/u,
    },
    {
      word: /^wrist|^bile[kğ]/u,
      here: /stretch|\broll\b|\bbend|pain|hurt|broke|fractur|sprain|\bcast\b|\bturn\b|kır[ıi]|burk|incin|esnet|çevir|ağrı|bük|(?:ba[gğ]|sar)ı?l/u,
    },
  ],
  // "Wound it up": a clock, a toy.
  "adhesive-bandage": [
    { word: /^wound$/u, here: /\bwound (?:it|the|his|her|up|round|around|through|its|their|my)\b/u },
  ],
  // Who is carried aloft in a basket does no shopping.
  "shopping-cart": [
    {
      word: /^sepet|^basket/u,
      here: /biniyor|bindi|binin|balon|pilot|havalan|\bballoon|\bclimb(?:ed)? in(?:to)?/u,
      meant: "hot-air-balloon",
    },
  ],
  // "Celebrate with an orange".
  "clinking-glasses": [
    { word: /^celebrate/u, here: /\bcelebrate with (?:an?|your|the) (?!glass|drink|toast|champagne|beer|wine)/u },
  ],
  // Who leaves a harbour breaks no heart.
  "broken-heart": [
    {
      word: /^ayrıl|^(?:left|parted)/u,
      here: /['’][dt][ae]n (?:\p{L}+['’]?\p{L}* ){0,3}ayrıl|vapur|(?<!\p{L})gemi|liman|istasyon|işten ayrıl|yoldan ayrıl/u,
    },
  ],
  // Brothers of a film's beginnings embrace nobody.
  "people-hugging": [
    { word: /^kardeşler|^brothers/u, here: /lumi[eè]re|wright|grimm|\p{Lu}\p{Ll}+ kardeşler|\b1[89]\d\d/u },
  ],
  // "Kulağını dayayıp dinler": listens.
  "places-of-faith": [
    {
      word: /^dinler$/u,
      here: /(?:[ıiuü]p|[ıiuü]|[ae]|müzi[kğ]|şarkı|radyo|hikâye|masal|ses|sessizce|dikkatle|her\p{L}*) dinler(?:[.!,]|$)/u,
    },
  ],
  // What a referee raises has no crescent.
  "turkish-flag": [
    { word: /^bayra[kğ]/u, here: /hakem|ofsayt|yarış|damalı|beyaz bayra|zirve|korsan/u, meant: "triangular-flag" },
  ],
  // "Yılda yalnız dört": only.
  "bowed-figure": [
    {
      word: /^yalnız$/u,
      here: /yalnız(?:ca)? (?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yüz|bin|\d|\p{L}+ (?:ye|iç|çalış|uyu|gör))/u,
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
  // "Koca bir dünya": how large it is.
  man: [
    {
      word: /^koca$/u,
      here: /koca (?:bir|dünya|şehir|şehri|gün|ağaç|ev|adam|gemi|dağ|yıl|ülke|kutu|taş|kaya|köy|göz|yürek)/u,
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
  // Space, time and dough stretch without doing exercises.
  "stretching-figure": [
    {
      word: /^stretch/u,
      here: /\b(?:space|universe|time|light|road|rubber|dough|fabric|skin|shadows?|beach|coast|desert|line|queue|leather)(?: \p{L}+){0,3} stretch|\bstretch(?:es|ed|ing)? (?:for|over|across|from|along|out of shape|the (?:dough|fabric|truth))/u,
    },
  ],
  crown: [
    // A throw-in and the crown of a flower.
    { word: /^ta[cç]/u, here: /korner|ofsayt|(?<!\p{L})top|futbol|hakem|çizgi|yaprak|çiçe[kğ]|atışı/u },
    {
      word: /^kral|^king/u,
      here: /\bking (?:cobra|crab|penguin|salmon|size|bed)|(?<!\p{L})kral (?:kobra|yengeç|penguen|karides)/u,
    },
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
