import { errorKinds, type Fault } from "@sahne/contract/errors";
import type { ShownInboxItem } from "#data/history/inbox.ts";
import { hasBoughtVoice } from "#data/videos/video-state.ts";

/** Whose side it is on; null where the box below says so itself, or where nobody knows. */
export function sideOf({ kind, video }: ShownInboxItem): Fault | null {
  if (kind === "paid_call" || kind === "failed" || kind === "episode") return null;
  if (kind === "reconnect" || kind === "grant_ends") return "channel";
  const code = video?.upload?.error?.code;
  return code === undefined ? "you" : errorKinds[code].fault;
}

/** What doing it may cost. */
export function costOf({ kind, video }: ShownInboxItem): "free" | "look" | "paid" | "written" {
  if (kind === "episode") return "written";
  if (video === null || (kind !== "paid_call" && kind !== "failed")) return "free";
  if (kind === "paid_call" && video.canLook) return "look";
  if (video.canFetch) return "look";
  return video.engine === "sahne" && !hasBoughtVoice(video) ? "free" : "paid";
}
