export const CAPTION_STYLES = ["pill", "kinetic", "subtitle", "none"] as const;
// prettier-ignore
export const MOOD_IDS = [
  "calm", "uplift", "dark", "neon", "dreamy", "epic", "grave", "tense", "tender", "playful", "proud", "news",
] as const;
export const FONT_IDS = ["montserrat", "anton", "playfair", "grotesk"] as const;
export const MOTIONS = ["slow", "gentle", "lively"] as const;

// prettier-ignore
export const SCENE_IDS = [
  "sunset", "sea", "forest", "snow", "aurora", "cosmos", "neon", "gold", "soft", "city", "desert", "rain", "spring", "fire", "paper",
] as const;

// prettier-ignore
export const PRESET_IDS = [
  "cinematic", "neon", "aurora", "minimal", "cosmos", "luxury", "bold", "nature", "retro", "noir", "story", "festive",
  "kitchen", "night", "volt", "dread", "crema",
] as const;

export type CaptionStyle = (typeof CAPTION_STYLES)[number];
export type MoodId = (typeof MOOD_IDS)[number];
export type FontId = (typeof FONT_IDS)[number];
export type Motion = (typeof MOTIONS)[number];
export type SceneId = (typeof SCENE_IDS)[number];
export type PresetId = (typeof PRESET_IDS)[number];

/** Five colours as #rrggbb: ramp start, middle and end, highlight, shadow. */
export type Palette = readonly [string, string, string, string, string];

export type Preset = {
  id: PresetId;
  /** One scene: always that one. Several: the words of the prompt choose among them, the seed when they say nothing. */
  scenes: readonly [SceneId, ...SceneId[]];
  /** Absent: the scene's own colours. */
  palette?: Palette;
  /** Colour of the word that stands out; absent: taken from the palette. */
  accent?: string;
  font: FontId;
  isUpperCase: boolean;
  /** How words move over a scene, and over a photo (where the picture should stay free). */
  captions: CaptionStyle;
  photoCaptions: CaptionStyle;
  motion: Motion;
  /** `auto`: the scene's own music. */
  music: MoodId | "auto";
  /** How colourful photos are: 1 is as taken, 0 is black and white. */
  saturation: number;
};

const base = {
  scenes: SCENE_IDS,
  font: "montserrat",
  isUpperCase: false,
  captions: "kinetic",
  photoCaptions: "pill",
  motion: "gentle",
  music: "auto",
  saturation: 1.1,
} as const satisfies Omit<Preset, "id">;

/** The looks a person can choose. Ids only: their names and descriptions live in the message catalogue. */
export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  cinematic: { ...base, id: "cinematic" },
  neon: {
    ...base,
    id: "neon",
    scenes: ["neon"],
    font: "anton",
    isUpperCase: true,
    motion: "lively",
    music: "neon",
    saturation: 1.25,
  },
  aurora: { ...base, id: "aurora", scenes: ["aurora"], motion: "slow", music: "dreamy" },
  minimal: {
    ...base,
    id: "minimal",
    scenes: ["soft"],
    font: "playfair",
    photoCaptions: "subtitle",
    motion: "slow",
    music: "calm",
    saturation: 0.95,
  },
  cosmos: { ...base, id: "cosmos", scenes: ["cosmos"], font: "grotesk", motion: "slow", music: "dark" },
  luxury: {
    ...base,
    id: "luxury",
    scenes: ["gold"],
    font: "playfair",
    photoCaptions: "kinetic",
    motion: "slow",
    music: "epic",
    saturation: 1,
  },
  bold: {
    ...base,
    id: "bold",
    scenes: ["soft"],
    palette: ["#c8102e", "#ff4d2e", "#ffb703", "#ffdc5e", "#6a040f"],
    font: "anton",
    isUpperCase: true,
    captions: "pill",
    motion: "lively",
    music: "uplift",
    saturation: 1.2,
  },
  nature: {
    ...base,
    id: "nature",
    scenes: ["forest", "sea", "sunset", "spring", "snow", "desert", "rain", "aurora"],
    font: "montserrat",
    motion: "slow",
    music: "calm",
    saturation: 1.15,
  },
  retro: {
    ...base,
    id: "retro",
    scenes: ["sunset"],
    palette: ["#1b0638", "#8a1c7c", "#ff5f6d", "#ffd166", "#0c0221"],
    // Its sun is gold: a golden word before it could not be read.
    accent: "#7df3ff",
    font: "grotesk",
    isUpperCase: true,
    music: "neon",
    saturation: 1.2,
  },
  noir: {
    ...base,
    id: "noir",
    scenes: ["city"],
    palette: ["#0b0c10", "#2b2e35", "#7d828c", "#e9ecef", "#050608"],
    // The one colour in a film without colours.
    accent: "#ff6b61",
    font: "grotesk",
    photoCaptions: "subtitle",
    motion: "slow",
    music: "dark",
    saturation: 0,
  },
  story: { ...base, id: "story", scenes: ["paper"], font: "playfair", motion: "gentle", music: "dreamy" },
  festive: {
    ...base,
    id: "festive",
    scenes: ["fire"],
    font: "anton",
    isUpperCase: true,
    captions: "pill",
    motion: "lively",
    music: "uplift",
    saturation: 1.2,
  },
  kitchen: {
    ...base,
    id: "kitchen",
    scenes: ["soft"],
    palette: ["#c42a1a", "#f08a24", "#ffcf3f", "#fff0c2", "#7d120c"],
    font: "anton",
    isUpperCase: true,
    captions: "pill",
    motion: "lively",
    music: "uplift",
    saturation: 1.2,
  },
  night: { ...base, id: "night", scenes: ["cosmos", "aurora", "sea"], music: "dreamy" },
  volt: {
    ...base,
    id: "volt",
    scenes: ["neon", "cosmos"],
    palette: ["#08131f", "#0f3b52", "#0f86a3", "#c8ff3d", "#04080d"],
    font: "grotesk",
    motion: "lively",
    music: "neon",
  },
  dread: {
    ...base,
    id: "dread",
    scenes: ["forest", "city", "rain"],
    palette: ["#0b0d14", "#26313f", "#5b6b78", "#ece4d6", "#040506"],
    accent: "#ff5a4d",
    font: "playfair",
    photoCaptions: "subtitle",
    motion: "slow",
    music: "dark",
    saturation: 0.5,
  },
  crema: {
    ...base,
    id: "crema",
    scenes: ["soft", "gold"],
    palette: ["#6d3c1b", "#c98a4b", "#f3d9b4", "#fff4e4", "#2a150c"],
    font: "playfair",
    music: "calm",
    saturation: 1,
  },
};
