import { type ErrorCode, type ErrorReply, errorKinds } from "@sahne/contract/errors";
import type { Translator } from "@sahne/messages/translator";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isDatabaseAway } from "#platform/db/database-away.ts";
import { AppError } from "#platform/errors.ts";
import { storeTrouble } from "#platform/media/media-store.ts";
import { modeOf, type TranslatorFor } from "#platform/translators.ts";

type Problem = { code: ErrorCode; fields?: Record<string, string> | undefined; retryAfterSeconds?: number | undefined };

/** One error shape for every route; our own faults are logged whole and answered without detail. */
export function installErrorHandler(app: FastifyInstance, translatorFor: TranslatorFor): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error);
    if (errorKinds[problem.code].status >= 500) request.log.error({ err: error, requestId: request.id }, "failed");
    return sendProblem(reply, request, problem, translatorFor(modeOf(request.headers["accept-language"])));
  });
}

export function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  problem: Problem,
  translate: Translator,
): FastifyReply {
  const { status } = errorKinds[problem.code];
  if (problem.retryAfterSeconds !== undefined) reply.header("retry-after", String(problem.retryAfterSeconds));
  else if (status === 503) reply.header("retry-after", "5");

  const body: ErrorReply = {
    message: textOf(translate, `error.${problem.code}`),
    code: problem.code,
    requestId: request.id,
    ...(problem.fields && { fields: wordedFields(problem.fields, translate) }),
  };
  return reply.status(status).type("application/json; charset=utf-8").send(body);
}

function wordedFields(fields: Record<string, string>, translate: Translator): NonNullable<ErrorReply["fields"]> {
  const entries = Object.entries(fields).map(([path, given]) => {
    // The validator's own words, in English and for programmers, are no text for a form.
    const code = translate.has(given) ? given : "request.invalid";
    return [path, { code, message: textOf(translate, code) }];
  });
  return Object.fromEntries(entries);
}

/** Codes come from schemas and services as plain strings; one without a text is still better than none. */
function textOf(translate: Translator, key: string): string {
  return translate.has(key) ? (translate as (key: string) => string)(key) : key;
}

const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_BODY_TOO_LARGE: "too_large",
  FST_ERR_CTP_INVALID_JSON_BODY: "invalid_json",
  FST_ERR_CTP_EMPTY_JSON_BODY: "invalid_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "invalid_request",
  FST_REQ_FILE_TOO_LARGE: "too_large",
};

/** Database errors for a text with a zero byte or a lone surrogate; the input is wrong, not the server. */
const NO_TEXT = new Set(["22021", "22P05"]);

function problemOf(error: FastifyError): Problem {
  if (error instanceof AppError) return error;
  // A full disk may be the database's as well.
  const trouble = storeTrouble(error);
  if (trouble) return { code: trouble };
  if (hasZodFastifySchemaValidationErrors(error))
    return { code: "invalid_request", fields: fieldsOf(error.validation) };
  const known = FRAMEWORK_CODES[error.code];
  if (known) return { code: known };
  if (error instanceof SyntaxError) return { code: "invalid_json" };
  if (NO_TEXT.has(deepestCode(error))) return { code: "invalid_request" };
  if (isDatabaseAway(error)) return { code: "unavailable" };
  if (error.statusCode === 413) return { code: "too_large" };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: "invalid_request" };
  }
  return { code: "internal" };
}

type ValidationIssue = { instancePath: string; message?: string | undefined };

/** The first problem of each field, under a dotted path. */
function fieldsOf(issues: readonly ValidationIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.instancePath.split("/").filter(Boolean).join(".");
    fields[path || "body"] ??= issue.message ?? "request.invalid";
  }
  return fields;
}

function deepestCode(error: Error & { code?: unknown }): string {
  if (error.cause instanceof Error) return deepestCode(error.cause);
  return typeof error.code === "string" ? error.code : "";
}
