import { SCENES } from "#scene/scenes.ts";
import type { Scene } from "#scene/scenes.ts";
import type { Palette } from "#presets.ts";
import { LEAD_SECONDS } from "#script/read-script.ts";
import { beatGrid } from "#sound/score.ts";
import { ENGINE_VERSION } from "#version.ts";
import { frameSize } from "./frame-size.ts";
import type { Plan } from "./plan.ts";
import type { PlanInput } from "./plan-captions.ts";
import { colorGroups, planCaptions } from "./plan-captions.ts";
import { planShots } from "./shots.ts";

export const FRAMES_PER_SECOND = 30;
const CROSS_FADE_SECONDS = 0.55;

export function buildPlan(input: PlanInput): Plan {
  const { spec, script, pictures } = input;
  const { preset, sceneId, seed, language } = script;
  const size = frameSize(spec.aspectRatio, spec.resolution);
  const plain = preset.palette ? repaint(SCENES[sceneId], preset.palette) : SCENES[sceneId];
  const scene = preset.accent ? { ...plain, accent: preset.accent } : plain;
  const music = spec.music ?? (preset.music === "auto" ? scene.mood : preset.music);
  const frameCount = Math.round(spec.durationSeconds * FRAMES_PER_SECOND);
  const durationSeconds = frameCount / FRAMES_PER_SECOND;
  const captions = planCaptions(input, scene, size);
  const shots = planShots({
    durationSeconds,
    size,
    pictures,
    seed,
    motion: preset.motion,
    // The cross-fade ends just after the words change: both are felt as one movement.
    boundaries: captions.groups.map((group) => group.start + 0.15),
    beatSeconds: beatGrid(music === "none" ? scene.mood : music, seed).secondsPerBeat,
  });
  return {
    engineVersion: ENGINE_VERSION,
    ...size,
    framesPerSecond: FRAMES_PER_SECOND,
    frameCount,
    durationSeconds,
    seed,
    language,
    preset: preset.id,
    sceneId,
    scene: pictures.length > 0 ? { ...scene, particles: "dust", silhouettes: "none" } : scene,
    captions: { ...captions, groups: colorGroups(captions, shots, pictures) },
    shots,
    crossFadeSeconds: CROSS_FADE_SECONDS,
    pictures: pictures.map(({ sha256 }) => ({ sha256, saturation: preset.saturation })),
    music,
    voice: input.spokenWords ? { id: "robot", startsAt: LEAD_SECONDS } : null,
  };
}

/** A preset's own colours also light the sun and the particles, and replace what the scene derived from its palette. */
function repaint({ land: _land, accent: _accent, ...scene }: Scene, palette: Palette): Scene {
  const highlight = palette[3];
  return { ...scene, palette, particleColor: highlight, ...(scene.sun && { sun: { ...scene.sun, color: highlight } }) };
}
