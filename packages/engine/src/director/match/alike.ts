import type { Draft } from "#director/draft.ts";

/**
 * The same thing seen otherwise: nearer, in another light, one of it or several. Never what only goes with it: behind a drop of
 * blood no glass of water, behind a burning bakery no croissant.
 */
const ALIKE = readTable(
  `cat-face: cat | cat-in-box: cat-on-armchair sleeping-cat | cat: cat-face | dog-face: dog | dog: dog-face
  mouse-face: mouse | mouse: mouse-face | rabbit-face: rabbit | rabbit: rabbit-face | tiger-face: tiger | tiger: tiger-face
  pig-face: pig | pig: pig-face | cow-face: cow | cow: cow-face | horse-face: horse | horse: horse-face
  dragon-face: dragon | dragon: dragon-face | scared-dragon: dragon | spouting-whale: whale | whale: spouting-whale
  snow-capped-mountain: mountain | mountain: snow-capped-mountain | towering-mountain: mountain | mount-fuji: volcano
  mug: patterned-mugs | battery: lithium-battery | mobile-phone: app-screen | app-screen: mobile-phone | money-bag: coin-stack
  open-book: books | books: open-book | tulip: bouquet | house: house-with-garden | houses: house | village: village-houses
  full-moon: crescent-moon | bicycle: person-biking | airplane: airplane-departure | camera: camera-with-flash
  yawning-face: sleepy-face | cherry-blossom: blossom`,
);

/**
 * What belongs to the same subject: a film that tells of coffee, of its beans and of their bag is about coffee. It never stands in
 * for it.
 */
const OF_ONE_SUBJECT = readTable(
  `honeybee: beehive | hot-beverage: coffee-beans coffee-bag | turkish-coffee: coffee-beans cezve | alarm-clock: wall-clock
  health-worker: stethoscope hospital | iceberg: melting-ice | melting-ice: iceberg | soccer-ball: goal-net | robot: robot-arm
  money-bag: wallet | gold-bar: coin-stack | person-running: running-shoe tying-shoes | running-shoe: tying-shoes | rose: bouquet
  droplet: glass-of-water water-bottle | glass-of-water: water-bottle | water-bottle: glass-of-water
  deciduous-tree: forest evergreen-tree | evergreen-tree: forest | forest: evergreen-tree | automobile: steering-wheel
  electric-car: charging-station | red-heart: heart-hands | trophy: 1st-place-medal | tropical-fish: fish | fish: tropical-fish
  piggy-bank: coin-stack | guitar: musical-notes | bread: baguette-bread croissant | dough: rolling-pin
  swimming-pool: person-swimming | wifi-signal: router | house-keys: house | tea-glass: double-teapot | tooth: toothbrush
  old-man: grandparents | trade-routes: camel | school: backpack blackboard`,
);

function readTable(table: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    table.split(/[|\n]/u).flatMap((line) => {
      const [slug = "", others = ""] = line.split(": ");
      return others ? [[slug.trim(), others.trim()] as const] : [];
    }),
  );
}

/** Every drawing that may stand in for another, or belongs to its subject. */
export const ALIKE_SLUGS: readonly string[] = [ALIKE, OF_ONE_SUBJECT].flatMap((table) =>
  Object.entries(table).flatMap(([slug, others]) => [slug, ...others.split(" ")]),
);

export function alikeOf(slug: string): string[] {
  return slugsIn(ALIKE, slug);
}

export function ofOneSubject(slug: string): string[] {
  return [...slugsIn(ALIKE, slug), ...slugsIn(OF_ONE_SUBJECT, slug)];
}

function slugsIn(table: Readonly<Record<string, string>>, slug: string): string[] {
  return (Object.hasOwn(table, slug) ? (table[slug] ?? "") : "").split(" ").filter(Boolean);
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
