import type { Hit } from "#director/match/hit.ts";

/**
 * Drawings that say something only where their own word is written. As the sign of a deed or a thought (an ear for "listen", a
 * crown for "leader", a gift for "surprised") they mislead, and a body's part alone is a joke.
 */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  ear: /^(?:kula[kğ]|ears?$)/u,
  nose: /^(?:burun|burn|noses?$)/u,
  eye: /^(?:görme$|retina|göz(?:$|ler|ün|üm|ü$|de|den|e$)|eyes?$|eyeball)/u,
  eyes: /^(?:gözler|eyes$)/u,
  brain: /^(?:beyin|beyn|brains?$|zih[in]|sinir$|nöron|neuron|nervous|hafıza|bellek|memor(?:y|ies)$|cogniti)/u,
  bone: /^(?:kemi[kğ]|bones?$|chew|treats?$|rewards?$|toys?$)/u,
  foot: /^(?:taban|foot$|feet$|ayak[ _]bile|ankle|ayağı|ayakları|blister)/u,
  leg: /^(?:baca[kğ]|legs?$)/u,
  tongue: /^(?:dil|tongue)/u,
  "flexed-biceps": /^(?:kas$|kaslar|kas_|kaslan|muscle|biceps|pazı|strengthen|stronger)/u,
  briefcase: /^(?:evrak|briefcase)/u,
  crown: /^(?:taç|tac|taht|throne|hükümdar|ruler|reign|crown|kral|king$|queen|padişah|sultan)/u,
  "wrapped-gift": /^(?:hediye|gift|present)/u,
  "puzzle-piece": /^(?:puzzle|yapboz|bulmaca|jigsaw)/u,
  newspaper: /^(?:gazete|newspaper|haberler|the news$|manşet|headline)/u,
  necktie: /^(?:kravat|necktie|tie$)/u,
  "nut-and-bolt": /^(?:vida|cıvata|bolt|screw|nuts?$)/u,
  "crystal-ball": /^(?:kristal|crystal|falcı|fortune)/u,
  collision: /^(?:çarp|infilak|blast|crash|collision|bomba|explo|patlad|patlar|patlıyor)/u,
  "adhesive-bandage": /^(?:yara|sakatlan|injur|wound|bandage|band|plaster)/u,
  "shushing-face": /^(?:şşt|şş|shh|hush)/u,
  books: /^(?:kitap|ingilizce|kelime|kitab|books?$|kütüphane|library|librar|roman)/u,
  soap: /^(?:sabun|soap|rinse|scrub|yıka|wash|köpü|temizl|clean|duş|shower|el$)/u,
  "wilted-flower": /^(?:sol|wilt|çiçe|flower|bitki|plant|houseplant|saksı|gül|rose|tulip|lale|dying|die)/u,
  snowflake: /^(?:ayaz|kar$|kar[ıal]|kış|snow|winter|don|frost|freez|froz|eksi)/u,
  loudspeaker: /^(?:hoparlör|speaker|loudspeaker|anons|megafon)/u,
  "cross-mark": /^(?:çarpı|cross)/u,
  warning: /^(?:uyarı|hazard|beware|dikkat$|warning|danger|tehlike|caution|alarm|risk)/u,
  locked: /^(?:kilit|lock|şifre|password|parola|güvenli|secur|priva|gizli)/u,
  "crossed-swords":
    /^(?:savaş|kılı[çc]|saldır|düşman|ayaklan|attack|combat|revolt|enem|war|battle|sword|fight|fought|ordu|army|asker|soldier|muharebe|düello|duel|kuşat|siege|troops|yen)/u,
  shield: /^(?:kalkan|shield|koru|protect|savun|defen|bağışık|immun|zırh)/u,
  seedling:
    /^(?:fide|fidan|filiz|çimlen|sapling|germinat|tohum|toprak|toprağ|raised|garden|yükselt|bahçe|sprout|seed|soil|büyü|grow|grew|yeşer|tarım|farm|plant|new$|leaf|doğa)/u,
  gear: /^(?:dişli|çark|gear|vites|motor|mekani|mechan|engine|ayar|setting)/u,
  candle:
    /^(?:mum|soya|balmum|candle|soy|wax|beeswax|şamdan|elektrik|kesin|power|ışı|light|lamba|lamp|blackout|birthday|doğum)/u,
  "mirror-ball": /^(?:disko|disco|parti|party|gece|night|club|kulüp)/u,
  "optical-disk": /^(?:cd|dvd|disk|disc|plak|kayıt|vinyl)/u,
  "holding-hands":
    /^(?:el$|ele$|eller(?:in|im)$|holding|eşim|karım|kocam|evlen|my$|we$|together|birlikte|sevgili|couple|çift|el_ele)/u,
  "sports-medal": /^(?:madalya|medal|nobel|sporcu|athlete|kahraman|hero)/u,
};

export function isMeant({ slug, word }: Pick<Hit, "slug" | "word">): boolean {
  const own = Object.hasOwn(OWN_WORDS, slug) ? OWN_WORDS[slug] : undefined;
  // An emoji was chosen by the writer.
  return (
    own === undefined ||
    word === "" ||
    own.test(word.toLocaleLowerCase("tr")) ||
    word
      .toLocaleLowerCase("tr")
      .split(/\s+/u)
      .some((part) => own.test(part))
  );
}

const BODY = /^(?:ear|nose|eyes?|mouth|tongue|leg|foot|bone|flexed-biceps|spine-figure)$/u;

/** A part of the body by the way, in a text that is not about it. */
export function isStray(slug: string, topic: string | null): boolean {
  return BODY.test(slug) && slug !== topic;
}

/** Told with love or in memory: yellow faces break the tone. */
const TENDER =
  /(?<!\p{L})(?:dedem|ninem|annem|babam|annemin|babamın|dedemin)|hatıra|anısına|özledim|özlüyorum|\b(?:my|our) (?:grand(?:father|mother|ma|pa)|mother|father|mom|dad)\b|in memory|i miss\b/iu;
const FACE =
  /^(?!(?:dog|cat|cow|horse|pig|rabbit|bear|tiger|mouse|monkey|dragon|unicorn|glowing)-face$).*-face(?:-|$)|^face-/u;

/** Beside a place, a number or a year a face says nothing about it. */
export function isBesideFact({ slug, rank }: Pick<Hit, "slug" | "rank">): boolean {
  return rank === "thing" || !(FACE.test(slug) || slug === "exploding-head");
}

export function isInTone({ slug, word }: Pick<Hit, "slug" | "word">, whole: string): boolean {
  return word === "" || !FACE.test(slug) || !TENDER.test(whole);
}
