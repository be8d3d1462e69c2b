import { TriangleAlert } from "lucide-react";
import { useOverview, type ShownOverview } from "#data/history/overview.ts";
import { useDashboardProfile, type ShownProfile } from "#data/accounts/profile.ts";
import { isCompleted } from "#data/videos/video-state.ts";
import { isConnected, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { whyNoViews } from "./figures.ts";
import { firstSteps } from "./first-steps.ts";
import { GettingStarted } from "./getting-started.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentVideos } from "./recent-videos.tsx";
import { Upcoming } from "./upcoming.tsx";
import { Welcome } from "./welcome.tsx";
import { WorkInProgress } from "./work-in-progress.tsx";

export function OverviewScreen() {
  const profile = useDashboardProfile();
  const overview = useOverview();
  if (profile.data !== undefined && overview.data !== undefined) {
    return <Overview profile={profile.data} overview={overview.data} />;
  }
  const failed = [profile, overview].filter((query) => query.isError);
  if (failed.length === 0) return <Loading />;
  return (
    <EmptyState
      tone="danger"
      icon={<TriangleAlert />}
      title={<T k="overview.error" v={{ message: failed[0]?.error?.message ?? "" }} />}
      action={
        <Button
          variant="primary"
          isLoading={failed.some((query) => query.isFetching)}
          onClick={() => {
            for (const query of failed) void query.refetch();
          }}
        >
          <T k="common.retry" />
        </Button>
      }
    />
  );
}

function Overview({ profile: { user, videos }, overview }: { profile: ShownProfile; overview: ShownOverview }) {
  const status = useYoutubeStatus();
  const steps = firstSteps(videos, isConnected(status.data));
  const isNew = status.isSuccess && steps.some((step) => !step.isDone);
  const isEmpty = overview.totalVideos === 0;
  return (
    <div className="flex flex-col gap-6">
      <Welcome name={user.fullname} isEmpty={isEmpty} latest={overview.recent.find(isCompleted)} />
      {isEmpty && isNew && <GettingStarted steps={steps} />}
      <NeedsAttention overview={overview} />
      <FigureCards overview={overview} viewsReason={whyNoViews(steps, status.isSuccess)} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <RecentVideos videos={overview.recent} plans={overview.upcoming} />
          {!isEmpty && isNew && <GettingStarted steps={steps} />}
          {isEmpty && <QuickActions />}
          {/* Comes and goes, so as little as possible stands below it. */}
          {overview.inProgress.length > 0 && <WorkInProgress overview={overview} history={videos} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Upcoming plans={overview.upcoming} hasChannel={status.isSuccess ? isConnected(status.data) : undefined} />
          {/* Beside the list of videos, or under it while that is short: neither column ends much earlier than the other. */}
          {!isEmpty && <QuickActions />}
        </div>
      </div>
    </div>
  );
}

function Loading() {
  const t = useT();
  return (
    <SkeletonGroup label={t("overview.loading")} className="flex flex-col gap-6">
      <Skeleton className="h-40 w-full rounded-xl" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {["videos", "views", "scheduled", "rate"].map((name) => (
          <Skeleton key={name} className="h-30 rounded-lg" />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Skeleton className="h-80 rounded-lg" />
        <Skeleton className="h-80 rounded-lg" />
      </div>
    </SkeletonGroup>
  );
}
