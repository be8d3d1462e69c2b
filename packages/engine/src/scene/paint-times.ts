/** Milliseconds spent on each part of the drawing, for the bench. */
export type PaintTimes = { background: number; particles: number; shade: number; captions: number };
