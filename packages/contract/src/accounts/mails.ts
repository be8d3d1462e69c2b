import { z } from "zod";
import { done, id, instant, linkToken } from "#common.ts";
import { defineRoute } from "#route.ts";

/**
 * Pages of the web app that mails link to. The secret stands behind `#token=`, which a browser sends to no server:
 * it reaches neither logs nor a Referer.
 */
export const mailPages = {
  resetPassword: "/auth/reset-password",
  undoEmail: "/email/undo",
  confirmEmail: "/email/confirm",
  signUp: "/auth/signup",
  confirmSubscription: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
  settings: "/dashboard/settings",
  inbox: "/dashboard/inbox",
  history: "/dashboard/history",
  stopMails: "/mails/stop",
} as const;

const mailHead = z.object({ _id: id, to: z.string(), subject: z.string(), createdAt: instant });

export const mail = mailHead.extend({ text: z.string() }).meta({ id: "Mail" });
export type MailHead = z.output<typeof mailHead>;
export type Mail = z.output<typeof mail>;

export const openOutboxRoute = defineRoute({
  id: "openOutbox",
  method: "POST",
  path: "/api/outbox/open",
  tag: "outbox",
  summary: "Opens the outbox in this browser with the key that is printed at the start",
  access: "public",
  body: z.object({ key: linkToken }),
  reply: done,
});

export const listOutboxRoute = defineRoute({
  id: "listOutbox",
  method: "GET",
  path: "/api/outbox",
  tag: "outbox",
  summary: "Mails of an installation without a mail server, newest first; 404 unless asked on this very machine",
  access: "public",
  reply: z.object({ mails: z.array(mailHead) }),
});

export const readOutboxRoute = defineRoute({
  id: "readOutbox",
  method: "GET",
  path: "/api/outbox/:mailId",
  tag: "outbox",
  summary: "One such mail with its text",
  access: "public",
  params: z.object({ mailId: id }),
  reply: z.object({ mail }),
});
