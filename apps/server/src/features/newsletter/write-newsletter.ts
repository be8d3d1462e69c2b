import { mailPages } from "@sahne/contract/accounts/mails";
import type { Mode } from "@sahne/messages/translator";
import type { Context } from "#context.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import type { Transaction } from "#platform/db/database.ts";
import { signId } from "#platform/signed-id.ts";
import { changeNewsletter, listReaders, lockNewsletter } from "./newsletters.repo.ts";

/** So many mails are written in one transaction: a crash writes none of them twice. */
const BATCH = 100;

/** May run twice, or go on after a crash: the last reader written to is kept with the mails. */
export async function writeNewsletter(context: Context, { newsletterId }: { newsletterId: string }): Promise<void> {
  while (!(await context.db.transaction((tx) => writeSome(context, tx, newsletterId)))) {
    // Until every reader has a mail.
  }
}

/** True once there is nobody left to write to. */
async function writeSome(context: Context, tx: Transaction, newsletterId: string): Promise<boolean> {
  const row = await lockNewsletter(tx, newsletterId);
  if (!row || row.isWritten) return true;
  const readers = await listReaders(tx, row.lastSubscriberId, BATCH);
  for (const { id, email } of readers) {
    const text = letterOf(context, row, signId(context.secrets, "leave-newsletter", id));
    await queueMail(context, tx, { userId: null, to: email, subject: row.subject, text, newsletterId });
  }
  const isWritten = readers.length < BATCH;
  await changeNewsletter(tx, newsletterId, {
    lastSubscriberId: readers.at(-1)?.id ?? row.lastSubscriberId,
    readers: row.readers + readers.length,
    isWritten,
  });
  return isWritten;
}

/** The text with its link to leave. */
export function letterOf(
  context: Context,
  { body, language }: { body: string; language: string },
  leave: string,
): string {
  const translate = context.translatorFor(language as Mode);
  const link = pageLink(context, mailPages.unsubscribe, leave);
  return mailText(translate, {
    paragraphs: [body],
    footer: [`${translate("mail.newsletter.unsubscribe")}:\n${link}`],
  });
}
