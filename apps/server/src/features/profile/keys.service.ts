import { setTimeout as wait } from "node:timers/promises";
import type { KeyService } from "@sahne/contract/services/services";
import type { KeyTestResult } from "@sahne/contract/accounts/profile";
import type { Context } from "#context.ts";
import { maskKey, openApiKey } from "#features/accounts/api-keys.ts";
import { audit } from "#features/accounts/audit.ts";
import { requireOwnPassword } from "#features/accounts/own-password.ts";
import { AppError } from "#platform/errors.ts";
import type { Writer } from "#providers/writer.ts";
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
  const key = await openApiKey(context, context.db, user.id, service);
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
  const stored = await openApiKey(context, context.db, userId, service);
  const key = !given || given === maskKey(stored ?? "") ? stored : given;
  if (key === null) throw new AppError("provider_key_missing");
  // The browser waits ten seconds; a vendor that is slower than that is out of reach.
  const patience = wait(VENDOR_PATIENCE_MS, "unreachable" as const, { ref: false });
  return Promise.race([checkerOf(context, service).checkKey(key), patience]);
}

/** Whatever a service does, one of its clients asks it whether it knows the key. */
function checkerOf({ generators, writers, speakers }: Context, service: KeyService): Pick<Writer, "checkKey"> {
  const checkers: Record<KeyService, Pick<Writer, "checkKey">> = { ...speakers, ...writers, ...generators };
  return checkers[service];
}

async function takeKeyCall(context: Context, name: "reveal" | "test", userId: string): Promise<void> {
  const limit = { name: `key-${name}`, burst: context.config.limits.keyCallsPerHour, perSeconds: 3_600 };
  await takeToken(context.db, limit, userId);
}
