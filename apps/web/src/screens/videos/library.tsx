import type { VideoTotals } from "@sahne/contract/videos/videos";
import { CirclePlay, SearchX } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useSearchParams, Link } from "react-router";
import type { ShownProfile } from "#data/accounts/profile.ts";
import type { useLibrary } from "#data/videos/library.ts";
import { countedFilters, waitsForOwner, type ShownVideo } from "#data/videos/video-state.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CardActions } from "./card/card-actions.ts";
import { changeAddress, isFiltered, readAddress, type LibraryAddress } from "./library-address.ts";
import { useLibraryOverlays } from "./library-overlays.tsx";
import { LibraryToolbar } from "./library-toolbar.tsx";
import { StatusCounts } from "./status-counts.tsx";
import { MoreVideos, VideoPages } from "./video-pages.tsx";

type LibraryProps = { profile: ShownProfile; library: ReturnType<typeof useLibrary> };

export function Library({ profile: { totals, videos: newest }, library }: LibraryProps) {
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  const videos = useMemo(() => library.data?.pages.flatMap((page) => page.videos) ?? [], [library.data]);
  const { fetchNextPage } = library;
  const fetchMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const overlays = useLibraryOverlays(search);

  function change(changes: Partial<LibraryAddress>) {
    setSearch(changeAddress(search, changes), { replace: true, preventScrollReset: true });
  }

  const isEmpty = totals.total === 0 && videos.length === 0 && !isFiltered(address);
  return (
    <div className="flex flex-col gap-6">
      <StatusCounts totals={totals} value={address.status} onChange={(status) => change({ status })} />
      <Attention videos={newest} actions={overlays.actions} />
      {isEmpty ? (
        <NoVideos />
      ) : (
        <>
          <LibraryToolbar address={address} onChange={change} />
          <p role="status" className="sr-only">
            {!library.isPlaceholderData && <T k="videos.found" v={{ count: videos.length }} />}
          </p>
          {/* Over the list and not in it: what somebody is about to press must not move away. */}
          {overlays.banner !== null && (
            <div className="sticky top-20 z-20 -mb-6 h-0">
              <div className="rounded-lg bg-surface-1 shadow-3">{overlays.banner}</div>
            </div>
          )}
          {videos.length === 0 ? (
            <NothingFound q={address.q} onClear={() => change({ status: "total", q: "" })} />
          ) : (
            <div
              aria-busy={library.isPlaceholderData}
              className={classNames("moves flex flex-col gap-6", library.isPlaceholderData && "opacity-60")}
            >
              <VideoPages
                videos={videos}
                total={countOf(totals, address, videos.length)}
                view={address.view}
                actions={overlays.actions}
              />
              {library.hasNextPage && (
                <MoreVideos
                  isLoading={library.isFetchingNextPage}
                  hasFailed={library.isFetchNextPageError}
                  onMore={fetchMore}
                />
              )}
            </div>
          )}
        </>
      )}
      {overlays.elements}
    </div>
  );
}

function NoVideos() {
  return (
    <EmptyState
      icon={<CirclePlay />}
      title={<T k="videos.empty" />}
      description={<T k="videos.emptyText" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/dashboard/create" variant="primary">
            <T k="videos.emptyAction" />
          </ButtonLink>
          <ButtonLink to="/dashboard/videos?add=1">
            <T k="videos.add" />
          </ButtonLink>
        </div>
      }
    />
  );
}

function NothingFound({ q, onClear }: { q: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={q === "" ? <T k="videos.emptyFiltered" /> : <T k="videos.emptySearch" v={{ q }} />}
      action={
        <Button onClick={onClear}>
          <T k="common.clearFilters" />
        </Button>
      }
    />
  );
}

/** This many are named; the rest is counted. */
const NAMED = 3;

/** What needs its owner stands above everything else; the overview also has those too old for the profile. */
function Attention({ videos, actions }: { videos: readonly ShownVideo[]; actions: CardActions }) {
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

/** How many there are with those not yet fetched; -1 where only the server could say. */
function countOf(totals: VideoTotals, { q, status }: LibraryAddress, shown: number): number {
  const counted = countedFilters.find((name) => name === status);
  return q === "" && counted ? Math.max(totals[counted], shown) : -1;
}
