/** Colours in which a thing or somebody's clothes can be drawn. */
// prettier-ignore
export const THING_COLORS = [
  "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "black", "white", "grey",
  "navy", "turquoise", "gold", "silver", "beige", "dark-red", "dark-green", "light-blue", "light-green",
] as const;
export type ThingColor = (typeof THING_COLORS)[number];

/** What a film takes as the name of a drawing. */
const LONGEST_NAME = 80;
/** A figure without anything in its hands has nothing that could be painted; its clothes are part of its name. */
const EMPTY_HANDS = /^figure-(?!.*-with-)/u;
const PAINTED = new RegExp(`^(.+)-in-(${THING_COLORS.join("|")})$`, "u");

/** The name of a drawing in a colour; of a figure what it holds is painted. Without room for it the drawing stays as it is. */
export function paintedName(slug: string, color: ThingColor | undefined): string {
  const name = color === undefined || slug === "" || EMPTY_HANDS.test(slug) ? slug : `${slug}-in-${color}`;
  return name.length > LONGEST_NAME ? slug : name;
}

/** Null: the drawing of that name has its own colours. */
export function readPainted(name: string): { slug: string; color: ThingColor } | null {
  const [, slug, color] = EMPTY_HANDS.test(name) ? [] : (PAINTED.exec(name) ?? []);
  return slug === undefined || color === undefined ? null : { slug, color: color as ThingColor };
}
