import { confirmSubscriptionRoute, subscribeRoute, unsubscribeRoute } from "@sahne/contract/accounts/newsletter";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { networkOf } from "#platform/network.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { confirmSubscription, subscribe, unsubscribe } from "./newsletter.service.ts";

export function newsletterRoutes(mount: Mount, context: Context): void {
  const limit = { name: "newsletter", burst: context.config.limits.formsPerHour, perSeconds: 3_600 };

  mount.public(subscribeRoute, async ({ body, language, request }) => {
    await takeToken(context.db, limit, networkOf(request.ip));
    await subscribe(context, body.email, language);
    return DONE;
  });
  mount.public(confirmSubscriptionRoute, async ({ body, request }) => {
    await takeToken(context.db, { ...limit, name: "newsletter-link" }, networkOf(request.ip));
    await confirmSubscription(context, body.token);
    return DONE;
  });
  mount.public(unsubscribeRoute, async ({ body, request }) => {
    await takeToken(context.db, { ...limit, name: "newsletter-link" }, networkOf(request.ip));
    await unsubscribe(context, body.token);
    return DONE;
  });
}
