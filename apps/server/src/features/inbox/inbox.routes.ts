import { inboxCountRoute } from "@sahne/contract/history/inbox-count";
import { inboxRoute } from "@sahne/contract/history/inbox";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { countInbox, readInbox } from "./inbox.service.ts";

export function inboxRoutes(mount: Mount, context: Context): void {
  mount.session(inboxRoute, ({ identity, language }) => readInbox(context, { userId: identity.userId, language }));
  mount.session(inboxCountRoute, async ({ identity }) => ({ count: await countInbox(context, identity.userId) }));
}
