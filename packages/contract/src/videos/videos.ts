import { DEFAULT_SERVICE_TYPE } from "#services/services.ts";
import { z } from "zod";
import { id, instant, userParams } from "#common.ts";
import { engine, maker, serviceType } from "./engines.ts";
import { errorCode } from "#errors.ts";
import { FILM_IMAGES_MAX, KEYWORDS_MAX, PAGE_SIZE_MAX, PROMPT_MAX, SEARCH_MAX } from "#limits.ts";
import {
  changeStatus,
  filmPublication,
  privacyStatus,
  publishBy,
  thumbnailStatus,
  uploadStatus,
} from "#publishing/publication.ts";
import { defineRoute } from "#route.ts";
import { requestedOptions, videoOptions } from "./video-options.ts";
import { videoState } from "./video-state.ts";

export const scenario = z.enum(["instant", "generate", "scheduled", "text2video"]);
export type Scenario = z.output<typeof scenario>;

/** R6.4: what the wire may carry; anything else is drawn as unknown. `success` counts as completed. */
export const videoStatus = z.enum(["scheduled", "processing", "completed", "failed"]);
export type VideoStatus = z.output<typeof videoStatus>;

export const videoStage = z.enum([
  "queued",
  "filming",
  "submitting",
  "speaking",
  "generating",
  "downloading",
  "finishing",
  "uploading",
  "verifying",
]);
export type VideoStage = z.output<typeof videoStage>;

export const videoProblem = z.object({ code: errorCode, message: z.string(), action: z.string() });

export const videoUpload = z.object({
  channelId: id,
  /** Null when the channel is no longer connected. */
  channelTitle: z.string().nullable(),
  status: uploadStatus,
  progress: z.number().min(0).max(100).nullable(),
  youtubeVideoId: z.string().nullable(),
  url: z.string().nullable(),
  privacyStatus,
  actualPrivacyStatus: privacyStatus.nullable(),
  error: videoProblem.nullable(),
  /** Its hour, where it has one, and who keeps it. */
  publishAt: instant.nullable(),
  publishBy: publishBy.nullable(),
  /** When a publication that waits goes on by itself; null also when it waits for its owner. */
  waitsUntil: instant.nullable(),
  /** The channel's own word for why a video that arrived did not come out. */
  reason: z.string().nullable(),
  thumbnailStatus,
  /** A change on the channel that waits, is under way or did not come about. */
  change: z.object({ status: changeStatus, at: instant.nullable(), error: videoProblem.nullable() }).nullable(),
});

export const video = z
  .object({
    _id: id,
    videoId: id,
    videoName: z.string(),
    title: z.string(),
    videoDescription: z.string(),
    videoUrl: z.string().nullable(),
    posterUrl: z.string().nullable(),
    videoDuration: z.number().nullable(),
    status: videoStatus,
    /** The word that every screen shows. */
    state: videoState,
    stage: videoStage.nullable(),
    progress: z.number().min(0).max(100).nullable(),
    needsAttention: z.boolean(),
    /** After a paid call of unknown outcome: whether looking for its task at the vendor could find it. */
    canLook: z.boolean(),
    /** Whether a film that is paid for may still lie at its vendor: fetching it again costs nothing. */
    canFetch: z.boolean(),
    error: videoProblem.nullable(),
    engine: maker,
    scenario,
    serviceType,
    promptText: z.string(),
    keywords: z.string(),
    /** The first of its pictures. */
    imageId: id.nullable(),
    /** All of them, in the order in which they are shown. */
    imageIds: z.array(id),
    autoUpload: z.boolean(),
    /** Null where nobody said; then the publish profile decides. */
    publication: filmPublication.nullable(),
    options: videoOptions,
    /** The part of the text that did not fit into the film; empty when everything is told. */
    untoldText: z.string(),
    /** The text was too short for the length that was asked for: the film is shorter than that. */
    endsEarly: z.boolean(),
    /** Whether its words can be had as a subtitle file. */
    hasSubtitles: z.boolean(),
    /** On the default channel, else the newest one; `uploads` has all of them. */
    upload: videoUpload.nullable(),
    /** One per channel, the oldest first. */
    uploads: z.array(videoUpload),
    /** Over all its channels. */
    views: z.number().nullable(),
    likes: z.number().nullable(),
    comments: z.number().nullable(),
    createdAt: instant,
    updatedAt: instant,
    /** When the newest try left the queue; null before that. */
    startedAt: instant.nullable(),
    completedAt: instant.nullable(),
    /** When a scheduled video is going to be made; a scheduled one without needs a time. Null for every other. */
    plannedAt: instant.nullable(),
  })
  .meta({ id: "Video" });
export type Video = z.output<typeof video>;

const prompt = z.string().trim().min(1, "create.prompt.required").max(PROMPT_MAX, "create.prompt.long");

/** The pictures of a film in their order, each once: the single one of old first, then the list. */
export function picturesOf(film: { imageId: string | null; imageIds?: readonly string[] | undefined }): string[] {
  const first = film.imageId === null ? [] : [film.imageId];
  return [...new Set([...first, ...(film.imageIds ?? [])])];
}

export const createVideoBody = z
  .object({
    scenario: scenario.default("instant"),
    serviceType: serviceType.default(DEFAULT_SERVICE_TYPE),
    promptText: prompt,
    keywords: z.string().trim().max(KEYWORDS_MAX, "create.keywords.long").default(""),
    imageId: id.nullable().default(null),
    /** Several pictures in their order; `imageId`, where it is given too, is the first. A vendor takes the first alone. */
    imageIds: z.array(id).max(FILM_IMAGES_MAX, "create.image.many").optional(),
    autoUpload: z.boolean().optional(),
    scheduled: z.boolean().optional(),
    /** Of a film that goes to the channel by itself; left out, the publish profile decides. */
    publication: filmPublication.optional(),
    options: requestedOptions.prefault({}),
    /** A film that was edited (`draftFilm` of film.ts), made as it stands; checked by the server, only for the service `sahne`. */
    film: z.unknown().optional(),
    /** The draft it was edited in: its takes become part of the video's story. */
    draftId: id.optional(),
    /** The machine the person was told of; when another one would run by now, nothing is started. */
    engine: engine.optional(),
  })
  .superRefine((body, context) => {
    const needsImage = body.scenario === "instant" || body.scenario === "generate";
    const pictures = picturesOf(body).length;
    if (needsImage && pictures === 0) {
      context.addIssue({ code: "custom", path: ["imageId"], message: "create.image.required" });
    }
    if (pictures > FILM_IMAGES_MAX) {
      context.addIssue({ code: "custom", path: ["imageIds"], message: "create.image.many" });
    }
    if (body.scenario === "scheduled" && body.keywords === "") {
      context.addIssue({ code: "custom", path: ["keywords"], message: "create.keywords.required" });
    }
  });
export type CreateVideoBody = z.output<typeof createVideoBody>;
export type CreateVideoInput = z.input<typeof createVideoBody>;

export const createVideoRoute = defineRoute({
  id: "createVideo",
  method: "POST",
  path: "/video/create",
  tag: "videos",
  summary: "Start making a video",
  status: 201,
  idempotent: true,
  body: createVideoBody,
  reply: z.object({ video }),
});

export const videoParams = z.object({ videoId: id });

export const getVideoRoute = defineRoute({
  id: "getVideo",
  method: "GET",
  path: "/api/videos/:videoId",
  tag: "videos",
  summary: "One video",
  params: videoParams,
  reply: z.object({ video }),
});

export const videoTotals = z.object({
  total: z.int(),
  completed: z.int(),
  processing: z.int(),
  failed: z.int(),
  /** Those whose time has been set. */
  scheduled: z.int(),
  /** Those that wait for somebody to set one. */
  needsTime: z.int(),
});
export type VideoTotals = z.output<typeof videoTotals>;

export const videoSort = z.enum(["newest", "oldest", "name"]);
export type VideoSort = z.output<typeof videoSort>;

/**
 * What a list can be narrowed to; `scheduled` has a time, `needs_time` has none, and `completed` counts the published too.
 * `clips` is no state: what a service filmed, which can be a scene of any film.
 */
export const videoFilter = z.enum([...videoState.options, "clips"]);
export type VideoFilter = z.output<typeof videoFilter>;

export const listVideosRoute = defineRoute({
  id: "listVideos",
  method: "GET",
  path: "/api/users/:userId/videos",
  tag: "videos",
  summary: "Page through all videos; search, filter, sort",
  params: userParams,
  query: z.object({
    cursor: z.string().max(200).optional(),
    status: videoFilter.optional(),
    /** Words of the name, the prompt or the keywords; case and Turkish dots do not matter. */
    q: z.string().max(SEARCH_MAX).optional(),
    sort: videoSort.default("newest"),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).default(24),
  }),
  reply: z.object({ videos: z.array(video), nextCursor: z.string().nullable() }),
});
