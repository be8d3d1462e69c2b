import { join } from "node:path";
import type { VideoProbe } from "@sahne/engine/probe";
import { detectLanguage } from "@sahne/engine/script/language";
import { and, eq, sql } from "drizzle-orm";
import type { Context } from "#context.ts";
import { insertVideo, moveVideo, type NewVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { jobs } from "#jobs.ts";
import type { Transaction } from "#platform/db/database.ts";
import { history, paidCalls, videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { filmOfClip } from "./film-of-clip.ts";

/** What can be read while a clip lasts; of a longer prompt the first sentence, which is its name, stands for it. */
const READABLE_LETTERS = 140;

type Came = VideoProbe & { folder: string; hasPoster: boolean };

/**
 * The clip of a video that shall be finished has come. In one transaction it becomes a video of its own, with the paid call that
 * made it, and the one that was asked for becomes a film of it: from here on our renderer makes that film, as often as it takes,
 * and no vendor can be called for it any more.
 */
export async function finishClip(context: Context, video: VideoRow, came: Came): Promise<void> {
  // Named after the video: a run that dies in between and its successor write the same files.
  const name = `videos/${video.userId}/${video.id}-${video.attempt}-clip`;
  const posterKey = came.hasPoster ? `${name}.jpg` : null;
  if (posterKey !== null) await context.media.adopt(posterKey, join(came.folder, "poster.jpg"));
  const stored = await context.media.adopt(`${name}.mp4`, join(came.folder, "film.mp4"));
  const { durationSeconds, width, height } = came;
  const files = { mediaKey: `${name}.mp4`, posterKey, ...stored, durationSeconds, width, height };
  const isHandedOver = await context.db.transaction((tx) => handOver(context, tx, video, files));
  if (!isHandedOver) await removeUnwanted(context, files);
}

/** Cancelled or deleted at the last moment; unless an earlier run has made a clip of these very files. */
async function removeUnwanted(
  context: Context,
  { mediaKey, posterKey }: Record<"mediaKey" | "posterKey", string | null>,
) {
  if (mediaKey === null || (await context.db.$count(videos, eq(videos.mediaKey, mediaKey))) > 0) return;
  await context.media.remove(mediaKey);
  if (posterKey !== null) await context.media.remove(posterKey);
}

type ClipFiles = Pick<NewVideo, "mediaKey" | "posterKey" | "bytes" | "sha256" | "durationSeconds" | "width" | "height">;

async function handOver(context: Context, tx: Transaction, video: VideoRow, files: ClipFiles): Promise<boolean> {
  const now = context.clock.now();
  const { finish, captions: _captions, music: _music, language, ...options } = video.options;
  const id = newId(now);
  const film = filmOfClip(
    context,
    { id, durationSeconds: files.durationSeconds ?? null },
    { text: wordsOf(video, finish?.text ?? ""), language: language ?? detectLanguage(video.promptText) },
  );
  const position = { videoId: video.id, attempt: video.attempt, stages: ["finishing"] as const };
  const changes = { engine: "sahne", film, progress: null, errorCode: null, updatedAt: now };
  if (!(await moveVideo(tx, position, changes))) return false;
  await insertVideo(tx, {
    ...video,
    ...files,
    id,
    attempt: 1,
    // It goes nowhere by itself: what was asked for is the film.
    scenario: video.imageId === null ? "text2video" : "generate",
    keywords: "",
    autoUpload: false,
    publication: null,
    options,
    status: "completed",
    stage: null,
    progress: null,
    errorCode: null,
    completedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await movePaidCall(tx, video, id, now);
  await context.queue.enqueue(tx, jobs.renderVideo, { videoId: video.id, attempt: video.attempt });
  return true;
}

/** Who asks what the clip has cost finds it at the clip, once. */
async function movePaidCall(tx: Transaction, video: VideoRow, clipId: string, now: Date): Promise<void> {
  await tx
    .update(paidCalls)
    // Naming the state lets the database tell the history of the clip what it has cost.
    .set({ videoId: clipId, videoAttempt: 1, state: sql`${paidCalls.state}`, busyUntil: null, endedAt: now })
    .where(and(eq(paidCalls.videoId, video.id), eq(paidCalls.videoAttempt, video.attempt)));
  await tx
    .update(history)
    .set({ cents: 0, paidCalls: 0, unpricedCalls: 0 })
    .where(eq(history.id, `${video.id}.${video.attempt}`));
}

function wordsOf({ options, promptText, name }: VideoRow, given: string): string {
  if (options.captions === "none") return "";
  if (given !== "") return given;
  const words = promptText.replaceAll(/\s+/gu, " ").trim();
  return words.length <= READABLE_LETTERS ? words : name;
}
