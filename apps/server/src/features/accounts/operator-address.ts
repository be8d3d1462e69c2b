import { DAY_MS } from "@sahne/contract/time-units";
import { mailPages } from "@sahne/contract/accounts/mails";
import type { Context } from "#context.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import { noteAct } from "#features/site/operator-acts.ts";
import type { Transaction } from "#platform/db/database.ts";
import { foldCase } from "#platform/fold-case.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import { tryToken } from "#platform/rate-limit.ts";
import { changeUser, type UserRow } from "./accounts.repo.ts";
import { saveConfirmation } from "./email-confirmations.repo.ts";

const ONCE_A_DAY = { name: "operator-offer", burst: 1, perSeconds: DAY_MS / 1000 };

type Holder = Pick<UserRow, "id" | "emailKey" | "recoveryEmailKey" | "isOperator">;

/** Anybody may open an account with the operator's address: only a link that was mailed there proves it to be theirs. */
export async function offerOperation(context: Context, tx: Transaction, user: UserRow): Promise<void> {
  if (!hasOperatorAddress(context, user) || !(await tryToken(tx, ONCE_A_DAY, user.id))) return;
  const now = context.clock.now();
  const token = newSecret();
  await saveConfirmation(tx, {
    id: newId(now),
    userId: user.id,
    tokenHash: sha256(token),
    emailKey: user.emailKey,
    createdAt: now,
    expiresAt: new Date(now.getTime() + DAY_MS),
  });
  const translate = context.translatorFor(user.language);
  const { username } = user;
  await queueMail(context, tx, {
    userId: user.id,
    to: user.email,
    subject: translate("mail.operator.subject"),
    text: mailText(translate, {
      name: user.fullname,
      paragraphs: [translate("mail.operator.text", { username })],
      link: { label: translate("mail.operator.action"), url: pageLink(context, mailPages.confirmEmail, token) },
      footer: [translate("mail.ignore")],
    }),
  });
}

/** To be called where the account has just proved that mails to its address reach its owner. */
export async function grantByAddress(context: Context, tx: Transaction, user: Holder): Promise<void> {
  if (!hasOperatorAddress(context, user)) return;
  await changeUser(tx, user.id, { isOperator: true });
  await noteAct(context, tx, { act: "granted", operatorId: null, personId: user.id });
}

function hasOperatorAddress({ config }: Context, { emailKey, recoveryEmailKey, isOperator }: Holder): boolean {
  const { operatorEmail } = config.mail;
  return (
    operatorEmail !== undefined && !isOperator && recoveryEmailKey === null && emailKey === foldCase(operatorEmail)
  );
}
