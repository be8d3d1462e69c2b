import { z } from "zod";

/** Who can write; `local` is a server of the operator's that needs no key. */
export const writerService = z.enum(["openai", "anthropic", "gemini", "local"]);
export type WriterService = z.output<typeof writerService>;
