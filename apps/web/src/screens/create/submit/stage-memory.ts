import type { AspectRatio } from "@sahne/contract/videos/capabilities";
import { readStoredJson, removeStored, writeStored } from "#lib/storage.ts";
import type { Made } from "./create-body.ts";

export const STAGED_MAX = 3;

/** Which videos have the stage, the newest first, and the shape of that one. They themselves come from the server. */
export type Staged = { videoIds: string[]; shape: AspectRatio };

/** Known before the server has answered, so that a page which opens keeps their room. */
export function readStage(userId: string): Staged | null {
  const kept = readStoredJson("create-stage") as Partial<Staged & { userId: string }> | null;
  return kept?.userId === userId && kept.videoIds && kept.shape ? { videoIds: kept.videoIds, shape: kept.shape } : null;
}

export function keepStage(userId: string, { video }: Made, before: Staged | null): Staged {
  const videoIds = [video._id, ...(before?.videoIds ?? [])].slice(0, STAGED_MAX);
  const staged = { videoIds, shape: video.options.aspectRatio };
  writeStored("create-stage", JSON.stringify({ userId, ...staged }));
  return staged;
}

export function leaveStage(): null {
  removeStored("create-stage");
  return null;
}
