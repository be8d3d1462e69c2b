import type { UserRow } from "#features/accounts/accounts.repo.ts";

// No address contains a colon, so a look-up by address never finds what is stored under such a key.
const MARK = "held:";

/** The key of an address that somebody typed but that belongs to another account. */
export function heldByOther(userId: string, emailKey: string): string {
  return `${MARK}${userId}:${emailKey}`;
}

export function isHeldByOther({ emailKey }: Pick<UserRow, "emailKey">): boolean {
  return emailKey.startsWith(MARK);
}
