import type { StudioFilm } from "@sahne/contract/film";
import type { RequestedOptions } from "@sahne/contract/video-options";
import { useEffect, useRef, useState } from "react";
import { logError } from "#lib/log.ts";
import type { Opened, PreviewTools } from "./use-preview.ts";

const STILLS_AFTER_MS = 700;
/** By then everything in a scene has arrived. */
const REST_SHARE = 0.8;
const STILL_HEIGHT = 160;

/** A small picture of every scene, by its key; those of scenes that changed are painted anew in the background. */
export function useStills(
  tools: PreviewTools | null,
  opened: Opened | null,
  { options, pictures }: { options: RequestedOptions; pictures: readonly Blob[] | null },
): ReadonlyMap<string, ImageBitmap> {
  const [stills, setStills] = useState<ReadonlyMap<string, ImageBitmap>>(new Map());
  const known = useRef(new Map<string, ImageBitmap>());
  useEffect(() => {
    if (!tools || !opened || pictures === null) return undefined;
    let isStale = false;
    const { film } = opened;
    async function paintAll(client: PreviewTools["back"], blobs: readonly Blob[]): Promise<void> {
      const missing = film.scenes.filter((scene) => !known.current.has(stillKey(film, scene, options)));
      if (missing.length === 0 || isStale) return;
      const bitmaps = await Promise.all(blobs.map((blob) => createImageBitmap(blob)));
      await client.ask({ kind: "open", film, options, pictures: bitmaps }, bitmaps);
      for (const scene of missing) {
        if (isStale) return;
        const time = scene.start + (scene.end - scene.start) * REST_SHARE;
        const { picture } = await client.ask({ kind: "show", time });
        if (!picture) continue;
        const small = await createImageBitmap(picture, { resizeHeight: STILL_HEIGHT, resizeQuality: "medium" });
        known.current.set(stillKey(film, scene, options), small);
        if (!isStale) setStills(new Map(known.current));
      }
    }
    const timer = setTimeout(() => {
      paintAll(tools.back, pictures).catch((error: unknown) => {
        if (!isStale) logError("the stills of the scenes could not be painted", error);
      });
    }, STILLS_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [tools, opened, options, pictures]);
  return stills;
}

/** Everything a still depends on; where its scene stands in the film is not part of it. */
export function stillKey(film: StudioFilm, scene: StudioFilm["scenes"][number], options: RequestedOptions): string {
  const { start, end, beat: _beat, exit: _exit, ...shown } = scene;
  const { aspectRatio, captions } = options;
  const cast = scene.kind === "end" ? film.cast : [];
  const around = [film.preset, film.topic, film.isGrave, film.channel, aspectRatio, captions, cast];
  return JSON.stringify([shown, Math.round((end - start) * 10), ...around]);
}
