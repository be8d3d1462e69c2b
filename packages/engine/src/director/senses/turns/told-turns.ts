import type { Reading } from "./reading.ts";

/** "Bekleyin arkadaşlar", "Okay guys, …": who is spoken to is not told of. */
const ADDRESSED: Reading = {
  word: /^(?:arkadaşlar|dostlar|kardeşlerim|friends|guys|folks)$/u,
  here: /(?:^|[.!?…] |^(?:merhaba|selam|evet|hey|hi|hello|okay|ok|so|sevgili|değerli),? )(?:arkadaşlar|dostlar|kardeşlerim|friends|guys|folks),|\p{L},? (?:arkadaşlar|dostlar|kardeşlerim|guys|folks)[.!?…]*$/u,
};

/** Who stands still is not cold, and neither is a screen. */
const FROZEN: Reading = {
  word: /^fr[eo]/u,
  here: /\b(?:everyone|everybody|we|i|he|she|they|crowd|room|audience|screen|computer|laptop|phone|app|game|video)\b[^.,]{0,24} (?:froze|freezes|is frozen)(?! (?:the|an?|my|his|her|it|some|this|that|them|leftover))|\bfroze (?:in place|mid|on the spot|for a)/u,
  not: /\b(?:cold|ice|icy|snow\w*|winter|lake|river|pipes?|to death|degrees?|minus|blizzard)\b/u,
};

/** Keys that are pressed open no door. */
const PRESSED: Reading = {
  word: /^keys?$/u,
  here: /\bpress(?:ed|es|ing)? (?:\p{L}+ ){0,3}keys?\b|\b(?:arrow|shift|ctrl|control|escape|esc|enter|space|function|windows|command|alt|tab|shortcut|hot|delete) keys?\b|\bkeyboard\b/u,
  not: /piano/u,
  meant: "keyboard",
};

const PLAGUE_AGE = /(?<!\p{L})veba|orta ?çağ|\bplague\b|medieval|middle ages|osmanlı|padişah|ottoman/u;
const EMBRACE = /sarıl|kucak|kavuş|öptü|öper|özle|sev(?:gi|iyor|er|di)|barış|kardeşler|kardeş gibi|aile|dost/u;

/** Turns in which one is addressed, stands still, presses a key or is told of as a brother; see idioms.ts. */
export const TOLD_TURNS: Readonly<Record<string, readonly Reading[]>> = {
  friends: [ADDRESSED],
  man: [ADDRESSED],
  team: [ADDRESSED],
  "people-hugging": [
    ADDRESSED,
    { word: /^kardeş/u, here: /küçük kardeş/u, not: EMBRACE, meant: "child" },
    // "Kardeşim dinamitle havaya uçurdu": he embraces nobody.
    { word: /^kardeş(?:im|in|i|imiz)$/u, here: /^/u, not: EMBRACE },
  ],
  snowflake: [FROZEN],
  ice: [FROZEN],
  "cold-face": [FROZEN],
  "house-keys": [PRESSED],
  key: [PRESSED],
  // A flood that sweeps through a valley holds no broom.
  broom: [
    {
      word: /^swe/u,
      here: /\bsw(?:ept|eeps?|eeping) (?:\p{L}+ )?(?:through|across|over|away|aside|off|past|into)\b|\bsw(?:ept|eeps?) the (?:country|nation|world|globe|city|coast|village|board|series)\b/u,
      not: /\bbroom|\bfloors?\b|\bdust\b|\bleaves\b|\bcrumbs\b/u,
    },
  ],
  // A wall is laid and hair is plaited.
  yarn: [
    { word: /^ör/u, here: /duvar|tuğla|(?<!\p{L})sur(?:u|lar|ları)?(?!\p{L})/u, meant: "brick" },
    { word: /^ör/u, here: /(?<!\p{L})saç/u },
    { word: /^knit/u, here: /\b(?:close|tight)(?:ly)?[- ]knit\b|\bknit(?:ted)? (?:his|her|my|their) brows?\b/u },
  ],
  // Whose brakes fail meets no mechanic.
  mechanic: [
    {
      word: /^fren|^brak/u,
      here: /patla|boşal|tutma|kaza|çarp|daldı|uçurum|devril|\bfail(?:ed|s|ing)?\b|gave out|crash|slammed|\bcliff\b|accident|hit the brakes/u,
    },
  ],
  // The country, and not what grows in it.
  "ear-of-corn": [
    {
      word: /^mısır/u,
      here: /mısır['’]\p{L}|mısır(?:a|da|dan) (?:\p{L}+ )?(?:git|gid|uç|seyahat|yaşa|dön)|firavun|piramit|kleopatra|(?<!\p{L})nil(?:['’ ]|$)|kahire|sfenks|mumya|papirüs|(?:eski|antik) mısır|mısır (?:gezi|turu|tatil|kral|ordu|imparator|uygarlı|medeniyet|hükümet|vize|mitoloj)/u,
      not: /patlat|haşla|közle|koçan|tarla|konserve|mısır (?:ekme|unu)/u,
    },
  ],
  "ringed-planet": [
    {
      word: /^gezegen/u,
      here: /(?<!\p{L})(?:bu|koca|şu) gezegen(?:de|i|in|den)?(?!\p{L})/u,
      not: /satürn|jüpiter|(?<!\p{L})mars|venüs|neptün|uranüs|teleskop|yörünge|halka/u,
      meant: "globe-showing-europe-africa",
    },
  ],
  // Who counts in a ring does not whistle.
  whistle: [
    {
      word: /^hakem|^referee/u,
      here: /boks|raunt|nakavt|güreş|\bbox(?:er|ing)\b|knockout|wrestl/u,
    },
  ],
  stonehenge: [
    { word: /^dikilita|^standing stone|^megalit/u, here: /göbekli|gobekli|karahan|urfa/u, meant: "standing-pillars" },
    { word: /^dikilita/u, here: /sultanahmet|istanbul|firavun|mısır|hipodrom/u },
  ],
  seedling: [{ word: /^topra/u, here: /toprağın alt|toprak alt/u }],
  // A mask with a beak is no bird, and no mask of today.
  bird: [
    {
      word: /^kuş|^bird/u,
      here: /gaga\p{L}* maske|kuş (?:\p{L}+ )?maske|\b(?:bird|beak)\p{L}*[- ](?:\p{L}+ )?masks?\b/u,
    },
  ],
  "face-with-medical-mask": [
    { word: /mask/u, here: PLAGUE_AGE },
    { word: /mask/u, here: /gagalı|\bbeak|karnaval|carnival|venedik|\bvenice|maskeli balo|\bmasquerade/u },
  ],
  "health-worker": [
    {
      word: /^(?:doktor|hekim|doctor|physician)/u,
      here: PLAGUE_AGE,
      meant: "figure-he-adult-past-1-stand-calm",
    },
  ],
  "construction-worker": [
    {
      word: /^(?:işçi|worker)/u,
      here: /vardiya|fabrika|grev|sendika|atölye|\bfactor(?:y|ies)\b|\bshifts?\b|\bmills?\b|assembly line|\bon strike\b|\bunions?\b|alarm clock/u,
      meant: "factory-worker",
    },
  ],
  "house-with-garden": [
    {
      word: /^balkon|^balcon/u,
      here: /saksı|çiçe[kğ]|domates|fesleğen|bitki|yetiştir|\bplants?\b|flower|tomato|\bherbs?\b|\bgrow/u,
      meant: "balcony-flowers",
    },
  ],
  // Photos that are deleted or saved are in a telephone, and on no wall.
  "framed-picture": [
    {
      word: /^foto|^photo|^picture/u,
      here: /telefon|yedekle|(?<!\p{L})sil(?:di|ip|mek|me|iyor|ecek)|galeri(?:m|n|de)|depolama|\bphones?\b|\bback(?:ed)? up\b|\bdelet|camera roll|\bstorage\b|instagram/u,
      not: /duvar|çerçeve|\bwall\b|\bframed?\b|albüm|album/u,
      meant: "mobile-phone",
    },
  ],
  laptop: [
    {
      word: /^bilgisayar|^computer|^pc$/u,
      here: /ekran kart|bilgisayar topla|graphics card|\bgpus?\b|\bbuil(?:d|t|ding) (?:a|my|your|his|her|the) (?:\p{L}+ )?(?:pc|computer)\b/u,
      meant: "desktop-computer",
    },
  ],
  "clapper-board": [
    {
      word: /^directors?$/u,
      here: /\b(?:fbi|cia|company|school|museum|managing|executive|hospital|bank|sales|marketing)\b/u,
      not: /\b(?:films?|movies?|actors?|actress|scene|cinema)\b/u,
    },
  ],
  // What is run over is no vegetable.
  pumpkin: [{ word: /^squash(?:ed|es|ing)$/u, here: /^/u }],
  // What puts out a fire is no storm.
  tornado: [
    {
      word: /^hortum/u,
      here: /yangın|alev|itfaiye|(?<!\p{L})bahçe|sula|yıka|musluk/u,
      not: /kasırga|felaket|çatı/u,
      meant: "garden-hose",
    },
  ],
  // Players wear no hiking boots.
  "hiking-boot": [
    {
      word: /^boots?$/u,
      here: /\b(?:striker|penalty|football|soccer|goalkeeper|midfielder|scored)\b/u,
      meant: "running-shoe",
    },
  ],
  // Where boxers stand, and what bells and planets have.
  ring: [
    {
      word: /rings?$/u,
      here: /\bbox(?:er|ing)|\bfight|\bpunch|knockout|wrestl|\bbell\b|\bphones?\b|circus|saturn|planet|\brings? (?:of|road|light|tone)\b|\bcorner\b|\bropes?\b/u,
    },
  ],
};
