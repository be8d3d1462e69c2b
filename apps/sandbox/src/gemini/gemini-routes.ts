import type { FastifyInstance } from "fastify";
import { queryOf, takeBytes } from "#http.ts";
import type { World } from "#world.ts";
import { describeFile, downloadFile } from "./files.ts";
import { generateContent } from "./generate-content.ts";
import { geminiRefusal } from "./gemini-refusal.ts";
import { interactionRoutes } from "./interactions.ts";
import { requireKey } from "./key.ts";
import { describeModel, isRetired, kindOfModel, listModels } from "./models.ts";
import { operationRoutes, predictLongRunning } from "./veo.ts";

export function geminiRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);
  interactionRoutes(scope, world);
  operationRoutes(scope, world);

  scope.get("/v1beta/models", async (request) => {
    requireKey(request);
    const size = Math.max(1, Number(queryOf(request).get("pageSize") ?? 50));
    const start = Number(queryOf(request).get("pageToken") ?? 0);
    const all = listModels(world);
    const next = start + size < all.length ? { nextPageToken: String(start + size) } : {};
    return { models: all.slice(start, start + size), ...next };
  });

  scope.get<{ Params: { model: string } }>("/v1beta/models/:model", async (request) => {
    requireKey(request);
    requireModel(world, request.params.model);
    return describeModel(request.params.model);
  });

  // One segment holds both the model and what to do with it: `veo-3.1-generate-preview:predictLongRunning`.
  scope.post<{ Params: { call: string } }>("/v1beta/models/:call", async (request, reply) => {
    const key = requireKey(request);
    const [model = "", method = ""] = request.params.call.split(":");
    const kind = requireModel(world, model);
    world.ledger.count(`gemini.${method}`);
    if (method === "predictLongRunning" && kind === "veo")
      return predictLongRunning(world, request, reply, { model, key });
    if (method === "generateContent" && (kind === "text" || kind === "speech")) {
      return generateContent(world, request, reply, { model, key, isSpeech: kind === "speech", isStream: false });
    }
    if (method === "streamGenerateContent" && kind === "text") {
      return generateContent(world, request, reply, { model, key, isSpeech: false, isStream: true });
    }
    throw geminiRefusal(
      404,
      "NOT_FOUND",
      `models/${model} is not found for API version v1beta, or is not supported for ${method}.`,
    );
  });

  scope.get<{ Params: { call: string } }>("/v1beta/files/:call", async (request, reply) => {
    const key = requireKey(request);
    const [fileId = "", method] = request.params.call.split(":");
    if (method === undefined) return describeFile(world, fileId, key);
    if (method !== "download" || queryOf(request).get("alt") !== "media") {
      throw geminiRefusal(400, "INVALID_ARGUMENT", "A download needs alt=media.");
    }
    return downloadFile(world, request, reply, { fileId, key, hops: 0 });
  });

  scope.get<{ Params: { call: string } }>("/download/v1beta/files/:call", async (request, reply) => {
    const key = requireKey(request);
    const [fileId = ""] = request.params.call.split(":");
    return downloadFile(world, request, reply, { fileId, key, hops: Number(queryOf(request).get("hop") ?? 1) });
  });
}

function requireModel(world: World, name: string) {
  const kind = kindOfModel(name);
  if (isRetired(world, name)) throw geminiRefusal(404, "NOT_FOUND", `models/${name} is no longer available.`);
  if (!kind) throw geminiRefusal(404, "NOT_FOUND", `models/${name} is not found for API version v1beta.`);
  return kind;
}
