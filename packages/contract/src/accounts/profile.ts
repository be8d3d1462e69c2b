import { z } from "zod";
import { currentPassword, email, fullname, user, username } from "./accounts.ts";
import { done, language, linkToken, theme, timeZone, userParams } from "#common.ts";
import { API_KEY_MAX, PROFILE_VIDEOS } from "#limits.ts";
import { defineRoute } from "#route.ts";
import { keyFields, keyService } from "#services/services.ts";
import { video, videoTotals } from "#videos/videos.ts";

export const profileReply = z.object({
  user,
  videos: z.array(video),
  totals: videoTotals,
  /** How many are being made or published this very moment, whenever they were asked for. */
  working: z.int(),
});
export type Profile = z.output<typeof profileReply>;

export const getProfileRoute = defineRoute({
  id: "getProfile",
  method: "GET",
  path: "/api/users/:userId/profile",
  tag: "profile",
  summary: "The user, the newest 100 videos or as few as asked for, and the totals over all",
  params: userParams,
  query: z.object({ videos: z.coerce.number().int().min(0).max(PROFILE_VIDEOS).default(PROFILE_VIDEOS) }),
  reply: profileReply,
});

/** Printable ASCII, as every vendor makes them; a stray line break would otherwise end up in a header. */
export const apiKey = z
  .string()
  .trim()
  .max(API_KEY_MAX, { error: "keys.tooLong", abort: true })
  .regex(/^[!-~]*$/, "keys.chars");

/** A key that is left out or still carries its mask is not changed; an empty one is removed. */
export const profileBody = z.object({
  fullname,
  email,
  username,
  ...keyFields(() => apiKey.optional()),
  /** Needed to change the e-mail address: a session that somebody left open must not move the account away. */
  currentPassword: currentPassword.optional(),
});
export type ProfileBody = z.output<typeof profileBody>;

export const updateProfileRoute = defineRoute({
  id: "updateProfile",
  method: "PUT",
  path: "/api/users/:userId/profile",
  tag: "profile",
  summary: "Save the profile; another e-mail address needs the password, and mails the old one a link to undo it",
  params: userParams,
  body: profileBody,
  reply: z.object({ user }),
});

export const preferencesBody = z.object({
  language: language.optional(),
  timeZone: timeZone.optional(),
  theme: theme.optional(),
});
export type PreferencesBody = z.output<typeof preferencesBody>;

export const updatePreferencesRoute = defineRoute({
  id: "updatePreferences",
  method: "PUT",
  path: "/api/users/:userId/preferences",
  tag: "profile",
  summary: "Language (also of mails), time zone and theme; what is left out stays",
  params: userParams,
  body: preferencesBody,
  reply: z.object({ user }),
});

export const undoEmailRoute = defineRoute({
  id: "undoEmail",
  method: "POST",
  path: "/api/email/undo",
  tag: "profile",
  summary: "Take back a change of e-mail address with the link mailed to the old one; ends every session",
  access: "public",
  body: z.object({ token: linkToken }),
  reply: done,
});

export const confirmEmailRoute = defineRoute({
  id: "confirmEmail",
  method: "POST",
  path: "/api/email/confirm",
  tag: "profile",
  summary: "Prove a new e-mail address with the link mailed to it; from then on reset links go there",
  access: "public",
  body: z.object({ token: linkToken }),
  reply: done,
});

export const resendConfirmationRoute = defineRoute({
  id: "resendConfirmation",
  method: "POST",
  path: "/api/users/:userId/email/confirmation",
  tag: "profile",
  summary: "Mail the link that confirms the new address once more; nothing is sent when there is nothing to confirm",
  status: 202,
  params: userParams,
  reply: done,
});

const keyParams = userParams.extend({ service: keyService });

export const revealKeyRoute = defineRoute({
  id: "revealKey",
  method: "POST",
  path: "/api/users/:userId/keys/:service/reveal",
  tag: "profile",
  summary: "Show the stored key to its owner, who proves it with the password",
  params: keyParams,
  body: z.object({ password: currentPassword }),
  reply: z.object({ key: z.string() }),
});

export const keyTestResult = z.enum(["valid", "refused", "unreachable"]);
export type KeyTestResult = z.output<typeof keyTestResult>;

export const testKeyRoute = defineRoute({
  id: "testKey",
  method: "POST",
  path: "/api/users/:userId/keys/:service/test",
  tag: "profile",
  summary: "Ask the vendor, at no cost, whether a key works: the given one, else the stored one",
  params: keyParams,
  body: z.object({ key: apiKey.optional() }),
  reply: z.object({ result: keyTestResult }),
});
