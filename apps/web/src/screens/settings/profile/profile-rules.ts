import type { User } from "@sahne/contract/accounts";
import { apiKey, profileBody, type ProfileBody } from "@sahne/contract/profile";
import { z } from "zod";

/** Every field is a text in the form; a key that was not touched still shows its mask. */
export type ProfileValues = Record<keyof ProfileBody, string>;

export function profileValues({ fullname, email, username, geminiApiKey, freepikApiKey }: User): ProfileValues {
  return { fullname, email, username, geminiApiKey, freepikApiKey, currentPassword: "" };
}

/** The contract's rules, and those only the form can know: half a mask is no key, another address needs the password. */
export function profileRules(user: User) {
  return profileBody
    .extend({
      geminiApiKey: keyBesides(user.geminiApiKey),
      freepikApiKey: keyBesides(user.freepikApiKey),
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
  const { geminiApiKey, freepikApiKey, currentPassword, ...names } = values;
  return {
    ...names,
    ...(names.email !== user.email && { currentPassword }),
    ...(geminiApiKey !== user.geminiApiKey && { geminiApiKey }),
    ...(freepikApiKey !== user.freepikApiKey && { freepikApiKey }),
  };
}

function keyBesides(mask: string) {
  return z
    .string()
    .refine((text) => text === mask || !text.includes("**"), { error: "keys.masked", abort: true })
    .pipe(apiKey);
}
