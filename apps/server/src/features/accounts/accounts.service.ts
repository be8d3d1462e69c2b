import type { LoginBody, RegisterBody, User } from "@sahne/contract/accounts";
import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/ids.ts";
import { maskedApiKey } from "./api-keys.ts";
import { findUserByEmail, findUserByUsername, insertUser, type UserRow } from "./accounts.repo.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { openSession } from "./session.ts";

type SignedIn = { token: string; user: User };

export async function register(context: Context, body: RegisterBody, userAgent: string): Promise<SignedIn> {
  const passwordHash = await hashPassword(body.password);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      id: newId(now),
      fullname: body.fullname,
      email: body.email,
      emailKey: foldCase(body.email),
      username: body.username,
      usernameKey: foldCase(body.username),
      passwordHash,
      createdAt: now,
      updatedAt: now,
    });
    if (!user) {
      const isUsernameTaken = await findUserByUsername(tx, foldCase(body.username));
      throw isUsernameTaken
        ? new AppError("username_taken", { fields: { username: "error.username_taken" } })
        : new AppError("email_taken", { fields: { email: "error.email_taken" } });
    }
    return { token: await openSession(context, tx, { userId: user.id, userAgent }), user: presentUser(context, user) };
  });
}

export async function login(context: Context, body: LoginBody, userAgent: string): Promise<SignedIn> {
  const key = foldCase(body.username);
  const user = key.includes("@") ? await findUserByEmail(context.db, key) : await findUserByUsername(context.db, key);
  const isRight = await verifyPassword(body.password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new AppError("login_failed");
  return {
    token: await openSession(context, context.db, { userId: user.id, userAgent }),
    user: presentUser(context, user),
  };
}

export function presentUser(context: Context, user: UserRow): User {
  return {
    _id: user.id,
    fullname: user.fullname,
    email: user.email,
    username: user.username,
    geminiApiKey: maskedApiKey(context.secrets, user, "gemini"),
    freepikApiKey: maskedApiKey(context.secrets, user, "freepik"),
    preferences: { language: user.language, timeZone: user.timeZone, theme: user.theme },
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}

/** Names differing only in case are the same name; folded here, since database engines disagree on Turkish letters. */
export function foldCase(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
