import type { Draft } from "#director/draft.ts";

/** What else shows the same subject, by what was shown first: another look at it, never what only goes with it. */
const ALIKE = readTable(
  `cat-face: cat | cat-in-box: cat-on-armchair sleeping-cat | cat: cat-face | dog-face: dog | dog: dog-face | honeybee: beehive
  snow-capped-mountain: mountain | mountain: snow-capped-mountain | hot-beverage: coffee-beans coffee-bag | turkish-coffee: coffee-beans cezve
  alarm-clock: wall-clock | health-worker: stethoscope hospital | iceberg: melting-ice | melting-ice: iceberg
  soccer-ball: goal-net | mug: patterned-mugs | battery: lithium-battery
  robot: robot-arm | mobile-phone: app-screen | app-screen: mobile-phone
  money-bag: coin-stack wallet | gold-bar: coin-stack | person-running: running-shoe tying-shoes | running-shoe: tying-shoes
  open-book: books | books: open-book | tulip: bouquet | rose: bouquet | droplet: glass-of-water water-bottle
  glass-of-water: water-bottle | water-bottle: glass-of-water | house: house-with-garden | houses: house
  full-moon: crescent-moon | deciduous-tree: forest evergreen-tree | evergreen-tree: forest | forest: evergreen-tree
  bicycle: person-biking | automobile: steering-wheel | electric-car: charging-station | airplane: airplane-departure
  red-heart: heart-hands | trophy: 1st-place-medal | spouting-whale: whale | whale: spouting-whale
  tropical-fish: fish | fish: tropical-fish | piggy-bank: coin-stack | camera: camera-with-flash | guitar: musical-notes
  bread: baguette-bread croissant | yawning-face: sleepy-face | dough: rolling-pin | swimming-pool: person-swimming | wifi-signal: router
  house-keys: house | tea-glass: double-teapot | cherry-blossom: blossom | tooth: toothbrush | old-man: grandparents
  towering-mountain: mountain | trade-routes: camel | scared-dragon: dragon | mount-fuji: volcano | school: backpack blackboard`,
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
export function varyPictures(drafts: readonly Draft[], sold: string | null = null): Draft[] {
  const seen = new Map<string, string>();
  return drafts.map((draft) => {
    const [main, ...rest] = draft.things;
    if (!main) return draft;
    const before = seen.get(main.slug);
    const start = (word: string) => word.toLocaleLowerCase("tr").slice(0, SAME_WORD);
    const isSame = before !== undefined && (main.word === "" || start(main.word) === start(before));
    // What is sold looks like nothing else.
    const isPlain = main.slug !== sold && !main.isRefused && main.count === 1 && VARIED.has(draft.kind);
    const others = isPlain && isSame ? alikeOf(main.slug) : [];
    const other = others.find((slug) => !seen.has(slug) && rest.every((thing) => thing.slug !== slug));
    const slug = other ?? main.slug;
    seen.set(slug, main.word);
    for (const thing of rest) seen.set(thing.slug, thing.word);
    return other === undefined ? draft : { ...draft, things: [{ ...main, slug }, ...rest] };
  });
}
