import type { Film } from "./film.ts";

/** Every letter a film may show: its words, numbers, places and names. */
export function lettersOf({ scenes, channel }: Pick<Film, "scenes" | "channel">): string {
  const shown = scenes.flatMap(({ text, figure, place, placeTo, versus }) => [
    text,
    ...Object.values(figure ?? {}),
    place?.name,
    placeTo?.name,
    versus?.note,
    ...(versus?.sides ?? []).map((side) => side.text),
  ]);
  return `${shown.join(" ")} ${channel ?? ""}`;
}
