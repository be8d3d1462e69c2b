import { useEffect, useId, useRef } from "react";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { T, useT } from "#lib/messages.tsx";

const STEP_SECONDS = 0.1;

type FramePickerProps = { video: ShownVideo; atSeconds: number; onChange: (atSeconds: number) => void };

/** The film itself, standing still at the chosen moment; a slider moves through it. */
export function FramePicker({ video, atSeconds, onChange }: FramePickerProps) {
  const t = useT();
  const id = useId();
  const film = useRef<HTMLVideoElement>(null);
  const end = Math.max(0, (video.videoDuration ?? 0) - STEP_SECONDS);
  const value = t("publish.thumbnail.atValue", { seconds: atSeconds });

  useEffect(() => {
    if (film.current !== null) film.current.currentTime = atSeconds;
  }, [atSeconds]);

  if (video.videoUrl === null) return null;
  return (
    <div className="flex flex-col gap-2">
      <video
        ref={film}
        src={apiAddress(video.videoUrl)}
        preload="auto"
        muted
        playsInline
        tabIndex={-1}
        aria-hidden="true"
        // The first frame would stand there although another one was chosen.
        onLoadedMetadata={(event) => (event.currentTarget.currentTime = atSeconds)}
        className="aspect-video w-full max-w-80 rounded-md bg-film object-contain"
      />
      <label htmlFor={id} className="flex max-w-80 items-baseline justify-between gap-3 text-sm font-medium">
        <T k="publish.thumbnail.at" />
        <span className="tabular font-normal text-text-3">{value}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={end}
        step={STEP_SECONDS}
        value={atSeconds}
        aria-valuetext={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full max-w-80 accent-accent pointer-coarse:h-11"
      />
    </div>
  );
}
