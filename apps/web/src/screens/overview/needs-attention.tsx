import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { ShownOverview } from "#data/history/overview.ts";
import { isProcessing, type ShownVideo } from "#data/videos/video-state.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";

type NeedsAttentionProps = { overview: Pick<ShownOverview, "asking" | "inbox"> };

/** What continues only after its owner decides, with a link: it may have cost money already. */
export function NeedsAttention({ overview: { asking, inbox } }: NeedsAttentionProps) {
  // One that has just been decided disappears before the overview is fetched again.
  const videos = asking.filter((video) => video.needsAttention);
  const count = inbox - (asking.length - videos.length);
  if (count <= 0) return null;
  return (
    <section className="rounded-lg border border-warning-graphic/50 bg-warning-tint p-4 md:px-6">
      <h2 className="flex items-center gap-2 text-base font-semibold text-warning">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        <T k="overview.asking" v={{ count }} />
      </h2>
      <ul className="divide-y divide-line">
        {videos.map((video) => (
          <AskingVideo key={video._id} video={video} />
        ))}
      </ul>
      <Link to="/dashboard/inbox" className="mt-1 inline-block text-sm underline underline-offset-4">
        <T k="overview.asking.all" />
      </Link>
    </section>
  );
}

function AskingVideo({ video }: { video: ShownVideo }) {
  const reason = isProcessing(video) ? video.error?.message : video.upload?.error?.message;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 last:pb-0">
      <div className="min-w-40 flex-1">
        <p className="line-clamp-1 text-base font-medium break-words">{video.videoName}</p>
        {reason !== undefined && <p className="text-sm text-text-2">{reason}</p>}
      </div>
      <ButtonLink size="sm" to={`/dashboard/videos?video=${video._id}`}>
        <T k={isProcessing(video) ? "overview.asking.decide" : "overview.asking.review"} />
      </ButtonLink>
    </li>
  );
}
