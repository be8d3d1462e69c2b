import { Readable } from "node:stream";
import type { Route } from "@sahne/contract/route";
import { errorReply } from "@sahne/contract/errors";
import { IDEMPOTENCY_KEY_MAX } from "@sahne/contract/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { openStreams, sendStream } from "./event-stream.ts";
import { attachment } from "./attachment.ts";
import { modeOf } from "#platform/translators.ts";
import type { Mode } from "@sahne/messages/translator";

/** Who is calling, known from the session alone; ids in paths are only compared with it. */
export type Identity = { userId: string; sessionId: string };

type Shape = z.ZodType;

export type Call<P extends Shape, Q extends Shape, B extends Shape> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  language: Mode;
  idempotencyKey: string | undefined;
  request: FastifyRequest;
  /** For headers only; the answer is what the handler returns. */
  reply: FastifyReply;
};

export type SessionCall<P extends Shape, Q extends Shape, B extends Shape> = Call<P, Q, B> & { identity: Identity };

export type Mount = {
  session<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
    route: Route<P, Q, B, R>,
    handler: (call: SessionCall<P, Q, B>) => Promise<z.input<R>>,
  ): void;
  /** For operators; whoever else calls it cannot tell it from an address that does not exist. */
  operator<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
    route: Route<P, Q, B, R>,
    handler: (call: SessionCall<P, Q, B>) => Promise<z.input<R>>,
  ): void;
  operatorFile<P extends Shape, Q extends Shape, B extends Shape>(
    route: Route<P, Q, B, z.ZodString>,
    handler: (call: SessionCall<P, Q, B>) => Promise<SavedText>,
  ): void;
  public<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
    route: Route<P, Q, B, R>,
    handler: (call: Call<P, Q, B>) => Promise<z.input<R>>,
  ): void;
  /** Behind a session as well; what it answers is saved under that name. */
  file<P extends Shape, Q extends Shape, B extends Shape>(
    route: Route<P, Q, B, z.ZodString>,
    handler: (call: SessionCall<P, Q, B>) => Promise<SavedText>,
  ): void;
  /** The same for what is too long to be held as one text. */
  download<P extends Shape, Q extends Shape, B extends Shape>(
    route: Route<P, Q, B, z.ZodString>,
    handler: (call: SessionCall<P, Q, B>) => { name: string; chunks: AsyncIterable<string> },
  ): void;
  /** Behind a session as well. What is thrown before the first event is answered as usual. */
  stream<P extends Shape, Q extends Shape, B extends Shape, Event extends { type: string }>(
    route: Route<P, Q, B, z.ZodString>,
    handler: (call: SessionCall<P, Q, B>, signal: AbortSignal) => Promise<AsyncIterable<Event>>,
  ): void;
};

type SavedText = { name: string; text: string };

/** The answer of calls that have nothing to tell. */
export const DONE = { ok: true } as const;

export type Callers = {
  authenticate: (request: FastifyRequest) => Promise<Identity>;
  isOperator: (userId: string) => Promise<boolean>;
};

/** Turns route objects of the contract into HTTP. The only place where a session is asked for. */
export function createMount(app: FastifyInstance, callers: Callers): Mount {
  const streams = openStreams(app);
  const operators = new WeakMap<FastifyRequest, Identity>();

  function add(route: Route, handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>): void {
    app.route({
      ...(route.access === "operator" && { onRequest: admit }),
      method: route.method,
      url: route.path,
      schema: schemaOf(route),
      ...(route.bodyBytes !== undefined && { bodyLimit: route.bodyBytes }),
      config: {
        routeId: route.id,
        isLong: route.isLong === true || route.isUpload || route.isBinary === true || route.isStream,
        isIdempotent: route.idempotent,
        isAlwaysServed: route.isAlwaysServed === true,
      },
      handler: async (request, reply) => {
        // What one user was told is no business of a cache on the way.
        reply.header("cache-control", "no-store");
        const answer = await handle(request, reply);
        if (route.isStream) return reply;
        return reply.status(route.status).send(answer);
      },
    } satisfies RouteOptions);
  }

  /** Before the body of an operator's route is read: what is wrong with it would tell that somebody reads it. */
  async function admit(request: FastifyRequest): Promise<void> {
    operators.set(request, await asOperator(callers, request));
  }

  function addKnown<P extends Shape, Q extends Shape, B extends Shape, R extends Shape, Answer>(
    [access, route]: ["session" | "operator", Route<P, Q, B, R>],
    handler: (call: SessionCall<P, Q, B>) => Promise<Answer>,
    finish: (answer: Answer, reply: FastifyReply) => unknown = (answer) => answer,
  ): void {
    if (route.access !== access) throw new Error(`${route.id} is a route for ${route.access}.`);
    add(route, async (request, reply) => {
      const identity = operators.get(request) ?? (await callers.authenticate(request));
      const call = readCall(route, request, reply);
      assertOwnPath(call.params, identity);
      return finish(await handler({ ...call, identity }), reply);
    });
  }

  const asFile =
    (route: Route) =>
    ({ name, text }: SavedText, reply: FastifyReply): string => {
      nameFile(route, reply, name);
      return text;
    };

  return {
    session: (route, handler) => addKnown(["session", route], handler),
    file: (route, handler) => addKnown(["session", route], handler, asFile(route)),
    operator: (route, handler) => addKnown(["operator", route], handler),
    operatorFile: (route, handler) => addKnown(["operator", route], handler, asFile(route)),
    download(route, handler) {
      addKnown(
        ["session", route],
        async (call) => handler(call),
        ({ name, chunks }, reply) => {
          nameFile(route, reply, name);
          return Readable.from(chunks);
        },
      );
    },
    stream(route, handler) {
      if (!route.isStream) throw new Error(`${route.id} answers at once.`);
      add(route, async (request, reply) => {
        const call = readCall(route, request, reply);
        const identity = await callers.authenticate(request);
        assertOwnPath(call.params, identity);
        await sendStream(reply, streams, (signal) => handler({ ...call, identity }, signal));
      });
    },
    public(route, handler) {
      if (route.access !== "public") throw new Error(`${route.id} needs a session.`);
      add(route, async (request, reply) => handler(readCall(route, request, reply)));
    },
  };
}

/** Whoever is none gets the answer of an address that does not exist. */
async function asOperator({ authenticate, isOperator }: Callers, request: FastifyRequest): Promise<Identity> {
  const identity = await authenticate(request).catch((cause: unknown) => {
    throw cause instanceof AppError ? new AppError("not_found", { cause }) : cause;
  });
  if (!(await isOperator(identity.userId))) throw new AppError("not_found");
  return identity;
}

function nameFile({ id, fileType }: Route, reply: FastifyReply, name: string): void {
  if (fileType === null) throw new Error(`${id} answers no file.`);
  reply.type(fileType).header("content-disposition", attachment(name));
}

function readCall<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
  route: Route<P, Q, B, R>,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<P, Q, B> {
  return {
    // Fastify has validated and replaced these with the schema's output.
    params: request.params as z.output<P>,
    query: request.query as z.output<Q>,
    body: request.body as z.output<B>,
    language: modeOf(request.headers["accept-language"]),
    idempotencyKey: route.idempotent ? readIdempotencyKey(request) : undefined,
    request,
    reply,
  };
}

function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const value = request.headers["idempotency-key"];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value.length === 0 || value.length > IDEMPOTENCY_KEY_MAX) {
    throw new AppError("invalid_request", { fields: { "Idempotency-Key": "request.idempotencyKey" } });
  }
  return value;
}

/** Someone else's id in the path answers as if it did not exist. */
function assertOwnPath(params: unknown, identity: Identity): void {
  if (typeof params !== "object" || params === null || !("userId" in params)) return;
  if (params.userId !== identity.userId) throw new AppError("not_found");
}

function schemaOf(route: Route): Record<string, unknown> {
  const isAbsent = (shape: Shape): boolean => shape instanceof z.ZodUndefined;
  return {
    operationId: route.id,
    hide: route.access === "operator",
    summary: route.summary,
    tags: [route.tag],
    security: route.access === "session" ? [{ session: [] }] : [],
    ...(route.isUpload && { consumes: ["multipart/form-data"] }),
    ...(route.isBinary && { consumes: ["application/octet-stream"] }),
    ...(isAbsent(route.params) ? {} : { params: route.params }),
    ...(isAbsent(route.query) ? {} : { querystring: route.query }),
    ...(isAbsent(route.body) ? {} : { body: route.body }),
    response: { [route.status]: replyOf(route), "4xx": errorReply, "5xx": errorReply },
  };
}

/** A file is told to the API's readers by its own type; everything else is JSON. */
function replyOf({ fileType, reply }: Route): unknown {
  return fileType === null ? reply : { content: { [fileType]: { schema: reply } } };
}
