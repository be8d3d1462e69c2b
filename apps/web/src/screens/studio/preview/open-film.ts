import type { Brand } from "@sahne/engine/film/brand";
import type { Answers, OpenInput } from "./messages.ts";
import type { PreviewClient } from "./preview-client.ts";

/** The images of a draft and the brand of its account, as files. */
export type Material = { pictures: readonly Blob[]; brand: Brand | null; logo: Blob | null };

/** Lays a film out in a thread; pictures are handed over, so each time they are decoded anew. */
export async function openFilm(
  client: PreviewClient,
  { film, options, resolution }: Pick<OpenInput, "film" | "options" | "resolution">,
  { pictures: blobs, brand, logo: file }: Material,
): Promise<Answers["open"]> {
  const [logo, ...pictures] = await Promise.all([
    file && createImageBitmap(file),
    ...blobs.map((blob) => createImageBitmap(blob)),
  ]);
  const transfer = logo ? [...pictures, logo] : pictures;
  return client.ask({ kind: "open", film, options, resolution, pictures, brand, logo }, transfer);
}
