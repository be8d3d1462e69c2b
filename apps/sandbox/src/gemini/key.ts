import type { FastifyRequest } from "fastify";
import { headerOf, queryOf } from "#http.ts";
import { geminiRefusal } from "./gemini-refusal.ts";

/** A bad key is a 400 here, not a 401. */
export function requireKey(request: FastifyRequest): string {
  const key = headerOf(request, "x-goog-api-key") ?? queryOf(request).get("key");
  if (!key) {
    const message =
      "Method doesn't allow unregistered callers. Please use API Key or other form of API consumer identity.";
    throw geminiRefusal(403, "PERMISSION_DENIED", message);
  }
  if (!key.startsWith("sandbox-")) {
    throw geminiRefusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
      {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        reason: "API_KEY_INVALID",
        domain: "googleapis.com",
        metadata: { service: "generativelanguage.googleapis.com" },
      },
    ]);
  }
  return key;
}
