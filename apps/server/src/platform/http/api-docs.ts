import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { DOCS_CSS, docsPage, type OpenApiDocument } from "./docs-page.ts";

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
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  const hidden = { hide: true } as Record<string, unknown>;
  app.get("/docs/openapi.json", { schema: hidden }, async () => app.swagger());
  app.get("/docs/docs.css", { schema: hidden }, async (_request, reply) => reply.type("text/css").send(DOCS_CSS));
  app.get("/docs", { schema: hidden }, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(docsPage(app.swagger() as OpenApiDocument)),
  );
}
