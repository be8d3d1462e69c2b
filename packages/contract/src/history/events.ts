import { z } from "zod";

export const EVENTS_PATH = "/api/events";

/** Something of the user's has changed; the client asks for it anew. No content travels here. */
export const change = z.object({
  kind: z.enum(["video", "upload", "notification", "schedule", "channel"]),
  id: z.string(),
  /** Of an upload: the video it publishes. */
  videoId: z.string().optional(),
  /** Of a video or its upload: the video is deleted, for good or until its undo. Asking for it would bring nothing. */
  isGone: z.boolean().optional(),
});
export type Change = z.output<typeof change>;

/** Names of the stream's events: a change, or "some may have been missed, ask for everything". */
export const streamEvents = { change: "change", resync: "resync" } as const;

/** A comment line comes at least this often: silence for longer means that the line is dead. */
export const STREAM_HEARTBEAT_MS = 20_000;
