import { CalendarX2, HardDrive, ListX, PenOff, Unplug, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShownInboxItem } from "#data/history/inbox.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { T } from "#lib/messages.tsx";
import { UploadState, VideoProblem } from "#screens/videos/card/card-parts.tsx";
import { TroubleBox } from "#screens/videos/card/trouble-box.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { VideoPicture } from "#ui/video/video-picture.tsx";

/** What it is about, and the same box with the same buttons as on the video's card. */
export function InboxRow({ item }: { item: ShownInboxItem }) {
  const { video } = item;
  return (
    <li className="rounded-lg border border-line bg-surface-1 p-4 shadow-1">
      {video === null ? (
        <AccountItem item={item} />
      ) : (
        <div className="flex flex-col gap-3 sm:flex-row sm:gap-4">
          <VideoPicture posterUrl={video.posterUrl} className="w-40" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <div>
              <p className="text-xs font-medium text-text-3">
                <T k={`inbox.kind.${item.kind}`} />
              </p>
              <p className="font-medium break-words">
                <Link to={`/dashboard/videos?video=${video._id}`} className="hover:underline">
                  {video.videoName}
                </Link>
              </p>
            </div>
            <VideoItem kind={item.kind} video={video} />
          </div>
        </div>
      )}
    </li>
  );
}

function VideoItem({ kind, video }: { kind: ShownInboxItem["kind"]; video: ShownVideo }) {
  if (kind === "paid_call" || kind === "failed") return <VideoProblem isOpen video={video} />;
  if (kind === "needs_time") {
    return (
      <Duty
        icon={CalendarX2}
        title={<T k="inbox.needsTime" />}
        to={`/dashboard/create?plan=${video._id}`}
        action="time"
      />
    );
  }
  return <UploadState isOpen video={video} />;
}

function AccountItem({ item: { kind, channelTitle, endsAt, percent, plan, reason } }: { item: ShownInboxItem }) {
  if (kind === "storage") {
    return (
      <Duty
        icon={HardDrive}
        title={<T k="inbox.storage" v={{ percent: String(percent ?? 0) }} />}
        to="/dashboard/videos?sort=oldest"
        action="storage"
      />
    );
  }
  if (kind === "episode" && plan !== null) {
    return (
      <Duty
        icon={PenOff}
        title={<T k="inbox.episode" v={{ name: plan.name }} />}
        reason={reason}
        to={`/dashboard/schedule?plan=${plan._id}`}
        action="episode"
      />
    );
  }
  if (plan !== null) {
    return (
      <Duty
        icon={ListX}
        title={<T k="inbox.topics" v={{ name: plan.name }} />}
        to={`/dashboard/schedule?plan=${plan._id}`}
        action="topics"
      />
    );
  }
  const channel = channelTitle ?? "";
  return (
    <Duty
      icon={Unplug}
      title={
        kind === "grant_ends" && endsAt !== null ? (
          <T k="inbox.grantEnds" v={{ channel, when: new Date(endsAt) }} />
        ) : (
          <T k="inbox.reconnect" v={{ channel }} />
        )
      }
      to="/dashboard/youtube"
      action="channel"
    />
  );
}

type DutyProps = {
  icon: LucideIcon;
  title: ReactNode;
  /** What the server says of it, before what that means. */
  reason?: string | null;
  to: string;
  action: "time" | "topics" | "episode" | "storage" | "channel";
};

function Duty({ icon, title, reason = null, to, action }: DutyProps) {
  return (
    <TroubleBox
      kind="asks"
      icon={icon}
      title={title}
      steps={
        <ButtonLink size="sm" variant="primary" to={to} className="w-fit">
          <T k={`inbox.action.${action}`} />
        </ButtonLink>
      }
    >
      {reason !== null && <p>{reason}</p>}
      <p>
        <T k={`inbox.why.${action}`} />
      </p>
    </TroubleBox>
  );
}
