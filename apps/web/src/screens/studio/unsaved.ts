import { draftContent, type DraftContent } from "@sahne/contract/studio/studio";
import { z } from "zod";
import { readStoredJson, removeStored, writeStored } from "#lib/storage.ts";

const KEY = "studio-unsaved";
const kept = z.object({ draftId: z.string(), revision: z.int(), content: draftContent });

/** What a tab was closed with before it could be saved. One draft at a time: one edits one. */
export function keepUnsaved(draftId: string, state: { revision: number; content: DraftContent }): void {
  writeStored(KEY, JSON.stringify({ draftId, ...state }));
}

export function readUnsaved(draftId: string): DraftContent | null {
  const found = kept.safeParse(readStoredJson(KEY)).data;
  return found?.draftId === draftId ? found.content : null;
}

export function dropUnsaved(draftId: string): void {
  if (readUnsaved(draftId) !== null) removeStored(KEY);
}
