import { expect, test } from "vitest";
import { emptySignup, signupForm } from "./signup-form.ts";

const filled = { fullname: "Ada Lovelace", username: "ada_1", email: "ada@example.org", password: "secret1" };

function problems(input: object): Record<string, string> {
  const result = signupForm.safeParse({ ...emptySignup, ...input });
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

test("[R10.2] equal passwords of six characters are accepted", () => {
  expect(problems({ ...filled, confirm: "secret1" })).toEqual({});
});

test("[R10.2] different passwords are told at the second field, even while the rest is empty", () => {
  expect(problems({ ...filled, confirm: "secret2" })).toEqual({ confirm: "signup.mismatch" });
  expect(problems({ password: "secret1", confirm: "secret2" })).toMatchObject({ confirm: "signup.mismatch" });
});

test("[R10.2] a password of five characters is too short", () => {
  expect(problems({ ...filled, password: "12345", confirm: "12345" })).toEqual({ password: "signup.password.short" });
});

test("[R9.3] name, username and e-mail follow the profile's rules", () => {
  expect(problems({ ...filled, fullname: " a ", username: "a-b", email: "ada@x", confirm: "secret1" })).toEqual({
    fullname: "profile.name.short",
    username: "profile.username.chars",
    email: "profile.email.bad",
  });
});
