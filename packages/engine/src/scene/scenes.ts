import type { MoodId, Palette, SceneId } from "#presets.ts";

export type FieldKind = "silk" | "aurora" | "mesh" | "nebula" | "sky" | "flame";
export type SilhouetteKind = "none" | "ridges" | "pines" | "waves" | "dunes" | "hills" | "skyline";
export type ParticleKind = "none" | "dust" | "stars" | "bokeh" | "snow" | "rain" | "petals" | "embers";

/** Where the sun or moon stands, as shares of the frame, and how large its radius is, as a share of the short side. */
export type Sun = { x: number; y: number; radius: number; color: string };

export type Scene = {
  field: FieldKind;
  palette: Palette;
  silhouettes: SilhouetteKind;
  particles: ParticleKind;
  particleColor: string;
  sun?: Sun;
  mood: MoodId;
  /** Dark words on a light scene; light words otherwise. */
  isLight: boolean;
  /** Colour of the word that stands out; absent: the palette's highlight, lifted until it can be read. */
  accent?: string;
  /** How much the scene is darkened behind the words, 0..1. */
  scrim: number;
};

const base = { silhouettes: "none", isLight: false, scrim: 0.24 } as const;

export const SCENES: Readonly<Record<SceneId, Scene>> = {
  sunset: {
    ...base,
    field: "sky",
    palette: ["#2b1b4d", "#b2456e", "#fbb45c", "#ffe1a6", "#1a1030"],
    silhouettes: "pines",
    particles: "dust",
    particleColor: "#ffd6a0",
    sun: { x: 0.5, y: 0.44, radius: 0.17, color: "#ffe2aa" },
    mood: "calm",
  },
  sea: {
    ...base,
    field: "sky",
    palette: ["#0b3a66", "#2f86b5", "#bfe3ea", "#fff3d6", "#06243f"],
    silhouettes: "waves",
    particles: "bokeh",
    particleColor: "#fffae6",
    sun: { x: 0.68, y: 0.26, radius: 0.12, color: "#fff6dc" },
    mood: "calm",
    scrim: 0.34,
  },
  forest: {
    ...base,
    field: "sky",
    palette: ["#a9c6c7", "#6f9aa0", "#e9e2d0", "#fff6e0", "#0f2b2e"],
    silhouettes: "pines",
    particles: "dust",
    particleColor: "#fffff0",
    sun: { x: 0.36, y: 0.27, radius: 0.1, color: "#fff8e1" },
    mood: "calm",
    scrim: 0.42,
  },
  snow: {
    ...base,
    field: "sky",
    palette: ["#5f83ad", "#9dbbd9", "#e6eef8", "#ffffff", "#1d3557"],
    silhouettes: "pines",
    particles: "snow",
    particleColor: "#ffffff",
    mood: "dreamy",
    scrim: 0.42,
  },
  aurora: {
    ...base,
    field: "aurora",
    palette: ["#04202e", "#12a385", "#8dffbf", "#a678ff", "#020a16"],
    silhouettes: "ridges",
    particles: "stars",
    particleColor: "#e6f5ff",
    mood: "dreamy",
  },
  cosmos: {
    ...base,
    field: "nebula",
    palette: ["#05060f", "#2a1a5e", "#c0517a", "#ffb86b", "#010208"],
    particles: "stars",
    particleColor: "#ebf0ff",
    mood: "dark",
  },
  neon: {
    ...base,
    field: "silk",
    palette: ["#12063a", "#4b12d6", "#ff2d92", "#3fd8ff", "#05021a"],
    particles: "bokeh",
    particleColor: "#78dcff",
    mood: "neon",
    scrim: 0.34,
  },
  gold: {
    ...base,
    field: "silk",
    palette: ["#0b1020", "#7a1f2b", "#e0a84f", "#fff1cf", "#05060c"],
    particles: "dust",
    particleColor: "#ffdca0",
    mood: "epic",
    scrim: 0.38,
  },
  soft: {
    ...base,
    field: "mesh",
    palette: ["#2f4a6d", "#8a5a83", "#e58e73", "#ffd9b0", "#1d2440"],
    particles: "bokeh",
    particleColor: "#ffffff",
    mood: "calm",
    scrim: 0.34,
  },
  city: {
    ...base,
    field: "sky",
    palette: ["#070b1e", "#1b2550", "#6b4a86", "#f2b880", "#04060f"],
    silhouettes: "skyline",
    particles: "stars",
    particleColor: "#ffe9c4",
    sun: { x: 0.72, y: 0.2, radius: 0.075, color: "#fdf3dc" },
    mood: "neon",
  },
  desert: {
    ...base,
    field: "sky",
    palette: ["#3a6ea5", "#e8a87c", "#f6d6a8", "#fff4da", "#5a2a1b"],
    silhouettes: "dunes",
    particles: "dust",
    particleColor: "#ffe8c0",
    sun: { x: 0.34, y: 0.3, radius: 0.11, color: "#fff3cf" },
    mood: "epic",
    scrim: 0.36,
  },
  rain: {
    ...base,
    field: "sky",
    palette: ["#0e1a26", "#28404f", "#5f7f88", "#b9d0d4", "#070d14"],
    silhouettes: "ridges",
    particles: "rain",
    particleColor: "#cfe4ea",
    mood: "dark",
  },
  spring: {
    ...base,
    field: "sky",
    palette: ["#6fb1d6", "#bfe0e2", "#fbe3e4", "#ffffff", "#1f4d3a"],
    silhouettes: "hills",
    particles: "petals",
    particleColor: "#ffb7c9",
    sun: { x: 0.7, y: 0.22, radius: 0.1, color: "#fffbe8" },
    mood: "uplift",
    scrim: 0.42,
  },
  fire: {
    ...base,
    field: "flame",
    palette: ["#2a0505", "#a3170c", "#f26a1b", "#ffe08a", "#090203"],
    particles: "embers",
    particleColor: "#ffb45a",
    mood: "epic",
    scrim: 0.36,
  },
  paper: {
    ...base,
    field: "mesh",
    palette: ["#efe2cf", "#f7ead8", "#f3d3b8", "#fff8ea", "#d9b79a"],
    silhouettes: "hills",
    particles: "dust",
    particleColor: "#fff6e0",
    mood: "dreamy",
    isLight: true,
    accent: "#b23a2a",
    scrim: 0,
  },
};
