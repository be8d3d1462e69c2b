import { siteRoute, type AdsShown, type ClaimsShown } from "@sahne/contract/site";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { readSite } from "./site.repo.ts";

export function siteRoutes(mount: Mount, { db }: Context): void {
  mount.public(siteRoute, async () => {
    const { signUp, legal, claims } = await readSite(db);
    return { signUp, legal, claims };
  });
}

const FRESH_MS = 2_000;

/** What operators may change while it runs, and a page has to know before it is drawn. */
type Shown = { claims: ClaimsShown | null; ads: AdsShown };

/**
 * What the landing page may show, as of a moment ago. It is part of every page, and no page waits for the database: with one
 * that is away or slow the last answer stands.
 */
export function watchShown({ db, clock }: Pick<Context, "db" | "clock">): () => Shown {
  let shown: Shown = { claims: null, ads: "network" };
  let readAt = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    try {
      const { claims, ads } = await readSite(db);
      shown = { claims, ads };
    } catch {
      // The first call of the page tells that the database is away.
    }
  };
  return () => {
    const now = clock.now().getTime();
    if (Math.abs(now - readAt) > FRESH_MS) {
      readAt = now;
      void refresh();
    }
    return shown;
  };
}
