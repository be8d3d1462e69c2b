import { createWriteStream } from "node:fs";
import { constants, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { VIDEO_NAME_MAX } from "@sahne/contract/limits";
import { takePoster } from "@sahne/engine/poster";
import { faststart, ProbeError, probeVideo, type VideoProbe } from "@sahne/engine/probe";
import { faultOfFilm } from "@sahne/engine/whole-film";
import { and, eq } from "drizzle-orm";
import type { Context } from "#context.ts";
import { notify } from "#features/notifications/notify.ts";
import { insertVideo } from "#features/videos/videos.repo.ts";
import { shapeOf } from "#features/videos/shape-of.ts";
import { ownFiles } from "#platform/db/schema.ts";
import { inWorkFolder } from "#platform/media/work-folder.ts";
import type { JobRun } from "#platform/queue/job.ts";
import { refuse, removePieces, type OwnFileRow } from "./own-files.service.ts";

/** Above this the index stays where it is: moving it would hold the film in memory. */
const REORDER_MAX_BYTES = 512 * 1024 ** 2;

/** Job: puts the pieces together, looks into the film without native code, and shows it as a finished video. */
export async function takeOwnFile(context: Context, { fileId }: { fileId: string }, run: JobRun): Promise<void> {
  const [file] = await context.db
    .select()
    .from(ownFiles)
    .where(and(eq(ownFiles.id, fileId), eq(ownFiles.status, "checking")));
  if (!file) return;
  try {
    await inWorkFolder(context, "own-", (folder) => take(context, file, folder));
  } catch (error) {
    const isSlow = error instanceof ProbeError && error.reason === "timeout" && !run.isLastTry;
    if (!(error instanceof ProbeError) || isSlow) throw error;
    context.log.warn({ err: error, fileId }, "own file is not a film");
    await refuse(context, file);
  }
  await removePieces(context, file);
}

async function take(context: Context, file: OwnFileRow, folder: string): Promise<void> {
  const whole = join(folder, "whole.mp4");
  for (const key of file.pieces) {
    await pipeline(await context.media.open(key), createWriteStream(whole, { flags: "a" }));
  }
  const probe = await probeVideo(whole);
  const fault = await faultOfFilm(whole);
  if (fault !== null || probe.container !== "mp4") throw new ProbeError("damaged", `not whole: ${fault ?? "webm"}`);
  const film = join(folder, "film.mp4");
  if (probe.isFaststart || probe.bytes > REORDER_MAX_BYTES) await copyFile(whole, film, constants.COPYFILE_FICLONE);
  else await faststart(whole, film);
  const poster = join(folder, "poster.jpg");
  const hasPoster = await takePoster(film, poster, { childPath: context.posterChildPath }).then(
    () => true,
    (error: unknown) => {
      context.log.warn({ err: error, fileId: file.id }, "no poster");
      return false;
    },
  );
  // The files first, under names of this video's own: a second run puts the same ones there.
  const posterKey = hasPoster ? `videos/${file.userId}/${file.id}.jpg` : null;
  if (posterKey !== null) await context.media.adopt(posterKey, poster);
  const mediaKey = `videos/${file.userId}/${file.id}.mp4`;
  const stored = await context.media.adopt(mediaKey, film);
  await show(context, file, { ...probe, ...stored, mediaKey, posterKey });
}

type Taken = VideoProbe & { sha256: string; mediaKey: string; posterKey: string | null };

/** It is a video from here on, like one that was made; nobody ever sees it half. */
async function show(context: Context, file: OwnFileRow, taken: Taken): Promise<void> {
  const now = context.clock.now();
  const name = nameOf(file.name);
  const { durationSeconds, width, height, bytes, sha256, mediaKey, posterKey } = taken;
  await context.db.transaction(async (tx) => {
    const isOpen = and(eq(ownFiles.id, file.id), eq(ownFiles.status, "checking"));
    const ready = { status: "ready", updatedAt: now };
    const [moved] = await tx.update(ownFiles).set(ready).where(isOpen).returning({ id: ownFiles.id });
    if (!moved) return;
    await insertVideo(tx, {
      id: file.id,
      userId: file.userId,
      scenario: "generate",
      serviceType: "sahne",
      engine: "own",
      promptText: name,
      keywords: "",
      autoUpload: false,
      // Nobody asked for a length: its own may be any.
      options: { aspectRatio: shapeOf(width, height), resolution: "1080p", voice: "off" },
      name,
      description: "",
      status: "completed",
      mediaKey,
      posterKey,
      durationSeconds,
      width,
      height,
      bytes,
      sha256,
      createdAt: now,
      updatedAt: now,
      startedAt: file.createdAt,
      completedAt: now,
    });
    await notify(context, tx, { userId: file.userId, videoId: file.id, kind: "video_completed", values: { name } });
  });
}

/** The file's own name without its ending and without anything that is not for reading. */
function nameOf(fileName: string): string {
  const text = fileName
    .normalize("NFC")
    .replace(/\.[^.]{1,5}$/, "")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
  return Array.from(text).slice(0, VIDEO_NAME_MAX).join("").trim() || "Video";
}
