import type { Content, Scene } from "#screens/studio/edits/content.ts";
import { editFilm, type Edit } from "#screens/studio/edits/edit-film.ts";

/** The words of all scenes, a line each. */
export function linesOfScenes({ film }: Content): string {
  return told(film.scenes)
    .map((index) => film.scenes[index]?.text.replaceAll(/\s+/gu, " ").trim())
    .join("\n");
}

/**
 * The same scenes with other words: a line for each that has any, so that what was filmed, recorded or chosen for a scene stays
 * with it. Lines that are left over become scenes behind them; scenes that are left over go once the end has come.
 */
export function retell(before: Content, lines: readonly string[], isEnd: boolean): Content {
  const { scenes } = before.film;
  const places = told(scenes);
  const last = places.at(-1);
  const hasCard = last !== undefined && scenes[last]?.kind === "end" && lines.length > 1 && isEnd;
  // The closing card closes: it takes the last line, however many there are before it.
  const body = hasCard ? places.slice(0, -1) : places;
  const words = hasCard ? lines.slice(0, -1) : lines;
  const edits: Edit[] = [];
  if (hasCard) edits.push({ kind: "text", index: last, text: lines.at(-1) ?? "" });
  const behind = (body.at(-1) ?? scenes.length - 1) + 1;
  for (const text of words.slice(body.length).toReversed())
    edits.push({ kind: "add", index: behind }, { kind: "text", index: behind, text });
  // From the back, since a long line becomes several scenes.
  for (const [place, index] of [...body.entries()].toReversed()) {
    const text = words[place];
    if (text !== undefined) edits.push({ kind: "text", index, text });
    else if (isEnd) edits.push({ kind: "delete", index });
  }
  return edits.reduce(editFilm, before);
}

/** Where words stand. */
function told(scenes: readonly Scene[]): number[] {
  return scenes.flatMap(({ text }, index) => (text.trim() === "" ? [] : [index]));
}

/** What has come, without a line that is still being written. */
export function wholeLines(text: string, isEnd: boolean): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return (isEnd ? lines : lines.slice(0, -1)).filter(Boolean);
}
