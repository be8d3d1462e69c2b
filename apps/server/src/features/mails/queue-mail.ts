import type { Context } from "#context.ts";
import { jobs } from "#jobs.ts";
import type { Transaction } from "#platform/db/database.ts";
import { newId } from "#platform/ids.ts";
import { insertMail } from "./mails.repo.ts";

export type NewMail = {
  /** Whose account it is about; null for people without one. */
  userId: string | null;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Which newsletter it carries. */
  newsletterId?: string;
};

/** Joins the transaction of what causes the mail: neither happens without the other. */
export async function queueMail(context: Context, tx: Transaction, mail: NewMail): Promise<void> {
  const now = context.clock.now();
  const id = newId(now);
  await insertMail(tx, {
    id,
    userId: mail.userId,
    recipient: mail.to,
    replyTo: mail.replyTo ?? null,
    subject: oneLine(mail.subject),
    newsletterId: mail.newsletterId ?? null,
    textSealed: context.secrets.seal("mail", id, mail.text),
    createdAt: now,
  });
  await context.queue.enqueue(tx, jobs.sendMail, { mailId: id });
}

/** A subject may carry a visitor's name; whatever it holds, it stays one header. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim().slice(0, 200);
}
