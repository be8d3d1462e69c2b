import { serviceType } from "@sahne/contract/videos/engines";
import { requestedOptions } from "@sahne/contract/videos/video-options";
import { picturesOf, scenario } from "@sahne/contract/videos/videos";
import { z } from "zod";
import { readStoredJson, removeStored, writeStored } from "#lib/storage.ts";
import { NO_CHANGES, type CreateValues, type PublicationChanges } from "./create-values.ts";
import type { When } from "./timing/when.ts";

const draft = z.object({
  userId: z.string(),
  scenario,
  serviceType,
  promptText: z.string(),
  keywords: z.string(),
  imageIds: z.array(z.string()).default([]),
  /** The only one, in drafts that are older than the list. */
  imageId: z.string().nullish(),
  autoUpload: z.boolean(),
  options: requestedOptions,
  /** As it was typed: what the channel would refuse comes back too, and is told at its field. */
  publication: z.custom<PublicationChanges>().default(NO_CHANGES),
  /** Kept while it is to come: it survives connecting a channel, not the next visit in a week. */
  when: z.custom<When>().optional(),
  /** Taken over from a film and not touched since. */
  isReused: z.boolean().default(false),
  /** What somebody had written before those words took its place; looked at when it is asked for. */
  replaced: z.unknown().optional(),
});

/** Beside the values: where they come from. */
export type DraftOrigin = { isReused: boolean; replaced: unknown };
type Draft = { values: Omit<CreateValues, "when"> & { when?: When }; origin: DraftOrigin };

/** What was typed and not yet accepted survives a reload, a failed chunk and a lost session; never another user's. */
export function readDraft(userId: string, kept: unknown = readStoredJson("create-draft")): Draft | null {
  const stored = draft.safeParse(kept);
  if (!stored.success || stored.data.userId !== userId) return null;
  const { userId: _owner, isReused, replaced, imageId, when, ...rest } = stored.data;
  const isToCome = when !== undefined && Date.parse(`${when.date}T${when.time}`) > Date.now();
  const imageIds = picturesOf({ imageId: imageId ?? null, imageIds: rest.imageIds });
  const values = { ...rest, imageIds, ...(isToCome && { when }) };
  const isSame = hasWordsOf(values, replaced);
  return { values, origin: { isReused, replaced: isSame ? undefined : replaced } };
}

export function keepDraft(userId: string, values: CreateValues, { isReused, replaced }: DraftOrigin): void {
  // A channel that was chosen before the first word survives connecting another one.
  const isEmpty = `${values.promptText}${values.keywords}`.trim() === "" && values.publication === NO_CHANGES;
  const stored = isEmpty ? replaced : { userId, ...values, isReused, replaced };
  if (stored === undefined || stored === null) removeStored("create-draft");
  else writeStored("create-draft", JSON.stringify(stored));
}

function hasWordsOf({ promptText, keywords }: Draft["values"], other: unknown): boolean {
  const words = draft.pick({ promptText: true, keywords: true }).safeParse(other);
  return words.data?.promptText === promptText && words.data.keywords === keywords;
}
