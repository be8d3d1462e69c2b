import { Clapperboard, TriangleAlert } from "lucide-react";
import { useDashboardProfile, type ShownProfile } from "#data/profile.ts";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { firstSteps } from "./first-steps.ts";
import { GettingStarted } from "./getting-started.tsx";
import { RecentVideos } from "./recent-videos.tsx";

const still = "/films/call.jpg";

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
  return <Overview profile={profile.data} />;
}

function Overview({ profile: { user, videos } }: { profile: ShownProfile }) {
  const status = useYoutubeStatus();
  const steps = firstSteps(videos, isConnected(status.data));
  const isNew = status.isSuccess && steps.some((step) => !step.isDone);
  return (
    <div className="flex flex-col gap-6">
      <Welcome name={user.fullname} isEmpty={videos.length === 0} />
      {isNew && <GettingStarted steps={steps} />}
      {videos.length > 0 && <RecentVideos videos={videos.slice(0, 5)} />}
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
