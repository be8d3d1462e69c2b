import { errorKinds, type ErrorCode } from "@sahne/contract/errors";
import { notificationActions, type Notification } from "@sahne/contract/notifications";

type Told = Pick<Notification, "kind" | "videoId" | "values">;

/** Where its one action leads; null for a failed video that can simply be tried again where one stands. */
export function placeOf({ kind, videoId, values }: Told): string | null {
  const details = videoId === null ? "/dashboard/videos" : `/dashboard/videos?video=${encodeURIComponent(videoId)}`;
  const action = notificationActions[kind];
  if (action === "connect") return "/dashboard/youtube";
  if (action === "schedule") return "/dashboard/schedule";
  if (action !== "retry") return details;
  return isWorthTrying(values["code"]) && videoId !== null ? null : details;
}

/** Trying again with a refused key or prompt would only fail again: such a video is looked at first. */
function isWorthTrying(code: string | undefined): boolean {
  if (code === undefined || !(code in errorKinds)) return true;
  const { action } = errorKinds[code as ErrorCode];
  return action === "retry" || action === "wait";
}
