import { z } from "zod";
import { sniffImage } from "#images.ts";

const MEGABYTE = 1024 * 1024;

type ImageRules = { maxMegabytes: number; minSide: number; maxRatio: number; takesDataUri?: boolean };

const klingImage: ImageRules = { maxMegabytes: 10, minSide: 300, maxRatio: 2.5 };
const minimaxImage: ImageRules = { maxMegabytes: 20, minSide: 301, maxRatio: 2.5 };
const turboImage: ImageRules = { maxMegabytes: 50, minSide: 300, maxRatio: 2.5, takesDataUri: true };

export const url = z.url({ protocol: /^https?$/, error: "must be a URL" });
export const klingPicture = picture(klingImage);
export const minimaxPicture = picture(minimaxImage);
export const turboPicture = picture(turboImage);

export const longAspect = z.enum(["widescreen_16_9", "social_story_9_16", "square_1_1"]);
export const filmAspect = z.enum([
  "film_horizontal_21_9",
  "widescreen_16_9",
  "classic_4_3",
  "square_1_1",
  "traditional_3_4",
  "social_story_9_16",
  "film_vertical_9_21",
]);
export const shortAspect = z.enum(["16:9", "9:16", "1:1"]);

export const prompt = (max: number) => z.string().min(1).max(max);
export const seconds = (...allowed: number[]) => z.literal(allowed);
/** Several models want their number of seconds as text, and refuse a number. */
export const secondsText = (...allowed: number[]) => z.enum(allowed.map(String));

export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A URL, or plain base64 of a JPEG or PNG that the model can use. GIF and WebP are in no model's list. */
function picture(rules: ImageRules) {
  return z.string().superRefine((text, context) => {
    if (/^https?:\/\//.test(text)) return;
    const problem = pictureProblem(text, rules);
    if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
  });
}

function pictureProblem(text: string, rules: ImageRules): string | undefined {
  if (text.startsWith("data:") && !rules.takesDataUri) return "must be plain base64 or a URL, not a data URI";
  const base64 = text.replace(/^data:image\/\w+;base64,/, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return "must be base64 or a URL";
  const bytes = Buffer.from(base64, "base64");
  const image = sniffImage(bytes);
  if (!image || (image.type !== "image/png" && image.type !== "image/jpeg")) return "must be a JPG, JPEG or PNG image";
  if (bytes.length > rules.maxMegabytes * MEGABYTE) return `must not be larger than ${rules.maxMegabytes}MB`;
  const { width, height } = image;
  if (Math.min(width, height) < rules.minSide) return `must be at least ${rules.minSide}x${rules.minSide} pixels`;
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio > rules.maxRatio ? "aspect ratio must be between 1:2.5 and 2.5:1" : undefined;
}
