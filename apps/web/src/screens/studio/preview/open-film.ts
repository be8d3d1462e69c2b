import type { Brand } from "@sahne/engine/film/brand";
import type { Answers, OpenInput } from "./messages.ts";
import type { PreviewClient } from "./preview-client.ts";
import type { KnownSubject } from "./worker-pictures.ts";

/** An image as a file, and what must be seen of it, as far as that is known. */
export type PictureFile = { file: Blob } & KnownSubject;

/** The images of a draft, stills of its clips by their ids, and the brand of its account, as files. */
export type Material = {
  pictures: readonly PictureFile[];
  clips: ReadonlyMap<string, Blob>;
  brand: Brand | null;
  logo: Blob | null;
};

/** Lays a film out in a thread; pictures are handed over, so each time they are decoded anew. */
export async function openFilm(
  client: PreviewClient,
  { film, options, resolution }: Pick<OpenInput, "film" | "options" | "resolution">,
  { pictures: files, clips: stills, brand, logo: file }: Material,
): Promise<Answers["open"]> {
  const [logo, ...pictures] = await Promise.all([
    file && createImageBitmap(file),
    ...files.map(async ({ file: image, ...known }) => ({ picture: await createImageBitmap(image), ...known })),
  ]);
  const shown = [...stills].filter(([id]) => film.scenes.some(({ clip }) => clip === id));
  const clips = await Promise.all(shown.map(async ([id, still]) => ({ id, still: await createImageBitmap(still) })));
  const bitmaps = [...pictures.map(({ picture }) => picture), ...clips.map(({ still }) => still)];
  const transfer = logo ? [...bitmaps, logo] : bitmaps;
  return client.ask({ kind: "open", film, options, resolution, pictures, clips, brand, logo }, transfer);
}
