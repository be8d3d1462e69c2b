import { z } from "zod";
import { id, userParams } from "./common.ts";
import { defineRoute } from "./route.ts";

const deletedVideo = z.object({
  _id: id,
  videoName: z.string(),
  /** A span and no time of day: the browser's clock may be wrong. */
  undoMs: z.int(),
});
export type DeletedVideo = z.output<typeof deletedVideo>;

export const listDeletedVideosRoute = defineRoute({
  id: "listDeletedVideos",
  method: "GET",
  path: "/api/users/:userId/deleted-videos",
  tag: "videos",
  summary: "Videos whose deletion can still be undone, the last deleted first",
  params: userParams,
  reply: z.object({ videos: z.array(deletedVideo) }),
});
