import type { Rgb } from "#base/color.ts";
import { lightness, mixColors, parseColor } from "#base/color.ts";
import type { CaptionStyle, FontId } from "#presets.ts";
import type { Scene } from "#scene/scenes.ts";
import type { WordGroup } from "#script/caption-groups.ts";
import { groupWords } from "#script/caption-groups.ts";
import { breakWord } from "#script/break-word.ts";
import { splitWords } from "#script/clean-text.ts";
import { upperCase } from "#script/language.ts";
import type { Script } from "#script/read-script.ts";
import { LEAD_SECONDS, TAIL_SECONDS } from "#script/read-script.ts";
import { paceWords } from "#script/timing.ts";
import type { RenderSpec } from "#spec.ts";
import type { CaptionPlace } from "./caption-box.ts";
import { captionPlace } from "./caption-box.ts";
import type { FrameSize } from "./frame-size.ts";
import type { CaptionGroup, Captions, Shot, TimedWord } from "./plan.ts";
import type { PictureFacts } from "./shots.ts";

const LONGEST_HOLD_SECONDS = 7;
/** One group has left before the next comes in. */
const GROUP_GAP_SECONDS = 0.24;
const SHORTEST_SHOW_SECONDS = 0.1;
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

export function planCaptions(input: PlanInput, scene: Scene, size: FrameSize): Captions {
  const { spec, script, pictures } = input;
  const { preset } = script;
  const [picture] = pictures;
  const style = spec.captions ?? (picture ? preset.photoCaptions : preset.captions);
  const accent = scene.accent ? parseColor(scene.accent) : liftColor(parseColor(scene.palette[3]));
  const isDarkText = !picture && scene.isLight;
  // Quiet subtitles and words over a picture have their own place.
  const isLarge = !picture && (style === "kinetic" || style === "pill");
  const place =
    style === "none" ? null : captionPlace({ style, font: preset.font, isOverPicture: picture !== undefined }, size);
  return {
    style,
    font: preset.font,
    isUpperCase: preset.isUpperCase,
    groups: place ? planGroups(input, place).map((group) => ({ ...group, accent })) : [],
    middle: (isLarge ? scene.captionMiddle : undefined) ?? place?.middle ?? 0.5,
    isDarkText,
    scrim: picture ? photoScrim(pictures, style) : scene.scrim,
  };
}

type PlainGroup = Omit<CaptionGroup, "accent">;

function planGroups(input: PlanInput, place: CaptionPlace): PlainGroup[] {
  const { spec, script, spokenWords } = input;
  const { font, isUpperCase } = script.preset;
  const cased = (text: string) => (isUpperCase ? upperCase(text, script.language) : text);
  const measure = (text: string) => input.measure(font, place.fontSize, text);
  const room = { language: script.language, maxWidth: place.maxWidth, measure };
  // What a voice says after the last moment for words is not shown either.
  const spoken = spokenWords
    ?.filter((word) => word.start < spec.durationSeconds - TAIL_SECONDS)
    .flatMap((word) => shareTime(word, breakWord(cased(word.text), room)));
  const texts =
    spoken?.map((word) => word.text) ??
    script.sentences.flatMap(splitWords).flatMap((word) => breakWord(cased(word), room));
  const groups = groupWords(texts, { ...place, measure });
  const end = spec.durationSeconds - TAIL_SECONDS;
  const words = spoken ?? paceWords(texts, groups, { start: LEAD_SECONDS, end });
  return groups.map((group, index) => timeGroup(group, groups[index + 1], words, spec.durationSeconds));
}

/** The pieces of a broken word are said one after the other, in the time of the whole. */
function shareTime({ start, end }: TimedWord, pieces: readonly string[]): TimedWord[] {
  const seconds = (end - start) / pieces.length;
  return pieces.map((text, index) => ({ text, start: start + index * seconds, end: start + (index + 1) * seconds }));
}

function timeGroup(group: WordGroup, next: WordGroup | undefined, words: TimedWord[], filmSeconds: number): PlainGroup {
  const shown = words.slice(group.from, group.to);
  const start = shown[0]?.start ?? 0;
  const nextStart = next && words[next.from]?.start;
  const held = (shown.at(-1)?.end ?? 0) + LONGEST_HOLD_SECONDS;
  const end = nextStart === undefined ? filmSeconds - 0.25 : Math.min(nextStart - GROUP_GAP_SECONDS, held);
  // A voice may rush through a short group: it is seen for a blink all the same.
  return {
    words: shown,
    lines: group.lines,
    fontSize: group.fontSize,
    start,
    end: Math.max(end, start + SHORTEST_SHOW_SECONDS),
  };
}

/** Over several pictures each group wears the colour of the picture it is mostly seen on. */
export function colorGroups(
  { style, groups }: Captions,
  shots: readonly Shot[],
  pictures: readonly PictureFacts[],
): CaptionGroup[] {
  return groups.map((group) => {
    const middle = (group.start + group.end) / 2;
    const shot = shots.findLast(({ start }) => start <= middle);
    const picture = shot && pictures[shot.picture];
    return picture ? { ...group, accent: accentOf(picture, style) } : group;
  });
}

/** Under a pill any colour can be read; as the colour of a word it must be light. */
function accentOf({ accent }: PictureFacts, style: CaptionStyle): Rgb {
  return style === "pill" ? accent : liftColor(accent);
}

/** Coloured words stay readable on any background. */
function liftColor(color: Rgb): Rgb {
  const light = lightness(color);
  return light < READABLE_LIGHTNESS
    ? mixColors(color, [255, 255, 255], (READABLE_LIGHTNESS - light) / (255 - light))
    : color;
}

/**
 * The brighter the pictures are where words stand, the darker the scrim, so that white text keeps its contrast; a coloured
 * word needs a darker ground than a white one.
 */
function photoScrim(pictures: PictureFacts[], style: CaptionStyle): number {
  const brightest = Math.max(...pictures.map((picture) => picture.captionLightness));
  const wanted = style === "kinetic" ? 78 : 95;
  return Math.min(0.72, Math.max(0.3, 1 - wanted / Math.max(1, brightest)));
}
