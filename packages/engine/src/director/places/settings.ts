import type { BackdropId } from "#film/film.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isNamed } from "#director/look/ambience.ts";
import { FIELDS } from "#director/senses/fields.ts";

/** Places that words name or take for granted, in both languages: beginnings of words, `=` for whole ones. */
const SETTINGS: readonly (readonly [BackdropId, string])[] = [
  [
    "ice",
    "eksi_otuz eksi_kırk donar kar_fırtına buzul buzullar buzulların kutup_ayı kutuplar kutuplarda =kutup kutbu kutbun antarktika arktik penguen arctic antarctic polar_bear =polar iceberg glacier sea_ice ice_sheet penguin",
  ],
  [
    "underwater",
    "okyanus deniz_dibi denizin_dibi derin_deniz ahtapot balina köpekbalığı denizatı denizatlar deniz_yıldızı denizanası mercan su_altı fener_balığı denizaltı ocean seahorse starfish underwater under_water scuba deep_sea octopus whale shark coral_reef fish_there seabed deepest_point jellyfish",
  ],
  ["woods", "=ormanda ormanın ormana in_the_forest in_the_woods the_woods dark_forest"],
  [
    "pitch",
    "futbol kaleci penaltı tribün stadyum =maç =maçı maçta messi ronaldo forvet gol_att golü goller football soccer scored striker goalkeeper halfway_line penalty_kick stadium",
  ],
  ["dusk", "gün_batımı günbatımı gün_batarken =sunset =sunsets =dusk"],
  ["sky", "gökyüzü gökyüzün bulutlar uçurtma =sky =skies clouds_below blue_sky"],
  [
    "clinic",
    "diş dişler dişlerin diş_hekimi tooth teeth dentist doktor hemşire hastane hastalık ameliyat röntgen teşhis tedavi aşı muayene ilaç tansiyon doctor nurse hospital surgery x_ray diagnosis patient vaccine clinic medicine blood_pressure",
  ],
  [
    "garden",
    "bahçe balkon saksı tohum fide =arı arılar =bal çiçek_dik çiçekler garden gardening balcony seedling seeds =bee bees beehive honey flowers houseplant",
  ],
  [
    "kitchen",
    "pişir kavur haşla kaynat karıştır çırp doğra fırına tencere tava tavada çorba hamur yemek_tarif kahvaltı mutfak blender cezve recipe =cook cooking =bake baking oven =pan =stir kitchen dough soup pancakes breakfast =boil simmer",
  ],
  [
    "bedroom",
    "uyku uyumadan yatmadan yatak =uyu uyur uyuyor bedtime bedroom =sleep sleeping =asleep =bed insomnia pillow",
  ],
  [
    "desk",
    "ofis toplantı çalışma_masası verimli_çalış ödev sınav harcama masraf abonelik maaş kariyer ders_çalış defter liste office meeting productivity productive homework exam expense expenses salary career receipts spreadsheet excel subscriptions study invoice",
  ],
  [
    "city",
    "mahallede şehirde şehrin şehre sokak caddede metro trafik taksi müze mahalle paris londra roma tokyo new_york istanbul berlin city streets metro subway taxi traffic museum downtown neighbourhood london rome",
  ],
];
/** A film stays in a place that two of its sentences, or its first, are at home in. */
const LEAST_OF_FILM = 2;
/** By day, in bright air: nothing for what is told in fear or grief. */
const CHEERFUL: ReadonlySet<BackdropId> = new Set(["sky", "kitchen", "pitch", "garden", "clinic"]);

/** Who is patient is in no clinic, and the yard of a school is no garden. */
const ELSEWHERE =
  /\bpatient (?=people|person|man|woman|men|women|investors?|savers?|hunters?|teachers?|parents?|with\b|and\b|enough|for\b)|\b(?:be|being|is|are|was|were|stay|stays|stayed|very|more|most|so|too|really) patient\b|(?<=(?:teneffüs|okul).*)(?<!\p{L})bahçe\p{L}*|(?<!\p{L})bahçe\p{L}*(?=.*(?:teneffüs|okul))/gsu;

/** The place a sentence is at home in, if any. */
export function findSetting(text: string, language: Language, isGrave: boolean): BackdropId | undefined {
  const words = lowerCase(text, language)
    .replace(ELSEWHERE, " ")
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const found = SETTINGS.find(([, known]) => isNamed(words, known))?.[0];
  return found === undefined || (isGrave && CHEERFUL.has(found)) ? undefined : found;
}

/** What was told before there were towers with lit windows. */
const LONG_AGO =
  /(?<!\d)1[0-8]\d\d(?!\d)|osmanlı|padişah|sultan|surlar|kuşatma|fetih|fethe|kervan|orta ?çağ|antik|bizans|ottoman|medieval|empire|ancient|caravan|silk road|ipek yolu|emperor|knights?\b/iu;

export function isLongAgo(texts: readonly string[]): boolean {
  return LONG_AGO.test(texts.join(" "));
}

const WILD =
  /(?<!\p{L})(?:kedi\p{L}*|köpe[kğ]\p{L}*|cats?|dogs?|kittens?|pupp(?:y|ies)|ayı(?:lar)?|kurt(?:lar)?|aslan|kuş(?:lar)?|baykuş|fil(?:ler)?|balina|yunus|zürafa|yarasa|kirpi|tilki|penguen|bears?|wol(?:f|ves)|lions?|birds?|owls?|elephants?|whales?|dolphins?|giraffes?|bats?|hedgehogs?|fox(?:es)?|penguins?|otters?|koalas?|sloths?|horses?|sharks?|snails?)(?!\p{L})/u;

/** Who sees the ocean from its shore is not in it, and a company that scores plays on no pitch. */
const SEA_LIFE =
  /balina|köpekbalı|ahtapot|denizatı|denizanası|deniz (?:dibi|yıldızı)|dibinde|mercan|su altı|dalgıç|balı[kğ]|derin|denizaltı|\b(?:whales?|sharks?|octopus\w*|seahorses?|starfish|jellyfish|coral|reefs?|underwater|under water|scuba|div(?:e|er|ers|ing)|fish|deep(?:est)?|seabed|squid|dolphins?|submarines?|turtles?)\b/u;
/** What lies on the sand is seen from the sand. */
const ASHORE =
  /kıyıya vur|karaya vur|tosba[gğ]a|(?<!\p{L})tavşan|kumsal|sahil|plaj|oyuncak|heykel|duvar resmi|dövme|müze|\b(?:tortoises?|hares?|beach(?:ed)?|shores?|ashore|stranded|washed up|murals?|paint(?:ed|ings?)|statues?|tattoos?|toys?|museums?)\b/u;
/** Who tells of them too is not under water. */
const LAND_LIFE =
  /kobra|yılan|kurbağa|akrep|örümce[kğ]|aslan|kaplan|(?<!\p{L})kurt(?:lar)?(?!\p{L})|zürafa|kartal|(?<!\p{L})fil(?:i|ler|in)?(?!\p{L})|\b(?:cobras?|snakes?|frogs?|scorpions?|spiders?|lions?|tigers?|wol(?:f|ves)|giraffes?|eagles?|elephants?|cheetahs?)\b/u;
const FOOTBALL =
  /futbol|kaleci|penaltı|forvet|gol (?:att|ye|kral)|golü|stadyum|tribün|(?<!\p{L})maç|messi|ronaldo|\b(?:football|soccer|goalkeepers?|striker|penalty|stadium|halfway line|world cup)\b/u;

const BUSY =
  /metro|trafik|taksi|gökdelen|apartman|plaza|caddede|büyükşehir|şehir (?:hayat|merkez|ışık)|\b(?:subway|metro|traffic|taxis?|skyscrapers?|downtown|high-rise|apartments?|office|new york|tokyo|dubai|hong kong|shanghai|commut\w+|neon|rush hour|delivery|scooters?|cars?|bus)\b/u;

/** Whether what lives in the sea is told of on land. */
export function isAshore(texts: readonly string[], language: Language): boolean {
  return ASHORE.test(lowerCase(texts.join(" "), language));
}

/** The place a whole text is at home in: sentences that name none may stand there too. */
export function findCommonSetting(
  texts: readonly string[],
  language: Language,
  isGrave: boolean,
): BackdropId | undefined {
  const counts = new Map<BackdropId, number>();
  for (const [index, text] of texts.entries()) {
    const setting = findSetting(text, language, isGrave);
    // A bed by the way makes no bedroom of a film.
    const share = index === 0 && setting !== "bedroom" ? 2 : 1;
    if (setting) counts.set(setting, (counts.get(setting) ?? 0) + share);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  // An old town on its hills has no towers of glass behind it.
  if (best?.[0] === "city" && (isLongAgo(texts) || !BUSY.test(lowerCase(texts.join(" "), language)))) return undefined;
  const told = lowerCase(texts.join(" "), language);
  if (best?.[0] === "underwater" && (!SEA_LIFE.test(told) || LAND_LIFE.test(told) || isAshore(texts, language)))
    return undefined;
  if (best?.[0] === "pitch" && !FOOTBALL.test(told)) return undefined;
  // A car is tested in no clinic.
  if (best?.[0] === "clinic" && !FIELDS.health.test(told) && !FIELDS.teeth.test(told)) return undefined;
  // A trip that ends in a bed is told on the way.
  if (best?.[0] === "bedroom" && best[1] * 3 < texts.length) return undefined;
  // Animals sleep in no room of ours.
  if (best?.[0] === "bedroom" && WILD.test(told)) return undefined;
  return best && best[1] >= LEAST_OF_FILM ? best[0] : undefined;
}
