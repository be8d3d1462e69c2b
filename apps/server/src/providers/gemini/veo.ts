import { z } from "zod";
import { fileIdOf } from "./file.ts";
import type { GeminiDialect } from "./dialect.ts";
import type { Progress } from "#providers/video-generator.ts";

const operationName = z.string().regex(/^models\/[\w.-]+\/operations\/[\w-]{1,200}$/);
const videoReply = z.object({
  generatedSamples: z.array(z.object({ video: z.object({ uri: z.string().optional() }).optional() })).optional(),
  raiMediaFilteredCount: z.number().optional(),
  raiMediaFilteredReasons: z.array(z.string()).optional(),
});
const operation = z.object({
  name: operationName,
  done: z.boolean().optional(),
  error: z.object({ message: z.string().optional() }).optional(),
  response: z.object({ generateVideoResponse: videoReply.optional() }).optional(),
});

/** Veo's older way, kept for whoever still has access to a `veo-…` model. */
export function veoDialect(model: string): GeminiDialect {
  return {
    submitPath: `models/${model}:predictLongRunning`,
    submitBody: ({ prompt, image, durationSeconds, aspectRatio, resolution }) => ({
      instances: [
        {
          prompt,
          // Vertex's form of a picture, not the one of Google's other calls.
          ...(image && { image: { bytesBase64Encoded: image.toString("base64"), mimeType: "image/jpeg" } }),
        },
      ],
      parameters: { sampleCount: 1, durationSeconds, aspectRatio, resolution },
    }),
    readOperation(reply) {
      const parsed = operation.safeParse(reply);
      if (!parsed.success) return undefined;
      const { name } = parsed.data;
      return { id: name.split("/").at(-1) ?? name, pollPath: name };
    },
    readProgress(reply) {
      const parsed = operation.safeParse(reply);
      return parsed.success ? progressOf(parsed.data) : undefined;
    },
  };
}

function progressOf({ done, error, response }: z.output<typeof operation>): Progress {
  if (!done) return { state: "running" };
  if (error) return { state: "failed", problem: "failed", message: error.message ?? "" };
  const film = response?.generateVideoResponse;
  const fileId = fileIdOf(film?.generatedSamples?.[0]?.video?.uri);
  if (fileId !== undefined) return { state: "done", film: { kind: "file", fileId } };
  const isFiltered = (film?.raiMediaFilteredCount ?? 0) > 0;
  const message = film?.raiMediaFilteredReasons?.join(" ") ?? "";
  return { state: "failed", problem: isFiltered ? "content" : "no_output", message };
}
