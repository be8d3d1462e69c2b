import type { Reading } from "./reading.ts";

/** Things of a house, a desk and a street in turns of phrase in which their word does not name them, by the sentence in small letters; see idioms.ts. */
export const IDIOMS_OF_HOME: Readonly<Record<string, readonly Reading[]>> = {
  // "Hamur yoğurdum": kneaded.
  yogurt: [{ word: /^yoğur[dt]u(?:[mnk]|lar)?$|^yoğurduğ/u, here: /hamur|köfte|çamur|(?<!\p{L})kil|ekme[kğ]|çiğ/u }],
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
  // "Chips that train artificial intelligence".
  "french-fries": [
    { word: /^chips$/u, here: /artificial|\bai\b|nvidia|semiconductor|processor|comput|factor/u, meant: "microchip" },
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
  "mantelpiece-clock": [{ word: /^saat/u, here: /her saat(?!\p{L})/u }],
  "glass-of-water": [
    {
      word: /^(?:cold|hot|warm|ice|ılık|sıcak|soğuk)/u,
      here: /duş|banyo|yıka|durula|deniz|göl|ırma|nehir|shower|\bbath|wash|rinse|sleep|swim|\blake|\bsea\b|river|\bdive|feet/u,
      meant: "droplet",
    },
  ],
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
  bed: [{ word: /^yata[kğ]|^bed$/u, here: /nehr|nehir|ırma[kğ]|akarsu|\briver ?bed/u }],
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
  "house-keys": [
    {
      word: /^rent|^kirala/u,
      here: /\brent(?:ed|ing|s)? (?:a |an |the |your )?(?:electric )?(?:car|scooter|bike|bicycle|boat|kayak|motor|van|suit|costume)|(?:araba|araç|bisiklet|tekne|motosiklet|scooter) kirala/u,
    },
  ],
  "mobile-phone": [
    {
      word: /^scroll/u,
      here: /ancient|librar|papyrus|parchment|dead sea|alexandria|egypt|monks?\b|scribe|scholars?\b|\brot(?:s|ted)?\b/u,
      meant: "scroll",
    },
  ],
  "couch-and-lamp": [{ word: /^bench/u, here: /\bbenched\b|bench press|on the bench|coach|striker|substitute/u }],
  "code-window": [
    {
      word: /^code/u,
      here: /\b(?:promo|discount|coupon|gift|voucher) code|\buse (?:the |our |my )?code|\bcode \p{L}+ (?:for|at|to get)\b|percent off|% off/u,
      meant: "label",
    },
  ],
  minibus: [
    { word: /^dolmuş/u, here: /(?:alan|hafıza|bardak|depo|kutu|çanta|havuz|takvim|süre)\p{L}* dolmuş|dolmuş ol/u },
  ],
  door: [{ word: /^kapın$/u, here: /(?:[ıiuü]|[ae]n) kapın(?:[.!]|$)/u }],
  jeans: [{ word: /^belt/u, here: /\b(?:judo|karate|black|seat|conveyor|asteroid|bible|fan) belt/u }],
};
