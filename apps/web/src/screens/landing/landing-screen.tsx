import { lazy, Suspense, useEffect, useState } from "react";
import { loadChunk } from "#lib/chunk.ts";
import { loadMessages, T } from "#lib/messages.tsx";
import { Hero } from "./hero.tsx";
import { LandingHeader } from "./landing-header.tsx";

// Half of the page's script is for what nobody sees before scrolling: it follows when somebody begins to.
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
  const isWanted = useWanted();
  return (
    <div className="overflow-x-clip">
      <a
        href="#content"
        className="fixed top-3 left-3 z-60 -translate-y-20 rounded-md bg-accent p-3 text-on-accent focus:translate-y-0"
      >
        <T k="common.skipToContent" />
      </a>
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <Suspense fallback={<div className="min-h-[400vh]" />}>
          {isWanted ? <LowerSections /> : <div className="min-h-[400vh]" />}
        </Suspense>
      </main>
      <Suspense>{isWanted && <PageEnd />}</Suspense>
    </div>
  );
}

/** By then the rest comes by itself: a screen reader walks through a page without any sign. */
const LATEST_MS = 5_000;

/** Whether somebody goes on from the first view, or can see what lies below it. */
function useWanted(): boolean {
  const [isWanted, setIsWanted] = useState(
    () => !import.meta.env.SSR && (location.hash.length > 1 || innerWidth > 1024 || innerHeight > 1000),
  );
  // Nothing to take back: each of them comes once, and what is wanted stays wanted.
  useEffect(() => {
    const handleSign = (): void => setIsWanted(true);
    for (const sign of ["pointermove", "scroll", "keydown"]) addEventListener(sign, handleSign, { once: true });
    setTimeout(handleSign, LATEST_MS);
  }, []);
  return isWanted;
}
