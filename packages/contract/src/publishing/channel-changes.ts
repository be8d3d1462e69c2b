import { z } from "zod";
import { id, instant, ofChannel } from "#common.ts";
import { errorCode } from "#errors.ts";
import {
  changeStatus,
  privacyStatus,
  publishAt,
  publishCategory,
  publishDescription,
  publishTags,
  publishTitle,
} from "./publication.ts";
import { refusableFields, thumbnailChoice } from "./publishing.ts";
import { defineRoute } from "#route.ts";

/** What a video on a channel is described by, whoever wrote it there: nothing of it is checked by our rules. */
export const channelValues = z.object({
  title: z.string().max(1_000),
  description: z.string().max(20_000),
  tags: z.array(z.string().max(1_000)).max(1_000),
  privacyStatus,
  categoryId: z.string().max(20),
  madeForKids: z.boolean(),
  /** When the channel makes it public by itself; null for one that stays as it is. */
  publishAt: instant.nullable().default(null),
});
export type ChannelValues = z.output<typeof channelValues>;
export const channelFields = [
  "title",
  "description",
  "tags",
  "privacyStatus",
  "categoryId",
  "madeForKids",
  "publishAt",
] as const;
export type ChannelField = (typeof channelFields)[number];

/** Only what is named here is changed on the channel; public becomes only what says so. */
export const wishedChanges = z
  .object({
    title: publishTitle,
    description: publishDescription,
    tags: publishTags,
    privacyStatus,
    categoryId: publishCategory,
    madeForKids: z.boolean(),
    /** Another hour for one that the channel opens by itself; null: it stays private. */
    publishAt: publishAt.nullable(),
    thumbnail: thumbnailChoice.refine(({ kind }) => kind !== "auto", "publish.thumbnail.which"),
    /** Null takes it out of the playlist it was put into from here. */
    playlistId: id.nullable(),
    /** Sends the words of a film of the built-in renderer as a caption track. */
    captions: z.literal(true),
  })
  .partial();
export type WishedChanges = z.output<typeof wishedChanges>;

export const changeUploadBody = z
  .object({
    changes: wishedChanges,
    /** What the channel said when its owner decided: anything else there by now is shown before it is overwritten. */
    base: channelValues,
    /** At this hour instead of at once. */
    at: publishAt.nullable().default(null),
  })
  .refine(({ changes }) => Object.keys(changes).length > 0, { path: ["changes"], error: "change.nothing" })
  // The channel opens only what is private until then.
  .refine(({ changes: { publishAt, privacyStatus = "private" } }) => !publishAt || privacyStatus === "private", {
    path: ["changes", "publishAt"],
    error: "publish.at.onlyPrivate",
  });
export type ChangeUploadBody = z.output<typeof changeUploadBody>;
export type ChangeUploadInput = z.input<typeof changeUploadBody>;

const shownChanges = z.object({ ...wishedChanges.shape, tags: z.array(z.string()).optional() });

/** A change that is not done yet, and why. */
export const uploadChange = z
  .object({
    status: changeStatus,
    changes: shownChanges,
    at: instant.nullable(),
    errorCode: errorCode.nullable(),
    refusedFields: z.array(z.enum(refusableFields)),
  })
  .meta({ id: "UploadChange" });
export type UploadChange = z.output<typeof uploadChange>;

const playlist = z.object({ id, title: z.string() });
export type Playlist = z.output<typeof playlist>;

export const listPlaylistsRoute = defineRoute({
  id: "listPlaylists",
  method: "GET",
  path: "/api/youtube/playlists",
  tag: "youtube",
  summary: "The playlists of a connected channel; without a channel of the default one",
  query: ofChannel,
  reply: z.object({ playlists: z.array(playlist) }),
});

export const onChannelReply = z.object({
  /** As it was last known here. */
  ours: channelValues,
  /** As it is on the channel now. */
  channel: channelValues,
  playlists: z.array(playlist),
  /** The one it was put into from here. */
  playlistId: id.nullable(),
  hasCaptions: z.boolean(),
  change: uploadChange.nullable(),
});
export type OnChannel = z.output<typeof onChannelReply>;

const ofVideo = z.object({ videoId: id });

export const onChannelRoute = defineRoute({
  id: "uploadOnChannel",
  method: "GET",
  path: "/api/videos/:videoId/upload/on-channel",
  tag: "youtube",
  summary: "A published video as its channel describes it now, beside what was last known here",
  params: ofVideo,
  query: ofChannel,
  reply: onChannelReply,
});

export const changeUploadRoute = defineRoute({
  id: "changeUpload",
  method: "POST",
  path: "/api/videos/:videoId/upload/change",
  tag: "youtube",
  summary:
    "Change a published video on its channel, at once or at an hour; nothing that changed there meanwhile is overwritten",
  status: 202,
  params: ofVideo,
  query: ofChannel,
  body: changeUploadBody,
  reply: z.object({
    /** `conflict`: nothing was stored, and `channel` says what stands there by now. */
    outcome: z.enum(["accepted", "conflict"]),
    channel: channelValues.nullable(),
  }),
});
export type ChangeAnswer = z.output<typeof changeUploadRoute.reply>;

export const dropChangeRoute = defineRoute({
  id: "dropUploadChange",
  method: "DELETE",
  path: "/api/videos/:videoId/upload/change",
  tag: "youtube",
  summary: "Forget a change that waits for its hour or could not be made; the channel stays as it is",
  params: ofVideo,
  query: ofChannel,
  reply: z.object({ ok: z.literal(true) }),
});

/** Fields that differ between two descriptions of the same video; what channels do to blanks and line ends does not count. */
export function differingFields(left: ChannelValues, right: ChannelValues): ChannelField[] {
  return channelFields.filter((field) => !isSameValue(left[field], right[field]));
}

type Value = string | boolean | readonly string[] | null | undefined;

export function isSameValue(left: Value, right: Value): boolean {
  return JSON.stringify(plain(left)) === JSON.stringify(plain(right));
}

function plain(value: Value): unknown {
  if (typeof value === "string") return value.replaceAll("\r\n", "\n").trim();
  // A change that was kept before hours could be moved says nothing of one.
  return typeof value === "object" && value !== null ? value.map((tag) => tag.trim()) : (value ?? null);
}
