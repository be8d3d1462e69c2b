import type { Context } from "#context.ts";
import { deleteMailsBefore, listMailIdsOf } from "./mails.repo.ts";

const KEEP_MS = 30 * 86_400_000;

export async function expireMails(context: Context): Promise<void> {
  const old = await deleteMailsBefore(context.db, new Date(context.clock.now().getTime() - KEEP_MS));
  for (const id of old) await context.mailer.forget(id);
}

/** Removes the files of mails about an account; the rows go with the account. */
export async function forgetMailsOf(context: Context, userId: string): Promise<void> {
  for (const id of await listMailIdsOf(context.db, userId)) await context.mailer.forget(id);
}
