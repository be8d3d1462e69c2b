import type { Draft } from "./draft.ts";

/** What else shows the same subject, by what was shown first. */
const ALIKE = readTable(
  `cat-face: cat cat-in-box | cat: cat-face | dog-face: dog bone | dog: dog-face bone | honeybee: beehive sunflower
  snow-capped-mountain: mountain-flag hiker | mountain: mountain-flag hiker | hot-beverage: coffee-beans coffee-bag | turkish-coffee: coffee-beans cezve
  alarm-clock: wall-clock hourglass-done | health-worker: stethoscope hospital | iceberg: melting-ice snowflake | melting-ice: iceberg snowflake
  soccer-ball: goal-net | mug: patterned-mugs | battery: lithium-battery electric-plug
  factory: robot-arm gear | robot: robot-arm microchip | laptop: desktop-computer | mobile-phone: app-screen | app-screen: mobile-phone
  money-bag: coin-stack wallet | gold-bar: coin-stack | person-running: running-shoe tying-shoes | running-shoe: person-running
  open-book: books | books: open-book | tulip: bouquet sunflower | rose: bouquet | droplet: glass-of-water water-bottle
  glass-of-water: water-bottle droplet | water-bottle: glass-of-water | house: house-with-garden | houses: house | rocket: satellite astronaut
  full-moon: telescope crescent-moon | deciduous-tree: forest evergreen-tree | evergreen-tree: forest | forest: evergreen-tree
  bicycle: person-biking | automobile: steering-wheel road | electric-car: charging-station steering-wheel | airplane: airplane-departure luggage
  red-heart: heart-hands | trophy: 1st-place-medal | baby: baby-bottle stroller | spouting-whale: whale | whale: spouting-whale
  tropical-fish: fish | fish: tropical-fish | piggy-bank: coin-stack wallet | camera: camera-with-flash | guitar: musical-notes
  bread: baguette-bread croissant | sun: sun-behind-cloud | volcano: fire | mount-fuji: volcano | receipt: wallet calculator
  yawning-face: sleepy-face | dough: bread rolling-pin | eye: glasses | swimming-pool: person-swimming | wifi-signal: router
  house-keys: house signed-contract | turtle: framed-picture | ship: anchor galleon | tea-glass: double-teapot
  long-drum: ramadan-lantern | hamburger: french-fries | cherry-blossom: blossom bouquet | child: teddy-bear kite | tooth: toothbrush toothpaste
  bank: bank-card-cut safe | mars: rocket telescope | old-man: grandparents | drop-of-blood: syringe red-heart
  school: backpack blackboard | horse: horse-racing | wolf: paw-prints | lion: paw-prints | elephant: paw-prints | hiking-boot: winding-road`,
);

function readTable(table: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    table.split(/[|\n]/u).flatMap((line) => {
      const [slug = "", others = ""] = line.split(": ");
      return others ? [[slug.trim(), others.trim()] as const] : [];
    }),
  );
}

/** Every drawing that may stand in for another. */
export const ALIKE_SLUGS: readonly string[] = Object.entries(ALIKE).flatMap(([slug, others]) => [
  slug,
  ...others.split(" "),
]);

export function alikeOf(slug: string): string[] {
  return (ALIKE[slug] ?? "").split(" ").filter(Boolean);
}

/** Scenes that show one thing large; a comparison, a map and the closing picture show what they must. */
const VARIED = new Set(["hero", "close", "list", "figure", "quote", "year"]);

/** Words with the same beginning are forms of one word. */
const SAME_WORD = 3;

/**
 * The same picture does not come back before the end of a film while something else shows the same subject. What is named by
 * another word stays: "fincan" is a cup, though the coffee was one too.
 */
export function varyPictures(drafts: readonly Draft[]): Draft[] {
  const seen = new Map<string, string>();
  return drafts.map((draft) => {
    const [main, ...rest] = draft.things;
    if (!main) return draft;
    const before = seen.get(main.slug);
    const start = (word: string) => word.toLocaleLowerCase("tr").slice(0, SAME_WORD);
    const isSame = before !== undefined && (main.word === "" || start(main.word) === start(before));
    const isPlain = !main.isRefused && main.count === 1 && VARIED.has(draft.kind);
    const others = isPlain && isSame ? alikeOf(main.slug) : [];
    const other = others.find((slug) => !seen.has(slug) && rest.every((thing) => thing.slug !== slug));
    const slug = other ?? main.slug;
    seen.set(slug, main.word);
    for (const thing of rest) seen.set(thing.slug, thing.word);
    return other === undefined ? draft : { ...draft, things: [{ ...main, slug }, ...rest] };
  });
}
