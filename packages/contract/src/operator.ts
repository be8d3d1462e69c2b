import { z } from "zod";
import { currentPassword, email } from "#accounts/accounts.ts";
import { done, id, instant } from "./common.ts";
import { SEARCH_MAX } from "./limits.ts";
import { defineRoute } from "./route.ts";
import { claimsShown, legalIdentity, signUpMode } from "./site.ts";

// To everybody but operators these answer as an address that does not exist.
const operator = { access: "operator", tag: "operator" } as const;

const count = z.int().nonnegative();
const MOST_STORAGE_MB = 10_000_000;
const MOST_CREATES_PER_HOUR = 100_000;

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
  /** Within a day; waiting are those a mail server has not taken for some minutes. */
  mails: z.object({ sent: count, waiting: count }),
  subscribers: z.object({ confirmed: count, asked: count }),
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

export const person = z
  .object({
    _id: id,
    username: z.string(),
    fullname: z.string(),
    email: z.string(),
    createdAt: instant,
    lastSeenAt: instant.nullable(),
    videos: count,
    storageBytes: z.number(),
    isOperator: z.boolean(),
    isBlocked: z.boolean(),
    /** Null: as for everybody. */
    storageMb: z.int().nullable(),
    createsPerHour: z.int().nullable(),
  })
  .meta({ id: "Person" });
export type Person = z.output<typeof person>;

export const listPeopleRoute = defineRoute({
  ...operator,
  id: "listPeople",
  method: "GET",
  path: "/api/admin/people",
  summary: "Accounts, newest first; searched by name, username and address",
  query: z.object({ q: z.string().max(SEARCH_MAX).optional(), cursor: z.string().max(400).optional() }),
  reply: z.object({ people: z.array(person), nextCursor: z.string().nullable() }),
});

const personParams = z.object({ personId: id });

export const blockPersonRoute = defineRoute({
  ...operator,
  id: "blockPerson",
  method: "POST",
  path: "/api/admin/people/:personId/block",
  summary: "Keep a person out, with every session and link ended, or let them in again",
  params: personParams,
  body: z.object({ isBlocked: z.boolean(), password: currentPassword }),
  reply: z.object({ person }),
});

export const limitPersonRoute = defineRoute({
  ...operator,
  id: "limitPerson",
  method: "PUT",
  path: "/api/admin/people/:personId/limits",
  summary: "Limits of one person; null as for everybody",
  params: personParams,
  body: z.object({
    storageMb: z.int().min(0).max(MOST_STORAGE_MB).nullable(),
    createsPerHour: z.int().min(0).max(MOST_CREATES_PER_HOUR).nullable(),
  }),
  reply: z.object({ person }),
});

export const endSessionsOfRoute = defineRoute({
  ...operator,
  id: "endSessionsOf",
  method: "POST",
  path: "/api/admin/people/:personId/end-sessions",
  summary: "Sign a person out everywhere",
  params: personParams,
  reply: done,
});

export const mailResetToRoute = defineRoute({
  ...operator,
  id: "mailResetTo",
  method: "POST",
  path: "/api/admin/people/:personId/reset-link",
  summary: "Mail a person a link that sets a new password",
  params: personParams,
  reply: done,
});

export const deletePersonRoute = defineRoute({
  ...operator,
  id: "deletePerson",
  method: "POST",
  path: "/api/admin/people/:personId/delete",
  summary: "Delete an account with all it has",
  params: personParams,
  body: z.object({ confirm: z.string().max(100), password: currentPassword }),
  reply: done,
});

export const siteSettings = z.object({
  signUp: signUpMode,
  storageCapMb: z.int().min(0).max(MOST_STORAGE_MB).nullable(),
  legal: legalIdentity,
  claims: claimsShown.nullable(),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const getSiteSettingsRoute = defineRoute({
  ...operator,
  id: "getSiteSettings",
  method: "GET",
  path: "/api/admin/site",
  summary: "What operators set for the whole site",
  reply: z.object({ site: siteSettings }),
});

export const saveSiteSettingsRoute = defineRoute({
  ...operator,
  id: "saveSiteSettings",
  method: "PUT",
  path: "/api/admin/site",
  summary: "Change what holds for the whole site",
  body: siteSettings,
  reply: z.object({ site: siteSettings }),
});

export const invitation = z
  .object({
    _id: id,
    email: z.string().nullable(),
    createdAt: instant,
    expiresAt: instant,
    usedAt: instant.nullable(),
  })
  .meta({ id: "Invitation" });
export type Invitation = z.output<typeof invitation>;

export const listInvitationsRoute = defineRoute({
  ...operator,
  id: "listInvitations",
  method: "GET",
  path: "/api/admin/invitations",
  summary: "Invitations, newest first",
  reply: z.object({ invitations: z.array(invitation) }),
});

export const inviteRoute = defineRoute({
  ...operator,
  id: "invite",
  method: "POST",
  path: "/api/admin/invitations",
  summary: "Make a link that opens one account; mailed where an address is given",
  status: 201,
  body: z.object({ email: email.nullable() }),
  /** The link is told this once: only its hash is kept. */
  reply: z.object({ invitation, link: z.string() }),
});

export const revokeInvitationRoute = defineRoute({
  ...operator,
  id: "revokeInvitation",
  method: "DELETE",
  path: "/api/admin/invitations/:invitationId",
  summary: "End an invitation",
  params: z.object({ invitationId: id }),
  reply: done,
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
  "site_changed",
  "invited",
  "invitation_revoked",
  "job_retried",
  "test_mailed",
  "message_deleted",
  "subscribers_exported",
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
