import type { Stereo } from "@sahne/engine/sound/stereo";
import { SAMPLE_RATE } from "@sahne/engine/sound/stereo";

import { apiAddress } from "#lib/api.ts";

/** No film is longer. */
const NEEDED_SECONDS = 150;

export type OwnMusic = { id: string; url: string };

let known: { id: string; sound: Promise<Stereo> } | undefined;

/** Music of one's own as the preview plays it, read by the browser itself; the last one is remembered. */
export function readOwnTrack({ id, url }: OwnMusic): Promise<Stereo> {
  if (known?.id === id) return known.sound;
  const sound = read(url);
  known = { id, sound };
  // Whoever asks again after a failure is given another try.
  sound.catch(() => (known = undefined));
  return sound;
}

async function read(url: string): Promise<Stereo> {
  const response = await fetch(apiAddress(url));
  if (!response.ok) throw new Error(`The music was not answered (${response.status}).`);
  const decoded = await new OfflineAudioContext(2, 1, SAMPLE_RATE).decodeAudioData(await response.arrayBuffer());
  const side = (channel: number): Float32Array =>
    decoded.getChannelData(channel).slice(0, NEEDED_SECONDS * SAMPLE_RATE);
  return { left: side(0), right: side(Math.min(1, decoded.numberOfChannels - 1)) };
}
