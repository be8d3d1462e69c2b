import type { StudioFilm } from "@sahne/contract/videos/film";
import type { DraftContent } from "@sahne/contract/studio/studio";

/** A draft whose scenes are planned. */
export type Content = Omit<DraftContent, "film"> & { film: StudioFilm };
export type Scene = StudioFilm["scenes"][number];
