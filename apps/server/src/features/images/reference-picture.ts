import type { Context } from "#context.ts";
import type { ImageRules } from "#providers/video-generator.ts";
import { drawOne } from "./picture-process.ts";

/** A JPEG as the vendor takes it: large enough, not too long, not too heavy, without transparency. */
export async function fitPicture(context: Context, source: Buffer, rules: ImageRules): Promise<Buffer> {
  return drawOne(context, source, { kind: "fit", rules });
}
