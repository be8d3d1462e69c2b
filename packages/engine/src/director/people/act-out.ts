import type { SceneKind } from "#film/film.ts";
import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { Hit } from "#director/match/hit.ts";
import type { Draft } from "#director/draft.ts";
import { isSomebody } from "#director/topic.ts";
import type { Group, Person } from "#stage/figure/figure-name.ts";
import { figureName, readFigure } from "#stage/figure/figure-name.ts";
import type { Act } from "./act.ts";
import { strongest } from "./act.ts";
import { actBare } from "./act-bare.ts";
import { findEnglishActs } from "./acts-english.ts";
import { findTurkishActs } from "./acts-turkish.ts";
import type { Cast } from "./cast.ts";
import { createCast } from "./cast.ts";
import { wearOfMe } from "./cast-words.ts";
import type { Subject } from "./find-subject.ts";
import { anySubject, englishSubject, turkishSubject } from "./find-subject.ts";
import { isAnybody, showAct, showStanding } from "./show-people.ts";
import type { Roster } from "./roster.ts";
import { readStory } from "./story.ts";
import { MY_OWN } from "./told-by-me.ts";
import { CHILD_THEN, GROWN, growsUpAt, LATER, TOLD } from "./told.ts";

/** Scenes in which somebody may be seen; numbers, places and lists have their own pictures. */
const ACTED: ReadonlySet<SceneKind> = new Set(["hook", "hero", "close", "words", "parade", "end"]);

/** Who does something, and who else where more than two do. */
type Doing = { people: Person[]; group?: Group | undefined; isSaid?: boolean };
type Input = { language: Language; isGrave: boolean; topic: string | null; roster: Roster };

/**
 * In a story everybody is seen doing what the words say: the same person in every scene, in the clothes of the time, with the
 * face of the moment and with what the sentence puts into the hands. Where something else does it nobody is drawn.
 */
export function actOut(
  drafts: readonly Draft[],
  beats: readonly Beat[],
  { language, isGrave, topic, roster }: Input,
): { drafts: Draft[]; topic: string | null } {
  const isOfAnimal = topic !== null && isAnimal(topic);
  const story = readStory(beats, language, { roster, isOfAnimal });
  if (!story) {
    const whole = beats.map(({ text }) => text).join(". ");
    return { drafts: drafts.map((draft) => actBare(draft, { language, isGrave, roster, whole, isOfAnimal })), topic };
  }
  const isOfOther = isOfAnimal || story.isNobodys;
  const cast = createCast(story, beats, { language, isOfAnimal: isOfOther, roster });
  const portrait = figureName({ person: story.hero, pose: "stand", mood: "calm" });
  let before = "";
  let wasBare = false;
  const grownAt = growsUpAt(beats);
  let isChildThen = false;
  // Who begins as a grown-up looks back for one sentence.
  const isGrown = GROWN.test(beats[0]?.text ?? "");
  // Whom a teacher taught was a child.
  let isTellerChild =
    story.trade === "teacher" ||
    (story.hero.age === "old" && beats.some(({ text }) => TELLER[language].child.test(text)));
  const acted = drafts.map((draft, index): Draft => {
    const beat = beats[index];
    if (!beat) return draft;
    cast.begin(beat);
    const { people, act, group, isSaid = false } = whoDoes(draft, beat);
    cast.note(people, beat, group);
    const isStillThen = isChildThen && !isGrown;
    const isBefore = index < grownAt && story.isOwn;
    isChildThen = !LATER[language].test(beat.text) && (isBefore || isStillThen || CHILD_THEN[language].test(beat.text));
    const teller = TELLER[language];
    isTellerChild = !teller.grown.test(beat.text) && (index < grownAt || isTellerChild || teller.child.test(beat.text));
    if (!ACTED.has(draft.kind) || draft.picture !== undefined) return portrayed(draft, portrait);
    // "I used to sit beside my grandfather": as a child.
    const isOnce = story.hero.age === "old" && USED_TO.test(beat.text);
    const input = {
      draft,
      people: cast.become(people, beat.text),
      group,
      told: lowerCase(draft.text, language),
      language,
      isGrave,
      cast,
      before,
      wasBare,
      topic,
      isSaid,
    };
    const shown = act ? showAct({ ...input, act }) : showStanding(input);
    const own = (isTellerChild || isOnce) && cast.narrator ? asChild(shown, cast.narrator, cast) : shown;
    const scene = isChildThen ? asChild(own, story.hero, cast) : own;
    before = scene.things[0]?.slug ?? before;
    wasBare = scene.things.length === 0;
    return scene;
  });
  return { drafts: acted, topic: topic !== null && !isOfAnimal && isSomebody(topic) ? portrait : topic };

  /** What of a scene is seen best, and who does it; without a deed whoever its words begin with. */
  function whoDoes(draft: Draft, beat: Beat): Doing & { act: Act | null } {
    const found = findActs(draft, beat, { language, cast, isOfAnimal: isOfOther });
    // "When he got sick, I cried": what the sentence comes to.
    const from = language === "en" ? (CIRCUMSTANCE.exec(draft.text)?.[0].length ?? 0) : 0;
    // "He showed a box of treasures people had thrown away": what others did to the things is no deed of the scene.
    const isAside = ({ act: { at }, group }: Doing & { act: Act }) =>
      group !== undefined && found.some(({ act }) => act.at < at && !JOINED.test(draft.text.slice(act.at, at)));
    const main = found.filter((each) => each.act.at >= from && !isAside(each));
    const acts = main.length > 0 ? main : found;
    const act = strongest(acts.map((each) => each.act));
    const doing = acts.find((each) => each.act === act);
    if (doing) return doing;
    // Nobody stands where an animal is told of.
    if (language === "tr" && draft.hits.some(isBeast)) return { people: [], act: null };
    // "Misafir gelince teyzem kafesi örterdi": of the two it is the aunt's deed.
    const rest = language === "tr" ? draft.text.replace(WHEN_TURKISH, "") : draft.text;
    const subject = anySubject(rest, language, cast.know) ?? anySubject(draft.text, language, cast.know);
    const isSeveral =
      language === "tr" && /(?:(?:[dt][ıiuü]|m[ıiuü]ş|yor)l[ae]r|[dt][ıiuü]k)\s*[.!…]?$/u.test(draft.text);
    const isOwn = story?.isOwn === true;
    if (isOfMe(draft.text, { language, subject, isOwn, isGrown: grownAt >= 0 }))
      return { people: cast.peopleOf({ who: "I" }), act: null, isSaid: true };
    // "His dad cut it apart and sewed it back": whoever did the first did the second.
    const isSecond = language === "en" && /^(?:and|then) /iu.test(draft.text) && isBareOf(draft);
    if (!subject && isSecond) return { people: cast.same(beat.sentence, beat.text), act: null };
    const named = subject ? cast.peopleOf(subject) : isSeveral ? cast.peopleOf({ who: "they" }) : [];
    const isUnnamed = language === "tr" && !isOfOther && TOLD.test(draft.text) && isBareOf(draft);
    const group = subject ? cast.groupOf(subject) : undefined;
    if (named.length > 0 || !isUnnamed) return { people: named, group, act: null, isSaid: named.length > 0 };
    return { people: cast.same(beat.sentence, beat.text), group, act: null };
  }
}

/** What I did, had, or am today is told of whoever tells it. */
function isOfMe(
  text: string,
  {
    language,
    subject,
    isOwn,
    isGrown,
  }: { language: Language; subject: Subject | null; isOwn: boolean; isGrown: boolean },
): boolean {
  if (isOwn && wearOfMe(text, language) !== undefined) return true;
  if (language !== "tr") return false;
  if (/(?:[dt][ıiuü]|m[ıiuü]şt[ıiuü])m\s*[.!…]?$/u.test(text)) return true;
  return subject === null && (OF_US.test(text) || (isGrown && MY_OWN.test(text)));
}

/** "Dershaneye paramız yoktu": what we had is told of whoever tells it. */
const OF_US = /(?<!\p{L})\p{L}{2,}(?:[aeıiuü]m(?:[ıiuü]z)?) (?:var|yok)(?:tu|d[ıi])?\s*[.!…]?$/u;
const WHEN_TURKISH = /^(?:\p{L}+ ){1,4}\p{L}{2,}(?:[ıiuü]nc[ae]|ken) (?=\p{L}+ \p{L})/u;
const JOINED = /\b(?:and|but|then|when|while|so|because|as|until|before|after|that)\b|[,;]/u;
const CIRCUMSTANCE = /^(?:when|while|after|before|as|if|because|since|although) [^,]*, /iu;

const USED_TO = /\b(?:I|we) used to\b/u;

/** When whoever tells of somebody else was a child, and when no more. */
const TELLER: Readonly<Record<Language, { child: RegExp; grown: RegExp }>> = {
  en: {
    child:
      /\b(?:when|while) I was (?:an? )?(?:little |small |young )?(?:kid|child|boy|girl|little|small|young|[3-9]|1[0-4]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\b|\bas a (?:kid|child|boy|girl)\b|\b(?:I was|I turned) (?:only |just )?(?:[5-9]|1[0-4]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)(?= and\b| when\b|[,.]|$| years old)|\bin (?:elementary|primary|middle) school\b|\bin (?:first|second|third|fourth|fifth|sixth|seventh) grade\b/iu,
    grown:
      /\b(?:years later|today|now|nowadays|last (?:week|month|year)|grew up|my wedding|college|university|retired)\b/iu,
  },
  tr: {
    child:
      /(?<!\p{L})(?:çocukken|küçükken|çocukluğum\p{L}*|(?:[5-9]|1[0-4]|beş|altı|yedi|sekiz|dokuz|on) yaşınday(?:dım|ken))(?!\p{L})/iu,
    grown:
      /(?<!\p{L})(?:şimdi|bugün|artık|yıllar sonra|geçen (?:hafta|ay|yıl)|emekli|üniversite\p{L}*|mezun\p{L}*|düğün\p{L}*)(?!\p{L})/iu,
  },
};

function asChild(draft: Draft, hero: Person, cast: Cast): Draft {
  const young = (person: Person) =>
    (person.sex === hero.sex && person.palette === hero.palette) || cast.isPeer(person)
      ? { ...person, age: "child" as const, wear: person.wear === "past" ? ("past" as const) : ("today" as const) }
      : person;
  const things = draft.things.map((thing) => {
    const figure = hero.age === "adult" ? readFigure(thing.slug) : null;
    if (!figure) return thing;
    const other = figure.other && young(figure.other);
    // Friends of a child are children.
    const isOfFriends = figure.group === "friends";
    const one = isOfFriends ? { ...figure.person, age: "child" as const } : young(figure.person);
    const group = isOfFriends ? ("children" as const) : figure.group;
    return { ...thing, slug: figureName({ ...figure, person: one, other, group }) };
  });
  return { ...draft, things };
}

function isBeast({ slug, rank, isSide }: Hit): boolean {
  return rank === "thing" && isSide !== true && isAnimal(slug);
}

/** Its words name nothing that is seen. */
function isBareOf({ things }: Draft): boolean {
  // "Parası yoktu": the sign of what somebody lacks is nobody.
  return things.every(({ word, slug }) => word === "" || slug === "money-with-wings");
}

/** Beside a number stands the same person as in all other scenes, not a picture of just anybody. */
function portrayed(draft: Draft, portrait: string): Draft {
  const things = draft.things.map((thing) =>
    thing.word === "" && isAnybody(thing.slug) ? { ...thing, slug: portrait } : thing,
  );
  return { ...draft, things };
}

/** Every deed of a sentence that somebody does. */
function findActs(
  { text, hits }: Draft,
  { sentence }: Beat,
  { language, cast, isOfAnimal }: { language: Language; cast: Cast; isOfAnimal: boolean },
): (Doing & { act: Act })[] {
  const told = lowerCase(text, language);
  const found =
    language === "en"
      ? findEnglishActs(told).map((act) => ({ act, subject: englishSubject(text, act, cast.know) }))
      : findTurkishActs(told).map((act) => ({ act, subject: turkishSubject(text, act, { hits, know: cast.know }) }));
  return found.flatMap(({ act, subject }) => {
    if (subject === null) return [];
    // Turkish leaves out who: in a text about an animal it is the animal.
    const isUnsaid = subject === "same" || subject.who === "they";
    if (isOfAnimal && language === "tr" && isUnsaid) return [];
    const people = subject === "same" ? cast.same(sentence, text) : cast.peopleOf(subject);
    const group = subject === "same" ? undefined : cast.groupOf(subject);
    return people.length > 0 ? [{ act, people, group }] : [];
  });
}
