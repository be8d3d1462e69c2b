import type { FontId } from "#presets.ts";
import { FONT_IDS } from "#presets.ts";

export const BRAND_CORNERS = ["top-left", "top-right", "bottom-left", "bottom-right"] as const;
export type BrandCorner = (typeof BRAND_CORNERS)[number];

/** What makes a film recognisable as its owner's, in every style. Colours as #rrggbb; what is absent is the style's. */
export type Brand = {
  corner: BrandCorner;
  accent?: string | undefined;
  second?: string | undefined;
  font?: FontId | undefined;
  /** Stand on the end card instead of the film's own words. */
  endWords?: string | undefined;
  watermark?: string | undefined;
  /** Whether a logo was given; its pixels are a tool of the stage. */
  hasLogo: boolean;
};

const COLOR = /^#[0-9a-f]{6}$/iu;
const MOST_LETTERS = 80;

/** Of a value from outside: true when painters can work with it. */
export function isBrand(value: unknown): value is Brand {
  if (typeof value !== "object" || value === null) return false;
  const brand = value as Partial<Record<keyof Brand, unknown>>;
  const isColor = (color: unknown): boolean => color === undefined || (typeof color === "string" && COLOR.test(color));
  const isText = (text: unknown): boolean =>
    text === undefined || (typeof text === "string" && text.length <= MOST_LETTERS);
  return (
    BRAND_CORNERS.some((corner) => corner === brand.corner) &&
    isColor(brand.accent) &&
    isColor(brand.second) &&
    (brand.font === undefined || FONT_IDS.some((font) => font === brand.font)) &&
    isText(brand.endWords) &&
    isText(brand.watermark) &&
    typeof brand.hasLogo === "boolean"
  );
}

/** Letters it brings along. */
export function brandLetters(brand: Brand | undefined): string {
  return `${brand?.endWords ?? ""} ${brand?.watermark ?? ""}`;
}
