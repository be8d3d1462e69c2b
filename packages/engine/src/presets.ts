export const FILM_LANGUAGES = ["tr", "en"] as const;
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

export type FilmLanguage = (typeof FILM_LANGUAGES)[number];
export type CaptionStyle = (typeof CAPTION_STYLES)[number];
export type MoodId = (typeof MOOD_IDS)[number];
export type FontId = (typeof FONT_IDS)[number];
export type Motion = (typeof MOTIONS)[number];
export type SceneId = (typeof SCENE_IDS)[number];
export type PresetId = (typeof PRESET_IDS)[number];

/** What a look means beyond what is painted (looks/ holds that). Names and descriptions live in the message catalogue. */
export type Preset = {
  /** `auto`: what is told decides. */
  music: MoodId | "auto";
  /** How colourful photos are: 1 is as taken, 0 is black and white. */
  saturation: number;
};

export const PRESETS: Readonly<Record<PresetId, Preset>> = {
  cinematic: { music: "auto", saturation: 1.1 },
  neon: { music: "neon", saturation: 1.25 },
  aurora: { music: "dreamy", saturation: 1.1 },
  minimal: { music: "calm", saturation: 0.95 },
  cosmos: { music: "dark", saturation: 1.1 },
  luxury: { music: "epic", saturation: 1 },
  bold: { music: "uplift", saturation: 1.2 },
  nature: { music: "calm", saturation: 1.15 },
  retro: { music: "neon", saturation: 1.2 },
  noir: { music: "dark", saturation: 0 },
  story: { music: "dreamy", saturation: 1.1 },
  festive: { music: "uplift", saturation: 1.2 },
  kitchen: { music: "uplift", saturation: 1.2 },
  night: { music: "dreamy", saturation: 1.1 },
  volt: { music: "neon", saturation: 1.1 },
  dread: { music: "dark", saturation: 0.5 },
  crema: { music: "calm", saturation: 1 },
};

/** A voice can be this much slower or faster and is still pleasant to hear. */
export const SLOWEST_TEMPO = 0.75;
export const FASTEST_TEMPO = 1.5;
