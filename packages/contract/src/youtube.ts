import { z } from "zod";
import { done, instant } from "./common.ts";
import { defineRoute } from "./route.ts";

/** What the grant allows: somebody may untick any box of Google's page. */
export const channelRights = z.object({
  canUpload: z.boolean(),
  canRead: z.boolean(),
  canSeeAnalytics: z.boolean(),
  /** Changing videos that are on the channel already; asked for only by somebody who wants to. */
  canChange: z.boolean(),
});
export type ChannelRights = z.output<typeof channelRights>;

export const channelHealth = z.object({
  /** Until the project has passed YouTube's audit, everything it uploads is locked as private. */
  isProjectAudited: z.boolean(),
  /** How many more publications this user may start before `quotaResetsAt`. */
  uploadsLeftToday: z.int(),
  quotaResetsAt: instant,
  /** Set while the channel itself takes no more videos. */
  uploadsPausedUntil: instant.nullable(),
});

export const channel = z
  .object({
    id: z.string(),
    title: z.string(),
    handle: z.string().nullable(),
    /** Where the channel itself can be looked at. */
    url: z.string(),
    /** A signed link to our own copy. */
    picture: z.string().nullable(),
    subscribers: z.int().nullable(),
    connectedAt: instant,
    needsReconnect: z.boolean(),
    /** True when the channel stands in the sandbox, not on YouTube: every screen that shows it says so. */
    isSandbox: z.boolean(),
    rights: channelRights,
    /** When the grant ends by itself; null for one without an end. */
    grantExpiresAt: instant.nullable(),
    health: channelHealth,
  })
  .meta({ id: "Channel" });
export type Channel = z.output<typeof channel>;

export const tokenCheckRoute = defineRoute({
  id: "youtubeTokenCheck",
  method: "GET",
  path: "/api/youtube/token/check",
  tag: "youtube",
  summary: "Is a channel connected?",
  reply: z.object({
    hasToken: z.boolean(),
    connected: z.boolean(),
    isAuthenticated: z.boolean(),
    channel: channel.nullable(),
  }),
});
export type YoutubeStatus = z.output<typeof tokenCheckRoute.reply>;

export const youtubeAuthRoute = defineRoute({
  id: "youtubeAuth",
  method: "GET",
  path: "/api/youtube/auth",
  tag: "youtube",
  summary: "Begin connecting a channel; the browser goes to authUrl",
  /** `change` asks the connected channel for the further right to change what is on it, and for nothing else. */
  query: z.object({ right: z.enum(["publish", "change"]).default("publish") }),
  reply: z.object({ authUrl: z.url() }),
});

export const youtubeCallbackRoute = defineRoute({
  id: "youtubeCallback",
  method: "GET",
  path: "/api/youtube/callback",
  tag: "youtube",
  summary: "Finish connecting a channel",
  query: z.object({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(200) }),
  reply: z.object({ connected: z.boolean(), channel }),
});

export const youtubeDisconnectRoute = defineRoute({
  id: "youtubeDisconnect",
  method: "DELETE",
  path: "/api/youtube/disconnect",
  tag: "youtube",
  summary: "Disconnect the channel and revoke the grant",
  reply: done,
});
