import { isProcessing, type ShownVideo } from "#data/video-state.ts";
import { lazyPart, usePartsReady } from "#lib/lazy-part.tsx";
import { loadMessages } from "#lib/messages.tsx";
import type { LibraryView } from "./library-address.ts";

// Most cards need none of these, so they come, with their words, when the first one does.
export const UploadState = lazyPart(async () => {
  const [part] = await Promise.all([import("./upload-state.tsx"), loadMessages(["publishing", "errors"])]);
  return part.UploadState;
});

export const UploadFacts = lazyPart(async () => {
  const [part] = await Promise.all([import("./upload-facts.tsx"), loadMessages(["publishing"])]);
  return part.UploadFacts;
});

export const VideoProblem = lazyPart(async () => {
  const [part] = await Promise.all([import("./video-problem.tsx"), loadMessages(["errors"])]);
  return part.VideoProblem;
});

export const VideoWork = lazyPart(async () => (await import("./video-work.tsx")).VideoWork);

export const VideoRow = lazyPart(async () => (await import("./video-row.tsx")).VideoRow);

/** Whether the parts that the first cards are made of are here. */
export function useFirstParts(videos: readonly ShownVideo[] | undefined, view: LibraryView): boolean {
  return usePartsReady(partsOf(videos ?? [], view), videos !== undefined);
}

function partsOf(videos: readonly ShownVideo[], view: LibraryView) {
  return [
    ...(view === "list" ? [VideoRow] : []),
    ...(videos.some(isProcessing) ? [VideoWork] : []),
    ...(videos.some((video) => video.error !== null) ? [VideoProblem] : []),
    ...(videos.some((video) => video.upload !== null) ? [UploadState] : []),
  ];
}
