import type { User } from "@sahne/contract/accounts/accounts";
import { lazy, Suspense, useEffect } from "react";
import { loadChunk } from "#lib/chunk.ts";
import { loadMessages } from "#lib/messages.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { OwnData } from "./own-data.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import { PasswordForm } from "./security/password-form.tsx";
import { SecurityEvents } from "./security/security-events.tsx";
import { Sessions } from "./security/sessions.tsx";

const PublishProfile = lazy(async () => {
  const load = () => import("./publish-profile.tsx");
  const [module] = await Promise.all([loadChunk(load), loadMessages(["publishing"])]);
  return { default: module.PublishProfile };
});

const NotificationChoices = lazy(async () => {
  const load = () => import("./notification-choices.tsx");
  const [module] = await Promise.all([loadChunk(load), loadMessages(["notifications"])]);
  return { default: module.NotificationChoices };
});

/** What stands below the profile: fetched after it, since nobody sees it first. */
export function LowerSections({ user }: { user: Pick<User, "username" | "preferences"> }) {
  useSectionOfAddress();
  return (
    <>
      <PasswordForm username={user.username} />
      <PreferencesForm preferences={user.preferences} />
      <Suspense fallback={<Skeleton className="h-120 w-full rounded-lg" />}>
        <NotificationChoices />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-200 w-full rounded-lg" />}>
        <PublishProfile />
      </Suspense>
      <Sessions />
      <SecurityEvents />
      <OwnData username={user.username} />
    </>
  );
}

/** A link such as `/dashboard/settings#data` arrives before the section is there. */
function useSectionOfAddress(): void {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
}
