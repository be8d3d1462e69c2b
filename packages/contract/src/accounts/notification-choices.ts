import { z } from "zod";
import { done, linkToken, userParams } from "#common.ts";
import type { NotificationKind } from "#history/notifications.ts";
import { defineRoute } from "#route.ts";

/** What a person may choose for, each on its own; "attention" is what waits for its owner. */
export const notificationTopics = ["attention", "failed", "ready", "published"] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export const topicOfKind: Record<NotificationKind, NotificationTopic> = {
  video_completed: "ready",
  video_failed: "failed",
  video_needs_attention: "attention",
  upload_published: "published",
  upload_failed: "failed",
  upload_needs_attention: "attention",
  upload_awaits_approval: "attention",
  channel_needs_reconnect: "attention",
  channel_grant_ends: "attention",
  schedule_late: "ready",
  schedule_missed: "attention",
};

/** `daily` gathers them into one mail in the morning. */
export const mailChoice = z.enum(["off", "at_once", "daily"]);
export type MailChoice = z.output<typeof mailChoice>;

/** Browser notices, for the browsers in which they are switched on; at first everything comes at once, as it happens. */
const browserChoices = z.object({
  attention: mailChoice,
  failed: mailChoice,
  ready: mailChoice,
  published: mailChoice,
});
const EVERYTHING: z.output<typeof browserChoices> = {
  attention: "at_once",
  failed: "at_once",
  ready: "at_once",
  published: "at_once",
};

const hour = z.int().min(0).max(23);

export const notificationChoices = z
  .object({
    attention: mailChoice,
    failed: mailChoice,
    ready: mailChoice,
    published: mailChoice,
    /** The figures of the week, on Monday morning. */
    weekly: z.boolean(),
    browser: browserChoices.default(EVERYTHING),
    /** Hours of the person's own clock in which nothing is sent or shown; what falls into them comes when they end. */
    quiet: z.object({ from: hour, to: hour }).nullable(),
  })
  .refine(({ quiet }) => quiet === null || quiet.from !== quiet.to, {
    path: ["quiet"],
    message: "notifications.quiet.same",
  })
  .meta({ id: "NotificationChoices" });
export type NotificationChoices = z.output<typeof notificationChoices>;

/** Nobody gets a mail they did not ask for. */
export const NO_MAILS: NotificationChoices = {
  attention: "off",
  failed: "off",
  ready: "off",
  published: "off",
  weekly: false,
  browser: EVERYTHING,
  quiet: null,
};

const reply = z.object({ choices: notificationChoices });

export const getNotificationChoicesRoute = defineRoute({
  id: "getNotificationChoices",
  method: "GET",
  path: "/api/users/:userId/notification-choices",
  tag: "notifications",
  summary: "Which mails a person wishes to get",
  params: userParams,
  reply,
});

export const putNotificationChoicesRoute = defineRoute({
  id: "putNotificationChoices",
  method: "PUT",
  path: "/api/users/:userId/notification-choices",
  tag: "notifications",
  summary: "Change which mails a person wishes to get",
  params: userParams,
  body: notificationChoices,
  reply,
});

export const stopNotificationMailsRoute = defineRoute({
  id: "stopNotificationMails",
  method: "POST",
  path: "/api/notifications/stop-mails",
  tag: "notifications",
  summary: "Turn off all of these mails with the link that stands in each",
  access: "public",
  body: z.object({ token: linkToken }),
  reply: done,
});
