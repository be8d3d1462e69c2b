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
  const asked = new Set<string>();
  const waiting = new Set<{ keys: Set<string>; done: () => void }>();

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
      const fresh = wanted.filter(({ key }) => !asked.has(key));
      for (const { key } of fresh) asked.add(key);
      if (fresh.length > 0) post({ type: "draw", wanted: fresh });
      await new Promise<void>((done) => void waiting.add({ keys: new Set(wanted.map(({ key }) => key)), done }));
      return true;
    },
    receive({ drawings }) {
      for (const { key, picture } of drawings) {
        known.set(key, picture);
        const slug = key.slice(0, key.lastIndexOf("@"));
        if (picture && !bySlug.has(slug)) bySlug.set(slug, picture);
        asked.delete(key);
        for (const { keys } of waiting) keys.delete(key);
      }
      for (const [key, picture] of known) {
        if (known.size <= MOST_KEPT) break;
        if (picture && [...bySlug.values()].includes(picture)) continue;
        known.delete(key);
      }
      for (const each of waiting) {
        if (each.keys.size > 0) continue;
        waiting.delete(each);
        each.done();
      }
    },
  };
}

function keyOf({ slug, pixels }: WantedDrawing): string {
  return `${slug}@${pixels}`;
}
