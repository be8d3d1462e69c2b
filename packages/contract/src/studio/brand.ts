import { z } from "zod";
import { id } from "#common.ts";
import { BRAND_WORDS_MAX, WATERMARK_MAX } from "#limits.ts";
import { defineRoute } from "#route.ts";

export const brandCorner = z.enum(["top-left", "top-right", "bottom-left", "bottom-right"]);
export type BrandCorner = z.output<typeof brandCorner>;
export const brandFont = z.enum(["montserrat", "anton", "playfair", "grotesk"]);

const color = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "brand.color.bad");

/** What every film of an account carries, whatever its style. Null: as the style has it. */
export const brandKit = z
  .object({
    /** One switch for all of it. */
    isOn: z.boolean().default(false),
    /** One of the account's images. */
    logoImageId: id.nullable().default(null),
    corner: brandCorner.default("top-right"),
    accent: color.nullable().default(null),
    second: color.nullable().default(null),
    font: brandFont.nullable().default(null),
    endWords: z.string().trim().max(BRAND_WORDS_MAX, "brand.words.long").default(""),
    watermark: z.string().trim().max(WATERMARK_MAX, "brand.words.long").default(""),
  })
  .meta({ id: "BrandKit" });
export type BrandKit = z.output<typeof brandKit>;

/** What the painters take of it: what is null or empty is the style's. */
export function brandOf({ corner, accent, second, font, endWords, watermark }: BrandKit, hasLogo: boolean) {
  return {
    corner,
    hasLogo,
    ...(accent !== null && { accent }),
    ...(second !== null && { second }),
    ...(font !== null && { font }),
    ...(endWords !== "" && { endWords }),
    ...(watermark !== "" && { watermark }),
  };
}

const kitReply = z.object({ kit: brandKit });

export const getBrandKitRoute = defineRoute({
  id: "getBrandKit",
  method: "GET",
  path: "/api/brand-kit",
  tag: "studio",
  summary: "Logo, colours, letters and words that every film of the account carries",
  reply: kitReply,
});

export const putBrandKitRoute = defineRoute({
  id: "putBrandKit",
  method: "PUT",
  path: "/api/brand-kit",
  tag: "studio",
  summary: "Change the brand kit; films that are made from now on carry it",
  body: brandKit,
  reply: kitReply,
});
