import { z } from "zod";
import { email, fullname } from "./accounts.ts";
import { done } from "#common.ts";
import { CONTACT_MESSAGE_MAX } from "#limits.ts";
import { defineRoute } from "#route.ts";

export const contactBody = z.object({
  name: fullname,
  email,
  message: z
    .string("contact.message.required")
    .trim()
    .min(1, "contact.message.required")
    .max(CONTACT_MESSAGE_MAX, "contact.message.long")
    .refine((text) => !text.includes("\0"), "request.invalid"),
});
export type ContactBody = z.output<typeof contactBody>;

export const contactRoute = defineRoute({
  id: "contact",
  method: "POST",
  path: "/api/contact",
  tag: "contact",
  summary: "Write to the operator of this site",
  access: "public",
  status: 202,
  body: contactBody,
  reply: done,
});
