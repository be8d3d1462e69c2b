import { SAHNE_CAPABILITIES } from "@sahne/contract/videos/engines";
import { getPresetsRoute } from "@sahne/contract/videos/presets";
import { CAPTION_STYLES, MOOD_IDS, PRESET_IDS, SCENE_IDS } from "@sahne/engine/presets";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
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
      sahne: SAHNE_CAPABILITIES,
      freepik: context.generators.freepik.capabilities,
      gemini: context.generators.gemini.capabilities,
    },
  };

  mount.session(getPresetsRoute, async () => reply);
}
