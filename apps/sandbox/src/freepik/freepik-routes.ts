import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { nearestAspect } from "#generation/aspect.ts";
import { sendFilm } from "#generation/send-film.ts";
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
import { baseUrl, headerOf, jsonBody, queryOf, takeBytes } from "#http.ts";
import { Refusal } from "#refusal.ts";
import type { World } from "#world.ts";
import { klingModels } from "./kling-models.ts";
import { isLinkValid, signLink } from "./links.ts";
import type { FreepikModel } from "./model.ts";
import { otherModels } from "./other-models.ts";
import { createRateLimit } from "./rate-limit.ts";
import { sendWebhooks } from "./webhooks.ts";

type StarPath = { Params: { "*": string } };

const statusWords: Record<Phase, string> = {
  waiting: "CREATED",
  running: "IN_PROGRESS",
  // No document knows it; vendors add words without telling.
  odd: "ON_HOLD",
  done: "COMPLETED",
  "no-output": "COMPLETED",
  failed: "FAILED",
  filtered: "FAILED",
  cancelled: "FAILED",
};

export function freepikRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);
  const allowance = createRateLimit(world);
  let publicUrl = "http://127.0.0.1";
  sendWebhooks(scope, world, (task) => describe(world, task, publicUrl));

  scope.addHook("onRequest", async (request, reply) => {
    publicUrl = baseUrl(request);
    reply.header("x-request-id", `ak-${randomBytes(16).toString("hex")}`);
  });

  scope.post<StarPath>("/v1/ai/*", async (request, reply) => {
    const key = requireKey(request);
    world.ledger.count("freepik.submit");
    const model = findModel(request.params["*"]);
    if (!model) throw notFound();
    return submit(world, request, reply, { key, model });
  });

  scope.get<StarPath>("/v1/ai/*", async (request, reply) => {
    const key = requireKey(request);
    const allowed = allowance(key);
    reply.headers({
      "x-ratelimit-limit": String(allowed.limit),
      "x-ratelimit-remaining": String(allowed.remaining),
      "x-ratelimit-reset": String(allowed.resetSeconds),
    });
    if (allowed.isSpent) throw tooMany(allowed.resetSeconds);
    const path = request.params["*"];
    if (isFamily(path)) return { data: listTasks(world, path, key) };
    const [family, id] = splitLast(path);
    const task = isFamily(family) ? findTask(world, "freepik", id, key) : undefined;
    if (!task || task.family !== family) throw notFound();
    world.ledger.count("freepik.poll");
    return { data: describe(world, task, baseUrl(request)) };
  });

  scope.get<StarPath>("/cdn/*", async (request, reply) => {
    const file = request.params["*"];
    const task = tasksOf(world).get(/([0-9a-f-]{36})\.mp4$/.exec(file)?.[1] ?? "");
    if (!task || !isLinkValid(world, file, queryOf(request).get("token") ?? "")) {
      return reply.code(403).type("text/html").send("<html><head><title>403 Forbidden</title></head></html>");
    }
    return sendFilm(world, request, reply, task);
  });
}

function submit(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, model }: { key: string; model: FreepikModel },
): FastifyReply {
  const body = readBody(request, model);
  const submission = submitTask(world, {
    vendor: "freepik",
    key,
    path: request.url,
    model: splitLast(model.submit)[1],
    family: model.poll,
    prompt: textOf(body["prompt"]) ?? "",
    aspect: nearestAspect(body["aspect_ratio"] ?? body["size"] ?? body["ratio"]),
    seconds: Number(body["duration"] ?? 5),
    webhookUrl: textOf(body["webhook_url"]),
  });
  if (submission.kind === "rate-limited") throw tooMany(1);
  if (submission.kind === "no-credit") throw new Refusal(402, { message: "You have run out of credits." });
  const misanswer = sendMisanswer(reply, submission.misanswer);
  if (misanswer) return misanswer;
  return reply.code(200).send({ data: { task_id: submission.task.id, status: "CREATED", generated: [] } });
}

/** A wrong Content-Type makes the vendor ignore the body, which then lacks everything. */
function readBody(request: FastifyRequest, model: FreepikModel): Record<string, unknown> {
  const isJson = /^application\/json\b/i.test(headerOf(request, "content-type") ?? "");
  const parsed = model.body.safeParse(isJson ? (jsonBody(request) ?? {}) : {});
  if (!parsed.success) throw invalid(parsed.error.issues.flatMap(describeIssue));
  const body = parsed.data;
  if (model.needsOneOf.length > 0 && model.needsOneOf.every((name) => body[name] === undefined)) {
    throw invalid([{ name: model.needsOneOf[0] ?? "", reason: `one of ${model.needsOneOf.join(", ")} is required` }]);
  }
  return body;
}

type InvalidParameter = { name: string; reason: string };

function describeIssue(issue: z.core.$ZodIssue): InvalidParameter[] {
  if (issue.code !== "unrecognized_keys") return [{ name: issue.path.join("."), reason: issue.message }];
  return issue.keys.map((name) => ({ name, reason: "is not a parameter of this model" }));
}

function invalid(parameters: InvalidParameter[]): Refusal {
  const body = { message: "Your request parameters didn't validate.", invalid_params: parameters };
  return new Refusal(400, JSON.stringify(body), { "content-type": "application/problem+json" });
}

function requireKey(request: FastifyRequest): string {
  const key = headerOf(request, "x-magnific-api-key") ?? headerOf(request, "x-freepik-api-key");
  if (!key) throw new Refusal(401, { message: "Missing API key" });
  if (!key.startsWith("sandbox-")) {
    throw new Refusal(401, { message: "Unauthorized: The provided API key is invalid. Please check your API key." });
  }
  return key;
}

function listTasks(world: World, family: string, key: string): { task_id: string; status: string }[] {
  return tasksOf(world)
    .values()
    .filter((task) => task.vendor === "freepik" && task.family === family && task.key === key)
    .toSorted((left, right) => right.createdAt - left.createdAt)
    .map((task) => ({ task_id: task.id, status: statusWords[phaseOf(world, task)] }));
}

function describe(world: World, task: Task, base: string): Record<string, unknown> {
  const phase = phaseOf(world, task);
  return {
    task_id: task.id,
    status: statusWords[phase],
    generated: phase === "done" ? [base + linkOf(world, task)] : [],
    // The documents give failures no reason; a text has been seen in the wild, and only for some.
    ...(phase === "filtered" && { error: "The request was rejected by the content filter." }),
  };
}

/** Signed once at completion: asking again gives the same link, not a longer one. */
function linkOf(world: World, task: Task): string {
  const isSpoiled = isResultSpoiled(world, task);
  const signedAt = task.faults.includes("expired-once") && !isSpoiled ? world.clock.now().getTime() : task.readyAt;
  const expiresAt = isSpoiled ? task.readyAt - 60_000 : signedAt + world.settings.current().linkMs;
  return signLink(world, `${task.model.split("-")[0]}_${task.id}.mp4`, expiresAt);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function splitLast(path: string): [string, string] {
  const cut = path.lastIndexOf("/");
  return [path.slice(0, Math.max(0, cut)), path.slice(cut + 1)];
}

function notFound(): Refusal {
  return new Refusal(404, { message: "Resource not found" });
}

function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal(429, { message: "Too many requests" }, { "retry-after": String(retryAfterSeconds) });
}

const models = [...klingModels, ...otherModels];
const bySubmitPath = new Map(models.map((entry) => [entry.submit, entry]));
const families = new Set(models.map(({ poll }) => poll));

function findModel(submitPath: string): FreepikModel | undefined {
  return bySubmitPath.get(submitPath);
}

function isFamily(path: string): boolean {
  return families.has(path);
}
