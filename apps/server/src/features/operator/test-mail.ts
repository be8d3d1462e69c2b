import type { Context } from "#context.ts";
import { findUserById, trustedAddress } from "#features/accounts/accounts.repo.ts";
import { mailText } from "#features/mails/mail-text.ts";
import { sendAtOnce, type SentAtOnce } from "#features/mails/send-at-once.ts";
import { noteAct } from "#features/site/operator-acts.ts";
import { AppError } from "#platform/errors.ts";

export async function sendTestMail(context: Context, operatorId: string): Promise<SentAtOnce> {
  const operator = await findUserById(context.db, operatorId);
  if (!operator) throw new AppError("not_found");
  const translate = context.translatorFor(operator.language);
  const subject = translate("mail.test.subject");
  const text = mailText(translate, { name: operator.fullname, paragraphs: [translate("mail.test.text")] });
  await noteAct(context, context.db, { act: "test_mailed", operatorId });
  return sendAtOnce(context, { userId: operator.id, to: trustedAddress(operator), subject, text });
}
