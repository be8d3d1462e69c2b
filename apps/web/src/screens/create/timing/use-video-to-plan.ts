import type { Video } from "@sahne/contract/videos/videos";
import { useSearchParams } from "react-router";
import { useVideo } from "#data/videos/library.ts";
import { isScheduled } from "#data/videos/video-state.ts";

const NAME = "plan";

type VideoToPlan = {
  video: Omit<Video, "state"> | null;
  /** False while it is asked for, and when it could not be had: no form is shown then that would make a second one. */
  isKnown: boolean;
  error: Error | null;
  retry: () => void;
  forget: () => void;
};

/** R13.1: a video that was made to be scheduled and has no time; `?plan=…` asks for one. Any other video is ignored. */
export function useVideoToPlan(): VideoToPlan {
  const [search, setSearch] = useSearchParams();
  const videoId = search.get(NAME);
  const { data, error, refetch } = useVideo(videoId ?? "", videoId !== null);
  const video = data && isScheduled(data) ? { ...data, status: "scheduled" as const } : null;
  return {
    video: videoId === null ? null : video,
    isKnown: videoId === null || data !== undefined,
    error,
    retry: () => void refetch(),
    forget() {
      if (videoId === null) return;
      search.delete(NAME);
      setSearch(search, { replace: true });
    },
  };
}
