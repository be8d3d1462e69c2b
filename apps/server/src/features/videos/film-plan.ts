import { z } from "zod";

const scene = z.object({ text: z.string(), start: z.number(), end: z.number() });
const plan = z.object({ film: z.object({ scenes: z.array(scene) }), untold: z.string().default("") });

export type ToldFilm = z.output<typeof plan>["film"];

/** What the built-in renderer's film says and when; null where there are no words, for a vendor's film and for old plans. */
export function filmOf(stored: unknown): ToldFilm | null {
  const film = plan.safeParse(stored).data?.film;
  return film?.scenes.some(({ text }) => text.trim() !== "") ? film : null;
}

export function untoldOf(stored: unknown): string {
  return plan.safeParse(stored).data?.untold ?? "";
}
