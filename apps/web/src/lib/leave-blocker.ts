import { useEffect } from "react";
import { useBlocker, type Blocker } from "react-router";
import { hasToken } from "./session.ts";

/**
 * Holds whatever leads away from unsaved changes, a link as well as the browser's Back, until somebody has answered; for
 * closing the tab the browser has its own words. The router asks one blocker only, so a screen has one at a time.
 */
export function useLeaveBlocker(isUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    function handleUnload(event: BeforeUnloadEvent) {
      event.preventDefault();
    }
    window.addEventListener("beforeunload", handleUnload);
    return () => window.removeEventListener("beforeunload", handleUnload);
  }, [isUnsaved]);

  return useBlocker(({ currentLocation, nextLocation }) => {
    // Without a session there is nothing left that could be saved.
    return isUnsaved && hasToken() && currentLocation.pathname !== nextLocation.pathname;
  });
}
