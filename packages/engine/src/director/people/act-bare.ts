import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { SceneKind, Thing } from "#film/film.ts";
import type { Draft } from "#director/draft.ts";
import { isLongAgo } from "#director/senses/eras.ts";
import type { Group, Person, PoseName } from "#stage/figure/figure-name.ts";
import { figureName, PALETTES } from "#stage/figure/figure-name.ts";
import type { Act } from "./act.ts";
import { strongest } from "./act.ts";
import { findEnglishActs } from "./acts-english.ts";
import { findTurkishActs } from "./acts-turkish.ts";
import { findFeeling } from "./feelings.ts";
import type { Subject } from "./find-subject.ts";
import { englishSubject, turkishSubject } from "./find-subject.ts";
import { emptyHanded } from "./in-hands.ts";
import { groupWord } from "./group-words.ts";
import type { PersonWord } from "./person-words.ts";
import type { Roster } from "./roster.ts";

type Doing = { act: Act; person: Person; group?: Group | undefined };
type Input = { language: Language; isGrave: boolean; roster: Roster; whole: string; isOfAnimal?: boolean };

/**
 * Outside of a story too somebody who does something is seen doing it, where the sentence names nothing else: "the champion raised
 * it over his head". Orders, things and animals do nothing here, so advice and facts stay without figures.
 */
export function actBare(draft: Draft, input: Input): Draft {
  const { language, isGrave, roster, whole, isOfAnimal } = input;
  const pair = actOfTwo(draft, input);
  if (pair) return pair;
  // "The villagers cheered": nobody stands in for many who are named.
  const isOfMany =
    draft.things.every(({ word }) => word === "") &&
    /^(?:hero|close|end)$/u.test(draft.kind) &&
    opensWithSomebody(draft.text, language, roster);
  const isBare = draft.things.length === 0 && (draft.kind === "hook" || draft.kind === "words");
  if ((!isBare && !isOfMany) || draft.picture !== undefined) return draft;
  const told = lowerCase(draft.text, language);
  const knowFor = (act: Act) => knowFullName(act, draft, roster);
  const found =
    language === "en"
      ? findEnglishActs(told).map((act) => ({ act, subject: englishSubject(draft.text, act, knowFor(act)) }))
      : findTurkishActs(told).map((act) => ({
          act,
          subject: turkishSubject(draft.text, act, { hits: draft.hits, know: knowFor(act) }),
        }));
  if (draft.hits.some(({ slug, rank }) => rank === "thing" && isAnimal(slug))) return draft;
  const doings = found.flatMap(({ act, subject }): Doing[] => {
    // "They searched everything": Turkish leaves out who they are.
    const isUnsaid = subject === null || subject === "same" || (language === "tr" && subject.who === "they");
    // In a text about an animal "she" is the animal.
    const isNobody = isUnsaid || (isOfAnimal === true && /^(?:she|he|they|I|we)$/u.test(subject.who));
    const who = isNobody ? null : whoIs(subject, { know: knowFor(act), whole, language });
    return who === null ? [] : [{ act, ...who }];
  });
  const act = strongest(doings.map((each) => each.act));
  const doing = doings.find((each) => each.act === act);
  if (!act || !doing) return draft;
  const felt = act.mood ?? findFeeling(told, language) ?? "calm";
  const slug = figureName({
    person: doing.person,
    pose: emptyHanded(act.pose, told),
    mood: isGrave && felt === "glad" ? "calm" : felt,
    group: doing.group,
  });
  const word = draft.text.slice(act.at, act.at + act.word.length);
  return {
    ...draft,
    kind: draft.kind === "words" || draft.kind === "close" ? "hero" : draft.kind,
    things: [{ slug, word, count: 1, isRefused: false }],
    ...(draft.emphasis.length === 0 && { emphasis: [word] }),
  };
}

/** "Usain Bolt ran": a name of two words at the beginning, or behind when it was, is somebody though nobody knows it. */
const FULL_NAME =
  /^(?:(?:In|On|At|By|Since)? ?(?:\d{4}|[\p{Ll}\d]+)(?: yılında|['’]\p{L}+)?,? )?(\p{Lu}\p{Ll}+) (?:(?:\p{Lu}\.|\p{Lu}\p{Ll}+|de|van|von|da|al|bin) )?(\p{Lu}\p{Ll}+)(?= \p{Ll}| \d)/u;
/** Names of two words that nobody bears: places, firms, teams, things and times. */
const NOBODYS =
  /^(?:The|This|That|These|Those|Every|Each|All|Most|Many|Some|No|My|Your|His|Her|Our|Their|Its|An?|One|Two|Three|First|Last|Next|New|Old|Great|Big|North|South|East|West|Northern|Southern|Eastern|Western|Upper|Lower|Central|Mount|Lake|Cape|Port|Fort|Los|Las|Saint|San|Santa|Wall|World|Cold|Civil|United|Black|White|Red|Golden|Royal|National|International|American|British|Turkish|European|Street|City|Town|War|Wars|Bank|Union|Nations|States|Kingdom|Empire|Republic|Islands?|River|Sea|Ocean|Bay|Valley|Mountains?|Desert|Forest|Park|Bridge|Tower|Palace|Castle|Church|Museum|University|College|School|Hospital|Airport|Airlines|Airways|Motors|Records|Studios?|Pictures|Maps|Games|Cup|League|Club|County|Rovers|Wanderers|Madrid|Company|Corp|Group|Inc|Day|Week|Month|Year|Night|Eve|Age|Ages|Revolution|Movement|Party|Army|Navy|Force|House|Court|Council|Congress|Parliament|Times|Post|News|Express|Machine|Phone|Watch|Pro|Max|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Bir|Bu|Şu|Her|Bütün|Tüm|Yeni|Eski|Büyük|Küçük|Kuzey|Güney|Doğu|Batı|Orta|Dünya|Soğuk|Türkiye|Milli|Kara|Ak|Deniz|Dağı|Gölü|Nehri|Denizi|Okyanusu|Savaşı|İmparatorluğu|Cumhuriyeti|Devleti|Krallığı|Bankası|Üniversitesi|Köprüsü|Kulesi|Sarayı|Kalesi|Müzesi|Camii|Körfezi|Vadisi|Çölü|Ormanı|Adası|Adaları|Birliği|Partisi|Ordusu|Kulübü|Belediyesi|Bakanlığı)$/u;

/** What a firm or a team does as well, it does without a body: sold, opened, won, fell. */
const BODILY: ReadonlySet<PoseName> = new Set<PoseName>([
  "run",
  "walk",
  "leap",
  "crawl",
  "swim",
  "dance",
  "sing",
  "cry",
  "write",
  "read",
  "ride",
  "row",
  "sleep",
  "eat",
  "kneel",
  "cook",
  "paint",
  "throw",
  "kick",
  "dig",
  "drive",
]);

function knowFullName({ pose }: Act, { text, place }: Draft, roster: Roster): Roster["know"] {
  const [, first = "", last = ""] = FULL_NAME.exec(text) ?? [];
  if (last === "" || place !== undefined || [first, last].some((name) => NOBODYS.test(name))) return roster.know;
  const known = roster.know(first);
  if (known === null && !BODILY.has(pose)) return roster.know;
  const person: PersonWord = known ?? { age: "adult", isName: true };
  return (word) => roster.know(word) ?? (word === last ? person : null);
}

/** Its first words are a group of people, or "a policeman". */
function opensWithSomebody(text: string, language: Language, roster: Roster): boolean {
  const words = (text.match(/[\p{L}'’]+/gu) ?? []).slice(0, 3);
  return words.some(
    (word) =>
      groupWord(word, language) !== null ||
      (language === "en" && !/['’]/u.test(word) && /^an?$/iu.test(words[0] ?? "") && roster.know(word) !== null),
  );
}

const LOOKS: Readonly<Record<string, Pick<Person, "sex" | "age"> | undefined>> = {
  girl: { sex: "she", age: "child" },
  boy: { sex: "he", age: "child" },
  woman: { sex: "she", age: "adult" },
  man: { sex: "he", age: "adult" },
  "old-woman": { sex: "she", age: "old" },
  "old-man": { sex: "he", age: "old" },
};
const OF_TWO: ReadonlySet<SceneKind> = new Set(["hook", "hero", "parade", "words", "end"]);

/** "Küçük kız dedesine sarıldı": two who are named are seen together, each as tall as they are, doing what is told. */
function actOfTwo(draft: Draft, { language, isGrave, whole }: Input): Draft | null {
  const lookOf = ({ slug, isRefused, count }: Thing) => (isRefused || count > 1 ? undefined : LOOKS[slug]);
  const [one, other, ...more] = draft.things.flatMap((thing) => lookOf(thing) ?? []);
  const beside = draft.things.filter((thing) => lookOf(thing) === undefined);
  if (!one || !other || more.length > 0 || beside.length > 1 || draft.picture !== undefined || !OF_TWO.has(draft.kind))
    return null;
  const told = lowerCase(draft.text, language);
  const wear = isLongAgo(lowerCase(whole, language)) ? "past" : "today";
  const act = strongest(language === "en" ? findEnglishActs(told) : findTurkishActs(told));
  const felt = act?.mood ?? findFeeling(told, language) ?? "calm";
  const slug = figureName({
    person: { ...one, wear, palette: 1 },
    other: { ...other, wear, palette: 3 },
    pose: act?.pair ?? "together",
    mood: isGrave && felt === "glad" ? "calm" : felt,
  });
  const word = draft.things.find((thing) => lookOf(thing))?.word ?? "";
  return {
    ...draft,
    kind: draft.kind === "parade" ? "hero" : draft.kind,
    things: [{ slug, word, count: 1, isRefused: false }, ...beside],
  };
}

/** The same words show the same person; whom only "I" and "we" name may be either. */
function whoIs(
  subject: Subject,
  { know, whole, language }: { know: Roster["know"]; whole: string; language: Language },
): { person: Person; group?: Group } | null {
  const seed = whole.split("").reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const personOf = ({ sex, age, wear }: PersonWord): Person => ({
    sex: sex ?? (seed % 2 === 0 ? "she" : "he"),
    age,
    wear: wear ?? (isLongAgo(lowerCase(whole, language)) ? "past" : "today"),
    palette: seed % PALETTES,
  });
  if (subject.who === "group") return { person: personOf(subject.found.one), group: subject.found.group };
  if (subject.who === "she" || subject.who === "he") return { person: personOf({ sex: subject.who, age: "adult" }) };
  if (subject.who === "I" || subject.who === "with me") return { person: personOf({ age: "adult" }) };
  if (subject.who === "we" || subject.who === "they") return { person: personOf({ age: "adult" }), group: "friends" };
  const known = subject.who === "named" ? know(subject.word) : null;
  return known && { person: personOf(subject.who === "named" && subject.isOld ? { ...known, age: "old" } : known) };
}
