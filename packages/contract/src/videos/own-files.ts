import { z } from "zod";
import { done, id, instant, userParams } from "#common.ts";
import { errorCode } from "#errors.ts";
import { OWN_FILE_MAX_BYTES } from "#limits.ts";
import { defineRoute } from "#route.ts";

/** A film of one's own on its way into My Videos. */
export const ownFile = z
  .object({
    _id: id,
    /** As the file is called; the video is named after it. */
    name: z.string(),
    bytes: z.int(),
    /** So much has arrived for good: the next piece begins here. */
    receivedBytes: z.int(),
    status: z.enum(["receiving", "checking", "failed", "ready"]),
    errorCode: errorCode.nullable(),
    /** The video it has become. */
    videoId: id.nullable(),
    createdAt: instant,
    /** One that is not finished by then is forgotten. */
    expiresAt: instant,
  })
  .meta({ id: "OwnFile" });
export type OwnFile = z.output<typeof ownFile>;

const fileReply = z.object({ file: ownFile });
const ofFile = z.object({ fileId: id });

export const beginOwnFileRoute = defineRoute({
  id: "beginOwnFile",
  method: "POST",
  path: "/api/users/:userId/own-files",
  tag: "videos",
  summary: "Announce a film of one's own (MP4 or MOV); one of the same name and size that is under way is gone on with",
  status: 201,
  params: userParams,
  body: z.object({
    name: z.string().trim().min(1, "ownFile.name").max(255, "ownFile.name"),
    bytes: z.int("ownFile.size").min(1, "ownFile.size").max(OWN_FILE_MAX_BYTES, "ownFile.size"),
  }),
  reply: fileReply,
});

export const listOwnFilesRoute = defineRoute({
  id: "listOwnFiles",
  method: "GET",
  path: "/api/users/:userId/own-files",
  tag: "videos",
  summary: "Films of one's own that are under way or were not taken",
  params: userParams,
  reply: z.object({ files: z.array(ownFile) }),
});

export const sendOwnFileRoute = defineRoute({
  id: "sendOwnFile",
  method: "PUT",
  path: "/api/own-files/:fileId",
  tag: "videos",
  summary:
    "Send the piece of the file that begins at `offset`, at most 8 MiB; the answer says where the next begins, also when this one was not the next",
  isBinary: true,
  params: ofFile,
  query: z.object({ offset: z.coerce.number().int().min(0).max(OWN_FILE_MAX_BYTES) }),
  reply: fileReply,
});

export const dropOwnFileRoute = defineRoute({
  id: "dropOwnFile",
  method: "DELETE",
  path: "/api/own-files/:fileId",
  tag: "videos",
  summary: "Forget a file that is not a video yet, and what has arrived of it",
  params: ofFile,
  reply: done,
});
