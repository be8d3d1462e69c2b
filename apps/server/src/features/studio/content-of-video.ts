import { draftFilm, type FilmScene, type StudioFilm } from "@sahne/contract/videos/film";
import { SCENE_SECONDS_MAX, SCENE_TEXT_MAX } from "@sahne/contract/limits";
import type { DraftContent } from "@sahne/contract/studio/studio";
import { picturesOf } from "@sahne/contract/videos/videos";
import { detectLanguage } from "@sahne/engine/script/language";
import { z } from "zod";
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

const CLOSING_SECONDS = 2.5;
const CLOSING_WORDS = { tr: "Daha fazlası için takip edin!", en: "Follow for more!" } as const;

/**
 * A draft that finishes a vendor's clip: its name as captions over it and a closing card, with music under both. Nothing is paid
 * for again: the clip itself is the scene.
 */
export function finishOfClip(video: VideoRow): DraftContent {
  const { id, name, promptText, durationSeconds, options } = video;
  const language = detectLanguage(promptText);
  // Kept in thousandths, as scenes are.
  const seconds = Math.min(SCENE_SECONDS_MAX, Math.floor((durationSeconds ?? 0) * 1000) / 1000);
  const clip = {
    kind: "photo",
    text: name.slice(0, SCENE_TEXT_MAX),
    clip: id,
    start: 0,
    end: seconds,
    exit: "fade",
  } as const;
  const end = seconds + CLOSING_SECONDS;
  const closing = { kind: "end", text: CLOSING_WORDS[language], start: seconds, end, exit: "cut" } as const;
  const scenes = [clip, closing].map((scene): FilmScene => ({
    ...scene,
    emphasis: [],
    things: [],
    backdrop: "studio",
    colors: 0,
  }));
  const about = { isGrave: false, topic: "", cast: [], channel: null };
  const film: StudioFilm = {
    version: 1,
    language,
    seed: 1,
    preset: "cinematic",
    ...about,
    durationSeconds: end,
    scenes,
  };
  return { title: name, script: promptText, options: { aspectRatio: options.aspectRatio }, imageIds: [], film };
}
