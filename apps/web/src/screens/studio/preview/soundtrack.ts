import type { Answers } from "./messages.ts";

export type Soundtrack = {
  load(sound: Answers["sound"]): void;
  start(from: number): void;
  stop(): void;
  seek(to: number): void;
  /** Where it plays, in seconds: by the clock of the sound where there is one. */
  time(): number;
  isRunning(): boolean;
  close(): void;
};

/** Plays the music of a film and tells the time by it; without sound the clock of the page does. */
export function createSoundtrack(): Soundtrack {
  let audio: AudioContext | null = null;
  let buffer: AudioBuffer | null = null;
  let source: AudioBufferSourceNode | null = null;
  let startedAt: number | null = null;
  let from = 0;

  const clock = (): number => (source && audio?.state === "running" ? audio.currentTime : performance.now() / 1000);

  function silence(): void {
    source?.stop();
    source?.disconnect();
    source = null;
  }

  function begin(at: number): void {
    silence();
    from = at;
    if (buffer && at < buffer.duration) {
      audio ??= new AudioContext();
      void audio.resume();
      source = audio.createBufferSource();
      source.buffer = buffer;
      source.connect(audio.destination);
      source.start(0, at);
    }
    startedAt = clock();
    usedClock = source && audio?.state === "running" ? "audio" : "page";
  }
  let usedClock: "audio" | "page" = "page";

  return {
    load(sound) {
      const at = this.time();
      if (sound) {
        buffer = new AudioBuffer({ length: sound.left.length, numberOfChannels: 2, sampleRate: sound.sampleRate });
        buffer.copyToChannel(sound.left as Float32Array<ArrayBuffer>, 0);
        buffer.copyToChannel(sound.right as Float32Array<ArrayBuffer>, 1);
      } else buffer = null;
      if (startedAt !== null) begin(at);
    },
    start: begin,
    stop() {
      from = this.time();
      startedAt = null;
      silence();
    },
    seek(to) {
      if (startedAt === null) from = to;
      else begin(to);
    },
    time() {
      if (startedAt === null) return from;
      const isAudio = source !== null && audio?.state === "running";
      // The sound began to run, or was taken away, since the last look: go on from where it was.
      if (isAudio !== (usedClock === "audio")) {
        const passed = (usedClock === "audio" ? (audio?.currentTime ?? 0) : performance.now() / 1000) - startedAt;
        from += Math.max(0, passed);
        usedClock = isAudio ? "audio" : "page";
        startedAt = clock();
      }
      return from + clock() - startedAt;
    },
    isRunning: () => startedAt !== null,
    close() {
      silence();
      void audio?.close();
      audio = null;
    },
  };
}
