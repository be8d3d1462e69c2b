import type { SceneId } from "#presets.ts";

/** Five colours as #rrggbb: ramp start, middle and end, highlight, shadow. */
type Palette = readonly [string, string, string, string, string];

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
  /** Colours of the silhouettes: far, the haze between them, near; absent: taken from the palette. */
  land?: readonly [string, string, string];
};

const base = { silhouettes: "none" } as const;

export const SCENES: Readonly<Record<SceneId, Scene>> = {
  sunset: {
    ...base,
    field: "sky",
    palette: ["#2b1b4d", "#b2456e", "#fbb45c", "#ffe1a6", "#1a1030"],
    silhouettes: "pines",
    particles: "dust",
    particleColor: "#ffd6a0",
    sun: { x: 0.5, y: 0.4, radius: 0.17, color: "#ffe2aa" },
  },
  sea: {
    ...base,
    field: "sky",
    palette: ["#0a3d73", "#2b8fc4", "#c9ecf0", "#fff3d6", "#052848"],
    silhouettes: "waves",
    particles: "bokeh",
    particleColor: "#fffae6",
    sun: { x: 0.68, y: 0.26, radius: 0.12, color: "#fff6dc" },
    land: ["#4fa9cf", "#9bd8e6", "#06304f"],
  },
  forest: {
    ...base,
    field: "sky",
    palette: ["#7fb3b5", "#a9cfc4", "#f3e7c4", "#fff6d8", "#0d2f2c"],
    silhouettes: "pines",
    particles: "dust",
    particleColor: "#fffff0",
    sun: { x: 0.36, y: 0.27, radius: 0.1, color: "#fff8e1" },
    land: ["#7aa79f", "#d8dcc0", "#0c2b28"],
  },
  snow: {
    ...base,
    field: "sky",
    palette: ["#4a78b0", "#8fb6de", "#eaf2fb", "#ffffff", "#1b3c66"],
    silhouettes: "pines",
    particles: "snow",
    particleColor: "#ffffff",
    land: ["#a9c6e4", "#e3edf8", "#234a78"],
  },
  aurora: {
    ...base,
    field: "aurora",
    palette: ["#04202e", "#12a385", "#8dffbf", "#a678ff", "#020a16"],
    silhouettes: "ridges",
    particles: "stars",
    particleColor: "#e6f5ff",
    land: ["#06323a", "#0a4642", "#01070d"],
  },
  cosmos: {
    ...base,
    field: "nebula",
    palette: ["#0a0b26", "#3d2a94", "#e2609c", "#ffc27a", "#04050f"],
    particles: "stars",
    particleColor: "#ebf0ff",
  },
  neon: {
    ...base,
    field: "silk",
    palette: ["#12063a", "#4b12d6", "#ff2d92", "#3fd8ff", "#05021a"],
    particles: "bokeh",
    particleColor: "#78dcff",
  },
  gold: {
    ...base,
    field: "silk",
    palette: ["#120d0a", "#5c2e10", "#c8893a", "#ffe9b8", "#060403"],
    particles: "dust",
    particleColor: "#ffdca0",
  },
  soft: {
    ...base,
    field: "mesh",
    palette: ["#3d5a9e", "#b0679c", "#ff9a7a", "#ffd7a0", "#27305c"],
    particles: "bokeh",
    particleColor: "#ffffff",
  },
  city: {
    ...base,
    field: "sky",
    palette: ["#070b1e", "#1b2550", "#6b4a86", "#f2b880", "#04060f"],
    silhouettes: "skyline",
    particles: "stars",
    particleColor: "#ffe9c4",
    sun: { x: 0.72, y: 0.2, radius: 0.075, color: "#fdf3dc" },
  },
  desert: {
    ...base,
    field: "sky",
    palette: ["#3f86c4", "#f2b07a", "#fbdfb0", "#fff4da", "#6a2f1a"],
    silhouettes: "dunes",
    particles: "dust",
    particleColor: "#ffe8c0",
    sun: { x: 0.34, y: 0.3, radius: 0.11, color: "#fff3cf" },
    land: ["#e39a63", "#f7d3a0", "#7a3318"],
  },
  rain: {
    ...base,
    field: "sky",
    palette: ["#101f2e", "#2c4a5c", "#6d929c", "#c5dde0", "#070d14"],
    silhouettes: "ridges",
    particles: "rain",
    particleColor: "#cfe4ea",
  },
  spring: {
    ...base,
    field: "sky",
    palette: ["#4fa3e0", "#a5d8f0", "#fde4ec", "#ffffff", "#2c6b48"],
    silhouettes: "hills",
    particles: "petals",
    particleColor: "#ffb7c9",
    sun: { x: 0.7, y: 0.22, radius: 0.1, color: "#fffbe8" },
    land: ["#8fcf9a", "#d6efc4", "#2c7a4c"],
  },
  fire: {
    ...base,
    field: "flame",
    palette: ["#2a0505", "#a3170c", "#f26a1b", "#ffe08a", "#090203"],
    particles: "embers",
    particleColor: "#ffb45a",
  },
  paper: {
    ...base,
    field: "mesh",
    palette: ["#f4e6cf", "#f9eeda", "#f7d6b4", "#fffaf0", "#e6c7a4"],
    silhouettes: "hills",
    particles: "dust",
    particleColor: "#fff6e0",
    land: ["#efcfa8", "#f8e2c4", "#c9835c"],
  },
};
