import { z } from "zod";

/**
 * A new password typed twice; the second is never sent (R10.2). Stands beside a body, not on it: a rule of the whole form
 * would stay silent while any other field is still wrong.
 */
export const passwordPair = z
  .object({ password: z.string(), confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { path: ["confirm"], error: "signup.mismatch" });
