declare module "@echogarden/espeak-ng-emscripten" {
  export type EspeakEvent = { type: string; id: string; audio_position: number };

  /** The few calls of eSpeak NG we use; the package brings no types. */
  export type Espeak = {
    set_voice(name: string): void;
    set_pitch(value: number): void;
    set_range(value: number): void;
    set_rate(wordsPerMinute: number): void;
    synthesize(ssml: string, onSamples: (samples: Int16Array | null, events: EspeakEvent[]) => void): void;
  };

  export default function createEspeak(): Promise<{ eSpeakNGWorker: new () => Espeak }>;
}
