import type { Engine } from "@sahne/contract/videos/engines";
import { readFilm, type StudioFilm } from "@sahne/contract/videos/film";
import { nameFromPrompt } from "@sahne/contract/videos/video-name";
import { picturesOf, type CreateVideoBody, type Video } from "@sahne/contract/videos/videos";
import type { Mode } from "@sahne/messages/translator";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { findImage } from "#features/images/images.repo.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";
import { requireClips } from "./clips/film-clips.ts";
import { chooseEngine, optionsFor } from "./engine-choice.ts";
import { decodeCursor, encodeCursor, cursorOf, listVideos, type ListOptions } from "./library/library.repo.ts";
import { plannedTimes } from "./library/video-plans.ts";
import { listAsking, listWorking } from "./library/video-sets.ts";
import { presentVideo, type Viewer, uploadsOf } from "./present-video.ts";
import { startGeneration } from "./start-generation.ts";
import { takeOverDraft } from "./library/video-edits.ts";
import { isOwnVoice, requireMusic, requireOwnVoice } from "./sounds/film-sounds.ts";
import { requireSceneVoices, requireVoice } from "./speech/voices.service.ts";
import { assertWithinLimits, takeCreate } from "./user-limits.ts";
import { fetchableOf } from "./vendor/fetchable-films.ts";
import { searchableLosses } from "./vendor/lost-tasks.ts";
import { findVideo, insertVideo, type NewVideo, type VideoRow } from "./videos.repo.ts";

export type Caller = { userId: string; language: Mode };

/** One transaction: the key, the video and its job stand together or not at all. */
export async function createVideo(
  context: Context,
  caller: Caller,
  body: CreateVideoBody,
  idempotencyKey: string | undefined,
): Promise<Video> {
  const now = context.clock.now();
  const keyed = { userId: caller.userId, key: idempotencyKey, route: "createVideo", body, now };
  let made: VideoRow | undefined;
  const { id } = await onceByKey(context.db, keyed, async (tx) => {
    await takeCreate(context, tx, caller.userId);
    const row = await newVideoRow(context, tx, caller.userId, body);
    const isStarting = row.status === "processing";
    const alreadyRunning = isStarting ? await assertWithinLimits(context, tx, row) : 0;
    made = await insertVideo(tx, row);
    if (body.draftId !== undefined) await takeOverDraft(tx, made, body.draftId);
    if (isStarting) await startGeneration(context, tx, made, alreadyRunning);
    return { id: made.id };
  });
  return made ? presentNew(context, caller, made) : getVideo(context, caller, id);
}

/** A new video has no publication, plan or file yet, so nothing needs to be queried. */
function presentNew(context: Context, { language }: Caller, video: VideoRow): Video {
  const beside = { uploads: [], plannedAt: undefined, canLook: false, canFetch: false };
  return presentVideo(context, video, beside, { language, mediaEpoch: 0 });
}

export async function getVideo(context: Context, caller: Caller, videoId: string): Promise<Video> {
  const row = await findVideo(context.db, caller.userId, videoId);
  if (!row) throw new AppError("video_not_found");
  const [video] = await presentVideos(context, caller, [row]);
  if (!video) throw new AppError("video_not_found");
  return video;
}

type PageOptions = Partial<Pick<ListOptions, "status" | "q" | "sort">> & { limit: number; cursor?: string | undefined };

export async function pageOfVideos(
  context: Context,
  caller: Caller,
  options: PageOptions,
): Promise<{ videos: Video[]; nextCursor: string | null }> {
  const { limit, status, q, sort = "newest" } = options;
  const after = options.cursor === undefined ? undefined : decodeCursor(options.cursor, sort);
  const rows = await listVideos(context.db, caller.userId, { limit: limit + 1, status, q, sort, after });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    videos: await presentVideos(context, caller, page),
    nextCursor: rows.length > page.length && last ? encodeCursor(cursorOf(last, sort)) : null,
  };
}

/** The newest of those that are being made or published this very moment. */
export async function videosInProgress(context: Context, caller: Caller, limit: number): Promise<Video[]> {
  return presentVideos(context, caller, await listWorking(context.db, caller.userId, limit));
}

/** The newest of those that wait for their owner. */
export async function videosAsking(context: Context, caller: Caller, limit: number): Promise<Video[]> {
  return presentVideos(context, caller, await listAsking(context.db, caller.userId, limit));
}

export async function presentVideos(context: Context, caller: Caller, rows: readonly VideoRow[]): Promise<Video[]> {
  if (rows.length === 0) return [];
  const user = await findUserById(context.db, caller.userId);
  const viewer: Viewer = { language: caller.language, mediaEpoch: user?.mediaEpoch ?? 0 };
  const uploadsByVideo = await uploadsOf(
    context,
    rows.map((row) => row.id),
  );
  const plannedAt = await plannedTimes(context.db, rows);
  const searchable = await searchableLosses(context, rows);
  const fetchable = await fetchableOf(context.db, rows);
  return rows.map((row) => {
    const uploads = uploadsByVideo.get(row.id) ?? [];
    const possible = { canLook: searchable.has(row.id), canFetch: fetchable.has(row.id) };
    const beside = { uploads, plannedAt: plannedAt.get(row.id), ...possible };
    return presentVideo(context, row, beside, viewer);
  });
}

async function newVideoRow(
  context: Context,
  tx: Transaction,
  userId: string,
  body: CreateVideoBody,
): Promise<NewVideo> {
  const user = await findUserById(tx, userId);
  if (!user) throw new AppError("not_found");
  const engine = await chooseEngine(tx, userId, body.serviceType);
  const { voice, music } = body.options;
  if (engine === "sahne" && !isOwnVoice(voice)) await requireVoice(context, tx, userId, voice);
  if (engine === "sahne" || body.options.finish) await requireMusic(tx, userId, music);
  if (body.engine !== undefined && body.engine !== engine) throw new AppError("engine_changed");
  const imageIds = body.scenario === "text2video" ? [] : await requireImages(tx, userId, body);
  const row = rowOfVideo(context, { userId, engine, imageIds }, body);
  if (engine === "sahne") await requireOwnVoice(tx, userId, { voice, film: row.film ?? null });
  await requireSceneVoices(context, tx, userId, { voice, film: row.film ?? null });
  await requireClips(tx, userId, row.film ?? null);
  return row;
}

/** The row of a new video, once what it names has been looked up. */
export function rowOfVideo(
  context: Context,
  { userId, engine, imageIds }: { userId: string; engine: Engine; imageIds: string[] },
  body: CreateVideoBody,
): NewVideo {
  const film = editedFilm(body, imageIds.length);
  const now = context.clock.now();
  const isScheduled = body.scenario === "scheduled";
  const autoUpload = isScheduled ? (body.autoUpload ?? true) : body.scenario === "instant";
  return {
    id: newId(now),
    userId,
    scenario: body.scenario,
    serviceType: body.serviceType,
    engine,
    promptText: body.promptText,
    keywords: isScheduled ? body.keywords : "",
    imageId: imageIds[0] ?? null,
    imageIds,
    autoUpload,
    publication: autoUpload ? (body.publication ?? null) : null,
    options: optionsFor(context, engine, body),
    film,
    name: nameFromPrompt(body.promptText),
    description: body.promptText,
    status: isScheduled ? "scheduled" : "processing",
    stage: isScheduled ? null : "queued",
    createdAt: now,
    updatedAt: now,
  };
}

/** Only our own renderer draws scenes; a film that cannot be drawn is refused with the reason. */
function editedFilm(body: CreateVideoBody, pictureCount: number): StudioFilm | null {
  if (body.film === undefined) return null;
  if (body.serviceType !== "sahne") throw new AppError("invalid_request", { fields: { film: "film.service.other" } });
  const read = readFilm(body.film, { pictureCount, hasVoice: (body.options.voice ?? "off") !== "off" });
  if ("problem" in read) throw new AppError("invalid_request", { fields: { film: read.problem } });
  return read.film;
}

async function requireImages(tx: Transaction, userId: string, body: CreateVideoBody): Promise<string[]> {
  const imageIds = picturesOf(body);
  for (const id of imageIds) {
    if (await findImage(tx, userId, id)) continue;
    const field = id === body.imageId ? "imageId" : "imageIds";
    throw new AppError("image_not_found", { fields: { [field]: "error.image_not_found" } });
  }
  return imageIds;
}
