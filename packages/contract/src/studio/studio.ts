import { z } from "zod";
import { done, id, instant } from "#common.ts";
import { draftFilm } from "#videos/film.ts";
import { FILM_IMAGES_MAX, VIDEO_NAME_MAX } from "#limits.ts";
import { defineRoute } from "#route.ts";
import { requestedOptions } from "#videos/video-options.ts";
import { videoParams } from "#videos/videos.ts";

/** A script may be longer than a prompt: what does not fit is shown in the studio, not cut. */
const SCRIPT_MAX = 10_000;

/** Everything of a draft that its owner can change; `film` is null until the studio has opened it for the first time. */
export const draftContent = z.object({
  title: z.string().trim().max(VIDEO_NAME_MAX, "videos.rename.long"),
  script: z.string().max(SCRIPT_MAX, "create.prompt.long"),
  options: requestedOptions,
  imageIds: z.array(id).max(FILM_IMAGES_MAX, "create.image.many"),
  film: draftFilm.nullable(),
});
export type DraftContent = z.output<typeof draftContent>;

/** Why a state was kept: its owner asked for it, or another tab saved over it. */
export const versionReason = z.enum(["take", "other_tab"]);

export const draftVersion = z.object({
  number: z.int(),
  reason: versionReason,
  sceneCount: z.int(),
  durationSeconds: z.number(),
  createdAt: instant,
});
export type DraftVersion = z.output<typeof draftVersion>;

export const draft = draftContent
  .extend({
    _id: id,
    /** Raised by every save. */
    revision: z.int(),
    versions: z.array(draftVersion),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "Draft" });
export type Draft = z.output<typeof draft>;

export const draftLine = draft.pick({ _id: true, title: true, createdAt: true, updatedAt: true }).extend({
  sceneCount: z.int(),
  durationSeconds: z.number(),
});
export type DraftLine = z.output<typeof draftLine>;

export const draftParams = z.object({ draftId: id });
const draftReply = z.object({ draft });

export const listDraftsRoute = defineRoute({
  id: "listDrafts",
  method: "GET",
  path: "/api/drafts",
  tag: "studio",
  summary: "The drafts of the studio, newest first",
  reply: z.object({ drafts: z.array(draftLine) }),
});

export const createDraftRoute = defineRoute({
  id: "createDraft",
  method: "POST",
  path: "/api/drafts",
  tag: "studio",
  summary: "Open a text in the studio",
  status: 201,
  idempotent: true,
  body: draftContent.partial({ title: true, options: true, imageIds: true, film: true }),
  reply: draftReply,
});
export type CreateDraftBody = z.output<typeof createDraftRoute.body>;

export const editVideoRoute = defineRoute({
  id: "editVideo",
  method: "POST",
  path: "/api/videos/:videoId/draft",
  tag: "studio",
  summary: "Open the scenes of a finished video as a new draft; the video stays as it is",
  status: 201,
  params: videoParams,
  reply: draftReply,
});

export const getDraftRoute = defineRoute({
  id: "getDraft",
  method: "GET",
  path: "/api/drafts/:draftId",
  tag: "studio",
  summary: "One draft with its kept versions",
  params: draftParams,
  reply: draftReply,
});

export const saveDraftRoute = defineRoute({
  id: "saveDraft",
  method: "PUT",
  path: "/api/drafts/:draftId",
  tag: "studio",
  summary: "Save a draft; where another tab has saved since, its state is kept as a version",
  params: draftParams,
  body: z.object({ revision: z.int(), content: draftContent }),
  reply: z.object({ draft, replaced: draftVersion.nullable() }),
});

export const keepTakeRoute = defineRoute({
  id: "keepTake",
  method: "POST",
  path: "/api/drafts/:draftId/versions",
  tag: "studio",
  summary: "Keep the saved state of a draft as a take to come back to",
  status: 201,
  params: draftParams,
  reply: z.object({ version: draftVersion }),
});

export const getVersionRoute = defineRoute({
  id: "getDraftVersion",
  method: "GET",
  path: "/api/drafts/:draftId/versions/:number",
  tag: "studio",
  summary: "A kept version of a draft",
  params: draftParams.extend({ number: z.coerce.number().int().min(1) }),
  reply: z.object({ version: draftVersion, content: draftContent }),
});

export const deleteDraftRoute = defineRoute({
  id: "deleteDraft",
  method: "DELETE",
  path: "/api/drafts/:draftId",
  tag: "studio",
  summary: "Delete a draft and its versions; videos made from it stay",
  params: draftParams,
  reply: done,
});
