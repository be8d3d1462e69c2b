import { z } from "zod";
import { done, id, instant } from "./common.ts";
import {
  EMAIL_MAX,
  FULLNAME_MAX,
  FULLNAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  USERNAME_MAX,
  USERNAME_MIN,
} from "./limits.ts";
import { defineRoute } from "./route.ts";

const SIMPLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// The messages are keys of the catalogue; one field answers with its first problem only.
export const fullname = z
  .string()
  .trim()
  .min(1, { error: "profile.name.required", abort: true })
  .min(FULLNAME_MIN, { error: "profile.name.short", abort: true })
  .max(FULLNAME_MAX, "profile.name.long");
export const email = z
  .string()
  .trim()
  .min(1, { error: "profile.email.required", abort: true })
  .max(EMAIL_MAX, { error: "profile.email.bad", abort: true })
  .regex(SIMPLE_EMAIL, "profile.email.bad");
export const username = z
  .string()
  .trim()
  .min(1, { error: "profile.username.required", abort: true })
  .min(USERNAME_MIN, { error: "profile.username.short", abort: true })
  .max(USERNAME_MAX, { error: "profile.username.long", abort: true })
  .regex(/^[A-Za-z0-9_]+$/, "profile.username.chars");
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, "signup.password.short")
  .max(PASSWORD_MAX, "signup.password.long");

export const user = z
  .object({
    _id: id,
    fullname: z.string(),
    email: z.string(),
    username: z.string(),
    /** Masked: first 4 and last 4 characters, or all stars. Empty when there is no key. */
    geminiApiKey: z.string(),
    freepikApiKey: z.string(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "User" });
export type User = z.output<typeof user>;

export const loginBody = z.object({
  username: z.string().trim().min(1, "login.username.required").max(EMAIL_MAX),
  password: z.string().min(1, "login.password.required").max(PASSWORD_MAX),
});
export const registerBody = z.object({ fullname, username, email, password: newPassword });
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
