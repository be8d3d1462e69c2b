import "#styles/index.css";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { prefetchOnIntent } from "#app/prefetch.ts";
import { createRouter, routes } from "#app/router.tsx";
import { untilFontsArrive } from "#lib/fonts.ts";
import { loadMessages } from "#lib/messages.tsx";

const root = document.getElementById("root");
if (root === null) throw new Error("no #root");

// Fetches its screen at once, beside the few words that any page may need: even an error page must be readable.
const router = createRouter();
await Promise.all([loadMessages(["common"]), untilFontsArrive()]);
prefetchOnIntent(routes);
// The server may have sent the first view along (prerender-pages.ts): it stays until ours is ready to take its place.
if (root.hasChildNodes() && !router.state.initialized) {
  await new Promise<void>((resolve) => router.subscribe((now) => now.initialized && resolve()));
}
const app = <RouterProvider router={router} />;
// In slices: the page can already be read, and whoever touches it must not wait for the whole of it.
startTransition(() => createRoot(root).render(import.meta.env.DEV ? <StrictMode>{app}</StrictMode> : app));
