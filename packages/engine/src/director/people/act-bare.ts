import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { Draft } from "#director/draft.ts";
import { isLongAgo } from "#director/senses/eras.ts";
import type { Group, Person } from "#stage/figure/figure-name.ts";
import { figureName, PALETTES } from "#stage/figure/figure-name.ts";
import type { Act } from "./act.ts";
import { strongest } from "./act.ts";
import { findEnglishActs } from "./acts-english.ts";
import { findTurkishActs } from "./acts-turkish.ts";
import { findFeeling } from "./feelings.ts";
import type { Subject } from "./find-subject.ts";
import { englishSubject, turkishSubject } from "./find-subject.ts";
import { emptyHanded } from "./in-hands.ts";
import type { PersonWord } from "./person-words.ts";
import type { Roster } from "./roster.ts";

type Doing = { act: Act; person: Person; group?: Group | undefined };
type Input = { language: Language; isGrave: boolean; roster: Roster; whole: string };

/**
 * Outside of a story too somebody who does something is seen doing it, where the sentence names nothing else: "the champion raised
 * it over his head". Orders, things and animals do nothing here, so advice and facts stay without figures.
 */
export function actBare(draft: Draft, { language, isGrave, roster, whole }: Input): Draft {
  if (draft.things.length > 0 || draft.picture !== undefined || (draft.kind !== "hook" && draft.kind !== "words"))
    return draft;
  const told = lowerCase(draft.text, language);
  const found =
    language === "en"
      ? findEnglishActs(told).map((act) => ({ act, subject: englishSubject(draft.text, act, roster.know) }))
      : findTurkishActs(told).map((act) => ({
          act,
          subject: turkishSubject(draft.text, act, { hits: draft.hits, know: roster.know }),
        }));
  if (draft.hits.some(({ slug, rank }) => rank === "thing" && isAnimal(slug))) return draft;
  const doings = found.flatMap(({ act, subject }): Doing[] => {
    // "They searched everything": Turkish leaves out who they are.
    const isNobody = subject === null || subject === "same" || (language === "tr" && subject.who === "they");
    const who = isNobody ? null : whoIs(subject, { roster, whole, language });
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
    kind: draft.kind === "words" ? "hero" : draft.kind,
    things: [{ slug, word, count: 1, isRefused: false }],
    ...(draft.emphasis.length === 0 && { emphasis: [word] }),
  };
}

/** The same words show the same person; whom only "I" and "we" name may be either. */
function whoIs(
  subject: Subject,
  { roster, whole, language }: { roster: Roster; whole: string; language: Language },
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
  if (subject.who === "I") return { person: personOf({ age: "adult" }) };
  if (subject.who === "we" || subject.who === "they") return { person: personOf({ age: "adult" }), group: "friends" };
  const known = subject.who === "named" ? roster.know(subject.word) : null;
  return known && { person: personOf(subject.who === "named" && subject.isOld ? { ...known, age: "old" } : known) };
}
