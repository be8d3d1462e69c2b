import { z } from "zod";
import { url } from "./fields.ts";

export const i2v = "image-to-video";
export const t2v = "text-to-video";

type Fields = Record<string, z.ZodType>;

export type FreepikModel = {
  /** Below `/v1/ai/`. */
  submit: string;
  /** Several models of one family are polled at the family's path, and only there. */
  poll: string;
  body: z.ZodObject;
  /** At least one of these must be there. */
  needsOneOf: string[];
};

type Options = { poll?: string; needsOneOf?: string[] };

export function model(submit: string, fields: Fields, { poll = submit, needsOneOf = [] }: Options = {}): FreepikModel {
  return { submit, poll, body: z.strictObject({ ...fields, webhook_url: url.optional() }), needsOneOf };
}

/** A model whose fields the documents at hand do not list: only what all of them share is checked. */
export function looseModel(submit: string, duration: z.ZodType, poll = submit): FreepikModel {
  const body = z.looseObject({
    prompt: z.string().max(2500).optional(),
    duration: duration.optional(),
    webhook_url: url.optional(),
  });
  return { submit, poll, body, needsOneOf: [] };
}
