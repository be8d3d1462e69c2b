import { callApi } from "#test/api.ts";
import { mailsTo, OPENED, tokenIn } from "#test/mails.ts";
import { TEST_OUTBOX_KEY } from "#test/product/test-context.ts";
import { open, type MatrixRow } from "./row.ts";

/** What belongs to no account. */
export const siteRows: Record<string, MatrixRow> = {
  // documentation, health, files
  "GET /docs": open(),
  "GET /docs/docs.css": open(),
  "GET /docs/openapi.json": open(),
  health: open(),
  liveness: open(),
  readiness: open(),
  figures: open(),
  site: open(),
  media: open(async ({ product: { context }, owner, video }) => {
    const key = `videos/${owner.id}/${await video()}.mp4`;
    const link = context.mediaLinks.link({ key, userId: owner.id, epoch: 0 }, context.clock.now());
    return {
      params: { "*": key },
      query: Object.fromEntries(new URL(link, context.config.publicUrl).searchParams),
    };
  }),

  // mails, newsletter, contact
  openOutbox: open(() => ({ body: { key: TEST_OUTBOX_KEY } })),
  listOutbox: open(() => OPENED),
  readOutbox: open(async ({ product, email }) => {
    await callApi(product, "POST", "/api/password/forgot", { body: { email } });
    const [mail] = await mailsTo(product, email);
    return { ...OPENED, params: { mailId: mail?._id ?? "" } };
  }),
  subscribe: open(() => ({ body: { email: "okur@example.com" } })),
  confirmSubscription: open(async ({ product }) => {
    await callApi(product, "POST", "/api/newsletter", { body: { email: "okur@example.com" } });
    const [mail] = await mailsTo(product, "okur@example.com");
    return { body: { token: tokenIn(mail, "/newsletter/confirm") } };
  }),
  unsubscribe: open(async ({ product }) => {
    await callApi(product, "POST", "/api/newsletter", { body: { email: "okur@example.com" } });
    const [mail] = await mailsTo(product, "okur@example.com");
    return { body: { token: tokenIn(mail, "/newsletter/unsubscribe") } };
  }),
  contact: open(() => ({ body: { name: "Ada", email: "ada@example.com", message: "Merhaba" } })),
};
