import { ENGINE_OF_SERVICE, type Engine, type ServiceType } from "@sahne/contract/videos/engines";
import type { EngineCapabilities } from "@sahne/contract/videos/capabilities";
import { readOwnSound } from "@sahne/contract/studio/sounds";
import { resolveOptions, type VideoOptions } from "@sahne/contract/videos/video-options";
import type { CreateVideoBody } from "@sahne/contract/videos/videos";
import { CAPTION_STYLES, MOOD_IDS, PRESET_IDS, SCENE_IDS } from "@sahne/engine/presets";
import type { Context } from "#context.ts";
import { hasApiKey } from "#features/accounts/api-keys.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { filmCapabilities } from "#providers/film-capabilities.ts";
import type { FilmModel, VideoGenerator } from "#providers/video-generator.ts";

/** The vendor of the chosen service when the user has a key for it, else the built-in renderer. */
export async function chooseEngine(executor: Executor, userId: string, service: ServiceType): Promise<Engine> {
  const engine = ENGINE_OF_SERVICE[service];
  if (engine === "sahne") return "sahne";
  return (await hasApiKey(executor, userId, engine)) ? engine : "sahne";
}

/** The model that was asked for, else that of the settings; undefined when the vendor has none of that name. */
export function findModel({ models }: VideoGenerator, asked: string | undefined): FilmModel | undefined {
  return asked === undefined ? models[0] : models.find(({ name }) => name === asked);
}

/** Undefined: it has no model of that name. */
function capabilitiesOf(context: Context, engine: Engine, model: string | undefined): EngineCapabilities | undefined {
  if (engine !== "sahne") return findModel(context.generators[engine], model)?.capabilities;
  return model === undefined ? filmCapabilities(context.config.limits.filmSize) : undefined;
}

/** The requested options as the chosen engine will apply them; an option it lacks is refused at its field. */
export function optionsFor(context: Context, engine: Engine, body: CreateVideoBody): VideoOptions {
  const capabilities = capabilitiesOf(context, engine, body.options.model);
  if (!capabilities) {
    throw new AppError("invalid_request", { fields: { "options.model": "create.option.unsupported" } });
  }
  const { options, unsupported } = resolveOptions(capabilities, body.options);
  const fields = Object.fromEntries(
    [...unsupported, ...unknownPresets(options)].map((name) => [`options.${name}`, "create.option.unsupported"]),
  );
  if (body.promptText.length > capabilities.promptMax) fields["promptText"] = "create.prompt.long";
  if (Object.keys(fields).length > 0) throw new AppError("invalid_request", { fields });
  return body.options.model === undefined ? options : { ...options, model: body.options.model };
}

export function isStyle(name: string): boolean {
  return STYLES.includes(name);
}

const STYLES: readonly string[] = [...PRESET_IDS, "surprise"];

function unknownPresets(options: VideoOptions): (keyof VideoOptions)[] {
  const known = {
    style: STYLES,
    scene: SCENE_IDS,
    music: [...MOOD_IDS, "none"],
    captions: CAPTION_STYLES,
  } satisfies Partial<Record<keyof VideoOptions, readonly string[]>>;
  const names = Object.keys(known) as (keyof typeof known)[];
  return names.filter((name) => {
    const value = options[name];
    const choices: readonly string[] = known[name];
    // Whether a file of one's own is there is asked elsewhere.
    const isOwn = name === "music" && readOwnSound(options.music) !== null;
    return value !== undefined && !isOwn && !choices.includes(value);
  });
}
