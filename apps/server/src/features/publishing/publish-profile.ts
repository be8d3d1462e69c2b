import { publishProfile, type PublishProfile } from "@sahne/contract/publish-profile";
import { eq } from "drizzle-orm";
import type { Context } from "#context.ts";
import type { Executor } from "#platform/db/database.ts";
import { publishProfiles } from "#platform/db/schema.ts";

/** What publications start with; somebody who never chose gets the defaults of the contract. */
export async function readProfile(executor: Executor, userId: string): Promise<PublishProfile> {
  return (await savedProfile(executor, userId)) ?? publishProfile.parse({});
}

/**
 * What goes out where no form was shown. The word "public" counts only where its owner has read it: somebody who never saved
 * a profile publishes as private, which can still be opened afterwards (docs/decisions/016).
 */
export async function unshownProfile(executor: Executor, userId: string): Promise<PublishProfile> {
  return (await savedProfile(executor, userId)) ?? publishProfile.parse({ privacyStatus: "private", asksFirst: false });
}

async function savedProfile(executor: Executor, userId: string): Promise<PublishProfile | undefined> {
  const [row] = await executor.select().from(publishProfiles).where(eq(publishProfiles.userId, userId));
  // Parsed, so that a choice added later has its default in an older row.
  // Somebody who saved it before it could ask is used to films that go out by themselves.
  return row && publishProfile.parse(Object.assign({ asksFirst: false }, row.profile));
}

export async function saveProfile(context: Context, userId: string, profile: PublishProfile): Promise<PublishProfile> {
  const row = { profile, updatedAt: context.clock.now() };
  await context.db
    .insert(publishProfiles)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: publishProfiles.userId, set: row });
  return profile;
}
