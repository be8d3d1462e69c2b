import type { StudioFilm } from "@sahne/contract/videos/film";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { useEffect, useRef, useState } from "react";
import { logError } from "#lib/log.ts";
import { openFilm, type Material } from "./open-film.ts";
import type { Opened, PreviewTools } from "./use-preview.ts";

const STILLS_AFTER_MS = 700;
/** By then everything in a scene has arrived. */
const REST_SHARE = 0.8;
const STILL_HEIGHT = 160;

/** A small picture of every scene, by its key; those of scenes that changed are painted anew in the background. */
export function useStills(
  tools: PreviewTools | null,
  opened: Opened | null,
  { options, material }: { options: RequestedOptions; material: Material | null },
): ReadonlyMap<string, ImageBitmap> {
  const [stills, setStills] = useState<ReadonlyMap<string, ImageBitmap>>(new Map());
  const known = useRef(new Map<string, ImageBitmap>());
  const paintedWith = useRef<Material | null>(null);
  useEffect(() => {
    if (!tools || !opened || material === null) return undefined;
    let isStale = false;
    const { film } = opened;
    async function paintAll(client: PreviewTools["back"], given: Material): Promise<void> {
      // In other colours or with another picture, everything looks different.
      if (paintedWith.current !== given) known.current.clear();
      paintedWith.current = given;
      const missing = film.scenes.filter((scene) => !known.current.has(stillKey(film, scene, options)));
      if (missing.length === 0 || isStale) return;
      await openFilm(client, { film, options }, given);
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
      paintAll(tools.back, material).catch((error: unknown) => {
        if (!isStale) logError("the stills of the scenes could not be painted", error);
      });
    }, STILLS_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [tools, opened, options, material]);
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
