import type { SiteSettings } from "@sahne/contract/operator/site";
import type { Executor } from "#platform/db/database.ts";
import { siteSettings } from "#platform/db/schema.ts";

const ROW = "site";

const AS_IT_COMES: SiteSettings = {
  signUp: "open",
  storageCapMb: null,
  legal: { controller: "", address: "", email: "", basis: "" },
  claims: null,
  ads: "network",
};

export async function readSite(executor: Executor): Promise<SiteSettings> {
  const [row] = await executor.select().from(siteSettings);
  if (!row) return AS_IT_COMES;
  const { signUp, storageCapMb, legal, claims, ads } = row;
  return { signUp, storageCapMb, legal, claims, ads: ads ?? "network" };
}

export async function saveSite(executor: Executor, changes: SiteSettings, now: Date): Promise<void> {
  const row = { ...changes, updatedAt: now };
  await executor
    .insert(siteSettings)
    .values({ id: ROW, ...row })
    .onConflictDoUpdate({ target: siteSettings.id, set: row });
}
