import type { Image } from "@sahne/contract/images";
import { useQuery } from "@tanstack/react-query";
import { useImages } from "#data/images.ts";
import { apiAddress } from "#lib/api.ts";
import type { PictureFile } from "./preview/open-film.ts";

const NONE: readonly PictureFile[] = [];

/** The draft's images as files, in order; null until they have come. Where one is gone, the preview shows none of them. */
export function usePictures(imageIds: readonly string[]): readonly PictureFile[] | null {
  const images = useImages({ isNeeded: imageIds.length > 0 });
  const found = imageIds.map((id) => images.data?.images.find(({ _id }) => _id === id));
  const known = found.filter((image) => image !== undefined);
  const files = useQuery({
    queryKey: ["studio-pictures", imageIds],
    queryFn: () => Promise.all(known.map(fetchFile)),
    enabled: known.length > 0 && known.length === imageIds.length,
    staleTime: Infinity,
  });
  if (imageIds.length === 0 || files.isError || images.isError) return NONE;
  if (images.data && known.length < imageIds.length) return NONE;
  return files.data ?? null;
}

async function fetchFile({ imageUrl, focus }: Image): Promise<PictureFile> {
  const response = await fetch(apiAddress(imageUrl));
  if (!response.ok) throw new Error(`${response.status}`);
  return { file: await response.blob(), focus };
}
