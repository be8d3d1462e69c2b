import { errorKinds, type Fault } from "@sahne/contract/errors";
import { Link } from "react-router";
import type { ShownInboxItem } from "#data/history/inbox.ts";
import { hasBoughtVoice } from "#data/videos/video-state.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { UploadState, VideoProblem } from "#screens/videos/card/card-parts.tsx";
import { StepVariant } from "#screens/videos/card/trouble-box.tsx";
import { VideoPicture } from "#ui/video/video-picture.tsx";

/** Its fields and dialogs are those of other screens, and most inboxes need none of them. */
const Duties = lazyPart(async () => (await import("./duties.tsx")).Duties);

/** What it is about, whose side it is on, what it costs, and the one thing to do about it. */
export function InboxRow({ item }: { item: ShownInboxItem }) {
  const { video } = item;
  return (
    <li className="rounded-lg border border-line bg-surface-1 p-4 shadow-1">
      <div className="flex flex-col gap-3 sm:flex-row sm:gap-4">
        {video !== null && <VideoPicture posterUrl={video.posterUrl} className="w-40" />}
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div>
            <Facts item={item} />
            {video !== null && (
              <p className="font-medium break-words">
                <Link to={`/dashboard/videos?video=${video._id}`} className="hover:underline">
                  {video.videoName}
                </Link>
              </p>
            )}
          </div>
          <StepVariant value="primary">
            <Action item={item} />
          </StepVariant>
        </div>
      </div>
    </li>
  );
}

function Facts({ item }: { item: ShownInboxItem }) {
  const side = sideOf(item);
  return (
    <p className="text-xs font-medium text-text-3">
      <T k={`inbox.kind.${item.kind}`} />
      {side !== null && (
        <>
          {" · "}
          <T k={`inbox.side.${side}`} />
        </>
      )}
      {" · "}
      <T k={`inbox.cost.${costOf(item)}`} />
    </p>
  );
}

function Action({ item }: { item: ShownInboxItem }) {
  const { kind, video } = item;
  if (video === null || kind === "needs_time") return <Duties isOpen item={item} />;
  if (kind === "paid_call" || kind === "failed") return <VideoProblem isOpen video={video} />;
  return <UploadState isOpen video={video} />;
}

/** Whose side it is on; null where the box below says so itself, or where nobody knows. */
function sideOf({ kind, video }: ShownInboxItem): Fault | null {
  if (kind === "paid_call" || kind === "failed" || kind === "episode") return null;
  if (kind === "reconnect" || kind === "grant_ends") return "channel";
  const code = video?.upload?.error?.code;
  return code === undefined ? "you" : errorKinds[code].fault;
}

/** What doing it may cost. */
function costOf({ kind, video }: ShownInboxItem): "free" | "look" | "paid" | "written" {
  if (kind === "episode") return "written";
  if (video === null || (kind !== "paid_call" && kind !== "failed")) return "free";
  if (kind === "paid_call" && video.canLook) return "look";
  if (video.canFetch) return "look";
  return video.engine === "sahne" && !hasBoughtVoice(video) ? "free" : "paid";
}
