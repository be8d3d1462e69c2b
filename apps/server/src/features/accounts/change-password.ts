import type { ChangePasswordBody, ResetPasswordBody } from "@sahne/contract/accounts/accounts";
import type { Context } from "#context.ts";
import { mailText } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Identity } from "#platform/http/mount.ts";
import { sha256 } from "#platform/ids.ts";
import { changeUser, deleteSessions, raiseMediaEpoch, trustedAddress, type UserRow } from "./accounts.repo.ts";
import { assertStrong } from "./accounts.service.ts";
import { audit } from "./audit.ts";
import { endLaterUndoLinks } from "./email-changes.repo.ts";
import { grantByAddress } from "./operator-address.ts";
import { requireOwnPassword } from "./own-password.ts";
import { claimReset, deleteResets, findResetUser } from "./password-resets.repo.ts";
import { hashPassword } from "./password.ts";

/** Ends every other session and every media link: whoever else knew the old password is out. */
export async function changePassword(
  context: Context,
  identity: Identity,
  body: ChangePasswordBody,
  userAgent: string,
): Promise<void> {
  const given = { field: "currentPassword", password: body.currentPassword };
  const user = await requireOwnPassword(context, identity.userId, given);
  await assertStrong(context, body.password, user);
  const passwordHash = await hashPassword(body.password);
  await context.db.transaction(async (tx) => {
    await setPassword(context, tx, user, passwordHash);
    await deleteSessions(tx, user.id, identity.sessionId);
    await audit(context, tx, { userId: user.id, kind: "password_changed", userAgent });
  });
}

/** With the mailed link instead of the old password; ends every session and every media link. */
export async function resetPassword(context: Context, body: ResetPasswordBody, userAgent: string): Promise<void> {
  const tokenHash = sha256(body.token);
  // A wrong link is refused before any hashing, which is the only costly part.
  const user = await findResetUser(context.db, tokenHash, context.clock.now());
  if (!user) throw new AppError("link_invalid");
  await assertStrong(context, body.password, user);
  const passwordHash = await hashPassword(body.password);
  await context.db.transaction(async (tx) => {
    if (!(await claimReset(tx, tokenHash, context.clock.now()))) throw new AppError("link_invalid");
    await setPassword(context, tx, user, passwordHash);
    await deleteSessions(tx, user.id);
    await grantByAddress(context, tx, user);
    await audit(context, tx, { userId: user.id, kind: "password_reset", userAgent });
  });
}

async function setPassword(context: Context, tx: Transaction, user: UserRow, passwordHash: string): Promise<void> {
  await changeUser(tx, user.id, { passwordHash, passwordChangedAt: context.clock.now() });
  await deleteResets(tx, user.id);
  await endLaterUndoLinks(tx, user.id, context.clock.now());
  // Links to films and pictures that were copied or stolen end with the password they were made under.
  await raiseMediaEpoch(tx, user.id);
  const translate = context.translatorFor(user.language);
  await queueMail(context, tx, {
    userId: user.id,
    to: trustedAddress(user),
    subject: translate("mail.passwordChanged.subject"),
    text: mailText(translate, { name: user.fullname, paragraphs: [translate("mail.passwordChanged.text")] }),
  });
}
