import { callApi } from "#test/api.ts";
import { TEST_OUTBOX_KEY } from "#test/product/test-context.ts";
import type { TestProduct } from "#test/product/test-product.ts";

/** What a browser sends that has opened the outbox with its key. */
export const OPENED = { headers: { cookie: `other=1; sahne_outbox=${TEST_OUTBOX_KEY}` } };

export type TestMail = { _id: string; to: string; subject: string; text: string };

/** Every mail sent so far to this address, newest first, read as the outbox page reads it. */
export async function mailsTo(product: TestProduct, address: string): Promise<TestMail[]> {
  await product.context.queue.drain();
  const { body } = await callApi(product, "GET", "/api/outbox", OPENED);
  const heads = (body["mails"] as TestMail[]).filter((mail) => mail.to === address);
  return Promise.all(
    heads.map(async ({ _id }) => {
      const answer = await callApi(product, "GET", `/api/outbox/${_id}`, OPENED);
      return answer.body["mail"] as TestMail;
    }),
  );
}

/** The secret in the link of a mail that leads to this page. */
export function tokenIn(mail: TestMail | undefined, page: string): string {
  const token = new RegExp(`${page}#token=([\\w.-]+)`).exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error(`No link to ${page} in ${JSON.stringify(mail)}`);
  return token;
}
