import { z } from "zod";
import { user } from "./accounts.ts";
import { userParams } from "./common.ts";
import { defineRoute } from "./route.ts";
import { video, videoTotals } from "./videos.ts";

export const profileReply = z.object({ user, videos: z.array(video), totals: videoTotals });
export type Profile = z.output<typeof profileReply>;

export const getProfileRoute = defineRoute({
  id: "getProfile",
  method: "GET",
  path: "/api/users/:userId/profile",
  tag: "profile",
  summary: "The user, the newest 100 videos and the totals over all",
  params: userParams,
  reply: profileReply,
});
