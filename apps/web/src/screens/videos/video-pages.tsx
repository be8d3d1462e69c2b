import { memo, useEffect, useRef } from "react";
import { isProcessing, type ShownVideo } from "#data/videos/video-state.ts";
import { lazyPart, usePartsReady } from "#lib/lazy-part.tsx";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { CardActions } from "./card/card-actions.ts";
import { UploadState, VideoProblem, VideoWork } from "./card/card-parts.tsx";
import { VideoCard } from "./card/video-card.tsx";
import type { LibraryView } from "./library-address.ts";
import { useWindowed, watchNear } from "./list-window.ts";

/** Full rows with one, two, three and four columns. */
const PART_SIZE = 12;
const LIST_ID = "video-list";

const VideoRow = lazyPart(async () => (await import("./card/video-row.tsx")).VideoRow);

/** Whether the parts that the first cards are made of are here. */
export function useFirstParts(videos: readonly ShownVideo[] | undefined, view: LibraryView): boolean {
  return usePartsReady(partsOf(videos ?? [], view), videos !== undefined);
}

function partsOf(videos: readonly ShownVideo[], view: LibraryView) {
  return [
    ...(view === "list" ? [VideoRow] : []),
    ...(videos.some(isProcessing) ? [VideoWork] : []),
    ...(videos.some((video) => video.error !== null) ? [VideoProblem] : []),
    ...(videos.some((video) => video.upload !== null) ? [UploadState] : []),
  ];
}

type PagesProps = {
  videos: readonly ShownVideo[];
  /** How many there are in all, also those not fetched yet; -1 when nobody knows. */
  total: number;
  view: LibraryView;
  actions: CardActions;
};

/** For what stood beside the list and is gone; an empty library has no list yet, so the page takes its place. */
export function focusList(): void {
  const place = document.getElementById(LIST_ID) ?? document.getElementById("content");
  place?.focus({ preventScroll: true });
}

/** Draws only the parts of the list near the screen: ten thousand videos cost no more than a hundred. */
export function VideoPages({ videos, total, view, actions }: PagesProps) {
  const t = useT();
  const parts = Array.from({ length: Math.ceil(videos.length / PART_SIZE) }, (_, part) =>
    videos.slice(part * PART_SIZE, (part + 1) * PART_SIZE),
  );
  return (
    <div
      id={LIST_ID}
      role="list"
      tabIndex={-1}
      aria-label={t("videos.list")}
      className={classNames(
        "outline-none",
        view === "grid" ? "flex flex-col gap-6" : "overflow-hidden rounded-lg border border-line bg-surface-1 shadow-1",
      )}
    >
      {parts.map((part, index) => (
        // A part is a place in the list, whatever stands in it.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} index={index} videos={part} total={total} view={view} actions={actions} />
      ))}
    </div>
  );
}

type PartProps = PagesProps & { index: number };

/** Drawn again only when one of its own videos changes: a long list has hundreds of parts, nearly all of them empty boxes. */
const Part = memo(function Part({ videos, index, total, view, actions }: PartProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isDrawn, height } = useWindowed(box, `${view}-${index}`, index < 2);
  return (
    <div
      ref={box}
      role="presentation"
      style={isDrawn ? undefined : { height }}
      className={classNames(
        view === "grid" ? "grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-3" : "divide-y divide-line",
        view === "list" && index > 0 && "border-t border-line",
      )}
    >
      {isDrawn &&
        videos.map((video, place) => (
          <div
            key={video._id}
            role="listitem"
            aria-setsize={total}
            aria-posinset={index * PART_SIZE + place + 1}
            className="min-w-0"
          >
            {view === "grid" ? (
              <VideoCard video={video} actions={actions} />
            ) : (
              <VideoRow isOpen video={video} actions={actions} />
            )}
          </div>
        ))}
    </div>
  );
}, isSamePart);

function isSamePart({ videos, ...rest }: PartProps, { videos: nextVideos, ...next }: PartProps): boolean {
  if (videos.length !== nextVideos.length || videos.some((video, place) => video !== nextVideos[place])) return false;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return names.every((name) => rest[name] === next[name]);
}

type MoreProps = { isLoading: boolean; hasFailed: boolean; onMore: () => void };

/** Fetches the next page before the reader gets there; a button for everybody else. */
export const MoreVideos = memo(function MoreVideos({ isLoading, hasFailed, onMore }: MoreProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWaiting = !isLoading && !hasFailed;
  useEffect(() => {
    if (box.current === null || !isWaiting) return;
    return watchNear(box.current, (isNear) => {
      if (isNear) onMore();
    });
  }, [isWaiting, onMore]);
  return (
    <div ref={box} className="flex min-h-12 items-center justify-center">
      {hasFailed ? (
        <Notice
          tone="danger"
          title={<T k="videos.moreError" />}
          action={
            <Button size="sm" onClick={onMore}>
              <T k="videos.retry" />
            </Button>
          }
        />
      ) : (
        <Button variant="ghost" onClick={onMore} disabled={isLoading} icon={isLoading && <Spinner size="sm" />}>
          <T k="videos.loadMore" />
        </Button>
      )}
    </div>
  );
});
