import {
  changePasswordRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  forgotPasswordRoute,
  listSecurityEventsRoute,
  listSessionsRoute,
  loginRoute,
  logoutRoute,
  registerRoute,
  resetPasswordRoute,
} from "@sahne/contract/accounts/accounts";
import { SECURITY_EVENTS_SHOWN } from "@sahne/contract/limits";
import type { FastifyRequest } from "fastify";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { networkOf } from "#platform/network.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { login, register, type Visitor } from "./accounts.service.ts";
import { listAuditEvents } from "./audit.ts";
import { changePassword, resetPassword } from "./change-password.ts";
import { forgotPassword } from "./forgot-password.ts";
import { admitVisitor } from "./password.ts";
import { endOtherSessions, endSession, ownSessions, signOut } from "./own-sessions.ts";
import { userAgentOf } from "./session.ts";

export function accountRoutes(mount: Mount, context: Context): void {
  const { limits } = context.config;
  const perMinute = { burst: limits.loginsPerMinute, perSeconds: 60 };
  const perHour = { burst: limits.formsPerHour, perSeconds: 3_600 };

  mount.public(loginRoute, async ({ body, request }) => {
    const visitor = visitorOf(request);
    return admitVisitor(async () => {
      await takeToken(context.db, { name: "login", ...perMinute }, visitor.network);
      return login(context, body, visitor);
    });
  });
  mount.public(registerRoute, async ({ body, language, request }) => {
    const visitor = visitorOf(request);
    return admitVisitor(async () => {
      await takeToken(context.db, { name: "register", ...perMinute }, visitor.network);
      return register(context, body, { ...visitor, language });
    });
  });
  mount.session(logoutRoute, async ({ identity, request }) => {
    await signOut(context, identity, userAgentOf(request));
    return DONE;
  });

  mount.public(forgotPasswordRoute, async ({ body, request }) => {
    const { network, userAgent } = visitorOf(request);
    await takeToken(context.db, { name: "forgot", ...perHour }, network);
    await forgotPassword(context, body.email, userAgent);
    return DONE;
  });
  mount.public(resetPasswordRoute, async ({ body, request }) => {
    const { network, userAgent } = visitorOf(request);
    await takeToken(context.db, { name: "reset", ...perMinute }, network);
    await resetPassword(context, body, userAgent);
    return DONE;
  });
  mount.session(changePasswordRoute, async ({ identity, body, request }) => {
    await changePassword(context, identity, body, userAgentOf(request));
    return DONE;
  });

  mount.session(listSessionsRoute, async ({ identity }) => ({ sessions: await ownSessions(context, identity) }));
  mount.session(endOtherSessionsRoute, async ({ identity, request }) => {
    await endOtherSessions(context, identity, userAgentOf(request));
    return DONE;
  });
  mount.session(endSessionRoute, async ({ identity, params, request }) => {
    await endSession(context, identity, params.sessionId, userAgentOf(request));
    return DONE;
  });

  mount.session(listSecurityEventsRoute, async ({ identity }) => {
    const rows = await listAuditEvents(context.db, identity.userId, SECURITY_EVENTS_SHOWN);
    const events = rows.map(({ id, kind, createdAt, userAgent }) => ({
      _id: id,
      kind,
      createdAt: createdAt.toISOString(),
      userAgent,
    }));
    return { events };
  });
}

function visitorOf(request: FastifyRequest): Visitor {
  return { userAgent: userAgentOf(request), network: networkOf(request.ip) };
}
