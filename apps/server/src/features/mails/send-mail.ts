import type { Context } from "#context.ts";
import { findMail, markSent } from "./mails.repo.ts";

/** Hands one mail to the mail server or the outbox. A crash in between may send it twice, under one Message-ID. */
export async function sendMail(context: Context, { mailId }: { mailId: string }): Promise<void> {
  const mail = await findMail(context.db, mailId);
  if (!mail || mail.sentAt !== null || mail.textSealed === null) return;
  await context.mailer.send({
    id: mail.id,
    to: mail.recipient,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: context.secrets.open("mail", mail.id, mail.textSealed),
  });
  // The outbox page shows it again; what a mail server has taken is no longer ours to keep.
  const textSealed = context.mailer.kind === "outbox" ? mail.textSealed : null;
  await markSent(context.db, mail.id, { sentAt: context.clock.now(), textSealed });
}
