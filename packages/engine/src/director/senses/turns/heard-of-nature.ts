import type { Reading } from "./reading.ts";

const SANK = /\b(?:sank|sunk|sinks?|sinking)\b|(?<!\p{L})bat(?:tı|ıyor|ar|mış|an|ınca|masın|ması)\p{L}*/u;

/**
 * Turns about plants, animals, land, water and ways in which a word means what nobody would draw for it alone, by the
 * sentence in small letters; see idioms.ts.
 */
export const HEARD_OF_NATURE: Readonly<Record<string, readonly Reading[]>> = {
  // "WhatsApp'tan yazın": write.
  sun: [
    {
      word: /^yazın$/u,
      here: /whatsapp|mesaj|yorum|e-?posta|mail|adres|deftere|kâğıda|kağıda|yazın (?:ya da|veya|ve gönder)|(?:[ae]|[ıiuü]) yazın(?:[.!,]|$)/u,
    },
  ],
  // Ice in a cloud or a lake's edge is no mountain in the sea.
  iceberg: [
    {
      word: /^ice$|^buz(?:lar|lu)?$/u,
      here: /\b(?:cloud|crystals?|pieces of|tiny|thin|drops?|hail)\b|bulut|kristal|parça|dolu(?!\p{L})/u,
      meant: "snowflake",
    },
  ],
  // "Küçük çiçeklere ayır": the florets of a vegetable.
  tulip: [{ word: /^çiçe[kğ]/u, here: /karnabahar|brokoli|çiçekler(?:in)?e ayır/u }],
  // "Tighten the nuts in a star": the way it is done.
  star: [
    {
      word: /^star$/u,
      here: /\bin an? (?:\w+ )?star(?! system)(?: pattern| shape| order)?\b|\bstar (?:pattern|shape|order|fish|fruit)\b/u,
    },
  ],
  // "Climbed the dune": what is climbed is no mountain of snow.
  "snow-capped-mountain": [
    {
      word: /^climb|^tırman/u,
      here: /\bdunes?\b|\b(?:tree|ladder|rope|stairs|steps|wall|fence|tower|roof|hill|leaf|stem|stalk|branch)\b|kumul|ağa[cç]|merdiven|duvar|çit(?!\p{L})|kule|yapra|dal(?:ı|ın|a)(?!\p{L})/u,
    },
  ],
  blueberries: [{ word: /^berr/u, here: /\bred (?:\w+ )?berr/u, meant: "cherries" }],
  // What is offered up at a feast is a ram; who died in a disaster is not.
  ram: [{ word: /^kurban/u, here: /^/u, not: /bayram|kurban kes|kurbanlık|adak|(?<!\p{L})koç|koyun/u }],
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
  fish: [
    {
      word: /^(?:salmon|somon|cod|trout)/u,
      here: /\b(?:pat|fillet|fry|bake|oven|pan|season|skin side|cook|grill|serve)\w*\b|fırın|tava|fileto|pişir|ızgara|marine|tarif/u,
      meant: "salmon-fillet",
    },
  ],
  beans: [{ word: /^/u, here: /\bgreen beans\b|taze fasulye|yeşil fasulye/u, meant: "green-beans" }],
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
  // What a river flows between.
  bank: [
    {
      word: /^(?:the )?banks?$/u,
      here: /\b(?:river|stream|banks grew|muddy|water|flood|grass|erosion|shore|willow|beaver)\b/u,
      meant: "river",
    },
  ],
  dolma: [{ word: /^dolmadan/u, here: /^/u }],
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
  // "Peynir esniyor": nobody yawns.
  "yawning-face": [
    {
      word: /^esne/u,
      here: /lastik|kumaş|hamur|peynir|mozzarella|(?<!\p{L})kas|baca[kğ]|omuz|omz|boyn|boyun|hareket|deri|esnek/u,
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
  "cherry-blossom": [
    {
      word: /^bahar(?:da|ın)?$|^spring$/u,
      here: /balı[kğ]|kefal|zıpla|göç|kuş|ayı(?!\p{L})|\b(?:fish|salmon|birds?|bears?|frogs?|swim|wakes?)\b/u,
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
  "fallen-leaf": [
    {
      word: /^leaves$/u,
      here: /\b(?:monoxide|nicotine|alcohol|caffeine|smoke|toxins?|heat|water|air|blood|carbon|poison|sugar|body) (?:slowly |finally |soon )?leaves\b|\bleaves (?:your|our|their|his|her|my) (?:body|blood|lungs|mouth|house|home|hands?|town|office|desk)/u,
    },
  ],
};
