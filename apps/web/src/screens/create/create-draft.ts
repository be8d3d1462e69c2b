import { readStored, removeStored, writeStored } from "#lib/storage.ts";

/** What was typed and not yet accepted survives a reload, a failed chunk and a lost session. */
export function readDraft(): string {
  return readStored("create-draft") ?? "";
}

export function keepDraft(promptText: string): void {
  if (promptText.trim() === "") removeStored("create-draft");
  else writeStored("create-draft", promptText);
}
