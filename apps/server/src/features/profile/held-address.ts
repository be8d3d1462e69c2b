import type { UserRow } from "#features/accounts/accounts.repo.ts";

// A colon stands in no address: what is kept under such a key is found by nobody who looks for an address.
const MARK = "held:";

/** The key of an address that somebody typed but that belongs to another account. */
export function heldByOther(userId: string, emailKey: string): string {
  return `${MARK}${userId}:${emailKey}`;
}

export function isHeldByOther({ emailKey }: Pick<UserRow, "emailKey">): boolean {
  return emailKey.startsWith(MARK);
}
