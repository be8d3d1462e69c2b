import type { User } from "@sahne/contract/accounts/accounts";
import { apiKey, profileBody, type ProfileBody } from "@sahne/contract/accounts/profile";
import { keyFieldOf, keyFields, keyService } from "@sahne/contract/services/services";
import { z } from "zod";

/** Every field is a text in the form; a key that was not touched still shows its mask. */
export type ProfileValues = Record<keyof ProfileBody, string>;

export function profileValues(user: User): ProfileValues {
  const { fullname, email, username } = user;
  const keys = keyFields((service) => user[keyFieldOf(service)]);
  return { fullname, email, username, ...keys, currentPassword: "" };
}

/** The contract's rules, and those only the form can know: half a mask is no key, another address needs the password. */
export function profileRules(user: User) {
  return profileBody
    .extend({
      ...keyFields((service) => keyBesides(user[keyFieldOf(service)])),
      currentPassword: z.string(),
    })
    .refine(({ email, currentPassword }) => email === user.email || currentPassword !== "", {
      error: "profile.password.required",
      path: ["currentPassword"],
      // One thing after the other: first an address, then the right to take it.
      when: ({ value }) => profileBody.shape.email.safeParse((value as ProfileValues).email).success,
    });
}

/** What is sent: a key that still shows its mask is left out, so it is neither changed nor written anywhere. */
export function changedProfile(values: ProfileValues, user: User): ProfileBody {
  const { fullname, email, username, currentPassword } = values;
  const changedKeys = keyService.options.map(keyFieldOf).filter((field) => values[field] !== user[field]);
  return {
    fullname,
    email,
    username,
    ...(email !== user.email && { currentPassword }),
    ...Object.fromEntries(changedKeys.map((field) => [field, values[field]])),
  };
}

function keyBesides(mask: string) {
  return z
    .string()
    .refine((text) => text === mask || !text.includes("**"), { error: "keys.masked", abort: true })
    .pipe(apiKey);
}
