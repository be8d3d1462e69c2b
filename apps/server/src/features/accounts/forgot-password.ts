import { mailPages } from "@sahne/contract/accounts/mails";
import type { Context } from "#context.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import { jobs } from "#jobs.ts";
import type { Transaction } from "#platform/db/database.ts";
import { foldCase } from "#platform/fold-case.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import { tryToken } from "#platform/rate-limit.ts";
import { findUserByAnyEmail, trustedAddress, type UserRow } from "./accounts.repo.ts";
import { audit } from "./audit.ts";
import { saveReset } from "./password-resets.repo.ts";

const LINK_LIFE_MS = 30 * 60_000;
const PER_ACCOUNT = { name: "forgot-account", burst: 5, perSeconds: 3_600 };
const SEAL_OWNER = "forgot-password";

/** The same work for every address, known or not: what depends on the account happens later, in the job. */
export async function forgotPassword(context: Context, email: string, userAgent: string): Promise<void> {
  const sealedEmail = context.secrets.seal("mail", SEAL_OWNER, email);
  await context.queue.enqueue(context.db, jobs.mailReset, { sealedEmail, userAgent });
}

/** Mails a link to the account's proven address, if there is one; quietly no more often than a person would ask. */
export async function mailReset(
  context: Context,
  { sealedEmail, userAgent }: { sealedEmail: string; userAgent: string },
): Promise<void> {
  const email = context.secrets.open("mail", SEAL_OWNER, sealedEmail);
  const user = await findUserByAnyEmail(context.db, foldCase(email));
  if (!user || !(await tryToken(context.db, PER_ACCOUNT, user.id))) return;
  await context.db.transaction(async (tx) => {
    await audit(context, tx, { userId: user.id, kind: "password_reset_asked", userAgent });
    await queueResetMail(context, tx, user);
  });
}

/** Any earlier link stops working. Only the hash of the new one is kept. */
export async function queueResetMail(context: Context, tx: Transaction, user: UserRow): Promise<void> {
  const now = context.clock.now();
  const token = newSecret();
  await saveReset(tx, {
    id: newId(now),
    userId: user.id,
    tokenHash: sha256(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
  });
  const translate = context.translatorFor(user.language);
  await queueMail(context, tx, {
    userId: user.id,
    to: trustedAddress(user),
    subject: translate("mail.reset.subject"),
    text: mailText(translate, {
      name: user.fullname,
      paragraphs: [translate("mail.reset.text")],
      link: { label: translate("mail.reset.action"), url: pageLink(context, mailPages.resetPassword, token) },
      footer: [translate("mail.ignore")],
    }),
  });
}
