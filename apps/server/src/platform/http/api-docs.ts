import swagger from "@fastify/swagger";
import { IDEMPOTENCY_KEY_MAX } from "@sahne/contract/limits";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { DOCS_CSS, docsPage, type OpenApiDocument } from "./docs-page.ts";

/** The file of an upload is read as it comes and has no schema of its own; what the form looks like is said here. */
const FILE_FORM = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
};

/** Read by the mount and not by a schema, so that its refusal is worded like any other. */
const KEY_HEADER = {
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      minLength: 1,
      maxLength: IDEMPOTENCY_KEY_MAX,
      description: "The same key with the same body answers the same and does the work once.",
    },
  },
};

const describeRoute: typeof jsonSchemaTransform = (input) => {
  const route = jsonSchemaTransform(input);
  if (input.route.config?.isIdempotent) {
    route.schema = { ...route.schema, headers: KEY_HEADER };
  }
  const isUpload = route.schema?.consumes?.includes("multipart/form-data");
  return isUpload ? { ...route, schema: { ...route.schema, body: FILE_FORM } } : route;
};

type DocsOptions = { version: string; publicUrl: URL };

/** OpenAPI 3.1 made from the mounted routes, as JSON and as a page to read. */
export async function installApiDocs(app: FastifyInstance, options: DocsOptions): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Sahne", version: options.version },
      servers: [{ url: options.publicUrl.origin }],
      components: { securitySchemes: { session: { type: "http", scheme: "bearer" } } },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  });

  const hidden = { hide: true } as Record<string, unknown>;
  app.get("/docs/openapi.json", { schema: hidden }, async () => app.swagger());
  app.get("/docs/docs.css", { schema: hidden }, async (_request, reply) => reply.type("text/css").send(DOCS_CSS));
  app.get("/docs", { schema: hidden }, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(docsPage(app.swagger() as OpenApiDocument)),
  );
}
