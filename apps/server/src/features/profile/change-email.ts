import { mailPages } from "@sahne/contract/accounts/mails";
import type { Context } from "#context.ts";
import {
  changeUser,
  deleteSessions,
  findUserByEmail,
  lockUser,
  raiseMediaEpoch,
  trustedAddress,
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
import { deleteConfirmations } from "#features/accounts/email-confirmations.repo.ts";
import { queueResetMail } from "#features/accounts/forgot-password.ts";
import { deleteResets } from "#features/accounts/password-resets.repo.ts";
import { NO_PASSWORD } from "#features/accounts/password.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { foldCase } from "#platform/fold-case.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import { askToConfirm } from "./confirm-email.ts";
import { heldByOther, isHeldByOther } from "./held-address.ts";

const UNDO_MS = 7 * 86_400_000;

type Change = { email: string; userAgent: string };

/**
 * The new address shows at once, but opens the account only once it is confirmed: until then reset links go where they
 * went before. The old address is told and can take the change back for a week.
 */
export async function changeEmail(context: Context, tx: Transaction, user: UserRow, change: Change): Promise<void> {
  if (change.email === user.email) return;
  const wantedKey = foldCase(change.email);
  const isFree = await isEmailFree(context, tx, user.id, wantedKey);
  // Nobody learns here who has an account: another's address is answered like a free one, and never becomes theirs.
  const emailKey = isFree ? wantedKey : heldByOther(user.id, wantedKey);
  // Only the spelling changed, so nobody needs to be told.
  if (emailKey === user.emailKey) {
    await changeUser(tx, user.id, { email: change.email });
    return;
  }
  const recovery = trustedAddress(user);
  const isProven = foldCase(recovery) === wantedKey;
  const changed = await changeUser(tx, user.id, {
    email: change.email,
    emailKey,
    ...recoveryColumns(isProven ? null : recovery),
  });
  await deleteResets(tx, user.id);
  await deleteConfirmations(tx, user.id);
  await audit(context, tx, { userId: user.id, kind: "email_changed", userAgent: change.userAgent });
  if (!isHeldByOther(user)) await offerUndo(context, tx, user, change.email);
  if (changed && !isProven) await askToConfirm(context, tx, changed);
}

function recoveryColumns(address: string | null): Pick<UserRow, "recoveryEmail" | "recoveryEmailKey"> {
  return { recoveryEmail: address, recoveryEmailKey: address === null ? null : foldCase(address) };
}

async function isEmailFree(context: Context, tx: Transaction, userId: string, emailKey: string): Promise<boolean> {
  const holder = await findUserByEmail(tx, emailKey);
  if (holder && holder.id !== userId) return false;
  return !(await isEmailReserved(tx, emailKey, context.clock.now(), userId));
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
    oldRecoveryEmail: user.recoveryEmail,
    createdAt: now,
    expiresAt: new Date(now.getTime() + UNDO_MS),
  });
  const translate = context.translatorFor(user.language);
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
    if (!(await isEmailFree(context, tx, user.id, change.oldEmailKey))) throw emailTaken();
    const restored = await changeUser(tx, user.id, {
      email: change.oldEmail,
      emailKey: change.oldEmailKey,
      ...recoveryColumns(await stillFree(tx, user.id, change.oldRecoveryEmail)),
      updatedAt: context.clock.now(),
      ...(hasNewPassword(user, change) && { passwordHash: NO_PASSWORD }),
    });
    await deleteSessions(tx, user.id);
    await deleteResets(tx, user.id);
    await deleteConfirmations(tx, user.id);
    await raiseMediaEpoch(tx, user.id);
    await audit(context, tx, { userId: user.id, kind: "email_change_undone", userAgent });
    await queueResetMail(context, tx, restored ?? user);
  });
  await undoing.catch(asTaken);
}

/** Given up long enough ago, an address may be somebody else's by now; it must not open this account. */
async function stillFree(tx: Transaction, userId: string, address: string | null): Promise<string | null> {
  if (address === null) return null;
  const holder = await findUserByEmail(tx, foldCase(address));
  return holder === undefined || holder.id === userId ? address : null;
}

function hasNewPassword(user: UserRow, change: EmailChangeRow): boolean {
  return user.passwordChangedAt !== null && user.passwordChangedAt >= change.createdAt;
}
