import { z } from "zod";
import { fileIdOf } from "./file.ts";
import type { GeminiDialect } from "./dialect.ts";
import type { GenerationRequest, Progress } from "#providers/video-generator.ts";

const block = z.object({ type: z.string(), uri: z.string().optional() }).loose();
const problem = z.object({ code: z.union([z.string(), z.number()]).optional(), message: z.string().optional() });
const interaction = z.object({
  id: z.string().regex(/^[\w-]{1,200}$/),
  status: z.string(),
  steps: z
    .array(
      z.object({
        type: z.string(),
        content: z.union([z.array(block), z.string()]).optional(),
        error: problem.optional(),
      }),
    )
    .default([]),
  errors: z.array(problem).default([]),
});

type Interaction = z.output<typeof interaction>;

const RUNNING = new Set(["queued", "in_progress"]);
const ENDED = new Set([
  "failed",
  "cancelled",
  "incomplete",
  "budget_exceeded",
  "requires_action",
  "requires_continuation",
]);

/** Omni, through the Interactions API: always in the background, the film always as a file. */
export function omniDialect(model: string): GeminiDialect {
  return {
    submitPath: "interactions",
    submitBody: (request) => ({
      model,
      background: true,
      store: true,
      input: [{ type: "user_input", content: contentOf(request) }],
      response_format: {
        type: "video",
        aspect_ratio: request.aspectRatio,
        duration: `${request.durationSeconds}s`,
        resolution: request.resolution,
        delivery: "uri",
      },
      generation_config: { video_config: { task: request.image ? "image_to_video" : "text_to_video" } },
    }),
    readOperation(reply) {
      const parsed = interaction.safeParse(reply);
      return parsed.success
        ? { id: parsed.data.id, pollPath: `interactions/${parsed.data.id}?stream=false` }
        : undefined;
    },
    readProgress(reply) {
      const parsed = interaction.safeParse(reply);
      return parsed.success ? progressOf(parsed.data) : undefined;
    },
  };
}

function contentOf({ prompt, image }: GenerationRequest): Record<string, unknown>[] {
  const text = { type: "text", text: prompt };
  return image ? [{ type: "image", data: image.toString("base64"), mime_type: "image/jpeg" }, text] : [text];
}

function progressOf({ status, steps, errors }: Interaction): Progress {
  if (RUNNING.has(status)) return { state: "running" };
  const message = [...errors, ...steps.flatMap((step) => step.error ?? [])]
    .map((entry) => entry.message ?? "")
    .join(" ");
  if (status === "completed") {
    const blocks = steps.flatMap(({ type, content }) =>
      type === "model_output" && Array.isArray(content) ? content : [],
    );
    const fileId = fileIdOf(blocks.findLast(({ type, uri }) => type === "video" && uri !== undefined)?.uri);
    // Done without a film: this is how the vendor answers when it refuses the content.
    return fileId === undefined
      ? { state: "failed", problem: "no_output", message }
      : { state: "done", film: { kind: "file", fileId } };
  }
  if (!ENDED.has(status)) return { state: "running", word: status };
  return { state: "failed", problem: /safety|policy|block|filter/i.test(message) ? "content" : "failed", message };
}
