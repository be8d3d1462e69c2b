import { contactRoute } from "@sahne/contract/accounts/contact";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { networkOf } from "#platform/network.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { receiveMessage } from "./contact.service.ts";

export function contactRoutes(mount: Mount, context: Context): void {
  const limit = { name: "contact", burst: context.config.limits.formsPerHour, perSeconds: 3_600 };

  mount.public(contactRoute, async ({ body, request }) => {
    await takeToken(context.db, limit, networkOf(request.ip));
    await receiveMessage(context, body);
    return DONE;
  });
}
