import { useEffect, useState } from "react";
import type { ShownVideo } from "#data/video-state.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { Notice } from "#ui/notice.tsx";
import { VideoCard } from "./video-card.tsx";

const BANNER_MS = 3_000;
const PublishDialog = lazyPart(async () => (await import("./publish-dialog.tsx")).PublishDialog);

export function VideoGrid({ videos }: { videos: readonly ShownVideo[] }) {
  const [publishing, setPublishing] = useState<ShownVideo | null>(null);
  const [isBannerShown, setIsBannerShown] = useState(false);

  useEffect(() => {
    if (!isBannerShown) return;
    const timer = setTimeout(() => setIsBannerShown(false), BANNER_MS);
    return () => clearTimeout(timer);
  }, [isBannerShown]);

  function handlePublished() {
    setPublishing(null);
    setIsBannerShown(true);
  }

  return (
    <>
      {isBannerShown && <Notice tone="success" title={<T k="publish.accepted" />} />}
      <ul className="grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {videos.map((video) => (
          <li key={video._id} className="min-w-0">
            <VideoCard video={video} onPublish={() => setPublishing(video)} />
          </li>
        ))}
      </ul>
      {publishing !== null && (
        <PublishDialog isOpen video={publishing} onClose={() => setPublishing(null)} onPublished={handlePublished} />
      )}
    </>
  );
}
