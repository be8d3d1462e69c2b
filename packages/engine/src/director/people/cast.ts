import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Group, Person, Sex } from "#stage/figure/figure-name.ts";
import type { Act } from "./act.ts";
import type { Subject } from "./find-subject.ts";
import { isOfChild } from "./find-subject.ts";
import type { GroupWord } from "./group-words.ts";
import type { PersonWord } from "./person-words.ts";
import { withoutNoPeople } from "./no-people.ts";
import { isOwner } from "./owners.ts";
import type { Roster } from "./roster.ts";
import type { How } from "./cast-words.ts";
import {
  BECAME,
  BECOMES,
  IS_SELF,
  CALLED_YOUNG,
  CHILDREN,
  DIED,
  HERS,
  HIS,
  HIS_OWN,
  mineIn,
  PARENT,
  parentIn,
  tradeOf,
  HUGS_THING,
  isPictured,
  LITTLE,
  MY_DEED,
  NEW,
  OBJECT,
  OLD,
  PARENTS,
  SEX_NAMES,
  SOMEBODY,
  TO_HERO,
  TO_MANY,
  TO_ME,
  TWO_MEANT,
  WITH_CHILD,
  WITH_HERO,
  isAlike,
  isNamedBy,
  onlySexTold,
  stemsOf,
  wearBecome,
  isMyself,
  KIN,
  AMONG_ADULTS,
  TITLED,
  GROWN_KIN,
  isGrownChild,
} from "./cast-words.ts";
import { sexesTold } from "./sexes-told.ts";
import type { Story } from "./story.ts";

/** Whose name comes so early is the one whose story it is. */
const EARLY = 4;
export type Cast = ReturnType<typeof createCast>;

/** Who is meant by the words of a story, sentence after sentence. */
export function createCast(
  story: Story,
  beats: readonly Beat[],
  { language, isOfAnimal, roster }: { language: Language; isOfAnimal: boolean; roster: Roster },
) {
  const { hero, trade, partner, isOwn, personFor, names, heroKey } = story;
  const { know, keyOf } = roster;
  const opening = lowerCase(
    beats
      .slice(0, EARLY)
      .map(({ text }) => text)
      .join(" "),
    language,
  );
  const titles = new Map(
    beats.flatMap(({ text }) =>
      [...text.matchAll(TITLED)].map(([, who = "", title = ""]) => [
        lowerCase(who, language),
        /^mr$/iu.test(title) ? ("he" as const) : ("she" as const),
      ]),
    ),
  );
  const sexes = language === "en" ? sexesTold(beats) : titles;
  let heroName: string | null = heroKey !== null && isNamedBy(beats, heroKey, language) ? heroKey : null;
  const onlySex = language === "en" ? onlySexTold(beats, know) : undefined;
  const isAmongAdults =
    isOwn && hero.age === "adult" && AMONG_ADULTS.test(lowerCase(beats.map(({ text }) => text).join(" "), language));
  const hasGrownChild = isGrownChild(beats);
  const parent = isOwn ? undefined : parentIn(beats[0]?.text ?? "");
  const narrator = story.narrator && personFor("I", story.narrator);
  /** "A man" of a later sentence is "the man" from then on. */
  const broughtIn = new Map<string, Person>();
  const grown = new Map<Person, Person>();
  /** Who was told of last, of either sex. */
  const latest = new Map<Sex, Person>();
  const earlier = new Map<Sex, Person>();
  /** Brothers, sisters and friends: children as long as the hero is one. */
  const peers = new Set<Person>();
  let isToOther: ReadonlySet<Sex> = new Set();
  let last: { people: Person[]; sentence: number; group: Group | undefined; isHis: boolean } | null = null;
  let isLater = false;
  /** Somebody of whom it was told is dead. */
  let hasDied = false;
  let other: Person | null = null;

  function named(key: string, word: PersonWord): Person {
    // "Bir padişahın üç kızı varmış": their father is he.
    const elder = parent !== undefined && PARENT.test(key) ? find(parent) : null;
    if (elder && elder.sex === word.sex) return elder;
    const known = names.get(key) ?? broughtIn.get(key);
    if (known) return known;
    if (key === heroKey) return hero;
    const isFit = (word.sex ?? hero.sex) === hero.sex && (word.age === hero.age || word.age === "adult");
    // Another trade is somebody else's.
    // "Dr. Obi is a surgeon who …": the first sentence still tells of the one it names.
    const isTitled = isLater && heroKey !== null && roster.titled(heroKey) !== undefined;
    const isOther = trade === undefined ? hero.wear !== "past" : trade !== word.wear || isTitled;
    if (word.wear !== undefined && isOther) return personFor(key, word);
    const isFirst = new RegExp(String.raw`(?<!\p{L})${key}(?!\p{L})`, "u").test(opening);
    // "Dedem her sabah …": a story may be that of one's grandfather; of an adult's kin it is seldom.
    const isElder = word.age === "old" && hero.age === "old";
    const isFree = word.isName ? heroName === null || heroName === key : isElder || !(word.isPeer || KIN.test(key));
    if (!isOwn && partner === null && isFit && isFirst && isFree) {
      if (word.isName) heroName = key;
      return hero;
    }
    return personFor(key, word);
  }

  /** Of mine with whom the story begins: "kızım", "my best friend". */
  function mine(): Person | null {
    if (hasDied) return null;
    const word = mineIn(beats[0]?.text ?? "", language).find((each) => know(each));
    return word === undefined ? null : find(word);
  }
  /** With whom I do what we do: mine who was told of last, or with whom the story begins, before whoever came by. */
  function withMe(): Person | null {
    const own = new Set(beats.flatMap(({ text }) => mineIn(text, language)).map((word) => know(word) && find(word)));
    return (other !== null && own.has(other) ? other : mine()) ?? other ?? spouse();
  }

  /** "We thought … My wife refused": with whom one lives. */
  function spouse(): Person | null {
    const words = beats.flatMap(({ text }) => text.match(/\p{L}+/gu) ?? []);
    const word = words.find((each) => know(each)?.isPartner === true);
    return word === undefined ? null : find(word);
  }

  function find(word: string, how: How = {}): Person | null {
    const known = know(word);
    if (!known) return null;
    const key = known.wear === undefined ? keyOf(word) : keyOf(tradeOf(word, language));
    // "Yanımdaki kız bana güldü", at a university: as old as whoever tells it.
    const isPeer =
      isAmongAdults && how.isLittle !== true && how.isOld !== true && /^(?:kız|girl|boy|çocuk)$/u.test(key);
    if (isPeer) return personFor(key, { ...(known.sex && { sex: known.sex }), age: "adult", isPeer: true });
    const sex = known.sex ?? titles.get(key) ?? sexes.get(key) ?? (isOwn ? onlySex : undefined);
    const isGrownKin = hasGrownChild && known.age === "child" && how.isLittle !== true && GROWN_KIN.test(key);
    const told = { ...known, ...(sex && { sex }), ...(isGrownKin && { age: "adult" as const }) };
    if (known.isPeer === true && known.isPartner !== true) peers.add(named(key, told));
    if (known.isName === true) {
      const person = named(key, told);
      if (known.isPeer === true && known.isPartner !== true) peers.add(person);
      return person;
    }
    // "Her little brother", "küçük kardeşi".
    if (how.isLittle === true && known.isPeer === true && hero.age !== "child") {
      const { isPeer: _, ...one } = told;
      return personFor(`little ${key}`, { ...one, age: "child" });
    }
    const isOld = how.isOld === true && known.age === "adult";
    // "An old man" is not the man of whom it is told; who is brought in after the first sentence is somebody else.
    const isOther = isOld ? hero.age !== "old" : how.isNew === true && isLater && key !== heroKey;
    if (!isOther) return named(key, told);
    const person = personFor(isOld ? `old ${key}` : `new ${key}`, isOld ? { ...told, age: "old" } : told);
    broughtIn.set(key, person);
    return person;
  }

  /** Friends of a child are children. */
  function youngIf(found: GroupWord): GroupWord {
    return hero.age === "child" && found.group === "friends" ? { group: "children", one: { age: "child" } } : found;
  }

  function peopleOf(subject: Subject): Person[] {
    if (subject.who === "I") return isOwn ? [hero] : narrator ? [narrator] : [];
    if (subject.who === "with me") {
      const beside = find(subject.word);
      const teller = isOwn ? hero : narrator;
      return [...(teller ? [teller] : []), ...(beside ? [beside] : [])];
    }
    if (subject.who === "parents")
      return PARENTS[language][isOwn ? "own" : "theirs"].flatMap((word) => find(word) ?? []);
    // Who is with the one who tells it need not have been named.
    if (subject.who === "we" && isOwn) return [hero, withMe() ?? personFor("we", { age: hero.age, isPeer: true })];
    if (subject.who === "we" && narrator) return [hero, narrator];
    // "The men followed it. They pulled Tom out".
    if (subject.who === "they" && last?.group !== undefined && !partner) return last.people;
    if (subject.who === "they" && subject.isTwo && !partner)
      return [hero, personFor("the other", { sex: hero.sex, age: hero.age, ...(trade && { wear: trade }) })];
    if (subject.who === "they" || subject.who === "we") return partner ? [hero, partner] : other ? [hero, other] : [];
    if (subject.who === "group") {
      const { word } = subject;
      const found = youngIf(subject.found);
      // Of two whose story it is "the friends" are the two.
      if (partner && TWO_MEANT.has(found.group)) return [hero, partner];
      return [personFor(`group ${word}`, found.one)];
    }
    if (subject.who === "named") {
      const person = find(subject.word, subject);
      return person ? [person] : [];
    }
    // Of an animal's story "he" may be the animal.
    if (isOfAnimal) return [];
    // "His dad cut it apart. He …": behind one of his own he is the one whose story it is.
    const before =
      last && last.group === undefined && !(last.isHis && hero.sex === subject.who && !isOwn) ? last.people : [];
    // "The man knelt. He …": who did the last thing, before the one whose story it is.
    const [doer, beside] = before;
    const isDoer = doer && !beside && doer.sex === subject.who && doer !== narrator && !(isOwn && doer === hero);
    // "An old woman told her … She cried": of two the one who was there before.
    if (isDoer) return [isToOther.has(subject.who) ? (earlier.get(subject.who) ?? doer) : doer];
    if (hero.sex === subject.who && !isOwn) return [hero];
    const met = other?.sex === subject.who ? other : latest.get(subject.who);
    return [met ?? personFor(subject.who, { sex: subject.who, age: "adult" })];
  }

  /** Whoever the last words told of; in Turkish, where nobody is named, the one whose story it is. */
  function same(sentence: number, text: string): Person[] {
    // "Usta ağladı. Anahtarı kıza uzattı": who gives it to her is not she.
    const isGoingOn = language === "tr" && last?.sentence === sentence - 1 && last.people[0] !== hero;
    if (last && isGoingOn && !isOwn && TO_HERO.test(lowerCase(text, "tr"))) return last.people;
    if (last && (language === "en" || last.sentence === sentence)) return last.people;
    // "Küçük bir kız geldi. Parası yoktu": whoever was just brought in is told of next.
    const isJustIn =
      last?.sentence === sentence - 1 && [...broughtIn.values()].some((each) => last?.people[0] === each);
    if (last && isJustIn && !isOwn) return last.people;
    // Of an animal's story only who was told of just before goes on.
    if (isOfAnimal && language === "tr" && last && last.sentence === sentence - 1) return last.people;
    if (language === "en" || isOfAnimal) return [];
    if (isOwn) {
      // "Kızım okula başladı. … bekledim. Koşarak geldi": behind what I did it is she of whom it was told first.
      const isJust = last?.sentence === sentence - 1 && last.people[0] !== hero;
      const one = isJust ? other : (mine() ?? other);
      return one ? [one] : [];
    }
    return [hero];
  }

  function peopleIn(text: string): { word: string; person: Person }[] {
    return (withoutNoPeople(text, language).match(/[\p{L}'’]+/gu) ?? []).flatMap((word, at, words) => {
      // "Dedemin evi", "her father's truck": whose it is, is not there.
      if (isOwner(word, language) || isOfChild(words[at - 1], word)) return [];
      if (isPictured(words, at) || (isOwn && isMyself(words, at, language))) return [];
      const before = words.slice(Math.max(0, at - 2), at).join(" ");
      // "The girl became a doctor", "kız doktor oldu": what somebody becomes is nobody else.
      if (/^(?:was|is|were|are) (?:her|his|my|their|our)$/iu.test(before)) return [];
      if (IS_SELF.test(words.slice(Math.max(0, at - 7), at).join(" "))) return [];
      if (BECOMES.test(`${before} `) || BECAME.test(words[at + 1] ?? "")) return [];
      const how = { isOld: OLD.test(before), isNew: NEW.test(before), isLittle: LITTLE.test(before) };
      const person = (language === "tr" ? stemsOf(word) : [word])
        .map((stem) => find(stem, how))
        .find((found) => found !== null);
      return person ? [{ word, person: grown.get(person) ?? person }] : [];
    });
  }

  return {
    hero,
    partner,
    narrator,
    know,
    /** What is told now comes after the first sentence. */
    begin(beat: Beat): void {
      isLater = beat.sentence > (beats[0]?.sentence ?? 0);
      if (!DIED[language].test(lowerCase(beat.text, language))) return;
      hasDied = true;
      other = null;
    },
    peopleOf,
    /** Who else does it, where more than two do. */
    groupOf(subject: Subject): Group | undefined {
      if (subject.who === "they" && !partner) return last?.group;
      return subject.who === "group" && !(partner && TWO_MEANT.has(subject.found.group))
        ? youngIf(subject.found).group
        : undefined;
    },
    same,
    /** As they look from now on: who became a doctor is one, and grown up. */
    become(people: readonly Person[], text: string): Person[] {
      const wear = wearBecome(text, language);
      const [one, other] = people;
      if (wear && one && !other) grown.set(one, { ...one, wear, age: one.age === "child" ? "adult" : one.age });
      return people.map((person) => grown.get(person) ?? person);
    },
    isPeer: (person: Person): boolean => [...peers].some((peer) => isAlike(peer, person)),
    /** Whom a sentence told of, and who else is in it. */
    note(people: readonly Person[], beat: Beat, group?: Group): void {
      const isGroup = group !== undefined;
      if (people.length > 0)
        last = { people: [...people], sentence: beat.sentence, group, isHis: HIS_OWN.test(beat.text) };
      const named = peopleIn(beat.text).map(({ person }) => person);
      for (const person of isGroup ? named : [...named, ...people])
        if (person !== narrator && !(isOwn && person === hero) && latest.get(person.sex) !== person) {
          const before = latest.get(person.sex);
          if (before) earlier.set(person.sex, before);
          latest.set(person.sex, person);
        }
      isToOther = new Set(language === "en" ? SEX_NAMES.filter((sex) => OBJECT[sex].test(beat.text)) : []);
      // "The police questioned her husband. He …": one who is named before one of many.
      const met = isGroup ? [...named, ...people] : [...people, ...named];
      // "Two officers showed me his picture. He …": of whom it was told before.
      const isStillOf = isGroup && other !== null && (other.sex === "he" ? HIS : HERS).test(beat.text);
      // "Oğlunu kaybetmişti": who is lost is not who goes on.
      const isObject = language === "tr" && isOwn && people.length === 0 && other !== null && !MY_DEED.test(beat.text);
      const isOblique = isObject && peopleIn(beat.text).every(({ word }) => know(word) === null);
      if (!isStillOf && !isOblique) other = met.find((each) => each !== hero) ?? other;
      // Who is dead does nothing more with anybody.
      if (DIED[language].test(lowerCase(beat.text, language))) other = null;
    },
    /** Somebody else of whom a sentence tells. */
    otherIn: (text: string, one: Person): Person | undefined =>
      peopleIn(text).find(({ person }) => person !== one)?.person,
    /** Whom it is done to or with, where the words name somebody. */
    companion(text: string, one: Person, { at, word, pair }: Act): Person | undefined {
      // What comes after "and" is another deed.
      const rest = language === "en" ? (text.slice(at + word.length).split(/ and |[,;]/u, 1)[0] ?? "") : text;
      // "Babamdan kalan küpeleri sattı": from whom is not to whom.
      const met = peopleIn(rest).find(
        ({ person, word: who }) => person !== one && !(language === "tr" && /[dt][ae]n$/u.test(who)),
      );
      const isHero =
        one !== hero && CALLED_YOUNG.test(lowerCase(met?.word ?? "", language)) && met?.person.sex === hero.sex;
      if (!met && WITH_CHILD.has(pair ?? "") && CHILDREN.test(rest)) return personFor("a child", { age: "child" });
      if (!met && narrator && one !== narrator && TO_ME.test(rest)) return narrator;
      // "He carried a cello case": nobody.
      if (!met && pair === "rescue" && word.startsWith("carr") && !SOMEBODY.test(rest)) return undefined;
      // "Yastığına sarılıp": what is hugged is a thing.
      if (pair === "hug" && language === "tr" && HUGS_THING.test(lowerCase(text.slice(0, at), "tr"))) return undefined;
      if (met) return isHero && !isOwn && hero.age !== "old" ? hero : met.person;
      if (isOfAnimal) return undefined;
      if (one !== hero && !TO_MANY.test(rest) && (WITH_HERO.has(pair ?? "") || SOMEBODY.test(rest))) return hero;
      if (language === "en" && TO_MANY.test(rest)) return undefined;
      const isSomebody = SOMEBODY.test(rest) || pair === "care";
      return one === hero && isSomebody ? (other ?? undefined) : undefined;
    },
  };
}
