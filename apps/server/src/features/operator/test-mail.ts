import type { Context } from "#context.ts";
import { findUserById, trustedAddress } from "#features/accounts/accounts.repo.ts";
import { mailText } from "#features/mails/mail-text.ts";
import { insertMail } from "#features/mails/mails.repo.ts";
import { noteAct } from "#features/site/operator-acts.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";

export type TestMail = { ok: boolean; to: string; reason: string | null };

/** Sent at once instead of through the queue, which would hide for minutes what the mail server says. */
export async function sendTestMail(context: Context, operatorId: string): Promise<TestMail> {
  const operator = await findUserById(context.db, operatorId);
  if (!operator) throw new AppError("not_found");
  const now = context.clock.now();
  const id = newId(now);
  const to = trustedAddress(operator);
  const translate = context.translatorFor(operator.language);
  const subject = translate("mail.test.subject");
  const text = mailText(translate, { name: operator.fullname, paragraphs: [translate("mail.test.text")] });
  await noteAct(context, context.db, { act: "test_mailed", operatorId });
  try {
    await context.mailer.send({ id, to, replyTo: null, subject, text });
  } catch (error) {
    return { ok: false, to, reason: error instanceof Error ? firstLine(error.message) : String(error) };
  }
  // The outbox page lists what is stored; what a mail server has taken is no longer ours to keep.
  const textSealed = context.mailer.kind === "outbox" ? context.secrets.seal("mail", id, text) : null;
  await insertMail(context.db, {
    id,
    userId: operator.id,
    recipient: to,
    subject,
    textSealed,
    createdAt: now,
    sentAt: now,
  });
  return { ok: true, to, reason: null };
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0]?.slice(0, 300) ?? "";
}
