import { z } from "zod";
import { done, id, instant, language, linkToken, theme, timeZone, userParams } from "#common.ts";
import {
  EMAIL_MAX,
  FULLNAME_MAX,
  FULLNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from "#limits.ts";
import { defineRoute } from "#route.ts";
import { keyFields } from "#services/services.ts";

/** x@y.z, without the signs that mean something in a mail's header. */
const SIMPLE_EMAIL = /^[^\s@<>(),;:"\\\p{Cc}]+@[^\s@<>(),;:"\\\p{Cc}]+\.[^\s@<>(),;:"\\\p{Cc}]+$/u;
/** Control and direction-changing characters: invisible in a name, and able to turn a line of text around. */
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

// The messages are keys of the catalogue; one field answers with its first problem only.
export const fullname = z
  .string("profile.name.required")
  .trim()
  .min(1, { error: "profile.name.required", abort: true })
  .min(FULLNAME_MIN, { error: "profile.name.short", abort: true })
  .max(FULLNAME_MAX, { error: "profile.name.long", abort: true })
  .refine((text) => !INVISIBLE.test(text), "profile.name.chars");
export const email = z
  .string("profile.email.required")
  .trim()
  .min(1, { error: "profile.email.required", abort: true })
  .max(EMAIL_MAX, { error: "profile.email.bad", abort: true })
  .regex(SIMPLE_EMAIL, "profile.email.bad");
export const username = z
  .string("profile.username.required")
  .trim()
  .min(1, { error: "profile.username.required", abort: true })
  .min(USERNAME_MIN, { error: "profile.username.short", abort: true })
  .max(USERNAME_MAX, { error: "profile.username.long", abort: true })
  .regex(/^[A-Za-z0-9_]+$/, "profile.username.chars");
export const newPassword = z
  .string("signup.password.short")
  .min(PASSWORD_MIN, "signup.password.short")
  .max(PASSWORD_MAX, "signup.password.long");

export const currentPassword = z
  .string("login.password.required")
  .min(1, "login.password.required")
  .max(PASSWORD_MAX, "signup.password.long");

export const preferences = z.object({
  language,
  /** Null until somebody chose one; the browser's own is then as good as any. */
  timeZone: z.string().nullable(),
  theme,
});
export type Preferences = z.output<typeof preferences>;

export const user = z
  .object({
    _id: id,
    fullname: z.string(),
    email: z.string(),
    /** Where mails that open the account go while a new address waits to be confirmed; else null. */
    recoveryEmail: z.string().nullable(),
    username: z.string(),
    /** Masked: first 4 and last 4 characters, or all stars. Empty when there is no key. */
    ...keyFields(() => z.string()),
    preferences,
    /** Only there for whoever may see the operators' page. */
    isOperator: z.literal(true).optional(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "User" });
export type User = z.output<typeof user>;

export const loginBody = z.object({
  username: z
    .string("login.username.required")
    .trim()
    .min(1, "login.username.required")
    .max(EMAIL_MAX, "error.login_failed"),
  password: currentPassword,
});
/** Zone and theme are the browser's; a value that is not known here is no reason to refuse an account. */
export const registerBody = z.object({
  fullname,
  username,
  email,
  password: newPassword,
  timeZone: timeZone.optional().catch(undefined),
  theme: theme.optional().catch(undefined),
  /** The secret of an invitation's link, where accounts are opened only with one. */
  invitation: linkToken.optional(),
});
export type LoginBody = z.output<typeof loginBody>;
export type RegisterBody = z.output<typeof registerBody>;

const sessionReply = z.object({ token: z.string(), user });

export const loginRoute = defineRoute({
  id: "login",
  method: "POST",
  path: "/login",
  tag: "accounts",
  summary: "Sign in with a username and a password",
  access: "public",
  body: loginBody,
  reply: sessionReply,
});

export const registerRoute = defineRoute({
  id: "register",
  method: "POST",
  path: "/register",
  tag: "accounts",
  summary: "Open an account",
  access: "public",
  status: 201,
  body: registerBody,
  reply: sessionReply,
});

export const logoutRoute = defineRoute({
  id: "logout",
  method: "POST",
  path: "/api/logout",
  tag: "accounts",
  summary: "End this session on the server",
  reply: done,
});

export const forgotPasswordBody = z.object({ email });
export const resetPasswordBody = z.object({ token: linkToken, password: newPassword });
export const changePasswordBody = z.object({ currentPassword, password: newPassword });
export type ResetPasswordBody = z.output<typeof resetPasswordBody>;
export type ChangePasswordBody = z.output<typeof changePasswordBody>;

export const forgotPasswordRoute = defineRoute({
  id: "forgotPassword",
  method: "POST",
  path: "/api/password/forgot",
  tag: "accounts",
  summary: "Mail a reset link; the answer is the same whether or not the account exists",
  access: "public",
  status: 202,
  body: forgotPasswordBody,
  reply: done,
});

export const resetPasswordRoute = defineRoute({
  id: "resetPassword",
  method: "POST",
  path: "/api/password/reset",
  tag: "accounts",
  summary: "Set a new password with a mailed link; ends every session",
  access: "public",
  body: resetPasswordBody,
  reply: done,
});

export const changePasswordRoute = defineRoute({
  id: "changePassword",
  method: "PUT",
  path: "/api/users/:userId/password",
  tag: "accounts",
  summary: "Change the password; ends every other session",
  params: userParams,
  body: changePasswordBody,
  reply: done,
});

export const session = z
  .object({
    _id: id,
    userAgent: z.string(),
    createdAt: instant,
    lastUsedAt: instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: "Session" });
export type Session = z.output<typeof session>;

export const listSessionsRoute = defineRoute({
  id: "listSessions",
  method: "GET",
  path: "/api/users/:userId/sessions",
  tag: "accounts",
  summary: "Where this account is signed in, last used first",
  params: userParams,
  reply: z.object({ sessions: z.array(session) }),
});

export const endOtherSessionsRoute = defineRoute({
  id: "endOtherSessions",
  method: "DELETE",
  path: "/api/users/:userId/sessions",
  tag: "accounts",
  summary: "Sign out everywhere else; ends every media link too",
  params: userParams,
  reply: done,
});

export const endSessionRoute = defineRoute({
  id: "endSession",
  method: "DELETE",
  path: "/api/users/:userId/sessions/:sessionId",
  tag: "accounts",
  summary: "End one session",
  params: userParams.extend({ sessionId: id }),
  reply: done,
});

/** Words for each stand in the catalogue under `audit.<kind>`. */
export const securityEventKind = z.enum([
  "signed_up",
  "login",
  "login_failed",
  "password_reset_asked",
  "password_reset",
  "password_changed",
  "key_revealed",
  "key_reveal_failed",
  "key_changed",
  "email_changed",
  "email_change_undone",
  "email_confirmed",
  "signed_out",
  "session_ended",
  "signed_out_everywhere",
  "data_exported",
  "channel_connected",
  "channel_disconnected",
]);
export type SecurityEventKind = z.output<typeof securityEventKind>;

export const securityEvent = z
  .object({ _id: id, kind: securityEventKind, createdAt: instant, userAgent: z.string() })
  .meta({ id: "SecurityEvent" });
export type SecurityEvent = z.output<typeof securityEvent>;

export const listSecurityEventsRoute = defineRoute({
  id: "listSecurityEvents",
  method: "GET",
  path: "/api/users/:userId/security-events",
  tag: "accounts",
  summary: "What happened to this account, newest first",
  params: userParams,
  reply: z.object({ events: z.array(securityEvent) }),
});
