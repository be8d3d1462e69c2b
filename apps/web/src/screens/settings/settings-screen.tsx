import { TriangleAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { useProfile, type ShownProfile } from "#data/accounts/profile.ts";
import { loadChunk } from "#lib/chunk.ts";
import { loadMessages, T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { AccountFacts } from "./profile/account-facts.tsx";
import { ProfileForm } from "./profile/profile-form.tsx";
import { settingsSections } from "./settings-section.tsx";
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

/** Only where there is room beside the page: on a phone the sections follow each other anyway. */
function SectionList() {
  return (
    <nav aria-labelledby="sections" className="hidden lg:block">
      <p id="sections" className="text-sm font-semibold">
        <T k="settings.sections" />
      </p>
      <ul className="mt-2 flex flex-col border-l border-line">
        {settingsSections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="moves block py-1.5 pl-4 text-base text-text-2 hover:text-text hover:underline"
            >
              <T k={section.title} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
