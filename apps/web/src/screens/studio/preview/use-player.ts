import type { StudioFilm } from "@sahne/contract/videos/film";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { logError } from "#lib/log.ts";
import type { Opened, PreviewTools } from "./use-preview.ts";
import { useLatest } from "#screens/studio/use-latest.ts";
import { readOwnTrack, type OwnMusic } from "./own-track.ts";
import { createSoundtrack, type Soundtrack } from "./soundtrack.ts";

export type Player = {
  /** The first frame was asked for and came: until then there is nothing to see. */
  isShown: boolean;
  isPlaying: boolean;
  /** Where it stands, in seconds; while it plays, told ten times a second. */
  time: number;
  toggle: () => void;
  seek: (time: number) => void;
  isLooping: boolean;
  setLooping: (isLooping: boolean) => void;
};

const TELL_EVERY_MS = 100;

type PlayerInput = {
  tools: PreviewTools | null;
  opened: Opened | null;
  options: RequestedOptions;
  /** The chosen music of one's own; undefined when it is none, or not known yet. */
  ownMusic: OwnMusic | undefined;
  canvas: HTMLCanvasElement | null;
  /** The scene to stay in while looping. */
  loop: { start: number; end: number } | null;
};

/**
 * Plays what is laid out. The sound's clock leads; the picture is asked for one frame at a time, so a slow machine shows
 * fewer frames and never late ones.
 */
export function usePlayer({ tools, opened, options, ownMusic, canvas, loop }: PlayerInput): Player {
  const [isPlaying, setPlaying] = useState(false);
  const [isLooping, setLooping] = useState(false);
  const [time, setTime] = useState(0);
  const [isShown, setShown] = useState(false);
  const now = useRef(0);
  const isPainting = useRef(false);
  const soundtrack = useRef<Soundtrack | null>(null);
  const range = useLatest(isLooping ? loop : null);
  const film = opened?.film ?? null;
  const duration = film?.durationSeconds ?? 0;

  const paint = useCallback(async (): Promise<void> => {
    if (!tools || !opened || isPainting.current) return;
    isPainting.current = true;
    try {
      for (let shown = -1; shown !== now.current;) {
        shown = now.current;
        const { picture } = await tools.front.ask({ kind: "show", time: shown });
        if (picture && canvas) put(canvas, picture, shown);
        // While it plays, the next frame is asked for by the screen's own beat.
        if (soundtrack.current?.isRunning() === true) break;
      }
    } catch (error) {
      logError("a frame of the preview could not be painted", error);
    } finally {
      isPainting.current = false;
      setShown(true);
    }
  }, [tools, opened, canvas]);

  const seek = useCallback(
    (wanted: number): void => {
      now.current = Math.max(0, Math.min(duration, wanted));
      setTime(now.current);
      soundtrack.current?.seek(now.current);
      void paint();
    },
    [duration, paint],
  );

  useSoundtrack(tools, film, { options, ownMusic }, soundtrack);

  useEffect(() => {
    now.current = Math.min(now.current, duration);
    void paint();
  }, [duration, paint]);

  usePlaying({ isPlaying: isPlaying && film !== null, duration, now, range, soundtrack, paint }, setTime, setPlaying);

  const toggle = useCallback((): void => {
    if (!isPlaying && now.current >= duration - 0.05) now.current = range.current?.start ?? 0;
    setPlaying(!isPlaying);
  }, [isPlaying, duration, range]);

  return { isShown, isPlaying, time, toggle, seek, isLooping, setLooping };
}

/** Shows a frame; the moment it belongs to stands beside it. */
function put(canvas: HTMLCanvasElement, picture: ImageBitmap, time: number): void {
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
  canvas.setAttribute("data-time", String(time));
}

type Playing = {
  isPlaying: boolean;
  duration: number;
  now: RefObject<number>;
  range: RefObject<{ start: number; end: number } | null>;
  soundtrack: RefObject<Soundtrack | null>;
  paint: () => Promise<void>;
};

/** Runs with the screen's beat while it plays, and stops at the end; a looped scene begins again. */
function usePlaying(
  { isPlaying, duration, now, range, soundtrack, paint }: Playing,
  setTime: (time: number) => void,
  setPlaying: (isPlaying: boolean) => void,
): void {
  useEffect(() => {
    if (!isPlaying) return undefined;
    soundtrack.current ??= createSoundtrack();
    const track = soundtrack.current;
    track.start(now.current);
    let frame = 0;
    let toldAt = 0;
    function step(at: number): void {
      const end = range.current?.end ?? duration;
      const start = range.current?.start ?? 0;
      now.current = track.time();
      const isBefore = range.current !== null && now.current < start - 0.05;
      if (now.current >= end || isBefore) {
        if (range.current === null) {
          now.current = duration;
          setTime(duration);
          setPlaying(false);
          return;
        }
        now.current = start;
        track.seek(start);
      }
      void paint();
      if (at - toldAt > TELL_EVERY_MS) {
        toldAt = at;
        setTime(now.current);
      }
      frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      track.stop();
    };
  }, [isPlaying, duration, now, range, soundtrack, paint, setTime, setPlaying]);
}

const SOUND_AFTER_MS = 500;

/** The music of what is laid out, made in the background; it joins in when it is ready. */
function useSoundtrack(
  tools: PreviewTools | null,
  film: StudioFilm | null,
  { options, ownMusic }: Pick<PlayerInput, "options" | "ownMusic">,
  soundtrack: RefObject<Soundtrack | null>,
): void {
  const track = useLatest(ownMusic);
  const trackId = ownMusic?.id;
  useEffect(() => {
    if (!tools || !film) return undefined;
    let isStale = false;
    async function make(client: PreviewTools["back"], told: StudioFilm): Promise<void> {
      try {
        const own = trackId !== undefined && track.current ? await readOwnTrack(track.current) : null;
        const sound = await client.ask({ kind: "sound", film: told, options, track: own });
        if (isStale) return;
        soundtrack.current ??= createSoundtrack();
        soundtrack.current.load(sound);
      } catch (error) {
        logError("the sound of the preview could not be made", error);
      }
    }
    const timer = setTimeout(() => void make(tools.back, film), SOUND_AFTER_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [tools, film, options, trackId, track, soundtrack]);
  useEffect(
    () => () => {
      soundtrack.current?.close();
      soundtrack.current = null;
    },
    [soundtrack],
  );
}
