import { z } from "zod";
import { email } from "./accounts.ts";
import { done, linkToken } from "#common.ts";
import { defineRoute } from "#route.ts";

export const subscribeBody = z.object({ email });

export const subscribeRoute = defineRoute({
  id: "subscribe",
  method: "POST",
  path: "/api/newsletter",
  tag: "newsletter",
  summary: "Ask for the newsletter; a mail asks to confirm it",
  access: "public",
  status: 202,
  body: subscribeBody,
  reply: done,
});

export const confirmSubscriptionRoute = defineRoute({
  id: "confirmSubscription",
  method: "POST",
  path: "/api/newsletter/confirm",
  tag: "newsletter",
  summary: "Confirm the newsletter with the mailed link",
  access: "public",
  body: z.object({ token: linkToken }),
  reply: done,
});

export const unsubscribeRoute = defineRoute({
  id: "unsubscribe",
  method: "POST",
  path: "/api/newsletter/unsubscribe",
  tag: "newsletter",
  summary: "Unsubscribe from the newsletter with the mailed link",
  access: "public",
  body: z.object({ token: linkToken }),
  reply: done,
});
