import type { Track } from "#sound/fit-track.ts";
import { hearTrack } from "#sound/fit-track.ts";
import { SAMPLE_RATE } from "#sound/stereo.ts";
import { decodeSound } from "#voice/decode-sound.ts";

/** No film is longer, also when a voice has made it so. */
const NEEDED_SECONDS = 150;

/** The music that somebody brought along. */
export async function readTrack(path: string): Promise<Track> {
  const { channels } = await decodeSound(path, {
    channelCount: 2,
    sampleRate: SAMPLE_RATE,
    onlySeconds: NEEDED_SECONDS,
  });
  const [left = new Float32Array(), right = left] = channels;
  return hearTrack({ left, right });
}
