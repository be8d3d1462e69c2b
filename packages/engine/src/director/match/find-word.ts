import { englishStems } from "#language/english.ts";
import { turkishNouns, turkishVerbs } from "#language/turkish.ts";
import type { Language } from "#spec.ts";
import type { Word } from "./cut-words.ts";
import { isDeniedVerb } from "./denials.ts";
import { REFUSALS, STOP_WORDS } from "./stop-words.ts";
import { isVerbForm } from "./verbs.ts";
import { NOTHING } from "./word-list.ts";
import type { WordEntry, WordList } from "./word-list.ts";

/** `key`: the word of the list it was found under. */
export type Found = { entries: readonly WordEntry[]; cost: number; isWithout: boolean; isVerb?: boolean; key?: string };

const LONGEST_PHRASE = 4;
/** The weight of words chosen by hand and of names. */
const SURE = 6;
/** What a word weighs whose company tells what it means. */
const CHOSEN = 8;

/** "Ran out", "fell in love": an English phrase begins with a form of its first word. */
export function firstForms(word: string, language: Language): string[] {
  return language === "en" ? [...new Set([word, ...englishStems(word).keys()])] : [word];
}

export function findPhrase(
  list: WordList,
  words: readonly Word[],
  { index, first }: { index: number; first: string },
  language: Language,
): (Found & { span: number }) | undefined {
  for (let span = Math.min(LONGEST_PHRASE, words.length - index); span > 1; span--) {
    const parts = words.slice(index, index + span);
    // A phrase does not reach over a comma.
    if (parts.slice(0, -1).some(({ isLast }) => isLast)) continue;
    const start = [first, ...parts.slice(1, -1).map(({ plain }) => plain)].join("_");
    for (const end of endings(parts.at(-1)?.plain ?? "", language)) {
      const entries = list[language].get(`${start}_${end}`);
      // "Heard it" is no "hear it!": another form of it still names a thing, or nothing, but shows no idea.
      const isSaid =
        first === parts[0]?.plain || entries?.every(({ rank, slug }) => rank === "thing" || slug === NOTHING);
      if (entries && isSaid) return { entries, cost: 0, isWithout: false, span, key: `${start}_${end}` };
    }
  }
  return undefined;
}

/** What something lacks, or the lack of it. */
const LACK = /s[ıiuü]zl/u;

function endings(word: string, language: Language): string[] {
  if (language === "en") return [...englishStems(word).keys()];
  // "Su içmezler": nobody drinks; the water alone may be struck out.
  const verbs = [...turkishVerbs(word, 3).keys()].filter((verb) => !isDeniedVerb(word, verb));
  // "Bir sessizlik" is no form of "bir ses".
  const nouns = [...turkishNouns(word, 3)].flatMap(([noun, { stripped }]) => (LACK.test(stripped) ? [] : [noun]));
  return [...nouns, ...verbs.map((verb) => `${verb}-`)];
}

export function findWord(list: WordList, { plain: word, isName, isLast }: Word, language: Language): Found | undefined {
  if (STOP_WORDS[language].has(word) || REFUSALS[language].has(word)) return undefined;
  if (language === "en") return findEnglish(list, word);
  const found = findTurkish(list, word, isLast);
  // "Fethiye'de" is no form of "fetih": a name is found whole or not at all.
  return isName && found && found.cost > 0 ? undefined : found;
}

function findEnglish(list: WordList, word: string): Found | undefined {
  const readings = [...englishStems(word)].flatMap(([stem, cost]) => {
    const isVerb = cost > 1 && isVerbForm(word, stem);
    const entries = isVerb || STOP_WORDS.en.has(stem) ? undefined : list.en.get(stem);
    return entries ? [{ entries, cost, isWithout: false, key: stem }] : [];
  });
  return best(readings);
}

/** What the word means in its company; undefined: nothing that is drawn. */
export function inCompany(found: Found, slug: string | undefined): Found | undefined {
  if (slug === undefined) return found;
  const [listed] = found.entries;
  if (slug === NOTHING || !listed) return undefined;
  return {
    ...found,
    entries: [listed.slug === slug ? listed : { slug, weight: CHOSEN, rank: "thing", isName: true }],
  };
}

/** "Ağları", "yazılarını": what is many and somebody's is no verb, unless it is what somebody did. */
const OWNED = /(?<![dt][ıiuü][kğ]|c[ae][kğ]|m[ae]|[ıi]ş)l[ae]r[ıi](?:n[ıiae]?|n[dt][ae]n?|y?l[ae])?$/u;

/** "Koyunca", "yazınca": when something is done; no ewe and no summer is "like" anything. "Basınca" may be a pressure. */
const WHEN_DONE = /[ıiuü]nc[ae]$/u;
/** Behind these endings stands what was done, or will be: "bitti" is no louse that was one. */
const DONE_ENDING =
  /^(?:[dt][ıiuü](?:[mnk]|l[ae]r)?|m[ıiuü]ş(?:t[ıiuü])?(?:l[ae]r)?|s[ae]|m[ae]d[ıi](?:[mnk]|l[ae]r)?)$/u;

/** Of all readings the one worth most after what was cut off. A stop word nearer to the word silences the others. */
export function findTurkish(list: WordList, word: string, isLast = false): Found | undefined {
  const nouns = turkishNouns(word);
  const stop = Math.min(
    ...[...nouns].map(([stem, { cost }]) => (stem.length > 2 && STOP_WORDS.tr.has(stem) ? cost : Infinity)),
  );
  const readings: Found[] = [];
  for (const [stem, { cost, stripped }] of nouns) {
    const entries = isDone(list, word, stem) || isPlace(list, word, stem) ? undefined : list.tr.get(stem);
    if (entries && cost < stop) readings.push({ entries, cost, isWithout: /s[ıiuü]z/u.test(stripped), key: stem });
  }
  for (const [stem, cost] of OWNED.test(word) ? [] : turkishVerbs(word)) {
    const entries = isDeniedVerb(word, stem, isLast) ? undefined : list.tr.get(`${stem}-`);
    if (entries && cost < stop)
      readings.push({
        entries,
        cost: cost === 0 ? -1 : cost + 0.5,
        isWithout: false,
        isVerb: true,
        key: `${stem}-`,
      });
  }
  return best(readings);
}

/** "Kasede", "konuda": in a bowl and about a subject, though "kaset" and "konut" could be softened to the same. */
function isPlace(list: WordList, word: string, stem: string): boolean {
  const open = stem.slice(0, -1);
  return /[aeıioöuü]t$/u.test(stem) && new RegExp(`^${open}d[ae](?:n|ki)?$`, "u").test(word) && list.tr.has(open);
}

/** Whether a word is a form of a verb, and not of the noun `stem`, though both would give it. */
function isDone(list: WordList, word: string, stem: string): boolean {
  if (word === stem) return false;
  if (WHEN_DONE.test(word) && !stem.endsWith("ç")) return true;
  return DONE_ENDING.test(word.slice(stem.length)) && list.tr.has(`${stem}-`);
}

function best(readings: readonly Found[]): Found | undefined {
  // A word that stands in the list as it is written means that, whatever it could be a form of.
  const whole = readings.find(({ cost, entries }) => cost === 0 && entries.some(({ weight }) => weight >= SURE));
  if (whole) return whole;
  // The longer stem wins ("filme" is a form of film, not of fil), and among equals the word we trust more.
  const worth = ({ entries, cost }: Found) => {
    const weight = Math.max(...entries.map((entry) => entry.weight));
    return Math.min(weight, SURE) + weight * 0.05 - cost * 0.9;
  };
  return readings.toSorted((a, b) => worth(b) - worth(a))[0];
}
