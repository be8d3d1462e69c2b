import { z } from "zod";

export const id = z.string().min(1).max(64);

/** ISO 8601 in UTC on the wire; `Date` inside either side. */
export const instant = z.iso.datetime();

export const language = z.enum(["mix", "tr", "en"]);
export type Language = z.output<typeof language>;

export const done = z.object({ ok: z.literal(true) });

export const userParams = z.object({ userId: id });
