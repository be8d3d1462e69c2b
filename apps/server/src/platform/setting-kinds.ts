import { z } from "zod";

// Kinds of settings that stand in several tables of them.

export const httpUrl = z.url({ protocol: /^https?$/ });

export const modelName = z.string().regex(/^[a-z0-9.-]+$/);

/** Models in the order in which they are offered: the cheapest sensible one first. */
export const modelList = z
  .string()
  .regex(/^[\w.:/-]+(\s*,\s*[\w.:/-]+)*$/)
  .transform((list) => list.split(",").map((model) => model.trim()));
