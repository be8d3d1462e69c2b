import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { Hit } from "#director/match/hit.ts";
import type { Act } from "./act.ts";
import type { TurkishAct } from "./acts-turkish.ts";
import type { GroupWord } from "./group-words.ts";
import { groupWord, wholePlace } from "./group-words.ts";
import type { PersonWord } from "./person-words.ts";
import { withoutNoPeople } from "./no-people.ts";
import { isTitledObject } from "./roster.ts";
import { tradeStem } from "./titles.ts";

/** Who does it: by a pronoun, by a name or a word for somebody, or several. */
export type Subject =
  | { who: "she" | "he" | "I" | "we" | "parents" }
  /** `isTwo`: two who are named. */
  | { who: "they"; isTwo?: boolean }
  /** "My brother and I". */
  | { who: "with me"; word: string }
  /** `isNew`: "a young man" is somebody of whom nothing was said before; `isOld`: an old one. */
  | { who: "named"; word: string; isNew?: boolean; isOld?: boolean; isLittle?: boolean }
  | { who: "group"; word: string; found: GroupWord };

/** Somebody by a word of the text. */
type Know = (word: string) => PersonWord | null;

const PRONOUNS: Readonly<Record<string, "she" | "he" | "I" | "we" | "they">> = {
  she: "she",
  he: "he",
  her: "she",
  him: "he",
  i: "I",
  me: "I",
  we: "we",
  they: "they",
  them: "they",
  us: "we",
  both: "they",
};
const SEVERAL = /^(?:brothers|sisters|lovers)$/u;
/** Between who and what is done. */
const PASSED_OVER =
  /^(?:was|were|is|are|be|been|being|pretends?|pretended|had|has|have|could|would|did|to|just|then|still|even|finally|almost|once|always|often|suddenly|quickly|slowly|never again|began|started|tried|decided|wanted|kept|managed|went|came|had|who|that|soon|again|all|ready|about|able|also|only|first|carefully|really|turned|got|learned|dared|will|can|must|hastily|silently|himself|herself|myself|quietly|\w+ly)$/u;
const LINKS = /^(?:and|then|but|or|while|before|after|as|,|;|:|—|–|-|when|until|so|because|yet)$/u;
const FURTHEST = 6;

/** Who does what an English sentence tells at a place; null: something does, nobody does ("did not run"), or it is not said. */
export function englishSubject(said: string, act: Act, know: Know): Subject | "same" | null {
  const text = withoutNoPeople(said, "en");
  const doer = byWhom(text.slice(act.at + act.word.length), act, know);
  if (doer) return doer;
  const words = wordsOf(text.slice(0, act.at));
  const place = wholePlace(text.slice(0, act.at), "en");
  if (place) return { who: "group", ...place };
  for (let back = 1; back <= Math.min(FURTHEST, words.length); back++) {
    const word = words.at(-back) ?? "";
    const lower = lowerCase(word, "en");
    const subject = subjectIn(word, "en", know);
    const at = words.length - back;
    // "A little girl in the crowd handed me": where somebody is does nothing.
    const where = subject ? standsIn(words, at, know) : null;
    if (where !== null) return opener(words.slice(0, where), know);
    if (subject)
      return isOwner(words, at)
        ? null
        : (meantBy(subject, words.slice(0, at), know) ?? describe(subject, words, at, know));
    if (LINKS.test(lower)) return opener(words.slice(0, -back), know) ?? "same";
    if (!PASSED_OVER.test(lower)) return back > 1 ? null : opensWithSomebody(words, act, know);
  }
  // Nobody before it: "Running through the rain, she …"; a bare verb is an order.
  return /(?:ing|ed)$/u.test(act.word) || words.length > 0 ? (firstIn(text.slice(act.at), know) ?? "same") : null;
}

/** "Signed by a soldier named Frank": who does it stands behind it. */
function byWhom(rest: string, { word }: Act, know: Know): Subject | null {
  if (!/(?:ed|en|wn|ne)$/u.test(word)) return null;
  const [, before = "", name = ""] =
    /^ by ((?:(?:an?|the|my|his|her|our|their) )?(?:\p{Ll}+ ){0,2}?)([\p{L}]+)(?![\p{L}'’])/u.exec(rest) ?? [];
  if (name === "" || subjectIn(name, "en", know)?.who !== "named") return null;
  return describe({ who: "named", word: name }, wordsOf(`${before}${name}`), wordsOf(before).length, know);
}

/** "Grabbed her bag and ran": the thing before the second verb belongs to the first; "prices fell": the thing itself does it. */
function opensWithSomebody(words: readonly string[], act: Act, know: Know): Subject | null {
  return act.word.endsWith("ing") ? opener(words, know) : null;
}

/** "Her hands burned" has no "her" that burns; "made her cry" has. */
function isOwner(words: readonly string[], at: number): boolean {
  if (!/^(?:her|him|me|them|us)$/iu.test(words[at] ?? "")) return false;
  return !/^(?:made|make|makes|let|saw|see|watched|heard|hear|helped|help|watch)$/iu.test(words[at - 1] ?? "");
}

/** Where the preposition stands behind which somebody is only named by the way, after somebody else; null: behind none. */
function standsIn(words: readonly string[], at: number, know: Know): number | null {
  for (let index = at - 1; index >= Math.max(1, at - 3); index--) {
    if (BY_THE_WAY.test(words[index] ?? "")) return opener(words.slice(0, index), know) === null ? null : index;
    if (
      !/^(?:the|a|an|my|his|her|our|their|this|that|\p{L}+(?:y|ed|ing|al|er|est)|old|young|small|big|front|back|other)$/iu.test(
        words[index] ?? "",
      )
    )
      return null;
  }
  return null;
}

/** "When the player came out he walked to me": somebody whom the same sentence named before. */
function meantBy(subject: Subject, before: readonly string[], know: Know): Subject | null {
  if (subject.who !== "she" && subject.who !== "he") return null;
  // "The doctor told him he was well": of the two it is the other.
  if (before.some((word) => /^(?:him|her|she|he|his)$/iu.test(word))) return null;
  const named = before.filter((word, at) => {
    const known = subjectIn(word, "en", know)?.who === "named" ? know(word) : null;
    return known !== null && (known.sex ?? subject.who) === subject.who && !BY_THE_WAY.test(before[at - 2] ?? "");
  });
  const [word] = named;
  return word !== undefined && named.length === 1 ? { who: "named", word } : null;
}

const BY_THE_WAY = /^(?:as|in|from|at|near|behind|beside|among|under|on|by|next)$/iu;

/** The subject with which a sentence begins. */
function opener(words: readonly string[], know: Know): Subject | null {
  for (const [at, word] of words.slice(0, FURTHEST * 2).entries()) {
    const subject = subjectIn(word, "en", know);
    if (!subject || /^(?:her|him|me|them|us)$/iu.test(word)) continue;
    if (subject.who === "named" && words[at + 1] === "and" && words[at + 2] === "I") return { who: "with me", word };
    return describe(subject, words, at, know);
  }
  return null;
}

function firstIn(text: string, know: Know): Subject | null {
  const [found] = /\b(?:she|he|they|we|I)\b/u.exec(text) ?? [];
  return found === undefined ? null : subjectIn(found, "en", know);
}

/** "A young man", "yaşlı bir kadın": who is brought in, and how old. */
function describe(subject: Subject, words: readonly string[], at: number, know?: Know): Subject {
  const beside = words[at - 2] ?? "";
  if (subject.who === "I" && words[at - 1] === "and" && know?.(beside)) return { who: "with me", word: beside };
  if (subject.who !== "named") return subject;
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.toLowerCase());
  const from = before.findLastIndex((word) => /^(?:an?|the|my|his|her|our|their|this|that|bir|,)$/u.test(word));
  // "Yetmiş yaşında bir kadın", "a seventy-year-old woman".
  const isAged = AGED_OLD.test(words.slice(Math.max(0, at - 6), at).join(" "));
  const isOld = isAged || before.slice(Math.max(0, from - 1)).some((word) => OLD.test(word));
  return {
    ...subject,
    isNew: /^(?:an?|bir)$/u.test(before[from] ?? ""),
    ...(isOld && { isOld }),
    ...(LITTLE.test(before.at(-1) ?? "") && { isLittle: true }),
  };
}

const AGED_OLD =
  /(?:(?:altmış|yetmiş|seksen|doksan)(?: \p{L}+)?|[6-9]\d) yaş(?:lar)?ında(?:ki)?(?: bir)?(?: \p{L}+)?$|\b(?:sixty|seventy|eighty|ninety|[6-9]\d)(?:-\w+)?[- ]year[- ]old(?: \p{L}+)?$/iu;
const LITTLE = /^(?:little|younger|baby|küçük)$/u;
const OLD = /^(?:old|elderly|yaşlı|ihtiyar)$/u;

function subjectIn(word: string, language: Language, know: Know): Subject | null {
  const lower = lowerCase(word, language);
  if (language === "en") {
    // "I'm", "she'd", "they've".
    const who = PRONOUNS[lower.replace(/(?<=^(?:i|we|they|she|he))['’](?:m|ve|d|re|s)$/u, "")];
    if (who) return { who };
    if (SEVERAL.test(lower)) return { who: "they" };
    if (lower === "parents") return { who: "parents" };
  }
  const found = groupWord(word, language);
  if (found && !/['’]/u.test(word)) return { who: "group", word: lower, found };
  return know(word) && !/['’]/u.test(word) ? { who: "named", word } : null;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\d'’-]+|[,;:—–]/gu) ?? [];
}

/** The subject with which a sentence that tells no deed begins. */
export function anySubject(said: string, language: Language, know: Know): Subject | null {
  const text = withoutNoPeople(said, language);
  const words = wordsOf(text);
  const place = wholePlace(text, language);
  if (place) return { who: "group", ...place };
  // "John Isner and Nicolas Mahut started on a Tuesday".
  if (language === "en" && TWO_IN_FULL.test(text)) return { who: "they", isTwo: true };
  // "First patient: a boy who swallowed a coin".
  if (language === "en") return opener(words.slice(words.indexOf(":") + 1).slice(0, FURTHEST), know);
  if (PARENTS.test(lowerCase(text, "tr"))) return { who: "parents" };
  return SEVERAL_TURKISH.test(lowerCase(text, "tr")) || TWO_NAMED.test(text)
    ? { who: "they" }
    : turkishNamed(text, know);
}

const TWO_IN_FULL = /^(?:\p{Lu}\p{Ll}+ ){1,2}and (?:\p{Lu}\p{Ll}+ ){1,2}(?=\p{Ll})/u;

/** Somebody in the form of a subject: without an ending that makes him somebody to whom it is done. */
function turkishNamed(text: string, know: Know): Subject | null {
  // "Takım elbise": what somebody wears.
  const words = wordsOf(text.replace(/takım(?= elbise)/giu, ""));
  for (const [at, word] of words.entries()) {
    // "Hasan ustayı ameliyat eden": to whom it is done.
    if (/['’]/u.test(word) || isTitledObject(words[at + 1])) continue;
    // "Küçük bir kızı kurtardı": whom somebody saved.
    if (
      /^(?:kızı|çocuğu|oğlanı|adamı|kadını|yaşlıyı)$/iu.test(word) &&
      words.slice(Math.max(0, at - 2), at).includes("bir")
    )
      continue;
    // "Bir kız çocuğu": she is the girl before it.
    if (isOfChild(words[at - 1], word)) continue;
    const subject = subjectIn(word, "tr", know) ?? wasSomebody(words, at, know) ?? byTrade(words, at, know);
    if (subject) return describe(subject, words, at, know);
  }
  return null;
}

/** "Gelen yaşlı bir çobandı": who it was ends the sentence. */
function wasSomebody(words: readonly string[], at: number, know: Know): Subject | null {
  const word = words[at] ?? "";
  const stem = word.replace(/y?(?:[dt][ıiuü]|m[ıiuü]ş)$/u, "");
  const isEnd = at >= words.length - 1 && words.slice(Math.max(0, at - 3), at).some((each) => /^bir$/iu.test(each));
  return isEnd && stem !== word && know(stem) ? { who: "named", word: stem } : null;
}

/** "Taksi şoförü", "gece bekçisi": of what somebody is the driver or the watchman. */
function byTrade(words: readonly string[], at: number, know: Know): Subject | null {
  const stem = tradeStem(words[at - 1], words[at]);
  return stem !== null && know(stem)?.wear !== undefined ? { who: "named", word: stem } : null;
}

/** "Kız çocuğu", "erkek çocuk": the first word says who it is. */
export function isOfChild(before: string | undefined, word: string): boolean {
  return /^çocu[kğ]/iu.test(word) && /^(?:kız|erkek|oğlan)$/iu.test(before ?? "");
}

/** What does by itself what a person does: weather, hours, prices, vehicles, parts of the body. */
const THINGS_DO =
  /(?<!\p{L})(?:fiyat|dolar|euro|borsa|enflasyon|şehir|kent|kale|surlar|köprü|imparatorluk|devlet|sıcaklık|yağmur|yıldırım|yıldız|çatı|duvar|kar|güneş|hava|rüzg[aâ]r|fırtına|dalga|kapı|telefon|saat|zil|ses|sesler|sesleri|gürültü|müzik|ışık|tren|otobüs|gemi|uçak|araba|tekne|top|ateş|yaprak|yapraklar|su|deniz|bardak|taş|ağaç|kimse|haber|umut|(?:kalb|yüreğ|ses|iç|yüz|nefes|umud|hayat|gözler|eller|ayaklar|dizler|bacaklar|parmaklar)[ıiuü])(?!\p{L})/u;
const MANY_THINGS =
  /(?<!\p{L})(?!(?:çocuk|insan|adam|kadın|arkadaş|asker|dost|kardeş|komşu|köylü|kız|genç|on|sevgili|denizci|kurtarıcı|yıl|gün|ay|saat|hafta|gece|mevsim)l[ae]r)\p{L}{2,}l[ae]r(?!\p{L})/u;
const PARENTS =
  /(?<!\p{L})(?:anne(?:m|si)?(?:l[ae]|yl[ae])?(?: ve| ile)? baba(?:m|sı|lar\p{L}*)?|ebeveyn(?:ler)?(?:im|i)?)(?!\p{L})/u;
const SEVERAL_TURKISH = /(?<!\p{L})(?:onlar|ikisi|iki (?:arkadaş|kardeş|dost))(?!\p{L})/u;

const MY_BODY =
  /(?<!\p{L})(?:(?:el|diz|bacak|göz|parmak|omuz)l[ae]r[ıi]m|kalbim|yüreğim|sesim|içim|her yerim|her yanım|vücudum|dişlerim|ayaklarım)(?: \p{L}+)? $/u;

const QUOTED = /(?<!\p{L})(?:benim|senin|bizim|sana|seni|var|yok|değil)(?!\p{L})/u;
const LINKED = /(?:[ıiuüy]p|[ae]r[ae]k)$/u;
const LAST_VERB =
  /\p{L}(?:[dt][ıiuü](m|k|l[ae]r)|[ıiuü]yor(?:d)?(um|uz|lar|u[mk])|m[ıiuü]şt[ıiuü](m|k|lar))\s*[.!…]?$/u;
const TWO_NAMED = /\p{Lu}\p{Ll}+ (?:ile|ve) \p{Lu}\p{Ll}+/u;

/** Who does what a Turkish sentence tells: named, or by the ending of the verb; null: a thing or an animal does it. */
export function turkishSubject(
  text: string,
  act: TurkishAct,
  { hits, know }: { hits: readonly Hit[]; know: Know },
): Subject | "same" | null {
  if (act.who === "I") return { who: "I" };
  const before = text.slice(0, act.at);
  const told = lowerCase(before, "tr");
  const place = wholePlace(before, "tr");
  if (place) return { who: "group", ...place };
  const named = turkishNamed(before, know);
  if (named?.who === "group") return named;
  if (PARENTS.test(told)) return { who: "parents" };
  // "Ellerim titriyordu": I tremble.
  if (MY_BODY.test(told)) return { who: "I" };
  // "El fenerini alıp merdivenleri çıktım", "sarılıp ağladılar": whose deed the sentence ends with is whose the first one was.
  const end = LINKED.test(act.word) ? LAST_VERB.exec(lowerCase(text, "tr"))?.slice(1).find(Boolean) : undefined;
  if (end?.endsWith("m")) return { who: "I" };
  if (act.who === "we" || end?.endsWith("k")) return { who: "we" };
  if (act.who === "they" || (end !== undefined && !named) || SEVERAL_TURKISH.test(told) || TWO_NAMED.test(before))
    return { who: "they" };
  // "Benim de kızım var dedi": what is said is said of others.
  const isQuoted =
    named?.who === "named" && /^d(?:edi|emiş|er)/u.test(act.word) && named.word.endsWith("m") && QUOTED.test(told);
  if (named && !isQuoted) return named;
  const beast = hits.find(({ slug, rank }) => rank === "thing" && isAnimal(slug));
  if (beast && !/(?:[ıiuü]|[ae]|n[ıiuü]n|l[ae]|d[ae]n?)$/u.test(lowerCase(beast.word, "tr"))) return null;
  if (!act.isDoneTo && (THINGS_DO.test(told) || MANY_THINGS.test(told))) return null;
  return "same";
}
