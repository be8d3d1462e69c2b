import { useCallback, useEffect, useRef, useState } from "react";
import { logError } from "#lib/log.ts";
import { useLatest } from "#screens/studio/use-latest.ts";

export type Recorder = {
  state: "idle" | "asking" | "recording";
  /** Why there is no recording: the browser has no microphone for us, or cannot record. */
  problem: "refused" | "missing" | null;
  /** Seconds since it began. */
  seconds: number;
  start: () => void;
  stop: () => void;
};

/** Longer than a scene can be. */
const LONGEST_MS = 60_000;

/** Records the microphone until it is told to stop; what was recorded goes to `onRecorded`. Leaving the page ends it unheard. */
export function useRecorder(onRecorded: (recording: Blob) => void): Recorder {
  const [state, setState] = useState<Recorder["state"]>("idle");
  const [problem, setProblem] = useState<Recorder["problem"]>(null);
  const [seconds, setSeconds] = useState(0);
  const running = useRef<MediaRecorder | null>(null);
  const isGone = useRef(false);
  const deliver = useLatest(onRecorded);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (running.current) end(running.current);
    };
  }, []);
  useEffect(() => {
    if (state !== "recording") return undefined;
    const begun = performance.now();
    const timer = setInterval(() => {
      const passed = performance.now() - begun;
      setSeconds(passed / 1000);
      if (passed >= LONGEST_MS && running.current) end(running.current);
    }, 200);
    return () => clearInterval(timer);
  }, [state]);

  const start = useCallback((): void => {
    setProblem(null);
    setSeconds(0);
    setState("asking");
    async function begin(): Promise<void> {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (isGone.current) return stopTracks(stream);
      const recorder = new MediaRecorder(stream);
      const parts: Blob[] = [];
      recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
      recorder.addEventListener("stop", () => {
        stopTracks(stream);
        running.current = null;
        if (isGone.current) return;
        setState("idle");
        deliver.current(new Blob(parts, { type: recorder.mimeType }));
      });
      running.current = recorder;
      recorder.start();
      setState("recording");
    }
    begin().catch((error: unknown) => {
      logError("the microphone could not be used", error);
      setState("idle");
      setProblem(error instanceof DOMException && error.name === "NotAllowedError" ? "refused" : "missing");
    });
  }, [deliver]);

  const stop = useCallback((): void => {
    if (running.current) end(running.current);
  }, []);
  return { state, problem, seconds, start, stop };
}

function end(recorder: MediaRecorder): void {
  if (recorder.state !== "inactive") recorder.stop();
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
