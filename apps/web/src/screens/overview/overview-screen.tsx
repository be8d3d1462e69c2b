import { Clapperboard, TriangleAlert } from "lucide-react";
import { useDashboardProfile, type ShownProfile } from "#data/profile.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { RecentVideos } from "./recent-videos.tsx";

export function OverviewScreen() {
  const t = useT();
  const profile = useDashboardProfile();
  if (profile.isPending) {
    return (
      <SkeletonGroup label={t("overview.loading")} className="flex flex-col gap-6">
        <Skeleton className="h-44 w-full rounded-xl" />
        <Skeleton className="h-80 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (profile.isError && profile.data === undefined) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="overview.error" v={{ message: profile.error.message }} />}
        action={
          <Button variant="primary" isLoading={profile.isFetching} onClick={() => void profile.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Welcome profile={profile.data} />
      {profile.data.videos.length > 0 && <RecentVideos videos={profile.data.videos.slice(0, 5)} />}
    </div>
  );
}

/** The one primary action of this screen; an empty account reads what it leads to. */
function Welcome({ profile: { user, videos } }: { profile: ShownProfile }) {
  return (
    <section className="flex flex-wrap items-center justify-between gap-6 rounded-xl border border-line bg-surface-1 p-6 shadow-1 md:p-8">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-2xl font-semibold break-words">
          <T k="overview.greeting" v={{ name: user.fullname }} />
        </h2>
        {videos.length === 0 && (
          <p className="mt-2 max-w-[52ch] text-md text-text-2">
            <strong className="font-medium text-text">
              <T k="checklist.first" />
            </strong>
            {": "}
            <T k="checklist.firstText" />
          </p>
        )}
      </div>
      <ButtonLink
        to="/dashboard/create"
        variant="primary"
        size="lg"
        icon={<Clapperboard aria-hidden="true" className="size-5" />}
      >
        <T k="overview.quick.create" />
      </ButtonLink>
    </section>
  );
}
