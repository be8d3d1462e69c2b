import { readVoice } from "@sahne/contract/studio/voices";
import type { SpeechService } from "@sahne/contract/services/services";
import type { Film } from "@sahne/engine/film/film";
import { spokenScript } from "@sahne/engine/script/read-script";
import type { RenderSpec } from "@sahne/engine/spec";
import type { Context } from "#context.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { withLocalFiles } from "#platform/media/local-files.ts";
import type { Speaker } from "#providers/speaker.ts";
import { clipHash } from "./buy-speech.ts";
import { dropUnknown, findReady } from "./speech.repo.ts";

/** What a service shall say in a film, part by part, and with which voice. */
export type FilmSpeech = {
  service: SpeechService;
  speaker: Speaker;
  voice: string;
  language: "tr" | "en";
  texts: string[];
};

/** Null when its voice costs nothing or there is none. */
export function speechOf(context: Context, video: VideoRow): FilmSpeech | null {
  const chosen = readVoice(video.options.voice);
  if (!chosen) return null;
  const film = video.film === null ? undefined : (video.film as Film);
  const script = spokenScript({ prompt: video.promptText, language: video.options.language, film });
  return { service: chosen.service, speaker: context.speakers[chosen.service], voice: chosen.name, ...script };
}

/** Before its owner pays again: what may have been paid for this film is given up. */
export async function dropUnknownSpeech(context: Context, executor: Executor, video: VideoRow): Promise<void> {
  const speech = speechOf(context, video);
  if (speech && speech.texts.length > 0) await dropUnknown(executor, video.userId, hashesOf(speech));
}

/** Hands the renderer the bought speech as files, in the order of the texts, as far as it was bought. */
export async function withSpeech<T>(
  context: Context,
  video: VideoRow,
  work: (speech: Pick<RenderSpec, "voice" | "speech">) => Promise<T>,
): Promise<T> {
  const speech = speechOf(context, video);
  if (!speech) return work({});
  if (speech.texts.length === 0) return work({ voice: "off" });
  const ready = await findReady(context.db, video.userId, hashesOf(speech));
  const keys: string[] = [];
  for (const hash of hashesOf(speech)) {
    const key = ready.get(hash)?.mediaKey;
    // Beyond the asked length nothing was bought.
    if (typeof key !== "string") break;
    keys.push(key);
  }
  // Never a film without the voice that was asked for.
  if (keys.length === 0) throw new AppError("speech_empty");
  return withLocalFiles(context, keys, (paths) => work({ voice: "given", speech: paths }));
}

function hashesOf(speech: FilmSpeech): string[] {
  return speech.texts.map((text) => clipHash({ ...speech, text }));
}
