import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Age, Sex, Wear } from "#stage/figure/figure-name.ts";
import { ENGLISH_MEN, ENGLISH_WOMEN, TURKISH_MEN, TURKISH_WOMEN } from "./names.ts";

/** Somebody by kin, age or trade; no sex: either. */
export type PersonWord = {
  sex?: Sex;
  age: Age;
  /** The clothes of a trade, an office or a day. */
  wear?: Wear;
  /** As old as the one whose story it is: a wife, a brother, a friend. */
  isPeer?: true;
  /** Married to, or living with, the one whose story it is. */
  isPartner?: true;
  isName?: true;
};

const ADULT = { age: "adult" } as const;

/** `she|he|any [age] [wear] [peer|partner]: words`. */
export function readPeople(
  table: string,
  formsOf: (word: string) => string[] = (word) => [word],
): [string, PersonWord][] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [head = "", words = ""] = line.split(/:\s+/u, 2);
      const [sex = "", ...marks] = head.trim().split(/\s+/u);
      const age = marks.find((mark): mark is Age => mark === "child" || mark === "old") ?? "adult";
      const wear = marks.find((mark) => !/^(?:child|old|peer|partner)$/u.test(mark)) as Wear | undefined;
      const person: PersonWord = {
        age,
        ...(sex !== "any" && { sex: sex as Sex }),
        ...(wear && { wear }),
        ...(marks.includes("peer") && { isPeer: true }),
        ...(marks.includes("partner") && { isPeer: true, isPartner: true }),
      };
      return words
        .trim()
        .split(/\s+/u)
        .flatMap((word) => formsOf(word).map((form): [string, PersonWord] => [form, person]));
    });
}

export const ENGLISH_PEOPLE: ReadonlyMap<string, PersonWord> = new Map(
  readPeople(`
she: woman mother mom mum aunt lady widow actress
he: man father dad uncle guy gentleman widower merchant vizier blacksmith woodcutter
she peer: sister girlfriend
he peer: brother boyfriend
she partner: wife
he partner: husband
any partner: spouse partner fiancé fiancée
any peer: friend roommate sibling cousin twin classmate
she old: grandmother grandma granny nana nonna abuela oma babushka
he old: grandfather grandpa granddad gramps grandad nonno abuelo opa
she child: girl daughter schoolgirl granddaughter niece
he child: boy son schoolboy grandson nephew
any child: child kid toddler
any: hitchhiker hunter grocer shopkeeper cashier landlord tenant beggar composer poet dancer drummer actor florist runner swimmer climber inventor writer traveler traveller stranger neighbor neighbour colleague diver hiker owner musician singer architect engineer passenger patient customer
any nurse: nurse midwife paramedic
any doctor: doctor surgeon dentist physician vet veterinarian
any scientist: scientist chemist biologist
any police: officer cop sheriff guard policewoman
he police: policeman
any soldier: soldier sergeant commander lieutenant
any fire: firefighter rescuer
he fire: fireman
any builder: builder mason carpenter
any miner: miner
any worker: worker mechanic plumber electrician welder
any cook: chef baker cook
she waiter: waitress
any waiter: waiter barista bartender
she: babysitter nanny housewife
any: ranger renter buyer investor economist volunteer lifeguard reporter
any player: umpire
any: tourist novelist rookie champion beginner millionaire billionaire janitor mailman blogger gamer founder
any teacher: teacher professor
any office: boss manager interviewer lawyer banker secretary accountant president businessman businesswoman clerk mayor receptionist librarian inspector examiner official
any farmer: farmer gardener
he farmer: shepherd
any judge: judge
any pilot: pilot captain
any astronaut: astronaut cosmonaut
any driver: driver cabbie
any player: footballer goalkeeper athlete coach player striker boxer referee gymnast cyclist sprinter
he king: king prince emperor
she king: queen princess empress
he sultan: sultan
she wedding: bride
he wedding: groom
any student: student pupil
any artist: artist painter sculptor
he fisher: fisherman sailor
she fisher: fisherwoman
any thief: thief burglar robber scammer hacker pickpocket
any detective: detective
`),
);

/** "Eş, eşi, eşim, eşimiz": whose somebody is stands in the ending. */
function possessives(word: string): string[] {
  const last = /[aıoueiöü](?=[^aıoueiöü]*$)/u.exec(word)?.[0] ?? "e";
  const vowel = /[aı]/u.test(last) ? "ı" : /[ou]/u.test(last) ? "u" : /[öü]/u.test(last) ? "ü" : "i";
  const many = /[aıou]/u.test(last) ? "mız" : "miz";
  if (/[aıoueiöü]$/u.test(word)) return [word, `${word}m`, `${word}s${vowel}`, `${word}${many}`];
  return [
    word,
    `${word}${vowel}m`,
    `${word}${vowel}`,
    `${word}${vowel}${vowel === "ü" || vowel === "u" ? `m${vowel}z` : many}`,
  ];
}

export const TURKISH_PEOPLE: ReadonlyMap<string, PersonWord> = new Map([
  ...readPeople(
    `
she: anne teyze yenge kaynana
he: baba amca dayı enişte usta
she peer: abla
he peer: abi ağabey
any peer: sevgili arkadaş kardeş kuzen dost nişanlı
any partner: eş
she old: nine anneanne babaanne büyükanne
he old: dede büyükbaba
she child: kız
any: komşu misafir
any office: müdür patron
any player: antrenör
any teacher: öğretmen
any doctor: doktor
`,
    possessives,
  ),
  ...readPeople(`
she: kadın hanım gelin halam halası
she partner: karısı karım
he partner: kocası kocam
he: adam bey tüccar demirci oduncu damat derviş vezir
he old: ihtiyar
she child: kızcağız
he child: oğlan oğlu oğlum oğlumuz
any child: çocuk çocuğu çocuğum bebek torun torunu torunum torunumuz yeğen yeğeni yeğenim
any: avcı koşucu yabancı yolcu çırak sahibi mühendis yazar müşteri
she nurse: hemşire ebe
any doctor: cerrah dişçi veteriner
any scientist: kimyager
any police: polis bekçi komiser
any soldier: asker komutan
any fire: itfaiyeci kurtarıcı
any builder: inşaatçı marangoz
any miner: madenci
any worker: işçi tamirci tesisatçı elektrikçi kaynakçı
any cook: aşçı şef fırıncı pastacı
any waiter: garson
any teacher: hoca hocam hocamız
any office: avukat sekreter muhasebeci memur kütüphaneci belediyeci
any farmer: çiftçi bahçıvan
he farmer: çoban
any judge: hâkim hakim yargıç
any pilot: pilot kaptan
any astronaut: astronot
any: kasiyer kiracı dilenci besteci şair dansçı davulcu oyuncu simitçi çiçekçi kitapçı bakkal manav kasap terzi satıcı ayakkabıcı gazeteci tezgahtar eskici boyacı
any driver: şoför sürücü
any player: futbolcu kaleci sporcu boksör güreşçi yüzücü tenisçi bisikletçi basketbolcu voleybolcu hakem
he king: kral prens şehzade imparator
she king: kraliçe prenses
he sultan: padişah sultan
any student: öğrenci
any artist: ressam heykeltıraş
he fisher: balıkçı denizci tayfa tayfası
any thief: hırsız dolandırıcı
any: yatırımcı ekonomist gönüllü korucu çöpçü hademe temizlikçi hamal turist milyoner kapıcı postacı
any detective: dedektif
`),
]);

/** Somebody by a name or by a word for people; null: it means nobody. A name begins with a large letter. */
export function personWord(word: string, language: Language): PersonWord | null {
  const lower = lowerCase(word.split(/['’]/u, 1)[0] ?? "", language);
  const known = (language === "en" ? ENGLISH_PEOPLE : TURKISH_PEOPLE).get(lower);
  if (known) return known;
  if (!/^\p{Lu}/u.test(word)) return null;
  const [women, men] = language === "en" ? [ENGLISH_WOMEN, ENGLISH_MEN] : [TURKISH_WOMEN, TURKISH_MEN];
  if (women.has(lower)) return { sex: "she", ...ADULT, isName: true };
  return men.has(lower) ? { sex: "he", ...ADULT, isName: true } : null;
}
