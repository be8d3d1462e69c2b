import { jobs } from "#jobs.ts";
import { mails } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import type { TestProduct } from "#test/product/test-product.ts";

/** A mail that no key opens is tried until no try is left; the id of the job that remains. */
export async function failOneJob({ context, clock }: TestProduct): Promise<string> {
  const now = context.clock.now();
  const mailId = newId(now);
  const row = {
    id: mailId,
    recipient: "a@example.com",
    subject: "s",
    textSealed: "nothing opens this",
    createdAt: now,
  };
  await context.db.insert(mails).values(row);
  await context.queue.enqueue(context.db, jobs.sendMail, { mailId });
  for (let tried = 0; tried < jobs.sendMail.tries; tried += 1) {
    await context.queue.drain();
    clock.advance(10 * 60_000);
  }
  await context.queue.drain();
  const [failed] = await context.queue.failed(1);
  if (!failed) throw new Error("The job has not run out of tries.");
  return failed.id;
}
