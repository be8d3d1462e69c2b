import { mailPages } from "@sahne/contract/accounts/mails";
import type { FastifyInstance } from "fastify";
import type { Context } from "#context.ts";
import { pageLink } from "#features/mails/mail-text.ts";
import { networkOf } from "#platform/network.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { unsubscribe } from "./newsletter.service.ts";

const PATH = "/api/newsletter/leave/:token";
/** `List-Unsubscribe=One-Click`, as a form of either kind; it says nothing that the address does not. */
const BODY_LIMIT = 1024;

/**
 * RFC 8058: a mail program posts a form to the address in the mail's head, with no session and nobody to ask. What is signed in
 * the address decides. Whoever opens it in a browser is asked first: programs that look at links change nothing.
 */
export function leaveRoutes(app: FastifyInstance, context: Context): void {
  const limit = { name: "newsletter-leave", burst: context.config.limits.formsPerHour, perSeconds: 3_600 };
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
    app.addContentTypeParser(type, { parseAs: "string", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
  }
  const schema = { hide: true };
  app.post<{ Params: { token: string } }>(PATH, { schema }, async ({ params, ip }, reply) => {
    await takeToken(context.db, limit, networkOf(ip));
    await unsubscribe(context, params.token);
    return reply.header("cache-control", "no-store").send({ ok: true });
  });
  app.get<{ Params: { token: string } }>(PATH, { schema }, async ({ params }, reply) =>
    reply.header("cache-control", "no-store").redirect(pageLink(context, mailPages.unsubscribe, params.token)),
  );
}
