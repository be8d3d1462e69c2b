import { setTimeout as wait } from "node:timers/promises";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { Context } from "#context.ts";
import { trustedAddress } from "#features/accounts/accounts.repo.ts";
import { forgetMailsOf } from "#features/mails/expire-mails.ts";
import { mailText } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { isChannelOfOthers, listConnections } from "#features/youtube/youtube.repo.ts";
import { jobs } from "#jobs.ts";
import { erasures, subscribers, users } from "#platform/db/schema.ts";
import { mediaPrefixes } from "#platform/db/user-data.ts";
import { foldCase } from "#platform/fold-case.ts";
import { sha256 } from "#platform/ids.ts";
import { forgetFilmCache } from "#platform/media/film-cache.ts";
import { ProviderError } from "#providers/provider-error.ts";

const REVOKE_TRIES = 3;
const REVOKE_WAIT_MS = 1_000;
/** Longer than any worker that was busy with a file of this user still runs after its row is gone. */
const SWEEP_AFTER_MS = 15 * 60_000;

type Payload = { userId: string };

/** Removes a deleted account for good: the channels' grants, mails, rows, files. May run twice. */
export async function eraseAccount(context: Context, { userId }: Payload): Promise<void> {
  const [user] = await context.db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.deletedAt)));
  if (user) {
    await revokeGrants(context, userId);
    await forgetMailsOf(context, userId);
    const now = context.clock.now();
    await context.db.transaction(async (tx) => {
      // Every table that refers to users follows by its foreign key; the registry's test sees to that.
      await tx.delete(users).where(eq(users.id, userId));
      const addresses = [user.email, trustedAddress(user)].map(foldCase);
      await tx.delete(subscribers).where(inArray(subscribers.emailKey, addresses));
      await tx
        .insert(erasures)
        .values({ userHash: sha256(userId), erasedAt: now })
        .onConflictDoNothing();
      await context.queue.enqueue(tx, jobs.eraseFiles, { userId }, { runAt: new Date(now.getTime() + SWEEP_AFTER_MS) });
      const translate = context.translatorFor(user.language);
      await queueMail(context, tx, {
        userId: null,
        to: trustedAddress(user),
        subject: translate("mail.accountDeleted.subject"),
        text: mailText(translate, { name: user.fullname, paragraphs: [translate("mail.accountDeleted.text")] }),
      });
    });
  }
  await eraseFiles(context, { userId });
}

/** Also run once more later, for a film that was put in its place while its row was being removed. */
export async function eraseFiles(context: Context, { userId }: Payload): Promise<void> {
  for (const prefix of mediaPrefixes(userId)) await context.media.removePrefix(prefix);
  await forgetFilmCache(context, userId);
}

async function revokeGrants(context: Context, userId: string): Promise<void> {
  const all = await listConnections(context.db, userId, context.google.origin);
  // Revoking would end every grant of that Google account, another user's to the same channel included.
  const shared = await Promise.all(all.map((connection) => isChannelOfOthers(context.db, connection)));
  // Whether a shared one belongs to the same account as these is not told to us.
  if (shared.includes(true)) return;
  for (const connection of all) await revokeGrant(context, connection);
}

/** A vendor that does not answer must not block the erasure: after a few tries the grant is deleted anyway. */
async function revokeGrant(context: Context, connection: ConnectionRow): Promise<void> {
  const { userId } = connection;
  const refreshToken = context.secrets.open("google-token", `users/${userId}/refresh`, connection.refreshTokenSealed);
  for (let round = 1; round <= REVOKE_TRIES; round += 1) {
    try {
      await context.google.revoke(refreshToken);
      return;
    } catch (error) {
      context.log.warn({ err: error, round }, "google could not be told of the deletion");
      const mayPass = error instanceof ProviderError && (error.kind === "unavailable" || error.kind === "unknown");
      if (!mayPass || round === REVOKE_TRIES) return;
      await wait(REVOKE_WAIT_MS * round);
    }
  }
}
