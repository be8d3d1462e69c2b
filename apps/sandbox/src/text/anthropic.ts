import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { cutConnection, headerOf, jsonBody, takeBytes } from "#http.ts";
import { Refusal } from "#refusal.ts";
import type { World } from "#world.ts";
import { payForText } from "./paid-text.ts";
import { piecesOf, sendEvents } from "./stream-text.ts";

const content = z.union([z.string(), z.array(z.looseObject({ type: z.string(), text: z.string().optional() }))]);

const bodySchema = z.looseObject({
  model: z.string(),
  max_tokens: z.int().min(1),
  system: content.optional(),
  messages: z.array(z.looseObject({ role: z.enum(["user", "assistant"]), content })).min(1),
  output_config: z
    .looseObject({ format: z.looseObject({ type: z.string(), schema: z.unknown().optional() }).optional() })
    .optional(),
  tools: z.array(z.looseObject({ name: z.string(), input_schema: z.unknown().optional() })).optional(),
  stream: z.boolean().optional(),
  tool_choice: z.looseObject({ type: z.string(), name: z.string().optional() }).optional(),
});

export function anthropicRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);

  scope.post("/v1/messages", async (request, reply) => {
    const key = requireKey(request);
    const parsed = bodySchema.safeParse(jsonBody(request));
    if (!parsed.success) throw refused(400, "invalid_request_error", z.prettifyError(parsed.error));
    const body = parsed.data;
    const prompt = body.messages
      .filter(({ role }) => role === "user")
      .map((message) => textOf(message.content))
      .join("\n");
    const tool =
      body.tool_choice?.type === "tool" ? body.tools?.find(({ name }) => name === body.tool_choice?.name) : undefined;
    const schema = tool ? tool.input_schema : body.output_config?.format?.schema;
    const result = payForText(world, {
      vendor: "anthropic",
      key,
      path: request.url,
      model: body.model,
      prompt,
      instructions: body.system === undefined ? undefined : textOf(body.system),
      schema,
    });
    if (result.kind === "rate-limited")
      throw refused(429, "rate_limit_error", "Number of requests has exceeded your rate limit.", {
        "retry-after": "1",
      });
    if (result.kind === "no-credit")
      throw refused(400, "invalid_request_error", "Your credit balance is too low to access the API.");
    if (result.kind === "failed") throw refused(529, "overloaded_error", "Overloaded");
    if (result.kind === "answer" && result.isAnswerLost) return cutConnection(reply);
    const text = result.kind === "answer" ? result.text : "";
    const block = tool
      ? {
          type: "tool_use",
          id: newId("toolu"),
          name: tool.name,
          input: text === "" ? {} : (JSON.parse(text) as unknown),
        }
      : { type: "text", text };
    const message = {
      id: newId("msg"),
      type: "message",
      role: "assistant",
      model: body.model,
      content: result.kind === "filtered" ? [] : [block],
      stop_reason: result.kind === "filtered" ? "refusal" : tool ? "tool_use" : "end_turn",
      stop_sequence: null,
      usage: { input_tokens: prompt.length, output_tokens: 64 },
    };
    return body.stream ? sendEvents(reply, messageEvents(message, text)) : message;
  });

  scope.get("/v1/models", async (request) => {
    requireKey(request);
    const data = ["claude-haiku-5-5", "claude-sonnet-5-5"].map((id) => ({ type: "model", id, display_name: id }));
    return { data, has_more: false, first_id: data[0]?.id, last_id: data.at(-1)?.id };
  });
}

type Message = { stop_reason: string; usage: { input_tokens: number; output_tokens: number } };

function messageEvents(message: Message, text: string) {
  const { stop_reason, usage } = message;
  const opened = { ...message, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } };
  const block = { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } };
  const deltas = piecesOf(text).map((piece) => ({
    type: "content_block_delta",
    index: 0,
    delta: { type: "text_delta", text: piece },
  }));
  const events: ({ type: string } & Record<string, unknown>)[] = [
    { type: "message_start", message: opened },
    ...(stop_reason === "refusal" ? [] : [block, ...deltas, { type: "content_block_stop", index: 0 }]),
    { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage },
    { type: "message_stop" },
  ];
  return events.map((data) => ({ name: data.type, data }));
}

/** Newer clients send a bearer token, older ones `x-api-key`. */
function requireKey(request: FastifyRequest): string {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const key = headerOf(request, "x-api-key") ?? bearer;
  if (headerOf(request, "anthropic-version") === undefined) {
    throw refused(400, "invalid_request_error", "anthropic-version: header is required");
  }
  if (key?.startsWith("sandbox-")) return key;
  throw refused(401, "authentication_error", "invalid x-api-key");
}

function textOf(value: z.output<typeof content>): string {
  return typeof value === "string" ? value : value.map((part) => part.text ?? "").join("");
}

function refused(status: number, type: string, message: string, headers: Record<string, string> = {}): Refusal {
  return new Refusal(status, { type: "error", error: { type, message }, request_id: newId("req") }, headers);
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("base64url")}`;
}
