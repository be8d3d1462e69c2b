import type { Language } from "#spec.ts";

/** "Her", "on" and "an" are words of both languages: they stand in both lists and so decide nothing. */
const TURKISH_WORDS = new Set(
  `ve bir bu için ile çok gibi daha ama olan gün her ne da de mi mu ben sen biz ki o on an neden nedir nerede hangi kim kadar sonra sadece
  bana sana ona onu bunu beni seni bizim senin benim var yok olur oldu hem hep bile ise evet tamam merhaba iki`.split(
    /\s+/u,
  ),
);
const ENGLISH_WORDS = new Set(
  `the and a an of to in is with for on at from this that over i you it we are be her his my your our their its she he they them him me us
  was were has have had will would can could do does did not no but or if as by than then what who how when where why which more most all
  one two just about into out up so there here best never every some any`.split(/\s+/u),
);
/** Everyday Turkish words written without a Turkish letter; endings may follow them. */
const TURKISH_NOUNS =
  `deniz bebek kedi araba okul kitap para saat zaman hayat insan anne baba kalp beyin gece sabah yemek ekmek tarih bilim uzay orman hava
  hayvan balina bahar kahve elma oyun oyuncak spor sanat resim sinema telefon bilgisayar masa sandalye pencere ayna tarif mutfak fener kule gemi
  tren bisiklet yumurta domates patates peynir zeytin renk mavi kolay nefis yeni eski uzun hafif sessiz zengin mutlu uyku yolculuk
  yolda nehir bitki toprak sokak bulut tavuk kurt aslan karga kuzu melek hediye zafer ordu devlet kendin kendim hikaye masal roman gelecek`.split(
    /\s+/u,
  );
const ENDING = /^(?:[bcdgklmnrsyzt]?[aeiu]\p{L}{0,6}|[mnkl])?$/u;
/** English words that end like Turkish ones. */
const NOT_TURKISH =
  /^(?:dollar|collar|cellar|popular|regular|particular|secular|modular|jugular|killer|miller|filler|seller|teller|victim|gender|render|sender|tender|newsletter|spaghetti|confetti|panini|yeti)s?$/u;
/** Plural, case, person and tense, as they end a word of some length; the letter before the last vowels is checked for harmony. */
const TURKISH_SHAPE =
  /\p{L}{2,}(?:syon\p{L}{0,4}|yor(?:du|um|sun|uz|lar|mu)?|[dt][iu][km]|[kylnrst][dt][iu]|l[ae]d[iu]|[sn][iu]n[iu]|[ae]c[ae][kg]\p{L}{0,3}|m[ae]k(?:t[ae]n?)?|l[ae]r(?:[iae]|in|in[ie]|[dt][ae]n?)?|[sn][iu]nd[ae]n?|[iu]nd[ae]n?|n[iu]n|[iu]m[iu]z|[iu]n[iu]z|s[iu]z(?:l[iu]k)?|l[iu]k|m[iu]s|[dt][iu]r|[ae]r[ae]k|[iu]nc[ae]|m[ae]d[ae]n)$/u;
/** Letters and spellings Turkish does not have. */
const ENGLISH_SHAPE =
  /[wqx]|th|sh|ck|ph|ee|oo|ou|ea|igh|tion|ing$|ed$|ly$|ss$|[bcdfglmnprstvz]y$|['’](?:s|t|re|ll|ve|m)$/u;
const NAME_ENDING = /^\p{Lu}\p{L}+['’](?:[dt][ae]n?|n?[ıiuü]n?|y?[ae]|y[ıiuü]|s[ıiuü]|l[ıiuü]|yl[ae])$/u;

/** Decided by the text itself, never by the interface: casing and voice depend on it. */
export function detectLanguage(text: string): Language {
  let [turkish, english] = [0, 0];
  for (const written of text.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []) {
    const word = written.toLowerCase();
    if (ENGLISH_WORDS.has(word)) english += 1;
    else if (ENGLISH_SHAPE.test(word)) english += 0.7;
    if (TURKISH_WORDS.has(word)) turkish += 1;
    // A name says less: "Atatürk was born in this town" is English all the same.
    else if (/[çğışöü]/iu.test(written)) turkish += /^\p{Lu}\p{Ll}/u.test(written) ? 1 : 2;
    else if (NAME_ENDING.test(written)) turkish += 2;
    else if (looksTurkish(word)) turkish += 1;
  }
  return turkish > english ? "tr" : "en";
}

function looksTurkish(word: string): boolean {
  if (ENGLISH_WORDS.has(word) || ENGLISH_SHAPE.test(word) || NOT_TURKISH.test(word)) return false;
  if (TURKISH_NOUNS.some((noun) => word.startsWith(noun) && ENDING.test(word.slice(noun.length)))) return true;
  const [before = "", last = ""] = (word.match(/[aeiou]/gu) ?? []).slice(-2);
  const isHarmonic = /[aou]/u.test(before) === /[aou]/u.test(last) || /yor/u.test(word);
  return isHarmonic && TURKISH_SHAPE.test(word);
}

export function upperCase(text: string, language: Language): string {
  return text.toLocaleUpperCase(language === "tr" ? "tr-TR" : "en-US");
}

export function lowerCase(text: string, language: Language): string {
  return text.toLocaleLowerCase(language === "tr" ? "tr-TR" : "en-US");
}
