import { deleteAccountRoute, getExportRoute, startExportRoute } from "@sahne/contract/accounts/account-data";
import type { Context } from "#context.ts";
import { userAgentOf } from "#features/accounts/session.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { deleteAccount } from "./delete-account.ts";
import { currentExport, startExport } from "./exports.service.ts";

export function accountDataRoutes(mount: Mount, context: Context): void {
  mount.session(startExportRoute, async ({ identity, request }) => ({
    export: await startExport(context, { userId: identity.userId, userAgent: userAgentOf(request) }),
  }));
  mount.session(getExportRoute, async ({ identity }) => ({ export: await currentExport(context, identity.userId) }));
  mount.session(deleteAccountRoute, async ({ identity, body }) => {
    await deleteAccount(context, identity.userId, body);
    return DONE;
  });
}
