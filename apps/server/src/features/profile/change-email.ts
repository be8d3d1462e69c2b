import { mailPages } from "@sahne/contract/mails";
import type { Context } from "#context.ts";
import {
  changeUser,
  deleteSessions,
  findUserByEmail,
  lockUser,
  raiseMediaEpoch,
  type UserRow,
} from "#features/accounts/accounts.repo.ts";
import { asTaken, emailTaken } from "#features/accounts/accounts.service.ts";
import { audit } from "#features/accounts/audit.ts";
import {
  endEmailChanges,
  findEmailChange,
  insertEmailChange,
  isEmailReserved,
  type EmailChangeRow,
} from "#features/accounts/email-changes.repo.ts";
import { queueResetMail } from "#features/accounts/forgot-password.ts";
import { deleteResets } from "#features/accounts/password-resets.repo.ts";
import { NO_PASSWORD } from "#features/accounts/password.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { foldCase } from "#platform/fold-case.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";

const UNDO_MS = 7 * 86_400_000;

type Change = { email: string; userAgent: string };

/** The new address counts at once; the old one is told and can take it back for a week. */
export async function changeEmail(context: Context, tx: Transaction, user: UserRow, change: Change): Promise<void> {
  if (change.email === user.email) return;
  const emailKey = foldCase(change.email);
  await assertEmailFree(context, tx, user.id, emailKey);
  await changeUser(tx, user.id, { email: change.email, emailKey });
  // Only written differently: nobody has lost or won an address.
  if (emailKey === user.emailKey) return;
  // A link that went to the old mailbox must not outlive it.
  await deleteResets(tx, user.id);
  await audit(context, tx, { userId: user.id, kind: "email_changed", userAgent: change.userAgent });
  await offerUndo(context, tx, user, change.email);
}

async function assertEmailFree(context: Context, tx: Transaction, userId: string, emailKey: string): Promise<void> {
  const holder = await findUserByEmail(tx, emailKey);
  if (holder && holder.id !== userId) throw emailTaken();
  if (await isEmailReserved(tx, emailKey, context.clock.now(), userId)) throw emailTaken();
}

async function offerUndo(context: Context, tx: Transaction, user: UserRow, newEmail: string): Promise<void> {
  const now = context.clock.now();
  const token = newSecret();
  await insertEmailChange(tx, {
    id: newId(now),
    userId: user.id,
    tokenHash: sha256(token),
    oldEmail: user.email,
    oldEmailKey: user.emailKey,
    newEmail,
    createdAt: now,
    expiresAt: new Date(now.getTime() + UNDO_MS),
  });
  const translate = context.words(user.language);
  await queueMail(context, tx, {
    userId: user.id,
    to: user.email,
    subject: translate("mail.emailChanged.subject"),
    text: mailText(translate, {
      name: user.fullname,
      paragraphs: [translate("mail.emailChanged.text", { email: newEmail })],
      link: { label: translate("mail.emailChanged.action"), url: pageLink(context, mailPages.undoEmail, token) },
      footer: [translate("mail.emailChanged.life")],
    }),
  });
}

/** Whoever undoes a change says that somebody else has been in: all sessions end, and a password set since is void. */
export async function undoEmail(context: Context, token: string, userAgent: string): Promise<void> {
  const undoing = context.db.transaction(async (tx) => {
    const change = await findEmailChange(tx, sha256(token), context.clock.now());
    const user = change && (await lockUser(tx, change.userId));
    if (!user || !(await endEmailChanges(tx, change))) throw new AppError("link_invalid");
    await assertEmailFree(context, tx, user.id, change.oldEmailKey);
    const restored = await changeUser(tx, user.id, {
      email: change.oldEmail,
      emailKey: change.oldEmailKey,
      updatedAt: context.clock.now(),
      ...(hasNewPassword(user, change) && { passwordHash: NO_PASSWORD }),
    });
    await deleteSessions(tx, user.id);
    await deleteResets(tx, user.id);
    await raiseMediaEpoch(tx, user.id);
    await audit(context, tx, { userId: user.id, kind: "email_change_undone", userAgent });
    await queueResetMail(context, tx, restored ?? user);
  });
  await undoing.catch(asTaken);
}

function hasNewPassword(user: UserRow, change: EmailChangeRow): boolean {
  return user.passwordChangedAt !== null && user.passwordChangedAt >= change.createdAt;
}
