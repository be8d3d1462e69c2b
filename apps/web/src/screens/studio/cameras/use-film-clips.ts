import type { Clip } from "@sahne/contract/studio/cameras";
import type { StudioFilm } from "@sahne/contract/videos/film";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useClips } from "#data/studio/clips.ts";
import { apiAddress } from "#lib/api.ts";

const NONE: ReadonlyMap<string, Blob> = new Map();

/** What was filmed for this user, and stills of what this film shows of it. */
export function useFilmClips({ scenes }: Pick<StudioFilm, "scenes">): {
  known: readonly Clip[] | undefined;
  stills: ReadonlyMap<string, Blob>;
} {
  const ids = useMemo(() => [...new Set(scenes.flatMap(({ clip }) => clip ?? []))].toSorted(), [scenes]);
  const { data: known } = useClips();
  const shown = (known ?? []).flatMap(({ _id, status, posterUrl }) =>
    status === "completed" && posterUrl !== null && ids.includes(_id) ? [{ id: _id, posterUrl }] : [],
  );
  const stills = useQuery({
    queryKey: ["studio-clips", shown.map(({ id }) => id)],
    queryFn: async () => new Map(await Promise.all(shown.map(fetchStill))),
    enabled: shown.length > 0,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return { known, stills: shown.length > 0 ? (stills.data ?? NONE) : NONE };
}

async function fetchStill({ id, posterUrl }: { id: string; posterUrl: string }): Promise<[string, Blob]> {
  const response = await fetch(apiAddress(posterUrl));
  if (!response.ok) throw new Error(`${response.status}`);
  return [id, await response.blob()];
}

/** Whether a scene is shown at this moment whose clip is not there, as far as is known. */
export function isUnshot({ scenes }: StudioFilm, known: readonly Clip[] | undefined, time: number): boolean {
  const clip = scenes.findLast(({ start }) => time >= start)?.clip;
  return clip !== undefined && known?.find(({ _id }) => _id === clip)?.status !== "completed";
}
