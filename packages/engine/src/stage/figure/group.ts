import type { Figure, Group, Person, Sex } from "./figure-name.ts";
import { PALETTES } from "./figure-name.ts";

/** Somebody in a group: where the feet are from the middle, how far behind, and who it is. */
export type Member = { person: Person; x: number; back: number };

type Kind = Partial<Pick<Person, "age">> & { sex?: Sex };
/** Who is around the person, from left to right; the person stands where nothing is said of anybody. */
const PLACES: Readonly<Record<Group, readonly { x: number; back: number; kind: Kind | null }[]>> = {
  family: [
    { x: -19, back: 1, kind: { sex: "he", age: "old" } },
    { x: 21, back: 1, kind: { sex: "she", age: "adult" } },
    { x: -38, back: 0, kind: { sex: "he", age: "adult" } },
    { x: 0, back: 0, kind: null },
    { x: 40, back: 0, kind: { age: "child" } },
  ],
  friends: [
    { x: -33, back: 0, kind: {} },
    { x: 33, back: 0, kind: {} },
    { x: 0, back: 0, kind: null },
  ],
  women: [
    { x: -33, back: 0, kind: { sex: "she" } },
    { x: 33, back: 0, kind: { sex: "she" } },
    { x: 0, back: 0, kind: null },
  ],
  men: [
    { x: -33, back: 0, kind: { sex: "he" } },
    { x: 33, back: 0, kind: { sex: "he" } },
    { x: 0, back: 0, kind: null },
  ],
  children: [
    { x: -14, back: 1, kind: { age: "child" } },
    { x: 15, back: 1, kind: { age: "child" } },
    { x: -30, back: 0, kind: { age: "child" } },
    { x: 30, back: 0, kind: { age: "child" } },
    { x: 0, back: 0, kind: null },
  ],
  crowd: [
    { x: -34, back: 1, kind: { age: "adult" } },
    { x: -11, back: 1, kind: { age: "old" } },
    { x: 12, back: 1, kind: { age: "adult" } },
    { x: 35, back: 1, kind: { age: "adult" } },
    { x: -46, back: 0, kind: { age: "adult" } },
    { x: -23, back: 0, kind: { age: "adult" } },
    { x: 24, back: 0, kind: { age: "child" } },
    { x: 46, back: 0, kind: { age: "old" } },
    { x: 0, back: 0, kind: null },
  ],
  several: [
    { x: -31, back: 0, kind: {} },
    { x: 31, back: 0, kind: {} },
    { x: 0, back: 0, kind: null },
  ],
};

const OF_ONE_SEX: ReadonlySet<Person["wear"]> = new Set(["player", "soldier", "fisher"]);

/** Who stands in a group, from back to front; the same name is always the same people. */
export function membersOf({ person, group }: Pick<Figure, "person" | "group">): Member[] {
  if (group === undefined) return [];
  return PLACES[group].map(({ x, back, kind }, index) => {
    if (kind === null) return { person, x, back };
    const count = index + person.palette + 1;
    // A team, and the soldiers of one army, are men or women.
    const own = group === "several" && OF_ONE_SEX.has(person.wear) ? person.sex : undefined;
    const sex = kind.sex ?? own ?? (count % 2 === 0 ? "she" : "he");
    // A trade is that of all who have it, and a time that of everybody; else each wears his own.
    const wear = group === "several" || person.wear === "past" ? person.wear : "today";
    const palette = (count + Math.floor(index / (PALETTES - 1))) % PALETTES;
    return { person: { sex, age: kind.age ?? person.age, wear, palette }, x, back };
  });
}
