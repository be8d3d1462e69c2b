import { errorKinds } from "@sahne/contract/errors";
import type { ShownVideo } from "#data/videos/video-state.ts";

const THERE = new Set(["published", "scheduled", "needs_attention"]);

/** On its channel for certain, so that it can be changed there. */
export function isOnChannel({ upload }: Pick<ShownVideo, "upload">): boolean {
  if (upload === null || upload.youtubeVideoId === null || !THERE.has(upload.status)) return false;
  return upload.error === null || errorKinds[upload.error.code].action !== "decide";
}
