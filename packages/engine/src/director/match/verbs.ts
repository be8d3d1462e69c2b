import type { Word } from "./cut-words.ts";

const split = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

/** English things that are done as well: where the words around them leave it open, they may be verbs. */
const DONE_TOO = split(
  `book watch ring ship train park fire file match rock bat bear duck seal saw present track type plant fish water phone text film
  table nail iron mask wave chain bug fan hammer sink star land face hand head back leaf spring fall orange light well trip trick
  list test queue step score plug pilot host guard judge nurse cook swallow fly crane spoon fork mouse screen ski skate skateboard
  surf rose trap bolt toast coat dress season dust slice salt pepper butter oil peel shell stem branch root flower seed stone paint
  brush comb shower soap sponge towel mop vacuum bank cash box bag bottle can cap cup dish plate knife camp rope tie button pin
  thread zip belt      harvest mail stamp letter post note pen pencil ink page mark map plot chart
  drum pipe horn bell swing slide ball pitch race dance dive kick punch snow rain storm cloud fog ice snake worm fox wolf pig dog
  parrot ram hog badger doctor soldier captain coach tutor model father mother baby parent eye nose mouth finger thumb elbow
  shoulder arm knee toe skin stomach gift honey sugar spice cream milk juice sandwich mushroom bomb gun rocket tank shield arrow
  drill screw lever anchor sail row paddle dock harbor bridge tunnel wheel bike cycle motor truck cart camera record tape program
  code hack message link network flag crown ground board lift pump pot drink clock time balance weather sandbag label stuff top
  mirror frame store tap trail cage bait hook lock key knot lace needle nest perch roost voice picture sketch rake shovel fence hose bench sack spear towel glue shelf pet`,
);
/** What is done with the thing itself shows it all the same: "paint a room", "iron a shirt", "we water the garden". */
const DONE_WITH = split(
  `paint water iron plant brush shower soap vacuum mop phone film fish ski skate skateboard surf dance drum hammer saw drill mail dive camp
  sail row bike cycle comb towel salt pepper butter toast paddle rain snow storm sketch pump comb sponge hack code sugar honey knot`,
);
/** Behind these stands what is done: nobody has a "will watch" or a "don't park". */
const BEFORE_VERB = split(
  `will can could would should must may might shall don't didn't won't can't cannot doesn't couldn't shouldn't wouldn't never always
  let's please to you i'll we'll you'll they'll i'd we'd you'd`,
);
const DOERS = split("i we they who");
const ARTICLES = split(
  "the a an my your his her its our their this that these those some any every each no another both all which what whose two three four five six seven eight nine ten many few several more most",
);
/** What is done is done to these. */
const DONE_TO = split("the a an my your his her its our their it them me us him this these those every each yourself");
const PREPOSITIONS = split(
  "in on at from with of by for through under over near into behind inside along after before without as like than about against between",
);
const PARTICLES = split("up out off down away back over");
/** Between clauses, or before an order: what follows begins anew. */
const JOINTS = split("and then or but so just now first next also simply gently quickly carefully");
const GIVING =
  /^(?:giv|gave|teach|taught|show|tell|told|send|sent|offer|feed|fed|bring|brought|buy|bought|get|got|make|made|pay|paid|lend|lent|hand|save|call|name|ask|help|let|serv|earn|cost|win|won|keep|find|see|want|need|like|love)/u;
const ASKED = split("what how who why where whether if me us him them it out");
const WHERE_AND_WHEN = split(
  "before after every hard harder daily twice anyway regardless again alone in at on for with through together until around over to like",
);
const FINITE =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did|\p{L}{2,}(?:ed|[^s]s))$/u;

/** Whether an English word is what is done here, and no thing: "watch the steam", "fire up the oven", "they train in the dark". */
export function isEnglishVerb(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const stem = [
    word?.plain ?? "",
    word?.plain.replace(/(?<=[^s])s$/u, "") ?? "",
    word?.plain.replace(/es$/u, "") ?? "",
  ].find((form) => DONE_TOO.has(form));
  if (!word || stem === undefined || DONE_WITH.has(stem)) return false;
  const before = words[index - 1]?.isLast ? "" : (words[index - 1]?.plain ?? "");
  const after = word.isLast ? "" : (words[index + 1]?.plain ?? "");
  const isBare = stem === word.plain;
  if (ARTICLES.has(before) || /^\d/u.test(before)) return false;
  // "Inside were letters my father sent": what something is stands behind it.
  if (/^(?:is|are|was|were|be|been)$/u.test(before)) return false;
  if (BEFORE_VERB.has(before) || DOERS.has(before)) return isBare || before === "who";
  if (/^(?:he|she|it)$/u.test(before)) return !isBare;
  // "A little fox who was afraid": of whom more is told.
  if (after === "who" && before !== "") return false;
  if (PARTICLES.has(after) && !PREPOSITIONS.has(before)) return true;
  if (before === "" || JOINTS.has(before)) return isBare && isOrder(words, index, after);
  if (PREPOSITIONS.has(before) || GIVING.test(before)) return false;
  // "Whales fish the shallows", "the dog watches the door": who does it stands before it.
  if (DONE_TO.has(after)) return isBare === /[^s]s$/u.test(before);
  if (ASKED.has(after)) return true;
  // "The Dom Luis bridge": many do something, a name does not.
  const isName = /^\p{Lu}/u.test(words[index - 1]?.written ?? "") && index > 1;
  return isBare && !isName && /[^s]s$/u.test(before) && WHERE_AND_WHEN.has(after);
}

/** "Toast the nuts", "Park in the shade": an advice begins with what to do; "Water from the tap is safe" does not. */
function isOrder(words: readonly Word[], index: number, after: string): boolean {
  if (DONE_TO.has(after) || ASKED.has(after)) return true;
  if (!PREPOSITIONS.has(after) && !WHERE_AND_WHEN.has(after) && !after.endsWith("ly")) return false;
  const length = words.slice(index).findIndex(({ isLast }) => isLast);
  const rest = words.slice(index + 2, length < 0 ? undefined : index + length + 1);
  return !rest.some(({ plain }) => FINITE.test(plain));
}

/** "Watched", "shipping": with these endings it is the verb. */
export function isVerbForm(word: string, stem: string): boolean {
  return DONE_TOO.has(stem) && !DONE_WITH.has(stem) && /(?:ed|ing)$/u.test(word);
}

/**
 * Turkish things that are orders, or done, at the end of a clause: the bare stem ("koy", "yüz"), its plural ("koyun") and what is
 * done again and again ("döner", "dolar").
 */
const TURKISH_DONE_TOO = split(
  `at ata bin in koy yüz diz kes geç gül dal kaz tart tat kır ak çal çek dil ek es göç iç kan kap kart kat kay kok kur kuru sal
  sar say sık sil sol soy sür süz şiş tak tara taş taşı uç yağ yak yan yar yat yaz yen yol öp del dik don düş ez kaç ört bat bas sor
  koyun yüzün atın binin inin alın gelin kesin sürün yazın ekin kırın asın basın sayın yayın sarın dikin kazın takın katın
  döner dolar yazar atlar keser çalar açar biçer sürer güler yüzer yanar koyar tutar gider gelir yarar kazar takar sayar yakar
  düşünür saklar bağlar topla deneyin getirin`,
);
/** What such a verb asks for before it: a case, a converb, or when and how. */
const ASKED_FOR =
  /(?:[dt][ae]n?|[ae]|[ıiuü]|[yn][ıiuü]|l[ae]|[ıiuü]p|[ae]r[ae]k|c[ae]|ken)$|^(?:kez|defa|daha|sonra|önce|gün|hemen|asla|sakın|hep|geri|iyice|gece|sabah|akşam|öğlen|birlikte|tekrar|yeniden|rahat|çok|az|dikkatli)$/u;
const NO_CASE =
  /^(?:kara|sarı|iki|yedi|altı|yirmi|elli|yeni|eski|deli|hangi|böyle|öyle|şöyle|sade|usta|mavi|iri|kuru|koyu|kaba|ince|ile|kısa|orta|sıra|ulu|kendi|bütün|büyük|ada|yarı|ya|ve)$|[^l]l[ıiuü]$/u;
/** "Balonlarla dolar": with a word before it in whatever case; a sum of money has a number there. */
const SUM = /^\d|^(?:yüz|bin|milyon|milyar|on|yirmi|otuz|kırk|elli|kaç|bir)$/u;

export function isTurkishVerb(words: readonly Word[], index: number): boolean {
  const { plain = "", isLast = true } = words[index] ?? {};
  const [before, after] = [words[index - 1], words[index + 1]?.plain ?? ""];
  const isAtEnd = isLast || /^(?:|ve|ama|sonra|da|de|ki|çünkü|yoksa)$/u.test(after);
  // "Gelin, birlikte yapalım": who is called is no bride.
  if (plain === "gelin" && index === 0 && words.some((word) => /[ae]l[ıi]m$/u.test(word.plain))) return true;
  if (!isAtEnd || !before || before.isLast) return false;
  // "Baraj kurdu": at the end of a clause nobody has a wolf.
  if (/^kurdu[mnk]?$/u.test(plain)) return true;
  // "Galeta unu yerine ekmek koyun": what is put stands before it; sheep are seldom told of last.
  if (
    plain === "koyun" &&
    isLast &&
    index > 1 &&
    !SUM.test(before.plain) &&
    !/^(?:bir|iki|üç|kara|beyaz|her)$/u.test(before.plain)
  )
    return true;
  // "Bal yerine pekmez deneyin".
  if (plain === "deneyin" && !/^(?:bu|bir|her|hiçbir)$/u.test(before.plain)) return true;
  if (!TURKISH_DONE_TOO.has(plain) || SUM.test(before.plain)) return false;
  return ASKED_FOR.test(before.plain) && !NO_CASE.test(before.plain);
}
