import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { findUserById, type UserRow } from "./accounts.repo.ts";
import { guardPassword } from "./password-guard.ts";
import { verifyPassword } from "./password.ts";

/** Asks the signed-in user for the password once more; a stolen session alone must not get far. */
export async function requireOwnPassword(
  context: Context,
  userId: string,
  given: { field: string; password: string },
): Promise<UserRow> {
  const user = await findUserById(context.db, userId);
  if (!user) throw new AppError("not_found");
  const guard = await guardPassword(context, { account: `own/${userId}`, network: "session" });
  if (!(await verifyPassword(given.password, user.passwordHash))) {
    // 422, not 401: the session itself is fine.
    throw new AppError("password_wrong", { fields: { [given.field]: "error.password_wrong" } });
  }
  await guard.succeeded();
  return user;
}
