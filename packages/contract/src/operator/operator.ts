import { z } from "zod";
import { done, id, instant } from "#common.ts";
import { defineRoute } from "#route.ts";

// To everybody but operators these answer as an address that does not exist.
const operator = { access: "operator", tag: "operator" } as const;
const count = z.int().nonnegative();

export const operatorSummary = z.object({
  people: z.object({ all: count, thisWeek: count, blocked: count }),
  storage: z.object({
    bytes: z.number(),
    /** What all together may keep; null: only the disk ends it. */
    capBytes: z.number().nullable(),
    diskBytes: z.number(),
    diskFreeBytes: z.number(),
  }),
  work: z.object({ waiting: count, active: count, failed: count, oldestSeconds: z.number() }),
  processes: z.array(z.object({ roles: z.string(), host: z.string(), version: z.string(), seenAt: instant })),
  /** Of the last seven days, most frequent first. */
  failures: z.array(z.object({ code: z.string(), count })),
  /** Who made videos within a day, and how it ended. */
  makers: z.array(z.object({ maker: z.string(), made: count, failed: count })),
  channels: z.object({ connected: count, broken: count }),
  /** Publications of the project's day. */
  quota: z.object({ used: count, limit: count }),
  /** Within a day; waiting are those a mail server has not taken for some minutes, refused go to no mailbox there is. */
  mails: z.object({ sent: count, waiting: count, refused: count }),
  subscribers: z.object({ confirmed: count, asked: count, bounced: count }),
});
export type OperatorSummary = z.output<typeof operatorSummary>;

export const operatorSummaryRoute = defineRoute({
  ...operator,
  id: "operatorSummary",
  method: "GET",
  path: "/api/admin/summary",
  summary: "How the installation is",
  reply: operatorSummary,
});

export const settingCheck = z.object({
  name: z.string(),
  is: z.enum(["fine", "note", "wrong"]),
  told: z.string(),
  todo: z.string().nullable(),
});
export type SettingCheck = z.output<typeof settingCheck>;

export const checkSettingsRoute = defineRoute({
  ...operator,
  id: "checkSettings",
  method: "POST",
  path: "/api/admin/checks",
  summary: "Try every setting for real",
  isLong: true,
  reply: z.object({ checks: z.array(settingCheck) }),
});

export const failedJob = z
  .object({ _id: id, job: z.string(), failedAt: instant, reason: z.string() })
  .meta({ id: "FailedJob" });
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobsRoute = defineRoute({
  ...operator,
  id: "listFailedJobs",
  method: "GET",
  path: "/api/admin/jobs",
  summary: "Jobs that ran out of tries, and queues that wait",
  reply: z.object({
    jobs: z.array(failedJob),
    due: z.array(z.object({ job: z.string(), count, oldestSeconds: z.number() })),
  }),
});

export const retryJobRoute = defineRoute({
  ...operator,
  id: "retryJob",
  method: "POST",
  path: "/api/admin/jobs/:jobId/retry",
  summary: "Run a failed job once more",
  params: z.object({ jobId: z.guid() }),
  reply: done,
});

export const sendTestMailRoute = defineRoute({
  ...operator,
  id: "sendTestMail",
  method: "POST",
  path: "/api/admin/mails/test",
  summary: "Send a mail to oneself at once, and tell what the mail server said",
  isLong: true,
  reply: z.object({ ok: z.boolean(), to: z.string(), reason: z.string().nullable() }),
});

export const message = z
  .object({ _id: id, name: z.string(), email: z.string(), message: z.string(), createdAt: instant })
  .meta({ id: "ContactMessage" });
export type Message = z.output<typeof message>;

export const listMessagesRoute = defineRoute({
  ...operator,
  id: "listMessages",
  method: "GET",
  path: "/api/admin/messages",
  summary: "What visitors wrote, newest first",
  query: z.object({ cursor: z.string().max(400).optional() }),
  reply: z.object({ messages: z.array(message), nextCursor: z.string().nullable() }),
});

export const deleteMessageRoute = defineRoute({
  ...operator,
  id: "deleteMessage",
  method: "DELETE",
  path: "/api/admin/messages/:messageId",
  summary: "Remove a message that is dealt with",
  params: z.object({ messageId: id }),
  reply: done,
});

export const subscribersCsvRoute = defineRoute({
  ...operator,
  id: "subscribersCsv",
  method: "GET",
  path: "/api/admin/subscribers.csv",
  summary: "Confirmed readers of the newsletter",
  fileType: "text/csv",
  reply: z.string(),
});

/** Words for each stand in the catalogue under `operator.act.<act>`. */
export const operatorActKind = z.enum([
  "granted",
  "revoked",
  "blocked",
  "unblocked",
  "limited",
  "sessions_ended",
  "reset_mailed",
  "deleted",
  "exported",
  "site_changed",
  "invited",
  "invitation_revoked",
  "job_retried",
  "test_mailed",
  "message_deleted",
  "subscribers_exported",
  "newsletter_sent",
]);
export type OperatorActKind = z.output<typeof operatorActKind>;

export const operatorAct = z
  .object({
    _id: id,
    act: operatorActKind,
    createdAt: instant,
    /** Null where a command of the machine did it, or the account is gone. */
    by: z.string().nullable(),
    /** Whom or what it was done to, as far as that still has a name. */
    about: z.string().nullable(),
  })
  .meta({ id: "OperatorAct" });
export type OperatorAct = z.output<typeof operatorAct>;

export const listActsRoute = defineRoute({
  ...operator,
  id: "listActs",
  method: "GET",
  path: "/api/admin/acts",
  summary: "What operators did, newest first",
  query: z.object({ cursor: z.string().max(400).optional() }),
  reply: z.object({ acts: z.array(operatorAct), nextCursor: z.string().nullable() }),
});
