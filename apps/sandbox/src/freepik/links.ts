import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { World } from "#world.ts";

/** A link that opens the film without a key, until its time is over. */
export function signLink(world: World, file: string, expiresAt: number): string {
  const exp = Math.floor(expiresAt / 1000);
  return `/freepik/cdn/${file}?token=exp=${exp}~hmac=${macOf(world, file, exp)}`;
}

export function isLinkValid(world: World, file: string, token: string): boolean {
  const found = /^exp=(\d+)~hmac=([0-9a-f]{64})$/.exec(token);
  if (!found?.[2]) return false;
  const exp = Number(found[1]);
  const isGenuine = timingSafeEqual(Buffer.from(found[2], "hex"), Buffer.from(macOf(world, file, exp), "hex"));
  return isGenuine && world.clock.now().getTime() < exp * 1000;
}

function macOf(world: World, file: string, exp: number): string {
  const secrets = world.store.collection("secrets", z.string());
  const secret = secrets.get("links") ?? secrets.set("links", randomBytes(32).toString("hex"));
  return createHmac("sha256", secret).update(`${file}|${exp}`).digest("hex");
}
