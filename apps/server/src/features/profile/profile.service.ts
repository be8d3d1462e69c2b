import type { User } from "@sahne/contract/accounts/accounts";
import type { PreferencesBody, ProfileBody } from "@sahne/contract/accounts/profile";
import { keyFieldOf, keyService } from "@sahne/contract/services/services";
import type { Context } from "#context.ts";
import {
  changeUser,
  findUserById,
  findUserByUsername,
  lockUser,
  type UserRow,
} from "#features/accounts/accounts.repo.ts";
import { asTaken, presentUser, usernameTaken } from "#features/accounts/accounts.service.ts";
import { keepApiKey, maskedApiKeys } from "#features/accounts/api-keys.ts";
import { audit } from "#features/accounts/audit.ts";
import { requireOwnPassword } from "#features/accounts/own-password.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { foldCase } from "#platform/fold-case.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { changeEmail } from "./change-email.ts";

/** Names, addresses and keys are typed by hand; whoever saves more often is trying something out. */
const SAVES = { name: "profile-save", burst: 60, perSeconds: 3_600 };

type Caller = { userId: string; userAgent: string };

export async function updateProfile(context: Context, caller: Caller, body: ProfileBody): Promise<User> {
  await takeToken(context.db, SAVES, caller.userId);
  await assertMayMove(context, caller.userId, body);
  const saving = context.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.userId);
    if (!user) throw new AppError("not_found");
    await assertUsernameFree(tx, user, body.username);
    await changeEmail(context, tx, user, { email: body.email, userAgent: caller.userAgent });
    await changeKeys(context, tx, user, { body, userAgent: caller.userAgent });
    // Named one by one: whatever else a request carries reaches no column.
    const saved = await changeUser(tx, user.id, {
      fullname: body.fullname,
      username: body.username,
      usernameKey: foldCase(body.username),
      updatedAt: context.clock.now(),
    });
    return presentUser(context, tx, saved ?? user);
  });
  return saving.catch(asTaken);
}

export async function updatePreferences(context: Context, userId: string, body: PreferencesBody): Promise<User> {
  const { language, timeZone, theme } = body;
  const given = {
    ...(language && { language }),
    ...(timeZone && { timeZone, isTimeZoneChosen: true }),
    ...(theme && { theme }),
  };
  const user =
    Object.keys(given).length > 0
      ? await changeUser(context.db, userId, given)
      : await findUserById(context.db, userId);
  if (!user) throw new AppError("not_found");
  return presentUser(context, context.db, user);
}

/** Hashing is costly, so it is done before the row is locked. */
async function assertMayMove(context: Context, userId: string, body: ProfileBody): Promise<void> {
  const user = await findUserById(context.db, userId);
  if (!user) throw new AppError("not_found");
  if (body.email === user.email) return;
  const field = "currentPassword";
  if (body.currentPassword === undefined) {
    throw new AppError("invalid_request", { fields: { [field]: "login.password.required" } });
  }
  await requireOwnPassword(context, userId, { field, password: body.currentPassword });
}

async function assertUsernameFree(tx: Transaction, user: UserRow, username: string): Promise<void> {
  const holder = await findUserByUsername(tx, foldCase(username));
  if (holder && holder.id !== user.id) throw usernameTaken();
}

type KeyChange = { body: ProfileBody; userAgent: string };

/** A form that never touched a key sends its mask back, which means "as it was". */
async function changeKeys(context: Context, tx: Transaction, user: UserRow, change: KeyChange): Promise<void> {
  const masks = await maskedApiKeys(context, tx, user.id);
  for (const service of keyService.options) {
    const key = change.body[keyFieldOf(service)];
    if (key === undefined || key === (masks[service] ?? "")) continue;
    // Half a mask is neither the old key nor a new one.
    if (key.includes("**")) throw new AppError("invalid_request", { fields: { [keyFieldOf(service)]: "keys.masked" } });
    await keepApiKey(context, tx, { userId: user.id, service, key });
    await audit(context, tx, { userId: user.id, kind: "key_changed", userAgent: change.userAgent });
  }
}
