import { z } from "zod";
import { dataExport } from "#accounts/account-data.ts";
import { currentPassword } from "#accounts/accounts.ts";
import { done, id, instant } from "#common.ts";
import { SEARCH_MAX } from "#limits.ts";
import { defineRoute } from "#route.ts";

// To everybody but operators these answer as an address that does not exist.
const operator = { access: "operator", tag: "operator" } as const;
const MOST_STORAGE_MB = 10_000_000;
const MOST_CREATES_PER_HOUR = 100_000;
const count = z.int().nonnegative();

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

export const peopleOrder = z.enum(["newest", "stored"]);
export type PeopleOrder = z.output<typeof peopleOrder>;

export const listPeopleRoute = defineRoute({
  ...operator,
  id: "listPeople",
  method: "GET",
  path: "/api/admin/people",
  summary: "Accounts, newest or those that keep most first; searched by name, username and address",
  query: z.object({
    q: z.string().max(SEARCH_MAX).optional(),
    order: peopleOrder.default("newest"),
    cursor: z.string().max(400).optional(),
  }),
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

export const exportPersonRoute = defineRoute({
  ...operator,
  id: "exportPerson",
  method: "POST",
  path: "/api/admin/people/:personId/export",
  summary: "Gather everything of an account in a ZIP, which its owner is told; before it is deleted, or on their wish",
  status: 202,
  params: personParams,
  body: z.object({ password: currentPassword }),
  reply: z.object({ export: dataExport }),
});

export const getExportOfRoute = defineRoute({
  ...operator,
  id: "getExportOf",
  method: "GET",
  path: "/api/admin/people/:personId/export",
  summary: "How far the newest export of an account is, or its link",
  params: personParams,
  reply: z.object({ export: dataExport.nullable() }),
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
