import { foldCase } from "#platform/fold-case.ts";
import { commonWords } from "./common-words.ts";

type Owner = { username: string; email: string; fullname: string };

/** A date, a code of a door, a telephone number without its prefix. */
const DIGITS_MAX = 8;
const OWN_NAME_MIN = 4;
/** What is added so that a form is content: a year, a birthday, a few digits, a sign or two. */
const ADDED = /^[^a-z]{0,6}$/;
const SWAPPED: Readonly<Record<string, string>> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t" };
const SWAPPED_SIGNS: Readonly<Record<string, string>> = { "@": "a", $: "s", "!": "i" };
const TURKISH: Readonly<Record<string, string>> = { ç: "c", ğ: "g", ı: "i", ö: "o", ş: "s", ü: "u" };
/** Rows and columns of the keyboards people sit at, the alphabet and the digits, to be walked along in either direction. */
const WALKS = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
  "qsdfghjklm",
  "fgğıodrnhpqw",
  "uieaütkmlyş",
  "1234567890",
  "0123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "qazwsxedcrfvtgbyhnujm",
].flatMap((walk) => [walk, walk.split("").toReversed().join("")]);
const STEPS_MIN = 3;

/**
 * True for what an attacker tries first: common words with what people add to them, walks over the keyboard, repetitions,
 * short numbers, and the owner's own names.
 */
export function isWeakPassword(password: string, owner: Owner): boolean {
  const folded = foldCase(password);
  if (/^\d*$/.test(folded) && folded.length <= DIGITS_MAX) return true;
  if (isOwnName(folded, owner)) return true;
  return isRepetition(folded) || isMadeOfWalks(folded) || isCommonWord(folded);
}

function isOwnName(folded: string, { username, email, fullname }: Owner): boolean {
  const [mailbox = ""] = email.split("@");
  const names = [username, email, mailbox, fullname, fullname.replaceAll(/\s/g, "")];
  return names.some((name) => name.length >= OWN_NAME_MIN && foldCase(name) === folded);
}

/** `aaaaaa`, `abcabc`, `112233`: a piece, or doubled signs, over and over. */
function isRepetition(text: string): boolean {
  return /^(.{1,4})\1+$/su.test(text) || isWalk(text.replaceAll(/(.)\1/gsu, "$1"));
}

/** `qwerty123`, `123qweasd`, `asdf1234`: nothing but walks, each of at least three steps. */
function isMadeOfWalks(text: string): boolean {
  if (text === "") return true;
  for (let end = text.length; end >= STEPS_MIN; end -= 1) {
    if (isWalk(text.slice(0, end)) && isMadeOfWalks(text.slice(end))) return true;
  }
  return false;
}

function isWalk(text: string): boolean {
  return text.length >= STEPS_MIN && WALKS.some((walk) => walk.includes(text));
}

/** `Password1!`, `p@ssw0rd`, `galatasaray1905`, `123merhaba`, `sevgideniz`, `pass.word`. */
function isCommonWord(folded: string): boolean {
  const plain = Array.from(folded, (sign) => TURKISH[sign] ?? sign).join("");
  // Twice, since a digit may have been added to a word or stand for a letter in it.
  return [plain, swapBack(plain)].some((text) => {
    const core = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
    const at = text.indexOf(core);
    const isDressed = ADDED.test(text.slice(0, at)) && ADDED.test(text.slice(at + core.length));
    if (!isDressed || core === "") return false;
    return isOneOrTwoWords(core) || commonWords.has(core.replaceAll(/[^a-z]/g, ""));
  });
}

function isOneOrTwoWords(letters: string): boolean {
  if (commonWords.has(letters) || isWalk(letters)) return true;
  for (let at = 3; at <= letters.length - 3; at += 1) {
    if (commonWords.has(letters.slice(0, at)) && commonWords.has(letters.slice(at))) return true;
  }
  return false;
}

/** Digits and signs that stand between letters, or begin a word, are taken for the letters they look like. */
function swapBack(text: string): string {
  const inner = text.replaceAll(/[0134577@$!](?=.*[a-z])/g, (sign) => SWAPPED[sign] ?? SWAPPED_SIGNS[sign] ?? sign);
  return inner.replaceAll(/[@$](?=[^a-z]*$)/g, (sign) => SWAPPED_SIGNS[sign] ?? sign);
}
