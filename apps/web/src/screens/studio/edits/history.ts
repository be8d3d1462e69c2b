import type { Content } from "./content.ts";
import type { Edit } from "./edit-film.ts";
import { editFilm } from "./edit-film.ts";

const MOST_STEPS = 200;

/** A draft with the way back and forth. Typing in one place is one step until something else is done. */
export type History = { past: Content[]; present: Content; future: Content[]; typing: string | null };

export type HistoryAction = { type: "edit"; edit: Edit } | { type: "undo" } | { type: "redo" } | { type: "rest" };

export function startHistory(present: Content): History {
  return { past: [], present, future: [], typing: null };
}

export function stepHistory(history: History, action: HistoryAction): History {
  const { past, present, future, typing } = history;
  switch (action.type) {
    case "edit": {
      const next = editFilm(present, action.edit);
      if (next === present) return history;
      const place = typingPlace(action.edit, present, next);
      const steps = place !== null && place === typing ? past : [...past, present].slice(-MOST_STEPS);
      return { past: steps, present: next, future: [], typing: place };
    }
    case "undo": {
      const before = past.at(-1);
      if (!before) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], typing: null };
    }
    case "redo": {
      const [after, ...rest] = future;
      if (!after) return history;
      return { past: [...past, present], present: after, future: rest, typing: null };
    }
    case "rest":
      return typing === null ? history : { ...history, typing: null };
  }
}

/** Where somebody is typing; null for everything that is a step by itself. */
function typingPlace(edit: Edit, before: Content, after: Content): string | null {
  if (edit.kind === "title") return "title";
  if (edit.kind === "replace") return edit.stream ?? null;
  // Text that became several scenes was pasted.
  if (edit.kind === "text" && before.film.scenes.length === after.film.scenes.length) return `text ${edit.index}`;
  return null;
}
