import { brandOf, type BrandKit } from "@sahne/contract/studio/brand";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useBrandKit } from "#data/studio/brand-kit.ts";
import { useImages } from "#data/videos/images.ts";
import { apiAddress } from "#lib/api.ts";
import { useFilmClips } from "#screens/studio/cameras/use-film-clips.ts";
import type { Content } from "#screens/studio/edits/content.ts";
import type { Material } from "#screens/studio/preview/open-film.ts";
import { usePictures } from "#screens/studio/use-pictures.ts";

/** What the film is painted with besides its scenes; null until it has come. Without an answer the brand is left out. */
export function useMaterial({ imageIds, film }: Pick<Content, "imageIds" | "film">) {
  const { pictures, gone } = usePictures(imageIds);
  const { known: clips, stills } = useFilmClips(film);
  const kit = useBrandKit();
  const logo = useLogo(kit.data);
  const shown = kit.data ?? null;
  const isWaiting = kit.isPending || logo === undefined;
  const material = useMemo((): Material | null => {
    if (pictures === null || isWaiting) return null;
    const brand = shown?.isOn ? brandOf(shown, logo !== null) : null;
    return { pictures, clips: stills, brand, logo: shown?.isOn ? logo : null };
  }, [pictures, stills, isWaiting, shown, logo]);
  return { pictures, gone, clips, material };
}

/** Undefined while it is on its way; null: there is none, or its image was deleted. */
function useLogo(kit: BrandKit | undefined): Blob | null | undefined {
  const id = kit?.isOn ? kit.logoImageId : null;
  const images = useImages({ isNeeded: id !== null });
  const address = images.data?.images.find(({ _id }) => _id === id)?.imageUrl;
  const file = useQuery({
    queryKey: ["studio-logo", id],
    queryFn: async () => (await fetch(apiAddress(address ?? ""))).blob(),
    enabled: address !== undefined,
    staleTime: Infinity,
  });
  if (id === null || images.isError || file.isError) return null;
  if (images.data && address === undefined) return null;
  return file.data;
}
