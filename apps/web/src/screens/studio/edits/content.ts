import type { StudioFilm } from "@sahne/contract/film";
import type { DraftContent } from "@sahne/contract/studio";

/** A draft whose scenes are planned. */
export type Content = Omit<DraftContent, "film"> & { film: StudioFilm };
export type Scene = StudioFilm["scenes"][number];
