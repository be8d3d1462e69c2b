import type { Newsletter, NewsletterDraft } from "@sahne/contract/operator/newsletters";
import type { Mode } from "@sahne/messages/translator";
import type { Context } from "#context.ts";
import { findUserById, trustedAddress } from "#features/accounts/accounts.repo.ts";
import { requireOwnPassword } from "#features/accounts/own-password.ts";
import { sendAtOnce, type SentAtOnce } from "#features/mails/send-at-once.ts";
import { insertNewsletter, listNewsletters, type NewsletterRow } from "#features/newsletter/newsletters.repo.ts";
import { letterOf } from "#features/newsletter/write-newsletter.ts";
import { noteAct } from "#features/site/operator-acts.ts";
import { jobs } from "#jobs.ts";
import { AppError } from "#platform/errors.ts";
import { onceByKey } from "#platform/idempotency.ts";
import { newId } from "#platform/ids.ts";

const SHOWN = 50;

type Sender = { operatorId: string; language: Mode };

export async function sendNewsletter(
  context: Context,
  { operatorId, language, idempotencyKey }: Sender & { idempotencyKey: string | undefined },
  { password, ...draft }: NewsletterDraft & { password: string },
): Promise<Newsletter> {
  await requireOwnPassword(context, operatorId, { field: "password", password });
  const now = context.clock.now();
  const request = { userId: operatorId, key: idempotencyKey, route: "sendNewsletter", body: draft, now };
  return onceByKey(context.db, request, async (tx) => {
    const id = newId(now);
    const { subject, text } = draft;
    const row = await insertNewsletter(tx, { id, subject, body: text, language, createdAt: now });
    await context.queue.enqueue(tx, jobs.writeNewsletter, { newsletterId: id });
    await noteAct(context, tx, { act: "newsletter_sent", operatorId, about: subject });
    return present(row);
  });
}

/** To the operator alone, with a link to leave that leads nowhere. */
export async function tryNewsletter(
  context: Context,
  { operatorId, language }: Sender,
  draft: NewsletterDraft,
): Promise<SentAtOnce> {
  const operator = await findUserById(context.db, operatorId);
  if (!operator) throw new AppError("not_found");
  await noteAct(context, context.db, { act: "test_mailed", operatorId });
  const text = letterOf(context, { body: draft.text, language }, "");
  return sendAtOnce(context, { userId: operatorId, to: trustedAddress(operator), subject: draft.subject, text });
}

export async function presentNewsletters({ db }: Context): Promise<Newsletter[]> {
  return (await listNewsletters(db, SHOWN)).map(present);
}

function present({ id, subject, createdAt, isWritten, readers, sent, refused }: NewsletterRow): Newsletter {
  return { _id: id, subject, createdAt: createdAt.toISOString(), isWritten, readers, sent, refused };
}
