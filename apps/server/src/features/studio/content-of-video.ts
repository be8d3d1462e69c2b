import { draftFilm, type StudioFilm } from "@sahne/contract/videos/film";
import type { DraftContent } from "@sahne/contract/studio/studio";
import { picturesOf } from "@sahne/contract/videos/videos";
import { detectLanguage } from "@sahne/engine/script/language";
import { z } from "zod";
import type { Context } from "#context.ts";
import { filmOfClip } from "#features/videos/clips/film-of-clip.ts";
import type { VideoRow } from "#features/videos/videos.repo.ts";

const plan = z.object({ film: draftFilm });

/**
 * A draft of what a finished video shows. Its scenes come from the film its owner edited, else from the stored plan. A plan
 * without captions has no words in it, and plans of older versions have no scenes: both are planned again from the prompt.
 */
export function contentOfVideo(video: VideoRow): DraftContent {
  return {
    title: video.name,
    script: video.promptText,
    options: video.options,
    imageIds: picturesOf(video),
    film: video.film ?? plannedFilm(video),
  };
}

function plannedFilm({ plan: stored, options }: VideoRow): StudioFilm | null {
  if (options.captions === "none") return null;
  const film = plan.safeParse(stored).data?.film ?? null;
  // A voice may have made it longer than a film may be asked to be: that is seen and said in the studio.
  return film;
}

/**
 * A draft that finishes a vendor's clip: its name as captions over it and a closing card, with music under both. Nothing is paid
 * for again: the clip itself is the scene.
 */
export function finishOfClip(context: Context, video: VideoRow): DraftContent {
  const { name, promptText, options } = video;
  const film = filmOfClip(context, video, { text: name, language: detectLanguage(promptText) });
  return { title: name, script: promptText, options: { aspectRatio: options.aspectRatio }, imageIds: [], film };
}
