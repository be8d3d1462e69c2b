import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { PersonWord } from "./person-words.ts";
import { ENGLISH_PEOPLE, readPeople } from "./person-words.ts";

/** Before a name: of what kind and sex its bearer is. */
const ENGLISH: ReadonlyMap<string, PersonWord> = new Map(
  readPeople(`
he: mr sir lord uncle
she: mrs ms miss lady aunt madam
he old: grandpa
she old: grandma
he king: king prince emperor tsar duke
she king: queen princess empress
he sultan: sultan
any doctor: dr doctor
any teacher: prof professor
any pilot: captain
any soldier: general colonel lieutenant admiral sergeant major
any police: officer
any detective: detective inspector
any office: president senator minister
any judge: judge
any cook: chef
any player: coach
any nurse: nurse
`),
);
const TURKISH_BEFORE: ReadonlyMap<string, PersonWord> = new Map(
  readPeople(`
he sultan: sultan padişah
he king: kral prens imparator şehzade
she king: kraliçe prenses imparatoriçe
any doctor: dr doktor cerrah
any teacher: prof profesör öğretmen öğretmenimiz öğretmenim
any pilot: kaptan
any soldier: general albay yüzbaşı binbaşı komutan
any police: komiser
any detective: dedektif
any player: kaleci futbolcu
any office: başkan
she nurse: hemşire
`),
);
const TURKISH_BEHIND: ReadonlyMap<string, PersonWord> = new Map(
  readPeople(`
he worker: usta
she: hanım teyze abla hatun yenge
he: bey amca dayı abi ağabey efendi ağa
she king: sultan
he soldier: paşa
any teacher: hoca öğretmen
any pilot: kaptan reis
any doctor: doktor
he old: dede
she old: nine
`),
);

export type Titled = {
  names: string[];
  person: PersonWord;
  /** The title in small letters. */
  title: string;
  /** "Her teacher, Mr. Lopez": the word that means the same person. */
  alias?: string | undefined;
};

/** What a title may end with: "ustayı", "Hanım'a"; "beyaz" is no "bey". */
const CASE = String.raw`['’]?(?:n?[ıiuü]n|y?[ıiuü]|y?[ae]|[dt][ae]n?|y?l[ae])?`;
const IS_CASE = new RegExp(`^${CASE}$`, "u");
const NAME = String.raw`(\p{Lu}\p{Ll}+)`;
const BEFORE: Readonly<Record<Language, RegExp>> = {
  en: before(ENGLISH, "en"),
  tr: before(TURKISH_BEFORE, "tr"),
};
const BEHIND = new RegExp(
  String.raw`(?<!\p{L})${NAME} (${[...TURKISH_BEHIND.keys()].flatMap((title) => cases(title, "tr")).join("|")})(?=${CASE}(?!\p{L}))`,
  "gu",
);
/** "Yaşlı usta", "bir bey": what begins a sentence before such a word without being a name. */
const NO_NAME =
  /^(?:Bir|Bu|Şu|Her|Sonra|Ama|Ve|Yaşlı|Genç|Küçük|Büyük|İhtiyar|Bizim|Benim|Onun|Bütün|Sonunda|Artık|Derken|Neyse|İki|Zengin|Fakir|Eski|Yeni|Meğer|Bugün|Şimdi)$/u;
/** "Her teacher, Mr. Lopez". */
const APPOSITION = /(\p{L}+), $/u;

const PLACED = /^\s+\p{Lu}\p{Ll}+['’][dt][ae](?:n|ki)?(?!\p{L})/u;

/** Everybody a sentence names with a title: "Sultan Mehmed", "Dr. Selin Kaya", "Hasan usta", "Captain Scott". */
export function readTitles(text: string, language: Language): Titled[] {
  const titles = language === "en" ? ENGLISH : TURKISH_BEFORE;
  const before = [...text.matchAll(BEFORE[language])].flatMap(({ 1: title = "", 2: one = "", 3: two, index }) => {
    const person = titles.get(lowerCase(title, language));
    const who = lowerCase(APPOSITION.exec(text.slice(0, index))?.[1] ?? "", language);
    const kin = language === "en" ? ENGLISH_PEOPLE.get(who) : undefined;
    if (!person) return [];
    // "Sultan Ahmet'te": where it is.
    if (two === undefined && language === "tr" && PLACED.test(text.slice(index + title.length))) return [];
    const titled = { title: lowerCase(title, language), names: [one, ...(two === undefined ? [] : [two])] };
    // "Dedektif Murat'ın ellerine baktı": the detective looks at somebody else's.
    if (two === undefined && GENITIVE.test(text.slice(index + title.length)) && !isHonour(person)) return [];
    return [
      kin
        ? { ...titled, alias: who, person: { ...kin, ...(person.sex && { sex: person.sex }) } }
        : { ...titled, person },
    ];
  });
  if (language === "en") return before;
  const behind = [...text.matchAll(BEHIND)].flatMap(({ 1: name = "", 2: title = "" }) => {
    const person = NO_NAME.test(name) ? undefined : TURKISH_BEHIND.get(lowerCase(title, "tr"));
    return person ? [{ title: lowerCase(title, "tr"), names: [name], person }] : [];
  });
  return [...before, ...behind];
}

const GENITIVE = /^\.? \p{L}+['’]n?[ıiuü]n(?!\p{L})/u;

/** Who bears a crown is never meant by the crown alone before another's name. */
function isHonour({ wear }: PersonWord): boolean {
  return wear === "king" || wear === "sultan";
}

/** A Turkish title behind a name, and what its ending adds. */
export function titleOf(word: string): { title: string; ending: string } | null {
  const lower = lowerCase(word, "tr");
  const title = [...TURKISH_BEHIND.keys()].find(
    (each) => lower.startsWith(each) && IS_CASE.test(lower.slice(each.length)),
  );
  return title === undefined ? null : { title, ending: lower.slice(title.length) };
}

/** Before the word for a trade: of what, or when. */
const OF_WHAT =
  /^(?:taksi|otobüs|minibüs|kamyon|tır|servis|dolmuş|metro|tren|gemi|uçak|feribot|vapur|gece|güvenlik|okul|sınıf|ilkokul|matematik|resim|müzik|türkçe|tarih|fizik|kimya|biyoloji|beden|ingilizce|edebiyat|köy|mahalle|trafik|orman|çocuk|diş|kalp|göz|aile|müze|fener|maden|inşaat|fabrika|temizlik|bahçe|mezarlık|park|yüzme|futbol|basketbol|piyano|keman|dans)$/u;

/** "Taksi şoförü", "gece bekçisi": the word for the trade, without the ending that a compound has; null: it is none. */
export function tradeStem(of: string | undefined, word: string | undefined): string | null {
  if (of === undefined || word === undefined || !OF_WHAT.test(lowerCase(of, "tr"))) return null;
  const stem = lowerCase(word, "tr").replace(/(?<=[aeıioöuü])s[ıiuü]$|(?<=[^aeıioöuü])[ıiuü]$/u, "");
  return stem.length < word.length ? stem : null;
}

function before(titles: ReadonlyMap<string, PersonWord>, language: Language): RegExp {
  const known = [...titles.keys()].flatMap((title) => cases(title, language)).join("|");
  return new RegExp(String.raw`(?<!\p{L})(${known})\.? ${NAME}(?: ${NAME}(?!['’]))?`, "gu");
}

function cases(title: string, language: Language): string[] {
  return [title, title.slice(0, 1).toLocaleUpperCase(language) + title.slice(1)];
}
