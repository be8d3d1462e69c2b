import { z } from "zod";
import { userParams } from "#common.ts";
import { defineRoute } from "#route.ts";

/** Apart from the inbox itself, whose contract knows what a video is: the frame of every page asks this. */
export const inboxCountRoute = defineRoute({
  id: "inboxCount",
  method: "GET",
  path: "/api/users/:userId/inbox/count",
  tag: "inbox",
  summary: "How many things wait for their owner",
  params: userParams,
  reply: z.object({ count: z.int() }),
});
