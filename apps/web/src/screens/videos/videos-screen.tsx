import { CirclePlay, TriangleAlert } from "lucide-react";
import { useSearchParams } from "react-router";
import { useProfile, type ShownProfile } from "#data/profile.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { countOf, matchesFilter, readFilter } from "./status-filter.ts";
import { StatusCounts } from "./status-counts.tsx";
import { VideoGrid } from "./video-grid.tsx";

export function VideosScreen() {
  const t = useT();
  const profile = useProfile();
  if (profile.isPending) {
    return (
      <SkeletonGroup label={t("videos.loading")} className="flex flex-col gap-6">
        <Skeleton className="h-24 w-full rounded-lg" />
        <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          <Skeleton className="h-80 rounded-lg" />
          <Skeleton className="h-80 rounded-lg" />
          <Skeleton className="h-80 rounded-lg" />
        </div>
      </SkeletonGroup>
    );
  }
  if (profile.isError && profile.data === undefined) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="videos.error" />}
        description={profile.error.message}
        action={
          <Button variant="primary" isLoading={profile.isFetching} onClick={() => void profile.refetch()}>
            <T k="videos.retry" />
          </Button>
        }
      />
    );
  }
  return <Library profile={profile.data} />;
}

function Library({ profile: { videos, totals } }: { profile: ShownProfile }) {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const shown = videos.filter((video) => matchesFilter(video, filter));
  return (
    <div className="flex flex-col gap-6">
      <StatusCounts
        value={filter}
        onChange={(next) => setSearch(next === "total" ? {} : { status: next }, { replace: true })}
        count={(name) => countOf(totals, name)}
      />
      {videos.length === 0 && (
        <EmptyState
          icon={<CirclePlay />}
          title={<T k="videos.empty" />}
          description={<T k="videos.emptyText" />}
          action={
            <ButtonLink to="/dashboard/create" variant="primary">
              <T k="videos.emptyAction" />
            </ButtonLink>
          }
        />
      )}
      {videos.length > 0 && shown.length === 0 && (
        <EmptyState
          title={<T k="videos.emptyFiltered" />}
          action={
            <Button onClick={() => setSearch({}, { replace: true })}>
              <T k="common.clearFilters" />
            </Button>
          }
        />
      )}
      {shown.length > 0 && <VideoGrid videos={shown} />}
    </div>
  );
}
