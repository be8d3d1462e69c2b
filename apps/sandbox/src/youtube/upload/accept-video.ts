import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Channel } from "#google/accounts.ts";
import type { ReceivedUpload } from "#ledger.ts";
import type { World } from "#world.ts";
import { videosOf, type Video } from "#youtube/videos.ts";
import type { Metadata } from "./metadata.ts";

const LONG_UPLOAD_SECONDS = 15 * 60;
const SLOW_FACTOR = 10;
const LATE_INDEX_MS = 3_600_000;

export type ArrivedFile = {
  videoId: string;
  channel: Channel;
  metadata: Metadata;
  file: string;
  fileType: string;
  fileName: string | undefined;
  notifySubscribers: boolean;
  uploadType: ReceivedUpload["uploadType"];
  bytesOnWire: number;
  requests: number;
};

/** The last byte has come: the video exists from here on, and the ledger knows its hash. */
export async function acceptVideo(world: World, arrived: ArrivedFile): Promise<Video> {
  const { channel, metadata, file } = arrived;
  const { size } = await stat(file);
  const sha256 = await hashOf(file);
  const probe = await probeFilm(file, size);
  const uploadedAt = world.clock.now().getTime();
  const settings = world.settings.current();
  const subject = { text: metadata.title };
  const failed = world.faults.take("processing-failed", subject);
  const rejected = world.faults.take("rejected", subject);
  const slow = world.faults.take("slow-processing", subject);
  const late = world.faults.take("late-index", subject);
  const odd = world.faults.take("odd-status", subject);
  const failureReason = failed
    ? String(failed.value ?? "codec")
    : "failureReason" in probe
      ? probe.failureReason
      : undefined;
  const isTooLong = "seconds" in probe && probe.seconds > LONG_UPLOAD_SECONDS && !channel.isPhoneVerified;
  const rejectionReason = rejected ? String(rejected.value ?? "duplicate") : isTooLong ? "length" : undefined;

  const video = videosOf(world).set(arrived.videoId, {
    id: arrived.videoId,
    channelId: channel.id,
    metadata,
    uploadedAt,
    processedAt: uploadedAt + settings.processingMs * (slow ? SLOW_FACTOR : 1),
    listedAt: late ? uploadedAt + Number(late.value ?? LATE_INDEX_MS) : 0,
    oddStatus: odd && String(odd.value ?? "archived"),
    failureReason,
    rejectionReason,
    isLocked: !settings.projectAudited,
    notifySubscribers: arrived.notifySubscribers,
    file,
    fileType: arrived.fileType,
    fileName: arrived.fileName,
    bytes: size,
    sha256,
    ...("seconds" in probe ? probe : { seconds: 0, width: 0, height: 0 }),
  });
  world.ledger.receive({
    at: new Date(uploadedAt).toISOString(),
    videoId: video.id,
    channelId: channel.id,
    title: metadata.title,
    privacyStatus: metadata.privacyStatus,
    uploadType: arrived.uploadType,
    bytes: size,
    sha256,
    bytesOnWire: arrived.bytesOnWire,
    requests: arrived.requests,
  });
  return video;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest("hex");
}

type Probe = { seconds: number; width: number; height: number } | { failureReason: "invalidFile" | "emptyFile" };

/** Looks into the file as far as YouTube's first check would: is there a film at all, how long, what shape. */
async function probeFilm(path: string, bytes: number): Promise<Probe> {
  if (bytes === 0) return { failureReason: "emptyFile" };
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    const seconds = await input.computeDuration();
    if (!track || seconds <= 0) return { failureReason: "invalidFile" };
    return { seconds, width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  } catch {
    return { failureReason: "invalidFile" };
  } finally {
    input.dispose();
  }
}
