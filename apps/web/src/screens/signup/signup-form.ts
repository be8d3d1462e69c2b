import { registerBody } from "@sahne/contract/accounts";
import { z } from "zod";
import { passwordPair } from "#lib/password-pair.ts";

/** What is typed: the contract's body and the repeated password, which is never sent (R10.2). */
export const signupForm = z.intersection(registerBody, passwordPair);
export type SignupForm = z.output<typeof signupForm>;

export const emptySignup: SignupForm = { fullname: "", username: "", email: "", password: "", confirm: "" };
