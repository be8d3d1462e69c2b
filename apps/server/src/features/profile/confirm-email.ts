import { mailPages } from "@sahne/contract/accounts/mails";
import type { Context } from "#context.ts";
import { changeUser, lockUser, type UserRow } from "#features/accounts/accounts.repo.ts";
import { audit } from "#features/accounts/audit.ts";
import { claimConfirmation, saveConfirmation } from "#features/accounts/email-confirmations.repo.ts";
import { grantByAddress } from "#features/accounts/operator-address.ts";
import { deleteResets } from "#features/accounts/password-resets.repo.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { isHeldByOther } from "./held-address.ts";

const LINK_LIFE_MS = 24 * 3_600_000;
/** An account must not become a way to write to strangers. */
const PER_ACCOUNT = { name: "email-confirmation", burst: 5, perSeconds: 3_600 };

/** Mails the account's present address a link that proves it to be the owner's. */
export async function askToConfirm(context: Context, tx: Transaction, user: UserRow): Promise<void> {
  await takeToken(tx, PER_ACCOUNT, user.id);
  if (isHeldByOther(user)) {
    await mailHolder(context, tx, user);
    return;
  }
  const now = context.clock.now();
  const token = newSecret();
  await saveConfirmation(tx, {
    id: newId(now),
    userId: user.id,
    tokenHash: sha256(token),
    emailKey: user.emailKey,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_LIFE_MS),
  });
  const translate = context.translatorFor(user.language);
  await queueMail(context, tx, {
    userId: user.id,
    to: user.email,
    subject: translate("mail.emailConfirm.subject"),
    text: mailText(translate, {
      name: user.fullname,
      paragraphs: [translate("mail.emailConfirm.text")],
      link: { label: translate("mail.emailConfirm.action"), url: pageLink(context, mailPages.confirmEmail, token) },
      footer: [translate("mail.ignore")],
    }),
  });
}

/** As many mails as for a free address, so that nothing tells the two apart; but this one opens nothing. */
async function mailHolder(context: Context, tx: Transaction, user: UserRow): Promise<void> {
  const translate = context.translatorFor(user.language);
  await queueMail(context, tx, {
    userId: user.id,
    to: user.email,
    subject: translate("mail.emailHeld.subject"),
    text: mailText(translate, { name: "", paragraphs: [translate("mail.emailHeld.text")] }),
  });
}

export async function resendConfirmation(context: Context, userId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError("not_found");
    if (user.recoveryEmail !== null) await askToConfirm(context, tx, user);
  });
}

/** The new address has shown itself to be the owner's: from now on it alone opens the account. */
export async function confirmEmail(context: Context, token: string, userAgent: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const claimed = await claimConfirmation(tx, sha256(token), context.clock.now());
    const user = claimed && (await lockUser(tx, claimed.userId));
    if (user?.emailKey !== claimed?.emailKey || !user) throw new AppError("link_invalid");
    await changeUser(tx, user.id, { recoveryEmail: null, recoveryEmailKey: null });
    await grantByAddress(context, tx, { ...user, recoveryEmailKey: null });
    // A link that went to the old mailbox must not outlive it.
    await deleteResets(tx, user.id);
    await audit(context, tx, { userId: user.id, kind: "email_confirmed", userAgent });
  });
}
