import type { Language } from "#spec.ts";
import { lowerCase } from "#script/language.ts";
import type { Word } from "./cut-words.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** First names that are things as well: before a surname or a title they are people. */
const FIRST_NAMES = new Set(
  `barış deniz güneş ay yıldız umut çiçek gül bahar yağmur toprak rüzgar rüzgâr kartal aslan kaya demir ışık savaş zafer ateş derya ırmak nehir
  ceylan yaprak fidan melek sevgi doğa su ada bulut pınar yunus kurt hazine inci elmas`.split(/\s+/u),
);
const TITLES = new Set("hanım bey abla abi ağabey teyze amca hoca usta hanım'ın".split(" "));
/** With an ending set off by an apostrophe these are bodies of the sky, and no surname. */
const CELESTIAL = new Set("güneş ay dünya mars jüpiter satürn venüs merkür neptün uranüs plüton".split(" "));
/** The second word of a compound ("Deniz Feneri", "Güneş Sistemi'nde") or a verb ("Güneş Battı") is no surname. */
const NO_SURNAME = /(?:[ıiuü](?:n?d[ae]n?)?|yor|c[ae]k|m[ıiuü]ş)$/u;

/** Animals and people are called by these too; written with a capital inside a sentence, they are names in the whole text. */
const CALLED = new Set(
  `pamuk duman boncuk zeytin fındık limon tarçın karamel şeker paşa aslan kaplan gölge fıstık mercan bulut yıldız çakıl köpük kömür prenses
  rose lily daisy ginger pepper shadow lucky biscuit cookie bear hunter amber ruby pearl jasmine ivy dawn summer baker luna snow oreo coco
  honey sunny star angel tiger storm rocky olive sandy grace faith hope joy misty`.split(/\s+/u),
);

/** The words of a text that name somebody in it. */
export function givenNames(whole: string, language: Language): ReadonlySet<string> {
  const inside = [...whole.matchAll(/(?<=[\p{Ll}\p{N},]\s)\p{Lu}\p{Ll}+/gu)].map(([name]) => lowerCase(name, language));
  return new Set(inside.filter((name) => CALLED.has(name)));
}

/** "Kedim Pamuk", "Köpeğimiz Paşa": whose it is, and then its name. */
const OURS = /\p{L}{2}(?:[ıiuü]?m|[ıiuü]?m[ıiuü]z)$/u;
const STREET = /^(?:cadde|sokak|sokağ|mahalle|bulvar|street|avenue|road|square)/u;

const KIN_OR_PET =
  /^(?:kedi|köpe[kğ]|kuş|papağan|balığ|tavşan|hamster|kaplumbağa|eşe[kğ]|inek|ineğ|kızım|oğlum|annem|babam|dedem|ninem|babaannem|anneannem|kardeşim|ablam|abim|eşim|kocam|karım|öğretmenim|komşum|arkadaşım|patronum)(?:[iı]?m|[iıuü]?m[iıuü]z|s[iı])?$/u;

const isCapital = ({ written }: Word) => /^\p{Lu}\p{Ll}/u.test(written);

/** Places of words that only belong to a name: "Mexico City", "Kız Kulesi". Titles write every word with a capital. */
export function findNames(words: readonly Word[], language: Language): ReadonlySet<number> {
  const long = words.filter(({ written }) => written.length > 3);
  const isTitle = long.filter(isCapital).length > long.length * 0.6;
  const names = new Set<number>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (!next || word.isLast || !isCapital(word) || !isCapital(next)) continue;
    if (language === "tr" && isPerson(word, next)) {
      names.add(index).add(index + 1);
      continue;
    }
    if (STREET.test(next.plain)) {
      names.add(index).add(index + 1);
      continue;
    }
    // "Kedim Pamuk": what it is, and what it is called.
    if (language === "tr" && KIN_OR_PET.test(word.plain)) {
      names.add(index + 1);
      continue;
    }
    if (isTitle) continue;
    // The first word of a sentence has its capital anyway: "The Sun", "Trenle Kars'a".
    if (index === 0 && STOP_WORDS.en.has(word.plain)) continue;
    if (index === 0 && language === "tr" && OURS.test(word.plain)) {
      names.add(1);
      continue;
    }
    const isSky = language === "tr" && CELESTIAL.has(next.plain) && (next.isName || next.plain === "ay");
    if (isSky) continue;
    if (index > 0 || !next.isName || /[ıiuü]$/u.test(next.plain)) names.add(index);
    names.add(index + 1);
  }
  return names;
}

function isPerson(word: Word, next: Word): boolean {
  if (!FIRST_NAMES.has(word.plain) || word.isName) return false;
  return TITLES.has(next.plain) || (!CELESTIAL.has(next.plain) && !NO_SURNAME.test(next.plain));
}

/** "Ay her yıl uzaklaşıyor", "Ay'a": with its capital it is the moon; "Ay sonunda", "Ay, ne güzel" is not. */
export function isMoonNamed(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word || word.plain !== "ay" || !/^Ay(?:['’]|$)/u.test(word.written)) return false;
  if (word.isName) return true;
  const next = words[index + 1];
  if (word.isLast) return index > 0;
  return !/^(?:son|baş|içi|boyu|ort|sonra|önce|geç|ne$|çok$)/u.test(next?.plain ?? "");
}

const APPOSED = /\b(?:[Mm]eet|[Ii]ntroducing|[Tt]ry|[Tt]his is) (?:the )?(\p{Lu}\p{L}+), (?:an?|our|the) /u;

/** "Meet the Pebble, a water bottle": a name, and what it is. */
export function introducedName(text: string): string | undefined {
  return APPOSED.exec(text)?.[1];
}
