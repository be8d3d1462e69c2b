import { registerBody } from "@sahne/contract/accounts";
import { z } from "zod";

/** What is typed: the contract's body and the repeated password, which is never sent (R10.2). */
export const signupForm = registerBody.extend({ confirm: z.string() }).refine(
  ({ password, confirm }) => password === confirm,
  // Told even while other fields are still empty: people meet this one long before they have filled all.
  { path: ["confirm"], error: "signup.mismatch", when: () => true },
);
export type SignupForm = z.output<typeof signupForm>;

export const emptySignup: SignupForm = { fullname: "", username: "", email: "", password: "", confirm: "" };
