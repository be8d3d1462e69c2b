import { z } from "zod";
import { currentPassword } from "./accounts.ts";
import { done, instant, userParams } from "#common.ts";
import { EMAIL_MAX } from "#limits.ts";
import { defineRoute } from "#route.ts";

export const dataExport = z
  .object({
    status: z.enum(["queued", "running", "ready", "failed"]),
    progress: z.int().min(0).max(100),
    /** A signed path on this host that opens the ZIP without any other credential; set only when ready. */
    url: z.string().nullable(),
    expiresAt: instant.nullable(),
  })
  .meta({ id: "DataExport" });
export type DataExport = z.output<typeof dataExport>;

export const startExportRoute = defineRoute({
  id: "startExport",
  method: "POST",
  path: "/api/users/:userId/export",
  tag: "account data",
  summary: "Gather everything of this account in a ZIP; while one is being made, that one answers",
  status: 202,
  params: userParams,
  reply: z.object({ export: dataExport }),
});

export const getExportRoute = defineRoute({
  id: "getExport",
  method: "GET",
  path: "/api/users/:userId/export",
  tag: "account data",
  summary: "How far the newest export is, or its link",
  params: userParams,
  reply: z.object({ export: dataExport.nullable() }),
});

/** `confirm` is the account's own username, typed by hand. */
export const deleteAccountBody = z.object({
  password: currentPassword,
  confirm: z.string("data.deleteMismatch").trim().min(1, "data.deleteMismatch").max(EMAIL_MAX, "data.deleteMismatch"),
});
export type DeleteAccountBody = z.output<typeof deleteAccountBody>;

export const deleteAccountRoute = defineRoute({
  id: "deleteAccount",
  method: "POST",
  path: "/api/users/:userId/delete",
  tag: "account data",
  summary: "Delete the account: sessions end at once, rows, files and the channel's grant follow within one job",
  params: userParams,
  body: deleteAccountBody,
  reply: done,
});
