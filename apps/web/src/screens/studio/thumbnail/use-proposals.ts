import type { StudioFilm } from "@sahne/contract/videos/film";
import { useEffect, useRef, useState } from "react";
import { logError } from "#lib/log.ts";
import type { Content } from "#screens/studio/edits/content.ts";
import { openFilm, type Material } from "#screens/studio/preview/open-film.ts";
import { createPreview, type PreviewClient } from "#screens/studio/preview/preview-client.ts";
import { proposalsOf } from "./proposals.ts";

/** What YouTube takes. */
export const THUMBNAIL_MAX_BYTES = 2 * 1024 * 1024;
const QUALITIES = [0.92, 0.8, 0.6];
/** By then every word stands. */
const MOMENT_SECONDS = 3;
const PAINT_AFTER_MS = 400;

type ProposalsInput = { base: string; content: Content; material: Material; words: string };

/** The pictures, 1280 × 720, as files; painted anew a moment after the words have changed. */
export function useProposals({ base, content, material, words }: ProposalsInput) {
  const [files, setFiles] = useState<readonly Blob[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const client = useRef<PreviewClient | null>(null);
  useEffect(() => {
    const created = createPreview(base);
    created.start();
    client.current = created;
    return () => created.close();
  }, [base]);
  useEffect(() => {
    let isStale = false;
    async function paintAll(painter: PreviewClient): Promise<void> {
      const painted: Blob[] = [];
      for (const film of proposalsOf(content.film, words)) {
        const file = await paint(painter, { film, options: content.options }, material);
        if (isStale) return;
        painted.push(file);
        setFiles([...painted]);
      }
    }
    const timer = setTimeout(() => {
      if (client.current === null) return;
      paintAll(client.current).catch((error: unknown) => {
        if (isStale) return;
        logError("the thumbnails could not be painted", error);
        setHasFailed(true);
      });
    }, PAINT_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [content, material, words]);
  return { files, hasFailed };
}

async function paint(
  client: PreviewClient,
  { film, options }: { film: StudioFilm; options: Content["options"] },
  material: Material,
): Promise<Blob> {
  // Without captions a thumbnail would say nothing.
  const captions = options.captions === "none" ? undefined : options.captions;
  await openFilm(
    client,
    { film, options: { ...options, captions, aspectRatio: "16:9" }, resolution: "720p" },
    material,
  );
  const { picture } = await client.ask({ kind: "show", time: MOMENT_SECONDS });
  if (!picture) throw new Error("A thumbnail was not painted.");
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  picture.close();
  return smallEnough(canvas);
}

async function smallEnough(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of QUALITIES) {
    const file = await canvas.convertToBlob({ type: "image/jpeg", quality });
    if (file.size < THUMBNAIL_MAX_BYTES) return file;
  }
  throw new Error("A thumbnail is too large for every quality.");
}
