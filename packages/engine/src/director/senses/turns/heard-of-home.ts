import type { Reading } from "./reading.ts";

/**
 * Turns about a house, its kitchen, its tools and machines in which a word means what nobody would draw for it alone, by the
 * sentence in small letters; see idioms.ts.
 */
export const HEARD_OF_HOME: Readonly<Record<string, readonly Reading[]>> = {
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
  // A sauce that bubbles needs no soap.
  bubbles: [
    {
      word: /^bubbl|^fokur/u,
      here: /\b(?:let it|until it|pan|pot|sauce|simmer|heat|boil|stir|butter|cook|cheese)\b|tencere|tava|sos|kayna|ocak/u,
      not: /batter|pancake|soap|fish|water|breath|blow/u,
      meant: "steaming-pot",
    },
  ],
  // The small box of a ring comes by no parcel service; a full package is a price.
  package: [
    { word: /^kutu|^box/u, here: /yüzü[kğ]|küpe|kolye|\brings?\b|necklace|earring/u, meant: "wrapped-gift" },
    {
      word: /^package|^paket/u,
      here: /\b(?:full|whole|basic|premium|holiday|tour|travel) package|package (?:deal|tour)|paket (?:program|tur|fiyat)|tatil paketi/u,
    },
  ],
  // Those of a car are in no house.
  window: [
    {
      word: /^window|^cam/u,
      here: /\bcars?\b|\bwash (?:and|&)|windshield|araba|araç|oto yıkama/u,
      not: /\bhouse|ev(?:in|de)/u,
      meant: "automobile",
    },
  ],
  // What hangs on a line is washed already.
  "washing-machine": [
    {
      word: /^laundry|^çamaşır/u,
      here: /\bhang|\bhung|clothes ?line|\bline\b|\bip(?:e|te|ler)|kurut|as(?:ılı|tı|ar)/u,
      meant: "clothes-rack",
    },
  ],
  chair: [
    // A puppy that learns it.
    { word: /^sit|^otur/u, here: /\b(?:pupp\w+|dogs?|treat|say sit|tell \w+ to sit)\b|köpe[kğ]|ödül/u },
  ],
  // A hairdresser's or a sports hall is no living room.
  "couch-and-lamp": [{ word: /^salon/u, here: /kuaför|güzelli[kğ]|berber|(?<!\p{L})spor|düğün|fitness|masaj|sinema/u }],
  // "İlgimi çekmiyor": no network.
  router: [{ word: /^çekm/u, here: /^/u, not: /internet|telefon|sinyal|wi-?fi|modem|şebeke|(?<!\p{L})hat(?!\p{L})/u }],
  // What an octopus squirts writes nothing.
  "fountain-pen": [
    { word: /^ink|^mürekkep/u, here: /octopus|squid|cuttlefish|ahtapot|kalamar|mürekkep bal/u, meant: "octopus" },
  ],
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
  smoothie: [
    {
      word: /^detok?s|^detox/u,
      here: /^/u,
      not: /meyve|sebze|su(?:yu)?(?!\p{L})|içece|limon|yeşil|\b(?:juice|drink|green|smoothie|water|lemon|tea)\b/u,
    },
  ],
  "office-building": [
    {
      word: /^apartment|^daire/u,
      here: /\b(?:my|our|her|his|first|new|small|tiny|rent\w*|studio|moved)\b|(?<!\p{L})(?:ilk|yeni|küçük|kiralık) (?:bir )?daire/u,
      meant: "couch-and-lamp",
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
  // "Leonardo painted it": no wall.
  "paint-roller": [
    {
      word: /^paint/u,
      here: /leonardo|van gogh|picasso|monet|portrait|canvas|masterpiece|museum|\bpainted (?:it|her|him|them|the (?:portrait|scene|picture))/u,
      meant: "artist-palette",
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
  // Where cloth is woven nothing is sold.
  "market-stall": [{ word: /^tezg[aâ]h/u, here: /doku|iplik|halı|kilim|kumaş|ipek/u, meant: "thread" }],
  // "Pamukla silin": wiped.
  wastebasket: [{ word: /^sil/u, here: /\p{L}+(?:l[ae]) sil|yüz|cam|masa|gözlü[kğ]|ayna|burn|ter(?:ini)?(?!\p{L})/u }],
  "collapsed-building": [
    {
      word: /^enka[zs]|^wreck/u,
      here: /gemi|denizalt|okyanus|deniz dib|\bship|\bboat|\bocean|\bsea\b/u,
      meant: "shipwreck",
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
  // "Maya" that makes yogurt is a spoon of the last one.
  dough: [{ word: /^maya/u, here: /yoğur[dt]|(?<!\p{L})süt|(?<!\p{L})göl|peynir|kefir/u, meant: "yogurt" }],
  "electric-plug": [
    // What stops up a volcano or a bath.
    { word: /^plug$/u, here: /volcan|magma|drain|\bsink\b|bath|erupt|blows?\b|\bplug the\b/u },
    { word: /^cable|^kablo/u, here: /\bbridges?\b|köprü|teleferik|\bcable cars?\b|steel cable|çelik (?:kablo|halat)/u },
  ],
};
