import { serviceType } from "@sahne/contract/engines";
import { requestedOptions } from "@sahne/contract/video-options";
import { scenario } from "@sahne/contract/videos";
import { z } from "zod";
import { readStoredJson, removeStored, writeStored } from "#lib/storage.ts";
import type { CreateValues } from "./create-values.ts";

// The time is left out: what was "today" when it was written may be long gone.
const draft = z.object({
  userId: z.string(),
  scenario,
  serviceType,
  promptText: z.string(),
  keywords: z.string(),
  imageId: z.string().nullable(),
  autoUpload: z.boolean(),
  options: requestedOptions,
});
type Draft = Omit<z.output<typeof draft>, "userId">;

/** What was typed and not yet accepted survives a reload, a failed chunk and a lost session; never another user's. */
export function readDraft(userId: string): Draft | null {
  const stored = draft.safeParse(readStoredJson("create-draft"));
  if (!stored.success || stored.data.userId !== userId) return null;
  const { userId: _owner, ...kept } = stored.data;
  return kept;
}

export function keepDraft(userId: string, values: CreateValues): void {
  if (values.promptText.trim() === "" && values.keywords.trim() === "") {
    removeStored("create-draft");
    return;
  }
  const { when: _when, ...kept } = values;
  writeStored("create-draft", JSON.stringify({ userId, ...kept }));
}
