import { matchRoutes, type RouteObject } from "react-router";

/** Fetches the screen behind any link of ours while the pointer or the focus is still on its way (list 12). */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const asked = new Set<string>();

  function handleIntent(event: Event) {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    if (asked.has(link.pathname)) return;
    asked.add(link.pathname);
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) void prefetch(route);
  }

  document.addEventListener("pointerover", handleIntent);
  document.addEventListener("focusin", handleIntent);
}

async function prefetch(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "function") return;
  try {
    await route.lazy();
  } catch {
    // Only a guess failed; the navigation itself will try again and tell.
    return;
  }
}
