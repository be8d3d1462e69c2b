import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Age, Person, Sex, Wear } from "#stage/figure/figure-name.ts";
import { PALETTES } from "#stage/figure/figure-name.ts";
import { isOfBeastsOnly } from "./roster.ts";
import { groupWord } from "./group-words.ts";
import type { Roster } from "./roster.ts";
import { ageOf, isPetOfNoKind, readProtagonist } from "#director/protagonist.ts";
import { isLongAgo } from "#director/senses/eras.ts";
import { ENGLISH_PEOPLE, personWord, TURKISH_PEOPLE } from "./person-words.ts";
import type { PersonWord } from "./person-words.ts";
import { diaristOf, isToldByThing } from "./diaries.ts";
import { sexesTold } from "./sexes-told.ts";
import { beginsWithMe, FIRST_PERSON, isToldByMe, MY_KIN, OF_ME, OLD_TELLER, sexOfTeller } from "./told-by-me.ts";
import { CHILD_THEN, countSentences, EARLY, GROWN, isOften, LATER, TOLD } from "./told.ts";

/** Tales of no named time. */
const TALE =
  /once upon a time|long, long ago|centuries ago|bir varmış|evvel zaman|çok eski zaman|yüzyıllar önce|(?<!\p{L})masal(?!ar)(?! (?:oku|anlat|dinle|kitab|kahraman))/u;
/** Who says "I" and lived long ago. */
const OF_OLD =
  /\b(?:knights?|squire|vikings?|pharaoh|gladiators?|samurai|peasants?|slaves?|legion\w*|in 1[0-8]\d\d)\b|(?<!\p{L})(?:yeniçeri|şövalye|köle|cariye|gladyatör|1[0-8]\d\d)(?!\p{L})/u;
/** Whom only a trade names is somebody in a text of so many sentences. */
const LEAST_OF_TRADE = 4;
const TWO: Readonly<Record<Language, RegExp>> = {
  en: /\b[Tt]wo (?:\w+ )?(?:friends|brothers|sisters|boys|girls|men|women|neighbou?rs|lovers|travell?ers|strangers|children|kids)\b|\b\p{Lu}\p{Ll}+ and (?:(?:her|his) \w+|\p{Lu}\p{Ll}+)/u,
  tr: /(?<!\p{L})(?:[İi]ki (?:\p{L}+ )?(?:arkadaş|dost|kardeş|kız|oğlan|komşu|çocuk|sevgili|yolcu)|\p{Lu}\p{Ll}+ (?:ile|ve) \p{Lu}\p{Ll}+)/u,
};
export type Story = {
  /** A thing's tale, or a village's: who comes into it acts, and nobody stands where nobody is named. */
  isNobodys: boolean;
  /** What the one whose story it is does for a living, also where everybody wears what was worn long ago. */
  trade: Wear | undefined;
  /** Told by whoever it happened to. */
  isOwn: boolean;
  hero: Person;
  /** Two whose story it is. */
  partner: Person | null;
  /** The names of the two. */
  names: ReadonlyMap<string, Person>;
  /** The word for the one whose story it is; null: nobody said it. */
  heroKey: string | null;
  /** Who tells somebody else's story and is in it: the son of "my father". */
  narrator: PersonWord | null;
  /** The same person for the same word through the whole film. */
  personFor: (key: string, word: PersonWord) => Person;
};

/** Whose story a text tells and how everybody in it looks; null: it tells nobody's. */
export function readStory(
  beats: readonly Beat[],
  language: Language,
  { roster, isOfAnimal }: { roster: Roster; isOfAnimal: boolean },
): Story | null {
  const items = beats.filter(({ kind }) => kind === "item").length;
  if (items * 2 > beats.length || (language === "en" && isPetOfNoKind(beats))) return null;
  const whole = beats.map(({ text }) => text).join(" ");
  const lower = lowerCase(whole, language);
  const found =
    readOne(beats, language, { lower, roster, isOfAnimal }) ??
    (isOfAnimal ? null : readNobodys(beats, language, roster));
  if (found === null) return null;
  // "Emperor penguins … the father … he": nobody is in it.
  if (isOfAnimal && !found.isOwn && isOfBeastsOnly(roster, beats, language)) return null;
  // Who tells of himself today wears what is worn today, whatever his cat is called ("Korsan", "Sultan").
  const isOfToday = found.isOwn && diaristOf(beats[0]?.text ?? "", language) === undefined && !OF_OLD.test(lower);
  const isPast = !isOfToday && (isLongAgo(lower) || TALE.test(lower));
  const start = hashOf(lower);
  const cast = new Map<string, Person>();
  const add = (key: string, { sex, age, wear }: { sex: Sex; age: Age; wear?: Wear | undefined }): Person => {
    const worn = isPast && !ALWAYS_WORN.has(wear) ? "past" : (wear ?? "today");
    const person: Person = {
      sex,
      age,
      wear: worn,
      palette: (start + cast.size * 2 + Math.floor(cast.size / 3)) % PALETTES,
    };
    cast.set(key, person);
    return person;
  };
  const titled = roster.titled(found.key ?? "")?.wear;
  const played = found.isOwn ? undefined : playedBy(beats, language);
  const trade = found.isPair ? played : (found.wear ?? titled ?? tradeOf(beats, language, found.sex) ?? played);
  const hero = add("", { sex: found.sex ?? (start % 2 === 0 ? "she" : "he"), age: found.age, wear: trade });
  const partner = found.isPair
    ? add("partner", { sex: found.partnerSex ?? hero.sex, age: hero.age, wear: played })
    : null;
  const names = new Map(
    found.names.flatMap((name, index) => {
      const person = index === 0 ? hero : partner;
      return person ? [[name, person] as const] : [];
    }),
  );
  const isWithMe = !found.isOwn && (countSentences(beats, FIRST_PERSON[language]) > 0 || OF_ME[language].test(whole));
  const narrator: PersonWord | null = isWithMe
    ? { sex: sexOfTeller(whole, language) ?? (start % 3 === 0 ? "she" : "he"), age: "adult" }
    : null;
  return {
    isNobodys: found.isNobodys === true,
    trade,
    names,
    narrator,
    heroKey: found.key ?? null,
    isOwn: found.isOwn,
    hero,
    partner,
    personFor: (key, { sex, age, wear: own, isPartner, isPeer }) =>
      cast.get(key) ??
      add(key, {
        sex: sex ?? (isPartner ? (hero.sex === "she" ? "he" : "she") : cast.size % 2 === 0 ? "she" : "he"),
        // Friends, brothers and who is married are as old as one another.
        age: isPeer ? hero.age : age,
        wear: own,
      }),
  };
}

type Found = {
  isNobodys?: boolean;
  sex: Sex | undefined;
  age: Age;
  isOwn: boolean;
  isPair: boolean;
  wear?: Wear | undefined;
  partnerSex?: Sex | undefined;
  names: string[];
  /** The word that names the one whose story it is. */
  key?: string | undefined;
};

function readOne(
  beats: readonly Beat[],
  language: Language,
  { lower, roster, isOfAnimal }: { lower: string; roster: Roster; isOfAnimal: boolean },
): Found | null {
  const opening = beats
    .slice(0, EARLY)
    .map(({ text }) => text)
    .join(" ");
  const two = TWO[language].exec(opening)?.[0];
  const isToldOf = (pattern: RegExp) => isOften(countSentences(beats, pattern), beats);
  const age = ageOf(beats, language);
  const called = two === undefined ? [] : twoNames(beats, { language, opening, roster });
  const ofTwo = called.length === 2 ? new RegExp(`${THEY.source}|${called.join("|")}`, "iu") : THEY;
  if (two !== undefined && isToldOf(language === "en" ? ofTwo : TOLD)) {
    const names = called;
    const [one, other] = names.map((name) => sexOf(name, language));
    const both = /sister|girl|women|kız/iu.test(two)
      ? "she"
      : /brother|boy|\bmen\b|oğlan/iu.test(two)
        ? "he"
        : undefined;
    const told = HIS.test(lower) === HERS.test(lower) ? undefined : HIS.test(lower) ? "he" : "she";
    const sex = both ?? one ?? told ?? (hashOf(lower) % 2 === 0 ? "she" : "he");
    return {
      sex,
      age: /boys|girls|children|kids|çocuk|oğlan/iu.test(two) ? "child" : age,
      isOwn: false,
      isPair: true,
      partnerSex: both ?? other ?? sex,
      names: names.map((name) => lowerCase(name, language)),
    };
  }
  // Who begins with himself tells his own story, however often somebody else is in it.
  const own = readOwn(beats, { language, isToldOf, opening });
  // Of an animal that somebody tells of "she" and "he" are the animal's.
  const isMyFirst = language === "tr" ? beginsWithMe(beats) : FIRST_PERSON.en.test(beats[0]?.text ?? "");
  if (own && (isOfAnimal || isMyFirst)) return own;
  const hero = readProtagonist(beats, language, roster);
  if (hero) return { ...hero, isOwn: false, isPair: false, names: [] };
  if (own) return own;
  const titled = readTitled(beats, language, roster);
  if (language === "en") return readTrade(opening, { hers: isToldOf(HERS), his: isToldOf(HIS), age }) ?? titled;
  if (!isToldOf(TOLD)) return titled;
  // Somebody by age or trade in the first words: "bir balıkçı", "genç bir koşucu".
  if (countSentences(beats) < LEAST_OF_TRADE) return null;
  const ageInFirst = ageOf(beats.slice(0, 1), language);
  for (const word of lowerCase(beats[0]?.text ?? "", "tr").split(/[^\p{L}]+/u)) {
    const known = TURKISH_PEOPLE.get(word);
    if (known)
      return {
        sex: known.sex,
        // Whom a later sentence brings in has an age of its own.
        age: ageInFirst === "adult" ? known.age : ageInFirst,
        wear: known.wear,
        isOwn: false,
        isPair: false,
        names: [],
        key: word,
      };
  }
  return null;
}

/** "Babaannemin köyünde …", "küçük deniz feneri … balıkçı ışığı görmüş": a Turkish tale of nobody, into which people come. */
function readNobodys(beats: readonly Beat[], language: Language, roster: Roster): Found | null {
  const isTale = isOften(countSentences(beats, HEARD), beats) || countSentences(beats, MY_KIN) > 0;
  if (language !== "tr" || !isTale || !isOften(countSentences(beats, TOLD), beats)) return null;
  const isAnybody = beats.some(({ text }) =>
    (text.match(/[\p{L}'’]+/gu) ?? []).some((word) => roster.know(word) !== null || groupWord(word, "tr") !== null),
  );
  return isAnybody ? { sex: undefined, age: "adult", isOwn: false, isPair: false, names: [], isNobodys: true } : null;
}

/** "Yaşarmış", "gelmiş": as tales are told. */
const HEARD = /m[ıiuü]ş(?:l[ae]r)?\s*[.!…]?$/u;

/** The names of two whose story it is: said together, or one after the other. */
function twoNames(
  beats: readonly Beat[],
  { language, opening, roster }: { language: Language; opening: string; roster: Roster },
): string[] {
  const together = (NAMES[language].exec(opening)?.[0] ?? "").split(/ (?:and|ile|ve) /u).filter(Boolean);
  if (together.length > 0) return together;
  const said = beats.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []);
  const names = [...new Set(said.filter((word) => roster.know(word)?.isName))];
  return names.length === 2 ? names : [];
}

/** "Captain Scott reached the Pole": somebody with a title or a name in the first sentence, who is told of again. */
function readTitled(beats: readonly Beat[], language: Language, roster: Roster): Found | null {
  const word = (beats[0]?.text.match(/\p{L}+/gu) ?? []).find((each) => roster.know(each)?.isName);
  const known = word === undefined ? null : roster.know(word);
  if (!word || !known?.wear) return null;
  const told = new RegExp(String.raw`(?<!\p{L})(?:${word}|he|she|his|her|him)(?!\p{L})|yor(?:l[ae]r)?\s*[.!…]?$`, "iu");
  if (!isOften(countSentences(beats, told), beats)) return null;
  const { sex, age, wear } = known;
  return { sex: sex ?? "he", age, wear, isOwn: false, isPair: false, names: [], key: roster.keyOf(word) };
}

type Reading = { language: Language; isToldOf: (pattern: RegExp) => boolean; opening: string };

/** The story of whoever tells it; null: it is somebody else's. */
function readOwn(beats: readonly Beat[], { language, isToldOf, opening }: Reading): Found | null {
  const title = beats[0]?.text ?? "";
  const diarist = diaristOf(title, language);
  if (diarist === undefined && isToldByThing(title, language)) return null;
  const isDiary = diarist !== undefined && countSentences(beats, FIRST_PERSON[language]) > 0;
  if (!isDiary && !isToldByMe(beats, language, isToldOf)) return null;
  // Who goes on to tell of later was a child only then.
  const isStill = !beats.some(({ text }) => LATER[language].test(text));
  const isChild = CHILD_THEN[language].test(opening) && isStill && !GROWN.test(beats[0]?.text ?? "");
  const whole = beats.map(({ text }) => text).join(". ");
  const age = isChild ? "child" : OLD_TELLER.test(whole) ? "old" : "adult";
  return { sex: sexOfTeller(whole, language), age, isOwn: true, isPair: false, names: [] };
}

const THEY = /\b(?:they|their|them|both|each other)\b/iu;
const HERS = /\b(?:she|her|herself)\b/iu;
const HIS = /\b(?:he|him|his|himself)\b/iu;
const NAMES: Readonly<Record<Language, RegExp>> = {
  en: /\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+/u,
  tr: /\p{Lu}\p{Ll}+ (?:ile|ve) \p{Lu}\p{Ll}+/u,
};

/** "An old fisherman … he": somebody by what he does, of whom the text goes on to tell. */
function readTrade(opening: string, { hers, his, age }: { hers: boolean; his: boolean; age: Age }): Found | null {
  if (hers === his) return null;
  const sex = hers ? "she" : "he";
  const words = lowerCase(opening, "en").split(/[^\p{L}]+/u);
  const known = words.map((word) => ENGLISH_PEOPLE.get(word)).find((word) => word && (word.sex ?? sex) === sex);
  if (!known) return null;
  const isOld = /\b(?:old|elderly|retired)\b/iu.test(opening);
  const own = isOld ? "old" : age === "adult" ? known.age : age;
  return { sex, age: own, wear: known.wear, isOwn: false, isPair: false, names: [] };
}

/** A crown was worn long ago as it is in tales. */
const ALWAYS_WORN: ReadonlySet<Wear | undefined> = new Set(["king", "sultan"]);
const WAS =
  /\b(?:was|is|am|been|I'm|became|worked as|(?:day|week|month|year|job|shift|life) as) (?:an?|the) ((?:\p{Ll}+ ){0,3}\p{Ll}+)/gu;
/** "Hemşireydi", "öğretmenim", "aşçıymış". */
const COPULA = /(?:y?[dt][ıiuü]m?|y?m[ıiuü]ş(?:t[ıiuü])?|y?[ıiuü]m)$/u;

/** What the one whose story it is does for a living, where the first sentences say so. */
function tradeOf(beats: readonly Beat[], language: Language, sex: Sex | undefined): Wear | undefined {
  const opening = beats.slice(0, EARLY).map(({ text }) => text);
  const kept = diaristOf(opening[0] ?? "", language)?.wear;
  if (kept) return kept;
  if (language === "en") {
    const said = opening.flatMap((text) => [...text.matchAll(WAS)].flatMap(([, words = ""]) => words.split(" ")));
    // "The nurse Anna".
    const titles = opening.flatMap((text) =>
      [...text.matchAll(/(\p{L}+) \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ the (\p{Ll}+)/gu)].map(
        ([, word, other]) => word ?? other ?? "",
      ),
    );
    // "A nurse vanished on her way home": with whom the story of a woman begins, where it is a woman.
    const first = /\b(?:[Aa]n?|[Tt]he) ((?:\p{Ll}+ ){0,2}\p{Ll}+)/u.exec(opening[0] ?? "")?.[1] ?? "";
    const sexes = sexesTold(beats.slice(0, EARLY));
    const begins = first.split(" ").filter((word) => sex !== undefined && sexes.get(word) === sex);
    return [...said, ...titles, ...begins].map((word) => personWord(word, "en")?.wear).find(Boolean);
  }
  for (const text of opening) {
    const words = text.match(/\p{L}+/gu) ?? [];
    for (const [at, word] of words.entries()) {
      const lower = lowerCase(word, "tr");
      const stem = lower.replace(COPULA, "");
      // "Hemşire Zeynep": a trade before a name.
      const next = words[at + 1] ?? "";
      // "Dedektif Murat'ın ellerine baktı": somebody else's trade.
      const isTitle = personWord(next, "tr")?.isName === true && !new RegExp(`${next}['’]n?[ıiuü]n`, "u").test(text);
      // "Bir padişah …", with which a story begins.
      const isFirst = text === opening[0] && words.slice(Math.max(0, at - 2), at).some((each) => /^bir$/iu.test(each));
      const known = TURKISH_PEOPLE.get(stem === lower || TURKISH_PEOPLE.has(lower) ? lower : stem);
      if (known?.wear && (isTitle || isFirst || (stem !== lower && !TURKISH_PEOPLE.has(lower)))) return known.wear;
    }
  }
  return undefined;
}

const PLAYED =
  /\b(?:tennis|football|soccer|basketball|volleyball|rugby|marathon|olympics?|boxing|wimbledon|tournament|championship|(?:won|lost|last|next|first) (?:the )?(?:\w+ )?(?:match|set|race|game|round|final)|goalkeeper|medal)\b|(?<!\p{L})(?:tenis|futbol|basketbol|voleybol|maraton|olimpiyat|boks|turnuva|şampiyona|madalya|maç(?:ı|ta|a|ın)?(?!\p{L}))/u;
const LEAST_PLAYED = 3;

/** Who plays in so many of its sentences wears what is worn for it. */
function playedBy(beats: readonly Beat[], language: Language): Wear | undefined {
  const told = beats.filter(({ text }) => PLAYED.test(lowerCase(text, language)));
  return told.length >= LEAST_PLAYED && told.length * 3 >= beats.length ? "player" : undefined;
}

function sexOf(word: string, language: Language): Sex | undefined {
  return personWord(word.trim().split(/\s+/u).at(-1) ?? "", language)?.sex;
}

/** The same text has the same people. */
function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash;
}
