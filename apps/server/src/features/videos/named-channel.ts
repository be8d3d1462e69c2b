import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { connections } from "#platform/db/schema.ts";
import type { VideoRow } from "./videos.repo.ts";

/** The channel this film goes to by itself: its end card names it. Undefined when it stays here, or nobody is connected. */
export async function channelNamedIn(executor: Executor, video: VideoRow): Promise<string | undefined> {
  if (!video.autoUpload) return undefined;
  const [connected] = await executor.select().from(connections).where(eq(connections.userId, video.userId));
  const wanted = video.publication?.channelId ?? null;
  if (!connected || (wanted !== null && wanted !== connected.channelId)) return undefined;
  return connected.channelTitle;
}
