import type { GenerationRequest, Operation, Progress } from "#providers/video-generator.ts";

/** The two ways in which Google's films are asked for; the model's name decides. */
export type GeminiDialect = {
  submitPath: string;
  submitBody(request: GenerationRequest): Record<string, unknown>;
  readOperation(reply: unknown): Operation | undefined;
  readProgress(reply: unknown): Progress | undefined;
};
