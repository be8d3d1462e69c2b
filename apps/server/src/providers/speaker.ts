import type { SpeechService } from "@sahne/contract/services/services";
import { ProviderError } from "./provider-error.ts";
import { VENDOR_REASONS, type KeyVerdict } from "./video-generator.ts";

export type SpeechRequest = {
  /** Said as it is written, word for word. */
  text: string;
  voice: string;
  language: "tr" | "en";
  timeoutMs: number;
};

/** A WAV file of 16 bits and how long it sounds. */
export type SpokenFile = { wav: Buffer; seconds: number };

/** One vendor of speech. A call is paid, may throw ProviderError and is never repeated in here. */
export type Speaker = {
  service: SpeechService;
  model: string;
  voices: readonly string[];
  speak(apiKey: string, request: SpeechRequest): Promise<SpokenFile>;
  /** Costs nothing. */
  checkKey(apiKey: string): Promise<KeyVerdict>;
};

const HEAD_BYTES = 44;
const SAMPLE_BYTES = 2;

/** Samples of one channel with the head of a file. */
export function wavOf(samples: Buffer, sampleRate: number): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(HEAD_BYTES - 8 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * SAMPLE_BYTES, 28);
  head.writeUInt16LE(SAMPLE_BYTES, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/**
 * A vendor's file as we keep it: samples of 16 bits behind a head of our own, since a stream's head does not know its length.
 * Anything else has been paid for and is no speech.
 */
export function readWav(provider: string, file: Buffer): SpokenFile {
  const isWav = file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WAVE";
  let format: { channels: number; rate: number; bits: number } | undefined;
  for (let at = isWav ? 12 : file.length; at + 8 <= file.length;) {
    const name = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === "fmt " && start + 16 <= file.length) {
      format = {
        channels: file.readUInt16LE(start + 2),
        rate: file.readUInt32LE(start + 4),
        bits: file.readUInt16LE(start + 14),
      };
    }
    if (name === "data" && format?.channels === 1 && format.bits === 16) {
      return fromSamples(provider, file.subarray(start, Math.min(file.length, start + length)), format.rate);
    }
    at = start + length + (length % 2);
  }
  throw noSpeech(provider, "a file that is no speech");
}

export function fromSamples(provider: string, samples: Buffer, sampleRate: number): SpokenFile {
  const whole = samples.subarray(0, samples.length - (samples.length % SAMPLE_BYTES));
  if (whole.length === 0 || !(sampleRate >= 8_000 && sampleRate <= 96_000)) throw noSpeech(provider, "no sound");
  return { wav: wavOf(whole, sampleRate), seconds: whole.length / SAMPLE_BYTES / sampleRate };
}

/** The call was taken, and what came back cannot be heard. */
export function noSpeech(provider: string, message: string): ProviderError {
  return new ProviderError(provider, "rejected", message, { reason: VENDOR_REASONS.noSpeech });
}
