import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { groupWord } from "./group-words.ts";
import type { PersonWord } from "./person-words.ts";
import { ENGLISH_PEOPLE, personWord } from "./person-words.ts";
import type { Sex } from "#stage/figure/figure-name.ts";
import { sexesTold } from "./sexes-told.ts";
import { readTitles, titleOf } from "./titles.ts";

/** Whom a text names: by the words everybody knows, by a title before or behind a name, or by a name of its own. */
export type Roster = {
  /** Null: the word means nobody, or an animal that is called by it. */
  know: (word: string) => PersonWord | null;
  /** One word for one person: "Dr. Selin Kaya" is Selin, Kaya and the doctor. */
  keyOf: (word: string) => string;
  /** Somebody who bears a title, by the word for that person. */
  titled: (key: string) => PersonWord | undefined;
  /** Words that are a part of a name with its title, and nothing that could be seen. */
  isOfName: (word: string) => boolean;
};

/** `pets` are the names of the text's animals. */
export function readRoster(beats: readonly Beat[], language: Language, pets: ReadonlySet<string>): Roster {
  const people = new Map<string, PersonWord>();
  const keys = new Map<string, string>();
  const bearers = new Map<string, string[]>();
  for (const { text } of beats)
    for (const { names, alias, person, title } of readTitles(text, language)) {
      const own = names.map((name) => lowerCase(name, language));
      const [first = ""] = own;
      const sex = person.sex ?? names.map((name) => personWord(name, language)?.sex).find(Boolean);
      const key = alias ?? own.map((name) => keys.get(name)).find(Boolean) ?? first;
      for (const name of own) {
        if (!people.has(name)) people.set(name, { ...person, ...(sex && { sex }), isName: true });
        keys.set(name, key);
      }
      bearers.set(title, [...new Set([...(bearers.get(title) ?? []), key])]);
    }
  // "The officer" is the one officer who was named.
  for (const [title, [bearer = "", ...others]] of bearers)
    if (others.length === 0) keys.set(title, keys.get(title) ?? bearer);
  for (const { role, name, person } of apposed(beats, language)) {
    if (!people.has(name)) people.set(name, person);
    keys.set(role, keys.get(name) ?? name);
  }
  for (const [name, person] of introduced(beats, language)) people.set(name, { ...people.get(name), ...person });
  const sexes = language === "en" ? sexesTold(beats) : new Map<string, Sex>();
  for (const name of language === "en" ? unknownNames(beats) : [])
    if (!people.has(name) && personWord(name, "en") === null) people.set(name, describedAs(name, beats));
  if (language === "en") for (const [name, person] of people) people.set(name, withSex(person, beats));
  const ofChild = sexOfChild(beats, language);
  return {
    know: (word) => {
      const [own = ""] = word.split(/['’]/u, 1);
      if (pets.has(own)) return null;
      const known = /^\p{Lu}/u.test(own) ? people.get(lowerCase(own, language)) : undefined;
      const found = known ?? personWord(word, language);
      const sex = found?.sex ?? sexes.get(lowerCase(own, language)) ?? (found?.age === "child" ? ofChild : undefined);
      return found && sex ? { ...found, sex } : found;
    },
    titled: (key) => people.get(key),
    isOfName: (word) => {
      const [own = ""] = word.split(/['’]/u, 1);
      const lower = lowerCase(own, language);
      return bearers.has(lower) || (keys.has(lower) && /^\p{Lu}/u.test(own));
    },
    keyOf: (word) => {
      const lower = lowerCase(word, language);
      return keys.get(lower) ?? lower;
    },
  };
}

const CHILDREN_TOLD: Readonly<Record<Language, Readonly<Record<Sex, RegExp>>>> = {
  en: { she: /\bgirls?\b/iu, he: /\bboys?\b/iu },
  tr: {
    she: /(?<!\p{L})(?:[Kk]üçük (?:bir )?kız|[Oo] kız|[Kk]ız çocu[kğ]\p{L}*)(?!\p{L}*[ıiuü]m)(?:ın|ı|a|la)?(?!\p{L})/u,
    he: /(?<!\p{L})(?:oğlan|oğul|oğlu|erkek çocu[kğ])\p{L}*/iu,
  },
};

/** "Bir çocuk gülüyordu … küçük bir kız duruyordu": a child of which a later sentence says what it is. */
function sexOfChild(beats: readonly Beat[], language: Language): Sex | undefined {
  const whole = beats.map(({ text }) => text).join(". ");
  const { she, he } = CHILDREN_TOLD[language];
  return she.test(whole) === he.test(whole) ? undefined : she.test(whole) ? "she" : "he";
}

/** "An old woman named Ruth", "Ayşe adında yaşlı bir kadın": how old somebody is who is brought in by a name. */
const INTRODUCED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?<age>old|elderly|little|young|small) (?:\p{L}+ )?(?<who>woman|man|lady|gentleman|girl|boy|kid|child|neighbou?r)(?:,)? (?:named|called) (?<name>\p{Lu}\p{Ll}+)/giu,
    /\b(?<who>girl|boy|kid|child) (?:\p{Ll}+ ){0,2}(?:named|called) (?<name>\p{Lu}\p{Ll}+)/gu,
  ],
  tr: [
    /(?<name>\p{Lu}\p{Ll}+) (?:adında|isminde|adlı|isimli) (?<age>yaşlı|ihtiyar|küçük|minik) (?:bir )?(?<who>kadın|adam|kız|oğlan|çocuk|komşu\p{L}*)/gu,
    /(?<name>\p{Lu}\p{Ll}+) (?:adında|isminde|adlı|isimli) (?:bir )?(?<who>kız|oğlan|çocuk)(?!\p{L})/gu,
  ],
};

/** "My neighbor Walter", "komşumuz Ayşe": one person, by two words. */
const APPOSED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:\p{Ll}+ )?(\p{Ll}+),? (\p{Lu}\p{Ll}{2,})(?!\p{L}|['’])/gu,
  tr: /(?<!\p{L})(\p{L}+(?:[ıiuü]m(?:[ıiuü]z)?|[ae]m(?:[ıi]z)?|s[ıiuü])) (\p{Lu}\p{Ll}{2,})(?!\p{L}|['’])/gu,
};

function apposed(beats: readonly Beat[], language: Language): { role: string; name: string; person: PersonWord }[] {
  return beats.flatMap(({ text }) =>
    [...text.matchAll(APPOSED[language])].flatMap(({ 1: word = "", 2: called = "" }) => {
      const stem = language === "tr" ? word.replace(/(?<=[aeıioöuü])s[ıiuü]$/u, "") : word;
      const known = personWord(word, language) ?? personWord(stem, language);
      const named = personWord(called, language);
      if (!known || known.isName || (named === null && language === "tr")) return [];
      const sex = known.sex ?? named?.sex;
      return [
        {
          role: lowerCase(word, language),
          name: lowerCase(called, language),
          person: { ...known, ...(sex && { sex }), isName: true as const },
        },
      ];
    }),
  );
}

function introduced(beats: readonly Beat[], language: Language): [string, PersonWord][] {
  const text = beats.map((beat) => beat.text).join(". ");
  return INTRODUCED[language].flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ groups }): [string, PersonWord][] => {
      const { name = "", age: told = "", who = "" } = groups ?? {};
      if (!/^\p{Lu}/u.test(name)) return [];
      const known = personWord(who, language);
      const isOld = /^(?:old|elderly|yaşlı|ihtiyar)$/iu.test(told);
      const isYoung = known?.age === "child" || /^(?:little|küçük|minik)$/iu.test(told);
      const sex = known?.sex ?? personWord(name, language)?.sex;
      return [
        [
          lowerCase(name, language),
          { ...(sex && { sex }), age: isOld ? "old" : isYoung ? "child" : "adult", isName: true },
        ],
      ];
    }),
  );
}

/** What animals are to each other, as people are. */
const KIN_OF_BEASTS =
  /^(?:mother|mom|mommy|mum|father|dad|daddy|parents|mate|brothers?|sisters?|friend|cousin|son|daughter|grandmother|grandfather|wife|husband|(?:anne|baba|abla|abi|ağabey|kardeş|arkadaş|dost|komşu|dede|nine|eş|oğl|kız|torun|teyze|amca)(?:s?[ıiuü])?)$/u;

/** "Minik denizatı", "baby bird". */
const LITTLE = /^(?:minik|bebek|baby)$/iu;

/** What animals are called as people are: "emperor penguins", "kraliçe arı". */
const RANKS = /^(?:emperor|king|queen|worker|soldier|nurse|sergeant|doctor|judge|kraliçe|işçi|asker|imparator|kral)$/u;
const BEASTS_NAME =
  /^(?:penguins?|bees?|ants?|cobras?|crabs?|sharks?|termites?|salmon|butterfl\w+|moths?|vultures?|wasps?|fish|birds?|arı\p{L}*|karınca\p{L}*|penguen\p{L}*|kobra\p{L}*|kelebe\p{L}*|yengeç\p{L}*|somon\p{L}*)$/u;

/** Many who may be animals. */
const ANYBODY =
  /^(?:everyone|everybody|crowd|friends|brothers|sisters|aunts|cousins|famil(?:y|ies)|herkes|kalabalık|hepimiz|aile\p{L}*|(?:arkadaş|kardeş|dost|komşu)lar\p{L}*)$/iu;

/** Whether a text of an animal names nobody who is a person. */
export function isOfBeastsOnly(roster: Roster, beats: readonly Beat[], language: Language): boolean {
  return !beats.some(({ text }) => {
    const words = text.match(/\p{L}+/gu) ?? [];
    return (
      ME[language].test(text) ||
      words.some((word, at) => {
        if (isKin(word, language) || isRank(word, words[at + 1], language)) return false;
        if (groupWord(word, language) !== null && !ANYBODY.test(word)) return true;
        return roster.know(word) !== null;
      })
    );
  });
}

/** In a tale of animals the mother is an animal's, and no woman stands there in her place. */
export function ofBeasts(roster: Roster, beats: readonly Beat[], language: Language): Roster {
  if (!isOfBeastsOnly(roster, beats, language)) return roster;
  return {
    ...roster,
    know: (word) => (isKin(word, language) || RANKS.test(lowerCase(word, language)) ? null : roster.know(word)),
  };
}

function isKin(word: string, language: Language): boolean {
  return LITTLE.test(word) || KIN_OF_BEASTS.test(lowerCase(word, language));
}

function isRank(word: string, next: string | undefined, language: Language): boolean {
  return RANKS.test(lowerCase(word, language)) && BEASTS_NAME.test(lowerCase(next ?? "", language));
}

const ME: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:I|me|my|we|our|us)\b/u,
  tr: /(?<!\p{L})(?:ben|beni|bana|benim|biz|bize|bizi|bizim)(?!\p{L})|[dt][ıiuü][mk]\s*(?:[.!…]|$)/iu,
};

const YOUNG = /^(?:kid|child|boy|girl)$/u;

/** "Jamal was the smallest kid on the team". */
function describedAs(name: string, beats: readonly Beat[]): PersonWord {
  const said = new RegExp(
    String.raw`(?<!\p{L})${name} (?:was|is) (?:an?|the) (?:\p{L}+ )?(kid|child|boy|girl)\b`,
    "iu",
  );
  const [, word = ""] = said.exec(beats.map(({ text }) => text).join(". ")) ?? [];
  const sex = ENGLISH_PEOPLE.get(word)?.sex;
  return { age: YOUNG.test(word) ? "child" : "adult", ...(sex && { sex }), isName: true };
}

/** "Detective Hale … her husband … she": of the two pronouns the one that nobody else in the text can be meant by. */
function withSex(person: PersonWord, beats: readonly Beat[]): PersonWord {
  if (person.sex !== undefined) return person;
  const text = beats.map((beat) => beat.text).join(". ");
  const others = new Set((text.match(/\p{L}+/gu) ?? []).map((word) => personWord(word, "en")?.sex));
  const free = (["she", "he"] as const).filter((sex) => SUBJECT[sex].test(text) && !others.has(sex));
  const [sex] = free;
  return sex !== undefined && free.length === 1 ? { ...person, sex } : person;
}

const SUBJECT: Readonly<Record<Sex, RegExp>> = { she: /\bshe\b/iu, he: /\bhe\b/iu };

/** Whether a Turkish name is followed by its title in a form that is no subject: "Hasan ustayı", "Ayşe Hanım'a". */
export function isTitledObject(next: string | undefined): boolean {
  const title = next === undefined ? null : titleOf(next);
  return title !== null && title.ending !== "";
}

const PRONOUN = /\b(?:she|he|her|his|him)\b/iu;
const LEAST_PRONOUNS = 2;
/** What begins a sentence without being a name. */
const NO_NAME =
  /^(?:The|This|That|These|Those|She|Her|His|Him|They|Their|Them|You|Your|Our|Its|There|Here|When|While|After|Before|Then|And|But|For|From|With|Without|One|Two|Three|Four|Five|Every|Each|All|Some|Most|Many|Few|Nobody|Everyone|Everybody|Nothing|Something|Somebody|Someone|Today|Tomorrow|Now|Last|Next|First|Second|Finally|Once|Years|Days|Weeks|Months|Hours|What|Who|Why|How|Where|Not|Never|Always|Just|Only|Even|Still|Soon|Later|Suddenly|Inside|Outside|Because|Until|Since|Though|Although|Both|Neither|Another|Other|People|Doctors|Meet|Day|Week|Year|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas)$/u;

/** "Amara studied": who begins two sentences, or the first one, in a text that goes on with "she" or "he". */
function unknownNames(beats: readonly Beat[]): string[] {
  if (beats.filter(({ text }) => PRONOUN.test(text)).length < LEAST_PRONOUNS) return [];
  const places = new Set(beats.flatMap(({ place }) => (place ? [place.name] : [])));
  const counts = new Map<string, number>();
  for (const [index, { text }] of beats.entries()) {
    const name = /^(\p{Lu}\p{Ll}{2,}) (?=\p{Ll}+(?:ed|d|t|s|w|n|e)\b)/u.exec(text)?.[1];
    if (name === undefined || NO_NAME.test(name) || places.has(name) || personWord(name, "en")) continue;
    const again = beats.filter((beat) => new RegExp(String.raw`\s${name}(?!\p{L})`, "u").test(beat.text)).length;
    counts.set(name, (counts.get(name) ?? again) + (index === 0 ? 2 : 1));
  }
  // "Bread smelled of her childhood": what is written small elsewhere is no name.
  const small = beats.map(({ text }) => text).join(" ");
  return [...counts]
    .filter(([name, count]) => count > 1 && !new RegExp(String.raw`(?<!\p{L})${name.toLowerCase()}`, "u").test(small))
    .map(([name]) => name.toLowerCase());
}
