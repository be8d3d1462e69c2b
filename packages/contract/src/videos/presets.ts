import { z } from "zod";
import { engineCapabilities } from "./capabilities.ts";
import { engine } from "./engines.ts";
import { defineRoute } from "#route.ts";

/** An id whose words stand in the catalogue, and a short film of it where one was made. */
const preset = z.object({ id: z.string(), sampleUrl: z.string().nullable() });

export const presetsReply = z
  .object({
    /** `preset.style.<id>`; `surprise` is accepted beside them. */
    styles: z.array(preset),
    /** `preset.scene.<id>` */
    scenes: z.array(preset),
    /** `preset.music.<id>`; `none` is accepted beside them. */
    moods: z.array(preset),
    /** `preset.captions.<id>` */
    captions: z.array(preset),
    /** What each machine of this installation can do, with the models it is set to. */
    engines: z.record(engine, engineCapabilities),
    /** All models of a machine that may be chosen, that of the settings first; the built-in renderer has none. */
    models: z.record(engine, z.array(engineCapabilities)),
  })
  .meta({ id: "Presets" });
export type Presets = z.output<typeof presetsReply>;

export const getPresetsRoute = defineRoute({
  id: "getPresets",
  method: "GET",
  path: "/api/presets",
  tag: "videos",
  summary: "What may be chosen when a video is made",
  reply: presetsReply,
});
