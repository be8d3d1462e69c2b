import type { SceneKind, Thing } from "#film/film.ts";
import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import type { Sex } from "#stage/figure/figure-name.ts";
import type { Draft } from "#director/draft.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { Hit } from "#director/match/hit.ts";
import { isAsleep } from "#director/senses/asleep.ts";
import { isSomebody } from "#director/topic.ts";
import { isOwner } from "./owners.ts";
import { groupWord } from "./group-words.ts";
import type { Roster } from "./roster.ts";
import { countSentences, isOften, TOLD } from "./told.ts";

const ACTED: ReadonlySet<SceneKind> = new Set(["hero", "close", "words", "parade", "end"]);
const MOST_SHOWN = 3;

type Input = { language: Language; roster: Roster; topic: string | null; pets: ReadonlyMap<string, Hit> };
/** Who does what a sentence tells, where animals do; to which animal it is done. */
type Doing = { beasts: string[]; to?: string | undefined };

/**
 * In a story an animal whose deeds are told does them itself: behind "the old dog lay down" it is the dog that sleeps, "they" are
 * the dog and the kitten, and nobody stands there in their place.
 */
export function castBeasts(drafts: readonly Draft[], beats: readonly Beat[], input: Input): Draft[] {
  return inStory(drafts, beats, input).map((draft) => herded(asleep(draft, input.language), input.language));
}

const HERD = 3;
const MANY: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:thousands|hundreds|dozens|millions) of|\b(?:huddle|herds?|flocks?|colon(?:y|ies)|swarms?|packs? of|each other|one another|all of them|gather(?:s|ed)? (?:together|around)|live together|in groups)\b/iu,
  tr: /(?<!\p{L})(?:(?:bin|yüz|on|milyon)l[ae]rce\p{L}*|sürü(?:sü|ler|yle|leri)?|koloni\p{L}*|hepsi|hep birlikte|birbirleri\p{L}*|birlikte(?=.*l[ae]r\s*[.!…]?$)|toplanıp|toplanır\p{L}*|bir araya gel\p{L}*)(?!\p{L})/iu,
};

/** "Thousands of them dance": one alone would be one. */
function herded(draft: Draft, language: Language): Draft {
  const [main, ...others] = draft.things;
  const isOne = main !== undefined && others.length === 0 && main.count === 1 && !main.isRefused && isAnimal(main.slug);
  const isShown = /^(?:hero|close|words|end)$/u.test(draft.kind) && draft.picture === undefined;
  if (!isOne || !isShown || /-face$|^sleeping-/u.test(main.slug) || !MANY[language].test(draft.text)) return draft;
  return { ...draft, kind: draft.kind === "end" ? "end" : "hero", things: [{ ...main, count: HERD }] };
}

/** Which drawing is the sleeping one. */
const LIES = /^(?:sleeping-cat|pet-bed|cat-on-armchair|cosy-box)$/u;

/** Most animals have one drawing, with open eyes: what it does then is said over its head. */
function asleep(draft: Draft, language: Language): Draft {
  const [main, ...others] = draft.things;
  const told = lowerCase(draft.text, language);
  if (!ACTED.has(draft.kind) || draft.picture !== undefined || !isAsleep(told, language)) return draft;
  if (
    main?.slug === "zzz" ||
    draft.things.some(({ slug, isRefused }) => isRefused || isFigure(slug) || LIES.test(slug))
  )
    return draft;
  const isSleeper =
    main !== undefined && main.count === 1 && isAnimal(main.slug) && others.every(({ slug }) => !isAnimal(slug));
  if (!isSleeper || others.length > 1) return draft;
  const sign: Thing = { slug: "zzz", word: "", count: 1, isRefused: false };
  return {
    ...draft,
    kind: draft.kind === "end" ? "end" : draft.kind === "hook" ? "hook" : "hero",
    things: [main, sign, ...others.filter(({ slug }) => slug !== "zzz")],
  };
}

function inStory(drafts: readonly Draft[], beats: readonly Beat[], input: Input): Draft[] {
  const isStory = input.pets.size > 0 || isOften(countSentences(beats, PAST[input.language]), beats);
  if (!isStory || !drafts.some(({ hits }) => hits.some(isBeast))) return [...drafts];
  const tracker = trackBeasts(input);
  return drafts.map((draft, index) => {
    const beat = beats[index];
    const isSecondHalf = index > 0 && beat?.sentence === beats[index - 1]?.sentence;
    const doing = beat && tracker(draft, isSecondHalf);
    return doing && ACTED.has(draft.kind) && draft.picture === undefined
      ? showBeasts(draft, doing, input.language)
      : draft;
  });
}

const PAST: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:\p{L}{3,}ed|was|were|had|went|came|saw|ran|felt|fell|took|got|made|said|found|sat|lay|flew|woke|ate|bit|slept|gave)\b/u,
  tr: TOLD,
};

/** Reads sentence after sentence which animals act in it. */
function trackBeasts({ language, roster, topic, pets }: Input): (draft: Draft, isSecondHalf: boolean) => Doing {
  const isOfAnimal = (topic !== null && isAnimal(topic)) || pets.size > 0;
  const met: string[] = [];
  let last: string[] = [];
  /** Of which sex somebody was named. */
  const sexes = new Set<Sex | undefined>();
  let justNamed: ReadonlySet<Sex> = new Set();
  let [isMany, hasGroup] = [false, false];
  const meet = (slug: string) => {
    const at = met.findIndex((each) => kindOf(each) === kindOf(slug));
    if (at >= 0) met.splice(at, 1);
    met.push(slug);
  };

  return ({ text, hits }, isSecondHalf) => {
    const named = hits.filter(isBeast);
    const beasts = actorsIn(text, named, hits, isSecondHalf);
    const isOne = beasts.length === 1;
    // "Veteriner ona iğne yaptı": to the animal of the film, whoever does it.
    const done =
      beasts.length === 0 && isOfAnimal && TO_IT[language].test(lowerCase(text, language))
        ? (ofFilm() ?? met.at(-1))
        : undefined;
    // "Mabel ran into it and the wind lifted her up": herself.
    const isItself = language === "en" && /\band (?:the|an?) (?:\p{Ll}+ ){1,2}(?:him|her)\b/u.test(text);
    const meant =
      isOne && !isItself && TO_IT[language].test(lowerCase(text, language)) ? otherThan(beasts[0] ?? "") : undefined;
    for (const { slug } of named) meet(slug);
    for (const slug of beasts) meet(slug);
    last = beasts.length > 0 ? beasts : [];
    isMany = language === "en" && named.some(({ slug, word }) => slug === last[0] && /[^s]s$/u.test(word));
    const told = (text.match(/\p{L}+/gu) ?? []).flatMap((word) => roster.know(word) ?? []);
    justNamed = new Set(told.flatMap(({ sex }): Sex[] => (sex ? [sex] : ["she", "he"])));
    for (const sex of justNamed) sexes.add(sex);
    hasGroup = (text.match(/\p{L}+/gu) ?? []).some((word) => groupWord(word, language) !== null);
    // Whom the sentence names itself, before whom an earlier one did.
    const to = named.find(({ slug }) => isOne && kindOf(slug) !== kindOf(beasts[0] ?? ""))?.slug ?? meant;
    return { beasts, to: done ?? to };
  };

  /** The animal of the film, where it was met. */
  function ofFilm(): string | undefined {
    return language === "en" ? met.find((slug) => topic !== null && kindOf(slug) === kindOf(topic)) : undefined;
  }

  function otherThan(slug: string): string | undefined {
    return met.findLast((each) => kindOf(each) !== kindOf(slug));
  }

  function actorsIn(text: string, named: readonly Hit[], hits: readonly Hit[], isSecondHalf: boolean): string[] {
    const words = text.match(/[\p{L}'’]+/gu) ?? [];
    if (language === "tr") return turkishActors(words, lowerCase(text, "tr"), named, hits);
    for (const word of words) {
      const beast = named.find((hit) => hit.word.split(" ").includes(word));
      // "Its cat", "a boy with his dog": who comes first does it.
      if (beast) return [beast.slug, ...together(text, named, beast)];
      // "The men followed it. They pulled Tom out": they are the men.
      if (/^(?:they|both)$/iu.test(word)) return last.length > 0 && !hasGroup ? severalOf() : [];
      if (/^(?:she|he|it)$/iu.test(word)) {
        // "The birds sat on his nose. He ate soup": one is not many.
        if (isMany && topic !== null && isAnimal(topic) && kindOf(topic) !== kindOf(last[0] ?? "")) return [topic];
        return isPronounOfBeast(word.toLowerCase())
          ? last.slice(0, 1).concat(last.length > 0 ? [] : met.slice(-1))
          : [];
      }
      if (/^(?:I|we|you)$/iu.test(word) || (roster.know(word) && !isOwner(word, "en"))) return [];
      if (groupWord(word, "en")) return [];
    }
    // "Our cat jumped on the keys, looked at the camera": whoever did the first.
    return isSecondHalf && /^(?:and |then )?\p{L}+ed\b/iu.test(text) ? last : [];
  }

  /** In an animal's film "she" is the animal; in anybody else's only where an animal did the last thing, and nobody else is a she. */
  function isPronounOfBeast(pronoun: string): boolean {
    const sexOfPronoun = pronoun === "it" ? undefined : pronoun === "she" ? "she" : "he";
    if (sexOfPronoun !== undefined && justNamed.has(sexOfPronoun)) return false;
    return (last.length > 0 && (isOfAnimal || !sexes.has(sexOfPronoun))) || (isOfAnimal && met.length === 1);
  }

  function severalOf(named: readonly Hit[] = []): string[] {
    const others = named.map(({ slug }) => slug).filter((slug) => met.every((each) => kindOf(each) !== kindOf(slug)));
    const all = [...met, ...others];
    return all.length > 1 ? all.slice(-2) : last;
  }

  function together(text: string, named: readonly Hit[], first: Hit): string[] {
    const second = named.find(({ slug }) => kindOf(slug) !== kindOf(first.slug));
    if (!second) return [];
    const link =
      language === "en" ? String.raw`and (?:an? |the |his |her |my |our )?(?:\p{Ll}+ )?` : "(?:ile|ve) (?:\\p{Ll}+ )?";
    return new RegExp(`${first.word} ${link}${second.word}`, "iu").test(text) ? [second.slug] : [];
  }

  function turkishActors(
    words: readonly string[],
    lower: string,
    named: readonly Hit[],
    hits: readonly Hit[],
  ): string[] {
    for (const word of words) {
      const beast = named.find((hit) => hit.word.split(" ").includes(word));
      if (beast && isTurkishSubject(word, pets)) return [beast.slug, ...together(words.join(" "), named, beast)];
      const isPerson =
        !/^(?:kızı|çocuğu|oğlanı|adamı|kadını)$/iu.test(word) &&
        !/['’]/u.test(word) &&
        !isOwner(word, "tr") &&
        !PEERS.test(word) &&
        roster.know(word) !== null;
      if (!beast && (isPerson || (groupWord(word, "tr") !== null && !/^(?:herkes|arkadaş|aile)/iu.test(word))))
        return [];
    }
    if (BY_US.test(lower)) return [];
    // "Köpeğimizle arkadaş oldular": with whom it is done belongs to them.
    // "Gölgesi de onunla birlikte zıplamış": that is the animal once more.
    if (/(?<!\p{L})gölgesi(?!\p{L})/u.test(lower) && topic !== null && isAnimal(topic)) return [topic];
    if (BOTH.test(lower)) return severalOf(hits.filter(({ slug, isRefused }) => isAnimal(slug) && !isRefused));
    if (!isOfAnimal) return [];
    return last.length > 0 ? last : met.slice(-1);
  }
}

/** "En iyi arkadaş oldular": what animals may be to each other. */
const PEERS = /^(?:arkadaş|dost|kardeş)/iu;
const BY_US = /(?:[dt][ıiuü]|yordu|m[ıiuü]şt[ıiuü])[mk]\s*[.!…]?$|yor(?:um|uz)\s*[.!…]?$/u;
const BOTH =
  /(?<!\p{L})(?:ikisi|ikisinin|onlar|birlikte|beraber)(?!\p{L})|(?:[dt][ıiuü]|yor|m[ıiuü]ş)l[ae]r\s*[.!…]?$/u;
const TO_IT: Readonly<Record<Language, RegExp>> = {
  en: /\bhim\b|\bher(?=\s*$|[.,!]| (?:and|up|down|in|on|to|with|a|the|from|out|away)\b)|\b(?:his|her) back\b|beside her|behind her|onto his/u,
  tr: /(?<!\p{L})(?:onu|ona|onun|yanına|arkasından|peşinden)(?!\p{L})/u,
};
/** Animals whose plain name ends with a vowel. */
const ENDS_OPEN =
  /^(?:kedi|serçe|tilki|karga|kaplumbağa|ayı|arı|kuzu|keçi|fare|martı|karınca|deve|zürafa|panda|koala|yavru|civciv|kuğu|pire|papağanı?)$/u;

/** In the form of a subject: a name without an ending, a plain noun, or "kedim", "köpeğimiz". */
function isTurkishSubject(word: string, pets: ReadonlyMap<string, Hit>): boolean {
  if (pets.has(word)) return true;
  if (/['’]/u.test(word)) return false;
  const lower = lowerCase(word, "tr");
  return ENDS_OPEN.test(lower) || /[mz]$/u.test(lower) || !/(?:[aeıiuü]|[ıiuü]n|d[ae]n|l[ae]r[ıi]n)$/u.test(lower);
}

function isBeast({ slug, rank, isRefused, isSide, isLikeness }: Hit): boolean {
  return rank === "thing" && !isRefused && isSide !== true && isLikeness !== true && isAnimal(slug);
}

const KINDS: Readonly<Record<string, string | undefined>> = {
  "cat-in-box": "cat",
  "sleeping-cat": "cat",
  "black-cat": "cat",
  "crying-puppy": "dog",
  "sitting-dog": "dog",
  "guide-dog": "dog",
  poodle: "dog",
  blackbird: "bird",
};

/** Several drawings of one animal. */
function kindOf(slug: string): string {
  return KINDS[slug] ?? slug.replace(/-face$/u, "");
}

/** Drawings of somebody who does what the animal does, and faces of people. */
const IN_ITS_PLACE =
  /^person-|^sleeper$|^people-hugging$|-face$|^face-|^bowed-figure$|^holding-hands$|^vet-and-dog$|^pet-bed$|^footprints$|^hand-|^zzz$|^giving-pair$/u;
function showBeasts(draft: Draft, { beasts, to }: Doing, language: Language): Draft {
  const told = lowerCase(draft.text, language);
  if (draft.things.some(({ isRefused, count }) => isRefused || count > 1)) return draft;
  if (beasts.length === 0) return to === undefined ? draft : besidePerson(draft, to);
  const shown = [...beasts, ...(to === undefined ? [] : [to])];
  const isSleeping = isAsleep(told, language);
  const own = shown.map((slug, index): Thing => {
    const word = draft.hits.find((hit) => hit.slug === slug)?.word ?? "";
    const drawn = isSleeping && index < beasts.length && kindOf(slug) === "cat" ? "sleeping-cat" : plain(slug);
    return { slug: drawn, word, count: 1, isRefused: false };
  });
  const others = draft.things.filter(
    ({ slug }) => !isAnimal(slug) && !isFigure(slug) && !isSomebody(slug) && !IN_ITS_PLACE.test(slug),
  );
  const things = [...own, ...others].slice(0, MOST_SHOWN);
  const isSame =
    things.length === draft.things.length &&
    things.every(({ slug }, at) => kindOf(slug) === kindOf(draft.things[at]?.slug ?? ""));
  if (isSame && !isSleeping) return draft;
  const kind = things.length > 2 ? "parade" : things.length > 1 || draft.kind === "words" ? "hero" : draft.kind;
  return { ...draft, kind: draft.kind === "end" ? "end" : kind, things };
}

/** Who does something to the animal is seen with it. */
function besidePerson(draft: Draft, to: string): Draft {
  // A vet is drawn with a dog: with any other animal it is somebody who heals.
  const isOtherPatient = kindOf(to) !== "dog";
  const one = draft.things
    .map((thing) => (thing.slug === "vet-and-dog" && isOtherPatient ? { ...thing, slug: "health-worker" } : thing))
    .find(({ slug }) => isFigure(slug) || slug === "health-worker");
  if (!one || draft.things.some(({ slug }) => isAnimal(slug))) return draft;
  return {
    ...draft,
    kind: draft.kind === "end" ? "end" : "hero",
    things: [one, { slug: plain(to), word: "", count: 1, isRefused: false }],
  };
}

/** Out of the box in which it was found. */
function plain(slug: string): string {
  return slug === "cat-in-box" ? "cat-face" : slug;
}
