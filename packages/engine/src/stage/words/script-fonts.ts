import type { FontId } from "#presets.ts";

const MOST_PIECES = 48;

/** Families in which letters of other scripts are looked for, in this order; a film fills as many as its text needs. */
export const SCRIPT_FONTS: readonly string[] = Array.from(
  { length: MOST_PIECES },
  (_, index) => `Sahne Script ${index + 1}`,
);

/** Playfair has no ₺, Anton no ₿: this one has every sign of money that any of ours has, and stands behind all of them. */
export const RICHEST_FONT: FontId = "montserrat";
