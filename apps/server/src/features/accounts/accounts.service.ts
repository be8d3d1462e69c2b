import type { LoginBody, RegisterBody, User } from "@sahne/contract/accounts/accounts";
import type { Language } from "@sahne/contract/common";
import { keyFields } from "@sahne/contract/services/services";
import type { Context } from "#context.ts";
import { admitNewcomer } from "#features/site/invitations.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { violatedIndex } from "#platform/db/unique-violation.ts";
import { AppError } from "#platform/errors.ts";
import { foldCase } from "#platform/fold-case.ts";
import { newId } from "#platform/ids.ts";
import { maskedApiKeys } from "./api-keys.ts";
import {
  changeUser,
  findUserByEmail,
  findUserByUsername,
  insertUser,
  lockUser,
  type UserRow,
} from "./accounts.repo.ts";
import { audit, auditFailedLogin } from "./audit.ts";
import { isEmailReserved } from "./email-changes.repo.ts";
import { offerOperation } from "./operator-address.ts";
import { guardPassword } from "./password-guard.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password.ts";
import { openSession } from "./session.ts";
import { isWeakPassword } from "./weak-password.ts";

type SignedIn = { token: string; user: User };

/** Where a visitor calls from; none of it proves anything. */
export type Visitor = { userAgent: string; network: string };

export async function register(
  context: Context,
  body: RegisterBody,
  visitor: Visitor & { language: Language },
): Promise<SignedIn> {
  await assertStrong(context, body.password, body);
  const passwordHash = await hashPassword(body.password);
  const now = context.clock.now();
  return context.db.transaction(async (tx) => {
    await admitNewcomer(context, tx, body.invitation);
    if (await isEmailReserved(tx, foldCase(body.email), now)) throw emailTaken();
    const user = await insertUser(tx, {
      id: newId(now),
      fullname: body.fullname,
      email: body.email,
      emailKey: foldCase(body.email),
      username: body.username,
      usernameKey: foldCase(body.username),
      passwordHash,
      language: visitor.language,
      ...(body.timeZone && { timeZone: body.timeZone, isTimeZoneChosen: true }),
      ...(body.theme && { theme: body.theme }),
      createdAt: now,
      updatedAt: now,
    });
    if (!user) throw (await findUserByUsername(tx, foldCase(body.username))) ? usernameTaken() : emailTaken();
    await offerOperation(context, tx, user);
    return signIn(context, tx, user, { kind: "signed_up", userAgent: visitor.userAgent });
  });
}

export async function login(context: Context, body: LoginBody, visitor: Visitor): Promise<SignedIn> {
  const key = foldCase(body.username);
  const user = key.includes("@") ? await findUserByEmail(context.db, key) : await findUserByUsername(context.db, key);
  // One count for both names of an account. A name without one is counted just the same, so that no wait tells who exists.
  const account = user ? `login/id/${user.id}` : `login/${key}`;
  const guard = await guardPassword(context, { account, network: visitor.network });
  const isRight = await verifyPassword(body.password, user?.passwordHash ?? null);
  if (!user || !isRight) {
    await auditFailedLogin(context, user?.id ?? null, visitor.userAgent);
    throw new AppError("login_failed");
  }
  await guard.succeeded();
  if (isOutdated(user.passwordHash)) {
    await changeUser(context.db, user.id, { passwordHash: await hashPassword(body.password) });
  }
  return context.db.transaction(async (tx) => {
    // Locked: whoever is being blocked right now opens no session that outlives it.
    const current = await lockUser(tx, user.id);
    if (current?.blockedAt) throw new AppError("account_blocked");
    await offerOperation(context, tx, user);
    return signIn(context, tx, user, { kind: "login", userAgent: visitor.userAgent });
  });
}

type SignInEvent = { kind: "login" | "signed_up"; userAgent: string };

async function signIn(context: Context, tx: Transaction, user: UserRow, event: SignInEvent): Promise<SignedIn> {
  const owner = { userId: user.id, userAgent: event.userAgent };
  await audit(context, tx, { ...owner, kind: event.kind });
  return { token: await openSession(context, tx, owner), user: await presentUser(context, tx, user) };
}

export async function presentUser(context: Context, executor: Executor, user: UserRow): Promise<User> {
  const keys = await maskedApiKeys(context, executor, user.id);
  return {
    _id: user.id,
    fullname: user.fullname,
    email: user.email,
    recoveryEmail: user.recoveryEmail,
    username: user.username,
    ...keyFields((service) => keys[service] ?? ""),
    preferences: {
      language: user.language,
      timeZone: user.isTimeZoneChosen ? user.timeZone : null,
      theme: user.theme,
    },
    ...(user.isOperator && { isOperator: true as const }),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}

type PasswordOwner = { username: string; email: string; fullname: string };

export async function assertStrong({ config }: Context, password: string, owner: PasswordOwner): Promise<void> {
  if (password.length >= config.limits.passwordMinLength && !(await isWeakPassword(password, owner))) return;
  throw new AppError("password_weak", { fields: { password: "error.password_weak" } });
}

export function usernameTaken(): AppError {
  return new AppError("username_taken", { fields: { username: "error.username_taken" } });
}

export function emailTaken(): AppError {
  return new AppError("email_taken", { fields: { email: "error.email_taken" } });
}

/** Two people may want the same name at the same moment; the index decides, and the loser is told as usual. */
export function asTaken(error: unknown): never {
  const index = violatedIndex(error);
  if (index === "users_username_key") throw usernameTaken();
  if (index === "users_email_key" || index === "users_recovery_email_key") throw emailTaken();
  throw error;
}
