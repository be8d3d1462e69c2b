import type { Authorship, WordSource } from "@sahne/contract/videos/authorship";
import type { Maker } from "@sahne/contract/videos/engines";
import type { PrivacyStatus } from "@sahne/contract/publishing/publication";
import { picturesOf } from "@sahne/contract/videos/videos";
import { asc, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "#context.ts";
import { editsOf, scriptsBefore, servicesOf } from "#features/videos/library/video-edits.ts";
import { filmOf } from "#features/videos/subtitles.ts";
import { paidCallsOf } from "#features/videos/vendor/paid-calls.repo.ts";
import { findVideo, type VideoRow } from "#features/videos/videos.repo.ts";
import { images, uploads, users } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";

const madeBy = z.object({ engineVersion: z.string(), film: z.object({ seed: z.int() }) });

export async function authorshipOf(context: Context, userId: string, videoId: string): Promise<Authorship> {
  const { db } = context;
  const video = await findVideo(db, userId, videoId);
  if (!video) throw new AppError("video_not_found");
  const [user] = await db.select({ fullname: users.fullname }).from(users).where(eq(users.id, userId));
  const calls = await paidCallsOf(db, videoId);
  const sent = await db.select().from(uploads).where(eq(uploads.videoId, videoId)).orderBy(asc(uploads.createdAt));
  const made = madeBy.safeParse(video.plan).data;
  return {
    videoId,
    videoName: video.name,
    author: user?.fullname ?? "",
    prompt: video.promptText,
    keywords: video.keywords,
    isEdited: video.film !== null,
    scenes: scenesOf(video, await scriptsBefore(db, userId, video.createdAt)),
    engine: video.engine as Maker,
    engineVersion: made?.engineVersion ?? null,
    seed: made?.film.seed ?? null,
    options: video.options,
    vendorTasks: calls.map(({ vendor, model, operation, state, createdAt, endedAt }) => ({
      vendor,
      model,
      task: operation,
      state,
      askedAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    services: await servicesOf(db, videoId),
    edits: await editsOf(db, videoId),
    pictures: await picturesUsed(context, video),
    publications: sent.map((upload) => ({
      channelId: upload.channelId,
      youtubeVideoId: upload.youtubeVideoId,
      title: upload.title,
      privacyStatus: (upload.actualPrivacyStatus ?? upload.privacyStatus) as PrivacyStatus,
      containsSyntheticMedia: upload.containsSyntheticMedia,
      publishedAt: upload.publishedAt?.toISOString() ?? null,
    })),
    askedAt: video.createdAt.toISOString(),
    startedAt: video.startedAt?.toISOString() ?? null,
    completedAt: video.completedAt?.toISOString() ?? null,
    sha256: video.sha256,
    bytes: video.bytes,
    durationSeconds: video.durationSeconds,
    width: video.width,
    height: video.height,
  };
}

type Script = Awaited<ReturnType<typeof scriptsBefore>>[number];

/** As the film was made; of one that is not made yet, as it was edited. */
function scenesOf(video: VideoRow, scripts: readonly Script[]): Authorship["scenes"] {
  const scenes = filmOf(video.plan)?.scenes ?? video.film?.scenes ?? [];
  const prompt = plain(video.promptText);
  const other: WordSource = video.film === null ? "reading" : "studio";
  const written = scripts.map(({ service, model, words }) => ({
    writer: { service, model },
    words: plain(words ?? ""),
  }));
  return scenes.flatMap(({ text }): Authorship["scenes"] => {
    const words = plain(text);
    if (words === "") return text.trim() === "" ? [] : [{ text, source: other }];
    const found = isTelling(words) ? written.find((script) => script.words.includes(words)) : undefined;
    if (found) return [{ text, source: "service", writer: found.writer }];
    return [{ text, source: prompt.includes(words) ? "prompt" : other }];
  });
}

const TELLING_WORDS = 3;

/** One or two words may stand in any text by chance. */
function isTelling(words: string): boolean {
  return words.split(" ").length >= TELLING_WORDS;
}

/** Marks, breaks and capitals are the reading's, the words are not. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase("tr")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

async function picturesUsed({ db }: Context, video: VideoRow): Promise<Authorship["pictures"]> {
  const ids = picturesOf(video);
  if (ids.length === 0) return [];
  const rows = await db.select().from(images).where(inArray(images.id, ids));
  return ids.map((imageId) => {
    const row = rows.find(({ id }) => id === imageId);
    return { imageId, label: row?.label ?? null, sha256: row?.sourceSha256 ?? null };
  });
}
