import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { cutConnection, jsonBody, takeBytes } from "#http.ts";
import { Refusal } from "#refusal.ts";
import type { World } from "#world.ts";
import { OPENAI_VOICE_NAMES, speak, wavOf } from "./speech.ts";
import { payForText, type TextResult } from "./paid-text.ts";
import { piecesOf, sendEvents } from "./stream-text.ts";

const content = z.union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().optional() }))]);
const message = z.looseObject({ role: z.string(), content });
const jsonSchema = z.looseObject({ type: z.string(), name: z.string().optional(), schema: z.unknown().optional() });

const responsesBody = z.looseObject({
  model: z.string(),
  input: z.union([z.string(), z.array(message)]),
  instructions: z.string().nullish(),
  text: z.looseObject({ format: jsonSchema.optional() }).optional(),
  stream: z.boolean().optional(),
});

const chatBody = z.looseObject({
  model: z.string(),
  messages: z.array(message).min(1),
  response_format: z
    .looseObject({ type: z.string(), json_schema: z.looseObject({ schema: z.unknown().optional() }).optional() })
    .optional(),
  stream: z.boolean().optional(),
});

const speechBody = z.looseObject({
  model: z.string(),
  input: z.string().min(1).max(4096),
  voice: z.enum(OPENAI_VOICE_NAMES),
  response_format: z.enum(["wav", "pcm"]),
  speed: z.number().min(0.25).max(4).default(1),
});

export function openaiRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);
  speechRoute(scope, world);

  scope.get("/v1/models", async (request) => {
    requireKey(request);
    return {
      object: "list",
      data: ["gpt-5.4-mini", "gpt-6-luna", "gpt-4o"].map((id) => ({ id, object: "model", owned_by: "sandbox" })),
    };
  });

  scope.post("/v1/responses", async (request, reply) => {
    const key = requireKey(request);
    const body = read(request, responsesBody);
    const prompt = typeof body.input === "string" ? body.input : body.input.map(textOf).join("\n");
    const schema = body.text?.format?.type === "json_schema" ? body.text.format.schema : undefined;
    const instructions = body.instructions ?? undefined;
    const call = { vendor: "openai", key, path: request.url, model: body.model, prompt, instructions, schema } as const;
    const result = payForText(world, call);
    const part = answerPart(reply, result);
    if (!part) return reply;
    const item = { id: newId("msg"), type: "message", role: "assistant", status: "completed", content: [part] };
    const response = {
      id: newId("resp"),
      object: "response",
      created_at: seconds(world),
      status: "completed",
      model: body.model,
      error: null,
      incomplete_details: null,
      output: [item],
      usage: { input_tokens: prompt.length, output_tokens: 64, total_tokens: prompt.length + 64 },
    };
    return body.stream ? sendEvents(reply, responseEvents(response, item.id, part)) : response;
  });

  scope.post("/v1/chat/completions", async (request, reply) => {
    const key = requireKey(request);
    const body = read(request, chatBody);
    const wordsOf = (...roles: string[]): string =>
      body.messages
        .filter(({ role }) => roles.includes(role))
        .map(textOf)
        .join("\n");
    const prompt = wordsOf("user");
    const instructions = wordsOf("system", "developer");
    const schema = body.response_format?.json_schema?.schema;
    const call = { vendor: "openai", key, path: request.url, model: body.model, prompt, instructions, schema } as const;
    const result = payForText(world, call);
    const part = answerPart(reply, result);
    if (!part) return reply;
    const head = { id: newId("chatcmpl"), created: seconds(world), model: body.model };
    if (body.stream) return sendEvents(reply, chatEvents(head, part, prompt));
    return {
      ...head,
      object: "chat.completion",
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: part.text ?? null, refusal: part.refusal ?? null },
          finish_reason: "stop",
        },
      ],
      usage: { prompt_tokens: prompt.length, completion_tokens: 64, total_tokens: prompt.length + 64 },
    };
  });
}

/** Speech in the two formats without loss; the others would need an encoder. */
function speechRoute(scope: FastifyInstance, world: World): void {
  scope.post("/v1/audio/speech", async (request, reply) => {
    const key = requireKey(request);
    const body = read(request, speechBody);
    const call = { vendor: "openai", key, path: request.url, model: body.model, prompt: body.input } as const;
    const result = payForText(world, call);
    const part = answerPart(reply, result);
    if (!part) return reply;
    if (part.refusal !== undefined) throw refused(400, "content_policy_violation", "Your request was rejected.");
    const samples = speak(body.input, body.speed);
    return reply
      .type(body.response_format === "wav" ? "audio/wav" : "audio/pcm")
      .send(body.response_format === "wav" ? wavOf(samples) : samples);
  });
}

type Part = { type: string; text?: string; refusal?: string; annotations?: unknown[] };

/** As the official client reads them: each event names its type twice, and counts. */
function responseEvents(response: object, itemId: string, part: Part) {
  const place = { item_id: itemId, output_index: 0, content_index: 0 };
  const kind = part.refusal === undefined ? "output_text" : "refusal";
  const events: Record<string, unknown>[] = [
    { type: "response.created", response: { ...response, status: "in_progress", output: [], usage: null } },
    ...piecesOf(part.text ?? part.refusal ?? "").map((delta) => ({
      type: `response.${kind}.delta`,
      ...place,
      delta,
      logprobs: [],
    })),
    { type: "response.completed", response },
  ];
  return events.map((event, index) => ({ name: String(event["type"]), data: { ...event, sequence_number: index } }));
}

function chatEvents(head: object, part: Part, prompt: string) {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    data: { ...head, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] },
  });
  const usage = { prompt_tokens: prompt.length, completion_tokens: 64, total_tokens: prompt.length + 64 };
  return [
    chunk({ role: "assistant", content: "" }),
    ...(part.refusal === undefined
      ? piecesOf(part.text ?? "").map((content) => chunk({ content }))
      : [chunk({ refusal: part.refusal })]),
    chunk({}, "stop"),
    { data: { ...head, object: "chat.completion.chunk", choices: [], usage } },
    { data: "[DONE]" },
  ];
}

/** `undefined` when the connection was cut on purpose. */
function answerPart(reply: FastifyReply, result: TextResult): Part | undefined {
  if (result.kind === "rate-limited") {
    throw refused(429, "rate_limit_exceeded", "Rate limit reached. Please try again in 1s.", { "retry-after": "1" });
  }
  if (result.kind === "no-credit")
    throw refused(
      429,
      "insufficient_quota",
      "You exceeded your current quota, please check your plan and billing details.",
    );
  if (result.kind === "failed")
    throw refused(500, "server_error", "The server had an error while processing your request.");
  if (result.kind === "filtered") return { type: "refusal", refusal: "I'm sorry, I can't help with that." };
  if (!result.isAnswerLost) return { type: "output_text", text: result.text, annotations: [] };
  cutConnection(reply);
  return undefined;
}

function requireKey(request: FastifyRequest): string {
  const key = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (key?.startsWith("sandbox-")) return key;
  throw refused(401, "invalid_api_key", "Incorrect API key provided.");
}

function read<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(jsonBody(request));
  if (parsed.success) return parsed.data;
  throw refused(400, "invalid_request_error", z.prettifyError(parsed.error));
}

function textOf({ content }: z.output<typeof message>): string {
  return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("");
}

function refused(status: number, code: string, text: string, headers: Record<string, string> = {}): Refusal {
  return new Refusal(status, { error: { message: text, type: code, code, param: null } }, headers);
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString("hex")}`;
}

function seconds(world: World): number {
  return Math.floor(world.clock.now().getTime() / 1000);
}
