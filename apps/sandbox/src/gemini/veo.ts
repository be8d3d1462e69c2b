import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { findTask, phaseOf, sendMisanswer, submitTask, type Task } from "#generation/tasks.ts";
import { nearestAspect } from "#generation/aspect.ts";
import { jsonBody } from "#http.ts";
import type { World } from "#world.ts";
import { fileUri, newFileId } from "./files.ts";
import { geminiRefusal, invalidArgument, retryInfo } from "./gemini-refusal.ts";
import { requireKey } from "./key.ts";
import { pictureProblem } from "./pictures.ts";

const image = z.strictObject({ bytesBase64Encoded: z.string(), mimeType: z.string() });

const bodySchema = z.strictObject({
  instances: z
    .array(
      z.strictObject({
        prompt: z.string().min(1),
        image: image.optional(),
        lastFrame: image.optional(),
        referenceImages: z.array(z.unknown()).optional(),
      }),
    )
    .length(1),
  parameters: z
    .strictObject({
      sampleCount: z.int().min(1).max(1).optional(),
      durationSeconds: z.literal([4, 6, 8]).optional(),
      aspectRatio: z.enum(["16:9", "9:16"]).optional(),
      resolution: z.enum(["720p", "1080p", "4k"]).optional(),
      personGeneration: z.enum(["dont_allow", "allow_adult"]).optional(),
      negativePrompt: z.string().optional(),
    })
    .optional(),
  webhookConfig: z.unknown().optional(),
});

export function predictLongRunning(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  { model, key }: { model: string; key: string },
): FastifyReply {
  const parsed = bodySchema.safeParse(jsonBody(request));
  if (!parsed.success) throw invalidArgument(`Invalid request: ${z.prettifyError(parsed.error)}`);
  const { instances, parameters = {} } = parsed.data;
  const [instance] = instances;
  if (!instance) throw invalidArgument("instances must have one element");
  for (const picture of [instance.image, instance.lastFrame]) {
    const problem = picture && pictureProblem(picture.bytesBase64Encoded, picture.mimeType);
    if (problem !== undefined) throw invalidArgument(problem);
  }
  const submission = submitTask(world, {
    vendor: "gemini",
    key,
    path: request.url,
    model,
    family: `models/${model}/operations`,
    prompt: instance.prompt,
    aspect: nearestAspect(parameters.aspectRatio),
    seconds: parameters.durationSeconds ?? 8,
    details: { fileId: newFileId(world) },
  });
  if (submission.kind === "rate-limited") {
    throw geminiRefusal(429, "RESOURCE_EXHAUSTED", "You exceeded your current quota.", [retryInfo(1)]);
  }
  if (submission.kind === "no-credit")
    throw geminiRefusal(402, "RESOURCE_EXHAUSTED", "Your prepayment credits are depleted.");
  const misanswer = sendMisanswer(reply, submission.misanswer);
  if (misanswer) return misanswer;
  return reply.send({ name: nameOf(submission.task) });
}

export function operationRoutes(scope: FastifyInstance, world: World): void {
  scope.get<{ Params: { model: string; id: string } }>("/v1beta/models/:model/operations/:id", async (request) => {
    const key = requireKey(request);
    const { model, id } = request.params;
    const task = findTask(world, "gemini", id, key);
    if (!task || task.model !== model) throw geminiRefusal(404, "NOT_FOUND", `Operation ${id} was not found.`);
    world.ledger.count("gemini.poll");
    return describe(world, task);
  });
}

function describe(world: World, task: Task): Record<string, unknown> {
  const name = nameOf(task);
  const phase = phaseOf(world, task);
  const response = (content: Record<string, unknown>) => ({
    name,
    done: true,
    response: {
      "@type": "type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningResponse",
      generateVideoResponse: content,
    },
  });
  if (phase === "waiting" || phase === "running" || phase === "odd") return { name };
  if (phase === "done")
    return response({ generatedSamples: [{ video: { uri: fileUri(String(task.details["fileId"])) } }] });
  if (phase === "no-output") return response({});
  if (phase === "filtered") {
    const reason = "The video was blocked because it goes against the usage guidelines. You were not charged.";
    return response({ raiMediaFilteredCount: 1, raiMediaFilteredReasons: [reason] });
  }
  return { name, done: true, error: { code: 13, message: "Video generation failed due to an internal server issue." } };
}

function nameOf(task: Task): string {
  return `${task.family}/${task.id}`;
}
