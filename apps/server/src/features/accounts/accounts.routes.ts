import { loginRoute, logoutRoute, registerRoute } from "@sahne/contract/accounts";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { deleteSession } from "./accounts.repo.ts";
import { login, register } from "./accounts.service.ts";

export function accountRoutes(mount: Mount, context: Context): void {
  const perMinute = { burst: context.config.limits.loginsPerMinute, perSeconds: 60 };

  mount.public(loginRoute, async ({ body, request }) => {
    await takeToken(context.db, { name: "login", ...perMinute }, request.ip);
    return login(context, body, request.headers["user-agent"] ?? "");
  });

  mount.public(registerRoute, async ({ body, request }) => {
    await takeToken(context.db, { name: "register", ...perMinute }, request.ip);
    return register(context, body, request.headers["user-agent"] ?? "");
  });

  mount.session(logoutRoute, async ({ identity }) => {
    await deleteSession(context.db, identity.sessionId);
    return DONE;
  });
}
