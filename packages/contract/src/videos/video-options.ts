import { z } from "zod";
import { aspectRatio, freeVoice, resolution, type EngineCapabilities } from "./capabilities.ts";
import { DURATION_MAX_SECONDS, DURATION_MIN_SECONDS, SCENE_TEXT_MAX, TEMPO_MAX, TEMPO_MIN } from "#limits.ts";

/**
 * One that costs nothing; its owner's, recorded scene by scene (`own`) or in one file (`own:<id>`); or a service's, such as
 * `gemini:Kore`: which of those there are is in GET …/voices.
 */
export const voice = z.string().regex(/^(?:off|robot|own|own:[0-9a-f-]{1,64}|[a-z]{1,20}:[A-Za-z]{1,40})$/);

/** How fast a voice speaks; 1 as it does by itself. */
export const tempo = z.number().min(TEMPO_MIN).max(TEMPO_MAX);

export const captionStyle = z.enum(["pill", "kinetic", "subtitle", "none"]);

const durationSeconds = z.int().min(DURATION_MIN_SECONDS).max(DURATION_MAX_SECONDS);
const choices = {
  style: z.string().max(40).optional(),
  scene: z.string().max(40).optional(),
  captions: captionStyle.optional(),
  /** A mood, `none`, or `own:<id>` of a sound file. */
  music: z.string().max(80).optional(),
  language: z.enum(["tr", "en"]).optional(),
  tempo: tempo.optional(),
  /** Which of a vendor's models films it (GET …/cameras); absent: the one of the settings. */
  model: z.string().max(80).optional(),
  /**
   * Of a vendor's clip: when it has come, our renderer puts captions, music and a closing card to it. `text` is what the
   * captions say; empty: the prompt's words. The clip itself is kept beside the film.
   */
  finish: z.object({ text: z.string().trim().max(SCENE_TEXT_MAX).default("") }).optional(),
};

/** As a video carries them: nothing left open but the length, where it is the one that the text needs. */
export const videoOptions = z.object({
  aspectRatio: aspectRatio.default("16:9"),
  durationSeconds: durationSeconds.optional(),
  resolution: resolution.default("720p"),
  voice: voice.default("off"),
  ...choices,
  /** Set for the later films of a plan, so that none is a copy; left out, the text decides. */
  seed: z.int().optional(),
});
export type VideoOptions = z.output<typeof videoOptions>;

/** As they are asked for: what is left out is filled with what the chosen machine does by default. */
export const requestedOptions = z.object({
  aspectRatio: aspectRatio.optional(),
  durationSeconds: durationSeconds.optional(),
  resolution: resolution.optional(),
  voice: voice.optional(),
  ...choices,
});
export type RequestedOptions = z.output<typeof requestedOptions>;

type OptionName = keyof RequestedOptions;

/** The free film is made for the feeds of phones; a vendor's is as cheap as it can be. */
const FREE_DEFAULTS = { aspectRatio: "9:16", resolution: "1080p" } as const;
const VENDOR_DEFAULTS = { aspectRatio: "16:9", resolution: "720p" } as const;
const PRESET_CHOICES = ["style", "scene", "captions", "music", "language", "tempo"] as const;
/** What our renderer puts to a vendor's clip that it finishes. */
const FINISH_CHOICES = ["finish", "captions", "music", "language"] as const;

export type ResolvedOptions = { options: VideoOptions; unsupported: OptionName[] };

/** Fills what was left open and names what this machine cannot do; both sides of the wire decide with it. */
export function resolveOptions(capabilities: EngineCapabilities, requested: RequestedOptions): ResolvedOptions {
  const { aspectRatios, durations, resolutions, voices, hasPresets } = capabilities;
  const unsupported: OptionName[] = [];
  const check = <Value>(name: OptionName, value: Value | undefined, choices: readonly Value[]): void => {
    if (value !== undefined && choices.length > 0 && !choices.includes(value)) unsupported.push(name);
  };
  check("aspectRatio", requested.aspectRatio, aspectRatios);
  check("durationSeconds", requested.durationSeconds, durations);
  check("resolution", requested.resolution, resolutions);
  const free = freeVoice.safeParse(requested.voice).data;
  if (free) check("voice", free, voices);
  // Only our own renderer lays a bought voice over its film.
  else if (requested.voice !== undefined && !hasPresets) unsupported.push("voice");
  const defaults = hasPresets ? FREE_DEFAULTS : VENDOR_DEFAULTS;
  const length = requested.durationSeconds ?? (hasPresets ? undefined : cheapestLength(capabilities));
  const options: VideoOptions = {
    aspectRatio: requested.aspectRatio ?? defaults.aspectRatio,
    ...(length !== undefined && { durationSeconds: length }),
    resolution: requested.resolution ?? defaults.resolution,
    voice: requested.voice ?? "off",
    ...pick(requested, ourChoices(capabilities, requested)),
  };
  return { options, unsupported };
}

/** A vendor knows no styles of ours: such a choice is dropped, since it changes nothing a person could miss. */
function ourChoices(
  { hasPresets }: Pick<EngineCapabilities, "hasPresets">,
  { finish }: RequestedOptions,
): readonly (keyof typeof choices)[] {
  if (hasPresets) return PRESET_CHOICES;
  return finish === undefined ? [] : FINISH_CHOICES;
}

function pick(requested: RequestedOptions, names: readonly (keyof typeof choices)[]): Partial<VideoOptions> {
  const chosen = names.filter((name) => requested[name] !== undefined);
  return Object.fromEntries(chosen.map((name) => [name, requested[name]]));
}

/** A vendor charges by the second: nobody pays for more than was asked for. */
export function cheapestLength({ durations }: EngineCapabilities): number {
  return Math.min(...durations);
}
