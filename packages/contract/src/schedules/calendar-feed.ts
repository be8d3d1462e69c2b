import { z } from "zod";
import { done, instant, linkToken, userParams } from "#common.ts";
import { defineRoute } from "#route.ts";

const feed = z.object({
  createdAt: instant,
  /** When a calendar last fetched it, to the hour; null: never. */
  lastReadAt: instant.nullable(),
});

export const getFeedRoute = defineRoute({
  id: "getCalendarFeed",
  method: "GET",
  path: "/api/users/:userId/calendar-feed",
  tag: "schedules",
  summary: "Whether there is a calendar link; the link itself is told only once",
  params: userParams,
  reply: z.object({ feed: feed.nullable() }),
});

export const createFeedRoute = defineRoute({
  id: "createCalendarFeed",
  method: "POST",
  path: "/api/users/:userId/calendar-feed",
  tag: "schedules",
  summary: "Make a secret calendar link; one made before stops working",
  params: userParams,
  reply: z.object({ url: z.string() }),
});

export const deleteFeedRoute = defineRoute({
  id: "deleteCalendarFeed",
  method: "DELETE",
  path: "/api/users/:userId/calendar-feed",
  tag: "schedules",
  summary: "Make the calendar link stop working",
  params: userParams,
  reply: done,
});

export const readFeedRoute = defineRoute({
  id: "readCalendarFeed",
  method: "GET",
  path: "/api/calendar-feeds/:token",
  tag: "schedules",
  summary: "The schedule as iCalendar (RFC 5545), for whoever has the secret link",
  access: "public",
  params: z.object({ token: linkToken }),
  fileType: "text/calendar",
  reply: z.string(),
});
