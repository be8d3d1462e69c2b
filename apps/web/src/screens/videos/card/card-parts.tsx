import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages } from "#lib/messages.tsx";

// Most cards need none of these, so they come, with their words, when the first one does.
export const UploadState = lazyPart(async () => {
  const [part] = await Promise.all([
    import("#screens/videos/upload/upload-state.tsx"),
    loadMessages(["publishing", "errors"]),
  ]);
  return part.UploadState;
});

export const UploadFacts = lazyPart(async () => {
  const [part] = await Promise.all([import("#screens/videos/upload/upload-facts.tsx"), loadMessages(["publishing"])]);
  return part.UploadFacts;
});

export const VideoProblem = lazyPart(async () => {
  const [part] = await Promise.all([import("./video-problem.tsx"), loadMessages(["errors"])]);
  return part.VideoProblem;
});

export const VideoWork = lazyPart(async () => (await import("./video-work.tsx")).VideoWork);
