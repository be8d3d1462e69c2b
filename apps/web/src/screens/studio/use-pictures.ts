import type { Image } from "@sahne/contract/videos/images";
import { useQuery } from "@tanstack/react-query";
import { useImages } from "#data/videos/images.ts";
import { apiAddress } from "#lib/api.ts";
import type { PictureFile } from "./preview/open-film.ts";

const NONE: readonly PictureFile[] = [];

type Pictures = {
  /** The draft's images as files, in order; null until they have come. Where one is gone, the preview shows none of them. */
  pictures: readonly PictureFile[] | null;
  /** Those of them that their owner has deleted since. */
  gone: readonly string[];
};

export function usePictures(imageIds: readonly string[]): Pictures {
  const images = useImages({ isNeeded: imageIds.length > 0 });
  const found = imageIds.map((id) => images.data?.images.find(({ _id }) => _id === id));
  const known = found.filter((image) => image !== undefined);
  const files = useQuery({
    queryKey: ["studio-pictures", imageIds],
    queryFn: () => Promise.all(known.map(fetchFile)),
    enabled: known.length > 0 && known.length === imageIds.length,
    staleTime: Infinity,
  });
  const gone = images.data ? imageIds.filter((_id, place) => found[place] === undefined) : [];
  const isWithout = imageIds.length === 0 || files.isError || images.isError || gone.length > 0;
  return { pictures: isWithout ? NONE : (files.data ?? null), gone };
}

async function fetchFile({ imageUrl, focus, faces }: Image): Promise<PictureFile> {
  const response = await fetch(apiAddress(imageUrl));
  if (!response.ok) throw new Error(`${response.status}`);
  return { file: await response.blob(), focus, faces };
}
