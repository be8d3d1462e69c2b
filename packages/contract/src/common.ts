import { z } from "zod";
import { LINK_TOKEN_MAX, TIME_ZONE_MAX } from "./limits.ts";

export const id = z.string().min(1).max(64);

/** ISO 8601 in UTC on the wire; `Date` inside either side. */
export const instant = z.iso.datetime();

export const language = z.enum(["mix", "tr", "en"]);
export type Language = z.output<typeof language>;

export const theme = z.enum(["dark", "light", "system"]);
export type Theme = z.output<typeof theme>;

const ZONE_NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** An IANA name such as `Europe/Istanbul`; a bare offset knows nothing of summer time and is refused. */
export const timeZone = z.string().max(TIME_ZONE_MAX, "preferences.timeZone.bad").refine(isTimeZone, {
  error: "preferences.timeZone.bad",
  abort: true,
});

function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    // Intl has no other way to ask.
    return false;
  }
}

/** The secret part of a link that came by mail. */
export const linkToken = z
  .string("error.link_invalid")
  .min(1, "error.link_invalid")
  .max(LINK_TOKEN_MAX, "error.link_invalid");

export const done = z.object({ ok: z.literal(true) });

export const userParams = z.object({ userId: id });

/** Which of one's channels is meant; left out, the default one. */
export const ofChannel = z.object({ channelId: id.optional() });
