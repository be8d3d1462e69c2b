import { TriangleAlert } from "lucide-react";
import { useSearchParams } from "react-router";
import { useLibrary } from "#data/library.ts";
import { useProfile } from "#data/profile.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { useFirstParts } from "./card-parts.tsx";
import { readAddress } from "./library-address.ts";
import { Library } from "./library.tsx";

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
  if (failed.length === 0) return <Loading />;
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

function Loading() {
  const t = useT();
  return (
    <SkeletonGroup label={t("videos.loading")} className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {["total", "completed", "processing", "failed"].map((name) => (
          <Skeleton key={name} className="h-13 rounded-lg sm:h-24" />
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
