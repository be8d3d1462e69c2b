import type { Drawings, WantedDrawing } from "@sahne/engine/preview/preview-tools";
import type { DrawnMessage, FromWorker } from "./messages.ts";

export type DrawingStore = Drawings & {
  /** Waits until everything that was missed, and these, has come. False: nothing was missing. */
  fetchMissing(others?: readonly WantedDrawing[]): Promise<boolean>;
  receive(message: DrawnMessage): void;
};

/** Of each drawing the sizes of the film at hand: beyond this many the oldest are let go. */
const MOST_KEPT = 160;

/** Browsers draw SVG only on the page itself: this thread says what it lacks and gets it as pixels. */
export function createDrawings(post: (message: FromWorker) => void): DrawingStore {
  const known = new Map<string, ImageBitmap | null>();
  const bySlug = new Map<string, ImageBitmap>();
  const missing = new Map<string, WantedDrawing>();
  let waiting: { keys: Set<string>; done: () => void } | undefined;

  return {
    find: (wanted) => known.get(keyOf(wanted)) ?? undefined,
    findAny: (slug) => bySlug.get(slug),
    noteMissing(wanted) {
      if (!known.has(keyOf(wanted))) missing.set(keyOf(wanted), wanted);
    },
    async fetchMissing(others = []) {
      for (const wanted of others) if (!known.has(keyOf(wanted))) missing.set(keyOf(wanted), wanted);
      if (missing.size === 0) return false;
      const wanted = [...missing].map(([key, each]) => ({ key, ...each }));
      missing.clear();
      await new Promise<void>((done) => {
        waiting = { keys: new Set(wanted.map(({ key }) => key)), done };
        post({ type: "draw", wanted });
      });
      return true;
    },
    receive({ drawings }) {
      for (const { key, picture } of drawings) {
        known.set(key, picture);
        const slug = key.slice(0, key.lastIndexOf("@"));
        if (picture && !bySlug.has(slug)) bySlug.set(slug, picture);
        waiting?.keys.delete(key);
      }
      for (const [key, picture] of known) {
        if (known.size <= MOST_KEPT) break;
        if (picture && [...bySlug.values()].includes(picture)) continue;
        known.delete(key);
      }
      if (waiting?.keys.size === 0) waiting.done();
    },
  };
}

function keyOf({ slug, pixels }: WantedDrawing): string {
  return `${slug}@${pixels}`;
}
