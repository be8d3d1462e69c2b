import type { Brand } from "./brand.ts";
import type { ThingColor } from "./thing-colors.ts";
import type { CaptionStyle, FilmLanguage, PresetId, SceneId } from "#presets.ts";

/** How a scene is staged. */
// prettier-ignore
export const SCENE_KINDS = [
  "hook", "hero", "close", "list", "parade", "figure", "chart", "versus", "map", "quote", "year", "sticker", "photo", "words", "end",
] as const;
export type SceneKind = (typeof SCENE_KINDS)[number];

// prettier-ignore
export const BACKDROP_IDS = [
  "studio", "arc", "paper", "mesh", "bokeh", "grid", "blinds", "lamp", "hills", "split", "landscape",
  "sky", "underwater", "woods", "pitch", "kitchen", "desk", "bedroom",
  "ice", "city", "clinic", "garden", "dusk",
] as const;
export type BackdropId = (typeof BACKDROP_IDS)[number];

/** How one scene gives way to the next. */
export const TRANSITION_IDS = ["cut", "fade", "slide", "blocks", "zoom"] as const;
export type TransitionId = (typeof TRANSITION_IDS)[number];

/** An object the words name; `slug` finds its drawing. */
export type Thing = {
  slug: string;
  /** The word of the text that named it, as written; empty when the director added it. */
  word: string;
  /** How many are shown, 1 to 12. */
  count: number;
  /** The text refuses it ("no screens"): it is drawn struck out. */
  isRefused: boolean;
  /** The colour the text says it has; of a figure that of what it holds. Absent: the one the film gave it elsewhere, else its own. */
  color?: ThingColor;
};

/** A number with what stands around it: `prefix` "$", "+"; `unit` "%", "km", "min"; `value` as written ("2,100"). */
export type Figure = { prefix: string; value: string; unit: string };

/** Longitude and latitude in degrees; `country` is its ISO 3166 number, the id it has in the atlas ("392"). */
export type Place = { name: string; longitude: number; latitude: number; country: string | null };

/** One scene as the director plans it and the studio edits it. Times are seconds from the start of the film. */
export type FilmScene = {
  kind: SceneKind;
  /** What is read; may be empty (a breath, or captions switched off). */
  text: string;
  /** What its writer wants to be seen with it, in words. */
  shown?: string;
  /** Words of `text` that stand out, as written there. */
  emphasis: string[];
  things: Thing[];
  start: number;
  end: number;
  backdrop: BackdropId;
  /** Which of the procedural landscapes stands behind it; only with the backdrop `landscape`. */
  landscape?: SceneId;
  /** Which of the look's colour sets this scene is painted in. */
  colors: number;
  exit: TransitionId;
  /** Place in a list: 3 of 5. */
  number?: number;
  of?: number;
  figure?: Figure;
  year?: number;
  place?: Place;
  /** Where a way that begins at `place` leads. */
  placeTo?: Place;
  /** A comparison: what is left behind, what wins; when it is open, neither. `note` is what the text says about it. */
  versus?: { sides: [Side, Side]; note: string; isOpen?: boolean };
  /** Index into the film's pictures. */
  picture?: number;
  /** Its length was set by hand: it stays when the words change. */
  hasOwnLength?: boolean;
  /** The id of a sound file in which its owner says its words. */
  recording?: string;
  /** Another voice of a service than the film's. */
  voice?: string;
  /** How fast it is spoken, where that differs from the film. */
  tempo?: number;
  /** The id of a clip that was filmed for it: it fills the frame, and only words stand over it. */
  clip?: string;
  /** Which beat of the reading it tells; absent for a breath without words. */
  beat?: number;
  /** When a voice says its words, in seconds from its start. Laid over by the plan; a film from outside has none. */
  said?: SaidWord[];
};

export type SaidWord = { word: string; at: number };

export type Side = { text: string; thing: string | null };

/** The whole film as plain JSON: what the director plans, the studio edits, and the painters draw. */
export type Film = {
  version: 1;
  language: FilmLanguage;
  seed: number;
  preset: PresetId;
  /** How words come and stand; absent: one after the other, the strong ones on markers (`kinetic`). */
  captions?: CaptionStyle;
  /** Everything decided by mood: a grave film shows no smileys and less colour. */
  isGrave: boolean;
  /** The object the film is about; stands in where a sentence names nothing. Empty: it is told by words alone. */
  topic: string;
  /** All objects shown, in order of appearance. */
  cast: string[];
  /** Shown on the end card; null: no channel pill. */
  channel: string | null;
  durationSeconds: number;
  /** Laid over by the plan; a film from outside has none. */
  brand?: Brand;
  /** Between two beats of its music: what comes after its scene has begun comes on them. Laid over by the plan as well. */
  beatSeconds?: number;
  scenes: FilmScene[];
};
