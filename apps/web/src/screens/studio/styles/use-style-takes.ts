import { lookId, type StudioFilm } from "@sahne/contract/videos/film";
import { useEffect, useState } from "react";
import { logError } from "#lib/log.ts";
import type { Content } from "#screens/studio/edits/content.ts";
import { openFilm, type Material } from "#screens/studio/preview/open-film.ts";
import { createPreview, type PreviewClient } from "#screens/studio/preview/preview-client.ts";

export type LookId = StudioFilm["preset"];
/** The frames of a take that are painted by now; all of them make its loop. */
export type Take = { look: LookId; frames: readonly ImageBitmap[] };

export const TAKE_SECONDS = 3;
export const TAKE_FRAMES_PER_SECOND = 10;
const TAKE_FRAMES = TAKE_SECONDS * TAKE_FRAMES_PER_SECOND;
const TAKE_HEIGHT = 300;

type TakesInput = { base: string; content: Content; material: Material; looks: readonly LookId[] };

/**
 * The beginning of the film in several looks, painted by a thread of its own, one after the other; what is painted is
 * shown at once.
 */
export function useStyleTakes({ base, content, material, looks }: TakesInput): { takes: Take[]; hasFailed: boolean } {
  const [painted, setPainted] = useState<ReadonlyMap<LookId, readonly ImageBitmap[]>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  // One edit is one film: while the dialog is open nothing else changes it.
  const [told] = useState(content);
  const key = looks.join(" ");
  useEffect(() => {
    let isOver = false;
    const client = createPreview(base);
    async function paintAll(): Promise<void> {
      for (const look of lookId.array().parse(key.split(" "))) {
        const frames: ImageBitmap[] = [];
        await paintTake(client, { ...told, film: { ...told.film, preset: look } }, material, (frame) => {
          frames.push(frame);
          if (!isOver) setPainted((known) => new Map(known).set(look, [...frames]));
        });
      }
    }
    paintAll().catch((error: unknown) => {
      if (isOver) return;
      logError("the styles could not be compared", error);
      setHasFailed(true);
    });
    return () => {
      isOver = true;
      client.close();
    };
  }, [base, told, material, key]);
  return { takes: looks.map((look) => ({ look, frames: painted.get(look) ?? [] })), hasFailed };
}

async function paintTake(
  client: PreviewClient,
  content: Content,
  material: Material,
  onFrame: (frame: ImageBitmap) => void,
): Promise<void> {
  await openFilm(client, content, material);
  for (let frame = 0; frame < TAKE_FRAMES; frame++) {
    const { picture } = await client.ask({ kind: "show", time: frame / TAKE_FRAMES_PER_SECOND });
    if (!picture) continue;
    onFrame(await createImageBitmap(picture, { resizeHeight: TAKE_HEIGHT, resizeQuality: "medium" }));
    picture.close();
  }
}
