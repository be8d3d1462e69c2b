import type { Context } from "#context.ts";
import { signId } from "#platform/signed-id.ts";
import { MailRefused } from "#platform/mail/mailer.ts";
import { findMail, findReader, markRefused, markSent, type MailRow } from "./mails.repo.ts";

/** Hands one mail to the mail server or the outbox. A crash in between may send it twice, under one Message-ID. */
export async function sendMail(context: Context, { mailId }: { mailId: string }): Promise<void> {
  const mail = await findMail(context.db, mailId);
  if (!mail || mail.sentAt !== null || mail.refusedAt !== null || mail.textSealed === null) return;
  const leaveUrl = await leaveUrlOf(context, mail);
  try {
    await context.mailer.send({
      id: mail.id,
      to: mail.recipient,
      replyTo: mail.replyTo,
      subject: mail.subject,
      text: context.secrets.open("mail", mail.id, mail.textSealed),
      leaveUrl,
    });
  } catch (error) {
    if (error instanceof MailRefused) return noteRefusal(context, mail, error.message);
    throw error;
  }
  // The outbox page shows it again; what a mail server has taken is no longer ours to keep.
  const textSealed = context.mailer.kind === "outbox" ? mail.textSealed : null;
  await context.db.transaction((tx) => markSent(tx, mail, { sentAt: context.clock.now(), textSealed }));
}

/** Of a newsletter only; whoever has left meanwhile has nothing to leave. */
async function leaveUrlOf({ db, secrets, config }: Context, mail: MailRow): Promise<string | undefined> {
  if (mail.newsletterId === null) return undefined;
  const subscriberId = await findReader(db, mail.recipient);
  if (subscriberId === undefined) return undefined;
  return new URL(`/api/newsletter/leave/${signId(secrets, "leave-newsletter", subscriberId)}`, config.publicUrl).href;
}

/** There is no such mailbox, and asking again makes none: the address gets no newsletter any more. */
async function noteRefusal(context: Context, mail: MailRow, refusal: string): Promise<void> {
  context.log.warn({ mailId: mail.id, newsletterId: mail.newsletterId }, "a mail server knows no such mailbox");
  await context.db.transaction((tx) => markRefused(tx, mail, { refusedAt: context.clock.now(), refusal }));
}
