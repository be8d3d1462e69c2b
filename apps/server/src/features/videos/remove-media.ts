import type { Context } from "#context.ts";

/** Job: removes files that no row knows any more. It is queued with the loss of the row, so none is ever forgotten. */
export async function removeMedia(context: Context, { keys }: { keys: string[] }): Promise<void> {
  for (const key of keys) await context.media.remove(key);
}
