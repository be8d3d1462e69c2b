import type { Act } from "./act.ts";
import { readActs } from "./act.ts";

/** Verbs with their regular forms; `=` stands for that form alone, `_` for a space. */
const ACTS = readActs(`
run: chase run =ran sprint rush hurry dash race flee =fled escape jog bolt
walk: visit travel =turned_back =led walk stroll wander march hike tiptoe step sneak =snuck =stepped =went =came leave =left return arrive approach follow enter =headed
leap: leap =leapt jump hop
fall/afraid: fall =fell =fallen stumble trip slip collapse faint tumble
fall/sad: =threw_himself =throws_himself =threw_herself =throws_herself =threw_themselves =threw_myself
climb: climb
crawl: crawl creep =crept
kneel: feed =fed pet kneel =knelt crouch pray
sit: sit =sat =sitting
write: write =wrote =written type study sketch sign work draw =drew
read: read =reading
sleep: sleep =slept =fell_asleep =falls_asleep =fall_asleep =falling_asleep doze =asleep =lay_down =lay_in =lay_on =lying =lies_down
sleep/tired: =got_sick =fell_ill =fell_sick =was_sick =was_ill
wake: =got_up wake =woke =woken awaken =awoke yawn stretch
reach: reach
carry+rescue: carry
carry+give-to: bring =brought buy =bought deliver
push: push shove
pull: pull drag haul tug
throw: throw =threw =thrown toss hurl fling =flung
dig: shovel dig =dug bury =digging
point: send =sent order show =showed point
wave: wave
look: =turned_around look gaze stare watch search =searching peer glance =saw notice spot
listen: listen hear =heard
whisper+talk: whisper
think: want wish hope dream believe understand =understood worry plan think =thought wonder ponder decide hesitate remember realize consider imagine doubt
cry/sad: cry weep =wept sob
dance/glad+dance-with: dance waltz
sing: sing =sang =sung hum
play: play
sweep: sweep =swept mop
wash: wash
paint: paint
plant: plant sow
fix: sew =sewed stitch fix repair mend build =built assemble
knock: knock =rang_the_bell
hide/afraid: hide =hid =hidden
ride: ride =rode =ridden
photo: photograph =took_a_photo =took_a_picture =took_photos =took_pictures
clap/glad: clap applaud
tie: tie =tied
kick: kick =scored_a_goal
bow/sad: =failed =lost =gave_up =lost_his_job =lost_her_job =lost_my_job =lost_everything
kneel+care: operate treat heal examine bandage check
cheer/glad: =finished_first =came_first =passed_the_exam =passed_the_test =passed_my_test =i_passed =got_the_job graduate cheer celebrate =won =crossed_the_finish_line rejoice
stand/glad: smile laugh grin
bow/tired: sigh =bent bow pant
swim: swim =swam =swimming
phone: phone call dial
cook: cook stir bake boil fry knead
lift: keep =kept hold =held raise lift
give+give-to: sell =sold pay =paid serve surprise give =gave =given =handed offer
take: take =took pack grab =found find pick receive catch =caught seize collect open
drive: drive =drove =driven =driving
row: row sail
eat: eat =ate drink =drank taste sip
wait: wait
speak+talk: teach =taught warn invite admit confess greet speak =spoke say =said tell =told ask answer explain reply promise beg apologize thank
speak/angry: shout yell scream
stand: stand =stood pause stop gather
stand/afraid: tremble shiver freeze =froze panic
stand+hug: marry =got_married hug embrace kiss
stand+shake: =shook_my_hand =shook_his_hand =shook_her_hand =shook_hands =shake_hands =made_up
stand/angry+quarrel: argue quarrel fight =fought
reach+rescue: rescue save help
stand+talk: talk chat meet =met
run: =trained_in =trained_for =trained_alone =trained_every =kept_running
take: steal =stole =stolen
give+give-to: donate lend =lent
cry/sad: mourn grieve
bow/tired: =quit =resigned
bow/sad: =got_fired =was_fired =was_rejected =was_turned_down =got_rejected =was_cut
fix: invent design restore renovate
cheer/glad: =survived =made_history =became_champion =broke_the_record =set_a_record
stand+hug: forgive =forgave =forgiven
speak: announce declare complain
`);

/** What is run without a step: "we ran out of time", "she runs a small shop". */
const RUN_WHAT =
  /^ (?:out\b|low\b|for office|(?:a|an|the|my|his|her|our|their) (?:\w+ ){0,3}(?:company|shop|stand|stall|store|business|bakery|restaurant|café|cafe|campaign|test|studio|team|farm|channel|blog|agency|school|hotel|bar|gym|kitchen|country|city|project|ad|ads)\b)/u;
const CALLED_WHAT =
  /^ (?:it|off|for)\b|^ (?:him|her|them|me|us|you) (?!back|again|at|on|from|every|twice|and|when|to|that|in|later|first|last|tonight|yesterday|today|tomorrow|once|over|but|because|before|after|for|if|as|while|until|right|an? (?:taxi|cab|ambulance|doctor|car|uber|lawyer)|the (?:police|doctor))\p{L}/u;
/** After the word something else is meant: "fell asleep", "went quiet", "held on", "carried on". */
const NOT_BEFORE: Readonly<Record<string, RegExp>> = {
  hid: /^ (?:an?|the|his|her|my|it|them|some|all)\b/u,
  hide: /^ (?:an?|the|his|her|my|it|them|some|all)\b/u,
  hides: /^ (?:an?|the|his|her|my|it|them|some|all)\b/u,
  fell: /^ (?:in love|silent|apart|for|behind|asleep|ill|sick)/u,
  fall: /^ (?:in love|silent|apart|for|behind|asleep|ill)/u,
  went: /^ (?:on|quiet|silent|cold|pale|blank|crazy|wrong|viral|dark|off|by)\b/u,
  came: /^ (?:true|up with|to an end|first|second|third|last)\b/u,
  left: /^ (?:behind|over|alone|hand|side|to say)\b/u,
  carried: /^ (?:on|away)\b/u,
  held: /^ (?:on|back|out|still|a meeting)\b/u,
  found: /^ (?:out|that|it|himself|herself)\b/u,
  find: /^ (?:out|that)\b/u,
  took: /^ (?:place|part|off|over|care|a (?:breath|deep|step|break)|\d|years|hours|days|months|him|her|them)\b/u,
  take: /^ (?:place|part|off|over|care|a (?:breath|deep|step|break))\b/u,
  caught: /^ (?:fire|up|her breath|his breath)\b/u,
  opened: /^ (?:up|her eyes|his eyes|in)\b/u,
  raised: /^ (?:her|his|their) (?:children|kids|family)|^ (?:money|\$)/u,
  kept: /^ (?:\w+ing|going|on|quiet|silent|still|asking|saying|trying|coming)\b/u,
  keep: /^ (?:\w+ing|going|on|quiet|calm|your|it|them|reading)\b/u,
  lost: /^ (?:(?:in|on)\b|(?:my|his|her|their|our|your) (?:way|mind|voice|balance|temper|grip|cool|keys?|phone|wallet|place|footing)\b|(?:\w+ ){0,3}(?:weight|kilos?|pounds|kg|lbs|inches|centimet(?:er|re)s)|\d|in thought|track|interest|count)\b/u,
  failed: /^ to\b/u,
  sold: /^ (?:out|for|over|more|\d)\b/u,
  sent: /^ (?:shivers|chills|a message|an email|shock)\b/u,
  gave: /^ (?:up|birth|in|way)\b/u,
  give: /^ (?:up|birth|in|way)\b/u,
  reached: /^ (?:the (?:end|age|limit)|\d)/u,
  saved: /^ (?:money|up|\$|\d)/u,
  save: /^ (?:money|up|\$|\d)/u,
  worked:
    /^ (?:out|well|fine|nights|days|late|double|two jobs)\b|^ (?:\w+ ){1,4}(?:shift|mine|mines|farm|fields?|factory|station|docks?|ship|boat|bakery|hotel|mill|cafe|café|hospital|garden|bar|restaurant|store|kitchen|garage|warehouse|site)\b/u,
  // "We called him Sergeant", "they call her the queen": a name.
  called: CALLED_WHAT,
  calls: CALLED_WHAT,
  call: CALLED_WHAT,
  run: RUN_WHAT,
  runs: RUN_WHAT,
  ran: RUN_WHAT,
  running: RUN_WHAT,
  threw: /^ (?:himself|herself|myself|themselves|ourselves|up\b|away\b|out\b|a (?:party|tantrum|fit)\b)/u,
  throws: /^ (?:himself|herself|myself|themselves|ourselves|up\b|away\b|out\b|a (?:party|tantrum|fit)\b)/u,
  throw: /^ (?:himself|herself|myself|themselves|ourselves|yourself|up\b|away\b|out\b|a (?:party|tantrum|fit)\b)/u,
  said: /^ (?:nothing|no word|not a word)\b/u,
  read: /^ (?:as|like)\b/u,
  spoke: /^ (?:volumes|for itself)\b/u,
  walked: /^ together/u,
  knocked: /^ (?:out|over|down|off)\b/u,
  washed: /^ (?:away|ashore|up|over)\b/u,
  planted: /^ (?:evidence|a (?:bomb|kiss|seed of))\b/u,
  checked: /^ (?:in|out)\b/u,
  built: /^ (?:a|his|her|my|their|our) (?:life|career|business|company|empire|name|brand)\b/u,
};
/** What is said not to be done, or to come to its end: "everyone stops walking", "he refused to sign". It goes on where "stop" is denied. */
const NOT_DONE =
  /(?<!\b(?:never|not|cannot|\p{L}+n['’]t) )\b(?:stop(?:s|ped)?|quit|avoid(?:s|ed)?|without|instead of|before|gave up|(?:forgot|forget|forgets|failed|refuse[sd]?|unable|too (?:tired|afraid|scared|shy|weak|small|young|old|proud)) to) (?:even |ever )?$|\b(?:like|as if|as though) (?:(?:she|he|it|they|i|we|you|someone|somebody)(?:['’]s|['’]d)? )(?:was |were |is |had |had been |would )?$|\b(?:hadn|haven|hasn|didn|don|doesn|wasn|weren|isn|couldn|can|won|wouldn)['’]t (?:even |ever |really |been )?$|\b(?:not|never|no longer) (?:even |really |once )?$/u;
/** Who cried for laughing is glad. */
const GLAD_TEARS =
  /\blaugh\w* (?:\w+ ){0,4}(?:until|till|that) |\b(?:cr(?:ied|y|ying)|sobb\w+|wept) (?:from|with) (?:laugh|joy|happiness)|\btears of joy\b|\bhappy tears\b|\b(?:cried|crying|cry) laughing\b/u;
/** Done by the word itself to nobody: one gets lost. */
const NOT_AFTER: Readonly<Record<string, RegExp>> = {
  lost: /\b(?:got|get|gets|getting|been|was|were|felt|feel|feeling|i['’]d|be|is|are|am) $/u,
};
/** "My mother's painting": what was made. */
const AS_NOUN =
  /^(?:painting|drawing|building|writing|reading|recording|dancing|singing|fishing|fall|walk|look|climb|swim|run|wave|dance|sleep)$/u;
const OF_NOUN =
  /(?:\b(?:an?|the|my|his|her|our|their|your|this|that|one|every|old|new|first|last|long|short|small|big|deep)|['’]s) $/u;
/** Only before these is it this deed: one plays many things, and rides more than a bicycle. */
const ONLY_BEFORE: readonly (readonly [RegExp, RegExp])[] = [
  [/^play/u, /^ (?:the |his |her |my |a |an )?(?:\w+ )?(?:guitar|violin|banjo|flute|trumpet|saxophone|accordion)\b/u],
  [/^(?:rid|rode)/u, /^ (?:\w+ ){0,3}(?:bike|bicycle)\b/u],
  // One heals people and animals; a clock, a chart or a list is only looked at.
  [
    /^(?:check|treat|examin|operat)/u,
    /^ (?:on )?(?:him|me|us|them|everyone|her(?= *$|[,.]| (?:for|and|in|at|every|on|again)\b)|(?:(?:the|his|her|my|our|their|a|an|each|every|all|sick|wounded) ){0,2}(?:[\w-]+ ){0,2}(?:patients?|bab(?:y|ies)|child(?:ren)?|kids?|wounds?|pulse|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|animals?|boys?|girls?|m[ae]n|wom[ae]n|injur\w+|wounded|temperature|soldiers?|people|heart|teeth|leg|arm|paw))\b/u,
  ],
  [/^t(?:ie|ying)/u, /^ (?:\w+ ){0,2}(?:shoe|shoes|laces|shoelaces)\b/u],
];

const FORMS = new Map(
  ACTS.flatMap((line) => line.words.flatMap((word) => formsOf(word).map((form) => [form, line] as const))),
);
const KNOWN = new RegExp(
  String.raw`\b(?:${[...FORMS.keys()].toSorted((a, b) => b.length - a.length).join("|")})\b`,
  "gu",
);

function formsOf(word: string): string[] {
  if (word.startsWith("=")) return [word.slice(1).replaceAll("_", " ")];
  const plain = word.replaceAll("_", " ");
  const stem = /[^aeiou]y$/u.test(plain) ? `${plain.slice(0, -1)}i` : plain;
  const doubled =
    /^(?:run|swim|jog|step|hop|stop|trip|slip|dig|tug|grab|spot|sob|sit|drag|beg|pet|chat|hug|nod|sip|pat|skip|mop|hum|clap)$/u.test(
      plain,
    )
      ? `${plain}${plain.at(-1)}`
      : plain;
  const dropped = plain.endsWith("e") ? plain.slice(0, -1) : doubled;
  const s = /(?:s|sh|ch|x|z|o)$/u.test(plain) ? `${plain}es` : stem === plain ? `${plain}s` : `${stem}es`;
  const ed = plain.endsWith("e") ? `${plain}d` : stem === plain ? `${doubled}ed` : `${stem}ed`;
  return [plain, s, ed, `${dropped}ing`];
}

/** Every deed a sentence in small letters tells, with its place. */
export function findEnglishActs(told: string): Act[] {
  return [...told.matchAll(KNOWN)].flatMap(({ 0: word, index }) => {
    const line = FORMS.get(word);
    const rest = told.slice(index + word.length);
    const before = told.slice(0, index);
    if (NOT_DONE.test(before) || NOT_AFTER[word]?.test(before)) return [];
    if (line?.pose === "cry" && GLAD_TEARS.test(told)) return [];
    if (AS_NOUN.test(word) && OF_NOUN.test(before)) return [];
    if (!line || NOT_BEFORE[word]?.test(rest)) return [];
    if (ONLY_BEFORE.some(([verb, what]) => verb.test(word) && !what.test(rest))) return [];
    return [{ pose: line.pose, mood: line.mood, pair: line.pair, word, at: index }];
  });
}
