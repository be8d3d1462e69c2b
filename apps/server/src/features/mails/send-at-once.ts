import type { Context } from "#context.ts";
import { newId } from "#platform/ids.ts";
import { insertMail } from "./mails.repo.ts";
import type { NewMail } from "./queue-mail.ts";

export type SentAtOnce = { ok: boolean; to: string; reason: string | null };

/** Past the queue, which would hide for minutes what the mail server says. */
export async function sendAtOnce(context: Context, { userId, to, subject, text }: NewMail): Promise<SentAtOnce> {
  const now = context.clock.now();
  const id = newId(now);
  try {
    await context.mailer.send({ id, to, replyTo: null, subject, text });
  } catch (error) {
    return { ok: false, to, reason: error instanceof Error ? firstLine(error.message) : String(error) };
  }
  // The outbox page lists what is stored; what a mail server has taken is no longer ours to keep.
  const textSealed = context.mailer.kind === "outbox" ? context.secrets.seal("mail", id, text) : null;
  await insertMail(context.db, { id, userId, recipient: to, subject, textSealed, createdAt: now, sentAt: now });
  return { ok: true, to, reason: null };
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0]?.slice(0, 300) ?? "";
}
