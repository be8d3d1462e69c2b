import { z } from "zod";
import { id, instant, linkToken, ofChannel, userParams } from "#common.ts";
import { privacyStatus, publishAt, publishBy, type PublishBy } from "./publication.ts";
import { uploadReply } from "./publishing.ts";
import { defineRoute } from "#route.ts";
import { DAY_MS, MINUTE_MS } from "#time-units.ts";

const ofVideo = z.object({ videoId: id });

/** Anything sooner may still be on its way to the channel when its hour comes. */
export const CHANNEL_LEAD_MS = 15 * MINUTE_MS;
const PUBLISH_AT_MAX_MS = 730 * DAY_MS;

/** Why a publication cannot have this hour; null when it can. */
export function publishAtProblem(at: Date, by: PublishBy, now: Date): string | null {
  if (at <= now) return "publish.at.past";
  if (at.getTime() > now.getTime() + PUBLISH_AT_MAX_MS) return "publish.at.far";
  return by === "channel" && at.getTime() < now.getTime() + CHANNEL_LEAD_MS ? "publish.at.soon" : null;
}

export const approveUploadRoute = defineRoute({
  id: "approveUpload",
  method: "POST",
  path: "/api/videos/:videoId/upload/approve",
  tag: "youtube",
  summary: "Publish a video that waits for approval, as it stands; cancelling discards it instead",
  params: ofVideo,
  query: ofChannel,
  reply: uploadReply,
});

/** How long a mailed link to one that waits for approval works. */
export const APPROVAL_LINK_MS = 7 * DAY_MS;

export const openApprovalRoute = defineRoute({
  id: "openApproval",
  method: "POST",
  path: "/api/approvals/open",
  tag: "youtube",
  summary: "Which publication a mailed link is about. Works once, for its owner; publishing is another call",
  body: z.object({ token: linkToken }),
  reply: z.object({ videoId: id, channelId: id }),
});

export const moveUploadRoute = defineRoute({
  id: "moveUpload",
  method: "PATCH",
  path: "/api/videos/:videoId/upload",
  tag: "youtube",
  summary: "Give a publication that waits for its hour, here or on its channel, another one",
  params: ofVideo,
  query: ofChannel,
  body: z.object({ publishAt }),
  reply: uploadReply,
});

export const plannedUpload = z
  .object({
    videoId: id,
    channelId: id,
    videoName: z.string(),
    title: z.string(),
    privacyStatus,
    publishAt: instant,
    publishBy,
  })
  .meta({ id: "PlannedUpload" });
export type PlannedUpload = z.output<typeof plannedUpload>;

export const listPlannedUploadsRoute = defineRoute({
  id: "listPlannedUploads",
  method: "GET",
  path: "/api/users/:userId/planned-uploads",
  tag: "youtube",
  summary: "Publications that wait for their hour, soonest first",
  params: userParams,
  reply: z.object({ uploads: z.array(plannedUpload) }),
});
