import type { Language } from "#spec.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { REFUSALS } from "./stop-words.ts";
import { isRefusedInTurkish, isUnable } from "./turkish-denials.ts";
import type { Standing } from "./turkish-denials.ts";

/**
 * What a sentence says about an object besides its name: it is there, it is refused ("no screens": drawn struck out),
 * it is not there or not meant ("the candle went out", "no advice": not drawn), or its eyes, lamp or screen is shut.
 */
export type Denial = "none" | "refused" | "gone" | "ended" | "shut" | "empty";

/** How many words a refusal reaches over. */
const REFUSAL_REACH = 4;
/** Words that end what a refusal reaches: "no coffee after lunch" refuses no lunch. */
const REACH_ENDS = new Set(
  "after before in on at for with and to when if of until but while from near over than is are was were will".split(
    " ",
  ),
);
const VESSEL = /^(?:bowl|cup|glass|bag|bottle|piece|slice|plate|pot|box|can|jar)s?$/u;
const NEGATIONS = new Set("not never don't dont doesn't didn't won't".split(" "));
/** A negation refuses what these are done with: "don't throw batteries"; it refuses nothing in "don't miss". */
const USES = new Set(
  "eat drink use buy touch throw mix put add wear take trust open wash reuse charge keep bring smoke click answer share send give lend sign sell feed press post pay book order need needs wear wore want own owned have had afford".split(
    " ",
  ),
);
/** "Never ever", "don't actually": words that only stress a negation. */
const STRESS = new Set("actually really even ever usually normally generally".split(" "));
/** "No two", "not one": a number after a refusal counts, it does not refuse. */
const NUMBERS = new Set("bir iki üç dört beş one two three four five a an both couple pair".split(" "));
/** "Stop buying coffee" refuses the coffee, "stop losing receipts" does not. */
const USING = /^(?:buy|eat|drink|us|smok|wear|tak|add|play|watch|order|chew|put)ing$|^scrolling$/u;

const SMALL_WORDS =
  /(?:is|are|was|were|has|have|had|be|been|just|suddenly|slowly|finally|already|almost|completely|all|soon|and)/u
    .source;
const GONE_AFTER: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:${SMALL_WORDS} ){0,3}(?:(?:\\w+ed and )?went out|goes out|gone|extinct|missing|vanish\\w*|disappear\\w*(?! (?:before|within|in (?:minutes|seconds|a day|one day)))|blew out|blown out|burned out|fell silent|no longer|not true|free(?! of)|(?:would|did|do|does|could|can) not (?:turn|come|switch|light|work)|(?:wouldn't|didn't|don't|doesn't|won't) (?:turn|come|switch|light|work))(?: |$)`,
    "u",
  ),
  tr: /^(?:(?:da|de|bile|hiç|artık|tamamen|birden|aniden|\p{L}{3,}s?[ıiuü](?= değil)) )?(?:değil|olmadığı|olmayınca|yoktu|yokmuş|yoksa|yok ol(?!ursa|sa|masın)|(?:\p{L}+ ){0,3}sön(?:d|m|ü|e(?![cr]))|(?:\p{L}+ ){0,1}yanm(?:[ıa]|az)|silin(?:d|m|ir|ip)|kaybol(?:d|m|ur)|kalma[dzm]|hiç yok)/u,
};
const ENDED_AFTER: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:${SMALL_WORDS} ){0,3}(?:dead|dies|died|dying|went dark|goes dark|low|ran out|runs out|wilted|ended(?! (?:in|up|at|with))|is over|collapsed|destroyed|demolished|in ruins)(?: |$)`,
    "u",
  ),
  tr: /^(?:(?:da|de|artık|hızla|hemen|birden|çabuk|yine) )?(?:bit(?:t|i|m|e)|tüken|öl(?:d|ü|m)|az(?:al|dı)?(?: |$)|düşük|sol(?:d|m|u)|kuru(?:d|m|y)|(?:\p{L}+ ){0,2}(?:yıkıl|çök(?:t|m|e)))/u,
};
const EMPTY_AFTER: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`^(?:${SMALL_WORDS} ){0,3}empty(?: |$)`, "u"),
  tr: /^(?:(?:yine|hâlâ|hala|artık|neredeyse) )?(?:bom)?boş(?:tu|tur|muş|aldı)?(?: |$)/u,
};
const SHUT_AFTER: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(`^(?:${SMALL_WORDS} ){0,2}(?:closed|shut|off|turned off|switched off)(?: |$)`, "u"),
  tr: /^(?:(?:sıkıca|yavaşça|hemen|hep|artık) )?(?:kapa(?!t?m[ıiae])|kıs(?:t|ar|ıp))/u,
};
const ITS = "(?:(?:its|his|her|my|your|their|our|the|a|an|all|any|every|each|about|really|just) ){0,2}$";
/** "We ran out of milk"; what comes out of the oven leaves it there. */
const RUN_OUT =
  "ran|run|runs|running|am|is|are|was|were|be|been|being|i'm|we're|you're|they're|it's|he's|she's|got|get|gets|almost|completely|nearly|all";
const GONE_BEFORE = new RegExp(
  `(?:^| )(?:(?<!(?:^| )(?:the|an?|my|his|her|our|their|this|that|one|two|little|old) )lost|loses|lose|losing|no longer|(?:${RUN_OUT}) out of|lack of|(?:is|are|was|were|it's|that's|this is) not|isn't|aren't|wasn't|weren't|nobody said|no one said|nobody|no one|(?:instead of|rather than)(?: [a-z]+ing)?|nothing but) ${ITS}`,
  "u",
);
const CONTEST =
  /^(?:battles?|wars?|fights?|match(?:es)?|games?|races?|elections?|finals?|tournaments?|duels?|cases?|bets?|championships?|trials?)$/u;
/** "So you don't lose any screws": they are there. */
const KEPT = new RegExp(
  `(?:^| )(?:don't|dont|not|never|won't|without)(?: \\S+)? (?:lose|losing|run out of|running out of) ${ITS}`,
  "u",
);
const SHUT_BEFORE = new RegExp(
  `(?:^| )(?:closed|closes|close|closing|shut|turn off|turned off|switch off|switched off|put out|blew out|blow out|dim) ${ITS}`,
  "u",
);

/** What is put away is struck out. */
const THROWN_OUT = new RegExp(
  `(?:^| )(?:throw out|throw away|throws out|get rid of|delete|deletes|cancel|cancels|unplug|turn off|switch off|hang up|give up|gave up|gives up|giving up|quit|quitting|ditch|ditched|cut out|no need for|no need of|without needing) ${ITS}`,
  "u",
);

/** "Keep it out of direct sun", "stay away from screens". */
const KEPT_FROM = /(?:^| )(?:keep|kept|stay|store|hold)(?: \S+){0,3} (?:out of|away from|far from) (?:\S+ ){0,2}$/u;
/** "Somewhere warm, not in the sun". */
const NOT_THERE = /(?:^| )not (?:in|on|under|near) (?:the|a|an|direct|your)(?: direct)? $/u;
const PLACED = /^(?:in|on|at|by|under|over|behind|through|near|inside|along)$/u;

const UNABLE =
  /(?:^| )(?:can't|cannot|couldn't|unable to|never learn(?:ed|t)(?: how)? to|(?:don't|doesn't|didn't) know how to) $/u;
const KEPT_OUT =
  /(?:^| )(?:never|don't|dont|do not|stop) (?:put|putting|keep|keeping|store|storing|leave|leaving|throw|throwing|pour|pouring|charge|wash|washing|rinse|rinsing|soak|soaking|dry|drying|freeze|freezing|clean|cleaning|hang|hanging|plug|plugging)(?: \S+){1,4} (?:in|into|on|down|under|near|with) (?:the|a|your) $/u;

/** "Matkabın", "arabanız": yours. */
const OWN = /[ıiuüae]n(?:[ıiuü]z)?$/u;

/** How the words around an object, in small letters, deny it. */
export function denialOf(words: readonly string[], { from, to, clause, end }: Standing, language: Language): Denial {
  const before = words.slice(Math.max(0, from - 7), from);
  const after = words.slice(to, to + 5).join(" ");
  // "If bees disappear": they have not yet.
  const isImagined = language === "en" && /(?:^| )(?:if|when)(?: \S+){0,3} $/u.test(`${before.join(" ")} `);
  // "Sokaklarda kaybol": who is lost there, not the streets.
  const isPlace = language === "tr" && /[dt][ae]$/u.test(words[to - 1] ?? "");
  // "Matkabın yoksa": what somebody may be without is struck out.
  if (language === "tr" && /^yoksa(?: |$)/u.test(after) && OWN.test(words[to - 1] ?? "")) return "refused";
  if (GONE_AFTER[language].test(after) && !isPlace) return isImagined ? "none" : "gone";
  if (EMPTY_AFTER[language].test(after)) return "empty";
  if (ENDED_AFTER[language].test(after)) return "ended";
  if (SHUT_AFTER[language].test(after)) return "shut";
  // "Arılar yok olursa": they are still there, and nobody refuses them.
  if (language === "tr") {
    if (isUnable(words[to - 1] ?? "", after)) return "gone";
    return isRefusedInTurkish(words, { from, to, clause, end }, after) ? "refused" : "none";
  }
  const said = `${before.join(" ")} `;
  const isDoubled = before.some((word) => REFUSALS.en.has(word) && !NEGATIONS.has(word));
  // "Lost in the rain": what begins with its preposition is where, not what.
  const isWhere = PLACED.test(words[from] ?? "");
  if (KEPT_FROM.test(said) || NOT_THERE.test(said)) return "refused";
  // "Never put these foods in the fridge": where it must not go.
  if (KEPT_OUT.test(said)) return "refused";
  if (KEPT.test(said)) return "none";
  // "Stop your puppy from biting": the biting is refused, not the puppy.
  if (/^from \p{L}+ing(?: |$)/u.test(after) && /(?:^| )(?:stop|keep|prevent)\p{L}* /u.test(said)) return "none";
  // "Skip the Eiffel Tower queue": whoever skips it sees the tower.
  if (
    /^(?:\S+ )?(?:queues?|lines?|crowds?|traffic|tickets?)(?: |$)/u.test(after) &&
    /(?:^| )(?:skip|avoid|beat|dodge)\p{L}* /u.test(said)
  )
    return "none";
  // "Nobody ever went to prison".
  if (
    /(?:^| )(?:nobody|no one|none of them|neither)(?: ever| has)?(?: \p{L}+){1,2} (?:to|in|into|at) (?:the |a )?$/u.test(
      said,
    )
  )
    return "gone";
  // "Lost the battle": it was fought.
  if (
    CONTEST.test(words[from] ?? "") &&
    /(?:^| )(?:lost|loses?|losing) (?:the|a|an|his|her|their|our|my|every|that) (?:\S+ )?$/u.test(said)
  )
    return "none";
  if (GONE_BEFORE.test(said) && !isWhere) return isDoubled ? "none" : "gone";
  // "Don't quit the gym": it is kept.
  if (THROWN_OUT.test(said)) return before.some((word) => NEGATIONS.has(word)) ? "none" : "refused";
  if (SHUT_BEFORE.test(said)) return "shut";
  // "Never learned to swim": what somebody cannot do is not seen.
  if (UNABLE.test(said)) return "gone";
  // "Could not be locked", "have not yet begun".
  if (/(?:^| )(?:not|never|cannot|can't|couldn't|won't) (?:be|been|get|yet|even|really) $/u.test(said)) return "gone";
  // "Be the lighthouse, not the storm".
  if (/(?:^| )not (?:(?:to|for|with|by|from|about|like) )?(?:the|a|an|your|my|our|their) $/u.test(said)) return "gone";
  // "Drink water, not energy drinks".
  if (clause > 0 && words[clause] === "not" && from - clause === 2) return "gone";
  // "Never sleeps", "not luck": what stands right behind the negation is not the case.
  if (NEGATIONS.has(before.at(-1) ?? "")) return "gone";
  // "Don't touch the steak for three minutes": it is left alone, and is wanted.
  if (
    /(?:^| )(?:don't|dont|not|never) (?:touch|move|flip|stir|open|cut)(?: \S+){0,2} $/u.test(said) &&
    /^(?:for|until|while|yet|before)(?: |$)/u.test(after)
  )
    return "none";
  // "Nobody eats breakfast without olives": with them it is eaten.
  if (/^(?:\S+ ){0,2}(?:without|unless)(?: |$)/u.test(after)) return "none";
  // "Without wolves, rivers change": a comma ends what is refused.
  return isRefusedBefore(words.slice(Math.max(clause, from - 7), from)) ? "refused" : "none";
}

/** "Don't answer", "he never answers". */
function isUse(word: string): boolean {
  return USES.has(word) || USES.has(word.replace(/(?<=[^s])s$/u, ""));
}

/** Whether one of the words before it, nearest first, refuses the object. "No two", "don't leave without" refuse nothing. */
function isRefusedBefore(before: readonly string[]): boolean {
  const at = before.findLastIndex((word) => REFUSALS.en.has(word));
  const refusal = before[at];
  if (refusal === undefined || at < before.length - REFUSAL_REACH) return false;
  const between = before.slice(at + 1);
  // "Don't buy a new phone": behind a negation the article counts nothing.
  const isBare = NEGATIONS.has(refusal) || refusal === "without";
  const isCount = (word: string) => NUMBERS.has(word) && !(isBare && /^an?$/u.test(word));
  // "Forget the bowl of rice": the vessel is refused with what is in it.
  const isFilled = (index: number) => between[index] === "of" && VESSEL.test(between[index - 1] ?? "");
  if (between.some((word, index) => (REACH_ENDS.has(word) && !isFilled(index)) || isCount(word))) return false;
  // "Vikings didn't actually wear"; "don't just eat" and "not only" refuse nothing.
  if (NEGATIONS.has(refusal)) return isUse(between.find((word) => !STRESS.has(word)) ?? "");
  if (between[0]?.endsWith("ing") && !USING.test(between[0])) return false;
  // "Wouldn't stop barking": what does not stop goes on.
  return !before
    .slice(0, at)
    .some((word) => NEGATIONS.has(word) || /^(?:would|could|ca|wo)n[’']?t$|^(?:cannot|can't)$/u.test(word));
}

/** "Uyumuyor", "gelmedi": the verb of the sentence did not happen. An infinitive (-mak) is no negation. */
export function isDeniedVerb(word: string, stem: string, isLast = false): boolean {
  // "Birden yasaklama": at the end of a clause it is an order; "okuma yazma" before it are nouns.
  if (isLast && /^m[ae]$/u.test(word.slice(stem.length))) return true;
  // "Kazanamadım", "uyuyamıyor": what cannot be done is not done either.
  if (/^y?[ae]m(?:[ıiuü]yor|[ae](?:z|d[ıi]|y[ae]|m[ıi]ş|s))/u.test(word.slice(stem.length))) return true;
  // "Kazandırmaz", "görülmedi": also what is made to be done, or is done by somebody.
  return /^(?:[dt][ıiuü]r|[ıiuü]?[ln])?m(?:[ıiuü]yor|[ae](?:z|d[ıi]|y[ae]c|m[ıi]ş|s[ıi]n|y[ıi]n|y[ae]n|d[ae]n|m))/u.test(
    word.slice(stem.length),
  );
}

/** What stands for an object that has come to its end. */
const OPPOSITES: Readonly<Record<string, string | undefined>> = {
  battery: "low-battery",
  candle: "smoking-wick",
  "red-heart": "broken-heart",
  tulip: "wilted-flower",
  rose: "wilted-flower",
  "potted-plant": "wilted-flower",
  bouquet: "wilted-flower",
  "chart-increasing": "chart-decreasing",
  "mobile-phone": "low-battery",
  house: "collapsed-building",
  houses: "collapsed-building",
  "office-building": "collapsed-building",
};

/** What gave light and gives none. */
const UNLIT: Readonly<Record<string, string | undefined>> = {
  candle: "smoking-wick",
  "light-bulb": "unlit-bulb",
  "table-lamp": "unlit-bulb",
  flashlight: "dead-flashlight",
};

/** What is dark when it is switched off. */
const SWITCHED_OFF: Readonly<Record<string, string | undefined>> = { "mobile-phone": "dark-phone" };
/** What is empty shows that there is nothing in it. */
const EMPTIED: Readonly<Record<string, string | undefined>> = {
  fridge: "empty-fridge",
  plate: "empty-plate",
  "fork-and-knife-with-plate": "empty-plate",
  wallet: "money-with-wings",
  "empty-nest": "empty-nest",
};

/** Drawings that show by themselves that something is over: a ban over them would say it twice. */
const OVER =
  /^(?:locked|wastebasket|bank-card-cut|flying-receipts|cross-mark|no-entry|stop-sign|broken-.*|empty-.*|unlit-.*|dead-.*|smoking-wick|low-battery|wilted-flower)$/u;

/** Whether a refused object is to be struck out. */
export function isStruckOut(slug: string): boolean {
  return !OVER.test(slug) && !isFigure(slug);
}

/** Objects of which nothing is left to see when they are shut or switched off. */
const SHUTTABLE = new Set(["eyes", "eye", "light-bulb", "candle", "fire", "sun", "flashlight", "table-lamp"]);

/** Switched off they look as they did: "Televizyonu kapatın" strikes the set out. */
export const STRUCK_WHEN_SHUT: ReadonlySet<string> = new Set(["television", "radio", "laptop", "video-game"]);

/** What is done with them is struck out with them: nobody has to get up at six. */
const STRUCK: ReadonlySet<string> = new Set([
  // A password is told of, whatever must not be done with it.
  "locked",
  "alarm-clock",
  "mobile-phone",
  "television",
  "performing-arts",
  "bell",
  "money-bag",
  "fork-and-knife",
  "fork-and-knife-with-plate",
]);

/** Weather, the sky and people are not struck out: "without wind" shows nothing. */
const UNTOUCHED =
  /^(?:wind-face|cloud.*|sun-.*|snowflake|star|full-moon|crescent-moon|fog|rainbow|tornado|water-wave|child|girl|boy|baby|person|friends|family|team|crowd|old-man|old-woman|.*-and-child)$/u;

/** What is shown of an object the sentence denies: nothing, its opposite, or itself. Only things can be struck out. */
export function shownDenied(slug: string, isThing: boolean, denial: Denial): string | null {
  if (denial === "none") return slug;
  // "Stop apologizing": what nobody should do is seen as it is told, and no person is struck out.
  if (denial === "refused" && isFigure(slug)) return slug;
  if (denial === "refused") return (isThing && !UNTOUCHED.test(slug)) || STRUCK.has(slug) ? slug : null;
  if (denial === "shut") return SHUTTABLE.has(slug) ? (UNLIT[slug] ?? null) : (SWITCHED_OFF[slug] ?? slug);
  if (denial === "empty") return EMPTIED[slug] ?? slug;
  if (denial === "gone") return UNLIT[slug] ?? null;
  return (Object.hasOwn(OPPOSITES, slug) ? OPPOSITES[slug] : UNLIT[slug]) ?? slug;
}
