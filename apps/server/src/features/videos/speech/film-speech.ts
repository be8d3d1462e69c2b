import { readVoice } from "@sahne/contract/studio/voices";
import type { SpeechService } from "@sahne/contract/services/services";
import type { Film } from "@sahne/engine/film/film";
import { spokenScenes } from "@sahne/engine/film/fit-speech";
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

/** What a service shall say in one scene or sentence, and with which voice. */
export type SpeechPart = {
  service: SpeechService;
  speaker: Speaker;
  voice: string;
  language: "tr" | "en";
  text: string;
};

/** What is said in it, and by whom: a video, a draft or what a plan makes. */
export type Spoken = Pick<VideoRow, "film" | "promptText"> & {
  options: Pick<VideoRow["options"], "voice" | "language">;
};

/** Part by part. Null when its voice costs nothing or there is none. */
export function speechOf(context: Context, { film: stored, options, promptText }: Spoken): SpeechPart[] | null {
  const chosen = readVoice(options.voice);
  if (!chosen) return null;
  const film = stored === null ? undefined : (stored as Film);
  const { language, texts } = spokenScript({ prompt: promptText, language: options.language, film });
  const voices = film ? spokenScenes(film).map((index) => readVoice(stored?.scenes[index]?.voice ?? "")) : [];
  return texts.map((text, index) => {
    const { service, name } = voices[index] ?? chosen;
    return { service, speaker: context.speakers[service], voice: name, language, text };
  });
}

/** Before its owner pays again: what may have been paid for this film is given up. */
export async function dropUnknownSpeech(context: Context, executor: Executor, video: VideoRow): Promise<void> {
  const speech = speechOf(context, video);
  if (speech && speech.length > 0) await dropUnknown(executor, video.userId, hashesOf(speech));
}

/** Hands the renderer the bought speech as files, in the order of the texts, as far as it was bought. */
export async function withSpeech<T>(
  context: Context,
  video: VideoRow,
  work: (speech: Pick<RenderSpec, "voice" | "speech">) => Promise<T>,
): Promise<T> {
  const speech = speechOf(context, video);
  if (!speech) return work({});
  if (speech.length === 0) return work({ voice: "off" });
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

export function speechHashes(context: Context, spoken: Spoken): string[] {
  return hashesOf(speechOf(context, spoken) ?? []);
}

function hashesOf(speech: readonly SpeechPart[]): string[] {
  return speech.map((part) => clipHash(part));
}
