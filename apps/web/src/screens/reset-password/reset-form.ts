import { newPassword } from "@sahne/contract/accounts";
import { z } from "zod";

export const resetForm = z
  .object({ password: newPassword, confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { path: ["confirm"], error: "signup.mismatch" });
export type ResetForm = z.output<typeof resetForm>;

/** The secret of a mailed link stands behind `#`, which a browser sends to no server. */
export function readLinkToken(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token");
  return token === "" ? null : token;
}
