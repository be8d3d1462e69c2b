import type { Reading } from "./reading.ts";

const ANIMAL =
  /(?<!\p{L})(?:arı|karınca|karga|kuş|yunus|balina|fil|kurt|maymun|penguen|martı|ahtapot|sincap|fare|aslan)(?:lar|ler)?[ıiuü]?(?!\p{L})|kovan|\b(?:crow|raven|bird|bee|ant|whale|orca|dolphin|elephant|penguin|monkey|chimp|chimpanzee|gorilla|octopus|otter|lion|bat|rat|shark|cow|pig|goat|meerkat|parrot|hyena)s?\b|\b(?:wolf|wolves|mice|sheep)\b/u;
/** Friends, kids and mates that an animal has are animals too, which its own drawing already shows; "my friends" are people. */
const AMONG_ANIMALS: readonly Reading[] = [
  {
    word: /^(?:arkadaş|dost|yavru|friend|mate|classmate|kid|child)/u,
    here: new RegExp(
      `(?=.*(?:${ANIMAL.source}))(?=.*(?:(?:arkadaş|dost|yavru)(?:lar)?(?:ı|ın|una|una|ıyla|larına)|\\b(?:their|its) (?:\\w+ )?(?:friends|mates|classmates|kids|children|child)\\b))`,
      "su",
    ),
    not: /\bmy\b|\bour\b|çocu[kğ]|insan|people|\bhuman/u,
  },
];

/** Turns in which a word names another thing than its object, or no thing at all, by the sentence in small letters; see idioms.ts. */
export const DAILY_TURNS: Readonly<Record<string, readonly Reading[]>> = {
  // "Altını kısın": the flame under the pot.
  "gold-bar": [
    {
      word: /^alt/u,
      here: /altını (?:\p{L}+ )?kıs|(?:oca[kğ]|tencere|çorba|yeme[kğ]|tava|çaydanlı[kğ])\p{L}* altını/u,
      meant: "fire",
    },
    { word: /^alt/u, here: /altını (?:çiz|oy|değiştir|ıslat)/u },
  ],
  // What is carried on a back, and a ride on a horse's.
  "spine-figure": [
    { word: /^sırt/u, here: /(?<!\p{L})sırt\p{L}* (?:\p{L}+ ){0,3}(?:taşı|yükle|götür|getir)|(?<!\p{L})at sırt/u },
  ],
  // "Kanı dondu", "my blood ran cold": nobody bleeds.
  "drop-of-blood": [
    {
      word: /^kan|^blood/u,
      here: /(?<!\p{L})kan(?:ı|ım|ımız|ları|ımı|ını|ımızı)? don|\bblood (?:ran|runs|went|froze|run) ?(?:cold)?/u,
      meant: "face-screaming-in-fear",
    },
    { word: /^kan|^blood/u, here: /kan ter içinde|kanı kayna|kan davası|\bin cold blood|\bbad blood/u },
  ],
  // A hall of sport is no living room.
  "couch-and-lamp": [
    {
      word: /^salon/u,
      here: /voleybol|basketbol|hentbol|filenin|maç|tribün|seyirci|taraftar/u,
      meant: "stadium-crowd",
    },
    { word: /^salon/u, here: /ayağa kal|alkış|konser|tiyatro|sinema|düğün|sınav/u },
  ],
  // "Dentists wish you'd stop": a verb, no star.
  "shooting-star": [
    {
      word: /^wish/u,
      here: /\bwish(?:es|ed)? (?:you|i|we|they|he|she|someone|somebody|your|my|people|it|that|everyone|every|more)\b/u,
      not: /\bstars?\b|a wish\b/u,
    },
  ],
  manti: [{ word: /^mantis/u, here: /^/u }],
  // What rains down onto something is no weather.
  "umbrella-in-rain": [
    { word: /^rain/u, here: /\brain(?:s|ed|ing)? (?:down (?:on|onto|upon|from)|onto|upon)\b/u, not: /umbrella|cloud/u },
  ],
  // "Tek suçlusu tuz": at fault, and nobody is arrested.
  "police-officer": [{ word: /^suç/u, here: /suçlusu/u, not: /polis|mahkeme|cinayet|hapis|yakala|soygun/u }],
  "clothes-rack": [{ word: /^butik/u, here: /pasta|(?<!\p{L})kek|çikolata|otel|kahve|fırın|kurabiye/u }],
  "shopping-bags": [{ word: /^butik/u, here: /pasta|(?<!\p{L})kek|çikolata|otel|kahve|fırın|kurabiye/u }],
  // Drives and drivers of a computer steer nothing.
  "steering-wheel": [
    {
      word: /^sürücü|^driver/u,
      here: /(?:disk|disket|usb|flash|optik|dvd|(?<!\p{L})cd|ağ) sürücü|\b(?:printer|graphics|device|video|audio|sound|usb) drivers?\b/u,
    },
  ],
  friends: AMONG_ANIMALS,
  classmates: AMONG_ANIMALS,
  children: AMONG_ANIMALS,
  child: AMONG_ANIMALS,
  // What is made by hand comes out of no chimney.
  factory: [
    { word: /^/u, here: /el yapımı|(?<!\p{L})elle(?!\p{L})|küçük atölye|\bby hand\b|hand-?made|small workshop/u },
  ],
  // Seeds that are eaten grow nowhere.
  seedling: [
    {
      word: /^seed|^tohum/u,
      here: /\b(?:cumin|sesame|poppy|mustard|fennel|caraway|coriander|chia|flax|pomegranate) seeds?\b|(?:kimyon|susam|haşhaş|rezene|chia|keten|kişniş) tohum/u,
      not: /\bplant|\bsow|\bgrow|garden|soil|(?<!\p{L})ek(?:in|iyor|tim)|toprak|saksı/u,
    },
  ],
  // Animals sing without a stage.
  microphone: [
    {
      word: /^s[iau]ng|^şarkı/u,
      here: /\b(?:gibbon|bird|whale|canar(?:y|ie)|nightingale|frog|cricket|cicada|rooster|robin|lark|blackbird|wren)s?\b|\bwolves\b|(?<!\p{L})(?:kuş|balina|bülbül|kanarya|horoz|kurbağa)|cırcır/u,
      not: /\bwe sang\b|karaoke|\bstage\b|sahne/u,
    },
  ],
  canoe: [{ word: /^paddl/u, here: /\bsurf|\bwave\b|\bdogs?\b|\bducks?\b/u }],
  // "Kardeşine anlat": explained to, and not embraced.
  "people-hugging": [
    {
      word: /^kardeş/u,
      here: /kardeş\p{L}* (?:\p{L}+ )?(?:anlat|sor|öğret|göster|söyle)/u,
      not: /masal|hikaye|hikâye/u,
    },
  ],
  // What is paid for goes on; only what is cancelled is cut.
  "bank-card-cut": [
    {
      word: /^(?:subscri|abone)/u,
      here: /^(?=.*\s)(?!.*(?:cancel|\bcut|\bend|unsubscrib|iptal|kes|bitir|vazgeç|kapat))/su,
      meant: "credit-card",
    },
  ],
  // Flavour that goes down the drain needs no soap.
  soap: [{ word: /^wash/u, here: /\bwash\w* (?:\w+ ){0,2}flavou?r/u }],
  teacher: [{ word: /^teacher/u, here: /\bno matter what (?:your|my|the) teacher/u }],
  "person-running": [
    { word: /^atlet$/u, here: /(?:beyaz|pamuklu|askılı|iç) atlet|atlet (?:giy|çamaşır|fanila)/u, meant: "t-shirt" },
  ],
  // A shrimp that punches wears no gloves.
  "boxing-glove": [{ word: /^punch/u, here: /\bshrimps?\b|kangaroo|octopus|\bholes?\b/u }],
  "gem-stone": [{ word: /^değerli/u, here: /(?<!\p{L})(?:adım|vakit|vakt|zaman|dost|(?:tek|bir|her) an)/u }],
};
