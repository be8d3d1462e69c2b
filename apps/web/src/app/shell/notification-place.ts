import { errorKinds, type ErrorAction, type ErrorCode } from "@sahne/contract/errors";
import { notificationActions, type Notification } from "@sahne/contract/history/notifications";
import type { PlainKey } from "#lib/messages.tsx";

type NoticeFacts = Pick<Notification, "kind" | "videoId" | "values">;

/**
 * The one thing to do about it: its words, and where that is done; null for what is done right here, which is trying
 * again (with a vendor the words say that this may cost) or fetching a video that is paid for.
 */
export type NextStep = { words: PlainKey; place: string | null; does?: "fetch" };

export function nextStep({ kind, videoId, values }: NoticeFacts): NextStep {
  const details = videoId === null ? "/dashboard/videos" : `/dashboard/videos?video=${encodeURIComponent(videoId)}`;
  const action = notificationActions[kind];
  const words = `notification.action.${action}` as const;
  if (action === "connect") return { words, place: "/dashboard/youtube" };
  // A missed video waits in its own details for another time.
  if (action === "schedule") return { words, place: videoId === null ? "/dashboard/schedule" : details };
  if (action !== "retry") return { words, place: details };
  const { code, engine } = values;
  // The key is fine; what helps is at the vendor, and the video says how to go on from there.
  if (code === "provider_no_credit") return { words: "notification.action.credit", place: details };
  const remedy = remedyOf(code);
  if (remedy === "add_key" || remedy === "check_key") {
    return { words: "notification.action.addKey", place: "/dashboard/settings" };
  }
  if (remedy === "fetch_again" && videoId !== null) {
    return { words: "notification.action.fetchAgain", place: null, does: "fetch" };
  }
  // An older notice does not say who made the film, and nobody presses what may cost without being told.
  const isWorthTrying = (remedy === "retry" || remedy === "wait") && engine !== undefined;
  // Trying again with a refused prompt would only fail again: such a video is looked at first.
  if (!isWorthTrying || videoId === null) return { words: "notification.action.review", place: details };
  return { words: engine === "sahne" ? words : "notification.action.paidRetry", place: null };
}

function remedyOf(code: string | undefined): ErrorAction {
  return code !== undefined && code in errorKinds ? errorKinds[code as ErrorCode].action : "retry";
}
