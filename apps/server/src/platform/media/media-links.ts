import { createHmac, timingSafeEqual } from "node:crypto";
import { HOUR_MS } from "@sahne/contract/time-units";
import type { Secrets } from "#platform/secrets.ts";

/** What a link opens: one file of one user, under the epoch that "sign out everywhere" raises. */
export type MediaTarget = { key: string; userId: string; epoch: number };

export type MediaLinks = {
  /** A path on this host that opens the file for a few hours, or until then, without any other credential. */
  link(target: MediaTarget, now: Date, until?: Date): string;
  /** Null unless the signature is ours and not expired; epoch and existence are the caller's to check. */
  read(key: string, query: Record<string, unknown>, now: Date): MediaTarget | null;
};

const LIFE_HOURS = 6;

/**
 * `<video>` and `<img>` cannot send a bearer token, so the link itself is the right to read.
 * It ends on a full hour: the same file keeps the same address between refetches, and the browser's cache works.
 */
export function createMediaLinks(secrets: Secrets): MediaLinks {
  const signingKey = secrets.signingKey("media");

  function sign(target: MediaTarget, expires: number): string {
    const canonical = ["GET", target.key, target.userId, target.epoch, expires].join("\n");
    return createHmac("sha256", signingKey).update(canonical).digest("base64url");
  }

  return {
    link(target, now, until) {
      const expires = until?.getTime() ?? (Math.floor(now.getTime() / HOUR_MS) + LIFE_HOURS + 1) * HOUR_MS;
      const query = new URLSearchParams({
        u: target.userId,
        e: String(target.epoch),
        exp: String(expires),
        sig: sign(target, expires),
      });
      return `/media/${target.key}?${query.toString()}`;
    },
    read(key, query, now) {
      const { u: userId, e: epochText, exp, sig } = query;
      if (typeof userId !== "string" || typeof sig !== "string") return null;
      const epoch = Number(epochText);
      const expires = Number(exp);
      if (!Number.isInteger(epoch) || !Number.isInteger(expires) || expires <= now.getTime()) return null;
      const target = { key, userId, epoch };
      const expected = Buffer.from(sign(target, expires));
      const given = Buffer.from(sig);
      return expected.length === given.length && timingSafeEqual(expected, given) ? target : null;
    },
  };
}
