import { changePasswordBody } from "@sahne/contract/accounts";
import { z } from "zod";
import { passwordPair } from "#lib/password-pair.ts";

export const passwordRules = z.intersection(changePasswordBody, passwordPair);
export type PasswordValues = z.output<typeof passwordRules>;

export const emptyPassword: PasswordValues = { currentPassword: "", password: "", confirm: "" };
