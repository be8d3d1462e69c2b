import type { ContactBody } from "@sahne/contract/accounts/contact";
import { lt } from "drizzle-orm";
import type { Context } from "#context.ts";
import { mailText } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import { contactMessages } from "#platform/db/schema.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";

const KEEP_MS = 180 * 86_400_000;
/** Where mails to the operator go while they only become files on this machine. */
const LOCAL_OPERATOR = "operator@localhost";

/** Stored and mailed. Without anybody to mail it to nobody would ever read it, and its sender is told so. */
export async function receiveMessage(context: Context, { name, email, message }: ContactBody): Promise<void> {
  const now = context.clock.now();
  const operator = context.config.mail.operatorEmail ?? (context.mailer.kind === "outbox" ? LOCAL_OPERATOR : null);
  if (operator === null) throw new AppError("contact_unread");
  // The operator's own language is not known; the whole product starts in this one.
  const translate = context.translatorFor("mix");
  await context.db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ id: newId(now), name, email, message, createdAt: now });
    await queueMail(context, tx, {
      userId: null,
      to: operator,
      replyTo: email,
      subject: translate("mail.contact.subject", { name }),
      text: mailText(translate, { paragraphs: [translate("mail.contact.text", { name, email }), message] }),
    });
  });
}

export async function expireMessages(context: Context): Promise<void> {
  const oldest = new Date(context.clock.now().getTime() - KEEP_MS);
  await context.db.delete(contactMessages).where(lt(contactMessages.createdAt, oldest));
}
