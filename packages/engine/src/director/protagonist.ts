import { lowerCase } from "#script/language.ts";
import type { Beat } from "#script/beats.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { Hit } from "#director/match/hit.ts";
import { isLongAgo } from "#director/senses/eras.ts";
import { TURKISH_MEN, TURKISH_WOMEN } from "#director/people/names.ts";
import { heroKeyOf } from "#director/people/hero-key.ts";
import type { Roster } from "#director/people/roster.ts";
import { personWord } from "#director/people/person-words.ts";
import { countSentences, EARLY, isOften, TOLD } from "#director/people/told.ts";
import type { Age, Sex } from "#stage/figure/figure-name.ts";

/** What is named in so many sentences is what the film is about, whoever is in it. */
const SUBJECT_SENTENCES = 3;

const LEAST_OF_TITLED = 2;

const PRONOUNS: Readonly<Record<Sex, RegExp>> = {
  she: /\b(?:she|her|hers|herself)\b/iu,
  he: /\b(?:he|him|his|himself)\b/iu,
};
/** Inside a sentence, or at its beginning before a small word. */
const ENGLISH_NAME = /(?<=\s)\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{2,} (?=\p{Ll})/u;
const ENGLISH_OLD =
  /\b(?:[Oo]ld|[Ee]lderly|aged|retired) (?:man|woman|lady|widow|\p{Lu})|(?<!\b(?:her|his|their) )\b(?:grand(?:mother|father|ma|pa)|granny|nonn[ao]|abuel[ao]|babushka)\b|\b[Aa]t (?:age )?(?:6[5-9]|[7-9]\d)(?=,? (?:s?he|years))/u;
/** "She knew every kid by name": whoever knows them is grown up. */
const ENGLISH_YOUNG =
  /\b[Mm]y (?:little |young |youngest |oldest |own )?(?:son|daughter|grandson|granddaughter|nephew|niece)\b(?! (?:is an?|became|graduated|got married|married|got engaged|works?|worked|moved))|(?<!\b(?:every|each|any|another|no|all) )\b(?:girl|boy|schoolgirl|schoolboy|toddler|kid)\b/iu;

const TURKISH_OLD =
  /(?<!\p{L})(?:yaşlı|ihtiyar|nine|dede|dedem|anneanne|anneannem|babaanne|babaannem|ninem|emekli)(?!\p{L})/u;
const TURKISH_YOUNG =
  /(?<!\p{L})(?:küçük (?:kız|çocuk|oğlan)|kız çocuğu|oğlan|minik)(?!\p{L})|(?<!\p{L}|(?:yirmi|otuz|kırk|elli|altmış|yetmiş|seksen) )(?:[4-9]|1[0-3]|dört|beş|altı|yedi|sekiz|dokuz|on|on bir|on iki|on üç) yaşında(?!n)/u;
/**
 * The person whose story a film tells, as a drawing: sentences that name nothing show that person, and not what another sentence
 * named by the way. English tells by its pronouns whether it is a woman or a man, Turkish by a name; null: nobody's story, or one
 * in which a thing or an animal is told of all along.
 */
export function findProtagonist(
  beats: readonly Beat[],
  found: readonly (readonly Hit[])[],
  { language, topic, roster }: { language: Language; topic: string | null; roster: Roster },
): string | null {
  if (topic !== null && (isAnimal(topic) || countNamed(topic, beats, found) >= SUBJECT_SENTENCES)) return null;
  if (language === "en" && isPetOfNoKind(beats)) return "paw-prints";
  // The only people there are wear what is worn today.
  if (isLongAgo(lowerCase(beats.map(({ text }) => text).join(" "), language))) return null;
  const somebody = readProtagonist(beats, language, roster);
  if (somebody === null) return null;
  const { sex, age } = somebody;
  if (age === "old") return sex === "she" ? "old-woman" : "old-man";
  if (age === "child") return sex === "she" ? "girl" : "boy";
  return sex === "she" ? "woman" : "man";
}

/** "Luna … she weighed 300 grams … adopt": somebody with a name who is no person. */
const PET =
  /\b(?:adopt,? don.?t shop|paws?|purr\w*|meow\w*|barks?|barked|barking|(?:his|her|its) (?:tail|fur|leash|collar|litter box)|rescue (?:dog|cat|puppy|kitten)|animal shelter|the vet)\b|(?<!\p{L})(?:pati(?:si|leri|ler)|miyav\p{L}*|havla\p{L}*|mırla\p{L}*|kuyruğunu|tasma(?:sı)?|sahiplen\p{L}*|barınak\p{L}*|mama kab\p{L}*|veteriner\p{L}*)/iu;

/** Kept, found and fed as only animals are. */
const KEPT =
  /\b(?:tied (?:up )?to an? (?:fence|tree|post|pole)|the shelter (?:found|took|called|named)|(?:his|her) (?:cage|crate|kennel|leash|collar|tail|fur|paws?|bowl|litter)|rescued (?:him|her) from|forever home)\b/iu;
const KIND =
  /\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|horses?|rabbits?|bunny|parrots?|hamsters?|birds?|ponies|pony|donkeys?|goats?|pigs?|turtles?|monkeys?|tigers?|lions?|bears?|elephants?|fox(?:es)?|wol(?:f|ves)|owls?|ducks?|penguins?|mouse|mice)\b/iu;
const LEAST_KEPT = 2;

/** "Meet Biscuit. He was left tied to a fence": an animal that is called by its name, and nobody says which. */
export function isPetOfNoKind(beats: readonly Beat[]): boolean {
  return countSentences(beats, KEPT) >= LEAST_KEPT && countSentences(beats, KIND) === 0;
}

/** Whose story a text tells, whenever it plays; null: nobody's, or an animal's. */
export function readProtagonist(
  beats: readonly Beat[],
  language: Language,
  roster: Roster,
): { sex: Sex; age: Age; key?: string | undefined } | null {
  const isPet = PET.test(beats.map(({ text }) => text).join(" "));
  if (isPet && !beats.slice(0, EARLY).some(({ text }) => namesPerson(text, language))) return null;
  if (language === "en" && isPetOfNoKind(beats)) return null;
  if (language === "tr") {
    const found = readTurkish(beats, roster);
    return found && { ...found, age: ageOf(beats, language, found.sex) };
  }
  const sex = readEnglish(beats, roster);
  if (sex === null) return null;
  const key = heroKeyOf(beats, roster, sex);
  // A coach is no kid, whoever else of his story is one.
  const isTitled = key !== undefined && roster.titled(key)?.wear !== undefined;
  const age = ageOf(beats, language, sex);
  return { sex, age: isTitled && age === "child" ? "adult" : age, key };
}

/** Somebody who is a person for sure; an animal may have the name of one, an owner and friends. */
function namesPerson(text: string, language: Language): boolean {
  return (text.match(/\p{L}+/gu) ?? []).some((word) => {
    const known = personWord(word, language);
    return known !== null && known.isName !== true && (known.sex ?? known.wear ?? known.age) !== "adult";
  });
}

const SOMEBODY_OLD =
  /(?<!\b(?:was|is) )\ban? (?:very )?(?:old|elderly|retired) \p{L}+|(?<!\p{L})(?:yaşlı|ihtiyar) bir \p{L}+(?<![dt][ıiuü])(?!\p{L})/giu;
/** "As a girl she washed dishes": what somebody was before. */
const ONCE = /\b[Aa]s a (?:young |little |small )?(?:girl|boy|kid|child)\b/gu;
const LITTLE_NAMED = /(?<!\p{L})(?:[Kk]üçük|[Mm]inik|[Ll]ittle) \p{Lu}\p{Ll}+/u;

/** Old people of one sex: the story of somebody of the other is not theirs. */
const OLD_MEN =
  /\b(?:[Oo]ld man|[Gg]rand(?:father|pa|dad))\b|(?<!\p{L})(?:dede(?:m|si)?|yaşlı (?:bir )?adam)(?!\p{L})/gu;
const OLD_WOMEN =
  /\b(?:[Oo]ld (?:woman|lady|widow)|[Gg]rand(?:mother|ma)|granny)\b|(?<!\p{L})(?:nine(?:m|si)?|(?:anne|baba)anne(?:m|si)?|yaşlı (?:bir )?kadın)(?!\p{L})/gu;
/** "Yaşlı ayakkabı tamircisi": whom a name does not follow is not the one who is named. */
const OLD_NAMELESS = /(?<!\p{L})(?:[Yy]aşlı|[İi]htiyar|[Ee]mekli)(?= \p{Ll})(?! (?:bir )?\p{Ll}+ \p{Lu})/gu;

const YOUNG_THEN: Readonly<Record<Language, RegExp>> = {
  en: /\b[Gg]rand(?:mother|father|ma|pa)\b.*\b(?:at|was|aged) (?:only |just )?(?:1[4-9]|[2-4]\d|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)\b/u,
  tr: /(?:dedem|ninem|anneannem|babaannem)\P{Lu}*(?:1[4-9]|[2-4]\d|on (?:dört|beş|altı|yedi|sekiz|dokuz)|yirmi|otuz) yaşında/u,
};

/** By what is said in the first sentences of whoever it is. */
export function ageOf(beats: readonly Beat[], language: Language, sex?: Sex): Age {
  const [first = "", ...others] = beats.slice(0, EARLY).map(({ text }) => text);
  // Whom a later sentence brings in is somebody else.
  const told = [first, ...others.map((text) => text.replaceAll(SOMEBODY_OLD, ""))].join(". ").replaceAll(ONCE, "");
  // "Yaşlı adam" has no name: he is the old one.
  const key = language === "tr" ? readName(first)?.key : undefined;
  const isNamed = (first.match(/\p{Lu}\p{L}*/gu) ?? []).some((word) => lowerCase(word, "tr") === key);
  const own = sex === undefined ? told : told.replaceAll(sex === "she" ? OLD_MEN : OLD_WOMEN, "");
  // "My grandmother crossed the ocean at sixteen": as old as she was then.
  if (YOUNG_THEN[language].test(told)) return "adult";
  const opening = isNamed ? own.replaceAll(OLD_NAMELESS, "") : own;
  if (LITTLE_NAMED.test(opening)) return "child";
  const lower = lowerCase(opening, language);
  const [isOld, isYoung] =
    language === "en"
      ? [ENGLISH_OLD.test(opening), ENGLISH_YOUNG.test(opening)]
      : [TURKISH_OLD.test(lower), TURKISH_YOUNG.test(lower)];
  return isOld ? "old" : isYoung ? "child" : "adult";
}

function countNamed(slug: string, beats: readonly Beat[], found: readonly (readonly Hit[])[]): number {
  const named = found.flatMap((list, index) =>
    list.some((hit) => hit.slug === slug && hit.rank === "thing" && !hit.isRefused) ? [beats[index]?.sentence] : [],
  );
  return new Set(named).size;
}

function readEnglish(beats: readonly Beat[], roster: Roster): Sex | null {
  const [hers, his] = [countSentences(beats, PRONOUNS.she), countSentences(beats, PRONOUNS.he)];
  // With whose name and title it begins, though others are told of more often.
  const first = (beats[0]?.text.match(/\p{L}+/gu) ?? [])
    .map((word) => roster.titled(lowerCase(word, "en")))
    .find(Boolean);
  const own = first?.wear === undefined ? undefined : first.sex;
  if (own !== undefined && (own === "she" ? hers : his) >= LEAST_OF_TITLED) return own;
  if (!isOften(Math.max(hers, his), beats) || hers === his) return null;
  const isNamed = ({ text }: Beat) => ENGLISH_NAME.test(text) || namesPerson(text, "en");
  return beats.slice(0, EARLY).some(isNamed) ? (hers > his ? "she" : "he") : null;
}

type NamedOne = { sex: Sex; key: string };

function readTurkish(beats: readonly Beat[], roster: Roster): NamedOne | null {
  if (!isOften(countSentences(beats, TOLD), beats)) return null;
  return (
    beats
      .slice(0, EARLY)
      .map(({ text }) => readName(text, roster))
      .find((found) => found !== null) ?? null
  );
}

/** The first name in a Turkish sentence; of a name the part before its ending counts: "Mehmet'in", "Ayşe, …". */
function readName(text: string, roster?: Roster): NamedOne | null {
  const words = text.split(/[^\p{L}'’]+/u).map((word) => word.split(/['’]/u, 1)[0] ?? "");
  for (const [at, word] of words.entries()) {
    // "Deniz feneri" inside a sentence is nobody.
    if (!/^\p{Lu}/u.test(word)) continue;
    const lower = lowerCase(word, "tr");
    const sex = TURKISH_WOMEN.has(lower) ? "she" : TURKISH_MEN.has(lower) ? "he" : undefined;
    // "Sultan Mehmed": of a title and a name the name tells who it is.
    const next = roster?.know(words[at + 1] ?? "");
    const isTitle = next?.isName === true && next.sex !== undefined && roster?.know(word)?.isName !== true;
    if (isTitle && roster) return { sex: next.sex ?? "he", key: roster.keyOf(words[at + 1] ?? "") };
    if (sex !== undefined) return { sex: roster?.know(word)?.sex ?? sex, key: roster?.keyOf(word) ?? lower };
  }
  return null;
}
