import type { VideoTotals } from "@sahne/contract/videos/videos";
import { TriangleAlert } from "lucide-react";
import { useSearchParams } from "react-router";
import { useProfile } from "#data/accounts/profile.ts";
import { useLibrary } from "#data/videos/library.ts";
import { countedFilters, type StatusFilter } from "#data/videos/video-state.ts";
import { T, useT } from "#lib/messages.tsx";
import { readStored } from "#lib/storage.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { Library } from "./library.tsx";
import { countsShown, readAddress } from "./library-address.ts";
import { COUNT_COLUMNS, COUNT_ROW } from "./status-counts.tsx";
import { useFirstParts } from "./video-pages.tsx";

export function VideosScreen() {
  const [search] = useSearchParams();
  const { status, q, sort, view } = readAddress(search);
  const profile = useProfile();
  const library = useLibrary({ status, q, sort });
  const areCardsReady = useFirstParts(library.data?.pages[0]?.videos, view);
  if (profile.data !== undefined && library.data !== undefined && areCardsReady) {
    return <Library profile={profile.data} library={library} />;
  }
  const failed = [profile, library].filter((query) => query.isError);
  if (failed.length === 0) return <Loading totals={profile.data?.totals} status={status} />;
  return (
    <EmptyState
      tone="danger"
      icon={<TriangleAlert />}
      title={<T k="videos.error" />}
      description={failed[0]?.error?.message}
      action={
        <Button
          variant="primary"
          isLoading={failed.some((query) => query.isFetching)}
          onClick={() => {
            for (const query of failed) void query.refetch();
          }}
        >
          <T k="videos.retry" />
        </Button>
      }
    />
  );
}

type LoadingProps = { totals: VideoTotals | undefined; status: StatusFilter };

/**
 * As many boxes as there will be: before the account is known, as many as it had the last time, and none on a first visit,
 * because everything below a wrong number of boxes would move.
 */
function Loading({ totals, status }: LoadingProps) {
  const t = useT();
  const count = totals === undefined ? Number(readStored("library-counts")) : countsShown(totals, status).length;
  if (!(count in COUNT_COLUMNS)) return <SkeletonGroup label={t("videos.loading")}>{null}</SkeletonGroup>;
  return (
    <SkeletonGroup label={t("videos.loading")} className="flex flex-col gap-6">
      <div className={classNames(COUNT_ROW, COUNT_COLUMNS[count])}>
        {countedFilters.slice(0, count).map((name) => (
          <Skeleton
            key={name}
            className={classNames(
              "h-13.5 w-40 shrink-0 rounded-lg sm:h-23 sm:w-auto",
              count === 5 && "max-lg:first:col-span-2",
            )}
          />
        ))}
      </div>
      <Skeleton className="h-16 rounded-lg" />
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {["first", "second", "third"].map((name) => (
          <Skeleton key={name} className="h-96 rounded-lg" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
