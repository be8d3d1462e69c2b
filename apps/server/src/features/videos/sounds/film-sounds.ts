import { readOwnSound } from "@sahne/contract/sounds";
import type { RenderSpec } from "@sahne/engine/spec";
import type { Context } from "#context.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { findKeptSound } from "./sounds.repo.ts";

/** Refuses music that is not there, or not its user's. */
export async function requireMusic(executor: Executor, userId: string, chosen: string | undefined): Promise<void> {
  const soundId = readOwnSound(chosen);
  if (soundId === null) return;
  const sound = await findKeptSound(executor, userId, soundId);
  if (sound?.kind === "music" && sound.hiddenAt === null) return;
  throw new AppError("sound_not_found", { fields: { "options.music": "error.sound_not_found" } });
}

/** Hands the renderer the music its owner brought along, as a file. */
export async function withMusic<T>(
  context: Context,
  { userId, options }: VideoRow,
  work: (music: Pick<RenderSpec, "music" | "track">) => Promise<T>,
): Promise<T> {
  const soundId = readOwnSound(options.music);
  if (soundId === null) return work({});
  const sound = await findKeptSound(context.db, userId, soundId);
  // Never a film with other music than was asked for.
  if (!sound) throw new AppError("sound_not_found");
  return context.media.withLocalFile(sound.mediaKey, (track) => work({ music: "own", track }));
}
