import { openTransparent } from "./safe-sharp.ts";

/** As large as a film of the largest size shows one. */
const SIDE = 320;

/** The pixels of a logo with what is see-through in it. */
export async function readLogo(path: string): Promise<{ width: number; height: number; rgba: Uint8Array }> {
  const { data, info } = await openTransparent(path)
    .resize(SIDE, SIDE, { fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
}
