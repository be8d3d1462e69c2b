import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "#context.ts";
import { newId } from "#platform/ids.ts";
import { hasStarters, insertImages } from "./images.repo.ts";

/** Scenes of our own renderer; their names stand in the catalogue under `preset.scene.<name>`. */
export const STARTERS = ["sunset", "sea", "forest", "city", "cosmos", "aurora"] as const;
export type Starter = (typeof STARTERS)[number];

const SIZE = { width: 1280, height: 720 };

/** A new account opens its library and finds six pictures; whoever hid one does not get it again. */
export async function ensureStarters(context: Context, userId: string): Promise<void> {
  if (await hasStarters(context.db, userId)) return;
  const now = context.clock.now();
  const rows = await Promise.all(
    STARTERS.map(async (starter, position) => ({
      id: newId(now),
      userId,
      label: starter,
      ...(await ensureFiles(context, starter)),
      ...SIZE,
      sourceSha256: "",
      starter,
      // The library shows the newest first: so they stand there as they stand here.
      createdAt: new Date(now.getTime() - position),
    })),
  );
  await insertImages(context.db, rows);
}

/** Shared by everybody, put into the store when first needed. Thumbnails come drawn: nobody waits for six processes. */
async function ensureFiles(
  context: Context,
  starter: Starter,
): Promise<{ mediaKey: string; thumbKey: string; bytes: number }> {
  const keys = { mediaKey: `starters/${starter}.jpg`, thumbKey: `starters/${starter}-thumb.jpg` };
  const known = await context.media.size(keys.mediaKey);
  const hasThumb = (await context.media.size(keys.thumbKey)) !== null;
  if (known !== null && hasThumb) return { ...keys, bytes: known };
  const read = (name: string): Promise<Buffer> => readFile(join(context.starterPicturesDir, name));
  await context.media.put(keys.thumbKey, await read(`${starter}-thumb.jpg`));
  const { bytes } = await context.media.put(keys.mediaKey, await read(`${starter}.jpg`));
  return { ...keys, bytes };
}
