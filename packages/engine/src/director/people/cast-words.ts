import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Group, Person, Sex, Wear } from "#stage/figure/figure-name.ts";
import { personWord, TURKISH_PEOPLE } from "./person-words.ts";
import type { Roster } from "./roster.ts";

export const KIN =
  /^(?:anne|baba|dede|nine|teyze|amca|dayı|hala|abla|abi|ağabey|karı|koca|kızı|oğlu|oğlum|eşi|mother|father|mom|dad|mum|grand|sister|brother|wife|husband|son$|daughter|aunt|uncle|friend|arkadaş|boss|manager|müdür|patron|colleague|stranger|neighbo|komşu)/u;

/** Where a girl or a boy is a young woman or a young man. */
export const AMONG_ADULTS =
  /(?<!\p{L})lise(?:de|nin|yi|deki|li)?(?!\p{L})|üniversite|kampüs|fakülte|amfi(?:ye|de)|yurtta|(?<!\p{L})ofis|iş yeri|işyeri|ilk iş|askerlik|\b(?:high school|college|university|campus|dorm|office|coworker|colleague|first date|blind date|dating|roommate|nightclub)\b/u;

/** "Our neighbor, Mr. Alvarez". */
export const TITLED = /(\p{L}+),? (Mr|Mrs|Ms|Miss)\b/gu;

/** "My best friend moved to Japan … her address": the one sex of which a text says "she" or "he" and names nobody. */
export function onlySexTold(beats: readonly Beat[], know: Roster["know"]): Sex | undefined {
  const text = beats.map((beat) => beat.text).join(". ");
  const named = new Set((text.match(/\p{L}+/gu) ?? []).map((word) => know(word)?.sex));
  const told = SEX_NAMES.filter((sex) => (sex === "she" ? /\b(?:she|her)\b/iu : /\b(?:he|him|his)\b/iu).test(text));
  const [sex] = told;
  return sex !== undefined && told.length === 1 && !named.has(sex) ? sex : undefined;
}

/** The same one, whatever drawing names them. */
export function isAlike(one: Person, other: Person): boolean {
  return one.sex === other.sex && one.palette === other.palette && one.age === other.age;
}

/** What is said of somebody before the word: brought in, old, or younger than the others. */
export type How = { isNew?: boolean; isOld?: boolean; isLittle?: boolean };
export const LITTLE = /(?:^|\s)(?:little|younger|baby|küçük)$/iu;
export const BECOMES = /\b(?:(?:became|become|becomes|becoming) (?:an? |the )?|as an? )$/iu;
/** "I've been a night shift nurse": what somebody says to be is nobody else. */
export const IS_SELF =
  /\b(?:I|he|she|we|they)(?:['’](?:m|ve|s|re)| (?:have|had|has))?(?: (?:am|was|is|were|are|been|be|still|just|only|worked|work|as)){0,3} an?(?: \p{Ll}+){0,3}$/u;
export const BECAME = /^ol(?:du|muş|acak|mak|uyor)/iu;

/** The clothes of what somebody becomes: "kız doktor oldu", "she became a famous chef". */
export function wearBecome(text: string, language: Language): Wear | undefined {
  const own = wearOfMe(text, language);
  if (own !== undefined) return own;
  const word =
    language === "tr"
      ? /(\p{L}+) ol(?:du|muş)(?:[mk]|tu)?(?!\p{L})/u.exec(text)?.slice(1)
      : /\bbec(?:ame|omes?) (?:an?|the) ((?:\p{Ll}+ ){0,2}\p{Ll}+)/u.exec(text)?.[1]?.split(" ");
  return word?.map((each) => personWord(each, language)?.wear).find(Boolean);
}

/** "Bugün o hastanede doktorum", "today I am a doctor": what whoever tells it says he is now; "doktorum geldi" is somebody else. */
export function wearOfMe(text: string, language: Language): Wear | undefined {
  const said =
    language === "tr"
      ? /(?<!\p{L})(\p{L}{3,}?)(?:y?[ıiuü]m)[.!…]*$/u.exec(text)?.[1]
      : /\bI(?:['’]m| am) (?:now )?(?:an?|the) (?:\p{Ll}+ )?(\p{Ll}+)[.!…]*(?:$| (?:at|in|for|there|now|today)\b)/u.exec(
          text,
        )?.[1];
  return said === undefined || (language === "tr" && OF_MINE.test(text)) ? undefined : personWord(said, language)?.wear;
}
/** "Bugün o hastanede doktorum": what I am is nobody else. */
export function isMyself(words: readonly string[], at: number, language: Language): boolean {
  return at === words.length - 1 && wearOfMe(words.join(" "), language) !== undefined;
}
/** "Bu benim doktorum": mine, and not me. */
const OF_MINE = /(?<!\p{L})(?:benim|bu|o|şu) \p{L}+[.!…]*$/iu;

/** "The boy in the photo was him": who is in a picture does nothing. */
export function isPictured(words: readonly string[], at: number): boolean {
  return /^in (?:the|that|this|an?) (?:\p{L}+ )?(?:photo|photograph|picture|painting|portrait)(?: |$)/u.test(
    words.slice(at + 1, at + 5).join(" "),
  );
}

/** "Öğretmenim", "öğretmenimiz", "öğretmeni": one teacher. */
export function tradeOf(word: string, language: Language): string {
  const bare = word.replace(/(?:[ıiuü]m(?:[ıiuü]z)?|[ıiuü])$/u, "");
  return language === "tr" && TURKISH_PEOPLE.get(lowerCase(bare, "tr"))?.wear !== undefined ? bare : word;
}

export const PARENT = /^(?:annesi|babası|mother|father)$/u;
const OF_CHILDREN =
  /(?<!\p{L})(\p{L}+?)n?[ıiuü]n (?:\p{L}+ ){0,2}(?:kızı|oğlu|çocuğu|evladı) (?:varmış|vardı)|(?<!\p{L})(\p{L}+) had (?:\p{L}+ ){0,2}(?:daughters?|sons?|children)\b/iu;

/** "Bir padişahın üç kızı varmış", "a king had two sons": the word for their father or mother. */
export function parentIn(text: string): string | undefined {
  return OF_CHILDREN.exec(text)?.slice(1).find(Boolean);
}

/** Words for somebody of mine: "en yakın arkadaşım Burak", "my wife". */
export function mineIn(text: string, language: Language): string[] {
  if (language === "en") return [...text.matchAll(/\b[Mm]y (?:\p{Ll}+ )?(\p{Ll}+)/gu)].map(([, word = ""]) => word);
  return (text.match(/\p{L}+/gu) ?? []).flatMap((word) => {
    // "Dedemle", "annemden".
    const own = word.replace(/(?<=m(?:[ıi]z|[uü]z)?)(?:l[ae]|[ae]|[dt][ae]n?|[ıiuü]n|[ıiuü])$/u, "");
    return /\p{L}{2}[ıiuüae]m(?:[ıiuü]z)?$/u.test(own) && TURKISH_PEOPLE.has(lowerCase(own, "tr")) ? [own] : [];
  });
}

export const MY_DEED = /(?:[dt][ıiuü]|yordu|m[ıiuü]şt[ıiuü])[mk]\s*[.!…]?$/u;
export const DIED: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:died|passed away|dead|funeral|buried)\b/u,
  tr: /(?<!\p{L})(?:öldü(?!rd)|öldükten|ölünce|ölmüş|öldüğü|vefat|kaybettik|cenaze|toprağa ver)/u,
};
export const SEX_NAMES: readonly Sex[] = ["she", "he"];
/** To whom something is done; "her hand" is a hand. */
export const OBJECT: Readonly<Record<Sex, RegExp>> = {
  she: /\b(?:told|asked|gave|saw|helped|hugged|followed|called|thanked|showed|handed|to|with|at|for|beside) her(?! \p{L}+(?:er|and|d|t|s|g)\b)(?: |$)/u,
  he: /\bhim\b/u,
};
export const HIS_OWN = /^(?:\p{L}+,? )?(?:his|her) \p{Ll}/iu;
export const TO_ME = /\bme\b|(?<!\p{L})(?:bana|beni|benimle|bize|bizi)(?!\p{L})/u;
/** "A young man", "genç bir adam": somebody of whom nothing was said before. */
export const NEW = /(?:^|\s)an?(?: \p{L}+)?$|(?:^|\s)bir$/iu;

/** Whether the one whose story it is has a name, and not only a word for what somebody is. */
export function isNamedBy(beats: readonly Beat[], key: string, language: Language): boolean {
  return beats.some(({ text }) =>
    (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).some(
      (word) => lowerCase(word, language) === key && (personWord(word, language)?.isName ?? true),
    ),
  );
}

/** "And gives them to all the neighbors". */
export const TO_MANY =
  /\bto (?:(?:all|the|her|his|my|our|their|other|every) )*(?:neighbou?rs|friends|kids|children|everyone|everybody|people|strangers|others|families|patients|customers|poor|homeless)\b/u;
export const HIS = /\b(?:his|him)\b/iu;
export const HERS = /\b(?:her|hers)\b/iu;
/** To somebody who was there before. */
export const TO_HERO = /(?<!\p{L})(?:ona|onu|kıza|kızı|çocuğa|çocuğu|gence|genci|adama|kadına)(?!\p{L})/u;
/** "The girl", "the boy" of a story: the one whose it is, where she or he is no child. */
export const CALLED_YOUNG = /^(?:kız|çocu|gen[cç]|girl|boy|kid)/u;
export const OLD = /^(?:\p{L}+ )?(?:old|elderly|great)$|^(?:yaşlı|ihtiyar)(?: bir)?$|^\p{L}+ (?:yaşlı|ihtiyar)$/iu;
/** By the words that mean them alone as well, so that they look the same. */
export const PARENTS: Readonly<Record<Language, Record<"own" | "theirs", readonly string[]>>> = {
  en: { own: ["mother", "father"], theirs: ["mother", "father"] },
  tr: { own: ["annem", "babam"], theirs: ["annesi", "babası"] },
};
/** "Saves children's lives": one of them is seen. */
export const WITH_CHILD: ReadonlySet<string> = new Set(["rescue", "care", "hug", "give-to", "talk"]);
export const CHILDREN = /\b(?:children|kids)\b|(?<!\p{L})(?:çocuklar|bebe[kğ])/u;
export const TWO_MEANT: ReadonlySet<Group> = new Set(["friends", "children", "several"]);
/** What somebody else in a story does with one does it with the one whose story it is. */
export const WITH_HERO: ReadonlySet<string> = new Set(["hug", "shake", "give-to", "rescue", "care", "dance-with"]);
/** Somebody to whom it is done; "her hand" is a hand. */
export const SOMEBODY =
  /\b(?:him|me)\b|\bher(?=\s*$|[.,!]| (?:a|an|the|my|his|their|all|some|one|to|and|with|in|on|at|from|away|tightly|back|for|up|out|home|goodbye)\b)|(?<!\p{L})(?:ona|onu|bana|beni|birbir\p{L}*)(?!\p{L})/u;

export const HUGS_THING =
  /(?<!\p{L})(?:yastı|battani|oyunca|ayıcı|fotoğraf|resm|mektu|çanta|kutu|elbise|ceket|palto|hırka|kazak|kaza|ağac|defter|kitab|battaniye|bavul|direğ|kapı)\p{L}*[ae] (?:\p{L}+ )?$/u;

/** "Annesine", "babasını", "Elif'e": without the ending. */
export function stemsOf(word: string): string[] {
  const [name = ""] = word.split(/['’]/u, 1);
  if (name !== word) return [name];
  const own = word.replace(/(?<=[ıiuü])(?:n[ıiuüae]n?|yl[ae]|nd[ae]n?)$/u, "").replace(/(?<=m)[ae]$/u, "");
  // "Doktora", "hemşireye", "polisten".
  const plain = word.replace(/(?:y[aeıiuü]|[dt][ae]n?|y?l[ae]|n?[ıiuü]n|[aeıiuü])$/u, "");
  return [own, ...(TURKISH_PEOPLE.has(lowerCase(plain, "tr")) ? [plain] : [])];
}

const CHILD_KIN =
  /\b(?:daughters?|sons?|niece|nephew|granddaughter|grandson)\b|(?<!\p{L})(?:kızı|kızım|kızımız|oğlu|oğlum|oğlumuz|yeğenim|yeğeni|torunum|torunu)(?!\p{L})/iu;
/** What only a grown-up does, said of somebody's son or daughter. */
const GROWN_DEED =
  /\b(?:she|he)(?:['’]s| is| was| had)? (?:getting |got |just got |finally )?(?:married|engaged|pregnant|divorced)\b|\b(?:daughter|son|niece|nephew)(?: is| was|['’]s)? (?:getting |got )?(?:married|engaged|pregnant)\b|\b(?:her|his|my (?:daughter|son)['’]s) (?:husband|wife|fianc\p{L}+|wedding|own (?:kids|children|apartment|house)|office|boss|degree|law firm)\b|\b(?:found|messaged|texted|emailed|wrote to) me on\b|\bgraduated from\b|\b(?:is|was|now|became) an? (?:doctor|lawyer|nurse|engineer|teacher|surgeon|pilot)\b|\b(?:1[89]|[2-5]\d)[- ]years?[- ]old (?:daughter|son|niece|nephew)|\b(?:grown|adult)(?:[- ]up)? (?:daughter|son)s?\b|(?<!\p{L})(?:evlen(?:iyor|di|ecek|dikten|irken)\p{L}*|düğünü(?:nde|nden|ne)?|nişanlan\p{L}*|hamile|(?:kocası|karısı|nişanlısı|damadım)|üniversite\p{L}*|mezun ol\p{L}*|işe (?:başladı|girdi)|asker(?:e git|de|den)\p{L}*|ehliyet\p{L}*|(?:doktor|mühendis|avukat|öğretmen|hemşire) oldu)(?!\p{L})/iu;

/** "His daughter found me on Instagram. She's getting married": somebody's child who is one no more. */
export function isGrownChild(beats: readonly Beat[]): boolean {
  return beats.some(
    ({ text }, at) =>
      CHILD_KIN.test(text) &&
      GROWN_DEED.test(
        beats
          .slice(at, at + 3)
          .map((beat) => beat.text)
          .join(". "),
      ),
  );
}
export const GROWN_KIN =
  /^(?:daughter|son|niece|nephew|granddaughter|grandson|kızı|kızım|kızımız|oğlu|oğlum|oğlumuz|yeğenim|yeğeni|torunum|torunu)$/u;
