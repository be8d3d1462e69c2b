import { setTimeout as wait } from "node:timers/promises";
import type { KeyService, KeyTestResult } from "@sahne/contract/profile";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { maskedApiKey, openApiKey } from "#features/accounts/api-keys.ts";
import { audit } from "#features/accounts/audit.ts";
import { requireOwnPassword } from "#features/accounts/own-password.ts";
import { AppError } from "#platform/errors.ts";
import { takeToken } from "#platform/rate-limit.ts";

const VENDOR_PATIENCE_MS = 8_000;

type Caller = { userId: string; userAgent: string };

export async function revealKey(
  context: Context,
  caller: Caller,
  service: KeyService,
  password: string,
): Promise<string> {
  await takeKeyCall(context, "reveal", caller.userId);
  const user = await requireOwnPassword(context, caller.userId, { field: "password", password }).catch(
    async (error: unknown) => {
      if (error instanceof AppError && error.code === "password_wrong") {
        await audit(context, context.db, { ...caller, kind: "key_reveal_failed" });
      }
      throw error;
    },
  );
  const key = openApiKey(context.secrets, user, service);
  if (key === null) throw new AppError("provider_key_missing");
  await audit(context, context.db, { ...caller, kind: "key_revealed" });
  return key;
}

/** Tests the key in the form; without one, or with the mask still in the field, the stored key. */
export async function testKey(
  context: Context,
  userId: string,
  service: KeyService,
  given: string | undefined,
): Promise<KeyTestResult> {
  await takeKeyCall(context, "test", userId);
  const user = await findUserById(context.db, userId);
  if (!user) throw new AppError("not_found");
  const isStored = !given || given === maskedApiKey(context.secrets, user, service);
  const key = isStored ? openApiKey(context.secrets, user, service) : given;
  if (key === null) throw new AppError("provider_key_missing");
  // The browser waits ten seconds; a vendor that is slower than that is out of reach.
  const patience = wait(VENDOR_PATIENCE_MS, "unreachable" as const, { ref: false });
  return Promise.race([context.generators[service].checkKey(key), patience]);
}

async function takeKeyCall(context: Context, name: "reveal" | "test", userId: string): Promise<void> {
  const limit = { name: `key-${name}`, burst: context.config.limits.keyCallsPerHour, perSeconds: 3_600 };
  await takeToken(context.db, limit, userId);
}
