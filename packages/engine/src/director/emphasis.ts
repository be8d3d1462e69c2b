import type { SceneKind } from "#film/film.ts";
import type { Beat } from "#script/beats.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Hit } from "#director/match/hit.ts";
import { STOP_WORDS } from "#director/match/stop-words.ts";

/** Words that carry a sentence without saying what it is about: none of them is worth a marker. */
const WEAK: Readonly<Record<Language, RegExp>> = {
  tr: /^(?:iş(?:i|in|e|ler|leri|imi|ini)?|yap(?:mak|tı|tım|ıyor|ar|ın|ma|madan)?|et(?:mek|ti|tin|me)?|ol(?:mak|sun|du|ur|acak|uyor)|ver\p{L}{0,5}|al(?:ın|mak|dı|ır)?|koy\p{L}{0,4}|gel\p{L}{0,6}|git\p{L}{0,4}|kal\p{L}{0,5}|şey\p{L}*|başla\p{L}*|olan|olarak|yer\p{L}{0,3}|zaman\p{L}{0,4}|gün(?:de|ü|ün)?|her|hep|çünkü|sence|senin|benim|zorunda\p{L}*|sadece|yalnızca|yalnız|sanki|aslında|hâlâ|hala|(?:ora|bura|şura)da(?:ydı|ki)?|vardı\p{L}*|yoktu\p{L}*|istediğin\p{L}*|değil\p{L}*|bekle\p{L}*)$/u,
  en: /^(?:wait(?:s|ed|ing)?|take[sn]?|taking|get(?:s|ting)?|make[s]?|making|do(?:es|ing)?|go(?:es|ing)?|come[s]?|give[sn]?|gave|try|tries|use[sd]?|using|need(?:s|ed)?|want(?:s|ed)?|let|start(?:s|ed)?|begin[s]?|work(?:s|ed|ing)?|thing[s]?|stuff|one|another|some|day|time|times|way|ways|would|could|should|don.?t|didn.?t|won.?t|can.?t|isn.?t|you.?re|it.?s|matter[s]?|happen(?:s|ed)?|enough|before|after|always|really|never|because|instead|every|other|others|about|through|again|together|almost|maybe|minutes?|hours?|less|more|than|los(?:e|es|ing)|three|four|around|completely|just|only|days|weeks|months|week|month|year|years|today|tomorrow|prefer(?:s|red)?|inner|outer|own|turn(?:s|ed|ing)?|become[s]?|became|seem(?:s|ed)?|actually|simply|even|still|very|whole|nobody|everybody|anyone|someone|keep(?:s|ing)?|look(?:s|ed|ing)?|yours|mine|ours|theirs|not|stands?|coming|wish(?:es|ed)?)$/u,
};
/** What an offer turns on. */
const OFFER = /^(?:bedava|ücretsiz|indirim\p{L}*|hediye\p{L}*|free|sale|discount)$/u;
const LEAST_LETTERS = 4;

/** One thing stands out: the figure, the year or the place a scene is about, else the word that named its object. */
export function chooseEmphasis(beat: Beat, hits: readonly Hit[], kind: SceneKind, language: Language): string[] {
  const inText = (word: string) => (word && beat.text.includes(word) ? [word] : []);
  if ((kind === "figure" || kind === "chart") && beat.figure) return figureInText(beat.text, beat.figure);
  // "18 °C" stands out as a whole, not its sign alone.
  const isSign = hits[0]?.slug === "thermometer" || /^[°%]/u.test(hits[0]?.word ?? "");
  if (kind === "list" && beat.figure && isSign) return figureInText(beat.text, beat.figure);
  if (kind === "year" && beat.year !== undefined) return inText(String(beat.year));
  if (kind === "map" && beat.place) {
    const name = lowerCase(beat.place.name, language);
    // "Mexico City": a name of two words is marked whole.
    const at = name.includes(" ") ? lowerCase(beat.text, language).indexOf(name) : -1;
    if (at >= 0) return [beat.text.slice(at, at + name.length)];
    return wordsOf(beat.text)
      .filter((word) => lowerCase(word, language).startsWith(name))
      .slice(0, 1);
  }
  // What is done to a measure says less than the measure: "lose up to 1 kg".
  if (beat.figure && kind === "list" && hits[0] && (hits[0].rank !== "thing" || hits[0].word === ""))
    return figureInText(beat.text, beat.figure);
  const offer = wordsOf(beat.text).find((word) => OFFER.test(lowerCase(word, language)));
  if (offer && kind !== "hook") return inText(withOffered(offer, beat.text, language));
  // Of several things the one that is read first.
  const named = kind === "parade" ? hits.toSorted((a, b) => a.at - b.at) : hits;
  const strong = named
    .map(({ word }) => withMeasure(shortened(withCompound(trimmed(word, language), beat.text)), beat.text))
    .find((word) => word !== "" && beat.text.includes(word));
  return strong ? [strong] : inText(weightiest(beat.text, language));
}

/** Said of what costs nothing: alone it would leave open what that is. */
const FREE = /^(?:bedava|ücretsiz|free)$/u;

/** "Free museums" is marked whole; "free for 14 days" and "kargo bedava" are not followed by what is free. */
function withOffered(offer: string, text: string, language: Language): string {
  if (!FREE.test(lowerCase(offer, language))) return offer;
  const [, next] = new RegExp(`${offer} (\\p{L}{${LEAST_LETTERS},})`, "u").exec(text) ?? [];
  return next === undefined || isWeak(next, language) ? offer : `${offer} ${next}`;
}

function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean);
}

function isWeak(word: string, language: Language): boolean {
  const plain = lowerCase(word, language);
  return WEAK[language].test(plain) || STOP_WORDS[language].has(plain);
}

const NOBODY = /^(?:nobody|kimse)$/iu;

/** What named an object, without the weak words at its ends: "goal in" is marked as "goal", "wait for" not at all. */
function trimmed(phrase: string, language: Language): string {
  const words = phrase.split(/\s+/u).filter(Boolean);
  // "Nobody is coming": that there is nobody is what is said.
  const nobody = words.length > 1 ? words.find((word) => NOBODY.test(word)) : undefined;
  if (nobody !== undefined) return nobody;
  // A single word that stands for its object was weighed by the matcher already.
  if (words.length === 1) return WEAK[language].test(lowerCase(words[0] ?? "", language)) ? "" : phrase;
  while (words.length > 0 && isWeak(words[0] ?? "", language)) words.shift();
  while (words.length > 0 && isWeak(words.at(-1) ?? "", language)) words.pop();
  return words.join(" ");
}

/** "El yapımı seramik", "gün batımını": half of what two words name is not marked without the other. */
function withCompound(word: string, text: string): string {
  if (/^(?:batımı|doğumu)/u.test(word)) return new RegExp(`gün ${word}`, "iu").exec(text)?.[0] ?? word;
  const first = /^(?:yapımı|emeği|işi)(?!\p{L})/u.test(word)
    ? text.split(word)[0]?.trim().split(/\s+/u).at(-1)
    : undefined;
  const whole = `${first ?? ""} ${word}`.trim();
  return first && /^(?:el|ev)$/iu.test(first) && text.includes(whole) ? whole : word;
}

const MEASURE =
  /^(?:saniye|dakika|saat|gün|hafta|ay|yıl|seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?!\p{L})/iu;

/** "5 dakika mola": a measure is not marked without its number. */
function withMeasure(word: string, text: string): string {
  if (!MEASURE.test(word)) return word;
  const number = /(?<![\d.,])\d{1,3} $/u.exec(text.slice(0, text.indexOf(word)))?.[0] ?? "";
  return `${number}${word}`;
}

/** A marker under more letters than these in one line would make all letters small. */
const LONGEST_MARKED = 18;

/** Of a long phrase its last word, which says what: "Başkasının hayatını". */
function shortened(phrase: string): string {
  const words = phrase.split(/\s+/u);
  return phrase.length > LONGEST_MARKED ? (words.at(-1) ?? phrase) : phrase;
}

/** Where no object was named, the longest word that says something: what is named before what is done. */
function weightiest(text: string, language: Language): string {
  const told = wordsOf(text).filter((word) => word.length >= LEAST_LETTERS && !isWeak(word, language));
  const nouns = told.filter((word) => !isDone(word, text, language));
  const words = nouns.length > 0 ? nouns : told;
  // Of two as long English says the weightier one last.
  const isWeightier = (word: string, longest: string) =>
    language === "en" ? word.length >= longest.length : word.length > longest.length;
  const chosen = words.reduce((longest, word) => (isWeightier(word, longest) ? word : longest), "");
  return denialBeside(text, chosen, language) ?? chosen;
}

/** Verbs as Turkish ends them, where nothing but their ending is needed to know them. */
const TURKISH_VERB =
  /\p{L}{2}(?:[dt][ıiuü]ğ[ıiuü](?:n?d[ae]|m|n[ıiuü]?)?|m[ae]z(?:m[ıi]ş|d[ıi]|l[ae]r)?|m[ıiuü]şt?[ıiuü]?[mk]?|[ıiuü]yor\p{L}*|[ıiuü]nc[ae]|[ae]c[ae][kğ]\p{L}*)$/u;
const BEFORE_VERB =
  /(?:^|[\s,])(?:I|you|he|she|it|we|they|who|nobody|everyone|people|to|will|would|can|could|should|must|never|not|don['’]t|didn['’]t|can['’]t|couldn['’]t|won['’]t)$/iu;

/** "İstemezmiş", "açıklandığında", "it could not count": what is done says less by itself than what it is done with. */
function isDone(word: string, text: string, language: Language): boolean {
  if (language === "tr") return TURKISH_VERB.test(lowerCase(word, "tr"));
  return BEFORE_VERB.test(text.slice(0, text.indexOf(word)).trimEnd());
}

/** "You are not lazy": marked alone, "lazy" would say the opposite, and "not" nothing. */
function denialBeside(text: string, word: string, language: Language): string | undefined {
  const words = wordsOf(text);
  const at = words.indexOf(word);
  const beside = language === "tr" ? words[at + 1] : words[at - 1];
  if (beside === undefined || !/^(?:not|never|değil\p{L}*)$/iu.test(beside)) return undefined;
  const whole = language === "tr" ? `${word} ${beside}` : `${beside} ${word}`;
  return text.includes(whole) && whole.length <= LONGEST_MARKED ? whole : beside;
}

/** The number as it is written, with what is written of its unit: "18 °C", "3'tü", "40%". */
function figureInText(text: string, { value, unit }: NonNullable<Beat["figure"]>): string[] {
  const words = text.split(/\s+/u).map((word) => word.replace(/^[(“"«]+|[.,;:!?)”"»…]+$/gu, ""));
  const at = words.findIndex((word) => word.includes(value));
  const word = words[at];
  if (word === undefined) return [];
  const next = words[at + 1] ?? "";
  const isUnit = unit !== "" && next !== "" && (/^[°%]/u.test(next) || next.startsWith(unit) || unit.startsWith(next));
  return isUnit && text.includes(`${word} ${next}`) ? [`${word} ${next}`] : [word];
}
