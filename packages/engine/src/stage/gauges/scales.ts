/** How large things are in life, in steps; what is on no list is held in two hands. */
const STEPS: readonly (readonly [step: number, slugs: RegExp])[] = [
  [
    0,
    /^(?:honeybee|bee|lady-beetle|ant|bug|mosquito|fly|butterfly|coin|.*-coin|ring|pill|seedling|chestnut|nuts|walnut|key|ring|gem-stone|sugar-cubes|salt|spoon|egg|cherries|blueberries|grapes|peanuts|four-leaf-clover|screwdriver|pushpin|round-pushpin|coffee-beans|olive|garlic|wedge|lokum|whistle|hot-pepper|lemon|strawberry|honey-pot|honey-jar)$/u,
  ],
  [
    2,
    /^(?:dog|cat|dog-face|cat-face|cat-in-box|fox|rabbit|goat|ewe|sheep|pig|wolf|penguin|chair|guitar|television|laptop|suitcase|luggage|backpack|child|boy|girl|baby|drum|saxophone|crying-puppy|sitting-dog|pet-bed|bicycle|kick-scooter|skateboard|washing-machine|package|potted-plant|treasure-chest|stroller|deer|stork|telescope|whisper-in-dark)$/u,
  ],
  [
    3,
    /person|man-|woman|^man$|^woman$|worker|teacher|doctor|^cook$|chef|hiker|sultan|goalkeeper|runner|farmer|pilot|scientist|judge|student|health-|figure|rescue|friends|family|team|mother|father|grandparents|classmates|soldier|guard|^prince|^elf|mage|fairy|merperson|detective|^astronaut$|dervish|^bed$|couch|^window$|^curtains$|staircase|ladder|^horse|^cow|^ox|^camel|bear|lion|tiger|gorilla|zebra|leopard|kangaroo|cannon|robot$|motorcycle|motor-scooter|fridge|^oven$|^mirror-shadow$/u,
  ],
  [
    4,
    /^door$|open-door|closed-gate|open-gate|^elevator$|^swimming-pool$|^lake$|^stage-curtain$|restaurant-front|bakery-front|utility-pole|automobile|^car$|electric-car|taxi|bus$|minibus|truck|tractor|^elephant|mammoth|giraffe|hippopotamus|rhinoceros|whale|shark|t-rex|sauropod|dragon|tree$|^evergreen|ambulance|police-car|fire-engine|racing-car|helicopter|airplane|sailboat|speedboat|tent|boat|caravan|trolley|van$|submarine|ship-over/u,
  ],
  [
    5,
    /^house|-house$|^madrasa$|^montmartre$|^river-quay$|^museum-on-quay$|great-pyramid|railway-car|bus-stop|building|castle|factory|school|hospital|hotel|church|mosque|kaaba|stadium|tower|^bank$|store|office|statue|bridge|village|forest|cityscape|lighthouse|pyramids|sphinx|windmill|wind-turbine|galleon|ship$|ferry|train|locomotive|metro|rocket|waterfall|wheel$|colosseum|walls?$|wall$|chimneys|cave|underground/u,
  ],
  [
    6,
    /mountain|volcano|mount-fuji|island|desert|beach|^sun$|^sunrise$|moon|mars|galaxy|globe|planet|solar|iceberg|dunes|cloud/u,
  ],
];
const USUAL_STEP = 1;
/** How much larger the next step is drawn: less than in life, so that both are seen. */
const PER_STEP = 1.32;
const [LEAST, MOST] = [0.42, 1.5];
const PEOPLE =
  /^person-|^figure-|^robot$|worker$|^(?:man|woman|boy|girl|child|teacher|student|judge|farmer|cook|hiker)$/u;
const SAME_HEIGHT = 0.97;
/** Two things of one size: the one named first is the larger. */
const SAME = 0.74;

/** How large the second of two things is drawn, as a share of the first. */
export function shareBeside(main: string, second: string): number {
  const steps = stepOf(second) - stepOf(main);
  // Two people, or one in two poses, are of one height.
  if (PEOPLE.test(main) && PEOPLE.test(second)) return SAME_HEIGHT;
  return steps === 0 ? SAME : Math.min(MOST, Math.max(LEAST, SAME * PER_STEP ** steps));
}

function stepOf(slug: string): number {
  return STEPS.find(([, known]) => known.test(slug))?.[0] ?? USUAL_STEP;
}

/** What is carried in the hands, and pets: it stands on tables and lies on sofas. */
export function isSmall(slug: string): boolean {
  return stepOf(slug) <= PET_STEP;
}

const PET_STEP = 2;
const AIRBORNE =
  /^(?:sun|sun-.*|full-moon.*|crescent-moon|new-moon.*|star|glowing-star|shooting-star|stars|sparkles|cloud.*|rainbow|snowflake|icicles|high-voltage|balloon|hot-air-balloon|kite|airplane|airplane-.*|small-airplane|helicopter|rocket|flying-saucer|drone|parachute|bird|blackbird|dove|eagle|owl|duck|seagull|bat|butterfly|honeybee|bee|fly|mosquito|heart|.*-heart|hearts|heart-.*|speech-balloon|thought-balloon|right-anger-bubble|zzz|musical-notes?|wind-face|leaf-fluttering-in-wind|satellite|comet|fireworks?|bell|light-bulb|droplet|sweat-droplets|fire|locked|unlocked|check-mark.*|cross-mark|warning|label|trophy|sleeping-face|.*-face|face-.*|chart-.*|dollar-coin|money-with-wings|wifi-signal|hundred-points|flag-.*)$/u;

/** What needs no ground: it flies, shines, or is a sign. */
export function isAirborne(slug: string): boolean {
  return AIRBORNE.test(slug) && !/^(?:dog|cat|cow|horse|pig|rabbit|bear|lion|tiger|panda|fox|monkey)-face$/u.test(slug);
}
