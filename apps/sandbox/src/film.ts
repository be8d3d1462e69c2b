import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  type EncodedPacket,
  type InputTrack,
} from "mediabunny";

export type Aspect = "16:9" | "9:16" | "1:1";
export type FilmRequest = { id: string; aspect: Aspect; seconds: number };

export type Films = {
  /** Path of a playable MP4 of the asked shape and length; the same request gives the same file for ever. */
  make(request: FilmRequest): Promise<string>;
};

const CLIP_FILES: Record<Aspect, string> = { "16:9": "landscape.mp4", "9:16": "portrait.mp4", "1:1": "square.mp4" };

type Clip = {
  seconds: number;
  video: { packets: EncodedPacket[]; config: VideoDecoderConfig };
  audio: { packets: EncodedPacket[]; config: AudioDecoderConfig };
};

export function createFilms(dataDir: string): Films {
  const folder = join(dataDir, "films");
  const clips = new Map<Aspect, Promise<Clip>>();
  const inProgress = new Map<string, Promise<string>>();

  async function produce(request: FilmRequest, path: string): Promise<string> {
    const clip = clips.get(request.aspect) ?? readClip(CLIP_FILES[request.aspect]);
    clips.set(request.aspect, clip);
    const bytes = await cut(await clip, request.seconds);
    await mkdir(folder, { recursive: true });
    // The id in a box that players skip makes every file unique, so a mix-up shows in a hash.
    await writeFile(`${path}.part`, Buffer.concat([bytes, freeBox(request.id)]));
    await rename(`${path}.part`, path);
    return path;
  }

  return {
    async make(request) {
      const path = join(folder, `${request.id}.mp4`);
      if (existsSync(path)) return path;
      const running = inProgress.get(path) ?? produce(request, path).finally(() => inProgress.delete(path));
      inProgress.set(path, running);
      return running;
    },
  };
}

/** `src/` and the bundled `dist/` both stand beside `clips/`. */
function clipPath(file: string): string {
  return fileURLToPath(new URL(`../clips/${file}`, import.meta.url));
}

async function readClip(file: string): Promise<Clip> {
  const input = new Input({ source: new BufferSource(await readFile(clipPath(file))), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const videoConfig = await video?.getDecoderConfig();
  const audioConfig = await audio?.getDecoderConfig();
  if (!video || !audio || !videoConfig || !audioConfig) throw new Error(`${file} is not a film with sound`);
  const videoPackets = await allPackets(video);
  const last = videoPackets.at(-1);
  return {
    seconds: last ? last.timestamp + last.duration : 0,
    video: { packets: videoPackets, config: videoConfig },
    audio: { packets: await allPackets(audio), config: audioConfig },
  };
}

async function allPackets(track: InputTrack): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return packets;
}

/** Copies packets without decoding: the clips have no B-frames, so every frame is a clean place to end. */
async function cut(clip: Clip, seconds: number): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const video = new EncodedVideoPacketSource("avc");
  const audio = new EncodedAudioPacketSource("aac");
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  for (const packet of repeated(clip.video.packets, clip.seconds, seconds)) {
    await video.add(packet, { decoderConfig: clip.video.config });
  }
  for (const packet of repeated(clip.audio.packets, clip.seconds, seconds)) {
    await audio.add(packet, { decoderConfig: clip.audio.config });
  }
  await output.finalize();
  if (!target.buffer) throw new Error("the film was not written");
  return Buffer.from(target.buffer);
}

function* repeated(packets: EncodedPacket[], period: number, seconds: number): Generator<EncodedPacket> {
  // Half a frame of tolerance keeps rounding from dropping or adding one.
  const end = seconds - 0.01;
  for (let start = 0; start < end; start += period) {
    for (const packet of packets) {
      const timestamp = start + packet.timestamp;
      if (packet.timestamp >= 0 && packet.timestamp < period && timestamp < end) yield packet.clone({ timestamp });
    }
  }
}

function freeBox(text: string): Buffer {
  const content = Buffer.from(text);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(header.length + content.length);
  header.write("free", 4, "latin1");
  return Buffer.concat([header, content]);
}
