import { listWritersRoute, writeRoute } from "@sahne/contract/studio/writing";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { startWriting, writersOf } from "./writing.service.ts";

export function writingRoutes(mount: Mount, context: Context): void {
  mount.session(listWritersRoute, async ({ identity }) => ({ writers: await writersOf(context, identity.userId) }));

  mount.stream(writeRoute, async ({ identity, language, body }, signal) =>
    startWriting(context, { userId: identity.userId, language }, body, signal),
  );
}
