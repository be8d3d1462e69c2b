import { siteRoute, type ClaimsShown } from "@sahne/contract/site";
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

/**
 * What the landing page may claim, as of a moment ago. It is part of every page, and no page waits for the database: with one
 * that is away or slow the last answer stands.
 */
export function watchClaims({ db, clock }: Pick<Context, "db" | "clock">): () => ClaimsShown | null {
  let claims: ClaimsShown | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  const refresh = async (): Promise<void> => {
    try {
      claims = (await readSite(db)).claims;
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
    return claims;
  };
}
