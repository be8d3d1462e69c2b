import { and, eq, gt } from "drizzle-orm";
import type { Context } from "#context.ts";
import { approvalLinks } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { sha256 } from "#platform/ids.ts";

/**
 * R18.2: what a mailed link is about. It is used up by its owner alone, so that neither a mail scanner nor whoever the mail was
 * passed on to can spoil it, and it decides nothing: what is published is said on the page it leads to.
 */
export async function openApproval(
  { db, clock }: Context,
  userId: string,
  token: string,
): Promise<{ videoId: string; channelId: string }> {
  const isIt = and(
    eq(approvalLinks.tokenHash, sha256(token)),
    eq(approvalLinks.userId, userId),
    gt(approvalLinks.expiresAt, clock.now()),
  );
  const [link] = await db
    .delete(approvalLinks)
    .where(isIt)
    .returning({ videoId: approvalLinks.videoId, channelId: approvalLinks.channelId });
  if (!link) throw new AppError("link_invalid");
  return link;
}
