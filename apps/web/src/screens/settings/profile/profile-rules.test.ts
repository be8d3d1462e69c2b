import { expect, test } from "vitest";
import { aUser } from "#test/samples.ts";
import { changedProfile, profileRules, profileValues } from "./profile-rules.ts";

const user = { ...aUser, geminiApiKey: "AIza****wxyz" };
const values = profileValues(user);

function problems(change: object): Record<string, string> {
  const result = profileRules(user).safeParse({ ...values, ...change });
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

test("[R9.3] what the server sent is accepted as it is, masks included", () => {
  expect(problems({})).toEqual({});
});

test.each([
  ["fullname", "  ", "profile.name.required"],
  ["fullname", " a ", "profile.name.short"],
  ["email", "", "profile.email.required"],
  ["email", "ada@example", "profile.email.bad"],
  ["username", "", "profile.username.required"],
  ["username", "ab", "profile.username.short"],
  ["username", "çağrı", "profile.username.chars"],
  ["geminiApiKey", "AIza****wxy", "keys.masked"],
  ["freepikApiKey", "a key", "keys.chars"],
  ["freepikApiKey", "k".repeat(501), "keys.tooLong"],
  ["fullname", "a".repeat(10_000), "profile.name.long"],
  ["username", "<script>alert(1)</script>", "profile.username.chars"],
  ["username", "'; drop table users; --", "profile.username.chars"],
])("[R9.3] %s %j is refused with its own words", (field, text, message) => {
  expect(problems({ [field]: text })).toEqual({ [field]: message });
});

test.each(["Şule Çağrı Öğüt", "عليا محمد", "🎬 Ada", "O'Neill <Ada>"])("[R9.3] %s is a name", (fullname) => {
  expect(problems({ fullname })).toEqual({});
});

test("[R9.1] an untouched key is not sent at all", () => {
  expect(changedProfile({ ...values, fullname: "Ada L." }, user)).toEqual({
    fullname: "Ada L.",
    email: user.email,
    username: user.username,
  });
});

test("[R9.1] a new key is sent, and an emptied one is sent empty, which removes it", () => {
  expect(changedProfile({ ...values, geminiApiKey: "", freepikApiKey: "fpk-1" }, user)).toMatchObject({
    geminiApiKey: "",
    freepikApiKey: "fpk-1",
  });
});
