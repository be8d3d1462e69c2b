import { getPresetsRoute } from "@sahne/contract/videos/presets";
import { CAPTION_STYLES, MOOD_IDS, PRESET_IDS, SCENE_IDS } from "@sahne/engine/presets";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { filmCapabilities } from "#providers/film-capabilities.ts";
import type { Vendor, VideoGenerator } from "#providers/video-generator.ts";
import { findSamples } from "./samples.ts";

export function presetRoutes(mount: Mount, context: Context, pagesRoot: string): void {
  const samples = findSamples(pagesRoot);
  const listed = (kind: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, sampleUrl: samples.get(`${kind}-${id}`) ?? null }));
  const reply = {
    styles: listed("style", PRESET_IDS),
    scenes: listed("scene", SCENE_IDS),
    moods: listed("music", MOOD_IDS),
    captions: listed("captions", CAPTION_STYLES),
    engines: {
      sahne: filmCapabilities(context.config.limits.filmSize),
      ...ofEach(context.generators, ({ capabilities }) => capabilities),
    },
    models: {
      sahne: [],
      ...ofEach(context.generators, ({ models }) =>
        models.map(({ name, capabilities }) => ({ ...capabilities, model: name })),
      ),
    },
  };

  mount.session(getPresetsRoute, async () => reply);
}

function ofEach<Value>(
  generators: Context["generators"],
  valueOf: (generator: VideoGenerator) => Value,
): Record<Vendor, Value> {
  const known = Object.values(generators).map((generator) => [generator.vendor, valueOf(generator)] as const);
  return Object.fromEntries(known) as Record<Vendor, Value>;
}
