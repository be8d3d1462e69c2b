import { useEffect } from "react";
import { useBlocker } from "react-router";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { hasToken } from "#lib/session.ts";

const ConfirmDialog = lazyPart(async () => (await import("#ui/confirm-dialog.tsx")).ConfirmDialog);

/** Asks before a link leads away from unsaved changes; for closing the tab the browser has its own words. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Without a session there is nothing left that could be saved.
    return isUnsaved && hasToken() && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (!isUnsaved) return undefined;
    function handleUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    window.addEventListener("beforeunload", handleUnload);
    return () => window.removeEventListener("beforeunload", handleUnload);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      onOpenChange={(isOpen) => {
        if (!isOpen) blocker.reset?.();
      }}
      title={<T k="profile.unsavedTitle" />}
      description={<T k="profile.unsaved" />}
      confirmLabel={<T k="profile.leave" />}
      cancelLabel={<T k="profile.stay" />}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
