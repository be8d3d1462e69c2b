import { z } from "zod";
import { id } from "#common.ts";
import {
  DURATION_MAX_SECONDS,
  DURATION_MIN_SECONDS,
  FILM_IMAGES_MAX,
  FILM_SCENES_MAX,
  SCENE_SECONDS_MAX,
  SCENE_SECONDS_MIN,
  SCENE_TEXT_MAX,
  SCENE_COUNT_MAX,
  SCENE_THINGS_MAX,
  SPOKEN_LETTERS_MAX,
} from "#limits.ts";
import { captionStyle, tempo, voice } from "./video-options.ts";

// The film as plain JSON: what the director plans, the studio edits and the renderer draws. A test keeps these lists equal
// to the renderer's own.
// prettier-ignore
export const sceneKind = z.enum([
  "hook", "hero", "close", "list", "parade", "figure", "chart", "versus", "map", "quote", "year", "sticker", "photo", "words", "end",
]);
// prettier-ignore
export const backdropId = z.enum([
  "studio", "arc", "paper", "mesh", "bokeh", "grid", "blinds", "lamp", "hills", "split", "landscape",
  "sky", "underwater", "woods", "pitch", "kitchen", "desk", "bedroom",
  "ice", "city", "clinic", "garden", "dusk",
]);
export const transitionId = z.enum(["cut", "fade", "slide", "blocks", "zoom"]);
// prettier-ignore
export const landscapeId = z.enum([
  "sunset", "sea", "forest", "snow", "aurora", "cosmos", "neon", "gold", "soft", "city", "desert", "rain", "spring", "fire", "paper",
]);
// prettier-ignore
export const lookId = z.enum([
  "cinematic", "neon", "aurora", "minimal", "cosmos", "luxury", "bold", "nature", "retro", "noir", "story", "festive",
  "kitchen", "night", "volt", "dread", "crema",
]);

/** Times are kept in thousandths; a gap smaller than this is none. */
const GAP_SECONDS = 0.0015;
const CAST_MAX = 200;

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, "film.thing.unknown");
const line = (most: number) => z.string().max(most, "film.text.long");

// prettier-ignore
export const thingColor = z.enum([
  "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "black", "white", "grey",
  "navy", "turquoise", "gold", "silver", "beige", "dark-red", "dark-green", "light-blue", "light-green",
]);
const thing = z.object({
  slug,
  word: line(100),
  count: z.int().min(1).max(SCENE_COUNT_MAX),
  isRefused: z.boolean(),
  /** Drawn in this colour; absent: in the one it has elsewhere in the film, else in its own. */
  color: thingColor.optional(),
});
const place = z.object({
  name: line(80),
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
  country: z
    .string()
    .regex(/^\d{1,4}$/)
    .nullable(),
});
const side = z.object({ text: line(120), thing: slug.nullable() });

export const filmScene = z.object({
  kind: sceneKind,
  text: line(SCENE_TEXT_MAX),
  /** What its writer wants to be seen with it, in words. */
  shown: line(SCENE_TEXT_MAX).optional(),
  emphasis: z.array(line(100)).max(10),
  things: z.array(thing).max(SCENE_THINGS_MAX, "film.things.many"),
  start: z.number().min(0),
  end: z.number().min(0),
  backdrop: backdropId,
  landscape: landscapeId.optional(),
  colors: z.int().min(0).max(99),
  exit: transitionId,
  number: z.int().min(0).max(999).optional(),
  of: z.int().min(0).max(999).optional(),
  figure: z.object({ prefix: line(12), value: line(24), unit: line(24) }).optional(),
  year: z.int().min(-9_999).max(9_999).optional(),
  place: place.optional(),
  /** Where a way that begins at `place` leads. */
  placeTo: place.optional(),
  versus: z.object({ sides: z.tuple([side, side]), note: line(200), isOpen: z.boolean().optional() }).optional(),
  picture: z
    .int()
    .min(0)
    .max(FILM_IMAGES_MAX - 1)
    .optional(),
  hasOwnLength: z.boolean().optional(),
  /** The sound file in which its owner says its words; heard with the voice `own`. */
  recording: id.optional(),
  /** Another voice of a service than the film's, which is one of a service too; such as `openai:alloy`. */
  voice: voice.optional(),
  /** How fast it is spoken, where that differs from the film. */
  tempo: tempo.optional(),
  /** The video that was filmed for it by a service (`cameras.ts`): it fills the frame, with the scene's words over it. */
  clip: id.optional(),
  beat: z.int().min(0).max(999).optional(),
});
export type FilmScene = z.output<typeof filmScene>;

/** A film that may be unfinished: too long, too short, without a scene. It can be kept and shown, and not yet made. */
export const draftFilm = z
  .object({
    version: z.literal(1),
    language: z.enum(["tr", "en"]),
    seed: z.int(),
    preset: lookId,
    captions: captionStyle.optional(),
    isGrave: z.boolean(),
    topic: z.union([z.literal(""), slug]),
    cast: z.array(slug).max(CAST_MAX),
    channel: line(200).nullable(),
    durationSeconds: z.number().min(0),
    scenes: z.array(filmScene).max(FILM_SCENES_MAX, "film.scenes.many"),
  })
  .superRefine(({ scenes, durationSeconds }, context) => {
    let time = 0;
    for (const [index, { start, end, backdrop, landscape }] of scenes.entries()) {
      const length = end - start;
      const isNext = Math.abs(start - time) <= GAP_SECONDS;
      const isLongEnough = length >= SCENE_SECONDS_MIN - GAP_SECONDS && length <= SCENE_SECONDS_MAX + GAP_SECONDS;
      if (!isNext || !isLongEnough)
        context.addIssue({ code: "custom", path: ["scenes", index, "end"], message: "film.times.bad" });
      if (backdrop === "landscape" && landscape === undefined)
        context.addIssue({ code: "custom", path: ["scenes", index, "landscape"], message: "film.landscape.missing" });
      time = end;
    }
    if (Math.abs(durationSeconds - time) > GAP_SECONDS)
      context.addIssue({ code: "custom", path: ["durationSeconds"], message: "film.times.bad" });
  })
  .meta({ id: "Film" });
export type StudioFilm = z.output<typeof draftFilm>;

export type FilmProblem =
  | "film.scenes.none"
  | "film.short"
  | "film.long"
  | "film.words.none"
  | "film.picture.missing"
  | "film.voice.long";

/** Why a film cannot be made yet; null: it can. Both sides of the wire ask it. */
export function problemOfFilm(
  film: Pick<StudioFilm, "scenes" | "durationSeconds">,
  { pictureCount, hasVoice }: { pictureCount: number; hasVoice: boolean },
): FilmProblem | null {
  const { scenes, durationSeconds } = film;
  if (scenes.length === 0) return "film.scenes.none";
  if (scenes.some(({ picture }) => picture !== undefined && picture >= pictureCount)) return "film.picture.missing";
  const letters = scenes.reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters === 0 && pictureCount === 0) return "film.words.none";
  if (durationSeconds < DURATION_MIN_SECONDS - GAP_SECONDS) return "film.short";
  if (durationSeconds > DURATION_MAX_SECONDS + GAP_SECONDS) return "film.long";
  return hasVoice && letters > SPOKEN_LETTERS_MAX ? "film.voice.long" : null;
}

/** A film from outside, ready to be made, or the first reason why not as a key of the catalogue. */
export function readFilm(
  value: unknown,
  asked: { pictureCount: number; hasVoice: boolean },
): { film: StudioFilm } | { problem: string } {
  const parsed = draftFilm.safeParse(value);
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? "";
    return { problem: message.startsWith("film.") ? message : "film.broken" };
  }
  const problem = problemOfFilm(parsed.data, asked);
  return problem ? { problem } : { film: parsed.data };
}
