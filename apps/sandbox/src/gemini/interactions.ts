import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  findTask,
  isResultSpoiled,
  phaseOf,
  sendMisanswer,
  submitTask,
  tasksOf,
  type Phase,
  type Task,
} from "#generation/tasks.ts";
import { jsonBody } from "#http.ts";
import type { World } from "#world.ts";
import { fileUri, newFileId } from "./files.ts";
import { interactionRefusal } from "./gemini-refusal.ts";
import { readInteraction } from "./interaction-request.ts";
import { requireKey } from "./key.ts";
import { kindOfModel } from "./models.ts";

const TOKENS_PER_SECOND = 5792;
const INPUT_TOKENS = 2052;
const LONGEST_BLOCKING_MS = 120_000;

type ById = { Params: { id: string } };

export function interactionRoutes(scope: FastifyInstance, world: World): void {
  scope.post("/v1beta/interactions", async (request, reply) => create(world, request, reply, requireKey(request)));

  scope.get<ById>("/v1beta/interactions/:id", async (request) => {
    const task = requireTask(world, request.params.id, requireKey(request));
    world.ledger.count("gemini.poll");
    return describe(world, task);
  });

  // Cancelling stops the work, not the bill: the ledger keeps its entry.
  scope.post<ById>("/v1beta/interactions/:id/cancel", async (request) => {
    const task = requireTask(world, request.params.id, requireKey(request));
    const phase = phaseOf(world, task);
    if (phase !== "waiting" && phase !== "running") {
      throw interactionRefusal(400, "failed_precondition", "The interaction is not in progress.");
    }
    return describe(world, tasksOf(world).set(task.id, { ...task, cancelledAt: world.clock.now().getTime() }));
  });

  scope.delete<ById>("/v1beta/interactions/:id", async (request) => {
    const task = requireTask(world, request.params.id, requireKey(request));
    tasksOf(world).delete(task.id);
    return {};
  });
}

async function create(world: World, request: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply> {
  const asked = readInteraction(jsonBody(request));
  if (kindOfModel(asked.model) !== "omni") {
    throw interactionRefusal(
      404,
      "not_found",
      `Model ${asked.model} was not found or does not support video interactions.`,
    );
  }
  const submission = submitTask(world, {
    id: `v1_${randomBytes(18).toString("base64url")}`,
    vendor: "gemini",
    key,
    path: request.url,
    model: asked.model,
    family: "interactions",
    prompt: asked.prompt,
    aspect: asked.aspect,
    seconds: asked.seconds,
    details: { fileId: newFileId(world), isInline: asked.isInline, input: asked.content.map(withoutData) },
  });
  if (submission.kind === "rate-limited") {
    reply.header("retry-after", "1");
    throw interactionRefusal(429, "resource_exhausted", "You exceeded your current quota. Please retry in 1s.");
  }
  if (submission.kind === "no-credit") {
    throw interactionRefusal(402, "resource_exhausted", "Your prepayment credits are depleted.");
  }
  const misanswer = sendMisanswer(reply, submission.misanswer);
  if (misanswer) return misanswer;
  if (asked.isBackground) return reply.send(head(world, submission.task));
  await untilSettled(world, submission.task);
  return reply.send(await describe(world, submission.task));
}

/** Pictures are echoed without their bytes, which nobody reads back. */
function withoutData(block: { type: string; data?: string | undefined }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(block).filter(([name]) => name !== "data"));
}

/** Without `background` the call blocks until the film is there. */
async function untilSettled(world: World, task: Task): Promise<void> {
  const deadline = Date.now() + LONGEST_BLOCKING_MS;
  for (let phase = phaseOf(world, task); phase === "waiting" || phase === "running"; phase = phaseOf(world, task)) {
    if (Date.now() > deadline) throw interactionRefusal(504, "deadline_exceeded", "Deadline exceeded.");
    await wait(20);
  }
}

const statusWords: Record<Phase, string> = {
  waiting: "queued",
  running: "in_progress",
  odd: "paused",
  done: "completed",
  filtered: "completed",
  "no-output": "completed",
  failed: "failed",
  cancelled: "cancelled",
};

function head(world: World, task: Task): Record<string, unknown> {
  const phase = phaseOf(world, task);
  return {
    id: task.id,
    object: "interaction",
    status: phase === "waiting" ? "in_progress" : statusWords[phase],
    model: task.model,
    created: new Date(task.createdAt).toISOString(),
    updated: world.clock.now().toISOString(),
  };
}

async function describe(world: World, task: Task): Promise<Record<string, unknown>> {
  const phase = phaseOf(world, task);
  const userInput = { type: "user_input", content: task.details["input"] };
  const answer = { ...head(world, task), status: statusWords[phase] };
  if (phase === "failed")
    return { ...answer, steps: [userInput], errors: [{ code: "internal", message: "Video generation failed." }] };
  // Filtered looks like success without a film; that is the trap.
  if (phase === "filtered" || phase === "no-output")
    return { ...answer, steps: [userInput, { type: "model_output", content: [] }] };
  if (phase !== "done") return { ...answer, steps: [userInput] };
  const tokens = Math.round(task.seconds * TOKENS_PER_SECOND);
  return {
    ...answer,
    steps: [userInput, { type: "model_output", content: [await videoBlock(world, task)] }],
    usage: {
      total_input_tokens: INPUT_TOKENS,
      total_output_tokens: tokens,
      total_tokens: INPUT_TOKENS + tokens,
      output_tokens_by_modality: [{ modality: "video", tokens }],
    },
  };
}

async function videoBlock(world: World, task: Task): Promise<Record<string, unknown>> {
  const kind = { type: "video", mime_type: "video/mp4" };
  if (task.details["isInline"] !== true) return { ...kind, uri: fileUri(String(task.details["fileId"])) };
  if (isResultSpoiled(world, task)) return kind;
  return { ...kind, data: await readFile(await world.films.make(task), "base64") };
}

function requireTask(world: World, id: string, key: string): Task {
  const task = findTask(world, "gemini", id, key);
  if (task?.family === "interactions") return task;
  throw interactionRefusal(404, "not_found", `Interaction ${id} was not found.`);
}
