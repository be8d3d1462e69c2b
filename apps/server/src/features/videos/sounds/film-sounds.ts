import type { StudioFilm } from "@sahne/contract/videos/film";
import { readOwnSound, RECORDED_VOICE } from "@sahne/contract/studio/sounds";
import type { Film } from "@sahne/engine/film/film";
import { spokenScenes } from "@sahne/engine/film/fit-speech";
import type { RenderSpec } from "@sahne/engine/spec";
import type { Context } from "#context.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { withLocalFiles } from "#platform/media/local-files.ts";
import { findKeptSound } from "./sounds.repo.ts";

/** Refuses music that is not there, or not its user's. */
export async function requireMusic(executor: Executor, userId: string, chosen: string | undefined): Promise<void> {
  const soundId = readOwnSound(chosen);
  if (soundId === null) return;
  const sound = await findKeptSound(executor, userId, soundId);
  if (sound?.kind === "music" && sound.hiddenAt === null) return;
  throw new AppError("sound_not_found", { fields: { "options.music": "error.sound_not_found" } });
}

/** Refuses a voice of one's own that is not there. */
export async function requireOwnVoice(
  executor: Executor,
  userId: string,
  { voice, film }: { voice: string | undefined; film: StudioFilm | null },
): Promise<void> {
  if (!isOwnVoice(voice)) return;
  const soundIds = recordingsOf({ voice, film });
  for (const soundId of soundIds) {
    const sound = await findKeptSound(executor, userId, soundId);
    const kind = voice === RECORDED_VOICE ? "recording" : "speech";
    if (sound?.kind !== kind || sound.hiddenAt !== null) throw gone();
  }
  if (soundIds.length === 0)
    throw new AppError("invalid_request", { fields: { "options.voice": "sounds.voice.none" } });
}

function gone(): AppError {
  return new AppError("sound_not_found", { fields: { "options.voice": "error.sound_not_found" } });
}

export function isOwnVoice(voice: string | undefined): boolean {
  return voice === RECORDED_VOICE || readOwnSound(voice) !== null;
}

/** The one file in which everything is said, or those of the scenes. */
function recordingsOf({ voice, film }: { voice: string | undefined; film: unknown }): string[] {
  const narration = readOwnSound(voice);
  if (narration !== null) return [narration];
  return spokenScenesOf(film).flatMap(({ recording }) => recording ?? []);
}

function spokenScenesOf(film: unknown): Film["scenes"] {
  const edited = film as Film | null;
  if (edited === null) return [];
  return spokenScenes(edited).flatMap((index) => edited.scenes[index] ?? []);
}

/** Hands the renderer what its owner has spoken, as files. A scene that nobody spoke is silent. */
export async function withOwnVoice<T>(
  context: Context,
  { userId, options: { voice }, film }: VideoRow,
  work: (speech: Pick<RenderSpec, "voice" | "speech" | "narration">) => Promise<T>,
): Promise<T> {
  if (!isOwnVoice(voice)) return work({});
  const keys = new Map<string, string>();
  for (const soundId of recordingsOf({ voice, film })) {
    const sound = await findKeptSound(context.db, userId, soundId);
    // Never a film without the voice that was asked for.
    if (!sound) throw new AppError("sound_not_found");
    keys.set(soundId, sound.mediaKey);
  }
  const ids = [...keys.keys()];
  return withLocalFiles(context, [...keys.values()], (paths) => {
    const pathOf = (soundId: string | undefined): string => paths[ids.indexOf(soundId ?? "")] ?? "";
    const narration = readOwnSound(voice);
    if (narration !== null) return work({ voice: "given", narration: pathOf(narration) });
    return work({ voice: "given", speech: spokenScenesOf(film).map(({ recording }) => pathOf(recording)) });
  });
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
