import { readVoice, type Speaker } from "@sahne/contract/studio/voices";
import { speechService } from "@sahne/contract/services/services";
import type { StudioFilm } from "@sahne/contract/videos/film";
import type { Context } from "#context.ts";
import { hasApiKey, openApiKey } from "#features/accounts/api-keys.ts";
import { isOwnVoice, requireOwnVoice } from "#features/videos/sounds/film-sounds.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { isSandboxKey } from "#providers/vendor-host.ts";
import { buySpeech, clipHash } from "./buy-speech.ts";
import { dropUnknown } from "./speech.repo.ts";

export async function speakersOf(context: Context, userId: string): Promise<Speaker[]> {
  return Promise.all(
    speechService.options.map(async (service) => {
      const key = await openApiKey(context, context.db, userId, service);
      const { model, voices } = context.speakers[service];
      return {
        service,
        model,
        voices: [...voices],
        isReady: key !== null,
        isSandbox: key !== null && isSandboxKey(key),
      };
    }),
  );
}

/** Refuses a voice that nobody has, and one whose service would not be paid. */
export async function requireVoice(
  context: Context,
  executor: Executor,
  userId: string,
  chosen: string | undefined,
): Promise<void> {
  if (chosen === undefined || chosen === "off" || chosen === "robot") return;
  // Recorded scenes need a film that was edited: whoever has one asks for them there.
  if (isOwnVoice(chosen)) return requireOwnVoice(executor, userId, { voice: chosen, film: null });
  const voice = readVoice(chosen);
  if (!voice || !context.speakers[voice.service].voices.includes(voice.name)) {
    throw new AppError("invalid_request", { fields: { "options.voice": "create.option.unsupported" } });
  }
  if (await hasApiKey(executor, userId, voice.service)) return;
  throw new AppError("provider_key_missing", { fields: { "options.voice": "error.provider_key_missing" } });
}

/** Single scenes may have another voice where the film's is a service's; each has to be there and paid for. */
export async function requireSceneVoices(
  context: Context,
  executor: Executor,
  userId: string,
  { voice, film }: { voice: string | undefined; film: StudioFilm | null },
): Promise<void> {
  const named = new Set(film?.scenes.flatMap((scene) => scene.voice ?? []));
  if (named.size === 0) return;
  for (const each of named) {
    if (readVoice(each) === null || readVoice(voice ?? "off") === null)
      throw new AppError("invalid_request", { fields: { film: "film.voice.scene" } });
    await requireVoice(context, executor, userId, each);
  }
}

/** Short, and with the sounds that tell voices apart. */
const SAMPLES = {
  tr: "Merhaba! Videonuzu ben seslendireceğim.",
  en: "Hello! I will be the voice of your video.",
} as const;

const SAMPLES_PER_HOUR = 60;

/** A short sentence of a voice: bought once with the user's key and kept. Pressing again after an unknown outcome is their word. */
export async function sampleVoice(
  context: Context,
  userId: string,
  { voice: chosen, language }: { voice: string; language: "tr" | "en" },
): Promise<{ url: string }> {
  await requireVoice(context, context.db, userId, chosen);
  const voice = readVoice(chosen);
  const apiKey = voice && (await openApiKey(context, context.db, userId, voice.service));
  if (!voice || !apiKey) throw new AppError("provider_key_missing");
  await takeToken(context.db, { name: "voice-sample", burst: SAMPLES_PER_HOUR, perSeconds: 3_600 }, userId);
  const speaker = context.speakers[voice.service];
  const order = { userId, apiKey, speaker, voice: voice.name, language, text: SAMPLES[language] };
  await dropUnknown(context.db, userId, [clipHash(order)]);
  const bought = await buySpeech(context, { ...order, since: context.clock.now() });
  if (bought.kind === "unknown") throw new AppError("speech_outcome_unknown");
  if (bought.kind === "failed") throw new AppError(bought.code);
  if (bought.kind === "later") throw new AppError(bought.code ?? "provider_limited");
  const user = await findUserById(context.db, userId);
  const target = { key: bought.clip.mediaKey ?? "", userId, epoch: user?.mediaEpoch ?? 0 };
  return { url: context.mediaLinks.link(target, context.clock.now()) };
}
