import type { Video } from "@sahne/contract/videos";
import { useSearchParams } from "react-router";
import { useVideo } from "#data/library.ts";
import { isScheduled } from "#data/video-state.ts";

const NAME = "plan";

/** R13.1: a video that was made to be scheduled and has no time; `?plan=…` asks for one. Any other video is ignored. */
export function useVideoToPlan(): { video: Video | null; forget: () => void } {
  const [search, setSearch] = useSearchParams();
  const videoId = search.get(NAME);
  const { data } = useVideo(videoId ?? "", videoId !== null);
  const video = data !== undefined && isScheduled(data) ? { ...data, status: "scheduled" as const } : null;
  return {
    video: videoId === null ? null : video,
    forget() {
      if (videoId === null) return;
      search.delete(NAME);
      setSearch(search, { replace: true });
    },
  };
}
