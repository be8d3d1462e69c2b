import "./node-20.ts";
import type { Packet } from "node-av/lib";
import { Encoder, Muxer } from "node-av/api";
import { FFmpegError, Frame, Log, Rational } from "node-av/lib";
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from "node-av/constants";
import { mostBits } from "#plan/frame-size.ts";
import type { Stereo } from "#sound/stereo.ts";
import { SAMPLE_RATE } from "#sound/stereo.ts";
import { createPacketOrder } from "./packet-order.ts";
import { limitInstructions } from "./x264-instructions.ts";

/** Frames in, a faststart MP4 out. Kept this narrow so that another encoder could stand behind it. */
export type Mp4Writer = {
  /** Takes planar YUV 4:2:0 of one frame; frames come in order. */
  writeFrame(pixels: Buffer, index: number): Promise<void>;
  /** Writes the sound up to a time, so that sound and picture are interleaved. */
  writeSound(sound: Stereo, untilSeconds: number): Promise<void>;
  close(): Promise<void>;
};

export type Mp4Options = {
  width: number;
  height: number;
  framesPerSecond: number;
  hasSound: boolean;
  isSample?: boolean;
  isForPage?: boolean;
};

/** The same on every machine: the number of threads changes the bytes x264 writes. */
const ENCODER_THREADS = 2;
const SAMPLES_PER_FRAME = 1024;
/** x264's constant rate factor: lower is better. Samples are shown small, twelve on a page. */
const FILM_QUALITY = 16;
const PAGE_QUALITY = 20;
const SAMPLE_QUALITY = 29;
/** What YouTube recommends for two channels; samples are heard for two seconds. */
const FILM_SOUND = "384k";
const SAMPLE_SOUND = "160k";
/** So many seconds may take more than their share of bits, as long as the next ones take less. */
const BUFFER_SECONDS = 2;
const COLORS = {
  colorSpace: AVCOL_SPC_BT709,
  colorPrimaries: AVCOL_PRI_BT709,
  colorTrc: AVCOL_TRC_BT709,
  colorRange: AVCOL_RANGE_MPEG,
};

export async function openMp4Writer(path: string, options: Mp4Options): Promise<Mp4Writer> {
  const { hasSound, isSample = false, isForPage = false } = options;
  Log.setLevel(AV_LOG_ERROR);
  const video = await createVideoEncoder(options);
  const audio = hasSound
    ? await Encoder.create(FF_ENCODER_AAC, {
        context: { bitRate: isSample || isForPage ? SAMPLE_SOUND : FILM_SOUND, threadCount: 1 },
      })
    : null;
  // Written one after the other, in the order they come: nothing is left to how busy the machine is.
  const muxer = await Muxer.open(path, {
    format: "mp4",
    useAsyncWrite: false,
    useSyncQueue: false,
    options: { movflags: "+faststart" },
  });
  const videoStream = muxer.addStream(video);
  const audioStream = audio ? muxer.addStream(audio) : -1;
  let samplesWritten = 0;
  // One frame for all pictures: the encoder has taken its copy by the time it answers.
  let picture: Frame | undefined;
  const order = createPacketOrder<Packet>(hasSound ? [videoStream, audioStream] : [videoStream]);

  async function writePackets(packets: Packet[], stream: number, isEnd = false): Promise<void> {
    for (const { packet, stream: target } of order.take(packets, stream, isEnd)) {
      await muxer.writePacket(packet, target);
      packet.free();
    }
  }

  return {
    async writeFrame(pixels, index) {
      picture ??= createPicture(options);
      FFmpegError.throwIfError(picture.fromBuffer(pixels), "A frame could not be copied for the encoder.");
      picture.pts = BigInt(index);
      await writePackets(await video.encodeAll(picture), videoStream);
    },
    async writeSound(sound, untilSeconds) {
      if (!audio) return;
      const end = Math.min(sound.left.length, untilSeconds * SAMPLE_RATE);
      while (samplesWritten < end) {
        const frame = soundFrame(sound, samplesWritten);
        try {
          await writePackets(await audio.encodeAll(frame), audioStream);
        } finally {
          frame.free();
        }
        samplesWritten += SAMPLES_PER_FRAME;
      }
    },
    async close() {
      await writePackets(await video.encodeAll(null), videoStream);
      const lastSound = audio ? await audio.encodeAll(null) : [];
      await writePackets(lastSound, audioStream, true);
      await muxer.close();
      picture?.free();
      video.close();
      audio?.close();
    },
  };
}

function createVideoEncoder({ framesPerSecond, isSample, isForPage, ...size }: Mp4Options): Promise<Encoder> {
  const instructions = limitInstructions();
  const most = mostBits(size, framesPerSecond);
  return Encoder.create(FF_ENCODER_LIBX264, {
    context: {
      gopSize: framesPerSecond * 2,
      maxBFrames: 2,
      threadCount: ENCODER_THREADS,
      framerate: new Rational(framesPerSecond, 1),
      ...COLORS,
    },
    // Biased variance gives dark, flat regions more bits: that is where banding shows first.
    options: {
      preset: "veryfast",
      crf: isSample ? SAMPLE_QUALITY : isForPage ? PAGE_QUALITY : FILM_QUALITY,
      maxrate: most,
      bufsize: most * BUFFER_SECONDS,
      "aq-mode": "autovariance-biased",
      profile: "high",
      ...(instructions && { "x264-params": instructions }),
    },
  });
}

function createPicture({ width, height, framesPerSecond }: Mp4Options): Frame {
  const frame = new Frame();
  frame.alloc();
  Object.assign(frame, { width, height, format: AV_PIX_FMT_YUV420P, ...COLORS });
  frame.timeBase = new Rational(1, framesPerSecond);
  FFmpegError.throwIfError(frame.getBuffer(), "There is no memory for a frame.");
  return frame;
}

function soundFrame({ left, right }: Stereo, start: number): Frame {
  const count = Math.min(SAMPLES_PER_FRAME, left.length - start);
  const samples = new Float32Array(count * 2);
  samples.set(left.subarray(start, start + count), 0);
  samples.set(right.subarray(start, start + count), count);
  return Frame.fromAudioBuffer(Buffer.from(samples.buffer), {
    nbSamples: count,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: SAMPLE_RATE,
    channelLayout: AV_CHANNEL_LAYOUT_STEREO,
    pts: BigInt(start),
    timeBase: { num: 1, den: SAMPLE_RATE },
  });
}
