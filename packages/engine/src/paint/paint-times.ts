/** Milliseconds spent on each part of the drawing, for the bench. */
export type PaintTimes = { prepare: number; backdrop: number; sprites: number; transition: number };
