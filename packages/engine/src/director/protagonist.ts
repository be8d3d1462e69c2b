import { lowerCase } from "#script/language.ts";
import type { Beat } from "#script/beats.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import type { Hit } from "#director/match/hit.ts";
import { isLongAgo } from "#director/senses/eras.ts";

type Sex = "she" | "he";

/** Who is told of is named in one of so many first pieces. */
const EARLY = 3;
/** A story tells of somebody in so many sentences, and in so much of itself. */
const LEAST_SENTENCES = 3;
const LEAST_SHARE = 0.4;
/** What is named in so many sentences is what the film is about, whoever is in it. */
const SUBJECT_SENTENCES = 3;

const PRONOUNS: Readonly<Record<Sex, RegExp>> = {
  she: /\b(?:she|her|hers|herself)\b/iu,
  he: /\b(?:he|him|his|himself)\b/iu,
};
/** A name, or somebody by age and kin. */
const ENGLISH_SOMEBODY =
  /(?<=\s)\p{Lu}\p{Ll}{2,}|^\p{Lu}\p{Ll}{2,} (?=\p{Ll})|\b(?:woman|man|girl|boy|lady|grandmother|grandfather|grandma|grandpa|mother|father|sister|brother|wife|husband|widow|nurse|teacher|runner|student)\b/u;
const ENGLISH_OLD =
  /\b(?:[Oo]ld|[Ee]lderly|aged|retired) (?:man|woman|lady|widow|\p{Lu})|\b(?:grand(?:mother|father|ma|pa)|granny)\b/u;
const ENGLISH_YOUNG = /\b(?:girl|boy|schoolgirl|schoolboy|toddler|kid)\b/iu;

const WOMEN = new Set(
  `ayşe fatma emine hatice zeynep elif meryem şerife zehra sultan hanife merve havva leyla özlem esra büşra yasemin hülya sevgi selin ece
  aylin defne nehir azra ebru gamze pelin pınar songül gülşen nurcan nazlı derya canan aslı dilek burcu tuğba ceren melis melek asya duru
  sibel filiz nermin nuran şule müge seda sema gizem kübra rabia hacer nine anneanne babaanne teyze kadın hanım gelin abla anne halide
  sabiha afife`.split(/\s+/u),
);
const MEN = new Set(
  `mehmet mustafa ahmet ahmed ali hüseyin hasan ibrahim ismail osman yusuf murat ömer ramazan halil süleyman abdullah mahmut recep salih
  kemal emre burak serkan hakan volkan tolga kerem can efe berk arda mert kaan onur cem tarık selim orhan cengiz erdem yasin furkan
  barbaros sinan evliya nasreddin dede amca dayı adam bey usta çoban balıkçı kaptan oğlan baba çelebi paşa mimar`.split(
    /\s+/u,
  ),
);
const TURKISH_OLD = /(?<!\p{L})(?:yaşlı|ihtiyar|nine|dede|anneanne|babaanne|emekli)(?!\p{L})/u;
const TURKISH_YOUNG = /(?<!\p{L})(?:küçük (?:kız|çocuk|oğlan)|kız çocuğu|oğlan|minik)(?!\p{L})/u;
/** "Çıktı", "bağlamıştı", "yaşarmış", "bıraktılar": what somebody did. */
const TOLD = /(?:[dt][ıiuü]|m[ıiuü]ş(?:t[ıiuü])?)(?:l[ae]r)?\s*[.!…]?$/u;

/**
 * The person whose story a film tells, as a drawing: sentences that name nothing show that person, and not what another sentence
 * named by the way. English tells by its pronouns whether it is a woman or a man, Turkish by a name; null: nobody's story, or one
 * in which a thing or an animal is told of all along.
 */
export function findProtagonist(
  beats: readonly Beat[],
  found: readonly (readonly Hit[])[],
  { language, topic }: { language: Language; topic: string | null },
): string | null {
  if (topic !== null && (isAnimal(topic) || countNamed(topic, beats, found) >= SUBJECT_SENTENCES)) return null;
  // The only people there are wear what is worn today.
  if (isLongAgo(lowerCase(beats.map(({ text }) => text).join(" "), language))) return null;
  const sex = language === "en" ? readEnglish(beats) : readTurkish(beats);
  if (sex === null) return null;
  const opening = beats
    .slice(0, EARLY)
    .map(({ text }) => text)
    .join(" ");
  const lower = lowerCase(opening, language);
  const [isOld, isYoung] =
    language === "en"
      ? [ENGLISH_OLD.test(opening), ENGLISH_YOUNG.test(opening)]
      : [TURKISH_OLD.test(lower), TURKISH_YOUNG.test(lower)];
  if (isOld) return sex === "she" ? "old-woman" : "old-man";
  if (isYoung) return sex === "she" ? "girl" : "boy";
  return sex === "she" ? "woman" : "man";
}

function countNamed(slug: string, beats: readonly Beat[], found: readonly (readonly Hit[])[]): number {
  const named = found.flatMap((list, index) =>
    list.some((hit) => hit.slug === slug && hit.rank === "thing" && !hit.isRefused) ? [beats[index]?.sentence] : [],
  );
  return new Set(named).size;
}

function sentencesWith(beats: readonly Beat[], pattern: RegExp): number {
  return new Set(beats.filter(({ text }) => pattern.test(text)).map(({ sentence }) => sentence)).size;
}

function readEnglish(beats: readonly Beat[]): Sex | null {
  const [hers, his] = [sentencesWith(beats, PRONOUNS.she), sentencesWith(beats, PRONOUNS.he)];
  const most = Math.max(hers, his);
  const all = new Set(beats.map(({ sentence }) => sentence)).size;
  if (most < LEAST_SENTENCES || most < all * LEAST_SHARE || hers === his) return null;
  return beats.slice(0, EARLY).some(({ text }) => ENGLISH_SOMEBODY.test(text)) ? (hers > his ? "she" : "he") : null;
}

function readTurkish(beats: readonly Beat[]): Sex | null {
  const told = sentencesWith(beats, TOLD);
  const all = new Set(beats.map(({ sentence }) => sentence)).size;
  if (told < LEAST_SENTENCES || told < all * LEAST_SHARE) return null;
  for (const { text } of beats.slice(0, EARLY)) {
    // Of a name the part before its ending: "Mehmet'in", "Ayşe, …".
    const words = text.split(/[^\p{L}'’]+/u).map((word) => lowerCase(word.split(/['’]/u, 1)[0] ?? "", "tr"));
    const sex = words.map((word) => (WOMEN.has(word) ? "she" : MEN.has(word) ? "he" : null)).find(Boolean);
    if (sex) return sex;
  }
  return null;
}
