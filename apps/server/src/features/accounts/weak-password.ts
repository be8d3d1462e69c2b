import { foldCase } from "#platform/fold-case.ts";
import { commonWords } from "./common-words.ts";

type Owner = { username: string; email: string; fullname: string };

/** A date, a code of a door, a telephone number without its prefix. */
const DIGITS_MAX = 8;
const OWN_NAME_MIN = 4;
/** What can be guessed in fewer tries is found even by someone who is let in only a few times an hour. */
const GUESSES_MIN = 1e6;
/** The estimator's cost grows faster than its text: it sees the beginning and the end of a long one, and each costs little. */
const ESTIMATED_LENGTH = 24;
const SWAPS_MAX = 2;
/** What is added so that a form is content: a year, a birthday, a few digits, a sign or two. */
const ADDED = /^[^a-z]{0,6}|[^a-z]{0,6}$/g;
const WORDS_MIN = 6;
const TURKISH: Readonly<Record<string, string>> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u" };
/** The rows of the Turkish F keyboard, which the estimator does not know. */
const F_KEYBOARD = ["fggiodrnhpqw", "uieautkmlys", "jovcczsb"];
const STEPS_MIN = 4;

/**
 * True for what an attacker tries first: common words with what people add to them, walks over the keyboard, repetitions,
 * short numbers, and the owner's own names.
 */
export async function isWeakPassword(password: string, owner: Owner): Promise<boolean> {
  const folded = foldCase(password);
  if (/^\d*$/.test(folded) && folded.length <= DIGITS_MAX) return true;
  if (isOwnName(folded, owner)) return true;
  const plain = Array.from(folded, (sign) => TURKISH[sign] ?? sign).join("");
  const core = plain.replaceAll(ADDED, "");
  if (commonWords.has(core.replaceAll(/[^a-z]/g, ""))) return true;
  const isGuessed = await loadPasswordEstimator();
  // Without its additions, a text of letters only is judged by itself, so that two words stay two words.
  if (core.length >= WORDS_MIN && /^[a-z]+$/.test(core) && isGuessed(core.slice(0, ESTIMATED_LENGTH))) return true;
  return isGuessed(plain.slice(0, ESTIMATED_LENGTH)) && isGuessed(plain.slice(-ESTIMATED_LENGTH));
}

function isOwnName(folded: string, { username, email, fullname }: Owner): boolean {
  const [mailbox = ""] = email.split("@");
  const names = [username, email, mailbox, fullname, fullname.replaceAll(/\s/g, "")];
  return names.some((name) => name.length >= OWN_NAME_MIN && foldCase(name) === folded);
}

type Estimator = (text: string) => boolean;

let loading: Promise<Estimator> | undefined;

/** Asked for once before it is needed, it keeps no sign-up waiting; its word lists take too long for a start to wait for. */
export function loadPasswordEstimator(): Promise<Estimator> {
  loading ??= buildEstimator();
  return loading;
}

async function buildEstimator(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ours: [...commonWords, ...F_KEYBOARD.flatMap(walksAlong)] },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SWAPS_MAX,
    maxLength: ESTIMATED_LENGTH,
  });
  return (text) => zxcvbn.check(text).guesses < GUESSES_MIN;
}

/** Every piece of a row, in both directions. */
function walksAlong(row: string): string[] {
  const rows = [row, row.split("").toReversed().join("")];
  const lengths = Array.from({ length: row.length - STEPS_MIN + 1 }, (_, index) => index + STEPS_MIN);
  return rows.flatMap((keys) =>
    lengths.flatMap((length) =>
      Array.from({ length: keys.length - length + 1 }, (_, at) => keys.slice(at, at + length)),
    ),
  );
}
