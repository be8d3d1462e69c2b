import type { StudioFilm } from "@sahne/contract/videos/film";
import type { Brand } from "@sahne/engine/film/brand";
import type { Stereo } from "@sahne/engine/sound/stereo";
import type { PreviewPicture } from "./worker-pictures.ts";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";

/** What is laid out; `brand` is what the account's films carry, null: nothing. */
export type OpenInput = {
  film: StudioFilm;
  options: RequestedOptions;
  pictures: PreviewPicture[];
  /** Left out: small, as one watches it while editing. */
  resolution?: "480p" | "720p" | undefined;
  brand: Brand | null;
  logo: ImageBitmap | null;
  /** Stills of clips by their ids, as far as they were filmed. */
  clips: { id: string; still: ImageBitmap }[];
};

/** What the previewing thread is asked for; every question has an answer with its number. */
export type Question =
  | { kind: "plan"; script: string; options: RequestedOptions; pictures: string[]; seed?: number | undefined }
  | { kind: "reroll"; film: StudioFilm; index: number; seed: number }
  | { kind: "place"; name: string; language: "tr" | "en" }
  | ({ kind: "open" } & OpenInput)
  | { kind: "show"; time: number }
  | { kind: "sound"; film: StudioFilm; options: RequestedOptions; track: Stereo | null };

export type Answers = {
  plan: { film: StudioFilm; untold: string };
  reroll: { scene: StudioFilm["scenes"][number] };
  place: { place: NonNullable<StudioFilm["scenes"][number]["place"]> | null };
  open: { width: number; height: number; frameCount: number };
  /** Null: a later moment was asked for before this one was painted. */
  show: { picture: ImageBitmap | null };
  sound: { left: Float32Array; right: Float32Array; sampleRate: number } | null;
};

export type AskMessage = { type: "ask"; number: number; question: Question };
/** Drawings the thread asked for: null where there is none of that name. */
export type DrawnMessage = { type: "drawn"; drawings: { key: string; picture: ImageBitmap | null }[] };
/** Comes once; where the renderer's files lie. */
export type LoadMessage = { type: "load"; base: string };
export type ToWorker = LoadMessage | AskMessage | DrawnMessage;

export type FromWorker =
  | { type: "answer"; number: number; answer: unknown }
  | { type: "failed"; number: number; message: string }
  | { type: "draw"; wanted: { key: string; slug: string; pixels: number }[] };
