import { Clapperboard, TriangleAlert } from "lucide-react";
import { useOverview, type ShownOverview } from "#data/overview.ts";
import { useDashboardProfile, type ShownProfile } from "#data/profile.ts";
import { isWorking } from "#data/video-state.ts";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { FigureCards } from "./figure-cards.tsx";
import { whyNoViews } from "./figures.ts";
import { firstSteps } from "./first-steps.ts";
import { GettingStarted } from "./getting-started.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentVideos } from "./recent-videos.tsx";
import { Upcoming } from "./upcoming.tsx";
import { WorkInProgress } from "./work-in-progress.tsx";

const still = "/films/call.jpg";

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
  const working = videos.filter(isWorking);
  const isEmpty = overview.totalVideos === 0;
  return (
    <div className="flex flex-col gap-6">
      <Welcome name={user.fullname} isEmpty={isEmpty} />
      {isEmpty && isNew && <GettingStarted steps={steps} />}
      <FigureCards overview={overview} viewsReason={whyNoViews(steps, status.isSuccess)} />
      {working.length > 0 && <WorkInProgress videos={working} history={videos} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <RecentVideos videos={overview.recent} />
          {!isEmpty && isNew && <GettingStarted steps={steps} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Upcoming plans={overview.upcoming} />
          <QuickActions />
        </div>
      </div>
    </div>
  );
}

/** The one primary action of this screen; an empty account reads what it leads to. */
function Welcome({ name, isEmpty }: { name: string; isEmpty: boolean }) {
  return (
    <section className="relative isolate overflow-hidden rounded-xl border border-line bg-film text-on-film shadow-1">
      <img src={still} alt="" className="absolute inset-0 -z-10 size-full object-cover object-[70%_20%]" />
      <div className="flex flex-col items-start gap-5 bg-linear-to-r from-film via-film/80 to-film/10 p-6 md:p-8">
        <div className="max-w-[46ch]">
          <h2 className="text-2xl font-semibold break-words">
            <T k="overview.greeting" v={{ name }} />
          </h2>
          {isEmpty && (
            <p className="mt-2 text-md text-on-film-2">
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
      </div>
    </section>
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
