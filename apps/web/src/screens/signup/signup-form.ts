import { registerBody } from "@sahne/contract/accounts";
import { z } from "zod";

// Beside the body, not on it: a rule of the whole form would stay silent while any other field is still wrong.
const passwordPair = z
  .object({ password: z.string(), confirm: z.string() })
  .refine(({ password, confirm }) => password === confirm, { path: ["confirm"], error: "signup.mismatch" });

/** What is typed: the contract's body and the repeated password, which is never sent (R10.2). */
export const signupForm = z.intersection(registerBody, passwordPair);
export type SignupForm = z.output<typeof signupForm>;

export const emptySignup: SignupForm = { fullname: "", username: "", email: "", password: "", confirm: "" };
