import type { UploadRef } from "#data/publishing/publishing.ts";

/** The dialog that publishes a video on a channel or changes it there; also what coming back from the consent leads to. */
export function wishAddress(dialog: "publish" | "change", { videoId, channelId }: UploadRef): string {
  const channel = channelId === undefined ? "" : `&channel=${encodeURIComponent(channelId)}`;
  return `/dashboard/videos?${dialog}=${encodeURIComponent(videoId)}${channel}`;
}
