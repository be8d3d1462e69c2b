import type { Plan } from "#plan/plan.ts";
import type { RenderFailure } from "#render-error.ts";
import type { PaintTimes } from "#paint/paint-times.ts";
import type { RenderSpec } from "#spec.ts";

export type RenderStage = "preparing" | "drawing" | "finishing";

export type RenderProgress = { stage: RenderStage; percent: number };

export type RenderResult = {
  durationSeconds: number;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  plan: Plan;
  engineVersion: string;
  cost: RenderCost;
};

/** What the film cost, for the log and the bench. */
export type RenderCost = { cpuSeconds: number; peakRssBytes: number; paint: PaintTimes };

/** The one line the render process reads. */
export type RenderJob = {
  spec: RenderSpec;
  outputPath: string;
  posterPath: string;
  isSample: boolean;
  isForPage?: boolean;
  /** Where prepared pictures are kept for other films. */
  pictureFolder?: string | undefined;
};

/** The lines it writes. */
export type RenderMessage =
  | ({ type: "progress"; rssBytes: number } & RenderProgress)
  | { type: "done"; result: RenderResult }
  | { type: "failed"; reason: RenderFailure; message: string };
