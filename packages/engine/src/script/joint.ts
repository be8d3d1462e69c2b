import type { Language } from "#spec.ts";

/** Verbs that are told without an object: "and wait for cars" goes on, "and grease with a brush" is one more noun. */
const WITHOUT_OBJECT =
  /^(?:wait|look|go|come|run|walk|sit|stand|listen|begin|start|stop|live|sleep|talk|speak|move|turn|stay|drive|fly|swim|play|pay|ask|bake|simmer|boil|cook|fry|dry|cool|rest|search|aim|reach|head|return|focus|work|stick|hold|hang|lie|lean|jump|climb|step|think|dream|die|went|came|ran|sat|stood|fell|lay|lived|made|won|lost|got|took|kept|left|put|set|cut|hit|let|built|sold|paid|held|spent|grew|flew|drove|swam|sank|slept|spoke|wrote|shot|found|born|was|is|are|were|has|have|had|will|can|so|then|now|not|never|even|only|also|all|one|some|most)$/iu;
const PREPOSITION = /^(?:with|from|off|of|in|on|by|into|using|under|behind|inside|near|at|to|for)$/iu;
const DETERMINED = /\b(?:the|an?|your|my|our|his|her|their|its|some|any|all|no|of|more|less)(?: \p{L}+)? \p{L}+$/iu;

/** "Clean out the hair and grease with …": the noun behind "and" is done the same to, and ordered nothing. */
function isOneMoreNoun(left: string, right: string): boolean {
  const [, next = "", after = ""] = right.split(/\s+/u);
  if (!/^and /iu.test(right) || !DETERMINED.test(left)) return false;
  return PREPOSITION.test(after) && !WITHOUT_OBJECT.test(next) && !/(?:ed|ing|s|ly)$/u.test(next);
}

/** What Turkish verbs end with where a clause ends. */
const TOLD_VERB =
  /(?:[dt][ıiuü](?:[mnk]|l[ae]r|n[ıiuü]z)?|yor\p{L}*|m[ıiuü]ş\p{L}*|[aeıiuü][rz](?:l[ae]r)?|c[ae][kğ]\p{L}*|var|yok|değil)[,.]?$/u;
const OBJECT = /(?:l[ae]r[ıi]n[ıi]|l[ae]r[ıi]|[yn][ıiuü]|['’](?:y|n)?[ıiuü]|s[ıiuü]n[ıiuü])$/u;
const EXISTS = /(?<!\p{L})(?:var|vardı|vardır|varmış|yok|yoktu|yokmuş)[.!?…]*$/u;

/** "Çay bahçelerini ve Zilkale'yi gör", "fotoğrafı ve bir mektup vardı": two things of one verb, which stands at the end. */
function isOfOneVerb(left: string, right: string): boolean {
  if (!/^ve /iu.test(right)) return false;
  const last = left.split(/\s+/u).at(-1) ?? "";
  if (TOLD_VERB.test(last)) return false;
  const words = right.split(/\s+/u).slice(1);
  if (EXISTS.test(right) && words.length <= MOST_LISTED) return true;
  return OBJECT.test(last) && words.slice(0, -1).some((word) => OBJECT.test(word)) && words.length <= MOST_LISTED;
}

const MOST_LISTED = 4;
/** Read together up to here, and no longer. */
const [LONGEST_TOGETHER, LONGEST_ON_CONDITION] = [64, 44];

/** "If your hair stands up, get inside a car": alone, the condition shows nothing. */
const CONDITION = /^(?:if|when|once) .*,$/iu;
/** "Because it could not count that high": who or what it is was told before. */
const BY_PRONOUN = /^(?:because|so|until|unless) (?:it|they|he|she|we|you) /iu;
/** "Finished last, an hour after the winner": when it was is told of nothing else. */
const STUB_OF_TIME = /^(?:after|before|since) (?:\S+ ){0,2}\S+$/iu;
/** "…, with blisters on his feet": what goes with it has no verb of its own. */
const WITHOUT_VERB = /^(?:with|without) (?:\S+ ){0,5}\S+$/iu;
/** "Bu videoyu kaydet, yaz tatilinde lazım olacak": what is asked, and why. */
const ASKED =
  /(?<!\p{L})(?:video|liste|tarif|gönderi|post)\p{L}* kaydet(?:in)?,$|\bsave this(?: \p{L}+)?,$|(?<!\p{L})kaydet,$/iu;

/** Whether two parts of a sentence are one picture, where a comma or a conjunction would part them. */
export function isJoint(left: string, right: string, language: Language): boolean {
  const length = left.length + right.length + 1;
  if (length > LONGEST_TOGETHER) return isOneMoreNoun(left, right) && length <= LONGEST_TOGETHER + STUB;
  if (ASKED.test(left)) return true;
  if (language === "tr") return isOfOneVerb(left, right);
  return (
    isOneMoreNoun(left, right) ||
    BY_PRONOUN.test(right) ||
    STUB_OF_TIME.test(right) ||
    (WITHOUT_VERB.test(right) && left.endsWith(",")) ||
    (CONDITION.test(left) && length <= LONGEST_ON_CONDITION)
  );
}

const STUB = 8;
