import type { Rgb } from "#base/color.ts";
import { lightness, mixColors, parseColor } from "#base/color.ts";
import type { CaptionStyle, FontId, Palette } from "#presets.ts";
import type { Scene } from "#scene/scenes.ts";
import { SCENES } from "#scene/scenes.ts";
import type { WordGroup } from "#script/caption-groups.ts";
import { groupWords } from "#script/caption-groups.ts";
import { splitWords } from "#script/clean-text.ts";
import { upperCase } from "#script/language.ts";
import type { Script } from "#script/read-script.ts";
import { LEAD_SECONDS, TAIL_SECONDS } from "#script/read-script.ts";
import { paceWords } from "#script/timing.ts";
import { MOODS } from "#sound/moods.ts";
import type { RenderSpec } from "#spec.ts";
import { ENGINE_VERSION } from "#version.ts";
import type { CaptionPlace } from "./caption-box.ts";
import { captionPlace } from "./caption-box.ts";
import type { FrameSize } from "./frame-size.ts";
import { frameSize } from "./frame-size.ts";
import type { CaptionGroup, Captions, Plan, TimedWord } from "./plan.ts";
import type { PictureFacts } from "./shots.ts";
import { planShots } from "./shots.ts";

export const FRAMES_PER_SECOND = 30;
const LONGEST_HOLD_SECONDS = 7;
/** One group has left before the next comes in. */
const GROUP_GAP_SECONDS = 0.24;
const CROSS_FADE_SECONDS = 0.55;
const READABLE_LIGHTNESS = 175;

export type PlanInput = {
  spec: RenderSpec;
  script: Script;
  pictures: PictureFacts[];
  /** Words with the times a voice says them; absent: the words are paced for reading. */
  spokenWords?: TimedWord[];
  /** Width of a text in a font; the only thing the planner asks the outside. */
  measure(font: FontId, fontSize: number, text: string): number;
};

export function buildPlan(input: PlanInput): Plan {
  const { spec, script, pictures } = input;
  const { preset, sceneId, seed, language } = script;
  const size = frameSize(spec.aspectRatio, spec.resolution);
  const scene = preset.palette ? repaint(SCENES[sceneId], preset.palette) : SCENES[sceneId];
  const music = spec.music ?? (preset.music === "auto" ? scene.mood : preset.music);
  const frameCount = Math.round(spec.durationSeconds * FRAMES_PER_SECOND);
  const durationSeconds = frameCount / FRAMES_PER_SECOND;
  const captions = planCaptions(input, scene, size);
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
    captions,
    shots: planShots({
      durationSeconds,
      size,
      pictures,
      seed,
      motion: preset.motion,
      boundaries: captions.groups.map((group) => group.start - 0.1),
      beatSeconds: 60 / MOODS[music === "none" ? scene.mood : music].beatsPerMinute,
    }),
    crossFadeSeconds: CROSS_FADE_SECONDS,
    pictures: pictures.map(({ sha256 }) => ({ sha256, saturation: preset.saturation })),
    music,
    voice: input.spokenWords ? { id: "robot", startsAt: LEAD_SECONDS } : null,
  };
}

function planCaptions(input: PlanInput, scene: Scene, size: FrameSize): Captions {
  const { spec, script, pictures } = input;
  const { preset } = script;
  const [picture] = pictures;
  const style = spec.captions ?? (picture ? preset.photoCaptions : preset.captions);
  const isDarkText = !picture && scene.isLight;
  const place =
    style === "none" ? null : captionPlace({ style, font: preset.font, isOverPicture: picture !== undefined }, size);
  return {
    style,
    font: preset.font,
    isUpperCase: preset.isUpperCase,
    groups: place ? planGroups(input, place) : [],
    middle: place?.middle ?? 0.5,
    accent: chooseAccent(style, scene, picture),
    isDarkText,
    scrim: picture ? photoScrim(pictures) : scene.scrim,
  };
}

function planGroups(input: PlanInput, place: CaptionPlace): CaptionGroup[] {
  const { spec, script, spokenWords } = input;
  const { font, isUpperCase } = script.preset;
  const cased = (text: string) => (isUpperCase ? upperCase(text, script.language) : text);
  const texts = (spokenWords?.map((word) => word.text) ?? script.sentences.flatMap(splitWords)).map(cased);
  const groups = groupWords(texts, { ...place, measure: (text) => input.measure(font, place.fontSize, text) });
  const end = spec.durationSeconds - TAIL_SECONDS;
  const words = spokenWords
    ? spokenWords.map((word, index) => ({ ...word, text: texts[index] ?? "" }))
    : paceWords(texts, groups, { start: LEAD_SECONDS, end });
  return groups.map((group, index) => timeGroup(group, groups[index + 1], words, spec.durationSeconds));
}

function timeGroup(
  group: WordGroup,
  next: WordGroup | undefined,
  words: TimedWord[],
  filmSeconds: number,
): CaptionGroup {
  const shown = words.slice(group.from, group.to);
  const lastWordEnd = shown.at(-1)?.end ?? 0;
  const nextStart = next ? words[next.from]?.start : undefined;
  const end =
    nextStart === undefined
      ? filmSeconds - 0.25
      : Math.min(nextStart - GROUP_GAP_SECONDS, lastWordEnd + LONGEST_HOLD_SECONDS);
  return { words: shown, lines: group.lines, fontSize: group.fontSize, start: shown[0]?.start ?? 0, end };
}

/** A preset's own colours also light the sun and the particles, and replace what the scene derived from its palette. */
function repaint({ land: _land, accent: _accent, ...scene }: Scene, palette: Palette): Scene {
  const highlight = palette[3];
  return { ...scene, palette, particleColor: highlight, ...(scene.sun && { sun: { ...scene.sun, color: highlight } }) };
}

function chooseAccent(style: CaptionStyle, scene: Scene, picture: PictureFacts | undefined): Rgb {
  // Under a pill any colour can be read; as the colour of a word it must be light.
  if (picture) return style === "pill" ? picture.accent : liftColor(picture.accent);
  return scene.accent ? parseColor(scene.accent) : liftColor(parseColor(scene.palette[3]));
}

/** Coloured words stay readable on any background. */
function liftColor(color: Rgb): Rgb {
  const light = lightness(color);
  return light < READABLE_LIGHTNESS
    ? mixColors(color, [255, 255, 255], (READABLE_LIGHTNESS - light) / (255 - light))
    : color;
}

/** The brighter the pictures are where words stand, the darker the scrim, so that white text keeps its contrast. */
function photoScrim(pictures: PictureFacts[]): number {
  const brightest = Math.max(...pictures.map((picture) => picture.captionLightness));
  return Math.min(0.72, Math.max(0.3, 1 - 95 / Math.max(1, brightest)));
}
