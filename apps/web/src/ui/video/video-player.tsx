import { Play } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#ui/class-names.ts";
import { WholePoster } from "./video-picture.tsx";

export type VideoPlayerProps = {
  src: string;
  /** Names the film for a screen reader. */
  title: string;
  playLabel: string;
  poster?: string | null | undefined;
  /** Shape of the box, not of the film: a standing film in a lying box gets dark sides. */
  aspect?: "16:9" | "9:16" | "1:1" | undefined;
  captions?: { src: string; label: string; language: string } | undefined;
  /** It begins by itself, without sound. */
  startsSilently?: boolean | undefined;
  /** The film no longer answers; whoever shows it asks for a new address. */
  onGone?: (() => void) | undefined;
  className?: string | undefined;
};

/** The address a film was started with, and the second at which it stopped answering. */
type Started = { address: string; stoppedAt: number | null };

export const aspectClasses = { "16:9": "aspect-video", "9:16": "aspect-[9/16]", "1:1": "aspect-square" };

/**
 * Before the first press there is only the poster: a list of a thousand films must not hold a thousand players. Then the
 * browser's own controls take over.
 */
export function VideoPlayer({
  src,
  title,
  playLabel,
  poster,
  aspect = "16:9",
  captions,
  startsSilently = false,
  onGone,
  className,
}: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState<Started | null>(startsSilently ? { address: src, stoppedAt: null } : null);
  // Every list brings a new address each hour, which must not start a running film again; a dead one is given up for it.
  const address = started === null || started.stoppedAt !== null ? src : started.address;

  function handleStart() {
    // Browsers let a film with sound begin only inside the press itself, so its player must be there at once.
    flushSync(() => setStarted({ address: src, stoppedAt: null }));
    video.current?.focus();
    // A refusal (no codec, no network) shows in the controls that are now there.
    video.current?.play().catch(() => undefined);
  }

  function handleError() {
    setStarted({ address, stoppedAt: video.current?.currentTime ?? 0 });
    onGone?.();
  }

  function handleLoaded() {
    if (!video.current || started === null || started.stoppedAt === null) return;
    video.current.currentTime = started.stoppedAt;
    setStarted({ address, stoppedAt: null });
    video.current.play().catch(() => undefined);
  }

  return (
    <div className={classNames("group relative overflow-hidden bg-film", aspectClasses[aspect], className)}>
      {started !== null ? (
        <video
          ref={video}
          src={address}
          poster={poster ?? undefined}
          playsInline
          controls
          autoPlay={startsSilently}
          muted={startsSilently}
          aria-label={title}
          onPlay={(event) => playAlone(event.currentTarget)}
          onError={handleError}
          onLoadedMetadata={handleLoaded}
          className="size-full object-contain"
        >
          {captions !== undefined && (
            <track kind="captions" src={captions.src} label={captions.label} srcLang={captions.language} />
          )}
        </video>
      ) : (
        <>
          {poster && <WholePoster address={poster} />}
          <button
            type="button"
            aria-label={`${playLabel}: ${title}`}
            onClick={handleStart}
            className="absolute inset-0 flex items-end justify-start p-3 outline-offset-[-4px] focus-visible:outline-on-film"
          >
            <span className="moves flex size-11 items-center justify-center rounded-full bg-film/70 text-on-film group-hover:scale-105 group-hover:bg-film">
              <Play aria-hidden="true" className="ml-0.5 size-5 fill-current" />
            </span>
          </button>
        </>
      )}
    </div>
  );
}

let playing: HTMLVideoElement | null = null;

/** Called when a video starts: the one that was playing stops, wherever it is on the page. */
function playAlone(video: HTMLVideoElement): void {
  if (playing !== null && playing !== video) playing.pause();
  playing = video;
}
