import { fastify, type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Context } from "#context.ts";
import { metricsRoute } from "#features/status/metrics.routes.ts";
import { statusRoutes } from "#features/status/status.routes.ts";
import { installErrorHandler } from "#platform/http/error-handler.ts";
import { createMount } from "#platform/http/mount.ts";
import { AppError } from "#platform/errors.ts";

/** Health and metrics on a port of their own: also of a process without pages, and not for the public. */
export function createStatusApp(context: Context, version: string): FastifyInstance {
  const app = fastify({ logger: false, return503OnClosing: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrorHandler(app, context.translatorFor);
  const nobody = () => Promise.reject(new AppError("not_found"));
  statusRoutes(createMount(app, { authenticate: nobody, isOperator: nobody }), context, version);
  metricsRoute(app, context, true);
  return app;
}
