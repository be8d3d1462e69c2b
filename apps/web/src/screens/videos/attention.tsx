import { Link } from "react-router";
import { waitsForOwner, type ShownVideo } from "#data/video-state.ts";
import { T } from "#lib/messages.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CardActions } from "./card-actions.ts";

/** Named one by one up to here; the rest follows as these are settled. */
const NAMED = 3;

/** What only its owner can move on stands above everything else; an older one than the profile holds is on the overview. */
export function Attention({ videos, actions }: { videos: readonly ShownVideo[]; actions: CardActions }) {
  const waiting = videos.filter(waitsForOwner);
  if (waiting.length === 0) return null;
  return (
    <Notice tone="warning" title={<T k="videos.attention" v={{ count: waiting.length }} />}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {waiting.slice(0, NAMED).map((video) => (
          <li key={video._id} className="min-w-0 truncate">
            <Link to={actions.detailsOf(video)} preventScrollReset className="underline underline-offset-4">
              {video.videoName}
            </Link>
          </li>
        ))}
        {waiting.length > NAMED && <li>+{waiting.length - NAMED}</li>}
      </ul>
    </Notice>
  );
}
