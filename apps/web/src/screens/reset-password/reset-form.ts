import { newPassword } from "@sahne/contract/accounts";
import { z } from "zod";
import { passwordPair } from "#lib/password-pair.ts";

export const resetForm = z.intersection(z.object({ password: newPassword }), passwordPair);
export type ResetForm = z.output<typeof resetForm>;

export const emptyReset: ResetForm = { password: "", confirm: "" };
