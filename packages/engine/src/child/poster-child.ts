// Takes one still out of a video that came from outside, in a process that may crash: node poster-child.mjs <video> <poster.jpg> <seconds>
import "#encode/node-20.ts";
import { writeFile } from "node:fs/promises";
import { AV_PIX_FMT_YUV420P, AV_PIX_FMT_YUVJ420P } from "node-av/constants";
import { Decoder, Demuxer } from "node-av/api";
import { makePoster, planesToRgba } from "#encode/poster.ts";

const [videoPath = "", posterPath = "", secondsText = "0"] = process.argv.slice(2);
const MAX_SIDE = 4096;
/** One format, files only, bounded looking ahead: no playlist, no other file, no network. */
const DEMUXER_OPTIONS = {
  protocol_whitelist: "file",
  format_whitelist: "mov,mp4,m4a,3gp,3g2,mj2",
  probesize: 5_000_000,
  analyzeduration: 5_000_000,
  max_streams: 8,
};

// The parent holds our input open for as long as it lives and wants the still.
process.stdin.on("end", () => process.exit(1)).resume();

process.exit((await takeStill()) ? 0 : 1);

/** The first frame at or after the wanted moment, else the last one before it. */
async function takeStill(): Promise<boolean> {
  const demuxer = await Demuxer.open(videoPath, { format: "mp4", options: DEMUXER_OPTIONS });
  const stream = demuxer.video();
  if (!stream) return false;
  const decoder = await Decoder.create(stream);
  const wanted = Number(secondsText);
  const secondsPerTick = stream.timeBase.num / stream.timeBase.den;
  let poster: Buffer | undefined;
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (!frame) continue;
    const { width, height, format } = frame;
    const isPlain = format === AV_PIX_FMT_YUV420P || format === AV_PIX_FMT_YUVJ420P;
    if (!isPlain || width > MAX_SIDE || height > MAX_SIDE || width % 2 !== 0 || height % 2 !== 0) return false;
    const isThere = Number(frame.pts) * secondsPerTick >= wanted;
    if (isThere || !poster)
      poster = await makePoster(planesToRgba(frame.toBuffer(), { width, height }), { width, height });
    frame.free();
    if (isThere) break;
  }
  if (!poster) return false;
  await writeFile(posterPath, poster);
  return true;
}
