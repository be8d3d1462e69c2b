import type { ThingColor } from "#film/thing-colors.ts";
import type { Language } from "#spec.ts";

type Table = readonly (readonly [color: ThingColor, words: string])[];

const WORDS: Readonly<Record<Language, Table>> = {
  tr: [
    ["red", "kırmızı kıpkırmızı kızıl kıpkızıl"],
    ["orange", "turuncu"],
    ["yellow", "sarı sapsarı"],
    ["green", "yeşil yemyeşil zümrüt"],
    ["blue", "mavi masmavi"],
    ["purple", "mor mosmor eflatun lila"],
    ["pink", "pembe pespembe fuşya"],
    ["brown", "kahverengi"],
    ["black", "siyah simsiyah kapkara"],
    ["white", "beyaz bembeyaz apak"],
    ["grey", "gri"],
    ["navy", "lacivert"],
    ["turquoise", "turkuaz"],
    ["gold", "altın_rengi altın_sarısı"],
    ["silver", "gümüş_rengi gümüş_renkli"],
    ["beige", "bej krem_rengi"],
    ["dark-red", "bordo"],
    ["dark-green", "haki"],
  ],
  en: [
    ["red", "red scarlet crimson"],
    ["orange", "orange"],
    ["yellow", "yellow"],
    ["green", "green emerald"],
    ["blue", "blue cobalt"],
    ["purple", "purple violet lilac lavender"],
    ["pink", "pink magenta"],
    ["brown", "brown"],
    ["black", "black"],
    ["white", "white"],
    ["grey", "grey gray"],
    ["navy", "navy"],
    ["turquoise", "turquoise teal"],
    ["gold", "golden gold"],
    ["silver", "silver"],
    ["beige", "beige"],
    ["dark-red", "burgundy maroon"],
    ["dark-green", "khaki"],
  ],
};
const COLORS: Readonly<Record<Language, ReadonlyMap<string, ThingColor>>> = { tr: read(WORDS.tr), en: read(WORDS.en) };

function read(table: Table): ReadonlyMap<string, ThingColor> {
  return new Map(table.flatMap(([color, words]) => words.split(" ").map((word) => [word, color] as const)));
}

const DARKER: Partial<Record<ThingColor, ThingColor>> = { blue: "navy", green: "dark-green", red: "dark-red" };
const LIGHTER: Partial<Record<ThingColor, ThingColor>> = {
  blue: "light-blue",
  green: "light-green",
  brown: "beige",
  red: "pink",
};
const DARK = /^(?:koyu|dark|deep)$/u;
const LIGHT = /^(?:açık|light|pale|pastel|baby)$/u;
/** "Maviydi", "siyahtı", "kahverengiymiş": what a thing is said to be. */
const SAID = /(?:y?[dt][ıiuü]|[dt][ıiuü]r|y?m[ıiuü]ş)$/u;
/** "Maviye boyadık". */
const INTO = /y?[ae]$/u;

/** A colour in a sentence: where it stands and how it is used. */
export type NamedColor = { color: ThingColor; at: number; to: number; isSaid: boolean; isInto: boolean };

/**
 * What a colour stands in that is no colour of a thing: tea, meat, wine and cheese have their names from it, markets, cards and
 * lies have none.
 */
const FIXED: Readonly<Record<Language, RegExp>> = {
  tr: /^(?:kırmızı (?:et|ışı[kğ]|kart|çizgi|halı|alarm|şarap|mercimek|bülten)|yeşil (?:ışı[kğ]|kart|çay|enerji|fasulye|mercimek|soğan|zeytin|pasaport|dönüşüm|saha|alan)|siyah (?:zeytin|çay|beyaz)|beyaz (?:peynir|eşya|yaka|yalan|şarap|saray|perde|et|ekmek|masa)|kara (?:para|liste|tahta|mizah|kutu|deli[kğ]|gün|kış|haber|deniz|yol|sevda|kalem)|mavi (?:vatan|yaka|tur|cami|bilet|marmara|tik|ekran|yolculu[kğ]|ışı[kğ]|balina)|sarı (?:kart|çizmeli|sayfa|öküz|lacivert|kırmızı|nokta|alarm)|altın (?:gün|fiyat|çağ|kural|madalya|oran|yıl|vuruş)|gümüş madalya|pembe (?:dizi|hayal|yalan|gözlük)|gri (?:alan|pasaport)|mor ötesi|turuncu devrim)/u,
  en: /^(?:red (?:lights?|tape|flags?|carpet|card|meat|wine|herring|alert|cross|planet|eye|sea|lentils?|zone|army)|green (?:lights?|card|tea|energy|thumb|beans?|onions?|room|deal|party|screen)|black (?:market|friday|holes?|box|sheep|belt|coffee|tea|pepper|mirror|death|sea|eye|magic|beans?|widow|swan|ice|tie|ops|out)|white (?:lies?|house|collar|noise|paper|wine|rice|bread|water|supremac\w*|elephant|out)|blue (?:collar|cheese|whales?|moon|light|screen|chips?|ocean|print|monday|sky)|yellow (?:pages|card|fever)|orange (?:juice|peel|zest|slices?|tree)|brown (?:rice|sugar|bread|bears?)|golden? (?:medal|standard|rush|rule|hour|age|gate|retriever|ratio|ticket|state|brown|fish|mine|coins?|bars?)|silver (?:lining|bullet|medal|screen|age|spoon)|pink slip|purple heart|gr[ea]y (?:area|matter|market|hound)|teal organi\w*|lavender (?:oil|tea|fields?|scent))/u,
};

/** The colours a sentence names, in order. `plains` are its words in small letters, `written` as they stand there. */
export function findColors(plains: readonly string[], written: readonly string[], language: Language): NamedColor[] {
  return plains
    .flatMap((word, at): NamedColor[] => {
      if (isPartOfName(written, at) || FIXED[language].test(plains.slice(at, at + 2).join(" "))) return [];
      const found = readColor(word, plains[at + 1], language);
      if (!found) return [];
      const [before = "", isShade] = [plains[at - 1], found.color];
      const shaded = DARK.test(before) ? DARKER[isShade] : LIGHT.test(before) ? LIGHTER[isShade] : undefined;
      const next = plains[at + found.span] ?? "";
      // "Navy blue", "mavi renkli": more of the same word.
      const isMore =
        found.span === 1 && (/^(?:renk|renkli|tonlu)$/u.test(next) || (found.color === "navy" && next === "blue"));
      const { isSaid, isInto, span } = found;
      return [{ color: shaded ?? found.color, at, to: at + span + (isMore ? 1 : 0), isSaid, isInto }];
    })
    .filter(({ at }, index, all) => index === 0 || at >= (all[index - 1]?.to ?? 0));
}

function readColor(word: string, next: string | undefined, language: Language) {
  const two = COLORS[language].get(`${word}_${next ?? ""}`);
  if (two) return { color: two, span: 2, isSaid: false, isInto: false };
  const one = COLORS[language].get(word);
  if (one) return { color: one, span: 1, isSaid: false, isInto: false };
  if (language === "en") return null;
  const said = COLORS.tr.get(word.replace(SAID, ""));
  if (said) return { color: said, span: 1, isSaid: true, isInto: false };
  const into = next?.startsWith("boya") ? COLORS.tr.get(word.replace(INTO, "")) : undefined;
  return into ? { color: into, span: 1, isSaid: false, isInto: true } : null;
}

/** "Mr. Black", "Mavi Hanım", "the White House": with a capital inside its sentence it is a name. */
function isPartOfName(written: readonly string[], at: number): boolean {
  const isCapital = (word = "") => /^\p{Lu}\p{Ll}/u.test(word);
  if (/^(?:Başlıklı|Riding)$/u.test(written[at + 1] ?? "")) return false;
  return isCapital(written[at]) && (at > 0 || isCapital(written[at + 1]));
}

/** Words for a colour that name a thing as well. */
const BOTH: ReadonlySet<string> = new Set(
  "navy orange violet lavender lilac gold golden silver emerald altın gümüş lila turkuaz".split(" "),
);

/** "The navy bottle", "an orange cat": right before a thing such a word is its colour, and no ship and no fruit. */
export function withoutColors<Named extends { word: string; at: number }>(hits: readonly Named[]): Named[] {
  return hits.filter(({ word, at }) => !BOTH.has(word.toLowerCase()) || hits.every((other) => other.at !== at + 1));
}
