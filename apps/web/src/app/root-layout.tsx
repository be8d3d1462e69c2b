import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router";
import { followConnection } from "#lib/connection.ts";
import { loginPath } from "#lib/return-path.ts";
import { followOtherTabs, onSessionExpired } from "#lib/session.ts";
import { useDocumentTitle } from "#lib/title.ts";
import { ThemeProvider } from "#ui/appearance/theme.tsx";
import { useSectionTitle } from "./route-handle.ts";

/** Around every page, the landing page too: so only what costs next to nothing. */
export function RootLayout() {
  useDocumentTitle(useSectionTitle());
  useFocusOnHeading();
  useLoginOnExpiry();
  useEffect(followConnection, []);
  useEffect(followOtherTabs, []);
  return (
    <ThemeProvider>
      <Outlet />
      <ScrollRestoration />
    </ThemeProvider>
  );
}

/** After a change of screen the reader's focus starts at its heading; the first page keeps the browser's own. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector("h1");
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** R10.5. The page that was open is remembered, so that signing in again leads back to it. */
function useLoginOnExpiry(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    return onSessionExpired(() => {
      // Several calls may be refused at once; the first one has led here already.
      if (pathname.startsWith("/auth/")) return;
      const askedFor = pathname.startsWith("/dashboard") ? pathname + search : undefined;
      void navigate(loginPath(askedFor), { replace: true });
    });
  }, [navigate, pathname, search]);
}
