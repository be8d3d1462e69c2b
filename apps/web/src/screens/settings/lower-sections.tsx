import type { User } from "@sahne/contract/accounts";
import { useEffect } from "react";
import { OwnData } from "./own-data.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PreferencesForm } from "./preferences-form.tsx";
import { SecurityEvents } from "./security-events.tsx";
import { Sessions } from "./sessions.tsx";

/** What stands below the profile: fetched after it, since nobody sees it first. */
export function LowerSections({ user }: { user: Pick<User, "username" | "preferences"> }) {
  useSectionOfAddress();
  return (
    <>
      <PasswordForm username={user.username} />
      <PreferencesForm preferences={user.preferences} />
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
