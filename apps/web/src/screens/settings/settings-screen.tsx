import { TriangleAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { useProfile, type ShownProfile } from "#data/profile.ts";
import { loadChunk } from "#lib/chunk.ts";
import { loadMessages, T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SectionList } from "./section-list.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";

const LowerSections = lazy(async () => {
  const load = () => import("./lower-sections.tsx");
  // The words of the password fields, as on the pages outside.
  const [module] = await Promise.all([loadChunk(load), loadMessages(["auth"])]);
  return { default: module.LowerSections };
});

export function SettingsScreen() {
  const t = useT();
  const profile = useProfile();
  if (profile.isPending) {
    return (
      <SkeletonGroup label={t("settings.loading")} className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Skeleton className="h-120 w-full rounded-lg" />
        <Skeleton className="h-52 w-full rounded-lg max-lg:order-first max-lg:h-24" />
      </SkeletonGroup>
    );
  }
  if (profile.isError && profile.data === undefined) {
    return (
      <EmptyState
        tone="danger"
        icon={<TriangleAlert />}
        title={<T k="settings.error" />}
        description={profile.error.message}
        action={
          <Button variant="primary" isLoading={profile.isFetching} onClick={() => void profile.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  return <Settings profile={profile.data} />;
}

function Settings({ profile: { user, totals } }: { profile: ShownProfile }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <UnsavedGuard>
          <ProfileForm user={user} />
          <Suspense fallback={<Skeleton className="h-120 w-full rounded-lg" />}>
            <LowerSections user={user} />
          </Suspense>
        </UnsavedGuard>
      </div>
      <aside className="flex flex-col gap-6 max-lg:order-first lg:sticky lg:top-22">
        <AccountFacts user={user} totals={totals} />
        <SectionList />
      </aside>
    </div>
  );
}
