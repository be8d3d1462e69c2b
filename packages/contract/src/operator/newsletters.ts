import { z } from "zod";
import { currentPassword } from "#accounts/accounts.ts";
import { id, instant } from "#common.ts";
import { NEWSLETTER_MAX, NEWSLETTER_SUBJECT_MAX } from "#limits.ts";
import { defineRoute } from "#route.ts";

// To everybody but operators these answer as an address that does not exist.
const operator = { access: "operator", tag: "operator" } as const;
const count = z.int().nonnegative();

export const newsletter = z
  .object({
    _id: id,
    subject: z.string(),
    createdAt: instant,
    /** Every reader's mail is written; until then more of them follow. */
    isWritten: z.boolean(),
    readers: count,
    sent: count,
    /** Addresses the mail server says do not exist; they get none any more. */
    refused: count,
  })
  .meta({ id: "Newsletter" });
export type Newsletter = z.output<typeof newsletter>;

const draft = z.object({
  subject: z
    .string("operator.newsletter.subject.missing")
    .trim()
    .min(1, "operator.newsletter.subject.missing")
    .max(NEWSLETTER_SUBJECT_MAX),
  text: z
    .string("operator.newsletter.text.missing")
    .trim()
    .min(1, "operator.newsletter.text.missing")
    .max(NEWSLETTER_MAX),
});
export type NewsletterDraft = z.output<typeof draft>;

export const listNewslettersRoute = defineRoute({
  ...operator,
  id: "listNewsletters",
  method: "GET",
  path: "/api/admin/newsletters",
  summary: "Newsletters that were sent, newest first",
  reply: z.object({ newsletters: z.array(newsletter) }),
});

export const sendNewsletterRoute = defineRoute({
  ...operator,
  id: "sendNewsletter",
  method: "POST",
  path: "/api/admin/newsletters",
  summary: "Send a newsletter to every confirmed reader, each with a link to leave",
  status: 202,
  idempotent: true,
  body: draft.extend({ password: currentPassword }),
  reply: z.object({ newsletter }),
});

export const tryNewsletterRoute = defineRoute({
  ...operator,
  id: "tryNewsletter",
  method: "POST",
  path: "/api/admin/newsletters/test",
  summary: "Send a newsletter to oneself at once, as readers would get it",
  isLong: true,
  body: draft,
  reply: z.object({ ok: z.boolean(), to: z.string(), reason: z.string().nullable() }),
});
