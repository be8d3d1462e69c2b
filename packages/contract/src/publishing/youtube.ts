import { z } from "zod";
import { done, id, instant, ofChannel } from "#common.ts";
import { defineRoute } from "#route.ts";

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
    /** The one that is meant where none is named; exactly one of those that are connected is. */
    isDefault: z.boolean(),
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
  summary: "Is a channel connected? Answers for the default one",
  reply: z.object({
    hasToken: z.boolean(),
    connected: z.boolean(),
    isAuthenticated: z.boolean(),
    channel: channel.nullable(),
    /** All that are connected, the default one first. */
    channels: z.array(channel).default([]),
  }),
});
export type YoutubeStatus = z.output<typeof tokenCheckRoute.reply>;

export const youtubeAuthRoute = defineRoute({
  id: "youtubeAuth",
  method: "GET",
  path: "/api/youtube/auth",
  tag: "youtube",
  summary: "Begin connecting a channel, one more or one that is connected; the browser goes to authUrl",
  /** `change` asks a connected channel for the further right to change what is on it, and for nothing else. */
  query: ofChannel.extend({ right: z.enum(["publish", "change"]).default("publish") }),
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
  summary: "Disconnect a channel; its grant is revoked where that takes no other one with it",
  query: ofChannel,
  reply: done,
});

const channelsReply = z.object({ channels: z.array(channel) });

export const listChannelsRoute = defineRoute({
  id: "listChannels",
  method: "GET",
  path: "/api/youtube/channels",
  tag: "youtube",
  summary: "All channels that are connected, the default one first",
  reply: channelsReply,
});

export const defaultChannelRoute = defineRoute({
  id: "makeDefaultChannel",
  method: "PUT",
  path: "/api/youtube/channels/:channelId/default",
  tag: "youtube",
  summary: "Make a connected channel the default one",
  params: z.object({ channelId: id }),
  reply: channelsReply,
});
