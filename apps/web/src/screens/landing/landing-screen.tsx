import { lazy, Suspense } from "react";
import { loadChunk } from "#lib/chunk.ts";
import { loadMessages, T } from "#lib/messages.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";

// Half of the page's script is for what nobody sees before scrolling: it follows once the first screen is drawn.
async function loadLower() {
  const [parts] = await Promise.all([
    loadChunk(() => import("./lower-sections.tsx")),
    loadChunk(() => loadMessages(["landing-lower"])),
  ]);
  return parts;
}
const LowerSections = lazy(async () => ({ default: (await loadLower()).LowerSections }));
const PageEnd = lazy(async () => ({ default: (await loadLower()).PageEnd }));

/** The order of the sections is the specification's (R1.4). */
export function LandingScreen() {
  return (
    <div className="overflow-x-clip">
      <a
        href="#content"
        className="fixed top-3 left-3 z-60 -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        <T k="common.skipToContent" />
      </a>
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <Suspense fallback={<div className="min-h-[400vh]" />}>
          <LowerSections />
        </Suspense>
      </main>
      <Suspense>
        <PageEnd />
      </Suspense>
    </div>
  );
}
