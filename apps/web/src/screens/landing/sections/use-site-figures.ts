import type { SiteFigures } from "@sahne/contract/status";
import { useEffect, useState } from "react";
import { loadChunk } from "#lib/chunk.ts";

/** Nothing while they are on their way, and nothing when they do not come: the page has a dash for both. */
export function useSiteFigures(isAsked: boolean): SiteFigures | undefined {
  const [figures, setFigures] = useState<SiteFigures>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    loadChunk(() => import("./read-figures.ts"))
      .then(({ readFigures }) => readFigures())
      .then(
        (read) => !isGone && setFigures(read),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return figures;
}
