import { registerBody } from "@sahne/contract/accounts/accounts";
import { z } from "zod";
import { passwordPair } from "#lib/password-pair.ts";

/** What is typed: the contract's body without what the browser adds, and the repeated password, which is never sent (R10.2). */
export const signupForm = z.intersection(
  registerBody.omit({ timeZone: true, theme: true, invitation: true }),
  passwordPair,
);
export type SignupForm = z.output<typeof signupForm>;

export const emptySignup: SignupForm = { fullname: "", username: "", email: "", password: "", confirm: "" };
