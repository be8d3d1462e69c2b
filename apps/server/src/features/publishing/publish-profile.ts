import { publishProfile, type PublishProfile } from "@sahne/contract/publishing/publish-profile";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Context } from "#context.ts";
import { connectionOf, whyNotConnected } from "#features/channels/connected-channel.ts";
import type { Executor } from "#platform/db/database.ts";
import { publishProfiles } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import type { OfChannel } from "#providers/publish-target.ts";

/** Its profile is kept under this while no channel is connected. */
const NO_CHANNEL = "";

/** Whose profile is meant: a connected channel, by default the default one. What a stranger's has is nobody's business here. */
export async function profiledChannel(
  context: Context,
  userId: string,
  channelId: string | undefined,
): Promise<OfChannel> {
  if (channelId !== undefined) return requireKnown(context, { userId, channelId });
  const connection = await connectionOf(context, { userId });
  return connection ?? { userId, channelId: NO_CHANNEL };
}

async function requireKnown(context: Context, channel: OfChannel): Promise<OfChannel> {
  const connection = await connectionOf(context, channel);
  if (!connection) throw new AppError(await whyNotConnected(context, channel.userId));
  return connection;
}

/** What publications on a channel start with; somebody who never chose gets the defaults of the contract. */
export async function readProfile(executor: Executor, channel: OfChannel): Promise<PublishProfile> {
  return (await savedProfile(executor, channel)) ?? publishProfile.parse({});
}

/**
 * What goes out where no form was shown. The word "public" counts only where its owner has read it: somebody who never saved
 * a profile publishes as private, which can still be opened afterwards (docs/decisions/016).
 */
export async function unshownProfile(executor: Executor, channel: OfChannel): Promise<PublishProfile> {
  return (
    (await savedProfile(executor, channel)) ?? publishProfile.parse({ privacyStatus: "private", asksFirst: false })
  );
}

/** Never that of another channel: what is said of one is not said of the others. */
async function savedProfile(executor: Executor, { userId, channelId }: OfChannel): Promise<PublishProfile | undefined> {
  const [row] = await executor
    .select()
    .from(publishProfiles)
    .where(and(eq(publishProfiles.userId, userId), inArray(publishProfiles.channelId, [channelId, NO_CHANNEL])))
    .orderBy(desc(publishProfiles.channelId))
    .limit(1);
  // Parsed, so that a choice added later has its default in an older row.
  // Somebody who saved it before it could ask is used to films that go out by themselves.
  return row && publishProfile.parse(Object.assign({ asksFirst: false }, row.profile));
}

export async function saveProfile(
  context: Context,
  { userId, channelId }: OfChannel,
  profile: PublishProfile,
): Promise<PublishProfile> {
  const row = { profile, updatedAt: context.clock.now() };
  await context.db
    .insert(publishProfiles)
    .values({ userId, channelId, ...row })
    .onConflictDoUpdate({ target: [publishProfiles.userId, publishProfiles.channelId], set: row });
  return profile;
}
